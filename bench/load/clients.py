"""The bots that are measured, each a process of its own: `python -m bench.load.clients defer|echo|twice|murlan`.

`defer` only says that an answer comes later, `echo` answers each press with one of our hands and has no game behind it,
`twice` does so and edits the answer once, `murlan` is the bot itself. All run on the event loop that the bot runs on.
Each line that comes in is answered with one of JSON: the CPU seconds of this process and the lateness of its event loop
since the line before.
"""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import statistics
import sys
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Final

import discord
import uvloop

import db.database
from bench.journal import SlowConnection
from bench.load.payload import golden_hand
from bot.client.client import point_discord_py_at
from bot.launch import run_app
from bot.logs import set_up_logging
from bot.settings import Settings
from db.connection import connect_writer

TICK: Final = 0.005
"""Seconds between two looks at how late the event loop is."""
Interaction = discord.Interaction[discord.Client]


class Bare(discord.AutoShardedClient):
    """A bot of discord.py's alone."""

    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
        )


class Deferring(Bare):
    """Says of every press that its answer comes later."""

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer."""
        await interaction.response.defer()


class Echoing(Bare):
    """Answers every press with the same hand."""

    def __init__(self) -> None:
        super().__init__()
        self._hand = golden_hand()

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer a press on a hand in its place, any other with a new message."""
        message = interaction.message
        if message is not None and message.flags.ephemeral:
            await interaction.response.edit_message(view=self._hand)
        else:
            await interaction.response.send_message(view=self._hand, ephemeral=True)


class Twice(Echoing):
    """The same, and one more edit: about as many calls as a press at a table costs, where the next hand is redrawn."""

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer, then change the answer."""
        await super().on_interaction(interaction)
        await interaction.edit_original_response(view=self._hand)


async def run_bare(kind: type[Bare]) -> None:
    """Run one of the bare bots until the process ends."""
    settings = Settings()
    point_discord_py_at(settings.discord_api_url, settings.discord_gateway_url)
    async with kind() as client:
        await client.start(settings.discord_token.get_secret_value())


async def run_murlan() -> None:
    """Run the bot as `python -m bot` does; on a disk that is as slow as it was told to be."""
    settings = Settings()
    set_up_logging(settings.murlan_log_level, settings.murlan_log_form)
    SlowConnection.wait = float(os.environ.get("BENCH_COMMIT_MS", "0")) / 1000
    if SlowConnection.wait:
        setattr(db.database, "connect_writer", _connect_slowly)  # noqa: B010  # mypy takes it for no name of the module
    await run_app(settings)


def _connect_slowly(path: Path, _factory: type[sqlite3.Connection]) -> sqlite3.Connection:
    return connect_writer(path, SlowConnection)


BOTS: Final[dict[str, Callable[[], Awaitable[None]]]] = {
    "defer": partial(run_bare, Deferring),
    "echo": partial(run_bare, Echoing),
    "twice": partial(run_bare, Twice),
    "murlan": run_murlan,
}


async def report() -> None:
    """Answer each line with what was used since the one before, until there are no more."""
    loop = asyncio.get_running_loop()
    lines = asyncio.StreamReader()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    used, lags = time.process_time(), list[float]()
    watching = asyncio.create_task(_watch(lags))
    while await lines.readline():
        cpu, found = time.process_time() - used, sorted(lags) or [0.0]
        lags.clear()
        cuts = statistics.quantiles(found, n=100, method="inclusive") if len(found) > 1 else found * 99
        print(json.dumps({"cpu": cpu, "lag_p50": cuts[49], "lag_p99": cuts[98], "lag_max": found[-1]}), flush=True)
        used = time.process_time()
    watching.cancel()


async def _watch(lags: list[float]) -> None:
    while True:
        before = time.perf_counter()
        await asyncio.sleep(TICK)
        lags.append(max(0.0, time.perf_counter() - before - TICK))


async def main(name: str) -> None:
    """Run a bot until nobody listens any more."""
    running = asyncio.ensure_future(BOTS[name]())
    reporting = asyncio.ensure_future(report())
    await asyncio.wait({running, reporting}, return_when=asyncio.FIRST_COMPLETED)
    if running.done():
        await running
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


if __name__ == "__main__":
    uvloop.run(main(sys.argv[1]))
