"""A trick in one line: who laid what and who passed, the newest last; of a long one the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.views.cards import card_faces
from bot.views.layout import JOINT, KEEP, joined
from murlan.options import Passing, RuleOptions
from murlan.plays import Turn

PASSED: Final = "✋"
"""Somebody passed and may play again when their turn comes round (R5.4)."""
LOCKED: Final = "⛔"
"""Somebody passed and is out until the trick ends (R5.4, `passing = locked`)."""
TURNS_SHOWN: Final = 8
LENGTH: Final = 800
"""Characters that the line may take; thirteen emojis have 650, and a message has 4,000 for everything."""


def pass_sign(options: RuleOptions) -> str:
    """Return the sign of a pass: whether it holds for one turn or for the trick."""
    return LOCKED if options.passing is Passing.LOCKED else PASSED


def trick_text(trick: Sequence[Turn], names: Sequence[str], options: RuleOptions) -> str:
    """Return what has been done in a trick, oldest first.

    Args:
        trick: Its turns.
        names: Of the seats, safe to be shown.
        options: The house rules.
    """
    done = [_turn_text(turn, names[turn.seat], options) for turn in trick]
    shown = _newest(done)
    return joined(*(["…"] if len(shown) < len(done) else []), *shown)


def _turn_text(turn: Turn, name: str, options: RuleOptions) -> str:
    done = pass_sign(options) if turn.combination is None else card_faces(turn.combination.cards)
    return f"{name}{KEEP}{done}"


def _newest(done: Sequence[str]) -> list[str]:
    """Return as many of the last parts as there is room for; the very last one always."""
    shown, room = list[str](), LENGTH
    for part in reversed(done[-TURNS_SHOWN:]):
        room -= len(part) + len(JOINT)
        if shown and room < 0:
            break
        shown.append(part)
    return shown[::-1]
