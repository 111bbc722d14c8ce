"""A restart brings every table back as it was."""

from __future__ import annotations

from pathlib import Path

from bot.clock import ManualClock
from bot.tables.actions import Join, Play, Start
from bot.tables.phases import Phase
from tests.support.house import ANA, BESA, TableHouse
from tests.tables.matches import FOUR, acting_person, play_deal_out, play_on


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
