"""What one unit changes in the file, statement by statement, under its savepoint in the writer's thread."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.tables.faults import ConflictError, DoublePressError
from bot.tables.phases import Phase
from bot.tables.ports import Unit
from bot.tables.state import TableState
from db.books import store_result
from db.codec import encode_event, encode_options, encode_state
from db.ports import Connection
from murlan.events import Dealt, Event

PRESS_SECONDS: Final = 3600
"""How long a press is remembered. Discord's token for it lives 15 minutes: later than that nobody can answer it, and
Discord itself delivers it at most once a connection; an hour leaves room for a wrong clock."""

_INSERT_PRESS: Final = """
    INSERT INTO press (interaction_id, pressed_at) VALUES (:interaction_id, :now)
    ON CONFLICT (interaction_id) DO NOTHING
"""
# Discord's ids rise with time, so the oldest presses are the lowest ids. Each new press takes out up to four: the
# table shrinks faster than it grows, at a cost that never varies.
_FORGET_PRESSES: Final = """
    DELETE FROM press WHERE pressed_at < :before
    AND interaction_id IN (
        SELECT interaction_id FROM press ORDER BY interaction_id LIMIT 4 /*pg: FOR UPDATE SKIP LOCKED */
    )
"""
_MATCH_STANDS: Final = """
    SELECT event_count, ended_at FROM match WHERE guild_id = :guild_id AND match_id = :match_id
"""
_INSERT_MATCH: Final = """
    INSERT INTO match (guild_id, match_id, table_id, channel_id, options, event_count, started_at)
    VALUES (:guild_id, :match_id, :table_id, :channel_id, :options, :event_count, :now)
"""
# In one step what nearly every unit needs: no event is missing before its own, and the match goes on.
_COUNT_EVENTS: Final = """
    UPDATE match SET event_count = :event_count
    WHERE guild_id = :guild_id AND match_id = :match_id AND event_count = :events_before AND ended_at IS NULL
"""
_INSERT_EVENT: Final = """
    INSERT INTO event (guild_id, match_id, seq, deal, body) VALUES (:guild_id, :match_id, :seq, :deal, :body)
"""
_END_MATCH: Final = """
    UPDATE match SET ended_at = :now WHERE guild_id = :guild_id AND match_id = :match_id AND ended_at IS NULL
"""
_UPSERT_TABLE: Final = """
    INSERT INTO open_table (guild_id, table_id, channel_id, match_id, state, remaining, stored_at)
    VALUES (:guild_id, :table_id, :channel_id, :match_id, :state, :remaining, :now)
    ON CONFLICT (guild_id, table_id) DO UPDATE SET
        channel_id = excluded.channel_id, match_id = excluded.match_id, state = excluded.state,
        remaining = excluded.remaining, stored_at = excluded.stored_at
"""
_DELETE_TABLE: Final = "DELETE FROM open_table WHERE guild_id = :guild_id AND table_id = :table_id"
# What somebody plays alone leaves nothing behind: a match goes as the next one begins, or as the table closes.
_FORGET_EVENTS: Final = """
    DELETE FROM event WHERE guild_id = :guild_id AND match_id IN (
        SELECT match_id FROM match
        WHERE guild_id = :guild_id AND table_id = :table_id AND match_id <> coalesce(:kept, '')
    )
"""
_FORGET_MATCHES: Final = """
    DELETE FROM match WHERE guild_id = :guild_id AND table_id = :table_id AND match_id <> coalesce(:kept, '')
"""
_FORGET_NAME: Final = "DELETE FROM member_name WHERE guild_id = :guild_id AND user_id = :channel_id"
_UPSERT_NAME: Final = """
    INSERT INTO member_name (guild_id, user_id, name) VALUES (:guild_id, :user_id, :name)
    ON CONFLICT (guild_id, user_id) DO UPDATE SET name = excluded.name WHERE member_name.name <> excluded.name
