"""Refusals and notices as plain English sentences. They decide nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, assert_never

from murlan.cards import Card, card_text
from murlan.combinations import Combination, Kind
from murlan.errors import (
    CardsNotHeld,
    DoesNotBeat,
    GiftRefused,
    IllegalEvent,
    LeaderMustPlay,
    NoCombination,
    NotationError,
    NotYourTurn,
    OpeningCardMissing,
    Shortfall,
    WrongStage,
)
from murlan.notices import (
    CardPassedOver,
    CombinationLaid,
    DealBegan,
    DealEnded,
    JokersShown,
    LeadTaken,
    MatchEnded,
    Notice,
    SeatPassed,
    TargetRaised,
    TrickEnded,
    WentOut,
)

Show = Callable[[Iterable[Card]], str]
"""How cards are written."""

ORDINALS: Final = ("1st", "2nd", "3rd", "4th")

_STAGES: Final = {
    "dealing": "The cards are not dealt yet.",
    "exchange": "First a card must be given back.",
    "play": "There is no card to give back now: play or pass.",
    "over": "It is over.",
}
_GROUPS: Final = {Kind.SINGLE: "single", Kind.PAIR: "pair", Kind.TRIPLE: "triple", Kind.QUAD: "quad"}


def refusal_sentence(error: IllegalEvent | NotationError, names: Sequence[str], show: Show = card_text) -> str:
    """Return why something was refused, told to the person who tried it.

    Args:
        error: What was raised.
        names: Who sits on seats 0–3.
        show: How cards are written.
    """
    match error:
        case NotationError(text=text):
            return f"I cannot read “{text}” here: write each card once, rank then suit, such as 9S 10H RJ."
        case WrongStage(stage=stage):
            return _STAGES.get(stage, "That is not possible now.")
        case NotYourTurn(turn=turn):
            return f"It is {names[turn]}'s turn."
        case CardsNotHeld(cards=cards):
            return f"You do not hold {show(cards)}."
        case NoCombination(cards=()):
            return "Name the cards that you want to play."
        case NoCombination(cards=cards):
            return (
                f"{show(cards)} is no combination: play a single, a pair, three or four of one rank, "
                "or a straight of five or more."
            )
        case OpeningCardMissing(combination=combination):
            return f"The first lead of the match must contain the three of spades; {show(combination.cards)} does not."
        case DoesNotBeat():
            return _unbeaten_sentence(error, show)
        case LeaderMustPlay():
            return "You lead, so you cannot pass: play any combination."
        case GiftRefused(card=card, allowed=allowed):
            return f"You may not give back {show([card])}. You may give: {show(allowed)}."
        case _:
            return "The rules do not allow that."


def notice_sentence(notice: Notice, names: Sequence[str], show: Show = card_text) -> str | None:
    """Return what happened, or ``None`` where another sentence or the result says it."""
    match notice:
        case DealBegan(number, dealer):
            return f"Deal {number}: {names[dealer]} deals."
        case CardPassedOver(giver, receiver, card):
            return f"{names[giver]} gives {names[receiver]} {show([card])}."
        case JokersShown(seat):
            return f"{names[seat]} shows both jokers: no cards are exchanged."
        case LeadTaken(seat):
            return f"{names[seat]} leads."
        case CombinationLaid(seat, combination):
            return f"  {names[seat]} plays {show(combination.cards)}"
        case SeatPassed(seat):
            return f"  {names[seat]} passes"
        case WentOut(seat, place):
            return f"{names[seat]} is out: {ORDINALS[place - 1]} place."
        case TargetRaised(target):
            return f"More than one has reached the target: it rises to {target}."
        case MatchEnded(outcome):
            winners = " and ".join(names[winner] for winner in outcome.winners)
            return f"The match is a tie: {winners} share it." if outcome.is_tie else f"{winners} wins the match!"
        case TrickEnded() | DealEnded():
            return None
        case never:
            assert_never(never)


def combination_name(combination: Combination) -> str:
    """Return what people call a combination: ``pair``, ``straight of 6``."""
    if combination.kind is Kind.STRAIGHT:
        return f"straight of {len(combination)}"
    return _GROUPS[combination.kind]


def _unbeaten_sentence(error: DoesNotBeat, show: Show) -> str:
    lies = show(error.to_beat.cards)
    match error.reason:
        case Shortfall.OTHER_KIND:
            return f"{lies} lies there: answer a {combination_name(error.to_beat)} with a higher one, or with a quad."
        case Shortfall.NOT_HIGHER:
            return f"{show(error.combination.cards)} is not higher than {lies}."
        case Shortfall.NOT_NEXT:
            return f"By these rules only the straight exactly one rank higher beats {lies}."
        case Shortfall.QUAD_NEEDED:
            return f"{lies} is a quad: only a higher quad beats it."
        case Shortfall.SUITED_NEEDED:
            return f"{lies} is a suited straight: only a higher suited straight of {len(error.to_beat)} beats it."
        case never:
            assert_never(never)
