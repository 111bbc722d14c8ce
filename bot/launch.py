"""The process around the application: its signals, its database, what it may use of the machine."""

from __future__ import annotations

import asyncio
import gc
import signal
from typing import Final, TypedDict

from bot.app import App
from bot.client.client import point_discord_py_at
from bot.clock import SystemClock
from bot.computers.pool import spare_cores
from bot.processes import Part, run_part
from bot.settings import Settings
from db import Database

YOUNG: Final = 10_000
"""At so many new objects they are looked through for garbage; Python itself does so at 700, several times a press."""


class _Parts(TypedDict):
    """What both ways to run the bot have in common."""

    processes: int
    draws_cards: bool


async def run_app(settings: Settings, *, is_child: bool = False) -> None:
    """Open the database, run the bot, close the database.

    Args:
        settings: Of this process.
        is_child: Whether another process of the bot began this one (`bot.processes`).

    Raises:
        asyncio.CancelledError: It was told twice to stop.
        discord.LoginFailure: The token is wrong.
        aiohttp.ClientConnectionError: Discord cannot be reached.
        db.OpeningError: The database cannot be used.
        ShardsLostError: Another process has shards of this one.
    """
    point_discord_py_at(settings.discord_api_url, settings.discord_gateway_url)
    stopping = asyncio.Event()
    running = asyncio.current_task()
    assert running is not None, "run_app is a task"

    def stop() -> None:
        if stopping.is_set():  # whoever asks twice does not want to wait; all that was answered is stored
            running.cancel()
        stopping.set()

    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stop)
    if settings.shards is not None:
        await run_part(
            settings,
            settings.shards,
            stopping,
            lambda part: _serve(_app_of(settings, part), stopping),
            is_child=is_child,
        )
        return
    async with await Database.at(settings.where, wall=SystemClock().wall) as database:
        await _serve(App(settings, database, **_parts(settings)), stopping)


def _app_of(settings: Settings, part: Part) -> App:
    """Return the bot as one of several processes."""
    app = App(settings, part.database, turns=part.locks, letters=part.letters, **_parts(settings))
    app.health.shards = lambda: {"own": str(part.shards), "taken_over": [str(shards) for shards in part.taken]}
    return app


async def _serve(app: App, stopping: asyncio.Event) -> None:
    set_aside_what_stays()
    await app.run(stopping)


def _parts(settings: Settings) -> _Parts:
    return {"processes": processes_for(settings), "draws_cards": settings.murlan_cards == "drawn"}


def set_aside_what_stays() -> None:
    """Let the garbage collector pass over all that is there by now: modules, classes, the parts of the bot.

    It looks through everything only once a quarter as much has come as is there already. What stays for good would let
    it wait for tens of megabytes of garbage, and then stop the event loop for as long as all of it takes to look at.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG)


def processes_for(settings: Settings) -> int:
    """Return how many processes computer players may think in."""
    wanted = settings.murlan_computer_processes
    return spare_cores() if wanted == "auto" else int(wanted)
