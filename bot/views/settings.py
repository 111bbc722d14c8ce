"""A server's settings, page by page, and a person's own: every choice stands where it is changed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from discord import ButtonStyle, ui

from bot.league.periods import Season, SeasonMode
from bot.league.settings import MOST_CHANNELS, TURNS, GuildSettings, LeagueSettings, Openers, PersonSettings, PingWish
from bot.tables.decks import Deck
from bot.tables.drafts import Sorting
from bot.texts import LANGUAGES, text
from bot.views import accents
from bot.views.cards import card_faces
from bot.views.layout import (
    NOTICE_BOARDS,
    Button,
    Item,
    button,
    channel_select,
    message,
    option,
    paragraph,
    role_select,
    rows,
    rule,
    select,
    small,
)
from bot.views.levels import MIXED, habits, level_title
from bot.views.refusals import permission_names
from bot.views.seasons import season_name
from bot.views.seats import target_text
from bot.views.setting_presses import OFF, ON, PAGES, SettingPress, SettingsPage, SettingVerb
from murlan.cards import BLACK_JOKER, RED_JOKER, Card, Rank, Suit
from murlan.computer.levels import Level
from murlan.options import LADDERS, PRESETS, Sides

ANY: Final = "any"
"""The value of a cap that is the operator's."""
TOLD_NAMED: Final = 20
"""How many channels are named in which somebody is told of new tables."""
CAPS: Final = (1, 2, 3, 5, 10, 15, 20, 25, 50, 100)
"""How many tables at a time can be chosen, as far as the operator lets."""
PRESET_NAMES: Final = {"classic": "preset-classic", "visix": "preset-visix", "rrethi": "preset-rrethi"}
_SIDES: Final = {Sides.FREE_FOR_ALL: "sides-four", Sides.TWO_TEAMS: "sides-two"}
_SAMPLE: Final = (*(Card.of(Rank.ACE, suit) for suit in Suit), BLACK_JOKER, RED_JOKER)
"""The cards that show what was chosen."""
_NAVIGATION: Final = (SettingVerb.OPENING, SettingVerb.TABLES, SettingVerb.LEAGUE)


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerSettings:
    """All that a server's settings show."""

    language: str
    """Of the server's tables and boards."""
    guild: GuildSettings
    league: LeagueSettings
    season: Season | None
    """The one that goes on."""
    missing: tuple[str, ...]
    """The rights that the bot lacks where the settings are looked at, by Discord's names."""
    most_tables: int
    """How many tables at a time the operator lets be open."""


def settings_message(shown: ServerSettings, page: SettingsPage, language: str) -> ui.LayoutView:
    """Return one page of a server's settings.

    Args:
        shown: What is set.
        page: Which page.
        language: Of the reader.
    """
    title = paragraph(
        text("settings-title", language, page=page),
        small(text("settings-at-once", language)),
        _rights(shown.missing, language),
    )
    match page:
        case SettingsPage.OPENING:
            body = _opening(shown, language)
        case SettingsPage.TABLES:
            body = _tables(shown.guild, language)
        case SettingsPage.LEAGUE:
            body = _league(shown, language)
    return message(accents.BOOK, title, rule(), body, rule(), rows(list(_navigation(page, language))))


