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
    """Answering with a single that may not stand, where a foe could go out on it with its only card."""
    exit_led: float
    """Leading one."""
    exit_open_many: float
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
    single=0.29,
    single_above=8.24,
    single_stands=-5.91,
    single_sure=-0.1,
    pair=5.61,
    pair_height=-5.88,
    pair_safe=-3.61,
    triple=5.96,
    triple_height=-7.06,
    triple_safe=-0.22,
    bomb=-2.69,
    bomb_near=-1.83,
    straight=8.42,
    straight_safe=-3.03,
    losers_below=(1.06, 0.31, -1.19),
    losers_below_leading=(-3.31, -2.26, -2.53),
    lead_stands=-1.53,
    lead_sure=-0.8,
    lead_many=-0.42,
    answer_stands=-0.61,
    answer_sure=0.12,
    answer_bomb=4.92,
    passed=0.55,
    passed_cards=-1.48,
    passed_near=-0.61,
    passed_last=3.49,
    passed_many=-0.13,
    exit_open=1.23,
    exit_led=5.0,
    exit_open_many=1.68,
    exit_left=0.34,
    cards_near=1.17,
)
"""For free for all."""

PARTNERS: Final = Weights(
    single=-0.62,
    single_above=8.58,
    single_stands=-4.18,
    single_sure=-1.23,
    pair=6.26,
    pair_height=-7.15,
    pair_safe=-3.29,
    triple=7.39,
    triple_height=-6.57,
    triple_safe=-1.99,
    bomb=-2.45,
    bomb_near=-1.33,
    straight=8.46,
    straight_safe=-3.09,
    losers_below=(1.52, -0.53, -0.55),
    losers_below_leading=(-4.18, -2.58, -1.55),
    lead_stands=-2.24,
    lead_sure=0.2,
    lead_many=-0.09,
    answer_stands=-0.63,
    answer_sure=1.77,
    answer_bomb=3.47,
    passed=0.31,
    passed_cards=0.21,
    passed_near=4.75,
    passed_last=2.38,
    passed_many=0.32,
    exit_open=3.45,
    exit_led=6.48,
    exit_open_many=-0.73,
    exit_left=2.48,
    cards_near=1.29,
    friend_passed=-1.82,
    friend_stands=-3.31,
    friend_near=-0.63,
    friend_last=-1.09,
    friend_fed=-2.63,
    friend_fed_low=-1.39,
)
"""For 2v2 (R10)."""


def careless(weights: Weights) -> Weights:
    """Return the same for a player that does not look how many cards the others hold."""
    return replace(
        weights,
        bomb_near=0.0,
        passed_near=0.0,
        exit_open=0.0,
        exit_led=0.0,
        exit_open_many=0.0,
        exit_left=0.0,
        cards_near=0.0,
        friend_near=0.0,
        friend_last=0.0,
        friend_fed=0.0,
        friend_fed_low=0.0,
    )
