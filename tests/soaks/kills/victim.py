"""`python -m tests.soaks.kills.victim --boundary before-answer --at 137`: the bot's process, which kills itself there.

It gets ready, says so, and starts at a line on its standard input, so that a killed one is followed at once. It ends,
as at SIGTERM, when that input ends.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import sys
from collections.abc import Sequence
from typing import Any, TypeAlias

import uvloop

from bot.app import App
from bot.client.answers import Answer
from bot.client.client import point_discord_py_at
from bot.client.outbox import DiscordOutbox
from bot.clock import SystemClock
from bot.logs import set_up_logging
from bot.settings import Settings
from bot.tables.ports import Unit
from db import Database
from db.journal import StoredJournal
from tests.soaks.kills.boundaries import Boundary, Trap

Parameters: TypeAlias = Any
"""What `sqlite3` takes; it names the type nowhere public."""


def main(arguments: Sequence[str]) -> None:
    """Serve until killed or told to end."""
    parser = argparse.ArgumentParser(description="The bot, which kills itself at a boundary.")
    parser.add_argument("--boundary", type=Boundary, default=Boundary.RANDOM)
    parser.add_argument("--at", type=int, default=0, help="at which passing of the boundary")
    options = parser.parse_args(arguments)
    settings = Settings()
    set_up_logging(settings.murlan_log_level)
    connection = set_trap(Trap(options.boundary, options.at))
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    if sys.stdin.readline():
        uvloop.run(serve(settings, connection))


def set_trap(trap: Trap) -> type[sqlite3.Connection]:
    """Put the boundaries around what the bot does, and return the connection that has those of its COMMIT."""

    def is_turn(_journal: StoredJournal, unit: Unit) -> bool:
        return bool(unit.events) and unit.press_id is not None

    def is_result(_journal: StoredJournal, unit: Unit) -> bool:
        return unit.result is not None

    trap.watch(StoredJournal, "commit", Boundary.BEFORE_JOURNAL, Boundary.AFTER_JOURNAL, only=is_turn)
    trap.watch(StoredJournal, "commit", Boundary.BEFORE_RESULT, Boundary.AFTER_RESULT, only=is_result)
    trap.watch(Answer, "redraw", Boundary.BEFORE_ANSWER, Boundary.AFTER_ANSWER)
    trap.watch(DiscordOutbox, "edit", Boundary.BEFORE_EDIT, Boundary.AFTER_EDIT)

    class Trapped(sqlite3.Connection):
        """A connection with a boundary on each side of its COMMIT."""

        def execute(self, sql: str, parameters: Parameters = (), /) -> sqlite3.Cursor:
            if sql != "COMMIT":
                return super().execute(sql, parameters)
            trap.passes(Boundary.BEFORE_COMMIT)
            done = super().execute(sql, parameters)
            trap.passes(Boundary.AFTER_COMMIT)
            return done

    return Trapped


async def serve(settings: Settings, connection: type[sqlite3.Connection]) -> None:
    """Run the bot as `bot.app.run_app` does."""
    point_discord_py_at(settings.discord_api_url, settings.discord_gateway_url)
    stopping = asyncio.Event()
    asyncio.get_running_loop().add_reader(sys.stdin, stopping.set)
    path, wall = settings.murlan_database, SystemClock().wall
    async with await Database.open(path, wall=wall, factory=connection) as database:
        await App(settings, database).run(stopping)


if __name__ == "__main__":
    main(sys.argv[1:])
