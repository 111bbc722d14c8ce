"""Counts of legal plays, held against a search over all subsets of a hand by `classify` and `beats` alone."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import combinations as subsets
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from murlan import holdings
from murlan.cards import PACK, THREE_OF_SPADES, Card, Suit
from murlan.combinations import MAX_STRAIGHT, RUN, Combination, Kind, classify
from murlan.holdings import bits_of
from murlan.options import PRESETS, RuleOptions
from murlan.plays import beats, choices, legal_plays, shape_of
from tests.support.positions import combination, hand
from tests.support.walks import SCALE

EXAMPLES = max(10, round(200 * SCALE))
"""Random hands by each preset."""

ONE_SUIT = "3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS 2S RJ"
ONE_RANK_TWICE = "3S 4H 5D 6C 7S 8H 9D TC JS QH KD AC 2S AH"
GROUPS = "3S 3C 3D 3H 4S 4C 4D 4H 5S 5C 5D 6S 7S 7H"
PAIRS = "AS AH 2S 2H 3S 3H 4D 4C 5D 5C 6S 6H BJ RJ"
TWO_SUITS = "4S 5S 6S 7S 8S 4H 5H 6H 7H 8H 9H 2C 2D BJ"
HIGH = "TS TH JS JH QS QH KS KH AS AH 2S 2H BJ RJ"
QUADS_IN_RUNS = "3S 4C 5S 5C 5D 5H 6D 7S 7C 7D 7H 8H 9S TS"
LOW_ACES = "AS AC 2S 2D 3S 3H 4S 5S 5C 6S TS JS QS KS"
THIRTEEN = "AS 2C 3D 4H 5S 6C 7D 8H 9S TC JD QH KS KC"
HIDDEN_SUITED = "4S 5S 6S 7S 8S 4H 5D 6C 7H 8D 9S 9H TS BJ"
TWO_RUNS = "3S 4S 5S 6S 7S 8S 9S 3C 4C 5C 6C 7C 8C 9C"
THREES = "3S 3C 3D 3H 4S 5S 6S 7S 2S AS KS QS JS TS"
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
    ("quads-in-runs", None): (184, 184, 184),
    ("quads-in-runs", "6S 6C 6H"): (6, 6, 6),
    ("quads-in-runs", "2C 3C 4D 5S 6S"): (54, 18, 18),
    ("quads-in-runs", "3C 4D 5S 6S 7S"): (38, 18, 18),
    ("quads-in-runs", "6H 6S 6C 6D"): (1, 1, 1),
    ("quads-in-runs", "TC TD TH"): (2, 2, 2),
    ("quads-in-runs", "3D 4D 5D 6S 7C 8C 9C"): (18, 18, 18),
    ("low-aces", None): (60, 60, 60),
    ("low-aces", "AD 2H 3D 4C 5D"): (10, 8, 11),
    ("low-aces", "AD 2H 3D 4H 5H 6D"): (0, 0, 4),
    ("low-aces", "KH KD KC KS"): (0, 0, 4),
    ("low-aces", "KC KD"): (2, 2, 6),
    ("low-aces", "9H TH JH QH KH"): (2, 2, 1),
    ("low-aces", "AD 2C 3C 4C 5D 6C"): (0, 0, 4),
    ("thirteen", None): (85, 85, 85),
    ("thirteen", "AC 2D 3S 4S 5C 6S 7S 8S 9C TD JS QS KD"): (0, 0, 0),
    ("thirteen", "2D 3S 4S 5C 6S 7S 8S 9C TD JS QS KD AD"): (0, 0, 0),
    ("thirteen", "AC 2D 3S 4S 5C 6S 7S 8S 9C TD JS QS"): (4, 2, 2),
    ("thirteen", "3H 4C 5C 6D 7C"): (9, 1, 1),
    ("thirteen", "KD"): (2, 2, 2),
    ("hidden-suited", None): (260, 260, 260),
    ("hidden-suited", "3S 4C 5C 6H 7C"): (80, 32, 37),
    ("hidden-suited", "3C 4C 5C 6H 7C"): (80, 32, 37),
    ("hidden-suited", "3C 4C 5C 6C 7C"): (80, 32, 3),
    ("hidden-suited", "4C 5H 6D 7C 8C"): (48, 32, 37),
    ("hidden-suited", "JC JD JS JH"): (0, 0, 6),
    ("hidden-suited", "RJ"): (0, 0, 6),
    ("hidden-suited", "3D 4D 5H 6H 7D 8H"): (96, 64, 69),
    ("hidden-suited", "9D 9C"): (0, 0, 6),
    ("two-runs", None): (373, 373, 373),
    ("two-runs", "AS 2S 3D 4D 5D"): (96, 0, 12),
    ("two-runs", "3D 4D 5D 6D 7D"): (64, 32, 4),
    ("two-runs", "3H 4H 5H 6H 7D"): (64, 32, 42),
    ("two-runs", "3H 4H 5H 6H 7D 8D"): (64, 64, 74),
    ("two-runs", "2S 3H 4H 5H 6H 7H 8H"): (128, 128, 138),
    ("two-runs", "4D 5D 6D 7D 8D"): (32, 32, 2),
    ("threes", None): (50, 50, 50),
    ("threes", "2D 2C"): (1, 1, 8),
    ("threes", "TC JC QC KC AC"): (1, 1, 0),
    ("threes", "9C TC JC QC KD"): (2, 2, 8),
    ("threes", "KD KC KH"): (1, 1, 8),
    ("threes", "6C 6D 6H"): (1, 1, 8),
    ("nothing", None): (18, 18, 18),
    ("nothing", "KH"): (2, 2, 2),
    ("nothing", "5S 5H"): (3, 3, 3),
    ("nothing", "BJ"): (0, 0, 0),
}
"""Plays by classic, visix and rrethi rules, of each hand and what it has to beat."""

OPENINGS = {
    "one-suit": 26,
    "one-rank-twice": 36,
    "groups": 32,
    "pairs": 66,
    "two-suits": 0,
    "high": 0,
    "quads-in-runs": 65,
    "low-aces": 22,
    "thirteen": 0,
    "hidden-suited": 0,
    "two-runs": 114,
    "threes": 14,
    "nothing": 2,
}
"""Leads of each hand that contain 3♠; they are the same by all presets."""

HANDS = {
    "one-suit": ONE_SUIT,
    "one-rank-twice": ONE_RANK_TWICE,
    "groups": GROUPS,
    "pairs": PAIRS,
    "two-suits": TWO_SUITS,
    "high": HIGH,
    "quads-in-runs": QUADS_IN_RUNS,
    "low-aces": LOW_ACES,
    "thirteen": THIRTEEN,
    "hidden-suited": HIDDEN_SUITED,
    "two-runs": TWO_RUNS,
    "threes": THREES,
    "nothing": NOTHING,
}


@lru_cache(maxsize=64)
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


@pytest.mark.parametrize("options", PRESETS.values(), ids=PRESETS)
@pytest.mark.parametrize("name", HANDS)
def test_perft_of_the_opening_lead_counts_the_searched_plays_with_the_three_of_spades(
    name: str, options: RuleOptions
) -> None:
    """Only combinations that contain 3♠ (R5.2)."""
    held = hand(HANDS[name])
    listed = legal_plays(held, None, options, opening=True)
    assert OPENINGS[name] == len(listed)
    assert searched(held, None, options, opening=True) == set(listed)


@pytest.mark.parametrize("name", HANDS)
def test_straights_that_a_hand_holds_are_found_without_listing_them(name: str) -> None:
    """Their sizes, tops and suits, and the cards that stand in a suited one of five (R3.3–R3.6)."""
    for held in (hand(HANDS[name]), *subsets(hand(HANDS[name]), 12)):
        straights = [play for play in all_combinations(hand(HANDS[name])) if play.kind is Kind.STRAIGHT]
        straights = [play for play in straights if set(play.cards) <= set(held)]
        suited = [play for play in straights if play.is_suited]
        found = {(size, top): suits for size, top, suits in holdings.straight_spans(holdings.run_of(bits_of(held)))}
        assert {(len(play), play.strength) for play in straights} == set(found)
        for (size, top), suits in found.items():
            ends = [play for play in suited if (len(play), play.strength) == (size, top)]
            assert {play.cards[0].suit for play in ends} == {suit for suit in Suit if suits >> suit & 1}
        assert bool(suited) == holdings.has_suited_straight(holdings.run_of(bits_of(held)))
        assert {card for play in suited for card in play.cards} == holdings.suited_run_cards(held)
        assert holdings.has_quad(bits_of(held)) == (4 in Counter(card.rank for card in held).values())


@st.composite
def hands(draw: st.DrawFn) -> tuple[tuple[Card, ...], Combination]:
    """Draw a hand of up to 14 cards and what it may have to beat, from the other cards.

    Neighbouring ranks or few suits make combinations common: straights with quads in them, suited straights hidden in
    plain ones, runs that begin with an ace or a two.
    """
    first, width = draw(st.integers(0, 12)), draw(st.sampled_from((13, 9, 7, 5, 4)))
    ranks = {RUN[1 + (first + step) % 13] for step in range(width)}
    suits = draw(st.sampled_from(((Suit.SPADES,), (Suit.CLUBS, Suit.HEARTS), tuple(Suit))))
    size = draw(st.sampled_from((14, 13, 10, 6)))
    rng = Random(draw(st.integers(0, 2**32)))
    near = [card for card in PACK if card.rank in ranks and card.suit in suits]
    held = rng.sample(near, min(size, len(near)))
    rest = [card for card in PACK if card not in held]
    held += rng.sample(rest, size - len(held))
    others = sorted(set(rest) - set(held), key=lambda card: (card.rank not in ranks, rng.random()))[:14]
    plays = all_combinations(tuple(sorted(others)))
    kind = draw(st.sampled_from(sorted({(play.kind, play.is_suited) for play in plays})))
    lies = draw(st.sampled_from(sorted((p for p in plays if (p.kind, p.is_suited) == kind), key=lambda p: p.cards)))
    return tuple(sorted(held)), lies


@pytest.mark.parametrize("options", PRESETS.values(), ids=PRESETS)
@settings(max_examples=EXAMPLES, deadline=None, derandomize=True)
@given(position=hands())
def test_legal_plays_of_any_hand_by_each_preset_are_the_searched_ones(
    options: RuleOptions, position: tuple[tuple[Card, ...], Combination]
) -> None:
    """BB-093: leading, opening and answering; choices name each of their shapes once (R3, R4, R5.2)."""
    held, lies = position
    for to_beat, is_opening in ((None, False), (None, True), (lies, False)):
        expected = searched(held, to_beat, options, opening=is_opening)
        listed = legal_plays(held, to_beat, options, opening=is_opening)
        assert len(listed) == len(set(listed))
        assert expected == set(listed)
        shapes = [shape_of(play, options) for play in choices(held, to_beat, options, opening=is_opening)]
        assert len(shapes) == len(set(shapes))
        assert {shape_of(play, options) for play in expected} == set(shapes)
