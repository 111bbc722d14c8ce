"""Logging: one line a fact on standard error. Cards are never logged above DEBUG, tokens never."""

from __future__ import annotations

import logging


def set_up_logging(level: str) -> None:
    """Send records of this level and above to standard error.

    discord.py's own DEBUG records hold tokens and message bodies, so its loggers never go below INFO.
    """
    logging.basicConfig(level=level, format="%(asctime)s %(levelname)-7s %(name)s: %(message)s", force=True)
    logging.getLogger("discord").setLevel(max(logging.INFO, logging.getLevelNamesMapping()[level]))
    logging.getLogger("aiosqlite").setLevel(logging.WARNING)
