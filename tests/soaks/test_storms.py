"""The storms in short, and that they would notice what they look for."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.client.answers import Interaction
from bot.client.router import Router
from bot.client.summoning import Summoning
from bot.league.settings import PersonSettings, PingWish
from bot.tables.ports import Unit
from bot.tables.public import PrivateHand
from bot.tables.table import Table
from db.journal import StoredJournal
from db.settings import StoredSettings
from tests.sim.line import STORM, Weather
from tests.soaks.sea import run_seed

FAIR = Weather(
    dropped=0,
    doubled=0,
    late=0,
    refused=0,
    limited=0,
    broken=0,
    hanging=0,
    disk=0,
    slow=0,
    outages=(0, 0),
    disk_outages=(0, 0),
    restarts=(0, 0),
    deletions=(0, 0),
)
STORMS = replace(STORM, outages=(1, 2), disk_outages=(1, 1), restarts=(1, 2), deletions=(1, 1))
"""Something of everything in each."""


@pytest.mark.parametrize("seed", [1, 2])
def test_tables_in_a_storm_lose_double_and_leak_nothing(seed: int) -> None:
    """The same as the soak, on fewer tables: whatever fails, what was acknowledged is stored and everybody gets on."""
    outcome = run_seed(seed, tables=3, weather=STORMS, seconds=150)
    assert [] == outcome.problems
    assert outcome.plays > 40


def test_two_runs_of_a_storm_send_the_same_bytes() -> None:
    """What a seed finds can be looked at again."""
    one, other = (run_seed(5, tables=1, weather=STORMS, seconds=60).digest for _ in range(2))
    assert one == other


def test_an_answer_before_the_play_is_stored_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A journal that says yes and stores no cards lets hands be shown that nothing stored explains."""
    store = StoredJournal.commit

    async def forget(journal: StoredJournal, unit: Unit) -> None:
        if not unit.state.event_count:
            await store(journal, unit)

    monkeypatch.setattr(StoredJournal, "commit", forget)
    problems = run_seed(1, tables=1, weather=FAIR, seconds=60).problems
    assert any("what nothing stored explains" in problem for problem in problems)
    assert any("alive" in problem for problem in problems)


def test_a_hand_shown_to_somebody_else_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A leak is told of with the message and whom it shows what."""
    own_hand = Table.hand

    def next_hand(table: Table, user_id: int) -> PrivateHand:
        hand = own_hand(table, user_id)
        assert table.state.match is not None
        return replace(hand, snapshot=table.state.match.snapshot((hand.seat + 1) % 4))

    monkeypatch.setattr(Table, "hand", next_hand)
    problems = run_seed(1, tables=1, weather=FAIR, seconds=60).problems
    assert any("what nothing stored explains" in problem for problem in problems)


def test_a_press_that_is_not_answered_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Silence is what people read as "This interaction failed"."""

    async def ignore(router: Router, interaction: Interaction) -> None:
        """Answer nothing."""

    monkeypatch.setattr(Router, "press", ignore)
    problems = run_seed(1, tables=1, weather=FAIR, seconds=60).problems
    assert any("was not answered" in problem for problem in problems)


def test_a_call_that_outlives_its_turn_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who is told that it is their turn when it is not any more believes nothing of it the next time."""

    async def call_each_turn(_: StoredSettings, __: int) -> PersonSettings:
        return PersonSettings(pings=PingWish.EACH)

    async def leave(*_: object) -> None:
        """Delete nothing."""

    monkeypatch.setattr(StoredSettings, "of_person", call_each_turn)
    assert [] == run_seed(1, tables=1, weather=FAIR, seconds=60).problems
    monkeypatch.setattr(Summoning, "_taken_away", leave)
    problems = run_seed(1, tables=1, weather=FAIR, seconds=60).problems
    assert any("outlives the turn" in problem for problem in problems)
    assert any("still calls somebody" in problem for problem in problems)
