"""A trick in one line: what is told of it, in which order, and what is left out where it is long."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest

from bot.views.decks import dealt_from
from bot.views.trick import LENGTH, LOCKED, PASSED, TURNS_SHOWN, trick_text
from murlan.combinations import classify
from murlan.options import CLASSIC, Passing
from murlan.plays import Turn
from tests.support.positions import hand
from tests.views.states import DRAWN_DECK

NAMES: Final = ("Ana", "Besa", "Çlirim", "Luan")
KEEP: Final = "\u00a0"


def laid(seat: int, cards: str) -> Turn:
    """Return a play."""
    return Turn(seat, classify(hand(cards)))


def passed(seat: int) -> Turn:
    """Return a pass."""
    return Turn(seat, None)


def told(*turns: Turn, passing: Passing = Passing.OPEN) -> list[str]:
    """Return the parts of the line, with plain spaces."""
    return trick_text(turns, NAMES, replace(CLASSIC, passing=passing)).replace(KEEP, " ").split(" · ")


def test_trick_tells_plays_and_passes_with_the_newest_last() -> None:
    """Whoever looks up from something else reads what has happened since."""
    assert ["Ana 7♣︎", "Besa ✋", "Çlirim 9♠︎"] == told(laid(0, "7C"), passed(1), laid(2, "9S"))


@pytest.mark.parametrize(("passing", "sign"), [(Passing.OPEN, PASSED), (Passing.LOCKED, LOCKED)])
def test_pass_shows_whether_it_holds_for_the_trick(passing: Passing, sign: str) -> None:
    """Who may come back and who may not are two things to a player who reckons (R5.4)."""
    assert ["Ana 7♣︎", f"Besa {sign}"] == told(laid(0, "7C"), passed(1), passing=passing)


def test_long_trick_loses_its_oldest_turns() -> None:
    """What was laid ten turns ago is beaten twice over; that there was more is said."""
    turns = [laid(0, "7C"), *(passed(1 + number % 3) for number in range(TURNS_SHOWN))]
    parts = told(*turns)
    assert ("…", TURNS_SHOWN, "Ana 7♣︎" in parts) == (parts[0], len(parts) - 1, False)


def test_trick_of_drawn_straights_keeps_its_length() -> None:
    """An emoji takes fifty characters, and a message has room for four thousand."""
    low, high = "3C 4C 5C 6C 7C 8C 9C TC", "4D 5D 6D 7D 8D 9D TD JD"
    with dealt_from(DRAWN_DECK):
        alone = trick_text([laid(2, high)], NAMES, CLASSIC)
        both = trick_text([laid(0, low), passed(1), laid(2, high)], NAMES, CLASSIC)
    assert len(both) <= LENGTH
    assert f"… · Besa{KEEP}✋ · {alone}" == both


def test_newest_turn_is_told_whatever_its_length() -> None:
    """The longest straight of all is thirteen cards."""
    cards = "AC 2D 3C 4C 5C 6C 7C 8C 9C TC JC QC KC"
    with dealt_from(DRAWN_DECK):
        assert 13 == trick_text([laid(0, cards)], NAMES, CLASSIC).count("<:")
