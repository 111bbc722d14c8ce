"""The searching player plays by all rules, sees nothing hidden, and answers in time."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random

import pytest

from murlan.computer.net.net_player import NetPlayer
from murlan.computer.search.champion import SearchingPlayer
from murlan.events import CardGiven, Passed, Played
from murlan.match import Match
from murlan.options import CLASSIC, PRESETS, RRETHI, Passing, RuleOptions, Sides
from murlan.snapshot import Snapshot, Stage
from tests.murlan.computer.search.conftest import QUICK, begun, going_on
from tests.support.positions import deal_of, hand, match_of
from tests.support.walks import random_options

RULES = {
    f"{name}-{sides}": replace(preset, sides=sides, passing=passing)
    for name, preset in PRESETS.items()
    for sides, passing in zip(Sides, (Passing.OPEN, Passing.LOCKED), strict=True)
}
LATER = "rrethi-two-teams"
"""Where a deal with its exchange is played at every change."""
RRETHI_TEAMS = replace(RRETHI, sides=Sides.TWO_TEAMS)


@pytest.mark.parametrize(
    ("options", "is_first"),
    [
        *(pytest.param(options, True, id=f"first-{name}") for name, options in RULES.items()),
        *(
            pytest.param(options, False, id=f"later-{name}", marks=pytest.mark.long if name != LATER else ())
            for name, options in RULES.items()
        ),
    ],
)
def test_champion_by_any_rules_plays_a_deal_to_its_end(options: RuleOptions, *, is_first: bool) -> None:
    """The opening, the exchange, partners and suited straights: the engine refuses nothing."""
    match, rng, searched = begun(options, 1, is_first=is_first), Random(1), 0
    while match.stage in (Stage.EXCHANGE, Stage.PLAY):
        assert match.deal is not None
        thought = QUICK.think(match.snapshot(match.deal.turn), rng=rng)
        searched += thought.worlds > 0
        match = match.apply(thought.event).after
    assert match.last_places is not None
    assert searched > 5


@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.long) for seed in (0, 2, 3))])
def test_champion_by_drawn_options_plays_a_deal_to_its_end(seed: int) -> None:
    """Hidden exchanges and other mixtures are played as well (R11)."""
    rng = Random(f"options {seed}")
    match = begun(random_options(rng), seed)
    while match.stage in (Stage.EXCHANGE, Stage.PLAY):
        assert match.deal is not None
        match = match.apply(QUICK.choose(match.snapshot(match.deal.turn), rng=rng)).after
    assert match.last_places is not None


@pytest.mark.parametrize("options", [CLASSIC, RRETHI_TEAMS], ids=["classic", "rrethi-teams"])
def test_choice_with_other_hidden_hands_is_the_same(options: RuleOptions) -> None:
    """What others hold makes no difference: no level sees a hidden card."""
    rng = Random(3)
    for match in list(going_on(begun(options, 5)))[1::7]:
        assert match.deal is not None
        viewer = match.deal.turn
        expected = QUICK.think(match.snapshot(viewer), rng=Random(9))
        assert expected == QUICK.think(scrambled(match, viewer, rng).snapshot(viewer), rng=Random(9))


def scrambled(match: Match, viewer: int, rng: Random) -> Match:
    """Deal the others' cards anew among them."""
    assert match.deal is not None
    hands = list(match.deal.hands)
    others = [seat for seat in range(4) if seat != viewer]
    pool = [card for seat in others for card in hands[seat]]
    rng.shuffle(pool)
    for seat in others:
        hands[seat] = tuple(sorted(pool.pop() for _ in hands[seat]))
    return replace(match, deal=replace(match.deal, hands=tuple(hands)))


