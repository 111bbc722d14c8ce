"""The text of a record as statements: a key, a colon, words. Every word knows its place, for errors to name."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, TypeVar

from murlan.errors import IllegalEvent, NotationError, RecordError, RecordProblem
from murlan.notation import parse_card

COMMA: Final = ","
COMMENT: Final = "#"

_WORD: Final = re.compile(r"[^\s,]+|,")
_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Word:
    """A piece of text and its place."""

    text: str
    position: int
    """Its offset in the whole text, in characters."""
    line: int
    """Its line, from 1."""

    def error(
        self, problem: RecordProblem, wanted: str = "", *, refusal: IllegalEvent | None = None, text: str | None = None
    ) -> RecordError:
        """Return the error that something is wrong here; `text` quotes more than this word."""
        return RecordError(self.text if text is None else text, self.position, self.line, problem, wanted, refusal)


class Statement:
    """A key and the words after it, taken one after another."""

    def __init__(self, key: Word, rest: Word) -> None:
        self.key = key
        self.rest = rest
        """What follows the colon on the same line, without the blanks around it."""
        self._words = list(_words(rest))
        self._at = 0

    def go_on(self, line: Word) -> None:
        """Take a further line of the same statement."""
        self._words += _words(line)

    @property
    def has_ended(self) -> bool:
        """Whether all words are taken."""
        return self._at == len(self._words)

    @property
    def next_text(self) -> str:
        """The next word; empty at the end."""
        return "" if self.has_ended else self._words[self._at].text

    def take(self, wanted: str) -> Word:
        """Take the next word.

        Raises:
            RecordError: There is none; `wanted` is missing.
        """
        if self.has_ended:
            raise self.missing(wanted)
        self._at += 1
        return self._words[self._at - 1]

    def read(self, wanted: str, reading: Callable[[str], _T | None]) -> _T:
        """Take the next word as what `reading` makes of it; ``None`` says that it is nothing of the kind."""
        word = self.take(wanted)
        value = reading(word.text)
        if value is None:
            raise word.error(RecordProblem.UNEXPECTED, wanted)
        return value

    def expect(self, text: str) -> None:
        """Take exactly these words; cards may be written in any way of R1.3."""
        for wanted in _WORD.findall(text):
            word = self.take(f"“{wanted}”")
            if _plain(word.text) != _plain(wanted):
                raise word.error(RecordProblem.CONTRADICTED, wanted)

    def end(self, wanted: str = "end of the line") -> None:
        """Make sure that all words are taken."""
        if not self.has_ended:
            raise self._words[self._at].error(RecordProblem.UNEXPECTED, wanted)

    @property
    def last(self) -> Word:
        """The word taken last; the key before the first."""
        return self._words[self._at - 1] if self._at else self.key

    def missing(self, wanted: str) -> RecordError:
        """Return the error that something should follow the word taken last."""
        return self.last.error(RecordProblem.MISSING, wanted)


class Statements:
    """All statements of a text, taken one after another."""

    def __init__(self, text: str) -> None:
        """Part a text. Comments and empty lines say nothing.

        Raises:
            RecordError: A line without a key and a colon.
        """
        self._statements: list[Statement] = []
        self._at = 0
        first: Word | None = None
        for line, is_indented in _lines(text):
            if first is None:
                first = line
            elif is_indented and self._statements:
                self._statements[-1].go_on(line)
            else:
                self._statements.append(_statement(line))
        self.first = first or Word("", 0, 1)
        """The first line that says something; it is no statement."""

    @property
    def next_key(self) -> str:
        """The key of the next statement; empty at the end of the text."""
        return self._statements[self._at].key.text if self._at < len(self._statements) else ""

    def take(self, key: str) -> Statement:
        """Take the next statement, which must have this key."""
        if not self.next_key:
            raise self._end_word().error(RecordProblem.MISSING, f"“{key}:”")
        if self.next_key != key:
            raise self._statements[self._at].key.error(RecordProblem.UNEXPECTED, f"“{key}:”")
        self._at += 1
        return self._statements[self._at - 1]

    def expect(self, key: str, text: str) -> None:
        """Take a statement that must say just this."""
        statement = self.take(key)
        statement.expect(text)
        statement.end()

    def end(self) -> None:
        """Make sure that all statements are taken."""
        if self.next_key:
            raise self._statements[self._at].key.error(RecordProblem.UNEXPECTED, "end of the text")

    def _end_word(self) -> Word:
        return self._statements[-1].last if self._statements else self.first


def _lines(text: str) -> Iterator[tuple[Word, bool]]:
    """Yield each line without the blanks at its ends, and whether it began with one."""
    position = 0
    for number, raw in enumerate(text.split("\n"), start=1):
        line = raw.strip()
        if line and not line.startswith(COMMENT):
            yield Word(line, position + raw.index(line), number), raw[0].isspace()
        position += len(raw) + 1


def _statement(line: Word) -> Statement:
    key, colon, rest = line.text.partition(":")
    if not (key and colon):
        raise line.error(RecordProblem.UNEXPECTED, "“Key: …”")
    value = rest.strip()
    offset = len(line.text) - len(rest.lstrip())
    return Statement(Word(key, line.position, line.line), Word(value, line.position + offset, line.line))


def _words(line: Word) -> Iterator[Word]:
    for match in _WORD.finditer(line.text):
        yield Word(match.group(), line.position + match.start(), line.line)


def _plain(text: str) -> str:
    """Return a word so that all ways to write it are one: cards in notation, others in lower case."""
    try:
        return str(parse_card(text))
    except NotationError:
        return text.lower()
