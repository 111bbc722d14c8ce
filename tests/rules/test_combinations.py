"""R3: which cards are a combination, and which one."""

from __future__ import annotations

from random import Random

import pytest

from murlan.cards import PACK
from murlan.combinations import Combination, Kind, classify
from murlan.notation import parse_cards
from murlan.options import CLASSIC, RRETHI
from murlan.plays import beats
from tests.support.positions import combination


@pytest.mark.parametrize("card", PACK, ids=str)
def test_single_of_any_card_is_a_combination(card: object) -> None:
    """Any one card is a single of its rank, jokers too (R3.1)."""
    found = combination(str(card))
    assert (Kind.SINGLE, 1) == (found.kind, len(found))
    assert str(card).startswith(found.top.text)


@pytest.mark.parametrize(
    ("text", "kind", "top"),
    [
        ("3S 3H", Kind.PAIR, "3"),
        ("2C 2D", Kind.PAIR, "2"),
        ("TS TH TD", Kind.TRIPLE, "T"),
        ("AS AC AD AH", Kind.QUAD, "A"),
        ("3S 3C 3D 3H", Kind.QUAD, "3"),
    ],
)
def test_cards_of_one_rank_are_a_pair_triple_or_quad(text: str, kind: Kind, top: str) -> None:
    """Two, three or four cards of one rank (R3.2)."""
    found = combination(text)
    assert (kind, top) == (found.kind, found.top.text)


@pytest.mark.parametrize("text", ["BJ RJ", "2S BJ", "2S 2H RJ", "2S 2C 2D BJ", "BJ RJ 2S 2H"])
def test_jokers_with_anything_are_no_combination(text: str) -> None:
    """The jokers are two ranks, and they stand for no other card (R3.2)."""
    assert classify(parse_cards(text)) is None


@pytest.mark.parametrize(
    ("text", "top", "strength"),
    [
        ("AS 2H 3D 4C 5S", "5", 5),
        ("2S 3H 4D 5C 6S", "6", 6),
        ("3S 4H 5D 6C 7S", "7", 7),
        ("TS JH QD KC AS", "A", 14),
        ("9S TS JH QD KC", "K", 13),
        ("3S 4H 5D 6C 7S 8H 9S TS JH QD KC AS", "A", 14),
        ("AS 2S 3S 4H 5D 6C 7S 8H 9S TS JH QD", "Q", 12),
    ],
)
def test_straight_of_successive_ranks_has_its_top(text: str, top: str, strength: int) -> None:
    """Five to thirteen cards in the run A 2 3 … K A (R3.3)."""
    found = combination(text)
    assert (Kind.STRAIGHT, top, strength) == (found.kind, found.top.text, found.strength)


@pytest.mark.parametrize(
    "text",
    [
        "JS QH KD AC 2S",
        "QS KH AD 2C 3S",
        "KS AH 2D 3C 4S",
        "TS JH QD KC AS 2H",
        "QS KH AD 2C BJ",
        "AS 2H BJ RJ 3S",
        "KS AH 2D BJ RJ",
        "3S 4H 5D 6C BJ",
        "3S 4H 5D 6C",
        "3S 4H 5D 6C 8S",
    ],
)
def test_straight_through_the_two_with_a_joker_or_too_short_is_none(text: str) -> None:
    """A two is only low, a joker never in a straight, and four cards are too few (R3.3)."""
    assert classify(parse_cards(text)) is None


@pytest.mark.parametrize(
    "text",
    [
        "3S 3H 4H 5D 6C 7S",
        "AS 2H 3D 4C 5S AH",
        "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AH",
    ],
    ids=["two-threes", "two-aces", "fourteen-cards"],
)
def test_straight_with_a_rank_twice_is_none(text: str) -> None:
    """No rank stands twice in a straight, the ace neither (R3.4)."""
    assert classify(parse_cards(text)) is None


def test_straight_of_thirteen_cards_is_the_longest() -> None:
    """All thirteen ranks are a straight (R3.4)."""
    assert len(combination("2S 3H 4D 5C 6S 7H 8S 9H TD JC QS KH AC")) == 13


@pytest.mark.parametrize(
    ("text", "expected"),
    [("3S 4S 5S 6S 7S", True), ("TD JD QD KD AD", True), ("3S 4S 5S 6S 7H", False), ("AH 2H 3H 4H 5H 6C", False)],
)
def test_straight_of_one_suit_is_suited(text: str, *, expected: bool) -> None:
    """A suited straight is a straight of one suit (R3.5)."""
    assert expected == combination(text).is_suited


@pytest.mark.parametrize("text", ["3S", "3S 3H", "3S 3H 3C 3D"])
def test_combination_that_is_no_straight_is_not_suited(text: str) -> None:
    """Only straights are suited, a single spade is not (R3.5)."""
    assert not combination(text).is_suited


def test_suited_straight_matters_only_where_suited_straights_are_on() -> None:
    """The same cards are a plain straight by classic rules (R3.5)."""
    suited, pair = combination("3S 4S 5S 6S 7S"), combination("8S 8H")
    assert [beats(suited, pair, options) for options in (CLASSIC, RRETHI)] == [False, True]


def test_thirteen_ranks_in_a_row_are_read_ace_high() -> None:
    """Of the two readings, A-2-…-K and 2-…-K-A, the higher one holds (R3.6)."""
    found = combination("AH 2C 3S 4D 5H 6C 7S 8D 9H TC JS QD KH")
    assert ("A", "2C") == (found.top.text, str(found.cards[0]))


@pytest.mark.parametrize(
    "text",
    ["", "3S 4S", "3S 3H 4S 4H", "3S 3H 3D 4S 4H", "3S 3H 4S 4H 5S 5H", "AS AC AD AH 3S", "9H 9C 8S", "3S 5S 7S 9S JS"],
)
def test_anything_else_is_no_combination(text: str) -> None:
    """Two pairs, full houses, rows of pairs, flushes and the like do not exist (R3.7)."""
    assert classify(parse_cards(text)) is None


def test_card_named_twice_is_no_combination() -> None:
    """A combination is a set of distinct cards (R3.7)."""
    nine = PACK[24]
    assert classify((nine, nine)) is None


@pytest.mark.parametrize("text", ["9S 9H 9D", "AS 2H 3D 4C 5S 6H", "TS JH QD KC AS"])
def test_same_cards_in_another_order_are_the_same_combination(text: str) -> None:
    """The order in which cards are named does not matter (R3.7)."""
    expected = combination(text)
    cards = list(expected.cards)
    for seed in range(5):
        Random(seed).shuffle(cards)
        assert expected == classify(cards)


@pytest.mark.parametrize(
    ("text", "expected"),
    [("9H 9S", "9S 9H"), ("5S 4C 3D 2H AS", "AS 2H 3D 4C 5S"), ("AS KC QD JH TS", "TS JH QD KC AS")],
)
def test_combination_as_text_names_its_cards_low_to_high_along_the_run(text: str, expected: str) -> None:
    """A low ace comes first, a high one last (R3.3)."""
    found: Combination = combination(text)
    assert expected == str(found)
    assert found.cards[0] in found
