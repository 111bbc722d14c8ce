"""Pictures of deals, matches, exchanges and boards: whatever the numbers are, one comes of it, and always the same."""

from __future__ import annotations

import io
from typing import Final

import pytest
from PIL import Image

from bot.art.boards import board_picture
from bot.art.cards import card_in
from bot.art.exchange import HEIGHT, exchange_picture
from bot.art.palette import MEDALS, PAPER
from bot.art.results import WIDTH, result_picture
from bot.art.subjects import BoardRow, ResultRow, SideRow
from bot.art.vision import Colour
from bot.tables.decks import Deck
from murlan.cards import PACK

FOUR: Final = Deck.FOUR_COLOURS
LARGEST: Final = 64 * 1024


def row(place: int, cards: int, *, gained: int | None = 0, total: int = 0, side: int | None = None) -> ResultRow:
    """Return a seat that laid so many cards last; the fourth was left with them."""
    return ResultRow(place=place, cards=PACK[:cards], is_left=place == 4, gained=gained, total=total, side=side)


def size_of(png: bytes) -> tuple[int, int]:
    """Return how wide and how high a picture is."""
    return Image.open(io.BytesIO(png)).size


def pixels_of(png: bytes, colour: Colour) -> int:
    """Return how many pixels of a picture have about this colour."""
    data = Image.open(io.BytesIO(png)).convert("RGBA").convert("RGB").tobytes()
    found = zip(data[::3], data[1::3], data[2::3], strict=True)
    return sum(all(abs(a - b) < 6 for a, b in zip(pixel, colour, strict=True)) for pixel in found)


@pytest.mark.parametrize("cards", [1, 6, 7, 8, 14])
def test_every_number_of_cards_is_shown_whole(cards: int) -> None:
    """From a single card to a straight of thirteen, and whatever was left: every card has paper of its own."""
    png = result_picture((row(1, cards),), (), 21, FOUR, is_match=False)
    width, height = size_of(png)
    assert (WIDTH, True) == (width, 120 <= height <= 220)
    assert len(png) < LARGEST
    fewer = result_picture((row(1, cards - 1),), (), 21, FOUR, is_match=False)
    if cards != 7:  # there the cards become smaller
        assert pixels_of(fewer, PAPER) < pixels_of(png, PAPER)


@pytest.mark.parametrize(("total", "target"), [(0, 0), (0, 21), (7, 21), (130, 51), (3, 0)])
def test_whatever_the_points_are_a_picture_comes_of_it(total: int, target: int) -> None:
    """Nobody has any, somebody has more than the target, or there is none; a second try makes the same bytes."""
    rows = tuple(row(place, 5, gained=4 - place, total=total, side=place % 2) for place in (1, 2, 3, 4))
    sides = (SideRow(side=0, total=2 * total), SideRow(side=1, total=0))
    for shown in (sides, ()):
        png = result_picture(rows, shown, target, Deck.TWO_COLOURS, is_match=False)
        assert png == result_picture(rows, shown, target, Deck.TWO_COLOURS, is_match=False)
        assert len(png) < LARGEST


def test_more_points_are_a_longer_bar() -> None:
    """The bar of the first is gold."""
    less, more = (result_picture((row(1, 1, total=total),), (), 21, FOUR, is_match=False) for total in (5, 15))
    assert pixels_of(less, MEDALS[0]) < pixels_of(more, MEDALS[0])


def test_picture_of_a_match_is_framed() -> None:
    """It is told from that of a deal at a glance."""
    deal, match = (result_picture((row(2, 1),), (), 21, FOUR, is_match=is_match) for is_match in (False, True))
    assert pixels_of(deal, MEDALS[0]) < 100 < pixels_of(match, MEDALS[0])


def test_card_that_was_left_is_greyed() -> None:
    """Its paper is darker than that of one that was laid."""
    laid, left = (max(card_in(PACK[0], FOUR, is_faint=is_faint).convert("L").tobytes()) for is_faint in (False, True))
    assert left < laid


def test_exchange_that_is_under_way_is_shown_with_an_empty_place() -> None:
    """The picture keeps its size as the second card comes."""
    pictures = [exchange_picture(PACK[53], returned, FOUR) for returned in (None, PACK[0])]
    assert [(WIDTH, HEIGHT)] * 2 == [size_of(png) for png in pictures]
    assert pictures[0] != pictures[1]


@pytest.mark.parametrize("count", [1, 4, 10])
def test_board_has_a_row_for_each_line(count: int) -> None:
    """Shared ranks, long numbers, and ranks of four digits."""
    rows = tuple(BoardRow(rank=1 + 333 * (n // 2), value=f"{10**n}", share=1 / (n + 1)) for n in range(count))
    png = board_picture(rows)
    assert (WIDTH, 28 + 54 * count) == size_of(png)
    assert png == board_picture(rows)