def preferences_message(
    settings: PersonSettings, reads: str, language: str, *, told: Sequence[int] = ()
) -> ui.LayoutView:
    """Return a person's own settings.

    Args:
        settings: What is set.
        reads: The language that the person reads.
        language: Of the reader: that very language, unless it was changed a moment ago.
        told: The channels of this server that the person is told of when a table opens there.
    """
    takes, shares, is_large = settings.takes_invitations, settings.shares_profile, settings.large_hand
    return message(
        accents.BOOK,
        paragraph(text("preferences-title", language), small(text("settings-at-once", language))),
        rule(),
        _languages(SettingPress(SettingVerb.LANGUAGE, is_own=True), reads, "preferences-language", language),
        _decks(SettingPress(SettingVerb.DECK, is_own=True), settings.deck, "preferences-deck", language),
        paragraph(card_faces(_SAMPLE)),
        _choice(
            SettingPress(SettingVerb.SORTING, is_own=True),
            text("preferences-sorting", language),
            {one.value: text("preferences-sorting-by", language, by=one) for one in Sorting},
            settings.sorting.value,
        ),
        rows(
            [
                _switch(SettingVerb.LARGE_HAND, "preferences-large-hand", language, is_on=is_large, is_own=True),
                _switch(SettingVerb.CONFIRMS, "preferences-confirms", language, is_on=settings.confirms, is_own=True),
            ]
        ),
        _choice(
            SettingPress(SettingVerb.PINGS, is_own=True),
            text("preferences-pings", language),
            {one.value: text("preferences-ping-when", language, when=one) for one in PingWish},
            settings.pings.value,
        ),
        paragraph(text("preferences-others", language)),
        rows(
            [
                _switch(SettingVerb.INVITATIONS, "preferences-invitations", language, is_on=takes, is_own=True),
                _switch(SettingVerb.PROFILE, "preferences-profile", language, is_on=shares, is_own=True),
            ]
        ),
        _told(told, language),
    )


def _told(channel_ids: Sequence[int], language: str) -> Iterator[Item]:
    """Yield where somebody is told of new tables, and the way to end that."""
    if not channel_ids:
        return
    named = [f"<#{channel_id}>" for channel_id in channel_ids[:TOLD_NAMED]]
    channels = ", ".join([*named, "…"] if len(channel_ids) > TOLD_NAMED else named)
    yield paragraph(text("preferences-told", language, channels=channels))
    yield from rows(
        [button(text("preferences-told-none", language), SettingPress(SettingVerb.TELL_NONE, is_own=True, value=OFF))]
    )


def _rights(missing: tuple[str, ...], language: str) -> str:
    """Return which rights the bot lacks and how to give them."""
    if not missing:
        return small(text("settings-rights", language))
    return text("settings-missing", language, permissions=permission_names(missing, language))


def _opening(shown: ServerSettings, language: str) -> Iterator[Item]:
    guild = shown.guild
    yield from _languages(SettingPress(SettingVerb.LANGUAGE), shown.language, "settings-language", language)
    yield paragraph(text("settings-channels", language))
    anywhere = text("settings-everywhere", language)
    yield channel_select(SettingPress(SettingVerb.CHANNELS), anywhere, guild.channels, most=MOST_CHANNELS)
    yield from _choice(
        SettingPress(SettingVerb.OPENERS),
        text("settings-openers", language),
        {one.value: text("settings-opener", language, who=one) for one in Openers},
        guild.openers.value,
    )
    if guild.openers is Openers.ROLE:
        yield role_select(
            SettingPress(SettingVerb.OPENER_ROLE), text("settings-opener-role", language), guild.opener_role
        )
    yield paragraph(text("settings-manager-role", language))
    yield role_select(SettingPress(SettingVerb.MANAGER_ROLE), text("settings-no-role", language), guild.manager_role)
    caps = {str(one): text("settings-cap", language, count=one) for one in CAPS if one < shown.most_tables}
    caps[ANY] = text("settings-cap-any", language, count=shown.most_tables)
    chosen = str(guild.most_tables) if str(guild.most_tables) in caps else ANY
    yield from _choice(SettingPress(SettingVerb.MOST), text("settings-most", language), caps, chosen)


