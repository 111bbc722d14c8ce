"""Settings in private messages: shown by a command, changed by presses, each stored before the message is redrawn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from discord import ui

from bot.client.answers import Answer, Interaction, pressed
from bot.client.authority import Authority
from bot.client.decks import ReadersDecks
from bot.client.reading import Reading
from bot.client.rights import missing_rights
from bot.client.translation import is_private
from bot.league.openings import OpeningWishes
from bot.league.periods import SeasonMode
from bot.league.seasons import Seasons
from bot.league.settings import (
    MOST_CHANNELS,
    TURNS,
    GuildSettings,
    LeagueSettings,
    Openers,
    PersonSettings,
    PingWish,
    SettingsStore,
)
from bot.tables.decks import Deck
from bot.tables.drafts import Sorting
from bot.texts import LANGUAGES
from bot.views.decks import deal_from
from bot.views.levels import MIXED
from bot.views.openings import told_message
from bot.views.refusals import MissingPermissions, NobodysRole, NotInServer, OldButton
from bot.views.setting_presses import OFF, ON, PAGES, SettingPress, SettingsPage, SettingVerb
from bot.views.settings import ANY, ServerSettings, preferences_message, settings_message
from murlan.computer.levels import Level
from murlan.options import LADDERS, PRESETS, Sides


class SettingPresses:
    """Shows and changes settings.

    Args:
        store: Where they are kept.
        seasons: The servers' seasons.
        reading: Languages.
        wishes: Who is told of new tables.
        decks: Who sees cards how.
        authority: Who may change a server's.
        most_tables: How many tables a server may have open, by the operator.
        season_ended: Is told where a season may have ended.
        hides_leavers: Is told of a server whose boards hide from now on who left.
    """

    def __init__(  # noqa: PLR0913 - what settings touch, each from another part
        self,
        store: SettingsStore,
        seasons: Seasons,
        reading: Reading,
        *,
        wishes: OpeningWishes,
        decks: ReadersDecks,
        authority: Authority,
        most_tables: int,
        season_ended: Callable[[], None],
        hides_leavers: Callable[[int], None],
    ) -> None:
        self._store = store
        self._wishes = wishes
        self._decks = decks
        self._seasons = seasons
        self._reading = reading
        self._authority = authority
        self._most_tables = most_tables
        self._season_ended = season_ended
        self._hides_leavers = hides_leavers

    async def show(self, answer: Answer, language: str) -> None:
        """Whisper a server's settings to somebody who manages it.

        Raises:
            NotInServer: There is no server here.
            MissingPermissions: They do not.
            JournalError: The settings cannot be read now.
        """
        guild_id = await self._authority.check_manager(answer.interaction)
        await answer.whisper(await self._message(answer.interaction, guild_id, SettingsPage.OPENING, language))

    async def show_own(self, answer: Answer, language: str) -> None:
        """Whisper a person's own settings.

        Raises:
            JournalError: The settings cannot be read now.
        """
        own = await self._store.of_person(answer.interaction.user.id)
        await answer.whisper(await self._own_message(answer.interaction, own, language))

    async def press(self, answer: Answer, press: SettingPress, language: str) -> None:
        """Change what a press on settings asks for, and redraw them.

        Raises:
            OldButton: It is not on a message that only the reader sees, or names nothing there is.
            NotInServer: There is no server here.
            MissingPermissions: The person does not manage it, or not by Discord's own right where that is needed.
            NobodysRole: Everybody would manage the server.
            JournalError: It could not be stored.
        """
        if not is_private(answer.interaction):
            raise OldButton
        if press.is_own:
            await self._press_own(answer, press, language)
            return
        guild_id = await self._authority.check_manager(answer.interaction)
        await answer.bridged(self._change(answer.interaction, guild_id, press))
        language = await self._reading.of_reader(answer.interaction)  # the server's may be the reader's
        await answer.redraw(await self._message(answer.interaction, guild_id, PAGES[press.verb], language))

    async def _message(
        self, interaction: Interaction, guild_id: int, page: SettingsPage, language: str
    ) -> ui.LayoutView:
        shown = ServerSettings(
            language=await self._reading.of_guild(guild_id),
            guild=_known(interaction, await self._store.of_guild(guild_id)),
            league=_known_league(interaction, await self._store.of_league(guild_id)),
            season=await self._seasons.current(guild_id),
            missing=missing_rights(interaction),
            most_tables=self._most_tables,
        )
        return settings_message(shown, page, language)

    async def _change(self, interaction: Interaction, guild_id: int, press: SettingPress) -> None:
        match press.verb:
            case SettingVerb.OPENING | SettingVerb.TABLES | SettingVerb.LEAGUE:
                return
            case SettingVerb.LANGUAGE:
                await self._reading.choose_for_guild(guild_id, _one_of(interaction, LANGUAGES))
            case SettingVerb.SEASONS:
                await self._choose_seasons(guild_id, SeasonMode(_one_of(interaction, set(SeasonMode))))
            case SettingVerb.RATED | SettingVerb.LEAVERS | SettingVerb.PODIUMS | SettingVerb.PODIUM_CHANNEL:
                await self._store.change_league(guild_id, _league_change(interaction, press))
                if press.verb is SettingVerb.LEAVERS and press.value == ON:
                    self._hides_leavers(guild_id)
            case _:
                await self._store.change_guild(guild_id, _guild_change(interaction, press))

    async def _choose_seasons(self, guild_id: int, mode: SeasonMode) -> None:
        """Let the calendar or the managers begin seasons from now on, or have none."""
        await self._seasons.turn(guild_id)  # a month that is over ends by the calendar

        def change(league: LeagueSettings) -> LeagueSettings:
            return replace(league, season_mode=mode)

        before = await self._store.of_league(guild_id)
        if mode is SeasonMode.OWNER:
            await self._store.change_league(guild_id, change)
        elif before.season_mode is not mode:
            await (self._seasons.stop if mode is SeasonMode.OFF else self._seasons.follow_calendar)(guild_id)
        self._season_ended()

    async def _press_own(self, answer: Answer, press: SettingPress, language: str) -> None:
        interaction = answer.interaction
        user_id = interaction.user.id
        if press.verb is SettingVerb.TELL_HERE:
            await self._tell_here(answer, press, language)
            return
        if press.verb is SettingVerb.TELL_NONE:
            await answer.bridged(self._wishes.forget(interaction.guild_id or 0, user_id))
            own = await self._store.of_person(user_id)
        elif press.verb is SettingVerb.LANGUAGE:
            language = _one_of(interaction, LANGUAGES)
            await answer.bridged(self._reading.choose_for_person(user_id, language))
            own = await self._store.of_person(user_id)
        else:
            own = await answer.bridged(self._store.change_person(user_id, _own_change(interaction, press)))
            self._decks.chose(user_id, own)
            deal_from(self._decks.of_person(user_id))
        await answer.redraw(await self._own_message(interaction, own, language))

    async def _own_message(self, interaction: Interaction, own: PersonSettings, language: str) -> ui.LayoutView:
        told = await self._wishes.of_person(interaction.guild_id, interaction.user.id) if interaction.guild_id else ()
        return preferences_message(own, language, language, told=told)

    async def _tell_here(self, answer: Answer, press: SettingPress, language: str) -> None:
        """Tell somebody from now on when a table opens in this channel, or do so no more."""
        interaction = answer.interaction
        guild_id, channel_id, user_id = interaction.guild_id, interaction.channel_id, interaction.user.id
        if guild_id is None or channel_id is None:
            raise NotInServer
        is_told = _is_on(press)
        await answer.bridged(self._wishes.tell(guild_id, channel_id, user_id, is_wanted=is_told))
        is_muted = not (await self._store.of_person(user_id)).takes_invitations
        await answer.redraw(told_message(language, is_told=is_told, is_muted=is_muted))


def _guild_change(interaction: Interaction, press: SettingPress) -> Callable[[GuildSettings], GuildSettings]:
    """Return what a press makes of a server's settings.

    Raises:
        OldButton: It names nothing there is.
        MissingPermissions: Who counts as a manager is chosen by Discord's own right alone.
        NobodysRole: Everybody would manage the server.
    """
    if press.verb in _GUILD_SWITCHES:
        changes: dict[str, Any] = {_GUILD_SWITCHES[press.verb]: _is_on(press)}
    elif press.verb in _CHOICES:
        field, chosen = _CHOICES[press.verb]
        changes = {field: chosen(interaction)}
    else:
        raise OldButton

    def change(settings: GuildSettings) -> GuildSettings:
        return replace(settings, **changes)

    return change


def _league_change(interaction: Interaction, press: SettingPress) -> Callable[[LeagueSettings], LeagueSettings]:
    if press.verb is SettingVerb.PODIUM_CHANNEL:
        changes: dict[str, Any] = {"podium_channel": next(iter(_channels(interaction)), None)}
    else:
        changes = {_SWITCHES[press.verb]: _is_on(press)}

    def change(settings: LeagueSettings) -> LeagueSettings:
        return replace(settings, **changes)

    return change


def _own_change(interaction: Interaction, press: SettingPress) -> Callable[[PersonSettings], PersonSettings]:
    changes: dict[str, Any]
    match press.verb:
        case SettingVerb.SORTING:
            changes = {"sorting": Sorting(_one_of(interaction, set(Sorting)))}
        case SettingVerb.DECK:
            changes = {"deck": Deck(_one_of(interaction, set(Deck)))}
        case SettingVerb.PINGS:
            changes = {"pings": PingWish(_one_of(interaction, set(PingWish)))}
        case SettingVerb.LARGE_HAND:
            changes = {"large_hand": _is_on(press)}
        case SettingVerb.INVITATIONS:
            changes = {"takes_invitations": _is_on(press)}
        case SettingVerb.PROFILE:
            changes = {"shares_profile": _is_on(press)}
        case SettingVerb.CONFIRMS:
            changes = {"confirms": _is_on(press)}
        case _:
            raise OldButton

    def change(settings: PersonSettings) -> PersonSettings:
        return replace(settings, **changes)

    return change


def _one_of(interaction: Interaction, known: Any) -> str:  # noqa: ANN401 - any collection of texts
    """Return the one value of a select.

    Raises:
        OldButton: It is none of those that there are.
    """
    match pressed(interaction)[1]:
        case [value] if value in set(known):
            return value
        case _:
            raise OldButton


def _is_on(press: SettingPress) -> bool:
    if press.value not in (ON, OFF):
        raise OldButton
    return press.value == ON


def _cap(interaction: Interaction) -> int | None:
    match pressed(interaction)[1]:
        case [value] if value == ANY:
            return None
        case [value] if value.isascii() and value.isdecimal() and 0 < int(value) <= 500:
            return int(value)
        case _:
            raise OldButton


def _channels(interaction: Interaction) -> tuple[int, ...]:
    """Return the channels of this server that were chosen."""
    guild = interaction.guild
    if guild is None:
        raise NotInServer
    chosen = [guild.get_channel(int(value)) for value in pressed(interaction)[1] if _is_id(value)]
    return tuple(channel.id for channel in chosen[:MOST_CHANNELS] if channel is not None)


def _role(interaction: Interaction) -> int | None:
    """Return the role of this server that was chosen, or ``None``."""
    match pressed(interaction)[1]:
        case []:
            return None
        case [value] if _is_id(value) and interaction.guild and interaction.guild.get_role(int(value)):
            return int(value)
        case _:
            raise OldButton


def _manager_role(interaction: Interaction) -> int | None:
    if not interaction.permissions.manage_guild:
        raise MissingPermissions(("manage_guild",))
    role = _role(interaction)
    if role is not None and role == interaction.guild_id:
        raise NobodysRole
    return role


def _is_id(value: str) -> bool:
    return value.isascii() and value.isdecimal() and len(value) <= 20


def _known(interaction: Interaction, settings: GuildSettings) -> GuildSettings:
    """Leave out what is gone from the server: Discord refuses a select that has it chosen."""
    guild = interaction.guild
    if guild is None:
        return settings
    return replace(
        settings,
        channels=tuple(one for one in settings.channels if guild.get_channel(one) is not None),
        opener_role=settings.opener_role if guild.get_role(settings.opener_role or 0) else None,
        manager_role=settings.manager_role if guild.get_role(settings.manager_role or 0) else None,
    )


def _known_league(interaction: Interaction, settings: LeagueSettings) -> LeagueSettings:
    """Leave out the channel of podiums where it is gone."""
    guild, chosen = interaction.guild, settings.podium_channel
    if guild is None or chosen is None or guild.get_channel(chosen) is not None:
        return settings
    return replace(settings, podium_channel=None)


def _level(interaction: Interaction) -> Level | None:
    chosen = _one_of(interaction, {MIXED, *Level})
    return None if chosen == MIXED else Level(chosen)


_CHOICES: Final[dict[SettingVerb, tuple[str, Callable[[Interaction], Any]]]] = {
    SettingVerb.CHANNELS: ("channels", _channels),
    SettingVerb.OPENERS: ("openers", lambda interaction: Openers(_one_of(interaction, set(Openers)))),
    SettingVerb.OPENER_ROLE: ("opener_role", _role),
    SettingVerb.MANAGER_ROLE: ("manager_role", _manager_role),
    SettingVerb.MOST: ("most_tables", _cap),
    SettingVerb.PRESET: ("preset", lambda interaction: _one_of(interaction, PRESETS)),
    SettingVerb.MODE: ("sides", lambda interaction: Sides(_one_of(interaction, set(Sides)))),
    SettingVerb.TARGET: ("target", lambda interaction: int(_one_of(interaction, map(str, LADDERS)))),
    SettingVerb.TURN: ("turn_seconds", lambda interaction: int(_one_of(interaction, map(str, TURNS)))),
    SettingVerb.COMPUTERS: ("computers", _level),
    SettingVerb.DECK: ("deck", lambda interaction: Deck(_one_of(interaction, set(Deck)))),
}
"""Which setting a select is, and how what was chosen in it is read."""
_GUILD_SWITCHES: Final[dict[SettingVerb, str]] = {SettingVerb.HINTS: "hints_in_rated", SettingVerb.PINGS: "pings"}
"""Which of a server's settings a switch is."""
_SWITCHES: Final[dict[SettingVerb, str]] = {
    SettingVerb.RATED: "is_rating",
    SettingVerb.LEAVERS: "hide_leavers",
    SettingVerb.PODIUMS: "posts_podiums",
}
"""Which of a league's settings a switch is."""
