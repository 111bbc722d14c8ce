"""What beats what, over one combination of every shape there is: nothing ever beats in a circle."""

from __future__ import annotations

from itertools import pairwise, product

import pytest

from murlan.cards import PACK, Card, Suit
from murlan.combinations import MAX_STRAIGHT, RUN, Combination, classify
from murlan.options import CLASSIC, PRESETS, RuleOptions
from murlan.plays import beats, shape_of

OFF_SUIT = (Suit.SPADES, Suit.HEARTS)


def every_shape() -> tuple[Combination, ...]:
    """Return one combination of each kind, size and strength, and of each straight a suited one too."""
    by_rank = {rank: [card for card in PACK if card.rank is rank] for rank in {card.rank for card in PACK}}
    sets: list[tuple[Card, ...]] = []
    for cards in by_rank.values():
        sets += [tuple(cards[:size]) for size in range(1, len(cards) + 1)]
    for size in range(5, MAX_STRAIGHT + 1):
        for low in range(len(RUN) - size + 1):
            ranks = RUN[low : low + size]
            for suits in (OFF_SUIT[:1], OFF_SUIT):
                sets.append(
                    tuple(
                        next(card for card in by_rank[rank] if card.suit is suits[place % len(suits)])
                        for place, rank in enumerate(ranks)
                    )
                )
    found = (classify(cards) for cards in sets)
    return tuple({shape_of(one, PRESETS["rrethi"]): one for one in found if one is not None}.values())


SHAPES = every_shape()


@pytest.mark.parametrize("options", PRESETS.values(), ids=PRESETS)
def test_combination_never_beats_itself_nor_what_beats_it(options: RuleOptions) -> None:
    """Irreflexive and asymmetric, over all pairs (R4.7, BB-094)."""
    assert 160 == len(SHAPES)
    assert [] == [
        (one, two) for one, two in product(SHAPES, SHAPES) if beats(one, two, options) and beats(two, one, options)
    ]


@pytest.mark.parametrize("options", PRESETS.values(), ids=PRESETS)
def test_chain_of_beating_combinations_never_comes_back(options: RuleOptions) -> None:
    """A trick ends, for every play of it stands higher than all before it (BB-094, BB-097)."""
    left = {
        number: {other for other, two in enumerate(SHAPES) if beats(two, one, options)}
        for number, one in enumerate(SHAPES)
    }
    while unbeaten := {number for number, above in left.items() if not above & left.keys()}:
        left = {number: above for number, above in left.items() if number not in unbeaten}
    assert {} == left


def test_combination_by_classic_rules_beats_what_is_beaten_by_what_it_beats() -> None:
    """Transitive where any higher straight beats (R4.4, BB-094)."""
    below = {one: {two for two in SHAPES if beats(one, two, CLASSIC)} for one in SHAPES}
    assert [] == [(one, two) for one, beaten in below.items() for two in beaten if not below[two] <= beaten]


@pytest.mark.parametrize("options", PRESETS.values(), ids=PRESETS)
def test_quads_climb_on_each_other_to_the_twos(options: RuleOptions) -> None:
    """Bomb on bomb is accepted to the top one (R4.3, BB-097)."""
    quads = sorted((one for one in SHAPES if len(one.cards) == 4), key=lambda one: one.strength)
    assert 13 == len(quads)
    assert all(beats(high, low, options) for low, high in pairwise(quads))
