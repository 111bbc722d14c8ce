"""What is left between the rows of a file once a row is gone, and that writing the file anew leaves nothing."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from bot.tables.faults import StorageDownError
from db import Database, forgetting
from db.forgetting import leaves_traces

PERSON = 1_234_567_890_123_456_789


@pytest.mark.parametrize("form", [str(PERSON).encode(), PERSON.to_bytes(8, "big")], ids=["digits", "bytes"])
@pytest.mark.parametrize("before", [0, 11, 13, 40])
def test_trace_is_found_wherever_a_piece_ends(
    form: bytes, before: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file is looked through in pieces; a number may lie across two."""
    monkeypatch.setattr(forgetting, "READ", 16)
    path = tmp_path / "file"
    path.write_bytes(b"x" * before + form + b"x" * 20)
    assert leaves_traces(path, PERSON)
    assert not leaves_traces(path, PERSON + 1)


async def test_file_written_anew_has_no_trace_of_what_was_deleted(tmp_path: Path) -> None:
    """Where SQLite left an older copy of a row behind, nothing but the rows themselves is written again."""
    path = tmp_path / "murlan.db"
    async with await Database.open(path, wall=time.time):
        pass
    with closing(sqlite3.connect(path)) as careless:
        careless.execute("PRAGMA secure_delete = OFF")
        for user_id in (PERSON, PERSON + 1):
            careless.execute("INSERT INTO member_name (guild_id, user_id, name) VALUES (7, ?, 'Ana')", (user_id,))
        careless.commit()
        careless.execute("DELETE FROM member_name WHERE guild_id = 7 AND user_id = ?", (PERSON,))
        careless.commit()
    assert leaves_traces(path, PERSON)
    async with await Database.open(path, wall=time.time) as database:
        await database.upkeep.forget_person(PERSON)
        assert not leaves_traces(path, PERSON)


async def test_person_is_forgotten_where_the_file_cannot_be_written_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Their rows are gone by then: to say that nothing was deleted would be wrong. Whoever runs the bot is told."""
    path = tmp_path / "murlan.db"
    async with await Database.open(path, wall=time.time) as database:

        async def full() -> None:
            raise StorageDownError("database or disk is full")

        monkeypatch.setattr("db.connection.leaves_traces", lambda *_: True)
        monkeypatch.setattr(database.writer, "write_anew", full)
        assert () == await database.upkeep.forget_person(PERSON)
    assert ["traces of somebody who was forgotten may be left in the file: database or disk is full"] == [
        record.getMessage() for record in caplog.records if record.name == "db.upkeep"
    ]
