"""Clusters: who sits where, which cards, what is counted, and what becomes of bad answers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from murlan.arena.contest import Contest, Exchange, Mode
from murlan.arena.faults import Malformed, PlayerFailed, Raised, Refused
from murlan.arena.playing import Seated, course, play_cluster
from murlan.arena.scores import Score
from murlan.errors import CardsNotHeld, NotYourTurn
from murlan.events import CardGiven, Dealt, Played
from murlan.options import CLASSIC, ONE_DEAL, PRESETS, RRETHI, Passing, RuleOptions, Sides
from murlan.snapshot import Stage

PAIRED = replace(RRETHI, sides=Sides.TWO_TEAMS)
STRANGERS = "tests.murlan.arena.strangers"


def contest(
    player: str = "greedy",
    against: str = "random",
    options: RuleOptions = CLASSIC,
    mode: Mode = Mode.ONE_AGAINST_THREE,
    exchange: Exchange = Exchange.HALF,
) -> Contest:
    """Return a contest of players that are quick."""
    return Contest(player=player, against=against, options=options, mode=mode, exchange=exchange, seed="a")


def played(wanted: Contest, numbers: range) -> Score:
    """Return the score of some clusters."""
    whole = Score()
    for number in numbers:
        whole.merge(play_cluster(wanted, number))
    return whole


@pytest.mark.parametrize(
    ("options", "mode", "seatings"),
    [
        (CLASSIC, Mode.ONE_AGAINST_THREE, ((0,), (1,), (2,), (3,))),
        (PAIRED, Mode.ONE_AGAINST_THREE, ((0,), (1,), (2,), (3,))),
        (CLASSIC, Mode.TWO_AGAINST_TWO, ((0, 2), (1, 3))),
        (PAIRED, Mode.TWO_AGAINST_TWO, ((0, 2), (1, 3))),
        (CLASSIC, Mode.MATCHES, ((0,), (1,), (2,), (3,))),
        (PAIRED, Mode.MATCHES, ((0, 2), (1, 3))),
    ],
)
def test_player_sits_everywhere_once(options: RuleOptions, mode: Mode, seatings: object) -> None:
    """Every card of a cluster is once the player's, and once (or thrice) the other's."""
    assert seatings == contest(options=options, mode=mode).seatings


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("sides", Sides)
@pytest.mark.parametrize("passing", Passing)
def test_equals_make_the_same_points_from_every_seat_together(name: str, sides: Sides, passing: Passing) -> None:
    """Of the same player four seats make 6 points a deal, whoever is called the player (R7.1)."""
    options = replace(PRESETS[name], sides=sides, passing=passing)
    for mode in (Mode.ONE_AGAINST_THREE, Mode.TWO_AGAINST_TWO):
        score = played(contest("greedy", "greedy", options, mode), range(4))
        found = score.player.points.mean()
        assert (1.5, 0.0) == (found.mean, found.error)


def test_points_of_both_players_are_all_points_of_the_deals() -> None:
    """One has a seat, the other three; 6 points a deal, one first and one last (R7.1)."""
    score = played(contest(), range(6))
    assert (24, 0, 6) == (score.deals, score.matches, score.clusters)
    assert (24, 72) == (score.player.seat_deals, score.against.seat_deals)
    assert 24 * 6 == score.player.points.total + score.against.points.total
    assert (24, 24) == (score.player.firsts + score.against.firsts, score.player.lasts + score.against.lasts)


def test_points_of_a_side_are_those_of_both_its_seats() -> None:
    """Two sides share the 6 points of a deal; a side's are twice those of its seats in the mean (R10.2)."""
    score = played(contest(options=PAIRED, mode=Mode.TWO_AGAINST_TWO), range(6))
    assert 12 == score.deals
    sides = [standing.side_points.mean().mean for standing in (score.player, score.against)]
    assert pytest.approx(6) == sum(sides)
    assert pytest.approx(sides) == [2 * standing.points.mean().mean for standing in (score.player, score.against)]


def test_better_player_makes_more_points() -> None:
    """What the arena is for."""
    found = played(contest(), range(30)).player.points.mean()
    assert found.error is not None
    assert found.mean > 1.5 + 4 * found.error


def test_cluster_is_the_same_whenever_it_is_played() -> None:
    """Cards and everybody's chance come from the seed and the number."""
    wanted = contest("greedy", "random")
    first, again = played(wanted, range(3, 5)), played(wanted, range(3, 5))
    assert first.player.points == again.player.points
    assert first.player.points != played(replace(wanted, seed="b"), range(3, 5)).player.points
    assert first.player.points != played(wanted, range(5, 7)).player.points


@pytest.mark.parametrize(
    ("exchange", "numbers"), [(Exchange.NEVER, [1] * 4), (Exchange.HALF, [1, 2, 1, 2]), (Exchange.ALWAYS, [2] * 4)]
)
def test_deals_after_an_exchange_are_as_many_as_wanted(exchange: Exchange, numbers: list[int]) -> None:
    """A first deal is opened with 3♠, a second one comes after places that were drawn (R5.2, R8)."""
    wanted = contest(exchange=exchange)
    begun = [wanted.beginning(number).next_deal(*wanted.cards(number, 1)) for number in range(4)]
    assert numbers == [dealt.number for dealt in begun]
    assert [number == 1 for number in numbers] == [dealt.last_places is None for dealt in begun]
    assert all(sorted(dealt.totals) == [0, 1, 2, 3] for dealt in begun if dealt.number == 2)


