"""Counts of legal plays, held against a search over all subsets of a hand by `classify` and `beats` alone."""

from __future__ import annotations

from functools import cache
from itertools import combinations as subsets

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from murlan.cards import PACK, THREE_OF_SPADES, Card
from murlan.combinations import MAX_STRAIGHT, Combination, classify
from murlan.options import CLASSIC, PRESETS, RuleOptions
from murlan.plays import beats, choices, legal_plays, shape_of
from tests.support.positions import combination, hand

ONE_SUIT = "3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS 2S RJ"
ONE_RANK_TWICE = "3S 4H 5D 6C 7S 8H 9D TC JS QH KD AC 2S AH"
GROUPS = "3S 3C 3D 3H 4S 4C 4D 4H 5S 5C 5D 6S 7S 7H"
PAIRS = "AS AH 2S 2H 3S 3H 4D 4C 5D 5C 6S 6H BJ RJ"
TWO_SUITS = "4S 5S 6S 7S 8S 4H 5H 6H 7H 8H 9H 2C 2D BJ"
HIGH = "TS TH JS JH QS QH KS KH AS AH 2S 2H BJ RJ"
NOTHING = "3S 4H 6D 7C 9S TH QD KC 2S 3H 6S 9D QH BJ"

COUNTS = {
    ("one-suit", None): (67, 67, 67),
    ("one-suit", "3H 4C 5D 6H 7D"): (7, 1, 53),
    ("one-suit", "3H 4H 5H 6H 7H"): (7, 1, 7),
    ("one-suit", "2H"): (1, 1, 54),
    ("one-rank-twice", None): (85, 85, 85),
    ("one-rank-twice", "3D 4C 5H 6D 7C"): (8, 1, 1),
    ("one-rank-twice", "AS 2H 3D 4C 5S 6H 7D 8C"): (7, 1, 1),
    ("one-rank-twice", "KS KH"): (1, 1, 1),
    ("groups", None): (137, 137, 137),
    ("groups", "RJ"): (2, 2, 3),
    ("groups", "2S 2C 2D 2H"): (0, 0, 1),
    ("groups", "6C 6D"): (3, 3, 4),
    ("groups", "AS 2H 3D 4C 5S"): (98, 2, 3),
    ("pairs", None): (148, 148, 148),
    ("pairs", "KS KD"): (2, 2, 2),
    ("pairs", "AC 2D 3D 4S 5H"): (32, 32, 32),
    ("two-suits", None): (100, 100, 100),
    ("two-suits", "3S 4D 5C 6D 7C"): (48, 32, 34),
    ("two-suits", "3D 4D 5D 6D 7D"): (48, 32, 3),
    ("two-suits", "AC AD AH AS"): (0, 0, 4),
    ("two-suits", "BJ"): (0, 0, 4),
    ("high", None): (52, 52, 52),
    ("high", "9S TC JC QC KC"): (32, 32, 32),
    ("high", "AC AD"): (1, 1, 3),
    ("high", "9C TC JC QC KC"): (32, 32, 2),
    ("nothing", None): (18, 18, 18),
    ("nothing", "KH"): (2, 2, 2),
    ("nothing", "5S 5H"): (3, 3, 3),
    ("nothing", "BJ"): (0, 0, 0),
}
"""Plays by classic, visix and rrethi rules, of each hand and what it has to beat."""

HANDS = {
    "one-suit": ONE_SUIT,
    "one-rank-twice": ONE_RANK_TWICE,
    "groups": GROUPS,
    "pairs": PAIRS,
    "two-suits": TWO_SUITS,
    "high": HIGH,
    "nothing": NOTHING,
}


@cache
def all_combinations(held: tuple[Card, ...]) -> frozenset[Combination]:
    """Try every subset of a hand."""
    sizes = range(1, min(MAX_STRAIGHT, len(held)) + 1)
    found = (classify(cards) for size in sizes for cards in subsets(held, size))
    return frozenset(play for play in found if play is not None)


def searched(
    held: tuple[Card, ...], to_beat: Combination | None, options: RuleOptions, *, opening: bool = False
) -> set[Combination]:
    """Return the legal plays in the plainest way."""
    return {
        play
        for play in all_combinations(held)
        if (to_beat is None or beats(play, to_beat, options)) and (not opening or THREE_OF_SPADES in play)
    }


@pytest.mark.parametrize(("name", "table"), COUNTS, ids=str)
def test_perft_of_a_pinned_hand_by_each_preset_counts_the_searched_plays(name: str, table: str | None) -> None:
    """Listed plays are the searched ones, each once, and as many as ever (R3, R4)."""
    held = hand(HANDS[name])
    to_beat = combination(table) if table else None
    counts = []
    for options in PRESETS.values():
        listed = legal_plays(held, to_beat, options)
        assert len(listed) == len(set(listed))
        assert searched(held, to_beat, options) == set(listed)
        counts.append(len(listed))
    assert COUNTS[name, table] == tuple(counts)


@pytest.mark.parametrize("name", HANDS)
def test_perft_of_the_opening_lead_counts_the_searched_plays_with_the_three_of_spades(name: str) -> None:
    """Only combinations that contain 3♠ (R5.2)."""
    held = hand(HANDS[name])
    listed = legal_plays(held, None, CLASSIC, opening=True)
    assert searched(held, None, CLASSIC, opening=True) == set(listed)


@st.composite
def positions(draw: st.DrawFn) -> tuple[tuple[Card, ...], Combination | None, RuleOptions]:
    """Draw a hand of few ranks, so that combinations are common, and what it has to beat from the other cards."""
    low = draw(st.integers(0, 7))
    near = [card for card in PACK if low <= card.rank <= low + 7]
    held = tuple(sorted(draw(st.sets(st.sampled_from(near), min_size=1, max_size=10))))
    others = legal_plays([card for card in near if card not in held][:12], None, CLASSIC)
    to_beat = draw(st.none() | st.sampled_from(others)) if others else None
    return held, to_beat, draw(st.sampled_from(tuple(PRESETS.values())))


@settings(max_examples=60, deadline=None, derandomize=True)
@given(positions())
def test_legal_plays_of_any_position_are_the_searched_ones(
    position: tuple[tuple[Card, ...], Combination | None, RuleOptions],
) -> None:
    """Whatever the hand, the table and the preset; choices name each of their shapes once (R3, R4)."""
    held, to_beat, options = position
    expected = searched(held, to_beat, options)
    assert expected == set(legal_plays(held, to_beat, options))
    shapes = [shape_of(play, options) for play in choices(held, to_beat, options)]
    assert len(shapes) == len(set(shapes))
    assert {shape_of(play, options) for play in expected} == set(shapes)
