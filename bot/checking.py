"""`python -m bot check`: tries all that can be tried before the bot runs, and says what is wrong in plain words."""

from __future__ import annotations

import asyncio
import base64
import binascii
import os
import re
import shutil
import socket
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Final

import aiohttp

from bot.settings import Settings, unknown_settings

EX_CONFIG: Final = 78
"""Something is wrong with the configuration (sysexits.h)."""
DISCORD: Final = "https://discord.com/api/v10"
SECONDS: Final = 10.0
"""How long Discord is waited for."""
ROOM: Final = 200_000_000
"""Bytes that should be free beside the database: a copy is made before each new release's changes to it."""
WRONG_BY: Final = 60.0
"""Seconds by which a clock may differ from Discord's: the `<t:…:R>` of a turn counts down by the reader's own clock."""
MADE: Final = datetime(2025, 1, 1, tzinfo=UTC).timestamp()
"""Before this program: a clock that says so was never set."""
_SHAPE: Final = re.compile(r"([\w-]{20,})\.[\w-]{4,10}\.[\w-]{25,}")


@dataclass(frozen=True, slots=True)
class Finding:
    """What one trial came to."""

    subject: str
    sentence: str
    is_wrong: bool = False


Findings = Iterator[Finding]


def run_check(settings: Settings, *, is_offline: bool) -> int:
    """Try everything, print a line for each, and return the exit code.

    Args:
        settings: Of this process; they are sound.
        is_offline: Whether Discord is not asked.
    """
    is_wrong = False
    for finding in _all(settings, is_offline=is_offline):
        print(f"{'WRONG' if finding.is_wrong else 'ok':5}  {finding.subject}: {finding.sentence}")
        is_wrong |= finding.is_wrong
    return EX_CONFIG if is_wrong else 0


def of_token(token: str) -> Findings:
    """Yield whether a text has the shape of a bot's token; it is not repeated."""
    shape = _SHAPE.fullmatch(token)
    if not token:
        yield Finding("token", "DISCORD_TOKEN is not set", is_wrong=True)
    elif shape is None or not _decoded(shape[1]).isdecimal():
        sentence = (
            "DISCORD_TOKEN has not the shape of a bot's token, which is three parts with dots between; "
            "the client secret and the public key are other things"
        )
        yield Finding("token", sentence, is_wrong=True)
    else:
        yield Finding("token", f"has the right shape, of application {_decoded(shape[1])}")


def of_database(path: Path) -> Findings:
    """Yield whether the database can be used and written, and whether there is room beside it."""
    from db import OpeningError
    from db.copies import check

    folder = next(folder for folder in path.absolute().parents if folder.exists())
    try:
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(b"murlan")
            os.fsync(file.fileno())
    except OSError as error:
        yield Finding("database", f"{folder} cannot be written: {error.strerror}", is_wrong=True)
        return
    if path.exists():
        try:
            contents = check(path)
        except OpeningError as error:
            yield Finding("database", f"{error}", is_wrong=True)
            return
        yield Finding("database", f"{path} is sound: {contents.results} results of {contents.servers} servers")
        yield from _of_newest(contents.newest_at)
    else:
        yield Finding("database", f"{path} will be made")
    free = shutil.disk_usage(folder).free
    is_short = free < ROOM + (path.stat().st_size if path.exists() else 0)
    yield Finding("disk", f"{free / 1e6:,.0f} MB are free beside the database", is_wrong=is_short)


def of_server(url: str) -> Findings:
    """Yield whether a server's database can be used; its password is not repeated."""
    from db import OpeningError
    from db.errors import url_without_secrets
    from db.offline import driver_of

    try:
        driver_of(url)
        from db.postgres.looking import look

        found = look(url)
    except OpeningError as error:
        yield Finding("database", f"{error}", is_wrong=True)
        return
    for objection in found.objections:
        yield Finding("database", objection, is_wrong=True)
    if found.contents is None:
        yield Finding("database", f"{url_without_secrets(url)} is there; its tables will be made")
        return
    told = f"{found.contents.results} results of {found.contents.servers} servers"
    yield Finding("database", f"{url_without_secrets(url)} is PostgreSQL {found.version}: {told}")
    yield from _of_newest(found.contents.newest_at)


def of_backups(folder: str, *, is_file: bool) -> Findings:
    """Yield whether backups can be written."""
    if not is_file:
        sentence = "are the server's: pg_dump, or its own (docs/HOSTING.md)"
        ignored = "; MURLAN_BACKUPS is about a file and does nothing" if folder else ""
        yield Finding("backups", f"{sentence}{ignored}")
        return
    if not folder:
        yield Finding("backups", "none are made by themselves (MURLAN_BACKUPS is empty)")
        return
    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        yield Finding("backups", f"{folder} cannot be written: {error.strerror}", is_wrong=True)
    else:
        yield Finding("backups", f"go to {folder}")


def of_clock() -> Findings:
    """Yield whether the clock was ever set."""
    now = time.time()
    yield Finding("clock", f"it is {datetime.fromtimestamp(now, UTC):%Y-%m-%d %H:%M} UTC", is_wrong=now < MADE)


