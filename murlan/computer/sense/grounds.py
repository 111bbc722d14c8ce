"""What is certainly so about one action in one position: the facts that reasons are made of. It judges nothing."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Final

from murlan.combinations import Kind
from murlan.computer.sense.judgement import Judgement, of_one_suit
from murlan.computer.sense.outlook import Outlook
from murlan.computer.sense.position import OTHERS, Position, lowest_cards
from murlan.packed import PASS, PLAYS, leads, pack
from murlan.packed.hands import TO_QUADS
from murlan.packed.suits import suited_straights

_TWO: Final = 12
_FEW: Final = 2
"""What more unseen cards or ranks can beat is no control."""


class Grounds:
    """One action: what it leaves in the hand, and what some others would leave."""

    def __init__(self, position: Position, rest: int, others: Iterable[int]) -> None:
        """Compare what an action leaves, a card mask, with what other actions would leave."""
        self.position = position
        self.rest = rest
        self._others = tuple(others)
        self._everybody = Outlook(position, OTHERS)
        self._judgement = Judgement(position)

    @cached_property
    def plays_left(self) -> tuple[int, ...]:
        """The plays that the rest is best laid in."""
        return self._judgement.split(self.rest)

    @cached_property
    def plays_held(self) -> tuple[int, ...]:
        """The plays that the hand was best laid in before, those of one card left out."""
        return tuple(play for play in self._judgement.split(self.position.mask) if PLAYS[play].size > 1)

    def is_sure(self, action: int) -> bool:
        """Return whether nobody can beat a play, however the unseen cards lie."""
        return self._everybody.safety(action) == 1

    def is_out_of_reach(self, action: int, seat: int) -> bool:
        """Return whether one seat cannot beat a play, whatever it holds."""
        return Outlook(self.position, (seat,)).safety(action) == 1

    def runs_out(self, action: int) -> bool:
        """Return whether a play and all but the last of those that are left then are surely unbeaten."""
        return self.is_sure(action) and sum(not self.is_sure(play) for play in self.plays_left) <= 1

    def kept(self) -> int | None:
        """Return the longest of the plays held that is whole still, and would not be after another action."""
        kept = [play for play in self.plays_held if self._would_be_torn(play)]
        return max(kept, key=lambda play: (PLAYS[play].size, play), default=None)

    def kept_control(self) -> tuple[int, int] | None:
        """Return what is left that few can beat and another action would spend, and by how many it is beaten."""
        kinds = (Kind.SINGLE, Kind.PAIR, Kind.TRIPLE)
        groups = [play for play in self.plays_left if PLAYS[play].kind in kinds and self._would_be_torn(play)]
        found = [(play, self.beaten_by(play)) for play in groups]
        few = [(play, number) for play, number in found if number <= _FEW]
        return min(few, key=lambda pair: (pair[1], -pair[0]), default=None)

    def torn_or_spent(self, answer: int) -> int:
        """Return a play that an answer spends or makes impossible, or 0: a bomb, twos, a joker, a longer play held."""
        play = PLAYS[answer]
        if play.kind is Kind.QUAD or play.is_suited or (play.kind is not Kind.STRAIGHT and play.strength >= _TWO):
            return answer
        after = self.position.rest(answer)
        torn = [held for held in self.plays_held if held != answer and not can_lay(after, held)]
        return max(torn, key=lambda held: PLAYS[held].size, default=0)

    def beaten_by(self, action: int) -> int:
        """Return how many unseen cards are higher than a single; for a group, ranks with as many unseen cards."""
        play = PLAYS[action]
        if play.kind is Kind.SINGLE:
            return self._everybody.singles_above(play.strength)
        return self._everybody.groups_above(play.size, play.strength)

    def may_go_out_on(self, action: int, seat: int) -> bool:
        """Return whether a seat's last cards may be just what beats a play (R4)."""
        position, held = self.position, self.position.left[seat]
        is_of_kind = held == PLAYS[action].size or (held == 4 and position.unseen_hand >> TO_QUADS)
        is_suited = position.options.suited_straights and any(
            PLAYS[straight].size == held for straight in suited_straights(position.unseen)
        )
        return bool(is_of_kind or is_suited) and not self.is_out_of_reach(action, seat)

    def _would_be_torn(self, play: int) -> bool:
        """Return whether a play can be laid from what this action leaves, but not from what some other would."""
        return can_lay(self.rest, play) and not all(can_lay(rest, play) for rest in self._others)


def can_lay(cards: int, play: int) -> bool:
    """Return whether a card mask holds a play."""
    return play in (suited_straights(cards) if PLAYS[play].is_suited else leads(pack(cards)))


def cards_in_play(cards: int, play: int) -> int:
    """Return the card mask of a play that a card mask holds."""
    return of_one_suit(cards, play) if PLAYS[play].is_suited else lowest_cards(cards, play)


def rivals(position: Position, action: int) -> tuple[int, ...]:
    """Return what is left after each other play of the same kind and size."""
    kind, size = PLAYS[action].kind, PLAYS[action].size
    others = [other for other in position.actions if other not in (PASS, action)]
    return tuple(position.rest(n) for n in others if PLAYS[n].kind is kind and PLAYS[n].size == size)
