"""What somebody wants done in their turn, on their hand: what it will be, what became of it, and how to undo it."""

from __future__ import annotations

from collections.abc import Iterator

from discord import ButtonStyle

from bot.tables.drafts import Plan
from bot.tables.public import PrivateHand
from bot.texts import text
from bot.views.cards import button_faces, card_faces, straight_range
from bot.views.layout import Button, button, small
from bot.views.presses import PressId, Verb
from murlan.cards import Card
from murlan.combinations import Combination, Kind, classify


def plan_lines(hand: PrivateHand, language: str) -> Iterator[str]:
    """Yield what is planned and what became of the last plan."""
    draft = hand.draft
    if draft.plan_end is not None:
        yield text("hand-plan-end", language, end=draft.plan_end)
    if draft.plan is not None:
        yield _plan_text(draft.plan, language)
        yield small(text("hand-plan-kept", language))


def plan_buttons(hand: PrivateHand, language: str) -> Iterator[Button]:
    """Yield what takes a plan back, or changes it."""
    plan, table_id = hand.draft.plan, hand.table.table_id
    if plan is None:
        return
    yield button(text("button-undo", language), PressId(table_id, Verb.UNDO), style=ButtonStyle.primary)
    if plan.cards:
        label = text("button-plan-else", language, state="on" if plan.passes else "off")
        yield button(label, PressId(table_id, Verb.PLAN_PASS))


def ahead_buttons(hand: PrivateHand, language: str) -> Iterator[Button]:
    """Yield what plans the turn that is to come, in place of what plays and passes."""
    draft, table_id = hand.draft, hand.table.table_id
    yield from plan_buttons(hand, language)
    combination = classify(draft.cards) if draft.cards else None
    if draft.plan is None or draft.cards != draft.plan.cards:
        yield button(
            _ahead_label(combination, language),
            PressId(table_id, Verb.PLAN),
            style=ButtonStyle.success,
            disabled=combination is None,
        )
    if draft.plan is None:
        is_idle = not hand.snapshot.trick
        yield button(text("button-plan-pass", language), PressId(table_id, Verb.PLAN_PASS), disabled=is_idle)


def _ahead_label(combination: Combination | None, language: str) -> str:
    if combination is None:
        return text("button-plan", language)
    if combination.kind is Kind.STRAIGHT:
        return text("button-plan-straight", language, run=straight_range(combination))
    return text("button-plan-cards", language, cards=button_faces(combination.cards))


def _plan_text(plan: Plan, language: str) -> str:
    if not plan.cards:
        return text("hand-plan-pass", language)
    key = "hand-plan-play-or-pass" if plan.passes else "hand-plan-play"
    return text(key, language, cards=_faces(plan.cards))


def _faces(cards: frozenset[Card]) -> str:
    combination = classify(cards)
    return card_faces(sorted(cards) if combination is None else combination.cards)
