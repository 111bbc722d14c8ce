"""How messages are put together: one container with an accent, texts, separators, and rows of buttons or one select.

Parts are made as Discord is sent them: a press draws two or three messages of some thirty parts each, and with an
object of discord.py's for each of these it would cost a tenth more. Messages are views that discord.py takes and that
are finished: it keeps nothing of them; presses are routed by their ids.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final

import discord
from discord import ui

from bot.views.drawings import Drawing

Component = dict[str, Any]
"""A part of a message, as Discord is sent it."""
Button = Component
Option = Component
"""A line of a select."""

BUTTONS_PER_ROW: Final = 5
BUTTON_LABEL: Final = 80
OPTION_LABEL: Final = 100
PLACEHOLDER: Final = 150
PICTURE_TOLD: Final = 1024
PLACES: Final = (
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
    discord.ChannelType.forum,
)
"""The kinds of channel that a table, or the thread with a table, can be in."""
NOTICE_BOARDS: Final = (discord.ChannelType.text, discord.ChannelType.news)
"""The kinds of channel that something is told to everybody in."""
HERE: Final = "attachment://"
"""How the address of a message's own file begins."""
JOINT: Final = " · "
"""What parts the items of a line."""
KEEP: Final = "\u00a0"
"""A space that no line is broken at."""


class _Kind:
    """Discord's numbers of components."""

    action_row: Final = discord.ComponentType.action_row.value
    button: Final = discord.ComponentType.button.value
    select: Final = discord.ComponentType.select.value
    role_select: Final = discord.ComponentType.role_select.value
    channel_select: Final = discord.ComponentType.channel_select.value
    text_display: Final = discord.ComponentType.text_display.value
    media_gallery: Final = discord.ComponentType.media_gallery.value
    file: Final = discord.ComponentType.file.value
    separator: Final = discord.ComponentType.separator.value
    container: Final = discord.ComponentType.container.value


class Message(ui.LayoutView):
    """A message, and the picture that is to be drawn and sent along with it."""

    drawing: Drawing | None = None
    in_words: Message | None = None
    """The same without the picture, for where it is not to be had; ``None`` where there is none."""

    def __init__(self, accent: int, parts: list[Component]) -> None:
        super().__init__(timeout=None)
        self.stop()
        self._parts = parts
        self._told: list[Component] = [
            {"type": _Kind.container, "accent_color": accent, "spoiler": False, "components": parts}
        ]

    def to_components(self) -> list[dict[str, Any]]:
        """Return what Discord is sent."""
        return self._told

    def file_names(self) -> set[str]:
        """Return the names of the files that it shows, besides its picture."""
        files = (part for part in self._parts if part["type"] == _Kind.file)
        return {file["file"]["url"].removeprefix(HERE) for file in files}

    def has_components_v2(self) -> bool:
        """Whether it is more than rows of buttons and selects."""
        return True


@dataclass(frozen=True, slots=True)
class _Picture:
    """A picture in a message."""

    drawing: Drawing
    gallery: Component
    """What stands for it in the message that it is sent along with."""
    instead: Component | None


Item = Component | _Picture
"""A part of a message."""


def message(accent: int, *items: Item | Iterable[Item]) -> Message:
    """Return a finished message of one container.

    Args:
        accent: The colour at its edge.
        *items: What is in it, from top to bottom; iterables of items are laid out in their order.
    """
    single: list[Item] = [one for item in items for one in ((item,) if isinstance(item, dict | _Picture) else item)]
    picture = next((item for item in single if isinstance(item, _Picture)), None)
    view = Message(accent, [item.gallery if isinstance(item, _Picture) else item for item in single])
    if picture is not None:
        words = (item.instead if isinstance(item, _Picture) else item for item in single)
        view.drawing, view.in_words = picture.drawing, Message(accent, [item for item in words if item is not None])
    return view


def paragraph(*lines: str, mark: int | None = None) -> Component:
    """Return a text of the lines that are not empty.

    Args:
        *lines: Markdown, one line each or more.
        mark: A number for the component's `id`, to be read back from the message.
    """
    shown: Component = {"type": _Kind.text_display, "content": "\n".join(line for line in lines if line)}
    return shown if mark is None else shown | {"id": mark}


def attachment(name: str) -> Component:
    """Return where a file of the message stands; one that stands nowhere is not shown."""
    return {"type": _Kind.file, "file": {"url": f"{HERE}{name}"}, "spoiler": False}


