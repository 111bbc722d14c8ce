"""What servers and people have set (`bot.league.settings.SettingsStore`).

Nothing is remembered: a server's row is read where somebody opens a table or a role may make them a manager, and a
point read costs less than keeping a copy true.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from bot.league.periods import SeasonMode
from bot.league.settings import GuildSettings, LeagueSettings, Openers, PersonSettings, PingWish
from bot.tables.decks import Deck
from bot.tables.drafts import Sorting
from db.ports import Connection, Reader
from db.writer import Writer
from murlan.computer.levels import Level
from murlan.options import Sides

_OF_GUILD: Final = """
    SELECT channels, openers, opener_role, manager_role, most_tables, preset, sides, target, turn_seconds, computers,
        hints_in_rated, deck, pings
    FROM guild_setting WHERE guild_id = :guild_id
"""
_SET_GUILD: Final = """
    INSERT INTO guild_setting (guild_id, channels, openers, opener_role, manager_role, most_tables, preset, sides,
        target, turn_seconds, computers, hints_in_rated, deck, pings)
    VALUES (:guild_id, :channels, :openers, :opener_role, :manager_role, :most_tables, :preset, :sides, :target,
        :turn_seconds, :computers, :hints_in_rated, :deck, :pings)
    ON CONFLICT (guild_id) DO UPDATE SET
        channels = excluded.channels, openers = excluded.openers, opener_role = excluded.opener_role,
        manager_role = excluded.manager_role, most_tables = excluded.most_tables, preset = excluded.preset,
        sides = excluded.sides, target = excluded.target, turn_seconds = excluded.turn_seconds,
        computers = excluded.computers, hints_in_rated = excluded.hints_in_rated,
        deck = excluded.deck, pings = excluded.pings
"""
_OF_LEAGUE: Final = """
    SELECT is_rating, hide_leavers, season_mode, posts_podiums, podium_channel FROM league WHERE guild_id = :guild_id
"""
_SET_LEAGUE: Final = """
    INSERT INTO league (guild_id, is_rating, hide_leavers, season_mode, posts_podiums, podium_channel)
    VALUES (:guild_id, :is_rating, :hide_leavers, :season_mode, :posts_podiums, :podium_channel)
    ON CONFLICT (guild_id) DO UPDATE SET
        is_rating = excluded.is_rating, hide_leavers = excluded.hide_leavers, season_mode = excluded.season_mode,
        posts_podiums = excluded.posts_podiums, podium_channel = excluded.podium_channel
"""
_OF_PERSON: Final = (
    "SELECT takes_invitations, sorting, shares_profile, deck, confirms, large_hand, pings FROM person_setting "
    "WHERE user_id = :user_id"
)
_SET_PERSON: Final = """
    INSERT INTO person_setting (user_id, takes_invitations, sorting, shares_profile, deck, confirms, large_hand, pings)
    VALUES (:user_id, :takes_invitations, :sorting, :shares_profile, :deck, :confirms, :large_hand, :pings)
    ON CONFLICT (user_id) DO UPDATE SET
        takes_invitations = excluded.takes_invitations, sorting = excluded.sorting,
        shares_profile = excluded.shares_profile, deck = excluded.deck, confirms = excluded.confirms,
        large_hand = excluded.large_hand, pings = excluded.pings
"""
# Their own row whatever process it is that they press in: from here on it waits for us. A new one has the defaults.
_TAKE_PERSON: Final = """
    INSERT INTO person_setting (user_id) VALUES (:user_id)
    ON CONFLICT (user_id) DO UPDATE SET user_id = excluded.user_id
    RETURNING takes_invitations, sorting, shares_profile, deck, confirms, large_hand, pings
"""
_IS_BARRED: Final = "SELECT 1 FROM barred_person WHERE guild_id = :guild_id AND user_id = :user_id"
_BAR: Final = """
    INSERT INTO barred_person (guild_id, user_id, barred_at) VALUES (:guild_id, :user_id, :now)
    ON CONFLICT (guild_id, user_id) DO NOTHING
