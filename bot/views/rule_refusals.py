"""Why the rules refuse a play, as a sentence: what lies, what was chosen, what would do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.texts import text
from bot.views.cards import card_faces, rank_label
from bot.views.names import safe_name
from murlan import errors
from murlan.combinations import HIGH_ACE, RUN

_STAGES: Final = {
    "dealing": "refusal-stage-dealing",
    "exchange": "refusal-stage-exchange",
    "play": "refusal-stage-play",
    "over": "refusal-stage-over",
}
_SHORTFALLS: Final = {
    errors.Shortfall.OTHER_KIND: "refusal-other-kind",
    errors.Shortfall.NOT_HIGHER: "refusal-not-higher",
    errors.Shortfall.NOT_NEXT: "refusal-not-next",
    errors.Shortfall.QUAD_NEEDED: "refusal-quad-needed",
    errors.Shortfall.SUITED_NEEDED: "refusal-suited-needed",
}
_FAULT: Final = "fault"


def rule_text(refusal: errors.MurlanError, language: str, seat_names: Sequence[str]) -> str:
    """Return the sentence for what the rules refuse.

    Args:
        refusal: Any error of the game; what is no refusal is called a fault of ours.
        language: Of the reader.
        seat_names: Display names by seat, where they are known.
    """
    match refusal:
        case errors.NotYourTurn(turn) if turn < len(seat_names):
            return text("refusal-turn-of", language, name=safe_name(seat_names[turn]))
        case errors.NotYourTurn():
            return text("refusal-not-your-turn", language)
        case errors.WrongStage(stage):
            return text(_STAGES.get(stage, _FAULT), language)
        case errors.CardsNotHeld(cards):
            return text("refusal-cards-not-held", language, cards=card_faces(sorted(cards)))
        case errors.NoCombination(cards):
            return text("refusal-no-combination", language, cards=card_faces(sorted(cards)))
        case errors.OpeningCardMissing():
            return text("refusal-opening", language)
        case errors.DoesNotBeat():
            return _shortfall_text(refusal, language)
        case errors.GiftRefused(card, allowed):
            return text("refusal-gift", language, card=card_faces((card,)), allowed=card_faces(allowed))
        case errors.NotationError(wrong):
            return text("refusal-notation", language, text=safe_name(wrong))
        case errors.OptionsError(option):
            return text("refusal-options", language, option=safe_name(option))
        case _:
            return text(_FAULT, language)


def _shortfall_text(refusal: errors.DoesNotBeat, language: str) -> str:
    to_beat, chosen = refusal.to_beat, refusal.combination
    is_next_wanted = refusal.reason is errors.Shortfall.NOT_NEXT
    return text(
        _SHORTFALLS[refusal.reason],
        language,
        kind=str(to_beat.kind),
        size=len(to_beat),
        chosen=card_faces(chosen.cards),
        lies=card_faces(to_beat.cards),
        next=rank_label(RUN[min(to_beat.strength + 1, HIGH_ACE)]) if is_next_wanted else "",
    )
