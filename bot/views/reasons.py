"""Why a play is good, as a sentence in the reader's language; what is true of it, `murlan.computer.reasons` says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.texts import text
from bot.views.cards import card_faces
from murlan.computer.reasons import Reason, Why

_KEYS: Final = {
    Why.GOES_OUT: "why-goes-out",
    Why.RUNS_OUT: "why-runs-out",
    Why.STOPS: "why-stops",
    Why.LEAVES_PARTNER: "why-leaves-partner",
    Why.FEEDS_PARTNER: "why-feeds-partner",
    Why.DENIES: "why-denies",
    Why.SURE_TRICK: "why-sure-trick",
    Why.LAST_PLAYS: "why-last-plays",
    Why.SHEDS_STRAIGHT: "why-sheds-straight",
    Why.CHEAPEST: "why-cheapest",
    Why.NOTHING_ELSE: "why-nothing-else",
    Why.SAVES: "why-saves",
    Why.KEEPS: "why-keeps",
    Why.KEEPS_CONTROL: "why-keeps-control",
    Why.LOWEST_LEAD: "why-lowest-lead",
    Why.SAFE_TO_LOSE: "why-safe-to-lose",
    Why.STANDS_ALONE: "why-stands-alone",
}


def telling(reasons: Sequence[Reason], *, most: int) -> tuple[Reason, ...]:
    """Return the most telling reasons; of two about the same cards the one that says more."""
    controlled = {reason.cards for reason in reasons if reason.why is Why.KEEPS_CONTROL}
    told = (reason for reason in reasons if reason.why is not Why.KEEPS or reason.cards not in controlled)
    return tuple(told)[:most]


def reason_text(reason: Reason, names: Sequence[str], language: str) -> str:
    """Return a reason as a sentence.

    Args:
        reason: What there is to say.
        names: The seats' names, safe to be shown.
        language: Of the reader.
    """
    name = "" if reason.seat is None else names[reason.seat]
    number = 0 if reason.number is None else reason.number
    return text(_KEYS[reason.why], language, name=name, number=number, cards=card_faces(reason.cards))
