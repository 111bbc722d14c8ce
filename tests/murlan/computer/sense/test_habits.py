"""Human habits: when there is an occasion, what comes of it, and how often."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from random import Random
from typing import Final

import pytest

from murlan.computer.player import Thought
from murlan.computer.sense.characters import BEGINNER_HABITS, CASUAL_HABITS, CLUB_HABITS
from murlan.computer.sense.habits import LAPSES, Habit
from murlan.computer.sense.player import SensePlayer
from murlan.events import CardGiven, Dealt, Passed, Played, SeatEvent
from murlan.match import Match
from murlan.options import CLASSIC, RRETHI, Sides
from murlan.snapshot import Snapshot
from tests.support.arrival import arrived
from tests.support.positions import deal_of, hand, match_of
from tests.support.walks import deal_walk

TEAMS: Final = replace(RRETHI, sides=Sides.TWO_TEAMS)
OTHERS: Final = ("7D 9C QD 8S AH", "7H 8H JC 9S AC", "7C 9D QC TS AD")


def _thought(match: Match, **frequencies: float) -> Thought:
    """Return what the seat on turn does with habits of these frequencies."""
    snapshot = match.snapshot(None)
    assert snapshot.turn is not None
    habits = tuple((Habit[name], frequency) for name, frequency in frequencies.items())
    return SensePlayer(habits).think(match.snapshot(snapshot.turn), rng=Random(0))


def _lead(own: str) -> Match:
    return arrived(CLASSIC, [own, *OTHERS], leader=0)


def _answer(own: str, table: str, others: tuple[str, ...] = OTHERS) -> Match:
    return arrived(CLASSIC, [own, *others], leader=3, table=table, turn=0)


CASES: Final = [
    pytest.param(Habit.PASSES_READILY, _answer("4S 6C TC KS KH 2S", "3S"), Passed(0), id="passes readily"),
    pytest.param(Habit.SPENDS_HIGH, _answer("4S 6C TC KS KH 2S", "3S"), Played(0, hand("2S")), id="spends a two"),
    pytest.param(Habit.BREAKS_PAIRS, _answer("4S 6C TC TH KS KH", "5S"), Played(0, hand("TC")), id="breaks a pair"),
    pytest.param(Habit.LEADS_HIGH, _lead("3S 4C 6D TC JD KS"), Played(0, hand("KS")), id="leads high"),
    pytest.param(
        Habit.KEEPS_QUADS,
        _answer("4S 4H 4D 4C 7S", "KS", ("7D 9C QD", "7H 8H JC", "6C")),
        Passed(0),
        id="keeps a quad",
    ),
    pytest.param(Habit.OVERLOOKS_STRAIGHTS, _lead("4S 5H 6D 7S 8C KS"), None, id="overlooks a straight"),
    pytest.param(
        Habit.OVERTAKES_PARTNER,
        arrived(TEAMS, ["AS KH TC 4C", "2D 9C QD 6D", "7H 7C 8D 8H", "6C 2S QC 9S"], leader=2, table="JS", turn=0),
        None,
        id="overtakes its partner",
    ),
]


@pytest.mark.parametrize(("habit", "match", "event"), CASES)
def test_habit_has_its_way_where_it_has_an_occasion(habit: Habit, match: Match, event: SeatEvent | None) -> None:
    """It is told as a lapse; without the habit something else is done."""
    with_habit, without = _thought(match, **{habit.name: 1.0}), _thought(match)
    assert with_habit.event != without.event
    assert event is None or event == with_habit.event
    assert ((habit,), (habit,)) == (with_habit.occasions, with_habit.lapses)
    assert ((), ()) == (without.occasions, without.lapses)


@pytest.mark.parametrize(("habit", "match", "event"), CASES)
def test_habit_that_is_withstood_changes_nothing(habit: Habit, match: Match, event: SeatEvent | None) -> None:
    """An occasion is counted all the same, so that frequencies can be measured."""
    withstood, without = _thought(match, **{habit.name: 0.0}), _thought(match)
    assert without.event == withstood.event
    assert ((habit,), ()) == (withstood.occasions, withstood.lapses)


def test_seat_that_forgets_trusts_no_two_after_the_jokers() -> None:
    """It does not know that they are gone, so it does not run out with certainty."""
    match = arrived(CLASSIC, ["2S 3H", "6D 9C QD AS KC", "5H 8H JC TC 4D", "6C 7D 7H 8D JS"], leader=0)
    assert Played(0, hand("2S")) == _thought(match).event
    assert Played(0, hand("3H")) == _thought(match, FORGETS=1.0).event


def test_seat_that_minds_its_own_cards_only_keeps_nobody_from_going_out() -> None:
    """A single is led to a seat with one card, although it holds a pair."""
    match = arrived(CLASSIC, ["3D 5S 5H 9C KD", "AS", "3H 8H JC 2C", "6C 7D QC 2D"], leader=0)
    careless = _thought(match, MINDS_OWN_CARDS=1.0)
    assert (Habit.MINDS_OWN_CARDS,) == careless.lapses
    assert isinstance(careless.event, Played)
    assert 1 == len(careless.event.cards)
    assert Played(0, hand("5S 5H")) == _thought(match).event


def test_no_habit_keeps_a_seat_from_going_out() -> None:
    """That nobody overlooks."""
    match = match_of(deal_of(["2S", "3S 4S 5S", "3C 4C", "3D 4D"], table="9S"))
    assert Played(0, hand("2S")) == _thought(match, **{habit.name: 1.0 for habit in Habit}).event


def test_partner_with_one_card_is_fed_and_not_overtaken_by_whoever_has_habits() -> None:
    """Even a beginner sees that."""
    feeding = arrived(TEAMS, ["3S KH AD", "2D 9C QD 4H 8S AH", "7H", "2C 9S QC 5H 8D AS"], leader=0)
    assert Played(0, hand("3S")) == _thought(feeding, LEADS_HIGH=1.0).event
    passing = arrived(TEAMS, ["AS KH", "2D 9C QD 6D 7D JS", "7H", "6C 2S QC 9S TS JH"], leader=2, table="5S", turn=0)
    assert Passed(0) == _thought(passing, OVERTAKES_PARTNER=1.0).event


@cache
def _turns() -> tuple[Snapshot, ...]:
    moments = [moment for seed in range(60) for moment in deal_walk(seed).moments]
    return tuple(
        moment.before.snapshot(moment.event.seat)
        for moment in moments
        if not isinstance(moment.event, Dealt | CardGiven)
    )


@pytest.mark.parametrize("habits", [BEGINNER_HABITS, CASUAL_HABITS, CLUB_HABITS], ids=["beginner", "casual", "club"])
def test_habits_have_their_way_about_as_often_as_is_stated(habits: tuple[tuple[Habit, float], ...]) -> None:
    """Within four standard deviations, each in all its occasions."""
    occasions: Counter[str] = Counter()
    lapses: Counter[str] = Counter()
    rng = Random(5)
    for snapshot in _turns():
        thought = SensePlayer(habits).think(snapshot, rng=rng)
        occasions.update(thought.occasions)
        lapses.update(thought.lapses)
    assert {habit for habit, _ in habits} == set(occasions)
    for habit, stated in habits:
        tries = occasions[habit]
        assert abs(lapses[habit] - tries * stated) <= 4 * (tries * stated * (1 - stated)) ** 0.5 + 1, habit


def test_levels_have_ever_fewer_and_rarer_habits() -> None:
    """A better player does nothing more often that a weaker one does."""
    for weaker, better in ((BEGINNER_HABITS, CASUAL_HABITS), (CASUAL_HABITS, CLUB_HABITS)):
        assert all(frequency < dict(weaker)[habit] for habit, frequency in better)
    assert set(Habit) == {habit for habit, _ in BEGINNER_HABITS}
    assert set(LAPSES) == set(Habit) - {Habit.FORGETS, Habit.MINDS_OWN_CARDS}
