"""The short form of the soak of shards: one of two processes is killed in mid-play. Only with a PostgreSQL at hand."""

from __future__ import annotations

import asyncio

import pytest

from tests.soaks.shards.run import Outcome, Plan, Run
from tests.support.engines import SERVER, new_server_place

PLAN = Plan(processes=2, shards=4, max_concurrency=2, groups=4, plays=40)
pytestmark = [
    pytest.mark.skipif(SERVER == "", reason="MURLAN_TEST_POSTGRES names no server: see `make test-postgres`"),
    pytest.mark.xdist_group("shards"),
]


@pytest.fixture(scope="module")
def outcome(tmp_path_factory: pytest.TempPathFactory) -> Outcome:
    """Play at a table of each shard, kill one process, let it come back."""
    return asyncio.run(Run(PLAN, new_server_place().where, tmp_path_factory.mktemp("shards")).go())


def test_tables_of_a_process_that_was_killed_go_on_at_the_other(outcome: Outcome) -> None:
    """Within fifteen seconds, and five for each session that has to wait for another of its bucket."""
    assert 2 == len(outcome.first_play)
    assert outcome.slowest <= outcome.bound


def test_nothing_that_was_acknowledged_is_lost_and_nothing_is_there_twice(outcome: Outcome) -> None:
    """Whichever process stored it: the audit is that of the soak of kills."""
    findings = outcome.findings
    assert (0, 0, []) == (findings.lost, findings.doubled, findings.faults)


def test_processes_end_as_they_are_told_and_discord_refuses_nothing(outcome: Outcome) -> None:
    """No session began too soon, and no call was wrong."""
    assert ((0, 0), []) == (outcome.exits, outcome.problems)
