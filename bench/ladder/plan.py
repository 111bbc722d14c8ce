"""What the ladder is: which steps are measured, how exactly, and what is wanted of them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from murlan.arena.contest import Contest, Mode
from murlan.computer.levels import Level
from murlan.options import PRESETS, RuleOptions, Sides

_SLOW: Final = 8
"""The chunk of steps with a player that searches: minutes, as with others."""

_LEAST: Final = 24

FINE: Final = 0.01
SEARCHED: Final = 0.03
COARSE: Final = 0.06
"""Standard errors: of the main families below the champion, of the champion there, of the other families."""


@dataclass(frozen=True, slots=True)
class Family:
    """Rules of which the ladder is measured by itself."""

    rules: str
    sides: Sides

    @property
    def options(self) -> RuleOptions:
        """The rules as a value."""
        return replace(PRESETS[self.rules], sides=self.sides)

    @property
    def title(self) -> str:
        """What people call it."""
        sides = "two against two" if self.sides is Sides.TWO_TEAMS else "free for all"
        return f"{self.rules}, {sides}"

    @property
    def even(self) -> float:
        """The points a deal among equals: of a seat, or of a side."""
        return 3.0 if self.sides is Sides.TWO_TEAMS else 1.5


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One player against another, by the rules of one family."""

    player: str
    against: str
    family: Family
    error: float
    """The standard error that is wanted."""
    lead: float | None = None
    """How many points a deal above `Family.even` are wanted, if any."""
    mode: Mode = Mode.ONE_AGAINST_THREE
    chunk: int = 100
    """How many clusters are measured and kept at a time."""

    @property
    def least(self) -> int:
        """The fewest clusters that an error is believed of."""
        return max(_LEAST, 2 * self.chunk)

    @property
    def name(self) -> str:
        """What it is called while it is measured."""
        return f"{self.player} over {self.against}, {self.family.title}"

    def contest(self, seed: str) -> Contest:
        """Return what is played."""
        return Contest(player=self.player, against=self.against, options=self.family.options, mode=self.mode, seed=seed)


MAIN: Final = (Family("classic", Sides.FREE_FOR_ALL), Family("rrethi", Sides.TWO_TEAMS))
OTHERS: Final = (
    Family("visix", Sides.FREE_FOR_ALL),
    Family("rrethi", Sides.FREE_FOR_ALL),
    Family("classic", Sides.TWO_TEAMS),
    Family("visix", Sides.TWO_TEAMS),
)


def steps() -> tuple[Step, ...]:
    """Return the whole ladder, what counts most first."""
    return (
        *(step for family in MAIN for step in _rungs(family, fine=FINE, searched=SEARCHED)),
        *_partners(MAIN[1]),
        *(step for family in OTHERS for step in _rungs(family, fine=COARSE, searched=COARSE)),
    )


def _rungs(family: Family, *, fine: float, searched: float) -> list[Step]:
    """Return each level against the one below it; below the lowest are random plays, beside the highest the anchor."""
    *lower, below, top = (level.value for level in Level)
    rungs = [
        Step(player=player, against=against, family=family, error=fine, lead=0.15)
        for against, player in pairwise((*lower, below))
    ]
    is_first, lead = family == MAIN[0], 0.12 if family == MAIN[0] else 0.10
    rungs.append(Step(player=top, against=below, family=family, error=searched, lead=lead, chunk=_SLOW))
    if family in MAIN:
        rungs.insert(0, Step(player=lower[0], against="random", family=family, error=2 * fine))
    if is_first:
        rungs.append(Step(player=top, against="monte-carlo", family=family, error=0.05, lead=0.55, chunk=_SLOW))
    return rungs


def _partners(family: Family) -> list[Step]:
    """Return the same levels with both partners of a side better; what one seat gains is what is wanted of them."""
    *lower, below, top = (level.value for level in Level)
    mode = Mode.TWO_AGAINST_TWO
    rungs = [
        Step(player=player, against=against, family=family, error=0.03, mode=mode)
        for against, player in pairwise((*lower, below))
    ]
    return [*rungs, Step(player=top, against=below, family=family, error=0.08, mode=mode, chunk=_SLOW)]
