"""Fixtures of the tests with the whole bot; what must hold in all of them is checked when each ends."""

from __future__ import annotations

import logging
import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.support.engines import give_back
from tests.support.live import Live, Person, controls_of, running_bot

__all__ = ["ana", "besa", "clirim", "drita", "live", "luan", "records", "seated"]

_CARD_TEXT = re.compile(r"[♠♣♦♥🃏]|\b(?:10|[2-9JQKA])[SCDH]\b|\b[BR]J\b")


class Records(logging.Handler):
    """Everything that was logged from INFO up, as it would be written."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.lines: list[str] = []
        self.faults: list[str] = []
        """Those of level ERROR; a test that expects some takes them out."""
        self.setFormatter(logging.Formatter("%(levelname)s %(name)s: %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a record."""
        line = self.format(record)
        self.lines.append(line)
        if record.levelno >= logging.ERROR:
            self.faults.append(line)


@pytest.fixture
def records() -> Iterator[Records]:
    """What is logged meanwhile."""
    kept = Records()
    root = logging.getLogger()
    before = root.level
    root.addHandler(kept)
    root.setLevel(logging.INFO)
    yield kept
    root.setLevel(before)
    root.removeHandler(kept)


@pytest.fixture
async def live(tmp_path: Path, records: Records) -> AsyncIterator[Live]:
    """A running bot. It must have logged no secret and no error, and sent nothing that Discord refuses."""
    async with running_bot(tmp_path / "murlan.db") as running:
        yield running
        view_store = running.app.client._connection._view_store
        assert not view_store._views
        secrets = [running.playground.discord.token, *running.playground.discord.interactions._by_token]
        assert [refused for refused in running.problems() if refused not in running.expected_problems] == []
    give_back()
    log = "\n".join(records.lines)
    assert [secret for secret in secrets if secret in log] == []
    assert _CARD_TEXT.findall(log) == []
    assert records.faults == []


@pytest.fixture
async def ana(live: Live) -> Person:
    """Ana, who owns the server."""
    return await live.sit_down("ana")


@pytest.fixture
async def besa(live: Live) -> Person:
    """Besa, who owns nothing here."""
    return await live.sit_down("besa")


@pytest.fixture
async def clirim(live: Live) -> Person:
    """Çlirim, who owns nothing here."""
    return await live.sit_down("clirim")


@pytest.fixture
async def drita(live: Live) -> Person:
    """Drita, who owns nothing here."""
    return await live.sit_down("drita")


@pytest.fixture
async def luan(live: Live) -> Person:
    """Luan, who owns nothing here."""
    return await live.sit_down("luan")


@pytest.fixture
async def seated(live: Live, ana: Person) -> Person:
    """Ana, who plays against three computers; it is her turn, and her hand is open."""
    await ana.command("start")
    await ana.press("fill")
    await live.settled()
    await ana.sees(lambda message: "hand" in controls_of(message))  # the page hears of it a moment later
    await ana.press("hand")
    return ana
