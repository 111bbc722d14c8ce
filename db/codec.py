"""Events, rule options and tables as compact JSON texts, exactly there and back; and a match as one compressed record.

Every text carries its version. A text that cannot be read raises `BadRecordError`, which tells where it is wrong and
never what stands there. Field names and tags are what is on people's disks: to rename one is a migration.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable
from typing import Final

from bot.tables.seating import ComputerSeat, PersonSeat
from bot.tables.state import TableState
from db.errors import BadRecordError
from db.shapes import Shape, Value, shape_of
from murlan.errors import MurlanError, OptionsError
from murlan.events import CardGiven, Dealt, Event, Passed, Played
from murlan.match import Match
from murlan.options import RuleOptions

VERSION: Final = 1

_TAGS: Final[dict[type, str]] = {
    Dealt: "dealt",
    CardGiven: "given",
    Played: "played",
    Passed: "passed",
    PersonSeat: "person",
    ComputerSeat: "computer",
}
_EVENT: Final = shape_of(Event, _TAGS)
_OPTIONS: Final = shape_of(RuleOptions, _TAGS)
_STATE: Final = shape_of(TableState, _TAGS, without=frozenset({"match"}))


def encode_event(event: Event) -> str:
    """Return an event as text, without line breaks."""
    return _encode(_EVENT, event)


def decode_event(text: str) -> Event:
    """Read an event.

    Raises:
        BadRecordError: The text is no event.
    """
    event: Event = _decode(_EVENT, text, "event")
    return event


def encode_options(options: RuleOptions) -> str:
    """Return house rules as text."""
    return _encode(_OPTIONS, options)


def decode_options(text: str) -> RuleOptions:
    """Read house rules.

    Raises:
        BadRecordError: The text is no options.
    """
    options: RuleOptions = _decode(_OPTIONS, text, "options")
    return options


def encode_state(state: TableState) -> str:
    """Return a table as text: all but its match, which folds from the events."""
    return _encode(_STATE, state)


def decode_state(text: str) -> TableState:
    """Read a table; its `match` is ``None``.

    Raises:
        BadRecordError: The text is no table.
    """
    state: TableState = _decode(_STATE, text, "table")
    return state


def pack_record(events: Iterable[Event]) -> bytes:
    """Return all events of a match as one compressed record, a line an event."""
    return zlib.compress("\n".join(map(encode_event, events)).encode("ascii"), 9)


def unpack_record(record: bytes) -> tuple[Event, ...]:
    """Read the events of a record.

    Raises:
        BadRecordError: The bytes are no record.
    """
    try:
        lines = zlib.decompress(record).decode("ascii").split("\n")
    except (zlib.error, UnicodeDecodeError):
        raise BadRecordError("record") from None
    return tuple(map(decode_event, lines))


def replay(options: RuleOptions, events: Iterable[Event]) -> Match:
    """Fold stored events, beginning with a `Dealt`, to the match they are.

    Raises:
        BadRecordError: They are no match.
    """
    try:
        return Match.fold(options, events)
    except (MurlanError, LookupError, ValueError, TypeError, AssertionError) as error:
        raise BadRecordError(f"events ({type(error).__name__})") from None


def _encode(shape: Shape, value: object) -> str:
    return json.dumps({"v": VERSION, **shape.write(value)}, separators=(",", ":"), allow_nan=False)


def _decode(shape: Shape, text: str, place: str) -> Value:
    try:
        value = json.loads(text)
    except (TypeError, ValueError, RecursionError):
        raise BadRecordError(place) from None
    if type(value) is not dict or type(version := value.pop("v", None)) is not int or version != VERSION:
        raise BadRecordError(f"{place}.v")
    try:
        return shape.read(value, place)
    except OptionsError as error:
        raise BadRecordError(f"{place}.{error.option}") from None
