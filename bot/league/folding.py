"""From results, one after the other, to ratings and standings.

Both ways go through `entered`: the books take in one result at a time, and a `Fold` takes in all of a server's anew; so
both come to the same, to the last bit.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from bot.league.periods import Horizon, Season, day_start, horizon, periods_of, season_at
from bot.league.ratings import START, Rating, rated, rated_persons
from bot.league.results import MatchResult, PersonResult, Pool

PODIUM_PLACES: Final = 3
PODIUM_LINES: Final = 8
"""The most lines of a podium: all who share one of its places stand on it, and few do share one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tally:
    """What one person's rated matches of a period and a pool add up to."""

    matches: int = 0
    wins: int = 0
    deals: int = 0
    deals_won: int = 0
    points: int = 0
    place_sum: int = 0
    streak: int = 0
    """Wins in a row, up to the last match."""
    best_streak: int = 0
    rating: int = START.shown
    """The person's rating after their last match of the period, as people see it."""
    is_provisional: bool = True

    @property
    def average_place(self) -> float:
        """The mean place over all deals, 1.0 to 4.0."""
        return self.place_sum / max(self.deals, 1)

    @property
    def win_rate(self) -> float:
        """The share of matches that were won, 0 to 1."""
        return self.wins / max(self.matches, 1)

    def with_line(self, line: PersonResult, rating: Rating) -> Tally:
        """Add one match."""
        streak = self.streak + 1 if line.won else 0
        return Tally(
            matches=self.matches + 1,
            wins=self.wins + line.won,
            deals=self.deals + line.deals,
            deals_won=self.deals_won + line.deals_won,
            points=self.points + line.points,
            place_sum=self.place_sum + line.place_sum,
            streak=streak,
            best_streak=max(self.best_streak, streak),
            rating=rating.shown,
            is_provisional=rating.is_provisional,
        )


TallyKey: TypeAlias = tuple[str, int]
"""A period and a user id."""


@dataclass(frozen=True, slots=True)
class Entry:
    """What one result changes in its pool."""

    ratings: dict[int, Rating]
    """The new ratings, by user id."""
    tallies: dict[TallyKey, Tally]


def line_up(result: MatchResult) -> frozenset[int]:
    """Return who was in a match from its first deal on."""
    return frozenset(line.user_id for line in result.persons if not line.is_newcomer)


def weight_of(repeats: int) -> float:
    """Return how much a match counts for ratings whose line-up was rated so often on the same day: 1, ½, ¼ and on."""
    return 0.5 ** min(repeats, 60)


def entered(
    result: MatchResult,
    periods: Sequence[str],
    *,
    ratings: Mapping[int, Rating],
    tallies: Mapping[TallyKey, Tally],
    repeats: int,
) -> Entry:
    """Return what a rated result changes.

    Args:
        result: A match that is rated.
        periods: The boards it counts on.
        ratings: Those of its persons in its pool, before it.
        tallies: Those of its persons in its pool, before it.
        repeats: How often this line-up was rated before on the same day.
    """
    after = rated(result, ratings, weight=weight_of(repeats))
    changed = {
        (period, line.user_id): tallies.get((period, line.user_id), Tally()).with_line(line, after[line.user_id])
        for line in rated_persons(result)
        for period in periods
    }
    return Entry(after, changed)


@dataclass(frozen=True, slots=True, kw_only=True)
class PodiumLine:
    """One of those on the first three places of a season that ended."""

    season: int
    pool: Pool
    line: int
    """From 1, at the top, to at most `PODIUM_LINES`."""
    rank: int
    """Shared by those who are equal."""
    user_id: int
    points: int
    wins: int
    matches: int


def podium(season: int, pool: Pool, tallies: Iterable[tuple[int, Tally]]) -> tuple[PodiumLine, ...]:
    """Return who stands on the first three places of a season by points, in the order of the board.

    Who is equal with the third is on it as well, and where two share the second place there is no third.

    Args:
        season: Its number.
        pool: Which of its boards.
        tallies: Of its persons, by user id; at least the first `PODIUM_LINES`.
    """
    board = sorted(tallies, key=_podium_order)[:PODIUM_LINES]
    ranks = [1 + sum((o.points, o.wins) > (own.points, own.wins) for _, o in board) for _, own in board]
    return tuple(
        PodiumLine(
            season=season,
            pool=pool,
            line=number,
            rank=rank,
            user_id=user_id,
            points=own.points,
            wins=own.wins,
            matches=own.matches,
        )
        for number, (rank, (user_id, own)) in enumerate(zip(ranks, board, strict=True), start=1)
        if rank <= PODIUM_PLACES
    )


