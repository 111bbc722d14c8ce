"""The short form of the soak of kills: one at each boundary, and whether a fault in the file would be seen."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import asdict, dataclass, replace
from pathlib import Path

import pytest

from tests.soaks.kills.audit import Audit
from tests.soaks.kills.boundaries import Boundary
from tests.soaks.kills.copies import copied
from tests.soaks.kills.ledger import Ledger, Told, Turn
from tests.soaks.kills.run import Plan, Run
from tests.soaks.reporting import Record

PLAN = Plan(kills=len(Boundary), plays=200, groups=4, channels=1, seed=1)
LOSE_A_TURN = """
    DELETE FROM event WHERE body LIKE '%ed"%'
    AND seq > (SELECT max(seq) - 8 FROM event AS other WHERE other.match_id = event.match_id)
"""
"""Eight at each table, for some are those of computer players."""
DOUBLE_A_TURN = """
    INSERT INTO event SELECT guild_id, match_id, seq + 8, deal, body FROM event
    WHERE seq > (SELECT max(seq) - 8 FROM event AS other WHERE other.match_id = event.match_id)
"""
pytestmark = pytest.mark.xdist_group("kills")


@dataclass(frozen=True, slots=True)
class Soaked:
    """A run that is over."""

    record: Record
    audit: Audit
    path: Path
    """The bot's file."""


@pytest.fixture(scope="session")
def soaked(tmp_path_factory: pytest.TempPathFactory) -> Soaked:
    """Kill at every boundary, once."""
    return soak(PLAN, tmp_path_factory.mktemp("kills"))


def soak(plan: Plan, folder: Path) -> Soaked:
    """Run a plan in a folder."""
    record = Record.open("kills", asdict(plan), folder=folder)
    run = Run(plan, record, folder)
    asyncio.run(run.go())
    return Soaked(record, run.audit, folder / "murlan.db")


def test_bot_that_is_killed_at_every_boundary_loses_and_doubles_nothing(soaked: Soaked) -> None:
    """What a person saw taken is stored for ever, once, and everything that is stored adds up after each death."""
    record = soaked.record
    assert [] == [fault for entry in record.entries for fault in entry["faults"]]
    assert (0, 0) == (record.total("lost"), record.total("doubled"))
    assert set(Boundary) == {entry["boundary"] for entry in record.entries if entry["boundary"]}
    assert record.total("plays") >= PLAN.plays
    assert record.entries[-1]["matches"] >= 1


def test_bot_that_answers_before_it_stores_is_found_out(tmp_path: Path) -> None:
    """A run that finds nothing in a careless bot would prove nothing about a careful one."""
    record = soak(replace(PLAN, kills=2, plays=40, is_careless=True), tmp_path).record
    assert record.total("lost") > 0


@pytest.mark.parametrize(
    ("damage", "lost", "doubled", "fault"),
    [
        (LOSE_A_TURN, True, False, "is not the fold of its events"),
        (DOUBLE_A_TURN, False, True, "turns are missing"),
        ("UPDATE standing SET points = points + 1", False, False, "not the sum of the results"),
        ("DELETE FROM result", False, False, "and its result disagree"),
        ("UPDATE open_table SET state = replace(state, '\"seats\"', '\"chairs\"')", False, False, "cannot be read"),
    ],
    ids=["lost turn", "doubled turn", "wrong board", "missing result", "unreadable tables"],
)
def test_damage_to_the_file_is_seen(
    damage: str,
    lost: bool,  # noqa: FBT001  # a case
    doubled: bool,  # noqa: FBT001  # a case
    fault: str,
    soaked: Soaked,
    tmp_path: Path,
) -> None:
    """A look that finds nothing in a damaged file would prove nothing about a whole one."""
    copy = copied(soaked.path, tmp_path / "copy")
    with closing(sqlite3.connect(copy, isolation_level=None)) as connection:
        assert connection.execute(damage).rowcount > 0
    findings = soaked.audit.look(copy, [], at_all=True)
    assert (lost, doubled) == (findings.lost > 0, findings.doubled > 0)
    assert any(fault in found for found in findings.faults), findings.faults


def test_attempt_that_is_still_being_made_is_left_to_the_next_look() -> None:
    """A press that waits for its turn to be sent reaches the next life of the bot, and is stored by that."""
    ledger = Ledger()
    attempt = ledger.begin(1, Turn(2, "passed"))
    assert [] == ledger.unsettled()
    ledger.end(attempt, Told.NOTHING)
    assert [attempt] == ledger.unsettled()
