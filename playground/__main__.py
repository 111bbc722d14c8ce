"""`python -m playground`: the local Discord and the bot, two processes under one command."""

import argparse
import asyncio
import logging
import os
import shlex
import signal
import socket
import sys
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from aiohttp import web

from playground.app import Playground, build
from playground.botprocess import BotProcess
from playground.clock import SystemClock
from playground.rest.border import PREFIX, SecondOpinion

HOST = "127.0.0.1"
FOUR = "ana,besa,clirim,drita"
OPENAPI_VARIABLE = "MURLAN_DISCORD_OPENAPI"


@dataclass(frozen=True, slots=True)
class Options:
    """What the command line asks for."""

    port: int
    bot: tuple[str, ...] | None
    """The bot's command; None leaves it to somebody else."""
    openapi: Path | None
    data: Path | None
    is_fast: bool
    shards: int = 1
    """How many the gateway recommends."""
    max_concurrency: int = 1


def main(arguments: Sequence[str] | None = None) -> int:
    """Run until interrupted; the exit status."""
    options = parse(arguments)
    logging.basicConfig(level=logging.WARNING, format="playground: %(message)s")
    try:
        listener = socket.create_server((HOST, options.port))
    except OSError:
        remedy = "end what uses it, or choose another with --port (make play PORT=8799)"
        print(f"Port {options.port} is taken: {remedy}.", file=sys.stderr)
        return 1
    with ExitStack() as stack:
        stack.enter_context(listener)
        folder = options.data or Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="playground-")))
        folder.mkdir(parents=True, exist_ok=True)
        asyncio.run(run(listener, options, folder.resolve()))
    return 0


def parse(arguments: Sequence[str] | None = None) -> Options:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m playground", description="A local Discord with a page for people.")
    parser.add_argument("--port", type=int, default=8765, help="where to listen; 0 takes any free port")
    parser.add_argument("--bot", metavar="CMD", help="the bot's command (default: python -m bot)")
    parser.add_argument("--no-bot", action="store_true", help="start no bot")
    parser.add_argument("--openapi", type=Path, metavar="PATH", help="hold bodies against Discord's OpenAPI too")
    parser.add_argument("--data", type=Path, metavar="DIR", help="the bot's data (default: thrown away at the end)")
    parser.add_argument(
        "--fast", action="store_true", help="no pause before computer players play and before a bot's new sessions"
    )
    parser.add_argument("--shards", type=int, default=1, metavar="N", help="how many shards the gateway recommends")
    parser.add_argument(
        "--max-concurrency", type=int, default=1, metavar="N", help="how many shards may identify within five seconds"
    )
    given = parser.parse_args(arguments)
    command = tuple(shlex.split(given.bot)) if given.bot else (sys.executable, "-m", "bot")
    openapi = given.openapi or (Path(path) if (path := os.environ.get(OPENAPI_VARIABLE)) else None)
    bot = None if given.no_bot else command
    return Options(given.port, bot, openapi, given.data, given.fast, given.shards, given.max_concurrency)


async def run(listener: socket.socket, options: Options, folder: Path) -> None:
    """Serve on `listener`, with the bot as a child, until SIGINT or SIGTERM."""
    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    port = listener.getsockname()[1]
    base_url = f"http://{HOST}:{port}"
    playground = build(
        base_url,
        SystemClock(),
        openapi=second_opinion(options.openapi),
        shards=options.shards,
        max_concurrency=options.max_concurrency,
        limits_starts=not options.is_fast,
    )
    runner = web.AppRunner(playground.app, access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    await web.SockSite(runner, listener).start()
    environment = bot_environment(playground, folder, is_fast=options.is_fast)
    process = BotProcess(options.bot, environment) if options.bot else None
    try:
        announce(base_url, environment if process is None else {})
        if process is not None:
            playground.control.process = process
            await process.start()
        await stopped.wait()
    finally:
        if process is not None:
            await process.stop()
        await runner.cleanup()


def second_opinion(path: Path | None) -> SecondOpinion | None:
    """Discord's OpenAPI; what it needs is imported only where it is asked for."""
    if path is None:
        return None
    from playground.openapi import OpenApi

    return OpenApi(path)


def bot_environment(playground: Playground, folder: Path, *, is_fast: bool) -> dict[str, str]:
    """The settings that point the bot here."""
    base_url = playground.discord.base_url
    environment = {
        "DISCORD_API_URL": base_url + PREFIX,
        "DISCORD_GATEWAY_URL": playground.gateway.url,
        "DISCORD_TOKEN": playground.discord.token,
        "MURLAN_DATABASE": str(folder / "murlan.db"),
    }
    fast = {"MURLAN_COMPUTER_PAUSE": "0", "MURLAN_PRESSES_PER_SECOND": "1000"}
    return {**environment, **fast} if is_fast else environment


def announce(base_url: str, environment: dict[str, str]) -> None:
    """Say where the page is; and without a bot of our own, how to point one here."""
    print(f"The playground is open: {base_url}/?as={FOUR}")
    print(f"One person alone: {base_url}/?as=ana")
    for name, value in environment.items():
        print(f"  {name}={value}")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
