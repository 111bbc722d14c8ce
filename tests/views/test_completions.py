"""What is listed to somebody who types a turn, and what it then asks of the table."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.client.translation import typed_action
from bot.tables.actions import Give, Pass, Play
from bot.tables.phases import PauseReason
from bot.tables.public import PrivateHand
from bot.texts import LANGUAGES, text
from bot.views.completions import LONGEST, MOST, UNREADABLE, completions
from murlan.errors import NotYourTurn, WrongStage
from murlan.notation import parse_cards
from tests.support.positions import exchange_of
from tests.views.tables import answering, hand_of, many_plays, waiting


def values(shown: PrivateHand, typed: str = "", language: str = "en") -> list[str]:
    """Return what can be typed by choosing it."""
    return [one.value for one in completions(shown, typed, language)]


def test_plays_are_listed_cheapest_first_and_a_pass_last() -> None:
    """The order of the hand's own select."""
    shown = hand_of(answering("9C 9H KD KS 5S 5C 5D 5H", "7C 7D"), 0)
    assert ["9C 9H", "KS KD", "5S 5C 5D 5H", "pass"] == values(shown)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("k", ["KS KD"]),
        ("king", ["KS KD"]),
        ("bomb", ["5S 5C 5D 5H"]),
        ("5c", ["5S 5C 5D 5H"]),
        ("9H", ["9C 9H"]),
        ("9♥ 9♣", ["9C 9H"]),
        ("PAS", ["pass"]),
        ("7", []),
    ],
)
def test_the_list_goes_on_from_what_is_typed(typed: str, expected: list[str]) -> None:
    """By the name of a play, by its cards in any order and spelling; what does not fit is left out."""
    shown = hand_of(answering("9C 9H KD KS 5S 5C 5D 5H", "7C 7D"), 0)
    assert expected == values(shown, typed)


def test_other_cards_of_the_same_shape_come_first_once_they_are_typed() -> None:
    """The list has one play a shape; who wants to keep a suit names the others."""
    shown = hand_of(answering("9C 9D 9H KD", "7C 7D"), 0)
    assert "9D 9H" not in values(shown)
    assert "9D 9H" == values(shown, "9d 9h")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_keeps_within_what_discord_takes(language: str) -> None:
    """25 lines of 100 characters, in every language, with more plays than that; the pass is among them."""
    shown = hand_of(many_plays(), 0, language)
    lines = completions(shown, "", language)
    assert MOST == len(lines)
    assert [] == [line for line in lines if not (1 <= len(line.name) <= LONGEST and 1 <= len(line.value) <= LONGEST)]
    assert len({line.value for line in lines}) == len(lines)


def test_who_can_play_nothing_is_offered_a_pass_that_says_why() -> None:
    """Whatever is typed: there is nothing else to do."""
    shown = hand_of(answering("3C 3H 4D", "7C 7D"), 0)
    (only,) = completions(shown, "3C", "en")
    assert (text("hand-stuck", "en"), "pass") == (only.name, only.value)


def test_who_waits_reads_whose_turn_it_is() -> None:
    """Its value is refused like anything that is no turn."""
    shown = hand_of(waiting("3S 9D"), 0)
    (only,) = completions(shown, "", "en")
    assert UNREADABLE == only.value
    assert shown.table.seats[shown.snapshot.turn or 0].name in only.name


def test_nothing_is_listed_while_the_match_is_paused() -> None:
    """Nothing can be played."""
    shown = hand_of(answering("9C 9H", "7C 7D"), 0)
    assert [] == values(replace(shown, table=replace(shown.table, pause=PauseReason.AGREED)))


def test_cards_that_may_be_given_back_are_listed_in_the_exchange() -> None:
    """R8.2: a card from 3 to 10."""
    shown = hand_of(exchange_of("3S 9D TH QC", "4C", "2H"), 0)
    assert [str(card) for card in shown.snapshot.gifts] == values(shown)


def test_typed_words_ask_what_a_press_would_ask() -> None:
    """The same actions, for the turn that goes on as it is typed."""
    shown = hand_of(answering("9C 9H KD", "7C 7D"), 0)
    guard = shown.table.guard
    assert Play(7, parse_cards("9C 9H"), guard) == typed_action(shown, "9h 9c", 7)
    assert Pass(7, guard) == typed_action(shown, "Pas", 7)
    giving = hand_of(exchange_of("3S 9D TH QC", "4C", "2H"), 0)
    assert Give(7, parse_cards("9D")[0], giving.table.guard) == typed_action(giving, "9", 7)


def test_typed_words_that_ask_nothing_now_are_refused() -> None:
    """Out of turn, and more than one card in the exchange (R8.2)."""
    with pytest.raises(NotYourTurn):
        typed_action(hand_of(waiting("3S 9D"), 0), "3S", 7)
    with pytest.raises(WrongStage):
        typed_action(hand_of(exchange_of("3S 9D TH QC", "4C", "2H"), 0), "3S 9D", 7)
