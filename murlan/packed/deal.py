"""A deal in play, packed: the rules of `murlan.deal`, changed in place, with nothing checked and nothing told.

Sets of seats are four bits, bit n for seat n.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, Self

from murlan.combinations import Kind
from murlan.options import Passing, RuleOptions
from murlan.packed.actions import PASS, PLAYS, numbers_of
from murlan.packed.hands import QUADS, TAKING, TO_QUADS, answer_tables, leads, pack

OTHERS: Final = tuple(0b1111 & ~(1 << seat) for seat in range(4))
"""By seat, the set of the other seats."""

NEXT: Final = tuple(
    tuple(next((n % 4 for n in range(seat + 1, seat + 5) if seats >> n % 4 & 1), seat) for seats in range(16))
    for seat in range(4)
)
"""By seat and set of seats, the first of the set clockwise after the seat (R2.1)."""

OVER_QUADS: Final = frozenset((*numbers_of(Kind.QUAD), *numbers_of(Kind.STRAIGHT, is_suited=True)))
"""What a quad does not beat by being one (R4.3, R4.6)."""

_WITH_THREE: Final = frozenset(number for number, action in PLAYS.items() if action.ranks & 1)

_tables_of = cache(answer_tables)


class PackedDeal:
    """One deal under rules that do not count suits (R4.6 off).

    A policy reads the attributes, asks for `actions` and calls `act`. Both take for granted that the deal is not over,
    and `act` that the action is one of those listed.
    """

    __slots__ = (
        "answer_tables",
        "answering",
        "hands",
        "holders",
        "is_locking",
        "is_over",
        "opening",
        "out",
        "owner",
        "to_beat",
        "turn",
        "waiting",
    )

    hands: list[int]
    """By seat, as `murlan.packed.hands` has them; a seat holds ``hands[seat].bit_count()`` cards."""
    turn: int
    """The seat that acts, 0–3; without meaning once the deal is over."""
    opening: bool
    """Whether the next lead must contain 3♠ (R5.2)."""
    to_beat: int
    """The action that lies on the table; ``PASS`` for a lead."""
    owner: int
    """The seat that laid it; without meaning for a lead."""
    waiting: int
    """The set of seats that may still answer it (R5.5); without meaning for a lead."""
    holders: int
    """The set of seats that hold cards."""
    out: tuple[int, ...]
    """The seats that went out, in order (R6.1)."""
    is_over: bool
    """Whether only one seat still holds cards (R6.2)."""
    answering: int
    """The set of seats that hold cards and are not locked out (R5.4)."""

    def __init__(self, masks: Sequence[int], leader: int, options: RuleOptions, *, opening: bool) -> None:
        """Begin the play of a deal.

        Args:
            masks: Four card masks by seat, of any size.
            leader: The seat that leads.
            options: The rules; target and sides make no difference.
            opening: Whether this is the first deal of a match (R5.2).
        """
        self.hands = [pack(mask) for mask in masks]
        self.turn = self.owner = leader
        self.opening = opening
        self.to_beat = PASS
        self.holders = self.answering = self.waiting = sum([1 << seat for seat in range(4) if masks[seat]])
        self.out = ()
        self.is_over = False
        self.is_locking = options.passing is Passing.LOCKED
        self.answer_tables = _tables_of(options.straight_step)

    @property
    def places(self) -> tuple[int, ...]:
        """All four seats, first to last; only once the deal is over (R6.2)."""
        return (*self.out, self.holders.bit_length() - 1)

    def copy(self) -> Self:
        """Return a deal that goes its own way from here."""
        twin = object.__new__(type(self))
        for name in PackedDeal.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.hands = self.hands.copy()
        return twin

    def actions(self) -> tuple[int, ...]:
        """List what the seat on turn may do; a pass, where there is one, comes first."""
        hand = self.hands[self.turn]
        to_beat = self.to_beat
        if to_beat:
            shift, bits, table = self.answer_tables[to_beat]
            listed = table[hand >> shift & bits]
            quads = hand >> TO_QUADS
            return listed + QUADS[quads] if quads and to_beat not in OVER_QUADS else listed
        if self.opening:
            return tuple(number for number in leads(hand) if number in _WITH_THREE)
        return leads(hand)

    def act(self, action: int) -> None:
        """Do one of `actions`, and hand the turn on or end the trick."""
        seat = self.turn
        others = OTHERS[seat]
        if action:
            hand = self.hands[seat]
            shift, staying, shifted = TAKING[action]
            self.hands[seat] = hand = hand & staying | hand >> shift & shifted
            self.to_beat = action
            self.owner = seat
            self.opening = False
            if not hand:
                self._go_out(seat)
            self.waiting = waiting = self.answering & others
        else:
            self.waiting = waiting = self.waiting & others
            if self.is_locking:
                self.answering &= others
        if waiting:
            self.turn = NEXT[seat][waiting]
        else:
            self._end_trick()

    def _go_out(self, seat: int) -> None:
        """Take the next place (R6.1)."""
        self.out += (seat,)
        self.holders &= OTHERS[seat]
        self.answering &= OTHERS[seat]
        self.is_over = self.holders & self.holders - 1 == 0

    def _end_trick(self) -> None:
        """Let the owner lead, or the next seat that holds cards (R5.5, R5.6); locks end."""
        owner = self.owner
        self.turn = owner if self.holders >> owner & 1 else NEXT[owner][self.holders]
        self.to_beat = PASS
        self.answering = self.holders
