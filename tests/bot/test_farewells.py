"""Servers that remove the bot are forgotten in time, in virtual time; an outage is no removal."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.client.farewells import EVERY, FIRST_AFTER, Farewells
from bot.client.presence import Presence
from bot.clock import ManualClock
from bot.league.privacy import KEPT_SECONDS
from bot.tables.faults import StorageDownError
from bot.tables.ports import Unit
from db import Database
from db.inventory import inventory, stored_servers
from db.recomputing import recompute
from tests.support.league import Server
from tests.support.stored import lobby, query

OURS, THEIRS = 700, 701
FIRST = (0, 1, 2, 3)
OPEN = "SELECT table_id FROM open_table WHERE match_id IS NULL ORDER BY table_id"


class Bot:
    """What a process knows of its servers, over a database of its own."""

    def __init__(self, database: Database, clock: ManualClock) -> None:
        self.database = database
        self.clock = clock
        self.presence = Presence(clock, shard_count=lambda: 1, heartbeat=lambda _: None, own_id=lambda: 1)
        self.farewells = Farewells(database.removals, self.presence, clock)
        self.presence.membership = self.farewells

    async def connect(self, *guild_ids: int) -> None:
        """Begin a session in which Discord names these servers."""
        await self.farewells.begin()
        guilds = [{"id": str(guild_id), "unavailable": True} for guild_id in guild_ids]
        self.presence.heard("READY", {"shard": [0, 1], "guilds": guilds})
        self.presence.complete(0)
        await self.farewells.close()

    async def hear(self, event: str, guild_id: int, *, unavailable: bool | None = None) -> None:
        """Hear of a server."""
        told = {"id": str(guild_id)} | ({} if unavailable is None else {"unavailable": unavailable})
        self.presence.heard(event, told)
        await self.farewells.close()

    async def after(self, seconds: float) -> None:
        """Let time pass and do a round."""
        self.clock.advance(seconds)
        await self.farewells.round()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the database is."""
    return tmp_path / "murlan.db"


@pytest.fixture
async def bot(path: Path) -> AsyncIterator[Bot]:
    """A bot in two servers with books."""
    clock = ManualClock()
    async with await Database.open(path, wall=clock.wall) as database:
        for guild_id in (OURS, THEIRS):
            server = Server(database, clock, guild_id)
            for _ in range(3):
                await server.play((1, 2, 3), FIRST)
            await database.languages.choose_for_guild(guild_id, "sq")
        running = Bot(database, clock)
        await running.connect(OURS, THEIRS)
        yield running


def stored(path: Path) -> set[int]:
    """Return the servers of which anything is stored, in whatever table."""
    connection = sqlite3.connect(path)
    try:
        return stored_servers(connection)
    finally:
        connection.close()


async def test_server_that_removed_the_bot_is_forgotten_after_thirty_days(bot: Bot, path: Path) -> None:
    """To the last row, and no other server's books change."""
    theirs = query(path, "SELECT * FROM standing WHERE guild_id = ?", THEIRS)
    await bot.hear("GUILD_DELETE", OURS)
    await bot.after(KEPT_SECONDS - 1)
    assert {OURS, THEIRS} == stored(path)
    await bot.after(2)
    assert {THEIRS} == stored(path)
    assert theirs == query(path, "SELECT * FROM standing WHERE guild_id = ?", THEIRS)
    await bot.database.close()
    assert recompute(path).is_equal


async def test_outage_is_no_removal(bot: Bot, path: Path) -> None:
    """However long it lasts: Discord still counts the server as ours."""
    await bot.hear("GUILD_DELETE", OURS, unavailable=True)
    await bot.after(KEPT_SECONDS + 1)
    assert ({OURS, THEIRS}, []) == (stored(path), query(path, "SELECT * FROM removal"))


async def test_server_that_takes_the_bot_back_keeps_its_books(bot: Bot, path: Path) -> None:
    """The thirty days begin anew should it remove the bot again."""
    await bot.hear("GUILD_DELETE", OURS)
    await bot.after(KEPT_SECONDS - 10)
    await bot.hear("GUILD_CREATE", OURS)
    assert [] == query(path, "SELECT * FROM removal")
    await bot.hear("GUILD_DELETE", OURS)
    await bot.after(20)
    assert {OURS, THEIRS} == stored(path)