def of_texts() -> Findings:
    """Yield whether all catalogues of texts can be read."""
    from bot.texts import LANGUAGES, text

    for language in LANGUAGES:
        text("button-play", language)
    yield Finding("texts", f"{len(LANGUAGES)} languages: {', '.join(LANGUAGES)}")


def of_cards() -> Findings:
    """Yield whether cards can be drawn, font and all."""
    from bot.art.tiles import tile
    from bot.tables.decks import Deck
    from murlan.cards import PACK

    tile(PACK[-1], Deck.FOUR_COLOURS)
    yield Finding("cards", "the fonts are there, and a card was drawn")


def of_computers() -> Findings:
    """Yield whether the strongest computer players can be made, weights and all."""
    from murlan.computer.levels import Level, player_of

    for level in Level:
        player_of(level)
    yield Finding("computers", f"{len(Level)} levels can play")


def of_port(host: str, port: int) -> Findings:
    """Yield whether health can be told on its port."""
    if not port:
        yield Finding("health", "is told nowhere (MURLAN_HEALTH_PORT is 0)")
        return
    try:
        socket.create_server((host, port)).close()
    except OSError as error:
        sentence = f"port {port} cannot be used: {error.strerror}; is the bot running already?"
        yield Finding("health", sentence, is_wrong=True)
    else:
        yield Finding("health", f"will be told on http://{host}:{port}/health")


def _all(settings: Settings, *, is_offline: bool) -> Findings:
    token = settings.discord_token.get_secret_value().strip()
    yield from (Finding("settings", sentence, is_wrong=True) for sentence in unknown_settings())
    yield from of_token(token)
    where = settings.where
    yield from of_database(where) if isinstance(where, Path) else of_server(where)
    yield from of_backups(settings.murlan_backups, is_file=isinstance(where, Path))
    yield from of_clock()
    trials: dict[str, Callable[[], Findings]] = {"texts": of_texts, "cards": of_cards, "computers": of_computers}
    for subject, trial in trials.items():
        yield from _tried(subject, trial)
    yield from of_port(settings.murlan_health_address, settings.murlan_health_port)
    if not is_offline and token:
        yield from asyncio.run(_of_discord(settings.discord_api_url or DISCORD, token))


def _of_newest(newest_at: int | None) -> Findings:
    """Yield whether the clock is behind the last match that ended."""
    if newest_at is not None and newest_at > time.time() + WRONG_BY:
        ended = datetime.fromtimestamp(newest_at, UTC)
        yield Finding("clock", f"it is behind: a match in the database ended {ended:%Y-%m-%d %H:%M} UTC", is_wrong=True)


def _tried(subject: str, trial: Callable[[], Findings]) -> Findings:
    """Yield what a trial of our own parts yields, or that they are not whole."""
    try:
        yield from trial()
    except Exception as error:  # noqa: BLE001  # whatever it is, an operator can only install anew
        sentence = f"a part of the program is missing or broken, install it anew ({type(error).__name__}: {error})"
        yield Finding(subject, sentence, is_wrong=True)


async def _of_discord(address: str, token: str) -> list[Finding]:
    """Ask Discord who we are, and hold our clock against its own."""
    headers = {"Authorization": f"Bot {token}", "User-Agent": "DiscordBot (murlan check, 1)"}
    try:
        timeout = aiohttp.ClientTimeout(total=SECONDS)
        async with (
            aiohttp.ClientSession(headers=headers, timeout=timeout, trust_env=True) as http,
            http.get(f"{address.rstrip('/')}/users/@me") as answer,
        ):
            status, told = answer.status, await answer.json(content_type=None)
            date = answer.headers.get("Date")
    except (aiohttp.ClientError, TimeoutError, ValueError, OSError) as error:
        return [Finding("Discord", f"cannot be reached ({type(error).__name__})", is_wrong=True)]
    if status == 401:
        return [Finding("Discord", "does not know the token: reset it in the developer portal", is_wrong=True)]
    if status != 200:
        return [Finding("Discord", f"answered {status}: try again later", is_wrong=True)]
    return [Finding("Discord", f"knows the bot as {told.get('username')}"), *_of_its_clock(date)]


def _of_its_clock(date: str | None) -> list[Finding]:
    with suppress(TypeError, ValueError):
        ahead = time.time() - parsedate_to_datetime(date or "").timestamp()
        if abs(ahead) > WRONG_BY:
            way = "ahead of" if ahead > 0 else "behind"
            sentence = f"it is {abs(ahead):,.0f} s {way} Discord's: turns would seem to end at another time"
            return [Finding("clock", sentence, is_wrong=True)]
    return []


def _decoded(part: str) -> str:
    """Return what a token's first part says: the application's id."""
    try:
        return base64.urlsafe_b64decode(part + "=" * (-len(part) % 4)).decode("ascii")
    except (binascii.Error, UnicodeDecodeError):
        return ""
