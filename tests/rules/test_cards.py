"""R1: the cards, their order and their notation."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest

from murlan.cards import BLACK_JOKER, PACK, RED_JOKER, THREE_OF_SPADES, Card, Rank, Suit, card_text
from murlan.errors import NotationError
from murlan.notation import parse_card, parse_cards
from murlan.options import CLASSIC, RRETHI, RuleOptions
from murlan.plays import beats
from tests.support.positions import combination

RANKS = "3 4 5 6 7 8 9 T J Q K A 2 BJ RJ"


def test_pack_whole_is_52_cards_and_two_jokers() -> None:
    """Each suited rank comes in four suits, each joker once (R1.1)."""
    assert len(set(PACK)) == 54
    by_rank = Counter(card.rank for card in PACK)
    assert by_rank == {rank: 1 if rank.is_joker else 4 for rank in Rank}
    assert [card for card in PACK if card.suit is None] == [BLACK_JOKER, RED_JOKER]


def test_ranks_low_to_high_run_from_three_to_the_red_joker() -> None:
    """The order is 3 … A 2 BJ RJ (R1.2)."""
    assert RANKS == " ".join(rank.text for rank in sorted(Rank))
    assert RANKS == " ".join(dict.fromkeys(card.rank.text for card in sorted(PACK)))


@pytest.mark.parametrize("options", [CLASSIC, RRETHI], ids=["classic", "rrethi"])
@pytest.mark.parametrize("suits", ["SH", "HS", "CD", "DC"])
def test_suit_of_equal_ranks_decides_nothing(options: RuleOptions, suits: str) -> None:
    """Of two cards of one rank neither beats the other, whatever the suits (R1.2)."""
    assert not beats(combination(f"9{suits[0]}"), combination(f"9{suits[1]}"), options)


@pytest.mark.parametrize("card", PACK, ids=str)
def test_card_as_text_reads_back_as_itself(card: Card) -> None:
    """Notation goes there and back for all 54 cards (R1.3)."""
    assert card == parse_card(str(card))


def test_cards_of_the_rules_text_are_written_as_it_says() -> None:
    """Rank, then suit; ten is T; jokers have no suit (R1.3)."""
    cards = (
        THREE_OF_SPADES,
        Card.of(Rank.TEN, Suit.DIAMONDS),
        Card.of(Rank.QUEEN, Suit.HEARTS),
        Card.of(Rank.ACE, Suit.CLUBS),
        Card.of(Rank.TWO, Suit.SPADES),
        BLACK_JOKER,
        RED_JOKER,
    )
    assert card_text(cards) == "3S TD QH AC 2S BJ RJ"


def test_suits_have_the_symbols_that_people_draw() -> None:
    """Spades, clubs, diamonds, hearts (R1.3)."""
    assert ["♠", "♣", "♦", "♥"] == [suit.symbol for suit in Suit]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("9s", "9S"),
        ("10S", "TS"),
        ("10h", "TH"),
        ("th", "TH"),
        ("bj", "BJ"),
        ("Rj", "RJ"),
        ("Q♥", "QH"),
        ("10♦", "TD"),
        ("a♣", "AC"),
        ("2♠\ufe0f", "2S"),
        (" 3S ", "3S"),
    ],
)
def test_card_in_another_writing_is_read(text: str, expected: str) -> None:
    """Lower case, ``10`` and suit symbols (also as emoji) are accepted (R1.3)."""
    assert expected == str(parse_card(text))


@pytest.mark.parametrize(
    "text", ["", "9", "S", "1S", "11S", "0S", "10", "9X", "9SS", "J", "BJS", "joker", "S9", "T10S"]
)
def test_text_that_is_no_card_is_refused_with_itself(text: str) -> None:
    """The error carries the text (R1.3)."""
    with pytest.raises(NotationError) as refused:
        parse_card(text)
    assert text == refused.value.text


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("9S 9H", "9S 9H"),
        ("9h,9s", "9H 9S"),
        ("  rj ,  3♠ ", "RJ 3S"),
        ("", ""),
        (" , ", ""),
        ("10s\n10h", "TS TH"),
    ],
)
def test_cards_parted_by_spaces_or_commas_are_read_in_order(text: str, expected: str) -> None:
    """The order given is kept (R1.3)."""
    assert expected == card_text(parse_cards(text))


@pytest.mark.parametrize(
    ("text", "word", "position"),
    [
        ("9S 9X", "9X", 3),
        ("4S, 10Z 5S", "10Z", 4),
        ("9S 9s", "9s", 3),
        ("TH 3S 10♥", "10♥", 6),
        ("rj RJ", "RJ", 3),
        ("  foo", "foo", 2),
    ],
)
def test_cards_with_a_bad_or_repeated_word_are_refused_with_its_place(text: str, word: str, position: int) -> None:
    """The error says which word, and where in the text it begins (R1.3)."""
    with pytest.raises(NotationError) as refused:
        parse_cards(text)
    assert (word, position) == (refused.value.text, refused.value.position)


@pytest.mark.parametrize(("rank", "suit"), [(Rank.RED_JOKER, Suit.HEARTS), (Rank.NINE, None)], ids=["joker", "nine"])
def test_card_of_a_rank_with_the_wrong_kind_of_suit_is_refused(rank: Rank, suit: Suit | None) -> None:
    """A joker has no suit, every other card has one (R1.1)."""
    with pytest.raises(ValueError, match=rank.name):
        Card.of(rank, suit)


def test_card_of_each_rank_and_suit_is_that_card() -> None:
    """Every card of the pack has one rank and one suit, a joker none (R1.1)."""
    assert list(PACK) == [Card.of(card.rank, card.suit) for card in PACK]


def test_card_in_a_log_is_told_by_its_notation() -> None:
    """Its number would say nothing to a reader (R1.3)."""
    assert "(Card(9S), Card(RJ))" == repr(parse_cards("9S RJ"))


def test_card_pickled_stays_a_card() -> None:
    """Cards travel to other processes in snapshots."""
    copies = pickle.loads(pickle.dumps(PACK))  # noqa: S301 — our own bytes
    assert PACK == copies
    assert all(isinstance(card, Card) for card in copies)


def test_card_of_number_0_is_true_like_any_other() -> None:
    """``if card`` asks whether there is one, and 3♠ is one (R1.1)."""
    assert all(bool(card) for card in PACK)
