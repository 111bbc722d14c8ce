"""`python -m bot`, `murlan-bot`: reads the settings and runs the bot, or does an operator's errand."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Sequence
from typing import Final

import aiohttp
import discord
from pydantic import ValidationError

from bot import __version__
from bot.arguments import Errand, TakeOver, errand_of
from bot.logs import set_up_logging, without_secrets
from bot.settings import Settings, sentences, unknown_settings

log = logging.getLogger(__name__)

EX_CONFIG: Final = 78
"""The exit code for a wrong configuration (sysexits.h)."""
EX_TEMPFAIL: Final = 75
"""The exit code for shards that another process has: started again, this one asks for them (sysexits.h)."""
EX_UNAVAILABLE: Final = 69
"""The exit code for a service that cannot be reached (sysexits.h)."""

NO_TOKEN: Final = (
    "DISCORD_TOKEN is not set: copy .env.example to .env and put your bot's token there "
    "(discord.com/developers → your application → Bot → Reset Token); to try the game without one, run `make play`."
)
LOST: Final = "Another process has shards {shards}: this one ends; started again, it asks for them back."
WRONG_TOKEN: Final = "DISCORD_TOKEN is wrong: Discord does not know it. Reset it there and try again."


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the bot, or do an operator's errand, and return the exit code.

    Args:
        arguments: The command line; the process's own if left out.

    Raises:
        SystemExit: The command line cannot be read, or help was asked for.
    """
    errand = errand_of(sys.argv[1:] if arguments is None else arguments)
    try:
        settings = Settings()
    except ValidationError as error:
        print(*sentences(error), sep="\n", file=sys.stderr)
        return EX_CONFIG
    is_child = isinstance(errand, TakeOver)
    if errand is not None and not isinstance(errand, TakeOver):
        return _do(errand, settings)
    token = settings.discord_token.get_secret_value().strip()
    if not token:
        print(NO_TOKEN, file=sys.stderr)
        return EX_CONFIG
    if not token.isascii() or not token.isprintable():  # it could not even be sent
        print(WRONG_TOKEN, file=sys.stderr)
        return EX_CONFIG
    if is_child:
        if not (line := _next_line()):
            return 0
        settings = settings.model_copy(update={"murlan_shards": line, "murlan_health_port": 0})
    shards = settings.murlan_shards
    set_up_logging(settings.murlan_log_level, settings.murlan_log_form, secrets=settings.secrets, shards=shards)
    log.info("this is Murlan %s", __version__)
    for sentence in unknown_settings():
        log.warning("%s", sentence)
    return _run(settings, is_child=is_child)


def _do(errand: Errand, settings: Settings) -> int:
    from bot.errands import run_errand

    return run_errand(errand, settings)


def _next_line() -> str:
    """Import everything, then wait until it is said which shards this process has; empty where it never is."""
    import bot.launch  # noqa: F401
    import db.postgres.sharing  # noqa: F401

    try:
        return sys.stdin.readline().strip()
    except KeyboardInterrupt:
        return ""


def _run(settings: Settings, *, is_child: bool) -> int:
    import uvloop

    from bot.launch import run_app
    from bot.processes import ShardsLostError
    from bot.tables.faults import StorageDownError
    from db import OpeningError

    try:
        uvloop.run(run_app(settings, is_child=is_child))
    except asyncio.CancelledError:  # a second signal: what was answered is stored, the rest is let be
        return 0
    except discord.LoginFailure:
        print(WRONG_TOKEN, file=sys.stderr)
        return EX_CONFIG
    except OpeningError as error:
        print(f"The database cannot be used: {error}", file=sys.stderr)
        return EX_CONFIG
    except StorageDownError as error:
        print(f"The database cannot be read: {error}", file=sys.stderr)
        return EX_UNAVAILABLE
    except ShardsLostError as error:
        print(LOST.format(shards=error), file=sys.stderr)
        return EX_TEMPFAIL
    except (aiohttp.ClientError, discord.DiscordException) as error:
        print(f"Discord cannot be reached: {without_secrets(str(error))}", file=sys.stderr)
        return EX_UNAVAILABLE
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
