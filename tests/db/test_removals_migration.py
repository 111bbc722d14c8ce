"""The step that remembers removals: a file of the version before goes on with all that is in it."""

from __future__ import annotations

from pathlib import Path

from bot.clock import ManualClock
from db import Database
from db.connection import connect_writer
from db.migrating import known_migrations, migrate
from tests.support.stored import GUILD, query


async def test_file_of_the_version_before_remembers_removals_from_then_on(path: Path, clock: ManualClock) -> None:
    """Nothing in it changes, and no server counts as one that removed the bot."""
    path.parent.mkdir()
    connection = connect_writer(path)
    migrate(connection, path, [step for step in known_migrations() if step.number < 7], now=5)
    connection.execute("INSERT INTO member_name (guild_id, user_id, name) VALUES (?, 42, 'Arta')", (GUILD,))
    connection.close()
    async with await Database.open(path, wall=clock.wall) as database:
        assert ({GUILD}, {}) == (await database.removals.servers(), await database.removals.removed())
        await database.removals.note(GUILD)
        clock.advance(60)
        await database.removals.note(GUILD)
        assert {GUILD: int(clock.wall()) - 60} == await database.removals.removed()
    assert [("Arta",)] == query(path, "SELECT name FROM member_name")