def test_places_before_an_exchange_are_drawn_anew_for_every_deal() -> None:
    """All seats are first and last in turn; the seatings of one deal share them."""
    wanted = contest(exchange=Exchange.ALWAYS)
    drawn = {wanted.beginning(number).last_places for number in range(100)}
    assert len(drawn) > 20
    assert wanted.beginning(7) == wanted.beginning(7)


def test_deal_after_an_exchange_begins_with_it() -> None:
    """The second event is the card given back (R8.2), unless both jokers were shown (R8.4)."""
    wanted = contest(exchange=Exchange.ALWAYS)
    chance = [wanted.chance(0, f"seat {seat}") for seat in range(4)]
    seated = [Seated("greedy", rng) for rng in chance]
    events = [event for event, _ in course(wanted.beginning(0), seated, lambda number: wanted.cards(0, number))]
    assert [Dealt, CardGiven, Played] == [type(event) for event in events[:3]]


def test_match_of_one_deal_has_no_exchange() -> None:
    """There is no second deal (R9.4)."""
    wanted = contest(options=replace(CLASSIC, target=ONE_DEAL), exchange=Exchange.ALWAYS)
    assert 0 == wanted.beginning(1).deal_number


@pytest.mark.parametrize("options", [CLASSIC, PAIRED], ids=["free-for-all", "two-teams"])
def test_whole_matches_are_played_to_their_end(options: RuleOptions) -> None:
    """Every seating is a match of its own, to 11 here (R9)."""
    wanted = contest(options=replace(options, target=11), mode=Mode.MATCHES)
    score = played(wanted, range(2))
    assert 2 * len(wanted.seatings) == score.matches
    assert score.deals > 2 * score.matches
    assert score.matches * len(wanted.seatings[0]) == score.player.won.count
    assert score.player.won.mean().mean > 0.5


def test_decisions_are_those_with_more_than_one_choice() -> None:
    """What is forced takes no time to think; every decision is timed."""
    score = play_cluster(contest("understudy", "random"), 0)
    for watch in (score.player.watch, score.against.watch):
        assert watch.decisions == watch.seconds.count == watch.core_seconds.count > 0
    assert 0 == score.player.watch.searched


def test_player_that_thinks_is_asked_what_its_decision_rests_on() -> None:
    """`think` takes the place of `choose`; decisions without worlds are not searched."""
    watch = play_cluster(contest(f"{STRANGERS}:SearchingPlayer"), 0).player.watch
    assert 0 < watch.searched < watch.decisions


def test_player_with_habits_is_asked_how_often_it_gave_in_to_them() -> None:
    """Of the times when there was an occasion, among its decisions."""
    watch = play_cluster(contest(f"{STRANGERS}:PronePlayer"), 0).player.watch
    assert watch.decisions == watch.occasions["yawns"] > watch.lapses["yawns"] > 0


@pytest.mark.parametrize(
    ("name", "is_so"),
    [
        ("WildPlayer", lambda fault: isinstance(fault, Refused) and isinstance(fault.refusal, CardsNotHeld)),
        ("none", lambda fault: fault == Malformed("None")),
        ("SpeechlessPlayer", lambda fault: fault == Malformed("None")),
        ("numbers", lambda fault: isinstance(fault, Malformed) and "cards=(1, 2)" in fault.text),
        ("listed", lambda fault: isinstance(fault, Malformed) and "cards=[]" in fault.text),
        ("FallingPlayer", lambda fault: isinstance(fault, Raised) and fault.error == "ValueError: the sky is falling"),
    ],
)
def test_bad_answer_of_a_player_stops_the_play_and_names_it(name: str, is_so: Callable[[object], bool]) -> None:
    """The player, its seat, the turn and the number of the deal: enough to see it again."""
    with pytest.raises(PlayerFailed) as stopped:
        played(contest(f"{STRANGERS}:{name}"), range(9))
    failed = stopped.value
    assert f"{STRANGERS}:{name}" == failed.player
    assert failed.number is not None
    assert is_so(failed.fault)
    with pytest.raises(PlayerFailed) as again:
        play_cluster(contest(f"{STRANGERS}:{name}"), failed.number)
    assert (failed.seat, failed.turn, failed.number) == (again.value.seat, again.value.turn, again.value.number)


def test_player_that_raises_is_told_where() -> None:
    """The file and the line of its own code."""
    with pytest.raises(PlayerFailed) as stopped:
        play_cluster(contest(f"{STRANGERS}:FallingPlayer"), 0)
    assert isinstance(stopped.value.fault, Raised)
    assert stopped.value.fault.place.startswith("strangers.py, line ")


def test_answer_for_another_seat_is_refused() -> None:
    """A player speaks for its own seat only (R5.3)."""
    wanted = contest()
    seated = [Seated(f"{STRANGERS}:other", wanted.chance(0, "x"))] * 4
    with pytest.raises(PlayerFailed) as stopped:
        list(course(wanted.beginning(0), seated, lambda number: wanted.cards(0, number)))
    assert isinstance(stopped.value.fault, Refused)
    assert isinstance(stopped.value.fault.refusal, NotYourTurn)


def test_course_of_a_match_ends_when_it_is_over() -> None:
    """Every step follows from the one before."""
    wanted = contest(options=replace(CLASSIC, target=11))
    seated = [Seated("random", wanted.chance(0, str(seat))) for seat in range(4)]
    steps = [step for _, step in course(wanted.beginning(0), seated, lambda number: wanted.cards(0, number))]
    assert Stage.OVER is steps[-1].after.stage
    assert all(step.after.stage is not Stage.OVER for step in steps[:-1])
