"""In whose language a journey is made, and what stands in it to read."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from bot.texts import text
from tests.journeys.past import CAFES, Cafe

_MARKDOWN: Final = re.compile(r"^(?:#{1,3}|-#) +|\*\*|\\(?=\W)|`", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Reader:
    """A language, and the server in which somebody reads it."""

    language: str
    cafe: Cafe
    server: str
    """The server's name."""
    guest: str
    """Somebody of the server who does not manage it; its owner does."""

    @property
    def owner(self) -> str:
        """Who manages the server, and has played most in it."""
        return self.cafe.owner

    def said(self, key: str, **values: str | float) -> str:
        """Return a text as it is read on the page: without its Markdown."""
        return _MARKDOWN.sub("", text(key, self.language, **values))


READERS: Final = (
    Reader("en", CAFES[0], "Kafe Tirana", "luan"),
    Reader("sq", CAFES[1], "Kafe Prishtina", "drita"),
)
