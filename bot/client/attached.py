"""Which files our messages have, as Discord last said: one that a message shows already is not sent again.

Nothing depends on it but bytes: of a message that is not remembered all files are sent anew.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

import discord

REMEMBERED: Final = 1_000
"""How many messages are remembered, at about a kilobyte each."""

Files = tuple[discord.Attachment, ...]


@dataclass(slots=True)
class Changing:
    """A message that is being changed."""

    had: Files | None
    """Its files before; ``None`` where that is not known."""
    is_mixed: bool
    """Whether another change is on its way already."""
    has: Files | None = None
    """Its files afterwards, for whoever changes it to say; ``None`` while that is not known."""


class Attached:
    """The files of messages.

    Args:
        remembered: Of how many messages.
    """

    def __init__(self, remembered: int = REMEMBERED) -> None:
        self._most = remembered
        self._files: OrderedDict[int, Files] = OrderedDict()
        self._changes: Counter[int] = Counter()
        """How many changes of a message are on their way."""
        self._mixed: set[int] = set()
        """Messages that several changes are on their way to: nobody knows in which order they arrive."""

    def posted(self, message: discord.Message) -> None:
        """Note what a new message has."""
        self.note(message.id, message.attachments)

    @contextmanager
    def changing(self, message_id: int) -> Iterator[Changing]:
        """Change a message within; its files are known afterwards if that says so, and nothing else changed it."""
        self._changes[message_id] += 1
        if self._changes[message_id] > 1:
            self._mixed.add(message_id)
        change = Changing(self._files.pop(message_id, None), message_id in self._mixed)
        try:
            yield change
        finally:
            if change.has is not None and message_id not in self._mixed:
                self.note(message_id, change.has)
            self._changes[message_id] -= 1
            if not self._changes[message_id]:
                del self._changes[message_id]
                self._mixed.discard(message_id)

    def note(self, message_id: int, files: Sequence[discord.Attachment]) -> None:
        """Note which files a message has."""
        self._files[message_id] = tuple(files)
        self._files.move_to_end(message_id)
        while len(self._files) > self._most:
            self._files.popitem(last=False)
