"""From what a message wants to have drawn to what draws it."""

from __future__ import annotations

from typing import assert_never

from bot.views.drawings import (
    BoardDrawing,
    Drawing,
    ExchangeDrawing,
    HandDrawing,
    ProfileDrawing,
    ResultDrawing,
)


def drawn(drawing: Drawing) -> bytes:
    """Draw a picture, in the thread that asks."""
    match drawing:
        case HandDrawing(rows, deck):
            from bot.art.cards import hand_picture

            return hand_picture(rows, deck)
        case ProfileDrawing(curves, places):
            from bot.art.charts import profile_picture

            return profile_picture(curves, places)
        case ResultDrawing() as shown:
            from bot.art.results import result_picture

            return result_picture(shown.rows, shown.sides, shown.target, shown.deck, is_match=shown.is_match)
        case ExchangeDrawing(given, returned, deck):
            from bot.art.exchange import exchange_picture

            return exchange_picture(given, returned, deck)
        case BoardDrawing(rows):
            from bot.art.boards import board_picture

            return board_picture(rows)
        case never:
            assert_never(never)