def picture(drawing: Drawing, told: str, *, instead: Component | None = None) -> Item:
    """Return a picture; a message has one at most.

    Args:
        drawing: What is to be drawn.
        told: All that the picture shows, for who has it read aloud.
        instead: What stands there where the picture is not to be had; nothing where the words around it suffice.
    """
    media = {"url": f"{HERE}{drawing.file_name}"}
    shown = {"media": media, "spoiler": False, "description": clipped(told, PICTURE_TOLD)}
    return _Picture(drawing, {"type": _Kind.media_gallery, "items": [shown]}, instead)


def rule() -> Component:
    """Return a thin line across the message."""
    return {"type": _Kind.separator, "divider": True, "spacing": 1}


def rows(buttons: Sequence[Button]) -> list[Item]:
    """Lay buttons out, five a row."""
    rest = iter(buttons)
    found: list[Item] = []
    while row := list(islice(rest, BUTTONS_PER_ROW)):
        found.append(_row(*row))
    return found


def button(
    label: str,
    custom_id: object,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    disabled: bool = False,
    emoji: discord.PartialEmoji | None = None,
) -> Button:
    """Return a button; a label that is too long is cut, and an emoji stands before it."""
    shown = {
        "type": _Kind.button,
        "style": style.value,
        "disabled": disabled,
        "label": clipped(label, BUTTON_LABEL),
        "custom_id": str(custom_id),
    }
    return _with_emoji(shown, emoji)


def link_button(label: str, url: str) -> Button:
    """Return a button that leads to an address."""
    style = discord.ButtonStyle.link.value
    return {"type": _Kind.button, "style": style, "disabled": False, "label": clipped(label, BUTTON_LABEL), "url": url}


def select(
    custom_id: object,
    placeholder: str,
    options: Sequence[Option],
    *,
    least: int = 1,
    most: int = 1,
) -> Component:
    """Return a row with one select."""
    shown = _select(_Kind.select, custom_id, placeholder, least=least, most=most)
    return _row(shown | {"required": True, "options": list(options)})


def channel_select(
    custom_id: object,
    placeholder: str,
    chosen: Sequence[int],
    *,
    most: int,
    kinds: Sequence[discord.ChannelType] = PLACES,
) -> Component:
    """Return a row with one select of a server's channels, if not told otherwise those in which tables can be.

    None may be chosen.
    """
    found = _select(_Kind.channel_select, custom_id, placeholder, least=0, most=most)
    return _row(found | {"channel_types": [kind.value for kind in kinds]} | _chosen("channel", chosen))


def role_select(custom_id: object, placeholder: str, chosen: int | None) -> Component:
    """Return a row with one select of a server's roles; none may be chosen."""
    found = _select(_Kind.role_select, custom_id, placeholder, least=0, most=1)
    return _row(found | _chosen("role", () if chosen is None else (chosen,)))


def option(
    label: str,
    value: str,
    *,
    description: str = "",
    default: bool = False,
    emoji: discord.PartialEmoji | None = None,
) -> Option:
    """Return one line of a select; texts that are too long are cut, and an emoji stands before them."""
    shown: Option = {"label": clipped(label, OPTION_LABEL), "value": value, "default": default}
    if description:
        shown["description"] = clipped(description, OPTION_LABEL)
    return _with_emoji(shown, emoji)


def _row(*parts: Component) -> Component:
    return {"type": _Kind.action_row, "components": list(parts)}


def _select(kind: int, custom_id: object, placeholder: str, *, least: int, most: int) -> Component:
    return {
        "type": kind,
        "custom_id": str(custom_id),
        "min_values": least,
        "max_values": most,
        "disabled": False,
        "required": False,
        "placeholder": clipped(placeholder, PLACEHOLDER),
    }


def _chosen(kind: str, ids: Sequence[int]) -> Component:
    """Return what a select says of what is chosen in it already."""
    return {"default_values": [{"id": one, "type": kind} for one in ids]} if ids else {}


def _with_emoji(shown: Component, emoji: discord.PartialEmoji | None) -> Component:
    if emoji is not None:
        shown["emoji"] = emoji.to_dict()
    return shown


def clock(until: int) -> str:
    """Return a moment that the reader's own client counts down to."""
    return f"<t:{until}:R>"


def time_left(until: int | None) -> str:
    """Return how long a turn still lasts; nothing where no clock runs."""
    return f"⏳ {clock(until)}" if until else ""


def small(line: str) -> str:
    """Return a line in Discord's small grey letters; nothing stays nothing."""
    return f"-# {line}" if line else ""


def joined(*parts: str) -> str:
    """Join the parts of a line that are not empty."""
    return JOINT.join(part for part in parts if part)


def clipped(line: str, length: int) -> str:
    """Cut a line to so many characters, with an ellipsis where something is missing."""
    return line if len(line) <= length else line[: length - 1] + "…"
