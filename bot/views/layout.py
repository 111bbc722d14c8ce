"""How messages are put together: one container with an accent, texts, separators, and rows of buttons or one select.

Views are finished here: they are stopped, so that discord.py keeps nothing of them; presses are routed by their ids.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Any, Final

import discord
from discord import ui

from bot.views.drawings import Drawing

Item = ui.Item[Any]
Row = ui.ActionRow[Any]
Button = ui.Button[Any]

BUTTONS_PER_ROW: Final = 5
BUTTON_LABEL: Final = 80
OPTION_LABEL: Final = 100
PLACEHOLDER: Final = 150
PICTURE_TOLD: Final = 1024
_CHANNEL: Final = discord.SelectDefaultValueType.channel
_ROLE: Final = discord.SelectDefaultValueType.role
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
JOINT: Final = " · "
"""What parts the items of a line."""
KEEP: Final = "\u00a0"
"""A space that no line is broken at."""


class Message(ui.LayoutView):
    """A message, and the picture that is to be drawn and sent along with it."""

    drawing: Drawing | None = None
    in_words: Message | None = None
    """The same without the picture, for where it is not to be had; ``None`` where there is none."""
    _told: list[dict[str, Any]] | None = None

    def to_components(self) -> list[dict[str, Any]]:
        """Return what Discord is sent, made once: it is asked for by whoever sends it and by whoever compares it."""
        if self._told is None:
            self._told = super().to_components()  # type: ignore[no-untyped-call]  # discord.py's
        return self._told


class _Picture(ui.MediaGallery[Any]):
    drawing: Drawing | None = None
    instead: Item | None = None


def message(accent: int, *items: Item | Iterable[Item]) -> Message:
    """Return a finished message of one container.

    Args:
        accent: The colour at its edge.
        *items: What is in it, from top to bottom; iterables of items are laid out in their order.
    """
    single = [one for item in items for one in ((item,) if isinstance(item, ui.Item) else item)]
    view = _of(accent, single)
    for shown in single:
        if isinstance(shown, _Picture):
            view.drawing = shown.drawing
            view.in_words = _of(accent, [item for item in map(_in_words, single) if item is not None])
    return view


def _of(accent: int, items: Iterable[Item]) -> Message:
    container: ui.Container[Any] = ui.Container(accent_colour=accent)
    for item in items:
        container.add_item(item)
    view = Message(timeout=None)
    view.add_item(container)
    view.stop()
    return view


def _in_words(item: Item) -> Item | None:
    """Return what stands for a part of a message that shows no pictures."""
    return item.instead if isinstance(item, _Picture) else item


def paragraph(*lines: str, mark: int | None = None) -> Item:
    """Return a text of the lines that are not empty.

    Args:
        *lines: Markdown, one line each or more.
        mark: A number for the component's `id`, to be read back from the message.
    """
    return ui.TextDisplay("\n".join(line for line in lines if line), id=mark)


def attachment(name: str) -> Item:
    """Return where a file of the message stands; one that stands nowhere is not shown."""
    return ui.File(f"attachment://{name}")


def picture(drawing: Drawing, told: str, *, instead: Item | None = None) -> Item:
    """Return a picture; a message has one at most.

    Args:
        drawing: What is to be drawn.
        told: All that the picture shows, for who has it read aloud.
        instead: What stands there where the picture is not to be had; nothing where the words around it suffice.
    """
    shown = _Picture()
    shown.instead = instead
    shown.add_item(media=f"attachment://{drawing.file_name}", description=clipped(told, PICTURE_TOLD))
    shown.drawing = drawing
    return shown


def rule() -> Item:
    """Return a thin line across the message."""
    return ui.Separator()


def rows(buttons: Sequence[Button]) -> list[Item]:
    """Lay buttons out, five a row."""
    rest = iter(buttons)
    found: list[Item] = []
    while row := list(islice(rest, BUTTONS_PER_ROW)):
        found.append(ui.ActionRow(*row))
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
    return ui.Button(
        label=clipped(label, BUTTON_LABEL), custom_id=str(custom_id), style=style, disabled=disabled, emoji=emoji
    )


def link_button(label: str, url: str) -> Button:
    """Return a button that leads to an address."""
    return ui.Button(label=clipped(label, BUTTON_LABEL), url=url, style=discord.ButtonStyle.link)


def select(
    custom_id: object,
    placeholder: str,
    options: Sequence[discord.SelectOption],
    *,
    least: int = 1,
    most: int = 1,
) -> Item:
    """Return a row with one select."""
    chosen: ui.Select[Any] = ui.Select(
        custom_id=str(custom_id),
        placeholder=clipped(placeholder, PLACEHOLDER),
        options=list(options),
        min_values=least,
        max_values=most,
    )
    return ui.ActionRow(chosen)


def channel_select(
    custom_id: object,
    placeholder: str,
    chosen: Sequence[int],
    *,
    most: int,
    kinds: Sequence[discord.ChannelType] = PLACES,
) -> Item:
    """Return a row with one select of a server's channels, if not told otherwise those in which tables can be.

    None may be chosen.
    """
    found: ui.ChannelSelect[Any] = ui.ChannelSelect(
        custom_id=str(custom_id),
        placeholder=clipped(placeholder, PLACEHOLDER),
        channel_types=list(kinds),
        min_values=0,
        max_values=most,
        default_values=[discord.SelectDefaultValue(id=one, type=_CHANNEL) for one in chosen],
    )
    return ui.ActionRow(found)


def role_select(custom_id: object, placeholder: str, chosen: int | None) -> Item:
    """Return a row with one select of a server's roles; none may be chosen."""
    found: ui.RoleSelect[Any] = ui.RoleSelect(
        custom_id=str(custom_id),
        placeholder=clipped(placeholder, PLACEHOLDER),
        min_values=0,
        max_values=1,
        default_values=[] if chosen is None else [discord.SelectDefaultValue(id=chosen, type=_ROLE)],
    )
    return ui.ActionRow(found)


def option(
    label: str,
    value: str,
    *,
    description: str = "",
    default: bool = False,
    emoji: discord.PartialEmoji | None = None,
) -> discord.SelectOption:
    """Return one line of a select; texts that are too long are cut, and an emoji stands before them."""
    return discord.SelectOption(
        label=clipped(label, OPTION_LABEL),
        value=value,
        description=clipped(description, OPTION_LABEL) if description else None,
        default=default,
        emoji=emoji,
    )


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
