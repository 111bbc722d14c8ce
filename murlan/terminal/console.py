"""Writing to a terminal and reading from it: colours, cards, lines. Knows nothing of matches."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from typing import Final, TextIO

from murlan.cards import Card, Rank, Suit


class Style(StrEnum):
    """How a piece of text looks, as its SGR code (ECMA-48)."""

    BOLD = "1"
    FAINT = "2"
    RED = "31"
    GREEN = "32"
    YELLOW = "33"


_RED_CARDS: Final = (Suit.DIAMONDS, Suit.HEARTS)


class Console:
    """A terminal, or a pipe in its place."""

    def __init__(
        self, out: TextIO, *, is_coloured: bool, has_symbols: bool = True, ask: Callable[[str], str] = input
    ) -> None:
        self._out = out
        self._is_coloured = is_coloured
        self._has_symbols = has_symbols
        self._ask = ask

    def say(self, line: str = "") -> None:
        """Write one line."""
        self._out.write(line + "\n")

    def ask(self, prompt: str) -> str:
        """Read one line.

        Raises:
            EOFError: There is no further line.
        """
        return self._ask(prompt).strip()

    def styled(self, text: str, *styles: Style) -> str:
        """Return the text in these styles, or as it is where there are no colours."""
        if not (self._is_coloured and styles):
            return text
        return f"\x1b[{';'.join(styles)}m{text}\x1b[0m"

    def card(self, card: Card) -> str:
        """Return a card as people read it: ``10♥``, or in notation where the terminal has no suit symbols."""
        text = plain_card(card) if self._has_symbols else str(card)
        is_red = card.suit in _RED_CARDS or card.rank is Rank.RED_JOKER
        return self.styled(text, Style.BOLD, *([Style.RED] if is_red else []))

    def cards(self, cards: Iterable[Card]) -> str:
        """Return cards, parted by spaces."""
        return " ".join(map(self.card, cards))


def plain_card(card: Card) -> str:
    """Return a card with its suit's symbol, without colour."""
    rank = "10" if card.rank is Rank.TEN else card.rank.text
    return rank + (card.suit.symbol if card.suit is not None else "")


def wants_colour(out: TextIO, environ: Mapping[str, str]) -> bool:
    """Return whether to write colours: to a terminal that has them, unless ``NO_COLOR`` is set."""
    return out.isatty() and not environ.get("NO_COLOR") and environ.get("TERM") != "dumb"


def can_write_symbols(out: TextIO) -> bool:
    """Return whether the stream's encoding has the suit symbols."""
    try:
        "♠♣♦♥".encode(out.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True
