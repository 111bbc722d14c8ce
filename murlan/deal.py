"""One deal in play (R5, R6): whose turn it is, what lies on the table, who has gone out.

A `Deal` is a value. `played` and `passed` check a turn and return the deal after it with the notices of what followed;
on an error nothing has changed. Before and after a deal are `murlan.match`'s concern.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from murlan.cards import THREE_OF_SPADES, Card
from murlan.combinations import Combination, classify
from murlan.errors import (
    CardsNotHeld,
    DoesNotBeat,
    LeaderMustPlay,
    NoCombination,
    NotYourTurn,
    OpeningCardMissing,
    WrongStage,
)
from murlan.notices import CombinationLaid, LeadTaken, Notice, SeatPassed, TrickEnded, WentOut
from murlan.options import Passing, RuleOptions
from murlan.plays import Turn, shortfall


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards and the trick of one deal."""

    hands: tuple[tuple[Card, ...], ...]
    """By seat, each from low to high."""
    turn: int
    """The seat that acts; without meaning once the deal is over."""
    opening: bool = False
    """Whether the next lead must contain 3♠ (R5.2)."""
    tricks: tuple[tuple[Turn, ...], ...] = ()
    """The tricks that ended, oldest first."""
    trick: tuple[Turn, ...] = ()
    """Plays and passes since the lead."""
    passed: frozenset[int] = frozenset()
    """The seats that may not answer the last play any more (R5.4)."""
    out: tuple[int, ...] = ()
    """The seats that went out, in order (R6.1)."""

    @property
    def to_beat(self) -> Combination | None:
        """What lies on the table; ``None`` for a lead."""
        return next((turn.combination for turn in reversed(self.trick) if turn.combination), None)

    @property
    def owner(self) -> int | None:
        """The seat that laid it."""
        return next((turn.seat for turn in reversed(self.trick) if turn.combination), None)

    @property
    def places(self) -> tuple[int, ...] | None:
        """All four seats, first to last, once the deal is over (R6.2)."""
        last = [seat for seat in range(4) if self.hands[seat]]
        return (*self.out, *last) if len(last) == 1 else None

    @property
    def turns_taken(self) -> int:
        """How many plays and passes this deal has seen; it names the present turn."""
        return sum(map(len, self.tricks)) + len(self.trick)

    def played(self, seat: int, cards: tuple[Card, ...], options: RuleOptions) -> tuple[Deal, tuple[Notice, ...]]:
        """Lay cards.

        Raises:
            IllegalEvent: The play is refused; see `murlan.errors` for the reasons.
        """
        combination = self._checked(seat, cards, options)
        hand = tuple(card for card in self.hands[seat] if card not in combination.cards)
        after = replace(
            self,
            hands=(*self.hands[:seat], hand, *self.hands[seat + 1 :]),
            opening=False,
            trick=(*self.trick, Turn(seat, combination)),
            passed=self.passed if options.passing is Passing.LOCKED else frozenset(),
            out=self.out if hand else (*self.out, seat),
        )
        notices: tuple[Notice, ...] = (CombinationLaid(seat, combination),)
        if not hand:
            notices += (WentOut(seat, len(after.out)),)
        return after._advanced(seat, notices)

    def passes(self, seat: int) -> tuple[Deal, tuple[Notice, ...]]:
        """Pass.

        Raises:
            IllegalEvent: Not this seat's turn, or it leads (R5.1).
        """
        self._check_turn(seat)
        if not self.trick:
            raise LeaderMustPlay
        after = replace(self, trick=(*self.trick, Turn(seat, None)), passed=self.passed | {seat})
        return after._advanced(seat, (SeatPassed(seat),))

    def _checked(self, seat: int, cards: tuple[Card, ...], options: RuleOptions) -> Combination:
        """Return the combination that may be played, or raise why not."""
        self._check_turn(seat)
        if missing := tuple(card for card in cards if card not in self.hands[seat]):
            raise CardsNotHeld(missing)
        combination = classify(cards)
        if combination is None:
            raise NoCombination(cards)
        if self.opening and THREE_OF_SPADES not in combination:
            raise OpeningCardMissing(combination)
        to_beat = self.to_beat
        if to_beat is not None and (reason := shortfall(combination, to_beat, options)):
            raise DoesNotBeat(combination, to_beat, reason)
        return combination

    def _check_turn(self, seat: int) -> None:
        if self.places is not None:
            raise WrongStage("over")
        if seat != self.turn:
            raise NotYourTurn(self.turn)

    def _advanced(self, seat: int, notices: tuple[Notice, ...]) -> tuple[Deal, tuple[Notice, ...]]:
        """Hand the turn on, or end the trick where nobody is left to answer (R5.5, R5.6)."""
        if self.places is not None:
            return self, notices
        owner = self.owner
        assert owner is not None, "a trick begins with a play"
        for answerer in self._holders_after(seat):
            if answerer not in self.passed and answerer != owner:
                return replace(self, turn=answerer), notices
        leader = owner if self.hands[owner] else next(self._holders_after(owner))
        after = replace(self, turn=leader, tricks=(*self.tricks, self.trick), trick=(), passed=frozenset())
        return after, (*notices, TrickEnded(owner), LeadTaken(leader))

    def _holders_after(self, seat: int) -> Iterator[int]:
        """Yield the seats clockwise after one that still hold cards, itself last."""
        return (s % 4 for s in range(seat + 1, seat + 5) if self.hands[s % 4])