async def test_removal_while_the_bot_was_away_is_noticed_at_the_next_session(bot: Bot, path: Path) -> None:
    """Such a server is missing in READY, and told of by nothing else."""
    again = Bot(bot.database, bot.clock)
    await again.connect(THEIRS)
    assert [(OURS,)] == query(path, "SELECT guild_id FROM removal")
    await again.after(KEPT_SECONDS + 1)
    assert {THEIRS} == stored(path)


async def test_return_while_the_bot_was_away_is_noticed_before_anything_is_forgotten(bot: Bot, path: Path) -> None:
    """A process that was off for longer than thirty days first hears who has it."""
    await bot.hear("GUILD_DELETE", OURS)
    bot.clock.advance(KEPT_SECONDS * 2)
    again = Bot(bot.database, bot.clock)
    await again.farewells.begin()
    await again.farewells.round()
    assert {OURS, THEIRS} == stored(path)
    await again.connect(OURS, THEIRS)
    await again.farewells.round()
    assert ({OURS, THEIRS}, []) == (stored(path), query(path, "SELECT * FROM removal"))


async def test_removal_that_cannot_be_stored_is_stored_by_the_next_round(
    bot: Bot, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full disk forgets no removal."""

    async def down(guild_id: int) -> None:
        raise StorageDownError(f"disk full: {guild_id}")

    with monkeypatch.context() as while_full:
        while_full.setattr(bot.database.removals, "note", down)
        await bot.hear("GUILD_DELETE", OURS)
    assert [] == query(path, "SELECT * FROM removal")
    await bot.after(1)
    assert [(OURS,)] == query(path, "SELECT guild_id FROM removal")


async def test_large_server_is_forgotten_piece_by_piece_while_others_are_served(bot: Bot, path: Path) -> None:
    """No transaction deletes more than a piece of one table."""
    await bot.database.writer.submit(
        lambda connection: connection.executemany(
            "INSERT INTO member_name (guild_id, user_id, name) VALUES (?, ?, 'somebody')",
            [(OURS, user_id) for user_id in range(100, 2100)],
        )
    )
    before = bot.database.writer.work_count
    await bot.database.removals.forget_server(OURS)
    assert {THEIRS} == stored(path)
    assert bot.database.writer.work_count - before >= 4 + len(inventory_of(path))


def inventory_of(path: Path) -> list[str]:
    """Return the tables that hold a server's rows here."""
    connection = sqlite3.connect(path)
    try:
        return [
            table.name
            for table in inventory(connection)
            if table.is_of_servers and connection.execute(table.rows_of_server, {"guild_id": THEIRS}).fetchone()
        ]
    finally:
        connection.close()


async def test_names_of_people_who_never_ended_a_match_are_forgotten(bot: Bot, path: Path) -> None:
    """Those who did, or sit at a table now, keep theirs; so do unreadable tables for thirty days."""
    state = lobby("table9", guild_id=OURS)
    await bot.database.journal.commit(Unit(state=state, names={42: "Host", 99: "Passer-by"}))
    await bot.database.journal.commit(Unit(state=replace(state, table_id="aside", channel_id=901)))
    now = int(bot.clock.wall())
    await bot.database.writer.submit(
        lambda connection: connection.execute("UPDATE open_table SET set_aside_at = ? WHERE table_id = 'aside'", (now,))
    )
    await bot.after(60)
    names = query(path, "SELECT user_id FROM member_name WHERE guild_id = ? ORDER BY user_id", OURS)
    assert [(1,), (2,), (3,), (42,)] == names
    assert [("aside",), ("table9",)] == query(path, OPEN)
    await bot.after(KEPT_SECONDS)
    assert [("table9",)] == query(path, OPEN)


async def test_round_is_done_once_a_day(bot: Bot, path: Path) -> None:
    """The first an hour after the start; a round that fails is done again the next day."""
    await bot.hear("GUILD_DELETE", OURS)
    running = asyncio.create_task(bot.farewells.run())
    await asyncio.sleep(0)
    bot.clock.advance(FIRST_AFTER)
    for _ in range(31):
        for _ in range(200):
            await asyncio.sleep(0.0005)
            if bot.clock.next_alarm() is not None:
                break
        bot.clock.advance(EVERY)
    for _ in range(2000):
        await asyncio.sleep(0.0005)
        if stored(path) == {THEIRS}:
            break
    running.cancel()
    assert {THEIRS} == stored(path)
