"""`python -m bot recompute`: what an operator is told of the books."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from bot.clock import ManualClock
from bot.errands import EX_DATAERR, EX_TEMPFAIL
from db import Database
from tests.support.league import Server

FIRST = (0, 1, 2, 3)


def told(path: Path) -> tuple[int, str]:
    """Give the command; return its exit code and all that it prints."""
    environment = {**os.environ, "MURLAN_DATABASE": str(path)}
    command = [sys.executable, "-m", "bot", "recompute"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


@pytest.fixture
async def played(tmp_path: Path) -> Path:
    """A database in which two servers have played; nobody has it open."""
    path, clock = tmp_path / "murlan.db", ManualClock()
    async with await Database.open(path, wall=clock.wall) as database:
        for guild_id in (700, 701):
            await Server(database, clock, guild_id).play((1, 2), FIRST)
    return path


def test_equal_books_are_said_to_be_so(played: Path) -> None:
    """No token is needed for it."""
    code, said = told(played)
    assert 0 == code
    assert "2 results of 2 servers" in said
    assert "equal" in said


def test_books_that_differ_are_named_and_left_as_they_are(played: Path) -> None:
    """It only looks; the server is named and how many rows it is about."""
    connection = sqlite3.connect(played)
    connection.execute("UPDATE rating SET matches = 9 WHERE guild_id = 701 AND user_id = 1")
    connection.commit()
    connection.close()
    for _ in range(2):
        code, said = told(played)
        assert (EX_DATAERR, True) == (code, "server 701: 1 rows differ" in said)


async def test_database_that_a_bot_has_open_is_not_looked_at(played: Path) -> None:
    """What is being written would differ by the moment."""
    async with await Database.open(played, wall=ManualClock().wall):
        code, said = told(played)
    assert (EX_TEMPFAIL, True) == (code, "The bot is running" in said)
