"""A restart brings every table back as it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.clock import ManualClock
from bot.tables.actions import Join, Pause, Play, Start
from bot.tables.phases import DueKind, Phase
from bot.tables.table import Table
from murlan.options import CLASSIC
from tests.support.house import ANA, BESA, TableHouse
from tests.tables.matches import FOUR, ONE, acting_person, four_people, play_deal_out, play_on


async def test_a_running_deal_goes_on_after_a_restart(tmp_path: Path) -> None:
    """The state after a restart is the fold of the journal: the same deal, the same hands, the same turn."""
    house = await TableHouse.open(tmp_path / "murlan.db")
    table = await house.open_table(host=ANA)
    for user in FOUR[1:]:
        await table.act(Join(user))
    await table.act(Start(ANA))
    await play_deal_out(table)
    await house.advance(20)
    for _ in range(5):
        await play_on(table)
    before = table.state
    house = await house.restarted()
    again = house.registry.get(before.table_id)
    assert again is not None
    assert again.state == before
    await play_on(again)
    await house.close()


async def test_a_lobby_is_there_after_a_restart(tmp_path: Path) -> None:
    """A lobby keeps its people."""
    house = await TableHouse.open(tmp_path / "murlan.db")
    table = await house.open_table(host=ANA)
    await table.act(Join(BESA))
    before = table.state
    house = await house.restarted()
    again = house.registry.get(before.table_id)
    assert again is not None
    assert (again.state, again.names) == (before, {ANA: "Ana"})
    await house.close()


async def test_a_running_turn_gets_grace_after_a_restart(tmp_path: Path) -> None:
    """Nobody loses a turn to our own downtime: every running clock gets at least 30 seconds."""
    clock = ManualClock()
    house = await TableHouse.open(tmp_path / "murlan.db", clock)
    table = await house.open_table(host=ANA)
    for user in FOUR[1:]:
        await table.act(Join(user))
    await table.act(Start(ANA))
    await house.advance(55)
    house = await house.restarted()
    again = house.registry.get(table.state.table_id)
    assert again is not None
    turn = acting_person(again)
    await house.advance(29)
    assert acting_person(again) == turn
    await again.act(Play(turn, again.hand(turn).snapshot.choices()[0].cards))
    await house.close()


async def test_a_closed_table_stays_closed_after_a_restart(tmp_path: Path) -> None:
    """A table that ended is not brought back."""
    house = await TableHouse.open(tmp_path / "murlan.db")
    table = await house.open_table(host=ANA)
    await house.advance(16 * 60)
    assert table.state.phase is Phase.CLOSED
    house = await house.restarted()
    assert len(house.registry) == 0
    await house.close()


async def table_with_ten_seconds_left(house: TableHouse, kind: DueKind) -> Table:
    """Return a table whose clock of this kind was looked at ten seconds before its end."""
    if kind is DueKind.LOBBY_EXPIRES:
        table = await house.open_table(host=ANA)
        await house.advance(890)
        return table
    table = await four_people(house, ONE if kind is DueKind.TABLE_CLOSES else CLASSIC)
    if kind is not DueKind.TURN_RUNS_OUT:
        await play_deal_out(table)
    assert table.state.due is not None
    await house.advance(table.state.due.seconds - 10)
    return table


@pytest.mark.parametrize("down", [3, 3 * 3600], ids=["3 seconds", "3 hours"])
@pytest.mark.parametrize(
    "kind", [DueKind.LOBBY_EXPIRES, DueKind.TURN_RUNS_OUT, DueKind.NEXT_DEAL, DueKind.TABLE_CLOSES]
)
async def test_every_clock_runs_on_after_a_restart(tmp_path: Path, kind: DueKind, down: float) -> None:
    """BB-027: no stage is left without a clock, and however long we were away, nothing is over at once."""
    house = await TableHouse.open(tmp_path / "murlan.db")
    table = await table_with_ten_seconds_left(house, kind)
    await house.close()
    house.clock.advance(down)
    house = await TableHouse.open(house.path, house.clock, seed=2)
    await house.registry.restore()
    again = house.registry.get(table.state.table_id)
    assert again is not None
    await house.advance(20)
    assert table.state == again.state
    assert again.state.due is not None
    assert kind is again.state.due.kind
    await house.advance(again.state.due.seconds)
    assert table.state != again.state
    await house.close()


async def test_ten_seconds_that_were_left_at_the_last_press_are_thirty_after_a_restart(tmp_path: Path) -> None:
    """BB-027: a clock does not begin anew; what was left is stored with whatever happens, and gets some grace."""
    house = await TableHouse.open(tmp_path / "murlan.db")
    table = await four_people(house)
    await house.advance(50)
    await table.act(Pause(ANA))
    house = await house.restarted()
    again = house.registry.get(table.state.table_id)
    assert again is not None
    await house.advance(29)
    assert table.state == again.state
    await house.advance(1)
    assert table.state.event_count + 1 == again.state.event_count
    await house.close()
