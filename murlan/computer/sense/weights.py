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
    friend_stands: float = 0.0
    """The same, by how likely that play stands."""
    friend_near: float = 0.0
    """The same, where the partner is near to going out: divided by its cards."""
    friend_last: float = 0.0
    """The same, where the partner has one card."""
    friend_fed: float = 0.0
    """Leading a single to a partner with one card."""
    friend_fed_low: float = 0.0
    """The same, by how low it is: all of it for a three."""


ALONE: Final = Weights(
    single=0.39,
    single_above=7.68,
    single_stands=-5.8,
    single_sure=0.07,
    pair=5.21,
    pair_height=-5.46,
    pair_safe=-3.88,
    triple=5.66,
    triple_height=-6.12,
    triple_safe=-0.27,
    bomb=-1.53,
    bomb_near=-1.29,
    straight=7.85,
    straight_safe=-3.06,
    losers_below=(0.97, 0.3, -0.87),
    losers_below_leading=(-3.27, -2.14, -2.66),
    lead_stands=-1.26,
    lead_sure=-0.6,
    lead_many=-0.68,
    answer_stands=-0.69,
    answer_sure=-0.69,
    answer_bomb=3.95,
    passed=0.69,
    passed_cards=-1.75,
    passed_near=-0.55,
    passed_last=3.47,
    passed_many=0.05,
    exit_open=1.2,
    exit_open_two=1.19,
    exit_left=0.67,
    cards_near=0.65,
)
"""For free for all."""

PARTNERS: Final = Weights(
    single=-0.39,
    single_above=8.01,
    single_stands=-4.68,
    single_sure=-1.06,
    pair=5.96,
    pair_height=-6.66,
    pair_safe=-3.76,
    triple=6.82,
    triple_height=-6.43,
    triple_safe=-1.99,
    bomb=-2.01,
    bomb_near=-0.97,
    straight=8.17,
    straight_safe=-3.02,
    losers_below=(1.45, -0.13, -1.11),
    losers_below_leading=(-4.47, -2.51, -1.48),
    lead_stands=-2.06,
    lead_sure=-0.44,
    lead_many=-0.56,
    answer_stands=-0.71,
    answer_sure=1.56,
    answer_bomb=3.01,
    passed=0.8,
    passed_cards=-0.37,
    passed_near=3.66,
    passed_last=2.23,
    passed_many=0.59,
    exit_open=3.46,
    exit_open_two=-1.02,
    exit_left=2.14,
    cards_near=1.36,
    friend_passed=-2.1,
    friend_stands=-2.74,
    friend_near=-0.37,
    friend_last=-1.23,
    friend_fed=-3.07,
    friend_fed_low=-1.51,
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
        friend_last=0.0,
        friend_fed=0.0,
        friend_fed_low=0.0,
    )
