"""One of our hands as discord.py sends it, with no game behind it."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

import discord
from discord import ui

Json = dict[str, Any]
GOLDEN: Final = Path(__file__).parents[2] / "tests" / "golden" / "messages" / "hand-answer.json"


def golden_hand() -> ui.LayoutView:
    """Return the hand of the golden messages, put together of discord.py's own parts."""
    view = ui.LayoutView(timeout=None)
    for part in _golden():
        view.add_item(_item(part))
    view.stop()
    return view


@cache
def _golden() -> list[Json]:
    found: list[Json] = json.loads(GOLDEN.read_text(encoding="utf-8"))["en"]
    return found


def _item(part: Json) -> ui.Item[Any]:
    match part["type"]:
        case 17:
            return ui.Container(*map(_item, part["components"]), accent_colour=part["accent_color"])
        case 10:
            return ui.TextDisplay(part["content"])
        case 14:
            return ui.Separator()
        case 1:
            return ui.ActionRow(*map(_item, part["components"]))
        case 2:
            style = discord.ButtonStyle(part["style"])
            return ui.Button(
                label=part["label"], custom_id=part["custom_id"], style=style, disabled=part.get("disabled", False)
            )
        case 3:
            return _select(part)
        case kind:
            raise ValueError(kind)


def _select(part: Json) -> ui.Item[Any]:
    options = [
        discord.SelectOption(label=one["label"], value=one["value"], description=one.get("description"))
        for one in part["options"]
    ]
    chosen: ui.Select[Any] = ui.Select(
        custom_id=part["custom_id"],
        placeholder=part["placeholder"],
        options=options,
        min_values=part["min_values"],
        max_values=part["max_values"],
    )
    return chosen
