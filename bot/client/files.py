"""The files that go with a message as it is sent: those that it keeps, and the picture that it wants."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord

from bot.client.attached import Files
from bot.client.pictures import Pictures
from bot.views.layout import Message


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file that goes with a message; each try sends it anew."""

    name: str
    data: bytes

    def opened(self) -> discord.File:
        """Return it as discord.py sends it, once."""
        return discord.File(io.BytesIO(self.data), filename=self.name)


@dataclass(frozen=True, slots=True)
class _Kept:
    """A file that stays, as discord.py is given it; Discord is told which one it is, and not what it knows itself."""

    file: discord.Attachment

    def to_dict(self) -> dict[str, Any]:
        """Return what is sent."""
        return {"id": self.file.id, "filename": self.file.filename}


@dataclass(frozen=True, slots=True, kw_only=True)
class Sending:
    """A message as it is to be sent."""

    view: discord.ui.LayoutView
    kept: Files = ()
    """What of its files stays."""
    new: tuple[Attachment, ...] = ()
    says_files: bool = True
    """Whether anything is to be said of files: of those that are not named none stays."""

    @property
    def has_picture(self) -> bool:
        """Whether a picture goes along, new or kept."""
        return isinstance(self.view, Message) and self.view.drawing is not None

    def in_words(self) -> Sending:
        """Return the same without its picture, and without any file."""
        return replace(self, view=in_words(self.view), kept=(), new=(), says_files=True)

    def changed(self) -> dict[str, Any]:
        """Return what discord.py is to be given to change a message; each try asks for it."""
        if not self.says_files:
            return {"view": self.view}
        return {"view": self.view, "attachments": [*map(_Kept, self.kept), *(file.opened() for file in self.new)]}

    def posted(self) -> dict[str, Any]:
        """Return what discord.py is to be given for a new message; each try asks for it."""
        files = [file.opened() for file in self.new]
        return {"view": self.view, "files": files} if files else {"view": self.view}


async def sending(view: discord.ui.LayoutView, had: Sequence[discord.Attachment] | None, pictures: Pictures) -> Sending:
    """Return a message as it is to be sent; in words where its picture is not to be had.

    Args:
        view: What it shows.
        had: The files that it has; nothing for a new one, ``None`` where that is not known.
        pictures: Where its picture is drawn.
    """
    shown = view.file_names() if isinstance(view, Message) else ()
    stays = tuple(file for file in had or () if file.filename in shown)
    drawing = view.drawing if isinstance(view, Message) else None
    if drawing is not None:
        same = tuple(file for file in had or () if file.filename == drawing.file_name)[:1]
        if same:
            return Sending(view=view, kept=stays + same)
        png = await pictures.of(drawing)
        if png is not None:
            return Sending(view=view, kept=stays, new=(Attachment(drawing.file_name, png),))
    return Sending(view=in_words(view), kept=stays, says_files=had is None or len(had) > 0)


def in_words(view: discord.ui.LayoutView) -> discord.ui.LayoutView:
    """Return a message without its picture."""
    return (isinstance(view, Message) and view.in_words) or view