"""
_LET_IN: Final = "DELETE FROM barred_person WHERE guild_id = :guild_id AND user_id = :user_id"


class StoredSettings:
    """Reads and sets settings; every method may raise `StorageDownError`."""

    def __init__(self, reader: Reader, writer: Writer, wall: Callable[[], float]) -> None:
        self._reader = reader
        self._writer = writer
        self._wall = wall

    async def of_guild(self, guild_id: int) -> GuildSettings:
        """Return a server's settings."""
        return _guild(await self._reader.row(_OF_GUILD, {"guild_id": guild_id}))

    async def of_league(self, guild_id: int) -> LeagueSettings:
        """Return how a server's books are kept."""
        return _league(await self._reader.row(_OF_LEAGUE, {"guild_id": guild_id}))

    async def of_person(self, user_id: int) -> PersonSettings:
        """Return a person's settings."""
        return _person(await self._reader.row(_OF_PERSON, {"user_id": user_id}))

    async def change_guild(self, guild_id: int, change: Callable[[GuildSettings], GuildSettings]) -> GuildSettings:
        """Change a server's settings as they are by then, and return them."""
        keys, changed = {"guild_id": guild_id}, []

        def work(connection: Connection) -> None:
            changed.append(change(_guild(connection.execute(_OF_GUILD, keys).fetchone())))
            connection.execute(_SET_GUILD, keys | _guild_row(changed[-1]))

        await self._writer.submit(work)
        return changed[-1]

    async def change_league(self, guild_id: int, change: Callable[[LeagueSettings], LeagueSettings]) -> None:
        """Change how a server's books are kept from the next result on."""
        keys = {"guild_id": guild_id}

        def work(connection: Connection) -> None:
            changed = change(_league(connection.execute(_OF_LEAGUE, keys).fetchone()))
            connection.execute(_SET_LEAGUE, keys | _league_row(changed))

        await self._writer.submit(work)

    async def change_person(self, user_id: int, change: Callable[[PersonSettings], PersonSettings]) -> PersonSettings:
        """Change a person's settings as they are by then, and return them."""
        keys, changed = {"user_id": user_id}, []

        def work(connection: Connection) -> None:
            changed.append(change(_person(connection.execute(_TAKE_PERSON, keys).fetchone())))
            connection.execute(_SET_PERSON, keys | _person_row(changed[-1]))

        await self._writer.submit(work)
        return changed[-1]

    async def is_barred(self, guild_id: int, user_id: int) -> bool:
        """Return whether somebody may not sit down at a server's tables."""
        return await self._reader.row(_IS_BARRED, {"guild_id": guild_id, "user_id": user_id}) is not None

    async def bar(self, guild_id: int, user_id: int, *, is_barred: bool) -> bool:
        """Bar somebody from a server's tables or let them in again; return whether that changed anything."""
        keys = {"guild_id": guild_id, "user_id": user_id, "now": int(self._wall())}
        changed: list[int] = []

        def work(connection: Connection) -> None:
            changed.append(connection.execute(_BAR if is_barred else _LET_IN, keys).rowcount)

        await self._writer.submit(work)
        return changed[-1] > 0


def _guild(row: Any) -> GuildSettings:  # noqa: ANN401 - a row, by whichever connection
    if row is None:
        return GuildSettings()
    (
        channels,
        openers,
        opener_role,
        manager_role,
        most_tables,
        preset,
        sides,
        target,
        seconds,
        computers,
        hints,
        deck,
        pings,
    ) = row
    return GuildSettings(
        channels=tuple(json.loads(channels)),
        openers=Openers(openers),
        opener_role=opener_role,
        manager_role=manager_role,
        most_tables=most_tables,
        preset=preset,
        sides=Sides(sides),
        target=target,
        turn_seconds=seconds,
        computers=None if computers is None else Level(computers),
        hints_in_rated=bool(hints),
        deck=Deck(deck),
        pings=bool(pings),
    )


def _guild_row(settings: GuildSettings) -> dict[str, Any]:
    return {
        "channels": json.dumps(settings.channels, separators=(",", ":")),
        "openers": settings.openers.value,
        "opener_role": settings.opener_role,
        "manager_role": settings.manager_role,
        "most_tables": settings.most_tables,
        "preset": settings.preset,
        "sides": settings.sides.value,
        "target": settings.target,
        "turn_seconds": settings.turn_seconds,
        "computers": settings.computers and settings.computers.value,
        "hints_in_rated": int(settings.hints_in_rated),
        "deck": settings.deck.value,
        "pings": int(settings.pings),
    }


def _league(row: Any) -> LeagueSettings:  # noqa: ANN401 - a row, by whichever connection
    if row is None:
        return LeagueSettings()
    is_rating, hide_leavers, season_mode, posts_podiums, podium_channel = row
    return LeagueSettings(
        is_rating=bool(is_rating),
        hide_leavers=bool(hide_leavers),
        season_mode=SeasonMode(season_mode),
        posts_podiums=bool(posts_podiums),
        podium_channel=podium_channel,
    )


def _league_row(settings: LeagueSettings) -> dict[str, Any]:
    return {
        "is_rating": int(settings.is_rating),
        "hide_leavers": int(settings.hide_leavers),
        "season_mode": settings.season_mode.value,
        "posts_podiums": int(settings.posts_podiums),
        "podium_channel": settings.podium_channel,
    }


def _person(row: Any) -> PersonSettings:  # noqa: ANN401 - a row, by whichever connection
    if row is None:
        return PersonSettings()
    takes_invitations, sorting, shares_profile, deck, confirms, large_hand, pings = row
    return PersonSettings(
        takes_invitations=bool(takes_invitations),
        sorting=Sorting(sorting),
        shares_profile=bool(shares_profile),
        deck=Deck(deck),
        confirms=bool(confirms),
        large_hand=bool(large_hand),
        pings=PingWish(pings),
    )


def _person_row(settings: PersonSettings) -> dict[str, Any]:
    return {
        "takes_invitations": int(settings.takes_invitations),
        "sorting": settings.sorting.value,
        "shares_profile": int(settings.shares_profile),
        "deck": settings.deck.value,
        "confirms": int(settings.confirms),
        "large_hand": int(settings.large_hand),
        "pings": settings.pings.value,
    }
