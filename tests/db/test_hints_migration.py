"""The step that makes hints work: what was set of them before had no effect, so nobody has chosen anything yet."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from bot.clock import ManualClock
from db import Database
from db.connection import connect_writer
from db.migrating import known_migrations, migrate
from tests.support.stored import GUILD


async def test_file_of_the_version_before_gives_no_hints_in_rated_matches(path: Path, clock: ManualClock) -> None:
    """Everything else that a server and a person have set stays."""
    number = next(step.number for step in known_migrations() if step.name.endswith("hints"))
    path.parent.mkdir()
    connection = connect_writer(path)
    migrate(connection, path, [step for step in known_migrations() if step.number < number], now=5)
    connection.execute("INSERT INTO guild_setting (guild_id, preset, hints_in_rated) VALUES (?, 'visix', 1)", (GUILD,))
    connection.execute("INSERT INTO person_setting (user_id, sorting) VALUES (42, 'suit')")
    connection.close()
    async with await Database.open(path, wall=clock.wall) as database:
        settings, own = await database.settings.of_guild(GUILD), await database.settings.of_person(42)
        assert ("visix", False) == (settings.preset, settings.hints_in_rated)
        assert ("suit", False) == (own.sorting.value, own.confirms)
        changed = await database.settings.change_guild(GUILD, lambda old: replace(old, hints_in_rated=True))
        assert changed.hints_in_rated
