"""What may stand in some channel is remembered until it is struck off, with its server."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Final

from bot.clock import ManualClock
from bot.league.settings import PingWish
from bot.league.summons import Summons
from db import Database
from db.connection import connect_writer
from db.migrating import known_migrations, migrate
from tests.support.stored import GUILD

ONE: Final = Summons(guild_id=GUILD, channel_id=7, nonce="n1", mark="m1:abcdef:hand:1.2", tried_at=5)


async def test_message_that_may_stand_is_remembered_until_it_is_gone(database: Database) -> None:
    """Before it is posted, and with its number after that."""
    await database.summons.begin(ONE)
    assert (ONE,) == await database.summons.left()
    await database.summons.posted(replace(ONE, message_id=99))
    assert (replace(ONE, message_id=99),) == await database.summons.left()
    await database.summons.forget(ONE)
    assert () == await database.summons.left()


async def test_file_of_the_version_before_calls_who_is_idle(path: Path, clock: ManualClock) -> None:
    """Nobody has chosen anything yet, and nothing stands anywhere."""
    number = next(step.number for step in known_migrations() if step.name.endswith("pings"))
    path.parent.mkdir()
    connection = connect_writer(path)
    migrate(connection, path, [step for step in known_migrations() if step.number < number], now=5)
    connection.execute("INSERT INTO guild_setting (guild_id, preset) VALUES (?, 'visix')", (GUILD,))
    connection.execute("INSERT INTO person_setting (user_id, sorting) VALUES (42, 'suit')")
    connection.close()
    async with await Database.open(path, wall=clock.wall) as database:
        settings, own = await database.settings.of_guild(GUILD), await database.settings.of_person(42)
        assert ("visix", True, PingWish.IDLE) == (settings.preset, settings.pings, own.pings)
        assert () == await database.summons.left()
