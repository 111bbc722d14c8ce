"""What the value net is told: binary features of an *afterstate*, the position right after one of a seat's own actions.

Seats are told relative to the seat that acted: 1 is the next one clockwise, 2 the one across, 3 the one before. An
afterstate holds only what that seat knows: its own hand, which cards are unseen (not *who* holds them), how many cards
each seat holds, what was passed on, and which cards of the exchange are still where they went.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from murlan.options import RuleOptions, Sides
from murlan.packed.actions import PLAYS


class Family(StrEnum):
    """What the rules of a match ask of a net: each family has one of its own, told of the other options."""

    FREE_FOR_ALL = "free-for-all"
    TWO_TEAMS = "two-teams"

    @property
    def outcomes(self) -> int:
        """How many ends a deal has for a seat: its place 1–4; in 2v2 its side's points 5, 4, 3, 2, 1 (R10.2)."""
        return 5 if self is Family.TWO_TEAMS else 4


def family_of(options: RuleOptions) -> Family:
    """Return the family that a match belongs to."""
    return Family.TWO_TEAMS if options.sides is Sides.TWO_TEAMS else Family.FREE_FOR_ALL


@dataclass(frozen=True, slots=True)
class Block:
    """Features that belong together."""

    start: int
    size: int

    @property
    def stop(self) -> int:
        """The first feature after the block."""
        return self.start + self.size


_sizes: dict[str, int] = {
    "rest": 54,
    "unseen": 54,
    "left": 3 * 15,
    "known": 3 * 15,
    "single_passed": 3 * 15,
    "pair_passed": 3 * 13,
    "answering": 3,
    "next": 4,
    "out": 3,
    "mine": len(PLAYS),
    "theirs": len(PLAYS),
    "owner": 3,
    "count": 15,
    "turns": 10,
    "unbeatable": 1,
    "options": 4,
    "own_suited": 11,
    "their_suited": 5,
}


def _blocks() -> dict[str, Block]:
    start = 0
    found = {}
    for name, size in _sizes.items():
        found[name] = Block(start, size)
        start += size
    return found


_placed: Final = _blocks()

REST: Final = _placed["rest"]
"""The own hand after the action: for each rank 3–2 four bits (at least 1, 2, 3, 4 cards), then the two jokers."""
UNSEEN: Final = _placed["unseen"]
"""The cards that the other three hold, in the same form."""
LEFT: Final = _placed["left"]
"""By relative seat, how many cards it holds, 0–14."""
KNOWN: Final = _placed["known"]
"""By relative seat and rank: it is known to hold a card of this rank: it got it in the exchange, or showed it (R8)."""
SINGLE_PASSED: Final = _placed["single_passed"]
"""By relative seat that still holds cards, the lowest single (its strength 0–14) on which it passed in this deal."""
PAIR_PASSED: Final = _placed["pair_passed"]
"""The same for pairs, 0–12."""
ANSWERING: Final = _placed["answering"]
"""By relative seat: it may still answer what lies on the table (R5.5); none where the trick has ended."""
NEXT: Final = _placed["next"]
"""The relative seat that acts next; 0 is the seat itself. None where the deal has ended."""
OUT: Final = _placed["out"]
"""How many seats are out of cards, the seat itself counted: 0, 1, 2. None where the deal has ended."""
MINE: Final = _placed["mine"]
"""The play just laid, by its number in `murlan.packed.actions` less one; none after a pass or a gift."""
THEIRS: Final = _placed["theirs"]
"""What lay on the table when the seat passed, in the same numbers; none after a play or a gift."""
OWNER: Final = _placed["owner"]
"""The relative seat that laid it; none after a play or a gift."""
COUNT: Final = _placed["count"]
"""How many cards the seat itself holds then, 0–14."""
TURNS: Final = _placed["turns"]
"""The least number of plays that lay the rest, counting at most one straight; 9 stands for more."""
UNBEATABLE: Final = _placed["unbeatable"]
"""The play just laid can be beaten by nothing among the unseen cards."""
OPTIONS: Final = _placed["options"]
"""Exactly one higher (R4.5), suited straights (R4.6), exactly one higher among those, locked passing (R5.4)."""
OWN_SUITED: Final = _placed["own_suited"]
"""Where suited straights count: the highest top (5–14) of one in the rest, ten bits; the last: one of six or more."""
THEIR_SUITED: Final = _placed["their_suited"]
"""Where suited straights count: in how many suits the unseen cards hold one, 0–4."""

FEATURES: Final = _placed["their_suited"].stop
"""How many features there are."""
