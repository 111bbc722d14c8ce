"""What the books take in of a match: of one that ended, and of one that closed early with somebody gone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.league.boards import BoardChoice
from bot.league.results import ComputerResult, MatchResult, Pool
from bot.tables.actions import End, Join, Leave, PlaceGone
from bot.tables.bookkeeping import result_of
from bot.tables.changes import Change
from bot.tables.phases import Closing, Phase
from bot.tables.seating import ComputerSeat, PersonSeat
from bot.tables.state import TableState
from bot.tables.tallies import SeatTally, tallied
from bot.tables.transition import changed_by
from murlan.combinations import Kind
from murlan.computer.levels import Level
from murlan.notices import CombinationLaid
from murlan.options import CLASSIC, Sides
from murlan.snapshot import Stage
from tests.support.house import ANA, BESA, CLIRIM, DRITA, LUAN, TableHouse
from tests.support.walks import table_match_walk
from tests.tables.matches import FOUR, four_people, play_deal_out
from tests.tables.positions import STAGES
from tests.tables.positions import house as rules

BETWEEN = replace(STAGES["dealing"], seats=tuple(map(PersonSeat, FOUR)), host_id=ANA, barred=frozenset())


def after_leaving(state: TableState, *users: int) -> Change:
    """Return the last of the changes when people leave, one after another."""
    change = Change(after=state)
    for user in users:
        change = changed_by(change.after, Leave(user), rules())
    return change


def leavers(result: MatchResult | None) -> list[int]:
    """Return who is in the books as a leaver."""
    return [line.user_id for line in result.persons if line.has_left] if result else []


def test_table_that_is_ended_has_a_result_for_who_had_left_it() -> None:
    """BB-115: leaving does not dodge a loss; the match is in the books, without a winner."""
    change = changed_by(after_leaving(BETWEEN, DRITA).after, End(ANA), rules())
    assert change.result is not None
    assert (False, (), [DRITA]) == (change.result.is_finished, change.result.winners, leavers(change.result))
    assert 4 == change.result.persons_at_start


def test_leaver_whose_seat_somebody_took_is_not_forgotten() -> None:
    """What the seat had made until then is theirs."""
    joined = changed_by(after_leaving(BETWEEN, DRITA).after, Join(LUAN, "Luan"), rules()).after
    result = changed_by(joined, End(ANA), rules()).result
    assert [DRITA] == leavers(result)
    newcomers = [line.user_id for line in result.persons if line.is_newcomer] if result else []
    assert [LUAN] == newcomers


@pytest.mark.parametrize("stage", ["play", "dealing"])
def test_match_that_nobody_left_closes_without_a_result(stage: str) -> None:
    """It costs nobody anything."""
    state = replace(STAGES[stage], seats=tuple(map(PersonSeat, FOUR)), host_id=ANA)
    for action in (End(ANA), PlaceGone()):
        change = changed_by(state, action, rules())
        assert (Phase.CLOSED, None) == (change.after.phase, change.result)


def test_match_that_closes_before_its_first_deal_ended_costs_nobody() -> None:
    """Whoever leaves then leaves nothing behind."""
    state = replace(STAGES["play"], seats=tuple(map(PersonSeat, FOUR)), host_id=ANA)
    assert None is changed_by(after_leaving(state, DRITA).after, End(ANA), rules()).result


def test_the_last_one_at_a_table_may_go() -> None:
    """The others have deserted it; they pay, and the last one does not."""
    change = after_leaving(BETWEEN, BESA, CLIRIM, DRITA, ANA)
    assert Closing.DESERTED is change.after.closing
    assert [BESA, CLIRIM, DRITA] == sorted(leavers(change.result))


def test_lobby_and_finished_match_close_without_a_result() -> None:
    """There is nothing to take in, or it was taken in."""
    for stage in ("lobby", "finished"):
        state = STAGES[stage]
        change = changed_by(state, PlaceGone(), rules())
        assert (Phase.CLOSED, None) == (change.after.phase, change.result)


def test_result_tells_the_computer_players_that_were_there_from_the_start() -> None:
    """With their levels; one whose seat somebody took among them, by the level that the table chose."""
    state = STAGES["finished"]
    assert state.match is not None
    match = replace(state.match, outcome=None)
    seats = (
        PersonSeat(ANA),
        ComputerSeat("Teuta", Level.CHAMPION),
        PersonSeat(BESA, is_newcomer=True),
        PersonSeat(CLIRIM),
    )
    state = replace(state, seats=seats, settings=replace(state.settings, computers=Level.EXPERT), phase=Phase.PLAYING)
    change = changed_by(replace(after_leaving(replace(state, match=match), CLIRIM).after), End(ANA), rules())
    assert change.result is not None
    assert (ComputerResult(1, Level.CHAMPION), ComputerResult(2, Level.EXPERT)) == change.result.computers
    assert (2, True) == (change.result.persons_at_start, change.result.is_ratable)


@pytest.mark.parametrize("sides", Sides)
def test_combinations_are_counted_by_seat_over_all_deals(sides: Sides) -> None:
    """As often as they were laid in real matches, and nothing else is counted."""
    walk = table_match_walk(0, "classic", sides)
    seats = (PersonSeat(ANA), PersonSeat(BESA, missed=2), ComputerSeat("Teuta"), PersonSeat(DRITA, has_left=True))
    found: tuple[SeatTally, ...] = ()
    expected = {(seat, kind): 0 for seat in range(4) for kind in Kind}
    suited = [0, 0, 0, 0]
    deals = 0
    for moment in walk.moments:
        after = moment.step.after
        for notice in moment.step.notices:
            if isinstance(notice, CombinationLaid):
                expected[notice.seat, notice.combination.kind] += 1
                suited[notice.seat] += notice.combination.is_suited
        if after.stage in (Stage.DEALING, Stage.OVER) and after.deal is not None:
            found, deals = tallied(found, after.deal, seats), deals + 1
    assert [(expected[seat, Kind.QUAD], expected[seat, Kind.STRAIGHT]) for seat in range(4)] == [
        (tally.quads, tally.straights) for tally in found
    ]
    kinds = (Kind.SINGLE, Kind.PAIR, Kind.TRIPLE)
    assert [(*(expected[seat, kind] for kind in kinds), suited[seat]) for seat in range(4)] == [
        (tally.laid.singles, tally.laid.pairs, tally.laid.triples, tally.laid.suited) for tally in found
    ]
    assert [0, deals, 0, deals] == [tally.understudy_deals for tally in found]
    assert sum(tally.straights for tally in found) > 0


async def test_table_counts_what_its_seats_laid(house: TableHouse) -> None:
    """It is stored with the table, so that a restart forgets none of it."""
    table = await four_people(house, CLASSIC)
    await play_deal_out(table)
    deal = table.state.match.deal if table.state.match else None
    assert deal is not None
    assert tallied((), deal, table.state.seats) == table.state.tallies
    (stored,) = await house.database.journal.open_tables()
    assert table.state.tallies == stored.state.tallies


async def test_result_tells_places_and_pool(house: TableHouse) -> None:
    """All deals, in order."""
    table = await four_people(house, replace(CLASSIC, target=11, sides=Sides.TWO_TEAMS))
    while table.state.phase is Phase.PLAYING:
        await play_deal_out(table)
        if table.state.phase is Phase.PLAYING:
            await house.advance(20)
    result = house.changes[-1].result
    assert result is not None
    assert (table.state.places, Pool.TWO_TEAMS, (), True) == (
        result.places,
        result.pool,
        result.computers,
        result.is_finished,
    )
    assert result == result_of(table.state)


async def test_leaver_of_a_match_that_is_ended_early_has_lost_it(house: TableHouse) -> None:
    """In the same unit as the end of the table; the others have no line on a board."""
    table = await four_people(house)
    await play_deal_out(table)
    await table.act(Leave(BESA))
    await table.act(End(ANA))
    choice = BoardChoice(guild_id=table.state.guild_id)
    (line,) = (await house.database.boards.page(choice)).lines
    assert (BESA, 1, 0, True) == (line.user_id, line.matches, line.wins, line.rating < 1000)
