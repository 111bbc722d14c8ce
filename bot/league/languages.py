"""Which language a server and a person chose (Albanian is none of Discord's locales, so it is a setting of ours)."""

from __future__ import annotations

from typing import Protocol

from bot.league.wishes import Wishes


class Languages(Wishes, Protocol):
    """The chosen languages, as codes such as ``sq``, ``None`` where nothing was chosen; and people's other wishes."""

    async def of_guild(self, guild_id: int) -> str | None:
        """Return the language of a server's public messages."""
        ...

    async def of_person(self, user_id: int) -> str | None:
        """Return the language of a person's private messages."""
        ...

    async def choose_for_guild(self, guild_id: int, language: str | None) -> None:
        """Set or forget a server's language."""
        ...

    async def choose_for_person(self, user_id: int, language: str | None) -> None:
        """Set or forget a person's language."""
        ...
