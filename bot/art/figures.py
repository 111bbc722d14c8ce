"""How far apart the suits of each deck are, and how well they stand out: numbers, and what they must not fall below."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO
from itertools import combinations
from typing import Final

from PIL import Image

from bot.art.palette import (
    BACK,
    BLACK,
    DARK_MODE,
    FELT,
    LIGHT_MODE,
    MEDALS,
    ON_FELT,
    PALE_ON_FELT,
    PAPER,
    SIDES,
    faint,
    inks,
)
from bot.art.tiles import drawn
from bot.art.vision import Colour, Sight, contrast, distance, seen
from bot.tables.decks import Deck
from murlan.cards import BLACK_JOKER, RED_JOKER, Card, Rank, Suit

APART: Final = 20.0
"""What two suits of the four-colour deck must be apart by CIEDE2000, in every sight: ten times what is just seen."""
READABLE: Final = 4.5
"""The contrast of an index on its paper by WCAG 2.2, level AA for small text."""
TOLD_APART: Final = 12.0
"""How many pixels of two small tiles must differ clearly: a third of those that a suit takes there."""
SMALL: Final = 22
"""The side of an emoji in a line of text, in pixels."""
CLEARLY: Final = 64
"""Shades of grey, of 256, by which a pixel differs clearly."""
OUTLINED: Final = 3.0
"""The contrast of a tile with what is around it, by WCAG 2.2 for graphics: paper or edge, whichever stands out more."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One number and what it must not fall below."""

    what: str
    value: float
    least: float

    def __str__(self) -> str:
        return f"{self.what:<60} {self.value:6.1f}  (at least {self.least:g})"


def figures() -> Iterator[Figure]:
    """Yield all numbers of the decks."""
    for sight in Sight:
        yield Figure(f"nearest suits of four colours, {sight}, CIEDE2000", nearest(sight), APART)
    for deck in (Deck.FOUR_COLOURS, Deck.TWO_COLOURS):
        for suit, ink in inks(deck).items():
            what = f"{suit.name.lower()} on paper, deck of {deck} colours, contrast"
            yield Figure(what, contrast(ink, PAPER), READABLE)
    yield Figure("black joker's cap on its paper, contrast", contrast(PAPER, BLACK), READABLE)
    yield Figure("likest suits of one rank without colour, pixels at 22", likest_suits(), TOLD_APART)
    yield Figure("the jokers without colour, pixels at 22", unlike(RED_JOKER, BLACK_JOKER), TOLD_APART)
    yield Figure("numbers on the ground of pictures, contrast", contrast(ON_FELT, FELT), READABLE)
    yield Figure("lesser numbers on the ground of pictures, contrast", contrast(PALE_ON_FELT, FELT), READABLE)
    yield Figure("numbers on medals, contrast", min(contrast(BLACK, medal) for medal in MEDALS[:3]), READABLE)
    yield Figure(
        "bars on the ground of pictures, contrast", min(contrast(bar, FELT) for bar in MEDALS + SIDES), OUTLINED
    )
    yield Figure("a faint card's index on its paper, contrast", min(map(_faint, _edges()[:-1])), OUTLINED)
    for sight in Sight:
        apart = distance(*(seen(side, sight) for side in SIDES))
        yield Figure(f"the two sides, {sight}, CIEDE2000", apart, APART)
    for mode, ground in (("dark", DARK_MODE), ("light", LIGHT_MODE)):
        yield Figure(f"any tile on {mode} mode, contrast", min(_outline(ink, ground) for ink in _edges()), OUTLINED)


def nearest(sight: Sight) -> float:
    """Return how far apart the two suits are that are nearest to each other, as somebody sees them."""
    colours = [seen(ink, sight) for ink in inks(Deck.FOUR_COLOURS).values()]
    return min(distance(one, other) for one, other in combinations(colours, 2))


def likest_suits() -> float:
    """Return how unlike the two suits are that are most alike on tiles without colour."""
    aces = [Card.of(Rank.ACE, suit) for suit in Suit]
    return min(unlike(one, other) for one, other in combinations(aces, 2))


def unlike(one: Card, other: Card) -> float:
    """Return how many pixels of two tiles differ clearly, as small as in a line of text and in shades of grey.

    All suits are printed in one ink, so that only their shapes can differ.
    """
    first, second = (
        Image.open(BytesIO(drawn(card, BLACK))).convert("L").resize((SMALL, SMALL), Image.Resampling.LANCZOS).tobytes()
        for card in (one, other)
    )
    return sum(abs(a - b) >= CLEARLY for a, b in zip(first, second, strict=True))


def _edges() -> tuple[Colour, ...]:
    return (*inks(Deck.FOUR_COLOURS).values(), BACK)


def _faint(ink: Colour) -> float:
    """Return the contrast of an index on a card through which the ground shows."""
    return contrast(faint(ink), faint(PAPER))


def _outline(edge: Colour, ground: Colour) -> float:
    """Return how a tile stands out from a ground: by its paper or by its edge."""
    return max(contrast(PAPER, ground), contrast(edge, ground))
