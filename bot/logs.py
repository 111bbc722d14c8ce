"""Logging: one line a fact on standard error. Cards are never logged above DEBUG, tokens never."""

from __future__ import annotations

import logging
import re
import sys
from types import TracebackType
from typing import Final

FORM: Final = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"
CUT: Final = "[cut]"
_IN_ADDRESS: Final = re.compile(r"(/(?:interactions|webhooks)/\d+/)(?!\[cut\])[^\s/?#\"'<>)\]]+")
"""An interaction's token, or a webhook's, as it stands in the address of a call."""
_INTERACTION_TOKEN: Final = re.compile(r"\baW50ZXJhY3Rpb246[\w+=-]+")
"""An interaction's token by itself: base 64 of `interaction:`, its id and its secret."""
_BOT_TOKEN: Final = re.compile(r"\b[\w-]{20,}\.[\w-]{4,10}\.[\w-]{25,}\b|(?<=Authorization: Bot )\S+")
"""A bot's token: its id, a time and a signature."""


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


class SafeFormatter(logging.Formatter):
    """Cuts tokens out of what is written.

    The formatter does it, not a filter, because only the written line has everything in it: the message with its
    arguments, the traceback, and the errors that led to the error. Those of aiohttp hold the address of the call.
    """

    def __init__(self, *, secrets: tuple[str, ...] = ()) -> None:
        super().__init__(FORM)
        self._secrets = tuple(secret for secret in secrets if secret)

    def format(self, record: logging.LogRecord) -> str:
        """Return the line to be written."""
        return without_secrets(super().format(record), secrets=self._secrets)


def set_up_logging(level: str, *, secrets: tuple[str, ...] = ()) -> None:
    """Send records of this level and above to standard error, without tokens.

    discord.py's own DEBUG records hold tokens and message bodies, so its loggers never go below INFO.

    Args:
        level: INFO, WARNING or ERROR.
        secrets: What is cut out of every line, such as the bot's token.
    """
    handler = logging.StreamHandler()
    handler.setFormatter(SafeFormatter(secrets=secrets))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("discord").setLevel(max(logging.INFO, logging.getLevelNamesMapping()[level]))
    logging.getLogger("aiosqlite").setLevel(logging.WARNING)
    logging.raiseExceptions = False  # a record that cannot be written would be printed with all that it holds
    sys.excepthook = _log_the_end


def _log_the_end(kind: type[BaseException], error: BaseException, traceback: TracebackType | None) -> None:
    """Let the error that ends the process pass the formatter as well."""
    logging.getLogger("bot").critical("the bot ends", exc_info=(kind, error, traceback))
