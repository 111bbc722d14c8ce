"""`python -m bot`, `murlan-bot`: reads the settings and runs the bot, or does an operator's errand."""

from __future__ import annotations

import asyncio
import sys
from typing import Final

import aiohttp
import discord
from pydantic import ValidationError

from bot.logs import set_up_logging, without_secrets
from bot.settings import Settings

EX_CONFIG: Final = 78
"""The exit code for a wrong configuration (sysexits.h)."""
EX_DATAERR: Final = 65
"""The exit code for books that are not what their results fold to (sysexits.h)."""
EX_UNAVAILABLE: Final = 69
"""The exit code for a service that cannot be reached (sysexits.h)."""

RECOMPUTE: Final = "recompute"
"""The errand that holds ratings and boards against the results; nothing is changed."""

NO_TOKEN: Final = (
    "DISCORD_TOKEN is not set: copy .env.example to .env and put your bot's token there "
    "(discord.com/developers → your application → Bot → Reset Token); to try the game without one, run `make play`."
)
WRONG_TOKEN: Final = "DISCORD_TOKEN is wrong: Discord does not know it. Reset it there and try again."


def main() -> int:
    """Run the bot and return the exit code."""
    try:
        settings = Settings()
    except ValidationError as error:
        for problem in error.errors():
            name = "_".join(map(str, problem["loc"])).upper()
            print(f"{name} is wrong: {problem['msg']}.", file=sys.stderr)
        return EX_CONFIG
    if sys.argv[1:] == [RECOMPUTE]:
        return _recompute(settings)
    token = settings.discord_token.get_secret_value().strip()
    if not token:
        print(NO_TOKEN, file=sys.stderr)
        return EX_CONFIG
    if not token.isascii() or not token.isprintable():  # it could not even be sent
        print(WRONG_TOKEN, file=sys.stderr)
        return EX_CONFIG
    set_up_logging(settings.murlan_log_level, secrets=(token,))
    return _run(settings)


def _recompute(settings: Settings) -> int:
    from db import OpeningError
    from db.recomputing import recompute

    try:
        found = recompute(settings.murlan_database)
    except OpeningError as error:
        print(f"The database cannot be used: {error}", file=sys.stderr)
        return EX_CONFIG
    print(f"{found.results} results of {found.servers} servers in {found.seconds:.1f} s: ", end="")
    print("ratings and boards equal." if found.is_equal else "ratings and boards differ.")
    for guild_id, count in found.differing.items():
        print(f"server {guild_id}: {count} rows differ")
    return 0 if found.is_equal else EX_DATAERR


def _run(settings: Settings) -> int:
    import uvloop

    from bot.app import run_app
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
