"""House rules as values (R11): they are consulted at few named places and travel with the match."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from murlan.errors import OptionsError


class StraightStep(StrEnum):
    """Which plain straight beats a plain straight (R4.4, R4.5)."""

    ANY_HIGHER = "any-higher"
    EXACTLY_ONE = "exactly-one"


class Passing(StrEnum):
    """How long a pass binds (R5.4)."""

    OPEN = "open"
    LOCKED = "locked"


class Sides(StrEnum):
    """Who plays with whom (R2.1, R10)."""

    FREE_FOR_ALL = "free-for-all"
    TWO_TEAMS = "two-teams"


ONE_DEAL: Final = 0
"""The `RuleOptions.target` of a match that is one deal (R9.4)."""

LADDERS: Final[dict[int, tuple[int, ...]]] = {21: (21, 31, 41, 51), 11: (11, 21, 31, 41), ONE_DEAL: ()}
"""The rungs that a target climbs (R9.1–R9.4), by the target a match starts with."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleOptions:
    """The rules of one match: a preset, and any single option changed (R11).

    Raises:
        OptionsError: A value that does not exist, or options that do not go together.
    """

    straight_step: StraightStep = StraightStep.ANY_HIGHER
    suited_straights: bool = False
    """Whether a suited straight beats everything else (R4.6)."""
    suited_step: StraightStep = StraightStep.ANY_HIGHER
    """Which suited straight beats a suited straight; without meaning where they are off (R4.6)."""
    open_exchange: bool = True
    """Whether the table sees the two exchanged cards (R8.6)."""
    sides: Sides = Sides.FREE_FOR_ALL
    passing: Passing = Passing.OPEN
    target: int = 21
    """Points that the match starts to: 21, 11, or `ONE_DEAL` (R9.1, R9.4)."""

    def __post_init__(self) -> None:
        if self.target not in LADDERS:
            raise OptionsError("target", self.target)
        if self.suited_step is not StraightStep.ANY_HIGHER and not self.suited_straights:
            raise OptionsError("suited_step", self.suited_step)

    @property
    def ladder(self) -> tuple[int, ...]:
        """The rungs of the target, lowest first; empty for a one-deal match (R9)."""
        return LADDERS[self.target]

    def side_of(self, seat: int) -> int:
        """Return the side that a seat plays for: itself, or 0 and 1 in 2v2 (R10.1)."""
        return seat % 2 if self.sides is Sides.TWO_TEAMS else seat

    @property
    def side_count(self) -> int:
        """How many sides there are: 4, or 2 in 2v2."""
        return 2 if self.sides is Sides.TWO_TEAMS else 4


CLASSIC: Final = RuleOptions()
VISIX: Final = replace(CLASSIC, straight_step=StraightStep.EXACTLY_ONE)
RRETHI: Final = replace(VISIX, suited_straights=True)

PRESETS: Final[dict[str, RuleOptions]] = {"classic": CLASSIC, "visix": VISIX, "rrethi": RRETHI}
"""The presets of R11 by name."""


def preset_name(options: RuleOptions) -> str | None:
    """Return the preset whose rules of play these are, whatever the target and sides; ``None`` for a mixture."""
    plain = replace(options, target=21, sides=Sides.FREE_FOR_ALL)
    return next((name for name, preset in PRESETS.items() if preset == plain), None)
