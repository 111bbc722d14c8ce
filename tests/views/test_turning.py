"""What is told of a turning point."""

from __future__ import annotations

import pytest

from bot.texts import LANGUAGES
from bot.views.reasons import reason_text, telling
from murlan.computer.reasons import Reason, Why
from tests.support.positions import hand
from tests.support.turning import GIFTS, POINTS, TOLD

ACES = hand("AS AH")
NAMES = ("Ana", "Besa", "Çlirim", "Drita")


def test_same_cards_are_spoken_of_once() -> None:
    """That they are kept together goes without saying where they are said to be unbeaten."""
    kept = Reason(why=Why.KEEPS, cards=ACES)
    control = Reason(why=Why.KEEPS_CONTROL, cards=ACES, number=0)
    last = Reason(why=Why.LOWEST_LEAD)
    assert (control, last) == telling((kept, control, last), most=2)
    assert (kept,) == telling((kept, last), most=1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence_of_its_own(language: str) -> None:
    """Who reads two of them reads two things."""
    told = {
        why: reason_text(Reason(why=why, cards=ACES, seat=1, number=2), NAMES, language)  # whatever it needs
        for why in Why
    }
    assert len(Why) == len(set(told.values()))


def test_states_show_every_reason_and_every_kind_of_turning_point() -> None:
    """What is drawn for the golden files leaves nothing out."""
    points = (*POINTS, *GIFTS, *TOLD)
    assert set(Why) == {reason.why for point in points for reason in point.reasons}
    kinds = {(type(point.done), type(point.other), point.is_gain) for point in points}
    assert 8 == len(kinds), "gift, pass, play, and play that should have been a pass or not; each lost and won"
