"""Which language an answer is written in, and whether somebody wants to be invited."""

from __future__ import annotations

import logging
import math
from collections.abc import Awaitable, Callable

import discord

from bot.client.choices import Choices
from bot.league.languages import Languages
from bot.tables.faults import JournalError
from bot.texts import language_of

log = logging.getLogger(__name__)


class Reading:
    """Finds the language of a person's private and of a server's public messages, and what else people chose.

    Args:
        languages: What is stored.
        default: The language of servers that chose none.
        known_for: Seconds after which a choice is read anew.
    """

    def __init__(self, languages: Languages, *, default: str, known_for: float = math.inf) -> None:
        self._languages = languages
        self._default = default
        self._chosen: Choices[tuple[str, int], str | None] = Choices(known_for=known_for)

    async def of_reader(self, interaction: discord.Interaction[discord.Client]) -> str:
        """Return a person's language: their own choice, else Discord's locale, else the server's."""
        own = await self._choice("person", interaction.user.id, self._languages.of_person)
        guild = await self.of_guild(interaction.guild_id)
        return language_of(own, str(interaction.locale), guild)

    async def of_guild(self, guild_id: int | None) -> str:
        """Return the language of a server's public messages."""
        chosen = await self._choice("guild", guild_id, self._languages.of_guild) if guild_id else None
        return language_of(chosen, self._default)

    async def choose_for_person(self, user_id: int, language: str) -> None:
        """Set a person's language."""
        await self._languages.choose_for_person(user_id, language)
        self._chosen.note(("person", user_id), language)

    async def choose_for_guild(self, guild_id: int, language: str) -> None:
        """Set a server's language."""
        await self._languages.choose_for_guild(guild_id, language)
        self._chosen.note(("guild", guild_id), language)

    def forget(self, user_id: int) -> None:
        """Know nothing of a person any more until it is read anew."""
        self._chosen.forget(("person", user_id))

    async def takes_invitations(self, user_id: int) -> bool:
        """Return whether a person takes invitations.

        Raises:
            JournalError: It could not be read; then nobody is to be invited.
        """
        return await self._languages.takes_invitations(user_id)

    async def choose_invitations(self, user_id: int, *, is_taking: bool) -> None:
        """Set whether a person takes invitations.

        Raises:
            JournalError: It could not be stored.
        """
        await self._languages.choose_invitations(user_id, is_taking=is_taking)

    async def _choice(self, kind: str, owner: int, read: Callable[[int], Awaitable[str | None]]) -> str | None:
        key = (kind, owner)
        if not self._chosen.is_known(key):
            try:
                self._chosen.note(key, await read(owner))
            except JournalError:  # a press is answered in some language rather than not at all
                log.warning("the language of %s %s could not be read", kind, owner)
        return self._chosen.last(key, None)
