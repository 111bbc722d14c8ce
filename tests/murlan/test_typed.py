"""What people type to take a turn: read as they mean it, or refused with the part that cannot be read."""

from __future__ import annotations

import pytest

from murlan.cards import card_text
from murlan.errors import CardsNotHeld, NotationError
from murlan.notation import parse_cards
from murlan.typed import parse_turn

HAND = parse_cards("3S 4S 5H 9S 9C 9H TH JD QS KH AS AD 2C BJ")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("9S 9H", "9S 9H"),
        ("9s9h", "9S 9H"),
        ("9♠9♥", "9S 9H"),
        ("9♠\ufe0e 9♥\ufe0f", "9S 9H"),
        ("9♤, 9♡", "9S 9H"),
        ("  9h + 9s ", "9S 9H"),
        ("10h", "TH"),
        ("10♥", "TH"),
        ("th", "TH"),
        ("10H JD QS KH AS", "TH JD QS KH AS"),
        ("10hjdqskhas", "TH JD QS KH AS"),
        ("bj", "BJ"),
        ("black joker", "BJ"),
        ("⚫🃏", "BJ"),
        ("Xholi i zi", "BJ"),
        ("τζόκερ μαύρος", "BJ"),
        ("red joker", "RJ"),
        ("🔴🃏", "RJ"),
        ("xholi i kuq", "RJ"),
        ("kırmızı joker", "RJ"),
        ("KIRMIZI JOKER", "RJ"),
        ("roter Joker", "RJ"),
        ("joker", "BJ"),
        ("xhol", "BJ"),
        ("comodín", "BJ"),
        ("9", "9S"),
        ("9 9", "9S 9C"),
        ("999", "9S 9C 9H"),
        ("9 9h", "9S 9H"),
        ("a a", "AS AD"),
        ("10 j q k a", "TH JD QS KH AS"),
        ("3 4 5", "3S 4S 5H"),
        ("7D", "7D"),
    ],
)
def test_cards_are_read_however_they_are_typed(typed: str, meant: str) -> None:
    """Whether they may be played the rules say; here they are only read, low to high."""
    assert meant == card_text(parse_turn(typed, HAND) or ())


@pytest.mark.parametrize("typed", ["pass", "Pass", " PAS ", "pas!", "passo", "paso", "Passe", "πάσο", "-"])
def test_a_pass_is_read_in_every_language_of_the_bot(typed: str) -> None:
    """Nobody has to know the English word."""
    assert parse_turn(typed, HAND) is None


@pytest.mark.parametrize(
    ("typed", "wrong"),
    [
        ("", ""),
        ("  ", ""),
        ("9S zz", "zz"),
        ("1S", "1s"),
        ("9S 9S", "9s"),
        ("?", "?"),
        ("the pair", "the"),
        ("9x", "9x"),
        ("9S,hello 3D", "hello"),
    ],
)
def test_what_cannot_be_read_is_named(typed: str, wrong: str) -> None:
    """R1.3: the sentence shows the part that was not understood."""
    with pytest.raises(NotationError) as refused:
        parse_turn(typed, HAND)
    assert wrong == refused.value.text


@pytest.mark.parametrize(("typed", "missing"), [("8", "8S"), ("9 9 9 9", "9D"), ("joker joker", "RJ"), ("2 2", "2S")])
def test_what_is_left_open_comes_from_the_hand_alone(typed: str, missing: str) -> None:
    """A rank that is not held cannot be filled in."""
    with pytest.raises(CardsNotHeld) as refused:
        parse_turn(typed, HAND)
    assert missing == card_text(refused.value.cards)


def test_more_than_anybody_types_is_not_read() -> None:
    """A page of text costs no more than a line of it."""
    with pytest.raises(NotationError):
        parse_turn("9S" * 50_000, HAND)
