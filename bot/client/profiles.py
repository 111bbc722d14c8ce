"""Profiles, in a reader's private message; nobody's is shown who does not share it."""

from __future__ import annotations

from dataclasses import replace

from discord import Member, User

from bot.client.answers import Answer, Attachment
from bot.client.decks import ReadersDecks
from bot.client.pictures import Pictures
from bot.league.profiles import Profile, Profiles
from bot.league.settings import SettingsStore
from bot.views.profile import profile_message
from bot.views.refusals import NotInServer, NotShared


class ProfileReading:
    """Answers whoever asks for a profile."""

    def __init__(self, profiles: Profiles, settings: SettingsStore, *, decks: ReadersDecks, pictures: Pictures) -> None:
        self._profiles = profiles
        self._settings = settings
        self._decks = decks
        self._pictures = pictures

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
        picture = None
        if profile.standings and self._decks.of_person(reader_id):  # who reads letters wants no pictures
            picture = Attachment("profile.png", await answer.bridged(self._draw(profile)))
        shown = profile_message(profile, language, None if picture is None else picture.name)
        await answer.whisper(shown, attachment=picture)

    async def _draw(self, profile: Profile) -> bytes:
        from bot.art.charts import profile_picture

        curves = tuple(profile.curve(pool) for pool, _ in profile.standings)
        return await self._pictures.of(profile_picture, curves, profile.places)
