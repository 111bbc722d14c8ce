"""What a seat knows when it is to act, in the numbers of `murlan.packed`; seats are told relative to it, 1–3 clockwise.

What was played is remembered or not: a seat that forgot counts old cards among those that others may still hold.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from murlan.cards import PACK
from murlan.combinations import CARDS_OF_RANK, Kind
from murlan.events import Passed, Played, SeatEvent
from murlan.options import Passing, RuleOptions
from murlan.packed import PASS, PLAYS, action_of, begin, cards_in, mask_of, pack
from murlan.packed.hands import LAYER
from murlan.packed.suits import cards_for, suited_straights
from murlan.plays import Turn
from murlan.snapshot import Snapshot

WHOLE_PACK: Final = mask_of(PACK)
_PLENTY: Final = 54
OTHERS: Final = (1, 2, 3)
EACH_LAYER: Final = sum(1 << LAYER * layer for layer in range(4))
"""One bit in each layer of a packed hand; shifted by a rank, the bits of that rank's cards."""

_OF_RANK: Final = tuple(map(mask_of, CARDS_OF_RANK))


@dataclass(frozen=True, kw_only=True)
class Position:
    """One seat's turn to play: its own hand, the cards it has not seen, and what is public."""

    mask: int
    """The card mask of its hand."""
    unseen: int
    """The card mask of all cards that others may hold, as far as it remembers."""
    left: tuple[int, ...]
    """By relative seat, how many cards it holds; its own come first."""
    friend: int
    """The relative seat of its partner; 0 in free for all (R10.1)."""
    to_beat: int
    """The action that lies on the table; ``PASS`` for a lead."""
    owner: int
    """The relative seat that laid it; 0 for a lead."""
    locked: frozenset[int]
    """The relative seats that are out of the trick (R5.4)."""
    opening: bool
    """Whether the lead must contain 3♠ (R5.2)."""
    options: RuleOptions

    @cached_property
    def hand(self) -> int:
        """Its hand, packed."""
        return pack(self.mask)

    @cached_property
    def unseen_hand(self) -> int:
        """The unseen cards, packed as if they were one hand."""
        return pack(self.unseen)

    def copies(self, rank: int) -> int:
        """Return how many cards of a rank it holds."""
        return (self.hand >> rank & EACH_LAYER).bit_count()

    @cached_property
    def foes(self) -> tuple[int, ...]:
        """The relative seats of the other side, or sides, that still hold cards."""
        return tuple(seat for seat in OTHERS if seat != self.friend and self.left[seat])

    @cached_property
    def nearest(self) -> int:
        """How many cards the foe holds that has the fewest; more than any hand has where both foes are out."""
        return min((self.left[seat] for seat in self.foes), default=_PLENTY)

    @cached_property
    def to_come(self) -> tuple[int, ...]:
        """The relative seats that may still answer what lies on the table after it passes (R5.5)."""
        last = self.owner or len(self.left)
        return tuple(seat for seat in range(1, last) if self.left[seat] and seat not in self.locked)

    @cached_property
    def suited(self) -> tuple[int, ...]:
        """The suited straights in its hand, where they count (R4.6)."""
        return suited_straights(self.mask) if self.options.suited_straights else ()

    @cached_property
    def actions(self) -> tuple[int, ...]:
        """What it may do, a pass first where it may pass."""
        deal = begin((self.mask, 0, 0, 0), 0, self.options, opening=self.opening)
        deal.to_beat = self.to_beat
        return deal.actions()

    def cards_of(self, action: int) -> int:
        """Return the card mask that it would lay for an action."""
        if self.options.suited_straights:
            return cards_for(self.mask, action, opening=self.opening)
        return lowest_cards(self.mask, action)

    def rest(self, action: int) -> int:
        """Return the card mask that it would hold after an action."""
        return self.mask & ~self.cards_of(action) if action else self.mask

    def event(self, action: int, seat: int) -> SeatEvent:
        """Return an action as the event of the seat that the position is seen from."""
        return Played(seat, cards_in(self.cards_of(action))) if action else Passed(seat)


def position_of(snapshot: Snapshot, *, forgets: bool = False) -> Position:
    """Return what the viewer of a snapshot knows on its turn; forgetting, only the present trick of what was played."""
    viewer = snapshot.viewer
    assert viewer is not None, "the table at large holds no cards"
    own = mask_of(snapshot.hand)
    lying, owner = snapshot.to_beat, snapshot.owner
    return Position(
        mask=own,
        unseen=WHOLE_PACK & ~own & ~_laid((*(() if forgets else snapshot.tricks), snapshot.trick)),
        left=tuple(snapshot.seats[(viewer + n) % 4].cards_left for n in range(4)),
        friend=2 if snapshot.options.side_of(viewer) == snapshot.options.side_of((viewer + 2) % 4) else 0,
        to_beat=PASS if lying is None else action_of(lying, snapshot.options),
        owner=0 if owner is None else (owner - viewer) % 4,
        locked=_locked(snapshot.trick, viewer) if snapshot.options.passing is Passing.LOCKED else frozenset(),
        opening=snapshot.opening,
        options=snapshot.options,
    )


def _laid(tricks: Iterable[tuple[Turn, ...]]) -> int:
    """Return the card mask of all that was laid in some tricks."""
    laid = [turn.combination for trick in tricks for turn in trick]
    return sum([mask_of(play.cards) for play in laid if play is not None])


def _locked(trick: tuple[Turn, ...], viewer: int) -> frozenset[int]:
    return frozenset((turn.seat - viewer) % 4 for turn in trick if turn.combination is None)


def lowest_cards(mask: int, action: int) -> int:
    """Return the card mask of a play, of each rank the lowest that a card mask holds; it looks at no suits."""
    play = PLAYS[action]
    count = 1 if play.kind is Kind.STRAIGHT else play.size
    return sum([_lowest(mask & of_rank, count) for rank, of_rank in enumerate(_OF_RANK) if play.ranks >> rank & 1])


def _lowest(cards: int, count: int) -> int:
    """Return the lowest cards of a card mask."""
    rest = cards
    for _ in range(count):
        rest &= rest - 1
    return cards ^ rest
