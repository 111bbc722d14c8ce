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
    RecordError,
    RecordProblem,
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
from murlan.options import CLASSIC, RuleOptions, Sides
from murlan.scoring import Outcome

Show = Callable[[Iterable[Card]], str]
"""How cards are written."""

ORDINALS: Final = ("1st", "2nd", "3rd", "4th")

_LONGEST_QUOTE: Final = 60
_LONGEST_PATH: Final = 1000
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
            return outcome_sentence(outcome, names, CLASSIC)
        case TrickEnded() | DealEnded():
            return None
        case never:
            assert_never(never)


def outcome_sentence(outcome: Outcome, names: Sequence[str], options: RuleOptions) -> str:
    """Return how a match ended, told to everybody."""
    is_paired = options.sides is Sides.TWO_TEAMS
    sides = [f"{names[side]} and {names[side + 2]}" if is_paired else names[side] for side in outcome.winners]
    if outcome.is_tie:
        return f"The match is a tie: {' and '.join(sides)} share it."
    return f"{sides[0]} {'win' if is_paired else 'wins'} the match!"


def record_sentence(error: RecordError) -> str:
    """Return what is wrong with the record of a match, in one sentence that quotes the place."""
    place, text, wanted = f"{error.place or f'line {error.line}'}:", quoted(error.text), error.wanted
    match error.problem:
        case RecordProblem.NO_RECORD:
            return f"{place} {text} is not the first line of a match, which is “{wanted}”."
        case RecordProblem.OTHER_VERSION:
            return f"{place} version {text} of the notation is not known here, only {wanted}."
        case RecordProblem.UNEXPECTED:
            return f"{place} {text} stands where the notation has {wanted}."
        case RecordProblem.MISSING:
            return f"{place} after {text} the notation has {wanted}, and nothing stands there."
        case RecordProblem.CONTRADICTED:
            return f"{place} {text} does not follow from what stands before it, as “{wanted}” would."
        case RecordProblem.REFUSED:
            return f"{place} the rules refuse {text}: {_recorded_refusal(error.refusal)}."
        case never:
            assert_never(never)


def quoted(text: str, longest: int = _LONGEST_QUOTE) -> str:
    """Return a text in quotation marks: one line, not too long, nothing in it that would change the terminal."""
    shown = "".join(sign if sign.isprintable() else "�" for sign in text)
    return f"“{shown}”" if len(shown) <= longest else f"“{shown[:longest]}…”"


def quoted_path(path: str) -> str:
    """Return a file's path in quotation marks, whole where it is not absurd."""
    return quoted(path, _LONGEST_PATH)


def combination_name(combination: Combination) -> str:
    """Return what people call a combination: ``pair``, ``straight of 6``."""
    if combination.kind is Kind.STRAIGHT:
        return f"straight of {len(combination)}"
    return _GROUPS[combination.kind]


def _recorded_refusal(error: IllegalEvent | None) -> str:
    """Return why the rules refuse a turn of a record, as the end of a sentence."""
    match error:
        case NotYourTurn(turn=turn):
            return f"it is the turn of seat {turn}"
        case CardsNotHeld(cards=cards):
            return f"the seat does not hold {card_text(cards)}"
        case NoCombination():
            return "these cards are no combination"
        case OpeningCardMissing():
            return "the first lead of a match must contain 3S"
        case LeaderMustPlay():
            return "a leader may not pass"
        case GiftRefused(allowed=allowed):
            return f"the seat may give back {' or '.join(map(str, allowed))}"
        case DoesNotBeat(to_beat=to_beat):
            return f"it does not beat {to_beat}"
        case _:
            return "it is not possible now"


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
