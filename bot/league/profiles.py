"""One person's profile in a server: what their newest results and their standings tell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from bot.league.boards import Standing
from bot.league.results import Laid, Pool, side_of

NEWEST: Final = 200
"""So many of a person's newest results are read; what goes further back is in the standings' sums."""
CURVE: Final = 20
"""So many of the newest ratings make the curve."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ProfileLine:
    """A person's share of one rated match."""

    match_id: str
    pool: Pool
    seat: int
    won: bool
    has_left: bool
    points: int
    persons: int
    """How many persons were in it from the first deal on."""
    places: tuple[int, ...]
    """The own place in each deal that counts, 1 to 4."""
    quads: int = 0
    straights: int = 0
    is_comeback: bool = False
    rating_after: int | None = None
    laid: Laid | None = None
    """``None`` where an older release did not count it."""


@dataclass(frozen=True, slots=True)
class HeadToHead:
    """How two people fared in the matches that both were in, seen from the first."""

    ahead: int = 0
    """Those in which the first had more points, against each other."""
    behind: int = 0
    level: int = 0
    together: int = 0
    """Those in which they were partners."""

    @property
    def matches(self) -> int:
        """All of them."""
        return self.ahead + self.behind + self.level + self.together


@dataclass(frozen=True, slots=True, kw_only=True)
class Profile:
    """What a profile tells."""

    user_id: int
    name: str
    lines: tuple[ProfileLine, ...]
    """The newest rated results, newest first."""
    standings: tuple[tuple[Pool, Standing], ...]
    """Of all time, for the kinds of match that the person has played."""
    head_to_head: HeadToHead | None = None
    """With the reader; ``None`` for one's own profile."""

    @property
    def places(self) -> tuple[int, int, int, int]:
        """How often each place was taken in the deals of the newest matches."""
        taken = [place for line in self.lines for place in line.places]
        return (taken.count(1), taken.count(2), taken.count(3), taken.count(4))

    @property
    def laid(self) -> tuple[tuple[str, int], ...]:
        """What was laid in those of the newest matches in which all of it was counted, the most often laid first."""
        sums: Counter[str] = Counter()
        for line in self.lines:
            if line.laid is not None:
                sums.update(singles=line.laid.singles, pairs=line.laid.pairs, triples=line.laid.triples)
                sums.update(quads=line.quads, straights=line.straights - line.laid.suited, suited=line.laid.suited)
        return tuple((kind, count) for kind, count in sums.most_common() if count > 0)

    def curve(self, pool: Pool) -> tuple[int, ...]:
        """Return the newest ratings in a kind of match, oldest first."""
        own = [line.rating_after for line in self.lines if line.pool is pool and line.rating_after is not None]
        return tuple(reversed(own[:CURVE]))


class Profiles(Protocol):
    """Reads profiles."""

    async def of(self, guild_id: int, user_id: int, *, reader_id: int) -> Profile:
        """Return somebody's profile in a server, as one reader sees it; empty for who has played no rated match."""
        ...


def own_places(deals: Iterable[Sequence[int]], seat: int) -> tuple[int, ...]:
    """Return a seat's place in each deal, from the seats of each, first to last."""
    return tuple(deal.index(seat) + 1 for deal in deals)


def head_to_head(lines: Iterable[ProfileLine], others: Iterable[ProfileLine]) -> HeadToHead:
    """Return how somebody fared with another in the matches of both."""
    theirs = {line.match_id: line for line in others}
    ahead = behind = level = together = 0
    for line in lines:
        other = theirs.get(line.match_id)
        if other is None:
            continue
        if side_of(line.seat, line.pool) == side_of(other.seat, other.pool):
            together += 1
        elif line.points == other.points:
            level += 1
        else:
            ahead += line.points > other.points
            behind += line.points < other.points
    return HeadToHead(ahead, behind, level, together)
