"""`python -m bot`, `murlan-bot`: reads the settings and runs the bot, or does an operator's errand."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from typing import Final

import aiohttp
import discord
from pydantic import ValidationError

from bot.arguments import Errand, errand_of
from bot.logs import set_up_logging, without_secrets
from bot.settings import Settings, sentences

EX_CONFIG: Final = 78
"""The exit code for a wrong configuration (sysexits.h)."""
EX_UNAVAILABLE: Final = 69
"""The exit code for a service that cannot be reached (sysexits.h)."""

NO_TOKEN: Final = (
    "DISCORD_TOKEN is not set: copy .env.example to .env and put your bot's token there "
    "(discord.com/developers → your application → Bot → Reset Token); to try the game without one, run `make play`."
)
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
    if errand is not None:
        return _do(errand, settings)
    token = settings.discord_token.get_secret_value().strip()
    if not token:
        print(NO_TOKEN, file=sys.stderr)
        return EX_CONFIG
    if not token.isascii() or not token.isprintable():  # it could not even be sent
        print(WRONG_TOKEN, file=sys.stderr)
        return EX_CONFIG
    set_up_logging(settings.murlan_log_level, settings.murlan_log_form, secrets=settings.secrets)
    return _run(settings)


def _do(errand: Errand, settings: Settings) -> int:
    from bot.errands import run_errand

    return run_errand(errand, settings)


def _run(settings: Settings) -> int:
    import uvloop

    from bot.launch import run_app
    from bot.tables.faults import StorageDownError
    from db import OpeningError

    try:
        uvloop.run(run_app(settings))
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
    except (aiohttp.ClientError, discord.DiscordException) as error:
        print(f"Discord cannot be reached: {without_secrets(str(error))}", file=sys.stderr)
        return EX_UNAVAILABLE
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
