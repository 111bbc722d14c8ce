"""The drawn decks: whole, readable, told apart by everybody, and the same wherever they are drawn."""

from __future__ import annotations

import io
import subprocess
import sys

import pytest
from PIL import Image

from bot.art.emojis import DRAWN, emoji_set, is_ours
from bot.art.figures import Figure, figures
from bot.art.tiles import back_tile, tile
from bot.tables.decks import Deck
from murlan.cards import BLACK_JOKER, PACK, RED_JOKER, Card, Rank, Suit

MOST_BYTES = 256 * 1024
"""Discord's limit for an emoji."""


@pytest.mark.parametrize("figure", tuple(figures()), ids=lambda figure: figure.what)
def test_deck_stands_out_and_its_suits_are_apart(figure: Figure) -> None:
    """Colours in every sight, shapes without colour, contrast on paper and on both of Discord's modes."""
    assert figure.value >= figure.least


def test_every_card_has_a_picture_of_its_own_in_each_deck() -> None:
    """54 cards and a back, none like another."""
    for deck in DRAWN:
        names = emoji_set().decks[deck]
        assert set(PACK) == names.keys()
        assert 55 == len({emoji_set().pictures[name] for name in (*names.values(), emoji_set().back)})


def test_picture_is_what_discord_takes() -> None:
    """PNG, 128 × 128, transparent round the corners, far below 256 KiB."""
    for png in emoji_set().pictures.values():
        picture = Image.open(io.BytesIO(png))
        assert ("PNG", (128, 128), "RGBA", 0) == (
            picture.format,
            picture.size,
            picture.mode,
            picture.getchannel("A").getpixel((0, 0)),
        )
        assert len(png) < MOST_BYTES / 10


def test_name_says_the_card_in_words_and_is_one_that_discord_takes() -> None:
    """It is what somebody hears who has a message read aloud."""
    names = emoji_set().decks[Deck.FOUR_COLOURS]
    told = {card: names[card].rpartition("_")[0] for card in PACK}
    assert ["3_of_spades", "10_of_hearts", "queen_of_diamonds", "ace_of_clubs", "black_joker", "red_joker"] == [
        told[card]
        for card in (
            PACK[0],
            Card.of(Rank.TEN, Suit.HEARTS),
            Card.of(Rank.QUEEN, Suit.DIAMONDS),
            Card.of(Rank.ACE, Suit.CLUBS),
            BLACK_JOKER,
            RED_JOKER,
        )
    ]
    for name in emoji_set().pictures:
        assert 2 <= len(name) <= 32
        assert name.replace("_", "").isalnum()
        assert name.isascii()


def test_decks_share_what_looks_the_same() -> None:
    """Spades, hearts and jokers are uploaded once for both."""
    four, two = (emoji_set().decks[deck] for deck in DRAWN)
    shared = {card for card in PACK if four[card] == two[card]}
    assert {card for card in PACK if card.suit in (Suit.SPADES, Suit.HEARTS, None)} == shared
    assert 54 + 26 + 1 == len(emoji_set().pictures)


def test_another_process_draws_the_same_bytes() -> None:
    """What is uploaded is known by its hash: a restart must not upload anything anew."""
    told = subprocess.run(
        [sys.executable, "-c", "from bot.art.emojis import emoji_set; print(*emoji_set().pictures)"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert list(emoji_set().pictures) == told.stdout.split()


def test_cards_differ_in_what_they_show_not_only_in_their_names() -> None:
    """The two jokers, and the colours of the two decks."""
    club = Card.of(Rank.NINE, Suit.CLUBS)
    assert tile(BLACK_JOKER, Deck.FOUR_COLOURS) != tile(RED_JOKER, Deck.FOUR_COLOURS)
    assert tile(club, Deck.FOUR_COLOURS) != tile(club, Deck.TWO_COLOURS)
    assert back_tile() == emoji_set().pictures[emoji_set().back]


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("queen_of_diamonds_0a1b2c", True),
        ("10_of_hearts_ffffff", True),
        ("red_joker_012345", True),
        ("card_back_abcdef", True),
        ("queen_of_diamonds", False),
        ("queen_of_diamonds_0a1b2", False),
        ("king_of_the_hill_0a1b2c", False),
        ("murlan_logo", False),
    ],
)
def test_only_what_is_named_like_ours_is_ours(name: str, expected: bool) -> None:  # noqa: FBT001
    """Emojis that the application's owner made for something else are never taken away."""
    assert expected is is_ours(name)