def test_same_snapshot_and_chance_bring_the_same_thought_in_another_process_too() -> None:
    """Without a limit of time nothing but these decides; a player is sent to workers (protocol)."""
    copy = pickle.loads(pickle.dumps(QUICK))  # noqa: S301 - our own bytes
    for match in list(going_on(begun(CLASSIC, 6)))[::9]:
        assert match.deal is not None
        snapshot = match.snapshot(match.deal.turn)
        assert QUICK.think(snapshot, rng=Random(4)) == copy.think(snapshot, rng=Random(4))


def running_out(start: float, step: float) -> Callable[[], float]:
    """Return a time that gets less each time it is asked for."""
    left = [start + step]

    def time_left() -> float:
        left[0] -= step
        return left[0]

    return time_left


def busy(options: RuleOptions, seed: int) -> Snapshot:
    """Return a turn of the middle of a deal that is searched."""
    for match in list(going_on(begun(options, seed)))[12:]:
        assert match.deal is not None
        snapshot = match.snapshot(match.deal.turn)
        if QUICK.think(snapshot, rng=Random(1)).worlds:
            return snapshot
    pytest.fail("nothing was searched")


def test_time_that_is_over_leaves_the_choice_of_the_net() -> None:
    """There is always an answer, and a legal one."""
    snapshot = busy(CLASSIC, 7)
    expected = NetPlayer().choose(snapshot, rng=Random(1))
    for left in (0.0, -1.0, 0.01):
        thought = SearchingPlayer().think(snapshot, rng=Random(1), time_left=partial(float, left))
        assert (expected, 0) == (thought.event, thought.worlds)


@pytest.mark.parametrize("start", [0.05, *(pytest.param(start, marks=pytest.mark.long) for start in (0.2, 0.6, 1.2))])
def test_time_that_runs_out_during_a_search_ends_it(start: float) -> None:
    """It looks into fewer worlds, begins nothing after the end, and answers legally."""
    snapshot = busy(CLASSIC, 7)
    player = SearchingPlayer(
        effort=replace(QUICK.effort, pool=400, block=50, particles=200, chunk=32, sweeps=20, sure=9)
    )
    asked: list[float] = []
    left = running_out(start, 0.02)

    def time_left() -> float:
        asked.append(left())
        return asked[-1]

    thought = player.think(snapshot, rng=Random(1), time_left=time_left)
    assert thought.worlds < player.think(snapshot, rng=Random(1)).worlds
    assert min(asked) > -0.1
    assert is_legal(thought.event, snapshot)


def is_legal(event: object, snapshot: Snapshot) -> bool:
    """Return whether a snapshot's viewer may do this."""
    if isinstance(event, Played):
        return set(event.cards) in [set(play.cards) for play in snapshot.legal_plays()]
    return isinstance(event, Passed) and snapshot.may_pass


def test_single_choice_is_not_searched() -> None:
    """There is nothing to find out."""
    match = match_of(deal_of(["3S 4S", "5S 5C", "6S", "7S"], turn=0, table="KS KH", owner=3))
    assert 0 == QUICK.think(match.snapshot(0), rng=Random(1)).worlds


def test_last_cards_that_may_go_are_laid_without_a_search() -> None:
    """In free for all going out first is certain."""
    match = match_of(deal_of(["9S", "TS JS", "3S 6S", "7S 4H"], turn=0, table="4S", owner=3))
    thought = QUICK.think(match.snapshot(0), rng=Random(1))
    assert (Played(0, hand("9S")), 0) == (thought.event, thought.worlds)


@pytest.mark.parametrize("options", [CLASSIC, RRETHI, replace(CLASSIC, sides=Sides.TWO_TEAMS)])
def test_gift_is_searched_and_allowed(options: RuleOptions) -> None:
    """The card given back is a choice as well (R8.2)."""
    match = begun(options, 2)
    assert match.deal is not None
    snapshot = match.snapshot(match.deal.turn)
    assert snapshot.stage is Stage.EXCHANGE
    thought = QUICK.think(snapshot, rng=Random(1))
    assert isinstance(thought.event, CardGiven)
    assert thought.event.card in snapshot.gifts
    assert thought.worlds > 0
