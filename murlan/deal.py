"""One deal in play (R5, R6): whose turn it is, what lies on the table, who has gone out.

A `Deal` is a value. `played` and `passed` check a turn and return the deal after it with the notices of what followed;
on an error nothing has changed. Before and after a deal are `murlan.match`'s concern.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

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
from murlan.frozen import builder_of
from murlan.notices import CombinationLaid, LeadTaken, Notice, SeatPassed, TrickEnded, WentOut
from murlan.options import Passing, RuleOptions
from murlan.plays import Turn, last_play, shortfall

_CLOCKWISE: Final = ((1, 2, 3), (2, 3, 0), (3, 0, 1), (0, 1, 2))
"""The other seats after each seat, in the order of play (R2.1)."""

_NOBODY: Final[frozenset[int]] = frozenset()


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
        turn = last_play(self.trick)
        return turn.combination if turn else None

    @property
    def owner(self) -> int | None:
        """The seat that laid it."""
        turn = last_play(self.trick)
        return turn.seat if turn else None

    @property
    def places(self) -> tuple[int, ...] | None:
        """All four seats, first to last, once the deal is over (R6.2)."""
        if not _is_over(self.hands):
            return None
        return (*self.out, next(seat for seat in range(4) if self.hands[seat]))

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
        laid = combination.cards
        hand = tuple([card for card in self.hands[seat] if card not in laid])
        hands = (*self.hands[:seat], hand, *self.hands[seat + 1 :])
        passed = self.passed if options.passing is Passing.LOCKED else _NOBODY
        out = self.out if hand else (*self.out, seat)
        answerer = seat if _is_over(hands) else _next_answerer(hands, seat, passed, owner=seat)
        after = _build_deal(
            hands=hands,
            turn=seat if answerer is None else answerer,
            opening=False,
            tricks=self.tricks,
            trick=(*self.trick, Turn(seat, combination)),
            passed=passed,
            out=out,
        )
        notices: tuple[Notice, ...] = (CombinationLaid(seat, combination),)
        if not hand:
            notices += (WentOut(seat, len(out)),)
        return (after, notices) if answerer is not None else after._trick_ended(seat, notices)

    def passes(self, seat: int) -> tuple[Deal, tuple[Notice, ...]]:
        """Pass.

        Raises:
            IllegalEvent: Not this seat's turn, or it leads (R5.1).
        """
        self._check_turn(seat)
        owner = self.owner
        if owner is None:
            raise LeaderMustPlay
        passed = self.passed | {seat}
        answerer = _next_answerer(self.hands, seat, passed, owner=owner)
        after = _build_deal(
            hands=self.hands,
            turn=seat if answerer is None else answerer,
            opening=self.opening,
            tricks=self.tricks,
            trick=(*self.trick, Turn(seat, None)),
            passed=passed,
            out=self.out,
        )
        notices = (SeatPassed(seat),)
        return (after, notices) if answerer is not None else after._trick_ended(owner, notices)

    def _checked(self, seat: int, cards: tuple[Card, ...], options: RuleOptions) -> Combination:
        """Return the combination that may be played, or raise why not."""
        self._check_turn(seat)
        hand = self.hands[seat]
        if missing := [card for card in cards if card not in hand]:
            raise CardsNotHeld(tuple(missing))
        combination = classify(cards)
        if combination is None:
            raise NoCombination(cards)
        if self.opening and THREE_OF_SPADES not in combination.cards:
            raise OpeningCardMissing(combination)
        to_beat = self.to_beat
        if to_beat is not None and (reason := shortfall(combination, to_beat, options)):
            raise DoesNotBeat(combination, to_beat, reason)
        return combination

    def _check_turn(self, seat: int) -> None:
        if _is_over(self.hands):
            raise WrongStage("over")
        if seat != self.turn:
            raise NotYourTurn(self.turn)

    def _trick_ended(self, owner: int, notices: tuple[Notice, ...]) -> tuple[Deal, tuple[Notice, ...]]:
        """Let the owner lead, or the next seat that holds cards (R5.5, R5.6)."""
        leader = owner if self.hands[owner] else next(seat for seat in _CLOCKWISE[owner] if self.hands[seat])
        after = _build_deal(
            hands=self.hands,
            turn=leader,
            opening=self.opening,
            tricks=(*self.tricks, self.trick),
            trick=(),
            passed=_NOBODY,
            out=self.out,
        )
        return after, (*notices, TrickEnded(owner), LeadTaken(leader))


_build_deal: Final = builder_of(Deal)


def _is_over(hands: tuple[tuple[Card, ...], ...]) -> bool:
    """Return whether only one seat still holds cards (R6.2)."""
    return hands.count(()) == len(hands) - 1


def _next_answerer(hands: tuple[tuple[Card, ...], ...], seat: int, passed: frozenset[int], *, owner: int) -> int | None:
    """Return who may answer next after a seat; ``None`` where nobody is left (R5.3, R5.5)."""
    for other in _CLOCKWISE[seat]:
        if hands[other] and other not in passed and other != owner:
            return other
    return None
