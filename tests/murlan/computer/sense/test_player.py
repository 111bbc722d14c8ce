"""The players of good sense in whole matches: what every computer player owes its table."""

from __future__ import annotations

import pickle
from dataclasses import replace
from random import Random

import pytest

from murlan.computer.levels import Level, player_of
from murlan.computer.sense.characters import BEGINNER_HABITS
from murlan.computer.sense.player import SensePlayer
from murlan.dealing import cut_place
from murlan.events import CardGiven, Dealt
from murlan.match import Match
from murlan.options import RuleOptions
from murlan.snapshot import Snapshot, Stage
from tests.support.walks import deal_walk, random_options

LEVELS = (Level.BEGINNER, Level.CASUAL, Level.CLUB)


def _options(seed: int) -> RuleOptions:
    return replace(random_options(Random(seed)), target=11)


@pytest.mark.parametrize("seed", range(12))
def test_players_of_good_sense_play_any_match_to_its_end(seed: int) -> None:
    """Whatever the rules: what they do is always accepted."""
    rng = Random(seed)
    match = Match.start(_options(seed))
    seated = [player_of(rng.choice(LEVELS)) for _ in range(4)]
    while match.stage is not Stage.OVER:
        if match.stage is Stage.DEALING:
            match = match.apply(match.next_deal(rng.randbytes(32), cut_place(rng.randbytes(32)))).after
            continue
        assert match.deal is not None
        seat = match.deal.turn
        match = match.apply(seated[seat].choose(match.snapshot(seat), rng=rng)).after
    assert match.outcome is not None


def _snapshots() -> list[tuple[Match, Snapshot]]:
    """Return positions of some deals, in the exchange too, each with the seat's own sight of it."""
    moments = [moment for seed in range(100, 112) for moment in deal_walk(seed).moments]
    acting = [(moment.before, moment.event) for moment in moments if not isinstance(moment.event, Dealt)]
    return [(before, before.snapshot(event.seat)) for before, event in acting]


@pytest.mark.parametrize("level", LEVELS)
def test_choice_is_the_same_whatever_the_others_hold(level: Level) -> None:
    """The cards of the other hands are shuffled among them: the snapshot and the choice stay the same."""
    rng = Random(1)
    for match, snapshot in _snapshots():
        assert match.deal is not None
        viewer = snapshot.viewer
        assert viewer is not None
        others = [seat for seat in range(4) if seat != viewer]
        cards = [card for seat in others for card in match.deal.hands[seat]]
        rng.shuffle(cards)
        hands = list(match.deal.hands)
        for seat in others:
            size = len(hands[seat])
            hands[seat], cards = tuple(sorted(cards[:size])), cards[size:]
        other = replace(match, deal=replace(match.deal, hands=tuple(hands))).snapshot(viewer)
        player = player_of(level)
        assert player.choose(snapshot, rng=Random(7)) == player.choose(other, rng=Random(7))


@pytest.mark.parametrize("level", LEVELS)
def test_pickled_player_chooses_the_same_from_a_pickled_snapshot(level: Level) -> None:
    """It may work in another process; the same chance brings the same choice."""
    player = player_of(level)
    again = pickle.loads(pickle.dumps(player))  # noqa: S301 -- our own bytes
    for _, snapshot in _snapshots()[::5]:
        sent = pickle.loads(pickle.dumps(snapshot))  # noqa: S301 -- our own bytes
        assert player.choose(snapshot, rng=Random(3)) == again.choose(sent, rng=Random(3))


def test_chance_has_no_part_in_good_sense_without_habits() -> None:
    """Nothing is drawn where there is nothing to give in to."""
    for _, snapshot in _snapshots():
        rng = Random(3)
        thought = SensePlayer().think(snapshot, rng=rng)
        assert Random(3).random() == rng.random()
        assert ((), (), 0) == (thought.occasions, thought.lapses, thought.worlds)


def test_thought_is_what_is_chosen() -> None:
    """Whoever asks for more is told of the same event."""
    player = SensePlayer(BEGINNER_HABITS)
    for _, snapshot in _snapshots():
        assert player.think(snapshot, rng=Random(9)).event == player.choose(snapshot, rng=Random(9))


def test_card_given_back_is_one_that_may_be_given() -> None:
    """R8.2, R8.3."""
    exchanges = [snapshot for _, snapshot in _snapshots() if snapshot.stage is Stage.EXCHANGE]
    assert exchanges
    for snapshot in exchanges:
        event = SensePlayer().choose(snapshot, rng=Random(0))
        assert isinstance(event, CardGiven)
        assert event.card in snapshot.gifts
