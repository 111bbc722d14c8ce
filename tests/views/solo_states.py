"""Every state of the one message of somebody who plays alone, by name, each as a function that draws it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from discord import ui

from bot.tables.drafts import Draft, Plan
from bot.tables.phases import Closing, Hold, Phase
from bot.tables.public import PrivateHand, PublicSeat
from bot.views.hand import hand_message
from bot.views.solo import end_solo_question
from murlan.computer.levels import Level
from murlan.match import Match
from murlan.options import CLASSIC, RRETHI
from murlan.snapshot import Stage
from tests.views.tables import SHORT, after_turns, between, dealt, exchanging, finished, hand_of, played_on, seats_of

AGAINST: Final = tuple(PublicSeat(name=name, user_id=None, level=Level.CLUB) for name in ("Agron", "Liri", "Besnik"))
"""Who a person plays alone against."""


def alone(match: Match, seat: int, draft: Draft | None = None, **changed: object) -> PrivateHand:
    """Show a match to the only person in it, on a seat."""
    shown = hand_of(match, seat, draft=draft)
    seats = (*AGAINST[:seat], seats_of()[0], *AGAINST[seat:])
    table = replace(shown.table, seats=seats, until=None, is_solo=True, **changed)  # type: ignore[arg-type]
    return replace(shown, table=table, may_ask=True)


def _shown(
    match: Callable[[], Match], seat: int | None = 0, draft: Draft | None = None, note: str | None = None
) -> Callable[[str], ui.LayoutView]:
    """Draw a match for a seat; for the one that acts where none is said."""

    def drawn(language: str) -> ui.LayoutView:
        made = match()
        acting = made.deal.turn if made.deal is not None else 0
        return hand_message(alone(made, acting if seat is None else seat, draft), language, note)

    return drawn


def _with_two_out() -> Match:
    return played_on(dealt(), lambda m: m.deal is not None and len(m.deal.out) == 2)


def _trick_later() -> Match:
    """Return a deal in which two tricks have ended, one of them since the acting seat's last turn."""
    return played_on(dealt(RRETHI), lambda m: m.deal is not None and len(m.deal.tricks) == 2 and len(m.deal.trick) == 2)


SOLO: Final[dict[str, Callable[[str], ui.LayoutView]]] = {
    "solo-first-lead": _shown(dealt, None),
    "solo-before-turn": _shown(dealt, 2),
    "solo-so-far": _shown(lambda: after_turns(CLASSIC, 2), None),
    "solo-answer": _shown(lambda: after_turns(CLASSIC, 6), None),
    "solo-trick-later": _shown(_trick_later, None),
    "solo-waiting": _shown(lambda: after_turns(CLASSIC, 5), 0),
    "solo-planned": _shown(lambda: after_turns(CLASSIC, 5), 0, Draft(plan=Plan(passes=True))),
    "solo-two-out": _shown(_with_two_out, None),
    "solo-still-open": _shown(lambda: after_turns(CLASSIC, 6), None, note="One sentence."),
    "solo-gives": _shown(exchanging, None),
    "solo-gave": _shown(exchanging, 1),
    "solo-exchanged": _shown(
        lambda: played_on(exchanging(), lambda m: m.stage is Stage.PLAY and m.deal_number == 2), 0
    ),
    "solo-between": _shown(between),
    "solo-target-raised": _shown(lambda: replace(between(), target=31)),
    "solo-finished": _shown(finished),
    "solo-one-deal": _shown(lambda: finished(SHORT), 2),
    "solo-storage-down": lambda language: hand_message(
        alone(after_turns(CLASSIC, 6), 2, hold=Hold.STORAGE_DOWN), language
    ),
    "solo-closed": lambda language: hand_message(
        alone(dealt(), 0, phase=Phase.CLOSED, closing=Closing.EXPIRED), language
    ),
    "solo-end": lambda language: end_solo_question(alone(dealt(), 0).table, language),
}
"""What one person sees who plays alone."""