"""


@dataclass(frozen=True, slots=True)
class UnitWork:
    """A unit, made ready to be stored: all that takes thought was done before it reached the writer."""

    unit: Unit
    keys: dict[str, Any]
    """The parameters that the statements share."""
    events: Sequence[dict[str, Any]]
    names: Sequence[dict[str, Any]]

    @classmethod
    def of(cls, unit: Unit, now: int) -> UnitWork:
        """Make a unit ready; `now` is in Unix seconds."""
        state = unit.state
        keys = {
            "guild_id": state.guild_id,
            "table_id": state.table_id,
            "channel_id": state.channel_id,
            "match_id": state.match_id,
            "event_count": state.event_count,
            "events_before": state.event_count - len(unit.events),
            "options": encode_options(state.settings.options),
            "state": encode_state(state),
            "remaining": unit.remaining,
            "interaction_id": unit.press_id,
            "now": now,
            "before": now - PRESS_SECONDS,
        }
        return cls(unit, keys, list(_event_rows(unit)), list(_name_rows(unit)))

    def __call__(self, connection: Connection) -> None:
        """Store it.

        Raises:
            DoublePressError: Its press was stored before.
            ConflictError: It does not follow from what is stored.
            Exception: Trouble with the storage, or a broken key, as the database says it.
        """
        if self.unit.press_id is not None:
            self._take_press(connection)
        if self.unit.state.match_id is not None:
            self._add_events(connection)
        is_closed = self.unit.state.phase is Phase.CLOSED
        connection.execute(_DELETE_TABLE if is_closed else _UPSERT_TABLE, self.keys)
        if self.unit.result is not None or (is_closed and self.unit.state.match_id is not None):
            connection.execute(_END_MATCH, self.keys)
        if self.unit.result is not None:
            store_result(connection, self.unit.state.guild_id, self.unit.result, self.keys["now"])
        connection.executemany(_UPSERT_NAME, self.names)
        if self.unit.state.is_solo and (is_closed or self.unit.state.event_count == 1):
            self._forget_alone(connection, None if is_closed else self.unit.state.match_id)

    def _forget_alone(self, connection: Connection, kept: str | None) -> None:
        """Delete what a person has played alone at this table, but for the match that has just begun."""
        keys = self.keys | {"kept": kept}
        connection.execute(_FORGET_EVENTS, keys)
        connection.execute(_FORGET_MATCHES, keys)
        if kept is None:
            connection.execute(_FORGET_NAME, keys)

    def _take_press(self, connection: Connection) -> None:
        if connection.execute(_INSERT_PRESS, self.keys).rowcount == 0:
            raise DoublePressError(self.unit.press_id)
        connection.execute(_FORGET_PRESSES, self.keys)

    def _add_events(self, connection: Connection) -> None:
        """Add the events behind those that are stored, or raise `ConflictError`."""
        before = self.keys["events_before"]
        if not (before and self.events and connection.execute(_COUNT_EVENTS, self.keys).rowcount):
            stored, ended_at = connection.execute(_MATCH_STANDS, self.keys).fetchone() or (0, None)
            if stored != before or (self.events and ended_at is not None):
                raise ConflictError(self.unit.state.table_id, stored, before)
            if not self.events:
                return
            connection.execute(_INSERT_MATCH, self.keys)
        connection.executemany(_INSERT_EVENT, self.events)


def _event_rows(unit: Unit) -> Iterator[dict[str, Any]]:
    state, events = unit.state, unit.events
    deal = _deal_before(state, events) if events else 0
    for seq, event in enumerate(events, start=state.event_count - len(events)):
        deal = event.number if isinstance(event, Dealt) else deal
        yield {
            "guild_id": state.guild_id,
            "match_id": state.match_id,
            "seq": seq,
            "deal": deal,
            "body": encode_event(event),
        }


def _deal_before(state: TableState, events: Sequence[Event]) -> int:
    """Return the number of the deal that the first of a unit's events belongs to, unless that is a `Dealt`."""
    first = next((event for event in events if isinstance(event, Dealt)), None)
    if first is not None:
        return first.number - 1
    assert state.match is not None, "a table with new events has a match"
    return state.match.deal_number


def _name_rows(unit: Unit) -> Iterator[dict[str, Any]]:
    """Discord lets half a surrogate pair through; as text in a database it would be no text."""
    for user_id, name in unit.names.items():
        yield {
            "guild_id": unit.state.guild_id,
            "user_id": user_id,
            "name": name.encode("utf-8", "replace").decode("utf-8"),
        }
