"""Logging: one line a fact on standard error. Cards are never logged above DEBUG, tokens never."""

from __future__ import annotations

import asyncio
import logging
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from types import TracebackType
from typing import Final, Literal

from pythonjsonlogger.json import JsonFormatter

FORM: Final = "%(asctime)s %(levelname)-7s %(name)s: %(message)s%(about)s"
JSON_NAMES: Final = {"asctime": "time", "levelname": "level", "name": "logger"}
"""How the fields of a JSON line are called that `logging` calls otherwise."""
CUT: Final = "[cut]"
_IN_ADDRESS: Final = re.compile(r"(/(?:interactions|webhooks)/\d+/)(?!\[cut\])[^\s/?#\"'<>)\]]+")
"""An interaction's token, or a webhook's, as it stands in the address of a call."""
_INTERACTION_TOKEN: Final = re.compile(r"\baW50ZXJhY3Rpb246[\w+=-]+")
"""An interaction's token by itself: base 64 of `interaction:`, its id and its secret."""
_BOT_TOKEN: Final = re.compile(r"\b[\w-]{20,}\.[\w-]{4,10}\.[\w-]{25,}\b|(?<=Authorization: Bot )\S+")
"""A bot's token: its id, a time and a signature."""
_INTERACTION: Final[ContextVar[str | None]] = ContextVar("interaction", default=None)
_TABLE_TASK: Final = "table "
"""How the name of a table's own task begins (`bot.tables.table`)."""


def without_secrets(text: str, *, secrets: tuple[str, ...] = ()) -> str:
    """Return a text with every token cut out of it.

    Args:
        text: A log line with its traceback, or anything else that is shown to an operator.
        secrets: What is cut out whatever it looks like.
    """
    for secret in secrets:
        text = text.replace(secret, CUT)
    text = _IN_ADDRESS.sub(rf"\1{CUT}", text)
    return _BOT_TOKEN.sub(CUT, _INTERACTION_TOKEN.sub(CUT, text))


@contextmanager
def bound_to(interaction_id: str) -> Iterator[None]:
    """Let the log say which interaction it was, in all that begins in here, tasks included."""
    before = _INTERACTION.set(interaction_id)
    try:
        yield
    finally:
        _INTERACTION.reset(before)


class SafeFormatter(logging.Formatter):
    """Says which table or interaction a record is about, and cuts tokens out of what is written.

    The formatter does it, not a filter, because only the written line has everything in it: the message with its
    arguments, the traceback, and the errors that led to the error. Those of aiohttp hold the address of the call.
    """

    def __init__(
        self, form: Literal["console", "json"] = "console", *, secrets: tuple[str, ...] = (), shards: str = ""
    ) -> None:
        super().__init__()
        self._process = {"shards": shards} if shards else {}
        self._is_json = form == "json"
        self._form = _as_json() if self._is_json else logging.Formatter(FORM)
        self._secrets = tuple(secret for secret in secrets if secret)

    def format(self, record: logging.LogRecord) -> str:
        """Return the line to be written."""
        about = _about() | self._process
        if self._is_json:
            record.__dict__.update(about)
        else:
            news = (f"{name} {value}" for name, value in about.items() if value not in record.getMessage())
            record.about = "".join(f" [{part}]" for part in news)
        return without_secrets(self._form.format(record), secrets=self._secrets)


def set_up_logging(
    level: str, form: Literal["console", "json"] = "console", *, secrets: tuple[str, ...] = (), shards: str = ""
) -> None:
    """Send records of this level and above to standard error, without tokens.

    discord.py's own DEBUG records hold tokens and message bodies, so its loggers never go below INFO.

    Args:
        level: INFO, WARNING or ERROR.
        form: Lines for people, or an object of JSON a line.
        secrets: What is cut out of every line, such as the bot's token.
        shards: Those of this process, where it is one of several; every line says them.
    """
    handler = logging.StreamHandler()
    handler.setFormatter(SafeFormatter(form, secrets=secrets, shards=shards))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("discord").setLevel(max(logging.INFO, logging.getLevelNamesMapping()[level]))
    logging.getLogger("aiosqlite").setLevel(logging.WARNING)
    logging.raiseExceptions = False  # a record that cannot be written would be printed with all that it holds
    sys.excepthook = _log_the_end


def _log_the_end(kind: type[BaseException], error: BaseException, traceback: TracebackType | None) -> None:
    """Let the error that ends the process pass the formatter as well."""
    logging.getLogger("bot").critical("the bot ends", exc_info=(kind, error, traceback))


def _as_json() -> logging.Formatter:
    return JsonFormatter(
        "%(asctime)s %(levelname)s %(name)s %(message)s", rename_fields=JSON_NAMES, json_ensure_ascii=False
    )


def _about() -> dict[str, str]:
    """Return the table or the interaction in whose task this is called."""
    interaction_id = _INTERACTION.get()
    found = {} if interaction_id is None else {"interaction": interaction_id}
    try:
        task = asyncio.current_task()
    except RuntimeError:  # another thread
        return found
    name = "" if task is None else task.get_name()
    return {**found, "table": name.removeprefix(_TABLE_TASK)} if name.startswith(_TABLE_TASK) else found
