"""Ratings: how good somebody is known to be, from the matches they were rated in (decision 0013).

The arithmetic is OpenSkill's; what is ours is who is compared with whom. Nothing here draws lots or reads a clock, so
that the same results always lead to the same ratings.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.league.results import MatchResult, PersonResult, Pool, side_of
from murlan.computer.levels import Level

PROVISIONAL_MATCHES: Final = 5
"""A rating is provisional until so many matches were rated."""
POINTS_AT_START: Final = 1000
POINTS_A_UNIT: Final = 40
"""What one unit of OpenSkill's scale is in the number that people see."""


@dataclass(frozen=True, slots=True)
class Rating:
    """One person's rating in one server's pool."""

    mean: float
    deviation: float
    matches: int = 0
    """How many matches it was made from."""

    @property
    def is_provisional(self) -> bool:
        """Whether it may still be far off."""
        return self.matches < PROVISIONAL_MATCHES

    @property
    def shown(self) -> int:
        """The number that people see: what they are as good as known to reach, 1000 at the start."""
        return POINTS_AT_START + round(POINTS_A_UNIT * (self.mean - 3.0 * self.deviation))


MODEL: Final = PlackettLuce()
START: Final = Rating(25.0, 25.0 / 3.0)
"""Everybody's rating before their first rated match."""
COMPUTER_DEVIATION: Final = 1.0
COMPUTER_MEANS: Final[dict[Level, float]] = {
    Level.BEGINNER: 17.0,
    Level.CASUAL: 21.0,
    Level.CLUB: 25.0,
    Level.EXPERT: 28.0,
    Level.MASTER: 31.0,
    Level.CHAMPION: 33.0,
}
"""The fixed ratings of computer players, by level; docs/RATINGS.md publishes them."""

UNKNOWN_LEVEL: Final = Level.CLUB
"""What a seat counts as of which nobody wrote down who had it at first: matches of older releases."""

Ratings = Mapping[int, Rating]
"""Ratings before a match, by user id; who is missing has the one at the start."""

_AHEAD: Final = 0.0
_LAST: Final = 99.0
"""Ranks before and behind every other."""


def computer_rating(level: Level) -> Rating:
    """Return the rating of a level's computer players, which no match changes."""
    return Rating(COMPUTER_MEANS[level], COMPUTER_DEVIATION)


def rated_persons(result: MatchResult) -> tuple[PersonResult, ...]:
    """Return the lines of a result that are rated, by seat: of a match that closed early only those of leavers."""
    lines = [line for line in result.persons if not line.is_newcomer and (result.is_finished or line.has_left)]
    return tuple(sorted(lines, key=lambda line: line.seat))


def rated(result: MatchResult, before: Ratings, *, weight: float = 1.0) -> dict[int, Rating]:
    """Return the ratings after a match of those who are rated in it.

    A leaver is last, whatever the seat made afterwards; who stayed is rated by what really happened, their partner's
    leaving included (R12.3).

    Args:
        result: The match.
        before: The ratings of its persons.
        weight: How much of the change counts, 0 to 1.
    """
    ranks = _ranks(result)
    stayed = _rated_by(result, before, ranks) if result.is_finished else {}
    after = {}
    for line in rated_persons(result):
        made = stayed
        if line.has_left:
            made = _rated_by(result, before, ranks | {side_of(line.seat, result.pool): _LAST})
        old = before.get(line.user_id, START)
        after[line.user_id] = _weighed(old, made[line.seat], weight)
    return after


def _ranks(result: MatchResult) -> dict[int, float]:
    """Return the rank of each side: the winners first, then by points; in free for all a leaver is last."""
    sides = sorted({side_of(seat, result.pool) for seat in range(4)})
    if not result.is_finished:
        return dict.fromkeys(sides, _AHEAD)
    totals = dict.fromkeys(sides, 0)
    for seat, points in enumerate(result.totals):
        totals[side_of(seat, result.pool)] += points
    ranks = {side: _AHEAD if side in result.winners else 1.0 + _ahead(totals, side) for side in sides}
    if result.pool is Pool.FREE_FOR_ALL:
        ranks |= {line.seat: _LAST for line in result.persons if line.has_left and not line.is_newcomer}
    return ranks


def _ahead(totals: Mapping[int, int], side: int) -> int:
    return sum(total > totals[side] for total in totals.values())


def _rated_by(result: MatchResult, before: Ratings, ranks: Mapping[int, float]) -> dict[int, PlackettLuceRating]:
    """Return what OpenSkill makes of every seat that is compared, in the order of seats."""
    seats = dict.fromkeys(range(4), computer_rating(UNKNOWN_LEVEL))
    seats |= {line.seat: computer_rating(line.level) for line in result.computers}
    seats |= {line.seat: before.get(line.user_id, START) for line in result.persons if not line.is_newcomer}
    sides: dict[int, list[int]] = {}
    for seat in sorted(seats):
        sides.setdefault(side_of(seat, result.pool), []).append(seat)
    teams = [[_taken_in(seats[seat]) for seat in members] for members in sides.values()]
    made = MODEL.rate(teams, ranks=[ranks[side] for side in sides])
    numbers = [seat for members in sides.values() for seat in members]
    return dict(zip(numbers, [rating for team in made for rating in team], strict=True))


def _taken_in(rating: Rating) -> PlackettLuceRating:
    return PlackettLuceRating(rating.mean, rating.deviation)


def _weighed(old: Rating, made: PlackettLuceRating, weight: float) -> Rating:
    return Rating(
        old.mean + weight * (made.mu - old.mean),
        old.deviation + weight * (made.sigma - old.deviation),
        old.matches + 1,
    )
