"""The process around the application: its signals, its database, what it may use of the machine."""

from __future__ import annotations

import asyncio
import gc
import signal

from bot.app import App
from bot.client.client import point_discord_py_at
from bot.clock import SystemClock
from bot.computers.pool import spare_cores
from bot.settings import Settings
from db import Database


async def run_app(settings: Settings) -> None:
    """Open the database, run the bot, close the database.

    Raises:
        asyncio.CancelledError: It was told twice to stop.
        discord.LoginFailure: The token is wrong.
        aiohttp.ClientConnectionError: Discord cannot be reached.
        db.OpeningError: The database cannot be used.
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
    database = await Database.at(settings.where, wall=SystemClock().wall)
    try:
        draws = settings.murlan_cards == "drawn"
        app = App(settings, database, processes=processes_for(settings), draws_cards=draws)
        set_aside_what_stays()
        await app.run(stopping)
    finally:
        await database.close()


def set_aside_what_stays() -> None:
    """Let the garbage collector pass over all that is there by now: modules, classes, the parts of the bot.

    It looks through everything only once a quarter as much has come as is there already. What stays for good would let
    it wait for tens of megabytes of garbage, and then stop the event loop for as long as all of it takes to look at.
    """
    gc.collect()
    gc.freeze()


def processes_for(settings: Settings) -> int:
    """Return how many processes computer players may think in."""
    wanted = settings.murlan_computer_processes
    return spare_cores() if wanted == "auto" else int(wanted)
