"""What the player of good sense holds dear.

The numbers were found by search, not by thought: on thousands of positions from self-play the judgement was to choose
what a value net holds best, and gradients of what it lost by its choices moved the weights. Their unit is without
meaning; less is better, and what stands below zero is wanted.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

NEAR: Final = 4
"""A seat with so many cards or fewer is near to going out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Weights:
    """What things cost. The first block is about plays that are still to be made, the rest about the action itself."""

    single: float
    """A lone card."""
    single_above: float
    """The same, by the share of the unseen cards that are higher."""
    single_stands: float
    """The same, by how likely it stands."""
    single_sure: float
    """A lone card that nothing unseen is above."""
    pair: float
    pair_height: float
    """The same, by rank: nothing for threes, all of it for twos."""
    pair_safe: float
    """The same, by how likely no foe can beat it."""
    triple: float
    triple_height: float
    triple_safe: float
    bomb: float
    """A quad or a suited straight, which beats other kinds (R4.2, R4.6)."""
    bomb_near: float
    """The same, where a foe is near to going out."""
    straight: float
    straight_safe: float
    losers_below: tuple[float, float, float]
    """By how much there are less than 1, 2 and 3 plays that do not stand."""
    losers_below_leading: tuple[float, float, float]
    """The same times how likely the seat leads next."""
    lead_stands: float
    """Leading what stands."""
    lead_sure: float
    """Leading what nobody can beat."""
    lead_many: float
    """Leading more than one card."""
    answer_stands: float
    """Answering with what stands."""
    answer_sure: float
    """Answering with what nobody can beat."""
    answer_bomb: float
    """Answering with a quad or a suited straight."""
    passed: float
    """Passing."""
    passed_cards: float
    """The same, by cards held: all of it for fourteen."""
    passed_near: float
    """The same, where the owner of the trick is near to going out: divided by its cards."""
    passed_last: float
    """The same, where nobody is left who could take the trick from its owner."""
    passed_many: float
    """The same on more than one card."""
    exit_open: float
    """A single that may stand or not, where a foe could go out on it with its only card."""
    exit_open_two: float
    """The same for more cards."""
    exit_left: float
    """Passing where a foe that comes next could go out."""
    cards_near: float
    """Each play still to be made where a foe is near to going out: divided by its cards."""
    friend_passed: float = 0.0
    """Passing on a partner's play."""
    friend_safe: float = 0.0
    """The same, by how likely that play stands."""
    friend_near: float = 0.0
    """The same, where the partner is near to going out."""
    friend_fed: float = 0.0
    """Leading a single to a partner with one card."""
    friend_fed_low: float = 0.0
    """The same, by how low it is: all of it for a three."""


ALONE: Final = Weights(
    single=0.74,
    single_above=6.37,
    single_stands=-6.03,
    single_sure=0.58,
    pair=5.13,
    pair_height=-5.26,
    pair_safe=-5.03,
    triple=5.28,
    triple_height=-5.17,
    triple_safe=-0.87,
    bomb=-0.49,
    bomb_near=0.04,
    straight=7.45,
    straight_safe=-3.41,
    losers_below=(0.9, -0.68, -0.83),
    losers_below_leading=(-3.36, -2.86, -2.95),
    lead_stands=-0.56,
    lead_sure=-2.29,
    lead_many=-0.55,
    answer_stands=0.14,
    answer_sure=-0.94,
    answer_bomb=2.6,
    passed=-0.23,
    passed_cards=-0.68,
    passed_near=-0.1,
    passed_last=3.19,
    passed_many=0.28,
    exit_open=1.56,
    exit_open_two=0.05,
    exit_left=0.03,
    cards_near=0.82,
)
"""For free for all."""

PARTNERS: Final = Weights(
    single=0.49,
    single_above=6.91,
    single_stands=-5.55,
    single_sure=-0.31,
    pair=5.31,
    pair_height=-5.91,
    pair_safe=-3.51,
    triple=5.65,
    triple_height=-6.04,
    triple_safe=-1.4,
    bomb=-0.64,
    bomb_near=-0.51,
    straight=8.32,
    straight_safe=-2.73,
    losers_below=(3.2, 0.44, -1.05),
    losers_below_leading=(-4.72, -4.15, -1.41),
    lead_stands=-1.44,
    lead_sure=-1.26,
    lead_many=-1.08,
    answer_stands=-0.62,
    answer_sure=0.92,
    answer_bomb=1.77,
    passed=0.35,
    passed_cards=-0.29,
    passed_near=1.64,
    passed_last=2.64,
    passed_many=0.19,
    exit_open=1.72,
    exit_open_two=0.14,
    exit_left=2.0,
    cards_near=2.0,
    friend_passed=-3.91,
    friend_safe=-1.55,
    friend_near=1.09,
    friend_fed=-2.67,
    friend_fed_low=-1.38,
)
"""For 2v2 (R10)."""


def careless(weights: Weights) -> Weights:
    """Return the same for a player that does not look how many cards the others hold."""
    return replace(
        weights,
        bomb_near=0.0,
        passed_near=0.0,
        exit_open=0.0,
        exit_open_two=0.0,
        exit_left=0.0,
        cards_near=0.0,
        friend_near=0.0,
        friend_fed=0.0,
        friend_fed_low=0.0,
    )
