"""Deals side by side, all a turn on at once: `murlan.packed` on numpy arrays.

They are changed in place, and nothing is checked.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Final, Self

import numpy as np
from numpy.typing import NDArray

from murlan.computer.net.bits import Bools, Masks, Numbers, pack
from murlan.computer.net.laying import guarded, laid
from murlan.computer.net.legal import allowed, spread
from murlan.computer.net.position import Position, position_of
from murlan.computer.net.tables import NEXT, OTHERS, PAIR_STRENGTH, SHIFT, SHIFTED, SINGLE_STRENGTH, STAYING
from murlan.options import Passing, RuleOptions
from murlan.packed.actions import PASS
from murlan.snapshot import Snapshot

_ONE: Final = np.uint64(1)


@dataclass(slots=True, eq=False, kw_only=True)
class Field:
    """Deals under the same rules; the first axis of every array is the deal.

    Sets of seats are four bits, bit n for seat n. A deal that is over stays as it is.
    """

    options: RuleOptions
    hands: Masks
    """By seat, as `murlan.packed.hands` has them."""
    masks: Masks
    """By seat, the same as card masks. Where suits do not count the lowest cards of a rank are laid first."""
    turn: Numbers
    """The seat that acts; without meaning once the deal is over."""
    opening: Bools
    """Whether the next lead must contain 3♠ (R5.2)."""
    to_beat: Numbers
    """The action that lies on the table; ``PASS`` for a lead."""
    owner: Numbers
    """The seat that laid it; without meaning for a lead."""
    waiting: Numbers
    """The set of seats that may still answer it (R5.5); without meaning for a lead."""
    holders: Numbers
    """The set of seats that hold cards."""
    answering: Numbers
    """The set of seats that hold cards and are not locked out (R5.4)."""
    is_over: Bools
    """Whether only one seat still holds cards (R6.2)."""
    places: NDArray[np.int8]
    """By seat, the place it took, 0–3; -1 while it holds cards. All are set once the deal is over."""
    single_passed: NDArray[np.int8]
    """By seat, the strength of the lowest single on which it passed in this deal; 15 for none."""
    pair_passed: NDArray[np.int8]
    """The same for pairs; 13 for none."""
    known: Masks
    """By seat, the cards that it is known to hold, from the exchange."""
    knowers: Numbers
    """By seat, the set of seats that know that; for all deals the same."""

    @classmethod
    def of(cls, snapshot: Snapshot, masks: Masks) -> Self:
        """Put the position of a snapshot in several worlds.

        Args:
            snapshot: A deal in play, or in the exchange: there the seat on turn must `give` before anybody acts.
            masks: The card masks of all four seats in each world; their sizes are those of the snapshot.
        """
        position = position_of(snapshot)
        return cls._at(position, masks, np.full(len(masks), position.turn, np.intp), snapshot.options)

    @classmethod
    def begin(cls, masks: Masks, leaders: Numbers, options: RuleOptions, *, opening: bool) -> Self:
        """Begin the play of deals as `murlan.packed.begin` does; of an exchange nobody knows anything."""
        return cls._at(Position(opening=opening), masks, leaders.astype(np.intp), options)

    @classmethod
    def _at(cls, position: Position, masks: Masks, turn: Numbers, options: RuleOptions) -> Self:
        count = len(masks)
        hands = pack(masks)
        holders = (np.where(hands > 0, 1, 0) << np.arange(4)).sum(axis=1)
        owner = np.full(count, position.owner) if position.to_beat else turn.copy()
        return cls(
            options=options,
            hands=hands,
            masks=masks.copy(),
            turn=turn,
            opening=np.full(count, position.opening),
            to_beat=np.full(count, position.to_beat),
            owner=owner,
            waiting=holders & ~position.passed & (OTHERS[owner] if position.to_beat else 0b1111),
            holders=holders,
            answering=holders & ~position.locked,
            is_over=holders & holders - 1 == 0,
            places=np.tile(np.array(position.places, np.int8), (count, 1)),
            single_passed=np.tile(np.array(position.single_passed, np.int8), (count, 1)),
            pair_passed=np.tile(np.array(position.pair_passed, np.int8), (count, 1)),
            known=np.tile(np.array(position.known, np.uint64), (count, 1)),
            knowers=np.array(position.knowers, np.intp),
        )

    @classmethod
    def joined(cls, parts: Sequence[Self]) -> Self:
        """Return the deals of several fields as one; all are of the same deal of a match."""
        rows = {name: np.concatenate([getattr(part, name) for part in parts]) for name in _ROWS}
        return cls(options=parts[0].options, knowers=parts[0].knowers, **rows)

    def __len__(self) -> int:
        return len(self.turn)

    def take(self, indices: Numbers) -> Self:
        """Return copies of some deals, each as often as it is named."""
        return type(self)(options=self.options, knowers=self.knowers, **{n: getattr(self, n)[indices] for n in _ROWS})

    def legal(self) -> Bools:
        """Return by deal and action whether the seat on turn may do it; nothing in a deal that is over."""
        rows = np.arange(len(self))
        hands, masks = self.hands[rows, self.turn], self.masks[rows, self.turn]
        words = allowed(hands, masks, self.to_beat, self.opening, self.options)
        words[self.is_over] = 0
        return spread(words)

    def act(self, actions: Numbers) -> None:
        """Do one action in each deal, one of the `legal` ones, and hand the turns on or end the tricks."""
        at = np.flatnonzero(~self.is_over)
        seats, actions = self.turn[at], actions[at]
        is_play = actions != PASS
        self._lay(at, seats, actions)
        self._note_pass(at, seats, np.where(is_play, PASS, self.to_beat[at]))
        self._go_out(at, seats)
        others = OTHERS[seats]
        waiting = np.where(is_play, self.answering[at], self.waiting[at]) & others
        if self.options.passing is Passing.LOCKED:
            self.answering[at] &= np.where(is_play, 0b1111, others)
        self.to_beat[at] = np.where(is_play, actions, self.to_beat[at])
        self.owner[at] = np.where(is_play, seats, self.owner[at])
        self.opening[at] &= ~is_play
        self.waiting[at] = waiting
        self.turn[at] = NEXT[seats, waiting]
        self._end_tricks(at[waiting == 0])

    def give(self, cards: Numbers, *, to: int) -> None:
        """Give back one card in each deal from the seat on turn (R8.2).

        Args:
            cards: By deal, the number of the card, one of those allowed.
            to: The seat that gets it, and leads (R8.5).
        """
        rows, gift = np.arange(len(self)), _ONE << cards.astype(np.uint64)
        self.masks[rows, self.turn] &= ~gift
        self.masks[:, to] |= gift
        self.known[:, to] |= gift
        self.hands = pack(self.masks)
        self.turn[:] = to

    def _lay(self, at: Numbers, seats: Numbers, actions: Numbers) -> None:
        """Take the cards of actions from hands."""
        masks = self.masks[at, seats]
        guards = guarded(masks) if self.options.suited_straights else np.zeros_like(masks)
        gone = laid(masks, actions, guards, self.opening[at])
        self.masks[at, seats] = masks & ~gone
        self.known[at, seats] &= ~gone
        hands = self.hands[at, seats]
        self.hands[at, seats] = hands & STAYING[actions] | hands >> SHIFT[actions] & SHIFTED[actions]

    def _note_pass(self, at: Numbers, seats: Numbers, passed_on: Numbers) -> None:
        """Remember what seats passed on; ``PASS`` where they did not pass."""
        self.single_passed[at, seats] = np.minimum(self.single_passed[at, seats], SINGLE_STRENGTH[passed_on])
        self.pair_passed[at, seats] = np.minimum(self.pair_passed[at, seats], PAIR_STRENGTH[passed_on])

    def _go_out(self, at: Numbers, seats: Numbers) -> None:
        """Let seats without cards take the next place (R6.1), and the last holder the last (R6.2)."""
        gone = np.flatnonzero(self.hands[at, seats] == 0)
        if not gone.size:
            return
        at, seats = at[gone], seats[gone]
        self.places[at, seats] = 4 - np.bitwise_count(self.holders[at])
        self.holders[at] &= OTHERS[seats]
        self.answering[at] &= OTHERS[seats]
        holders = self.holders[at]
        ended = holders & holders - 1 == 0
        self.is_over[at] = ended
        self.places[at[ended], NEXT[0, holders[ended]]] = 3

    def _end_tricks(self, at: Numbers) -> None:
        """Let owners lead, or the next seats that hold cards (R5.5, R5.6); locks end."""
        owner, holders = self.owner[at], self.holders[at]
        self.turn[at] = np.where(holders >> owner & 1, owner, NEXT[owner, holders])
        self.to_beat[at] = PASS
        self.answering[at] = holders


_ROWS: Final = tuple(field.name for field in fields(Field) if field.name not in ("options", "knowers"))
"""The arrays that have a row for each deal."""