def _tables(guild: GuildSettings, language: str) -> Iterator[Item]:
    yield paragraph(small(text("settings-defaults", language)))
    presets = {name: text(PRESET_NAMES[name], language) for name in PRESETS}
    yield from _choice(SettingPress(SettingVerb.PRESET), text("settings-preset", language), presets, guild.preset)
    sides = {one.value: text(_SIDES[one], language) for one in Sides}
    yield from _choice(SettingPress(SettingVerb.MODE), text("settings-mode", language), sides, guild.sides.value)
    targets = {str(one): target_text(one, language) for one in LADDERS}
    yield from _choice(SettingPress(SettingVerb.TARGET), text("settings-target", language), targets, str(guild.target))
    turns = {str(one): text("turn-seconds", language, seconds=one) for one in TURNS}
    yield from _choice(SettingPress(SettingVerb.TURN), text("settings-turn", language), turns, str(guild.turn_seconds))
    yield paragraph(text("settings-computers", language))
    yield select(
        SettingPress(SettingVerb.COMPUTERS),
        text("settings-choose", language),
        [
            option(
                level_title(level, language),
                level or MIXED,
                description=habits(level, language),
                default=level is guild.computers,
            )
            for level in (None, *Level)
        ],
    )
    yield from _decks(SettingPress(SettingVerb.DECK), guild.deck, "settings-deck", language)
    yield from rows(
        [
            _switch(SettingVerb.HINTS, "settings-hints", language, is_on=guild.hints_in_rated),
            _switch(SettingVerb.PINGS, "settings-pings", language, is_on=guild.pings),
        ]
    )


def _league(shown: ServerSettings, language: str) -> Iterator[Item]:
    league, season = shown.league, shown.season
    yield paragraph(text("settings-league", language))
    yield from rows(
        [
            _switch(SettingVerb.RATED, "settings-rated", language, is_on=league.is_rating),
            _switch(SettingVerb.LEAVERS, "settings-leavers", language, is_on=league.hide_leavers),
        ]
    )
    modes = {mode.value: text("settings-season-mode", language, mode=mode) for mode in SeasonMode}
    yield from _choice(
        SettingPress(SettingVerb.SEASONS), text("settings-seasons", language), modes, league.season_mode.value
    )
    if season is None:
        yield paragraph(small(text("settings-no-season", language)))
    else:
        yield paragraph(small(text("settings-season", language, name=season_name(season, language))))
    if league.season_mode is not SeasonMode.OFF:
        yield from _podiums(league, language)
    yield paragraph(small(text("settings-corrections", language)))


def _podiums(league: LeagueSettings, language: str) -> Iterator[Item]:
    yield from rows([_switch(SettingVerb.PODIUMS, "settings-podiums", language, is_on=league.posts_podiums)])
    if league.posts_podiums:
        chosen = [] if league.podium_channel is None else [league.podium_channel]
        yield paragraph(text("settings-podium-channel", language))
        last = text("settings-podium-last", language)
        yield channel_select(SettingPress(SettingVerb.PODIUM_CHANNEL), last, chosen, most=1, kinds=NOTICE_BOARDS)


def _languages(press: SettingPress, chosen: str, key: str, language: str) -> list[Item]:
    names = {code: text("language-name", code) for code in LANGUAGES}
    return _choice(press, text(key, language), names, chosen)


def _decks(press: SettingPress, chosen: Deck, key: str, language: str) -> list[Item]:
    names = {deck.value: text("deck-name", language, deck=deck) for deck in Deck}
    return _choice(press, text(key, language), names, chosen.value)


def _choice(press: SettingPress, title: str, names: dict[str, str], chosen: str) -> list[Item]:
    """Return a select under its title, with what is chosen marked."""
    options = [option(name, value, default=value == chosen) for value, name in names.items()]
    return [paragraph(title), select(press, title.replace("*", ""), options)]


def _switch(verb: SettingVerb, key: str, language: str, *, is_on: bool, is_own: bool = False) -> Button:
    """Return a button that says whether something is on, and turns it over."""
    style = ButtonStyle.success if is_on else ButtonStyle.secondary
    press = SettingPress(verb, is_own, OFF if is_on else ON)
    return button(text(key, language, state=ON if is_on else OFF), press, style=style)


def _navigation(page: SettingsPage, language: str) -> Iterator[Button]:
    for verb in _NAVIGATION:
        is_here = PAGES[verb] is page
        label = text("settings-page", language, page=PAGES[verb])
        style = ButtonStyle.primary if is_here else ButtonStyle.secondary
        yield button(label, SettingPress(verb), style=style, disabled=is_here)
