"""A hint on the hand: what a strong computer player would do, and the most telling reasons, each a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from bot.tables.public import PrivateHand
from bot.texts import text
from bot.views.cards import card_face, card_faces, combination_text
from bot.views.layout import small
from bot.views.seats import names_of
from murlan.combinations import classify
from murlan.events import CardGiven, Passed, Played

if TYPE_CHECKING:  # what it rests on takes a while to be imported
    from murlan.computer.reasons import Reason

MOST_REASONS: Final = 2
"""The first are the most telling; more of them nobody reads within a turn."""
REASONS: Final = {
    "goes-out": "hint-goes-out",
    "runs-out": "hint-runs-out",
    "stops": "hint-stops",
    "leaves-partner": "hint-leaves-partner",
    "feeds-partner": "hint-feeds-partner",
    "denies": "hint-denies",
    "sure-trick": "hint-sure-trick",
    "last-plays": "hint-last-plays",
    "sheds-straight": "hint-sheds-straight",
    "cheapest": "hint-cheapest",
    "nothing-else": "hint-nothing-else",
    "saves": "hint-saves",
    "keeps": "hint-keeps",
    "keeps-control": "hint-keeps-control",
    "lowest-lead": "hint-lowest-lead",
    "safe-to-lose": "hint-safe-to-lose",
    "stands-alone": "hint-stands-alone",
}
"""The sentence of each reason, by its `Why`."""


def hint_lines(hand: PrivateHand, language: str) -> Iterator[str]:
    """Yield what the hint of this turn says, if one was asked for."""
    hint = hand.draft.hint
    if hint is None:
        return
    match hint.event:
        case Played(_, cards):
            combination = classify(cards)
            assert combination is not None, "what may be played is a combination"
            name = combination_text(combination, language, suits_count=hand.snapshot.options.suited_straights)
            faces = card_faces(cards) if len(cards) > 1 else ""
            yield text("hint-play", language, combination=name, cards=faces)
        case Passed():
            yield text("hint-pass", language)
        case CardGiven(_, card):
            yield text("hint-give", language, card=card_face(card))
    yield from (small(reason_text(reason, hand, language)) for reason in hint.reasons[:MOST_REASONS])


def reason_text(reason: Reason, hand: PrivateHand, language: str) -> str:
    """Return the sentence of a reason."""
    name = "" if reason.seat is None else names_of(hand.table)[reason.seat]
    return text(
        REASONS[reason.why],
        language,
        name=name,
        count=reason.number or 0,
        cards=card_faces(reason.cards),
    )
