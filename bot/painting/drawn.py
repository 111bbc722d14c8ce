"""From what a message wants to have drawn to what draws it."""

from __future__ import annotations

from bot.views.drawings import Drawing, HandDrawing, ProfileDrawing


def drawn(drawing: Drawing) -> bytes:
    """Draw a picture, in the thread that asks."""
    match drawing:
        case HandDrawing(rows, deck):
            from bot.art.cards import hand_picture

            return hand_picture(rows, deck)
        case ProfileDrawing(curves, places):
            from bot.art.charts import profile_picture

            return profile_picture(curves, places)
