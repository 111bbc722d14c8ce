"""Profiles, in a reader's private message; nobody's is shown who does not share it."""

from __future__ import annotations

from dataclasses import replace

from discord import Member, User

from bot.client.answers import Answer
from bot.league.profiles import Profiles
from bot.league.settings import SettingsStore
from bot.views.profile import profile_message
from bot.views.refusals import NotInServer, NotShared


class ProfileReading:
    """Answers whoever asks for a profile."""

    def __init__(self, profiles: Profiles, settings: SettingsStore) -> None:
        self._profiles = profiles
        self._settings = settings

    async def show(self, answer: Answer, person: User | Member, language: str) -> None:
        """Whisper somebody's profile in this server.

        Raises:
            NotInServer: There is no server here.
            NotShared: The person lets nobody else see it.
            StorageDownError: The books cannot be read now.
        """
        interaction = answer.interaction
        if interaction.guild_id is None:
            raise NotInServer
        reader_id, user_id = interaction.user.id, person.id
        if user_id != reader_id and not (await self._settings.of_person(user_id)).shares_profile:
            raise NotShared
        profile = await answer.bridged(self._profiles.of(interaction.guild_id, user_id, reader_id=reader_id))
        if not profile.name:  # nobody has been seen playing here by that id yet
            profile = replace(profile, name=person.display_name)
        await answer.whisper(profile_message(profile, language))
