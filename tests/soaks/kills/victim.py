"""`python -m tests.soaks.kills.victim`: bears one process of the bot after the other, each with its trap set.

For each line ``<boundary> <passing>`` on its standard input it forks, so that all that is imported is there already; it
answers with the child's number, and with its exit code once that is over. A child serves until it is killed, kills
itself at its boundary, or is told to end by SIGTERM or by the end of the input.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sqlite3
import sys
import threading
from collections.abc import Sequence
from typing import Any, Final, TypeAlias

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

LATE: Final = 0.5
"""Seconds by which a careless journal is late."""
Parameters: TypeAlias = Any
"""What `sqlite3` takes; it names the type nowhere public."""


def main(arguments: Sequence[str]) -> None:
    """Bear processes until the input ends."""
    parser = argparse.ArgumentParser(description="The bot, again and again.")
    parser.add_argument("--careless", action="store_true", help="let it answer before it stores: a run must notice")
    if parser.parse_args(arguments).careless:
        be_careless()
    settings = Settings()
    while line := sys.stdin.readline():
        boundary, at = line.split()
        child = os.fork()
        if child == 0:
            _live(settings, Trap(Boundary(boundary), int(at)))
        _say(child)
        _, status = os.waitpid(child, 0)
        _say(os.waitstatus_to_exitcode(status))


def _say(number: int) -> None:
    sys.stdout.write(f"{number}\n")
    sys.stdout.flush()


def _live(settings: Settings, trap: Trap) -> None:
    """Be the bot, to the end of this process."""
    code = 1
    try:
        threading.Thread(target=_end_with_the_input, daemon=True).start()
        set_up_logging(settings.murlan_log_level)
        uvloop.run(_serve(settings, set_trap(trap)))
        code = 0
    finally:
        sys.stderr.flush()
        os._exit(code)


def _end_with_the_input() -> None:
    """Wait for the end of what whoever started us still holds open; an event loop would unblock it for the parent."""
    os.read(0, 1)
    os.kill(os.getpid(), signal.SIGTERM)


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


def be_careless() -> None:
    """Let the journal say "stored" at once and store later, which is what must never be."""
    commit, late = StoredJournal.commit, set[asyncio.Task[None]]()

    async def store(journal: StoredJournal, unit: Unit) -> None:
        await asyncio.sleep(LATE)
        await commit(journal, unit)

    async def careless(journal: StoredJournal, unit: Unit) -> None:
        if not unit.events or unit.press_id is None:  # lobbies are opened and filled with care
            await commit(journal, unit)
            return
        task = asyncio.create_task(store(journal, unit))
        late.add(task)
        task.add_done_callback(late.discard)

    StoredJournal.commit = careless  # type: ignore[method-assign, assignment]  # a fault on purpose


async def _serve(settings: Settings, connection: type[sqlite3.Connection]) -> None:
    """Run the bot as `bot.launch.run_app` does."""
    point_discord_py_at(settings.discord_api_url, settings.discord_gateway_url)
    stopping = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stopping.set)
    path, wall = settings.murlan_database, SystemClock().wall
    async with await Database.open(path, wall=wall, factory=connection) as database:
        await App(settings, database).run(stopping)


if __name__ == "__main__":
    main(sys.argv[1:])
