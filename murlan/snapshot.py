"""What one viewer may see: types only. `Match.snapshot` fills them; whoever draws a table gets nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from murlan.cards import Card
from murlan.combinations import Combination
from murlan.exchange import ExchangeRecord
from murlan.options import RuleOptions
from murlan.plays import Turn, choices, last_play, legal_plays
from murlan.scoring import Outcome


class Stage(StrEnum):
    """Where a match stands."""

    DEALING = "dealing"
    """Waiting for the next `Dealt`."""
    EXCHANGE = "exchange"
    """Waiting for the card that the first gives back (R8.2)."""
    PLAY = "play"
    OVER = "over"


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatSnapshot:
    """One seat, as everybody sees it."""

    cards_left: int
    total: int
    """Points of the match before this deal; after it, with its points."""
    place: int | None
    """1–4 once taken in the present deal (R6)."""
    last_turn: Turn | None
    """Its last play or pass in the present trick."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Snapshot:
    """A match as one viewer sees it; plain data that can be pickled."""

    viewer: int | None
    """The seat that looks; ``None`` for the table at large."""
    options: RuleOptions
    stage: Stage
    deal_number: int
    dealer: int
    """Who deals the present deal; while dealing, who deals next."""
    target: int
    seats: tuple[SeatSnapshot, ...]
    hand: tuple[Card, ...]
    """The viewer's own cards, low to high; empty for the table at large."""
    turn: int | None
    """The seat that acts: plays, passes, or gives a card back."""
    opening: bool
    """Whether the next lead must contain 3♠ (R5.2)."""
    trick: tuple[Turn, ...]
    tricks: tuple[tuple[Turn, ...], ...]
    """The tricks of this deal that ended, oldest first."""
    exchange: ExchangeRecord | None
    gifts: tuple[Card, ...]
    """The cards that the viewer may give back, when that is its turn (R8.2)."""
    last_places: tuple[int, ...] | None
    """Seats of the last deal that ended, first to last."""
    outcome: Outcome | None

    @property
    def to_beat(self) -> Combination | None:
        """What lies on the table; ``None`` for a lead."""
        turn = last_play(self.trick)
        return turn.combination if turn else None

    @property
    def owner(self) -> int | None:
        """The seat that laid it."""
        turn = last_play(self.trick)
        return turn.seat if turn else None

    @property
    def turns_taken(self) -> int:
        """How many plays and passes this deal has seen; it names the present turn."""
        return sum(map(len, self.tricks)) + len(self.trick)

    @property
    def is_own_turn(self) -> bool:
        """Whether the viewer acts now."""
        return self.viewer is not None and self.viewer == self.turn

    @property
    def may_pass(self) -> bool:
        """Whether the viewer may pass now (R5.1, R5.3)."""
        return self.is_own_turn and self.stage is Stage.PLAY and bool(self.trick)

    def legal_plays(self) -> tuple[Combination, ...]:
        """List every card set that the viewer's hand could lay now, whosever turn it is."""
        return legal_plays(self.hand, self._answered(), self.options, opening=self.opening)

    def choices(self) -> tuple[Combination, ...]:
        """List one play a shape that the viewer's hand could lay now, whosever turn it is."""
        return choices(self.hand, self._answered(), self.options, opening=self.opening)

    def _answered(self) -> Combination | None:
        """Return what the viewer would have to beat; its own play would stand as a lead."""
        return None if self.owner == self.viewer else self.to_beat
