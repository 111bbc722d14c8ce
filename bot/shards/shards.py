"""Which shards a process has, and so which servers: Discord deals them by their ids."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, Self

MOST: Final = 16_000
"""More than any bot has."""
_FORM: Final = re.compile(r"(\d{1,5}(?:-\d{1,5})?(?:,\d{1,5}(?:-\d{1,5})?)*)/(\d{1,5})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Shards:
    """Some of a number of shards."""

    ids: tuple[int, ...]
    """In rising order, at least one."""
    count: int
    """How many there are in all processes."""

    @classmethod
    def read(cls, text: str) -> Self:
        """Read what `str` writes, such as ``0-3/8`` or ``1,5-7/8``.

        Raises:
            ValueError: It is none; its sentence is for an operator.
        """
        found = _FORM.fullmatch(text.replace(" ", ""))
        if found is None:
            raise ValueError("it has to be shards and their number, such as 0-3/8 for the first four of eight")
        count = int(found[2])
        ids = tuple(number for part in found[1].split(",") for number in _numbers(part))
        if not 1 <= count <= MOST:
            raise ValueError(f"the number of shards has to be from 1 to {MOST}")
        if not ids or max(ids) >= count:
            raise ValueError(f"of {count} shards the first is 0 and the last is {count - 1}")
        if any(one >= other for one, other in pairwise(ids)):
            raise ValueError("each shard has to be named once, in rising order")
        return cls(ids, count)

    @property
    def has_first(self) -> bool:
        """Whether the first one is among them: all that belongs to no server is told to it, and once for all of us."""
        return self.ids[0] == 0

    @property
    def share(self) -> float:
        """How much of all they are, from 0 to 1."""
        return len(self.ids) / self.count

    def owns(self, guild_id: int) -> bool:
        """Return whether a server is told of to one of them; 0 stands for no server."""
        return shard_of(guild_id, self.count) in self.ids

    def __str__(self) -> str:
        return f"{','.join(_ranges(self.ids))}/{self.count}"


ALL: Final = Shards((0,), 1)
"""Those of a bot that is one process, as far as which servers are its own goes: however many Discord makes of them."""


def shard_of(guild_id: int, shard_count: int) -> int:
    """Return the connection over which Discord tells of a server."""
    return (guild_id >> 22) % shard_count


def _numbers(part: str) -> range:
    """Return the shards of ``3`` or ``3-5``."""
    first, _, last = part.partition("-")
    return range(int(first), int(last or first) + 1)


def _ranges(ids: Iterable[int]) -> Iterator[str]:
    runs: list[list[int]] = []
    for number in ids:
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return (str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)