def _podium_order(entry: tuple[int, Tally]) -> tuple[int, int, float, int]:
    user_id, tally = entry
    return -tally.points, -tally.wins, tally.average_place, user_id


@dataclass(frozen=True, slots=True, kw_only=True)
class BookedResult:
    """A result as the books hold it."""

    result: MatchResult
    ended_at: int
    counts: bool
    """Whether it is rated and not void."""


@dataclass(slots=True)
class Fold:
    """All of a server's results, taken in one after the other."""

    seasons: Sequence[Season] = ()
    """The server's, oldest first."""
    counts_from: int = 0
    """Matches before it count no more: all boards were reset then."""
    ratings: dict[tuple[Pool, int], Rating] = field(default_factory=dict)
    standings: dict[tuple[str, Pool, int], Tally] = field(default_factory=dict)
    shown: dict[tuple[str, int], int] = field(default_factory=dict)
    """The rating after each rated line, as people see it, by match and user id."""
    podiums: list[PodiumLine] = field(default_factory=list)
    newest: tuple[int, str] = (0, "")
    """When the last result ended that was taken in, and its match."""
    _day: int = 0
    _met: dict[tuple[Pool, frozenset[int]], int] = field(default_factory=dict)
    _closed: int = 0
    """How many of the seasons have their podium."""
    _kept: Horizon | None = None

    def take_in(self, booked: BookedResult) -> None:
        """Take in the next result; they come in the order of (ended_at, match_id)."""
        result, moment = booked.result, booked.ended_at
        self.newest = (moment, result.match_id)
        if not booked.counts or moment < self.counts_from:
            return
        self._close_seasons(moment)
        season = season_at(self.seasons, moment)
        periods = periods_of(moment, season)
        people = [line.user_id for line in result.persons]
        before = {user: self.ratings[result.pool, user] for user in people if (result.pool, user) in self.ratings}
        keys = [(period, result.pool, user) for period in periods for user in people]
        tallies = {(key[0], key[2]): self.standings[key] for key in keys if key in self.standings}
        repeats = self._repeats(result, moment)
        entry = entered(result, periods, ratings=before, tallies=tallies, repeats=repeats)
        for user, rating in entry.ratings.items():
            self.ratings[result.pool, user] = rating
            self.shown[result.match_id, user] = rating.shown
        for (period, user), tally in entry.tallies.items():
            self.standings[period, result.pool, user] = tally
        self._forget(horizon(moment, season))

    def finish(self) -> None:
        """Make the podiums of the seasons that ended after the last result."""
        self._close_seasons(None)

    def _repeats(self, result: MatchResult, moment: int) -> int:
        """Return how often the line-up was rated before on this day, and count this time."""
        if (day := day_start(moment)) != self._day:
            self._day = day
            self._met.clear()
        key = (result.pool, line_up(result))
        before = self._met.get(key, 0)
        self._met[key] = before + 1
        return before

    def _close_seasons(self, moment: int | None) -> None:
        """Make the podiums of seasons that ended by a moment, or at all."""
        while self._closed < len(self.seasons):
            season = self.seasons[self._closed]
            if season.ended_at is None or (moment is not None and moment < season.ended_at):
                return
            self._closed += 1
            if season.ended_at > self.counts_from:
                self.podiums.extend(self._podium(season))

    def _podium(self, season: Season) -> Iterable[PodiumLine]:
        for pool in Pool:
            own = [(key[2], tally) for key, tally in self.standings.items() if key[:2] == (season.period, pool)]
            yield from podium(season.number, pool, own)

    def _forget(self, kept: Horizon) -> None:
        if kept != self._kept:
            self._kept = kept
            for key in [key for key in self.standings if not kept.keeps(key[0])]:
                del self.standings[key]
