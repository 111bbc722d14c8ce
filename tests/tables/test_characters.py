"""Which computer players come to a table: their levels, and their names."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain

import pytest

from bot.tables.actions import AddComputer, ChooseLevel, Join, Leave, Ready, RemoveComputer, Start
from bot.tables.characters import newcomer
from bot.tables.phases import DueKind
from bot.tables.refusals import AlreadyStarted, JoinFirst, NotHost
from bot.tables.seating import COMPUTER_NAMES, MIX, SEATS, ComputerSeat
from bot.tables.state import TableState
from bot.tables.table import Table
from bot.tables.transition import changed_by
from murlan.computer.levels import Level
from tests.support.house import ANA, BESA, LUAN, TableHouse
from tests.tables.matches import ONE, play_on
from tests.tables.positions import HOST, STAGES
from tests.tables.positions import house as rules

LOBBY = replace(STAGES["lobby"], seats=STAGES["lobby"].seats[:1])


def levels(state: TableState) -> list[Level]:
    """Return the levels of the computer players at a table, by seat."""
    return [seat.level for seat in state.seats if isinstance(seat, ComputerSeat)]


def names(state: TableState) -> list[str]:
    """Return their names."""
    return [seat.name for seat in state.seats if isinstance(seat, ComputerSeat)]


def chosen(level: Level | None) -> TableState:
    """Return a lobby whose host has chosen a level."""
    return changed_by(LOBBY, ChooseLevel(HOST, level), rules()).after


def with_computers(state: TableState, count: int = 3) -> TableState:
    """Let computer players come, one after another."""
    for _ in range(count):
        state = changed_by(state, AddComputer(HOST), rules()).after
    return state


def test_every_level_has_names_of_its_own_and_as_many_as_seats() -> None:
    """Whoever has met Teuta knows how she plays, wherever they meet her again."""
    everybody = list(chain.from_iterable(COMPUTER_NAMES.values()))
    assert (set(Level), len(everybody)) == (set(COMPUTER_NAMES), len(set(everybody)))
    assert {SEATS} == {len(of_level) for of_level in COMPUTER_NAMES.values()}


def test_computer_players_of_a_mixed_table_differ_in_level() -> None:
    """The first plays well, the second less so, the third better: friends find their match whoever they are."""
    assert list(MIX) == levels(with_computers(LOBBY))
    assert len(set(MIX)) == SEATS - 1


def test_a_mixed_table_gets_back_the_level_that_went() -> None:
    """Whoever was sent away is replaced by their like."""
    state = with_computers(LOBBY)
    state = changed_by(state, RemoveComputer(HOST), rules()).after
    assert list(MIX) == levels(with_computers(state, 1))


@pytest.mark.parametrize("level", Level)
def test_computer_players_are_of_the_level_that_was_chosen(level: Level) -> None:
    """By the names that stand for it, each another one."""
    state = with_computers(chosen(level))
    assert [level] * 3 == levels(state)
    assert set(names(state)) < set(COMPUTER_NAMES[level])
    assert len(set(names(state))) == 3


def test_a_level_that_is_chosen_concerns_who_comes_from_then_on() -> None:
    """Nobody who sits here already turns into somebody else."""
    state = changed_by(with_computers(LOBBY, 1), ChooseLevel(HOST, Level.CHAMPION), rules()).after
    assert [MIX[0], Level.CHAMPION] == levels(with_computers(state, 1))


def test_another_table_is_met_by_others() -> None:
    """Four names of a level would be of no use if the first one always came."""
    found = {newcomer(replace(chosen(Level.MASTER), table_id=f"table{number}")).name for number in range(SEATS)}
    assert set(COMPUTER_NAMES[Level.MASTER]) == found


@pytest.mark.parametrize("level", Level)
def test_no_name_is_borne_twice_though_somebody_bears_it_from_before(level: Level) -> None:
    """Tables that are stored know computer players by names that now are another level's."""
    others = tuple(ComputerSeat(name, Level.CLUB) for name in COMPUTER_NAMES[level][:2])
    state = with_computers(replace(chosen(level), seats=(*LOBBY.seats, *others)), 1)
    assert len(set(names(state))) == 3


@pytest.mark.parametrize(("user", "refusal"), [(BESA, NotHost), (LUAN, JoinFirst)], ids=["a guest", "a stranger"])
async def test_who_is_not_host_chooses_no_level(house: TableHouse, user: int, refusal: type[Exception]) -> None:
    """Whose table it is decides how hard it is."""
    table = await house.open_table(host=ANA)
    await table.act(Join(BESA))
    with pytest.raises(refusal):
        await table.act(ChooseLevel(user, Level.CHAMPION))
    assert None is table.state.settings.computers


async def test_a_match_that_runs_keeps_its_level(house: TableHouse) -> None:
    """It is a choice of the lobby."""
    table = await house.open_table(host=ANA)
    await table.act(Start(ANA, fill=True))
    with pytest.raises(AlreadyStarted):
        await table.act(ChooseLevel(ANA, Level.BEGINNER))


async def in_a_rematch(house: TableHouse, level: Level | None) -> tuple[Table, TableState]:
    """Return a table in its second match, which one person of two wanted, and how it was at the end of the first."""
    table = await house.open_table(host=ANA, options=ONE)
    await table.act(Join(BESA))
    await table.act(ChooseLevel(ANA, level))
    await table.act(Start(ANA, fill=True))
    await table.act(Leave(BESA))
    while not table.state.places:
        if table.state.due and table.state.due.kind is DueKind.TURN_RUNS_OUT:
            await play_on(table)
        await house.advance(1)
    before = table.state
    await table.act(Ready(ANA))
    return table, before


@pytest.mark.parametrize("level", [None, Level.MASTER], ids=["mixed", "master"])
async def test_a_rematch_has_the_same_computer_players_and_one_more_for_who_left(
    house: TableHouse, level: Level | None
) -> None:
    """The level that the table chose is carried over (R9.5)."""
    table, before = await in_a_rematch(house, level)
    assert set(names(before)) < set(names(table.state))
    assert before.settings == table.state.settings
    assert sorted(MIX if level is None else [level] * 3) == sorted(levels(table.state))
