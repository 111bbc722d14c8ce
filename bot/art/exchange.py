"""The exchange before a deal: what the last gave, and what the first gave back (R8)."""

from __future__ import annotations

from typing import Final

from bot.art.canvas import COLOURS, Canvas
from bot.art.cards import card_in
from bot.art.marks import draw_arrow, draw_medal
from bot.art.palette import FELT, GROOVE, PALE_ON_FELT
from bot.art.results import WIDTH
from bot.tables.decks import Deck
from murlan.cards import Card

HEIGHT: Final = 270
_CARD: Final = (88, 123)
_LANES: Final = (76, 194)
_ASIDE: Final = 62
"""How far a card has gone from the middle, towards whoever gets it."""
_FIRST, _LAST = 1, 4


def exchange_picture(given: Card, returned: Card | None, deck: Deck) -> bytes:
    """Return two cards on arrows between the last place and the first, as a PNG.

    Args:
        given: From the last to the first.
        returned: From the first to the last; an empty place until it is given.
        deck: What cards are drawn with.
    """
    canvas = Canvas(WIDTH, HEIGHT, fine=2)
    canvas.panel((0, 0, WIDTH, HEIGHT), 24, FELT)
    there, back = _LANES
    left, right = 130, WIDTH - 130
    draw_arrow(canvas, (left, there), (right, there), PALE_ON_FELT)
    draw_arrow(canvas, (right, back), (left, back), PALE_ON_FELT)
    draw_medal(canvas, _LAST, (66, HEIGHT / 2), size=40)
    draw_medal(canvas, _FIRST, (WIDTH - 66, HEIGHT / 2), size=40)
    width, height = _CARD
    canvas.lay(card_in(given, deck), (WIDTH / 2 + _ASIDE, there), width)
    if returned is not None:
        canvas.lay(card_in(returned, deck), (WIDTH / 2 - _ASIDE, back), width)
    else:
        x, y = WIDTH / 2 - _ASIDE, back
        canvas.panel((x - width / 2, y - height / 2, x + width / 2, y + height / 2), 13, GROOVE)
        canvas.write("?", (x, y), 64, PALE_ON_FELT)
    return canvas.png(COLOURS)
