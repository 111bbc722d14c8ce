"""The ids of a lesson's selects and buttons, there and back: ``g1:<step>:<verb>:<chosen>:<render>``.

An id carries the step and which cards of the hand are chosen there, a bit a card in hexadecimal, so that nothing about
an open lesson is kept anywhere: it goes on after a restart. It carries too how often the message was redrawn, for no id
may come again on one message: a client would show the choice that was made in it then.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.lessons.lesson import STEPS

VERSION: Final = "g1"
_ID: Final = re.compile(r"g1:([1-9]):([a-z]{1,8}):(0|[1-9a-f][0-9a-f]{0,3}):(0|[1-9]\d{0,2})", re.ASCII)
_RENDERS: Final = 1000


class LessonVerb(StrEnum):
    """What can be pressed or chosen in a lesson."""

    SUGGESTIONS = "plays"
    """Choose one of the suggested plays."""
    CARDS = "cards"
    """Choose cards freely."""
    GIFTS = "gifts"
    """Choose the card to give back."""
    PLAY = "play"
    PASS = "pass"
    GIVE = "give"
    ON = "on"
    """Go on from what was only to be read."""
    BACK = "back"
    """Go one step back."""
    STOP = "stop"
    OPEN = "open"
    """Show the step that the id names: go on where one stopped."""


@dataclass(frozen=True, slots=True)
class LessonPress:
    """One button or select."""

    step: int
    verb: LessonVerb
    chosen: int = 0
    """Which cards of the hand, as `bot.lessons.lesson.numbered` has it."""
    render: int = 0
    """How often the message was redrawn, modulo 1000."""

    @property
    def next_render(self) -> int:
        """The number of the redraw that answers it."""
        return (self.render + 1) % _RENDERS

    def __str__(self) -> str:
        return f"{VERSION}:{self.step}:{self.verb}:{self.chosen:x}:{self.render}"


def parse_lesson_press(custom_id: str) -> LessonPress | None:
    """Read an id back; ``None`` for one that is no lesson's or from another version."""
    found = _ID.fullmatch(custom_id)
    if found is None or found[2] not in set(LessonVerb) or int(found[1]) > STEPS:
        return None
    return LessonPress(int(found[1]), LessonVerb(found[2]), int(found[3], 16), int(found[4]))
