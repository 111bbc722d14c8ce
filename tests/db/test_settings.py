"""What servers and people set: it is kept whole, each server's apart, over the step from the release before."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from bot.clock import ManualClock
from bot.league.periods import SeasonMode
from bot.league.settings import GuildSettings, LeagueSettings, Openers, PersonSettings, PingWish
from bot.tables.decks import Deck
from bot.tables.drafts import Sorting
from db import Database
from db.connection import connect_writer
from db.migrating import known_migrations, migrate
from murlan.computer.levels import Level
from murlan.options import Sides
from tests.support.engines import Place
from tests.support.league import Server
from tests.support.stored import GUILD, HOST

OTHER: Final = 701
EVERYTHING: Final = GuildSettings(
    channels=(900, 901),
    openers=Openers.ROLE,
    opener_role=11,
    manager_role=12,
    most_tables=3,
    preset="rrethi",
    sides=Sides.TWO_TEAMS,
    target=11,
    turn_seconds=180,
    computers=Level.EXPERT,
    hints_in_rated=True,
    deck=Deck.TWO_COLOURS,
    pings=False,
)
LEAGUE: Final = LeagueSettings(is_rating=False, hide_leavers=True, season_mode=SeasonMode.OWNER)


async def test_all_that_is_set_is_read_again_in_its_server_alone(database: Database) -> None:
    """No column is mistaken for another, and no server reads another's."""
    store = database.settings
    assert EVERYTHING == await store.change_guild(GUILD, lambda _: EVERYTHING)
    await store.change_league(GUILD, lambda _: LEAGUE)
    assert (EVERYTHING, LEAGUE) == (await store.of_guild(GUILD), await store.of_league(GUILD))
    assert (GuildSettings(), LeagueSettings()) == (await store.of_guild(OTHER), await store.of_league(OTHER))


async def test_two_changes_at_once_are_both_kept(database: Database) -> None:
    """Two managers at two selects: neither takes back what the other chose."""

    def role(settings: GuildSettings) -> GuildSettings:
        return replace(settings, manager_role=5)

    def preset(settings: GuildSettings) -> GuildSettings:
        return replace(settings, preset="visix")

    changes: tuple[Callable[[GuildSettings], GuildSettings], ...] = (role, preset)
    await asyncio.gather(*(database.settings.change_guild(GUILD, change) for change in changes))
    assert GuildSettings(manager_role=5, preset="visix") == await database.settings.of_guild(GUILD)


async def test_language_and_settings_do_not_undo_each_other(database: Database) -> None:
    """They share a row."""
    await database.settings.change_guild(GUILD, lambda _: EVERYTHING)
    await database.languages.choose_for_guild(GUILD, "sq")
    await database.languages.choose_for_guild(GUILD, None)
    await database.languages.choose_for_person(HOST, "sq")
    mine = PersonSettings(
        takes_invitations=False,
        sorting=Sorting.BY_SUIT,
        shares_profile=False,
        deck=Deck.TEXT,
        confirms=True,
        large_hand=True,
        pings=PingWish.EACH,
    )
    await database.settings.change_person(HOST, lambda _: mine)
    assert (EVERYTHING, mine) == (await database.settings.of_guild(GUILD), await database.settings.of_person(HOST))
    assert "sq" == await database.languages.of_person(HOST)


async def test_person_who_changes_one_thing_has_the_defaults_in_all_else(database: Database) -> None:
    """The schema's are those that they had without a row."""
    await database.settings.change_person(HOST, lambda settings: settings)
    assert PersonSettings() == await database.settings.of_person(HOST)


async def test_person_is_barred_in_one_server_until_let_in_again(database: Database) -> None:
    """Barring twice, or letting in who never was barred, changes nothing and says so."""
    store = database.settings
    assert [True, False] == [await store.bar(GUILD, HOST, is_barred=True) for _ in range(2)]
    assert (True, False) == (await store.is_barred(GUILD, HOST), await store.is_barred(OTHER, HOST))
    assert [False] == [await store.bar(OTHER, HOST, is_barred=False)]
    assert [True, False] == [await store.bar(GUILD, HOST, is_barred=False) for _ in range(2)]
    assert not await store.is_barred(GUILD, HOST)


async def test_forgotten_person_is_named_by_no_bar_and_has_no_settings(database: Database, place: Place) -> None:
    """Where somebody is forgotten the number is gone, also where they never played."""
    await database.settings.bar(OTHER, HOST, is_barred=True)
    await database.settings.change_person(HOST, lambda own: replace(own, shares_profile=False))
    await database.upkeep.forget_person(HOST)
    assert ([], PersonSettings()) == (
        place.query("SELECT * FROM barred_person"),
        await database.settings.of_person(HOST),
    )


async def test_last_results_are_those_of_the_server_newest_first(database: Database, clock: ManualClock) -> None:
    """With the people by seat, their points, and whether it counts; an unknown one is none."""
    here, there = Server(database, clock), Server(database, clock, OTHER)
    first, foreign, second = await here.play([1, 2]), await there.play([1, 2]), await here.play([2, 1])
    await database.upkeep.void(GUILD, first)
    found = await database.recent.newest(GUILD)
    assert [(second, ("name 2", "name 1"), False), (first, ("name 1", "name 2"), True)] == [
        (result.match_id, result.names, result.is_void) for result in found
    ]
    assert found[0].totals == found[1].totals
    assert (found[1], None) == (await database.recent.find(GUILD, first), await database.recent.find(GUILD, foreign))


async def test_languages_and_wishes_outlive_the_step(path: Path, clock: ManualClock) -> None:
    """Whatever the release before stored is there; the rest stands as if nobody had set it."""
    path.parent.mkdir()
    connection = connect_writer(path)
    before = [step for step in known_migrations() if step.number < 6]
    migrate(connection, path, before, now=5)
    connection.execute("INSERT INTO guild_setting (guild_id, language) VALUES (?, 'sq')", (GUILD,))
    connection.execute(
        "INSERT INTO person_setting (user_id, language, takes_invitations) VALUES (?, NULL, 0), (?, 'sq', 1)",
        (HOST, HOST + 1),
    )
    connection.close()
    async with await Database.open(path, wall=clock.wall) as database:
        languages = database.languages
        told = (await languages.of_guild(GUILD), await languages.of_person(HOST), await languages.of_person(HOST + 1))
        assert ("sq", None, "sq") == told
        assert (GuildSettings(), PersonSettings(takes_invitations=False)) == (
            await database.settings.of_guild(GUILD),
            await database.settings.of_person(HOST),
        )
