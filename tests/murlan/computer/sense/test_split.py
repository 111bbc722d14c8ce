"""The cheapest split of a hand, held to a search through all of them."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest

from murlan.cards import PACK
from murlan.computer.sense.judgement import Judgement
from murlan.computer.sense.position import position_of
from murlan.computer.sense.split import Splitter
from murlan.options import CLASSIC, RRETHI, VISIX
from murlan.packed import PLAYS, action_of, leads, left, mask_of, pack
from tests.support.positions import combination, deal_of, match_of


def _costs(seed: int) -> dict[int, float]:
    """Draw what each play costs; a few are worth something."""
    rng = Random(seed)
    return {action: rng.uniform(-0.5, 2) for action in PLAYS}


@pytest.mark.parametrize("seed", range(40))
def test_split_costs_the_least_of_all(seed: int) -> None:
    """Groups and straights, several straights too."""
    rng = Random(seed)
    low = rng.randrange(0, 30)
    packed = pack(mask_of(rng.sample(PACK[low : low + 24], 9)))
    costs = _costs(seed)

    @cache
    def least(rest: int) -> float:
        return min((costs[play] + least(left(rest, play)) for play in leads(rest)), default=0.0)

    splitter = Splitter(packed, costs.__getitem__)
    found = splitter.split(packed)
    assert pytest.approx(least(packed)) == splitter.cost(packed)
    assert pytest.approx(least(packed)) == sum(costs[play] for play in found)
    rest = packed
    for play in found:
        assert play in leads(rest)
        rest = left(rest, play)
    assert rest == 0


def test_hand_of_a_straight_and_a_pair_is_split_into_them() -> None:
    """With the weights of the player, and the straight although the pair has a card in it."""
    match = match_of(deal_of(["4S 5S 6D 7C 8S 8H", "3S 9S", "3C 9C", "3D 9D"]))
    position = position_of(match.snapshot(0))
    straight, single = (action_of(combination(text), CLASSIC) for text in ("4S 5S 6D 7C 8S", "8H"))
    assert Counter([straight, single]) == Counter(Judgement(position).split(position.mask))


def test_straight_in_one_suit_is_held_for_what_beats_everything() -> None:
    """R4.6; where suits do not count it is a straight like any other."""
    text = "4S 5S 6S 7S 8S"
    for options in (RRETHI, VISIX):
        match = match_of(deal_of([f"{text} KS KH", "3S 9S", "3C 9C", "3D 9D"]), options)
        position = position_of(match.snapshot(0))
        assert action_of(combination(text), options) in Judgement(position).split(position.mask)
