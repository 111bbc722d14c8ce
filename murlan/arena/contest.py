"""What is played for: who against whom, where they sit, which cards.

Everybody plays the same cards from every seat, so that the luck of the deal falls out. All that is played with the same
cards is one *cluster*; clusters are independent of one another. A cluster has a number, and its cards and everybody's
chance come from the contest's seed and that number alone: it is the same wherever and whenever it is played.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256
from random import Random
from typing import Final

from murlan.dealing import cut_place
from murlan.match import Match
from murlan.options import ONE_DEAL, RuleOptions, Sides
from murlan.scoring import points_of

Seating = tuple[int, ...]
"""The seats of one player; the other one has the rest."""


class Mode(StrEnum):
    """Who sits where, and for how long."""

    ONE_AGAINST_THREE = "one-against-three"
    """One seat against three, from each of the four seats: four times the same deal."""
    TWO_AGAINST_TWO = "two-against-two"
    """Two seats opposite each other against the other two, and the other way round: twice the same deal."""
    MATCHES = "matches"
    """Whole matches, seated as the sides have it: every deal of the same number has the same cards."""


class Exchange(StrEnum):
    """Which deals have an exchange before them, where single deals are played."""

    NEVER = "never"
    """All are first deals of a match, opened with 3♠ (R5.2)."""
    HALF = "half"
    """Every other one."""
    ALWAYS = "always"
    """All are second deals, after a first one whose places were drawn (R8)."""


_SEATINGS: Final[dict[Mode, tuple[Seating, ...]]] = {
    Mode.ONE_AGAINST_THREE: ((0,), (1,), (2,), (3,)),
    Mode.TWO_AGAINST_TWO: ((0, 2), (1, 3)),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Contest:
    """One player against another."""

    player: str
    """By name; see `murlan.arena.players`."""
    against: str
    options: RuleOptions
    mode: Mode
    exchange: Exchange = Exchange.HALF
    seed: str = ""

    @property
    def seatings(self) -> tuple[Seating, ...]:
        """Where the player sits, one time after the other."""
        if self.mode is not Mode.MATCHES:
            return _SEATINGS[self.mode]
        return _SEATINGS[Mode.TWO_AGAINST_TWO if self.is_paired else Mode.ONE_AGAINST_THREE]

    @property
    def is_paired(self) -> bool:
        """Whether partners play together (R10)."""
        return self.options.sides is Sides.TWO_TEAMS

    def beginning(self, number: int) -> Match:
        """Return the match of a cluster before its first or second deal."""
        start = Match.start(self.options)
        if not self._has_exchange(number):
            return start
        places = [0, 1, 2, 3]
        self.chance(number, "places").shuffle(places)
        return Match(
            options=self.options,
            target=self.options.target,
            totals=points_of(places),
            deal_number=1,
            dealer=1,
            last_places=tuple(places),
        )

    def cards(self, number: int, deal_number: int) -> tuple[bytes, int]:
        """Return the seed and the cut of a cluster's deal (R2.3), by its number in the match."""
        return self._digest(number, f"deal {deal_number}"), cut_place(self._digest(number, f"cut {deal_number}"))

    def chance(self, number: int, purpose: str) -> Random:
        """Return a source of chance of its own."""
        return Random(self._digest(number, purpose))

    def _has_exchange(self, number: int) -> bool:
        if self.mode is Mode.MATCHES or self.options.target == ONE_DEAL:
            return False
        return self.exchange is Exchange.ALWAYS or (self.exchange is Exchange.HALF and number % 2 == 1)

    def _digest(self, number: int, purpose: str) -> bytes:
        return sha256(f"{self.seed}/{number}/{purpose}".encode(errors="surrogateescape")).digest()
