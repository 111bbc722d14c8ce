"""Which cards stand for actions, for many hands at once; `murlan.packed.suits` says it for one.

Where suits do not count, the lowest cards of each rank. Where they do: 3♠ where the first lead asks for it (R5.2), else
cards that break no suited straight, else the lowest; and a plain straight is never laid in one suit (R4.6).
"""

from __future__ import annotations

from typing import Final

import numpy as np

from murlan.cards import Rank
from murlan.combinations import CARDS_OF_RANK, HIGH_ACE, Kind
from murlan.computer.net.bits import Bools, Masks, Numbers, lowest_of_ranks, suits_of, whole_ranks
from murlan.computer.net.tables import FIRST_STRAIGHT, FIRST_SUITED, RUNS
from murlan.packed.actions import ACTIONS
from murlan.packed.hands import mask_of

_SUITS: Final = np.arange(4, dtype=np.uint64)
_THREE_OF_SPADES: Final = np.uint64(1)
_PLACES: Final = np.uint64((1 << 4 * HIGH_ACE) - 1)
_ACE_AND_TWO: Final = np.uint64(0xFF)
_THREES_IN_RUN: Final = np.uint64(0xF00)
_FIRST_OF_PLACES: Final = np.uint64(0x11111111111111)

RANKS: Final[Masks] = np.array([action.ranks if action else 0 for action in ACTIONS], np.uint64)
"""By action, the ranks that it lays."""

CARDS: Final[Masks] = np.array(
    [sum(mask_of(CARDS_OF_RANK[rank]) for rank in Rank if int(ranks) >> rank & 1) for ranks in RANKS], np.uint64
)
"""By action, all cards of those ranks."""


def _in_spades() -> Masks:
    spades = [sum(1 << 4 * rank for rank in range(13) if ranks >> rank & 1) for ranks in range(1 << 13)]
    return np.array(spades, np.uint64)


_IN_SPADES: Final = _in_spades()
"""By set of the ranks 3–2, its cards in spades; shifted by 1–3 those of another suit."""


_WINDOW: Final[Masks] = np.array(
    [
        (1 << 4 * action.strength) - (1 << 4 * (action.strength - action.size))
        if action and action.kind is Kind.STRAIGHT
        else 0
        for action in ACTIONS
    ],
    np.uint64,
)
"""By straight, its places in the run A 2 3 … K A, four bits each."""


def _choice(of: int, held: int, guarded: int) -> int:
    """Return so many of the cards of one rank, four bits: first those that are not guarded, then the lowest."""
    cards = sorted((suit for suit in range(4) if held >> suit & 1), key=lambda suit: (guarded >> suit & 1, suit))
    return sum(1 << suit for suit in cards[:of])


_CHOICES: Final[Masks] = np.array(
    [[[_choice(of, held, guarded) for guarded in range(16)] for held in range(16)] for of in range(5)], np.uint64
)

_GROUP_SIZE: Final[Numbers] = np.array(
    [action.size if action and action.kind is not Kind.STRAIGHT else 0 for action in ACTIONS], np.intp
)


_GROUP_RANKS: Final = [action.strength if action and action.kind is not Kind.STRAIGHT else 0 for action in ACTIONS]
_RANK_AT: Final[Masks] = np.array([CARDS_OF_RANK[rank][0] for rank in _GROUP_RANKS], np.uint64)
_RANK_BITS: Final[Masks] = np.array([(1 << len(CARDS_OF_RANK[rank])) - 1 for rank in _GROUP_RANKS], np.uint64)
"""By action of one rank, how far its cards are from bit 0, and how many bits are theirs."""


def guarded(masks: Masks) -> Masks:
    """Return the cards that belong to a suited straight."""
    runs = RUNS[suits_of(masks)]
    in_suits = _IN_SPADES[runs[..., 0] | runs[..., 1]] << _SUITS
    cards: Masks = np.bitwise_or.reduce(in_suits, axis=-1)
    return cards


def laid(masks: Masks, actions: Numbers, guards: Masks, opening: Bools) -> Masks:
    """Return the cards that actions lay.

    Args:
        masks: The hands that do them, one dimension.
        actions: One for each hand; a pass lays nothing.
        guards: What is `guarded` where suits count; else no cards.
        opening: Where the first lead of a match is to be laid, which must contain 3♠.
    """
    guards = np.where(opening, guards & ~_THREE_OF_SPADES, guards)
    at, bits = _RANK_AT[actions], _RANK_BITS[actions]
    chosen: Masks = _CHOICES[_GROUP_SIZE[actions], masks >> at & bits, guards >> at & bits] << at
    straights = np.flatnonzero(actions >= FIRST_STRAIGHT)
    if straights.size:
        chosen[straights] = _straights(masks[straights], actions[straights], guards[straights], opening[straights])
    return chosen


def _straights(masks: Masks, actions: Numbers, guards: Masks, opening: Bools) -> Masks:
    """Choose the cards of straights."""
    free = masks & ~guards
    chosen = lowest_of_ranks(free | masks & ~whole_ranks(free)) & CARDS[actions]
    in_suits = _IN_SPADES[RANKS[actions]][:, None] << _SUITS
    is_suited = actions >= FIRST_SUITED
    is_held = masks[:, None] & in_suits == in_suits
    chosen = np.where(is_suited, in_suits[np.arange(len(actions)), is_held.argmax(axis=1)], chosen)
    wrong = np.flatnonzero(~is_suited & (guards > 0) & (chosen[:, None] == in_suits).any(axis=1))
    if wrong.size:
        chosen[wrong] = _mixed(masks[wrong], actions[wrong], chosen[wrong], opening[wrong])
    return chosen


def _mixed(masks: Masks, actions: Numbers, chosen: Masks, opening: Bools) -> Masks:
    """Make straights of one suit such of several: the last card of which another is held gives way to that."""
    run: Masks = _as_run(chosen) & _WINDOW[actions]
    others = _as_run(masks) & _WINDOW[actions] & ~run
    others = np.where(opening & (chosen & _THREE_OF_SPADES > 0), others & ~_THREES_IN_RUN, others)
    ranks = others | others >> np.uint64(1) | others >> np.uint64(2) | others >> np.uint64(3)
    _, ends = np.frexp((ranks & _FIRST_OF_PLACES).astype(np.float64))
    place = (ends - 1).astype(np.uint64)
    spare = others >> place & np.uint64(15)
    run &= ~(np.uint64(15) << place)
    run |= _CHOICES[1, spare, 0] << place
    cards: Masks = run >> np.uint64(8) | (run & _ACE_AND_TWO) << np.uint64(44)
    return cards


def _as_run(masks: Masks) -> Masks:
    """Return four bits for each place A 2 3 … K A of the run."""
    run: Masks = masks << np.uint64(8) & _PLACES | masks >> np.uint64(44) & _ACE_AND_TWO
    return run
