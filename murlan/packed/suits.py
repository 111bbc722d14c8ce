"""Suited straights in card masks (R3.5), and which cards stand for an action where suits count (R4.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from murlan.cards import Rank
from murlan.combinations import CARDS_OF_RANK, HIGH_ACE, MAX_STRAIGHT, MIN_STRAIGHT, RUN, Kind, lowest_top
from murlan.packed.actions import PLAYS, numbers_of
from murlan.packed.hands import mask_of

_PLACES: Final = (1 << 4 * HIGH_ACE) - 1
_THREE_OF_SPADES: Final = 1

_OF_RANK: Final = tuple(map(mask_of, CARDS_OF_RANK))
"""By rank, the card mask of all its cards."""

SPADES_OF: Final = {
    number: sum(1 << 4 * rank for rank in Rank if action.ranks >> rank & 1)
    for number, action in PLAYS.items()
    if action.kind is Kind.STRAIGHT
}
"""By straight, the card mask of its ranks in spades; shifted by 1–3 that of another suit."""

_NUMBER_OF: Final = {
    (PLAYS[number].size, PLAYS[number].strength): number for number in numbers_of(Kind.STRAIGHT, is_suited=True)
}


def suited_straights(mask: int) -> tuple[int, ...]:
    """List the suited straights among the cards of a mask, by number."""
    run = mask << 8 & _PLACES | mask >> 44 & 0xFF  # four bits for each place A 2 3 … K A of the run
    found: list[int] = []
    starts = run & run >> 4 & run >> 8 & run >> 12  # a card stays where those of its suit after it are held too
    for size in range(MIN_STRAIGHT, MAX_STRAIGHT + 1):
        starts &= run >> 4 * (size - 1)
        if not starts:
            break
        tops = range(lowest_top(size), HIGH_ACE + 1)
        found += [_NUMBER_OF[size, top] for top in tops if starts >> 4 * (top - size) & 15]
    return tuple(found)


def holds_opening(mask: int, straight: int) -> bool:
    """Return whether a mask holds a straight in spades that contains 3♠ (R5.2)."""
    spades = SPADES_OF[straight]
    return bool(spades & _THREE_OF_SPADES) and mask & spades == spades


def has_mixed(mask: int, straight: int, *, opening: bool) -> bool:
    """Return whether a mask that holds a straight in one suit holds it in several too, with 3♠ where that is asked."""
    spades = SPADES_OF[straight]
    held = mask & 15 * spades
    if opening:
        return bool(held & ~spades & ~15)  # 3♠ is laid, and the rest must not all be spades
    return held.bit_count() > PLAYS[straight].size


def cards_for(mask: int, action: int, *, opening: bool) -> int:
    """Return the card mask that stands for an action, as `murlan.plays.choices` chooses it.

    3♠ where the first lead asks for it (R5.2), else cards that break no suited straight, else S, C, D, H.
    """
    play = PLAYS[action]
    if play.is_suited:
        spades = SPADES_OF[action]
        return next(spades << suit for suit in range(4) if mask & spades << suit == spades << suit)
    guarded = _guarded(mask)
    if not guarded:
        return _lowest(mask, action)
    if play.kind is not Kind.STRAIGHT:
        return _of_rank(mask, play.strength, play.size, guarded, opening=opening)
    ranks = RUN[play.strength - play.size + 1 : play.strength + 1]
    chosen = [_of_rank(mask, rank, 1, guarded, opening=opening) for rank in ranks]
    if sum(chosen) in [SPADES_OF[action] << suit for suit in range(4)]:
        _mix(mask, ranks, chosen, opening=opening)
    return sum(chosen)


def _lowest(mask: int, action: int) -> int:
    """Choose the lowest cards of each rank."""
    play = PLAYS[action]
    if play.kind is Kind.STRAIGHT:
        spades = SPADES_OF[action]
        clubs = spades & ~mask
        diamonds = clubs & ~(mask >> 1)
        hearts = diamonds & ~(mask >> 2)
        return (spades ^ clubs) | (clubs ^ diamonds) << 1 | (diamonds ^ hearts) << 2 | hearts << 3
    return sum(_split(mask & _OF_RANK[play.strength])[: play.size])


def _guarded(mask: int) -> int:
    """Return the cards of a mask that belong to a suited straight."""
    guarded = 0
    for number in suited_straights(mask):
        suits = (SPADES_OF[number] << suit for suit in range(4))
        guarded |= sum(cards for cards in suits if mask & cards == cards)
    return guarded


def _of_rank(mask: int, rank: int, count: int, guarded: int, *, opening: bool) -> int:
    """Choose cards of one rank."""
    held = _split(mask & _OF_RANK[rank])
    held.sort(key=lambda card: (not (opening and card == _THREE_OF_SPADES), bool(card & guarded), card))
    return sum(held[:count])


def _mix(mask: int, ranks: Sequence[Rank], chosen: list[int], *, opening: bool) -> None:
    """Make a straight of one suit one of several: its last card of which another is held gives way to that.

    The others are guarded as well, or they would have been chosen: no straight breaks fewer, and this is the lowest.
    """
    others = [mask & _OF_RANK[rank] & ~card for rank, card in zip(ranks, chosen, strict=True)]
    free = [place for place, card in enumerate(chosen) if not (opening and card == _THREE_OF_SPADES)]
    place = max(place for place in free if others[place])
    chosen[place] = others[place] & -others[place]


def _split(mask: int) -> list[int]:
    """Return the cards of a mask, a mask each, low to high."""
    cards = []
    while mask:
        cards.append(mask & -mask)
        mask &= mask - 1
    return cards
