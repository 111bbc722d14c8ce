"""What can go wrong, as data: whoever shows an error makes the sentence, in the reader's language.

MurlanError
├── NotationError            a text is no card, no hand
│   └── RecordError          a text is no record of a match (docs/NOTATION.md)
├── OptionsError             rule options that do not go together
├── IllegalEvent             an event that the rules refuse; nothing has changed
│   ├── WrongStage           no such event now: not dealt yet, or the match is over
│   ├── NotYourTurn          another seat acts now
│   ├── CardsNotHeld         the seat does not hold these cards
│   ├── NoCombination        these cards are no combination (R3)
│   ├── OpeningCardMissing   the very first lead lacks 3♠ (R5.2)
│   ├── DoesNotBeat          a combination that does not beat what lies (R4)
│   ├── LeaderMustPlay       a leader may not pass (R5.1)
│   └── GiftRefused          not a card that may be given back (R8.2, R8.3)
└── BadDeal                  a `Dealt` that does not follow from the match before it
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from murlan.cards import Card
from murlan.combinations import Combination


class MurlanError(Exception):
    """The root of all errors of this package. They can be pickled, however they were made."""

    def __str__(self) -> str:
        return ""  # the data may be cards, and a traceback in a log must not show them

    def __reduce__(self) -> tuple[object, ...]:
        return _blank, (type(self),), vars(self)


@dataclass(eq=False)
class NotationError(MurlanError):
    """A text that cannot be read."""

    text: str
    """The part that could not be read."""
    position: int = 0
    """Its offset in the whole text, in characters."""


class RecordProblem(StrEnum):
    """What is wrong with a place in the record of a match."""

    NO_RECORD = "no-record"
    """The first line is not that of a match."""
    OTHER_VERSION = "other-version"
    """A version of the notation that is not known here."""
    UNEXPECTED = "unexpected"
    """Something else should stand here."""
    MISSING = "missing"
    """Something should follow here."""
    CONTRADICTED = "contradicted"
    """What stands here does not follow from what stands before it."""
    REFUSED = "refused"
    """The rules refuse what stands here."""


@dataclass(eq=False)
class RecordError(NotationError):
    """A text that is not the record of a match, and the first place that shows it."""

    line: int = 1
    """The line of that place, from 1."""
    problem: RecordProblem = RecordProblem.UNEXPECTED
    wanted: str = ""
    """What should stand there: a symbol of the grammar in docs/NOTATION.md, or the very text."""
    refusal: IllegalEvent | None = None
    """What the rules said, where they refused."""
    place: str = ""
    """In JSON, which has no lines that count: the path of that place, such as ``deals[0].cut``."""


@dataclass(eq=False)
class OptionsError(MurlanError):
    """An option whose value does not exist or does not go with another."""

    option: str
    value: object


@dataclass(eq=False)
class IllegalEvent(MurlanError):
    """An event that the rules refuse."""


@dataclass(eq=False)
class WrongStage(IllegalEvent):
    """The match is at a stage that takes other events."""

    stage: str
    """The present stage: ``dealing``, ``exchange``, ``play`` or ``over``."""


@dataclass(eq=False)
class NotYourTurn(IllegalEvent):
    """Another seat acts now (R5.3)."""

    turn: int
    """The seat that acts, 0–3."""


@dataclass(eq=False)
class CardsNotHeld(IllegalEvent):
    """The seat does not hold these cards."""

    cards: tuple[Card, ...]


@dataclass(eq=False)
class NoCombination(IllegalEvent):
    """These cards are no combination (R3.7)."""

    cards: tuple[Card, ...]


@dataclass(eq=False)
class OpeningCardMissing(IllegalEvent):
    """The first lead of a match must contain 3♠ (R5.2)."""

    combination: Combination


class Shortfall(StrEnum):
    """Why one combination does not beat another (R4)."""

    OTHER_KIND = "other-kind"
    """Another kind, or another number of cards (R4.1)."""
    NOT_HIGHER = "not-higher"
    """The right kind, but not higher (R4.1, R4.7)."""
    NOT_NEXT = "not-next"
    """A higher straight, where only the next one up counts (R4.5)."""
    QUAD_NEEDED = "quad-needed"
    """Only a higher quad beats a quad (R4.3)."""
    SUITED_NEEDED = "suited-needed"
    """Only a higher suited straight of the same length beats a suited straight (R4.6)."""


@dataclass(eq=False)
class DoesNotBeat(IllegalEvent):
    """The combination does not beat the one that lies on the table (R4)."""

    combination: Combination
    to_beat: Combination
    reason: Shortfall


@dataclass(eq=False)
class LeaderMustPlay(IllegalEvent):
    """A leader may not pass (R5.1)."""


@dataclass(eq=False)
class GiftRefused(IllegalEvent):
    """This card may not be given back; these may (R8.2, R8.3)."""

    card: Card
    allowed: tuple[Card, ...]


@dataclass(eq=False)
class BadDeal(MurlanError):
    """A `Dealt` that contradicts the match it is applied to, or is no deal of the pack."""

    field: str
    """The field of `Dealt` that is wrong."""


def _blank(kind: type[MurlanError]) -> MurlanError:
    """Return an error without its data; `pickle` fills it in. An exception keeps no arguments given by name."""
    return kind.__new__(kind)
