"""What may be laid on what (R4): the rule as a question, as a list and as a short list for people.

`shortfall` says why a combination does not beat another, `legal_plays` lists every card set that may be played, and
`choices` names one card set for each shape. Whose turn it is, is `murlan.deal`'s concern.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations as subsets
from itertools import product
from typing import Final

from murlan.cards import THREE_OF_SPADES, Card, Rank
from murlan.combinations import HIGH_ACE, MAX_STRAIGHT, MIN_STRAIGHT, RUN, Combination, Kind, straight_of
from murlan.errors import Shortfall
from murlan.options import RuleOptions, StraightStep


@dataclass(frozen=True, slots=True)
class Turn:
    """What one seat did when its turn came."""

    seat: int
    combination: Combination | None
    """What it laid; ``None`` is a pass."""


@dataclass(frozen=True, slots=True)
class Shape:
    """What people mean by one play: the same kind, size and strength, whatever the suits."""

    kind: Kind
    size: int
    strength: int
    is_suited: bool
    """Only ever true where suited straights count (R4.6)."""


_SIZES: Final = {Kind.SINGLE: 1, Kind.PAIR: 2, Kind.TRIPLE: 3, Kind.QUAD: 4}


def beats(combination: Combination, to_beat: Combination, options: RuleOptions) -> bool:
    """Return whether one combination beats another (R4)."""
    return shortfall(combination, to_beat, options) is None


def shortfall(combination: Combination, to_beat: Combination, options: RuleOptions) -> Shortfall | None:
    """Return what a combination lacks to beat another, or ``None`` if it does beat it (R4)."""
    if options.suited_straights and to_beat.is_suited:
        is_suitable = combination.is_suited and len(combination) == len(to_beat)
        return None if is_suitable and _is_up(combination, to_beat, options.suited_step) else Shortfall.SUITED_NEEDED
    if options.suited_straights and combination.is_suited:
        return None
    if to_beat.kind is Kind.QUAD and combination.kind is not Kind.QUAD:
        return Shortfall.QUAD_NEEDED
    if combination.kind is Kind.QUAD and to_beat.kind is not Kind.QUAD:
        return None
    if combination.kind is not to_beat.kind or len(combination) != len(to_beat):
        return Shortfall.OTHER_KIND
    if combination.strength <= to_beat.strength:
        return Shortfall.NOT_HIGHER
    if combination.kind is Kind.STRAIGHT and not _is_up(combination, to_beat, options.straight_step):
        return Shortfall.NOT_NEXT
    return None


def legal_plays(
    hand: Iterable[Card], to_beat: Combination | None, options: RuleOptions, *, opening: bool = False
) -> tuple[Combination, ...]:
    """List every card set that this hand may play, by kind and then from low to high.

    Args:
        hand: Distinct cards.
        to_beat: What lies on the table; ``None`` for a lead.
        options: The rules of the match.
        opening: Whether this is the first lead of a match, which must contain 3♠ (R5.2).
    """
    by_rank = _by_rank(hand)
    found = (*_groups(by_rank, to_beat), *_straights(by_rank, to_beat, options))
    return tuple(
        play
        for play in found
        if (to_beat is None or beats(play, to_beat, options)) and (not opening or THREE_OF_SPADES in play)
    )


def choices(
    hand: Iterable[Card], to_beat: Combination | None, options: RuleOptions, *, opening: bool = False
) -> tuple[Combination, ...]:
    """List one legal play for each `Shape`, in the order of `legal_plays`.

    Which suits stand for a shape: 3♠ where R5.2 asks for it, else cards that break no suited straight where those
    count (R4.6), else S, C, D, H. Where suits matter, the suited and the plain straight are both listed.
    """
    held = tuple(hand)
    guarded = _cards_in_suited_straights(held) if options.suited_straights else frozenset()
    best: dict[Shape, tuple[tuple[int, tuple[Card, ...]], Combination]] = {}
    for play in legal_plays(held, to_beat, options, opening=opening):
        shape = shape_of(play, options)
        cost = (0 if shape.is_suited else len(guarded.intersection(play.cards)), play.cards)
        if shape not in best or cost < best[shape][0]:
            best[shape] = (cost, play)
    return tuple(play for _, play in best.values())


def shape_of(combination: Combination, options: RuleOptions) -> Shape:
    """Return the shape of a combination under these rules."""
    is_suited = options.suited_straights and combination.is_suited
    return Shape(combination.kind, len(combination), combination.strength, is_suited)


def _is_up(combination: Combination, to_beat: Combination, step: StraightStep) -> bool:
    """Return whether a straight is higher by as much as the step allows (R4.4, R4.5)."""
    rise = combination.strength - to_beat.strength
    return rise > 0 and (rise == 1 or step is StraightStep.ANY_HIGHER)


def _by_rank(hand: Iterable[Card]) -> dict[Rank, list[Card]]:
    by_rank: dict[Rank, list[Card]] = defaultdict(list)
    for card in sorted(hand):
        by_rank[card.rank].append(card)
    return by_rank


def _groups(by_rank: dict[Rank, list[Card]], to_beat: Combination | None) -> Iterator[Combination]:
    """Yield the singles, pairs, triples and quads that can matter against `to_beat`."""
    for kind, size in _SIZES.items():
        if to_beat is None or kind in (to_beat.kind, Kind.QUAD):
            for rank, cards in by_rank.items():
                for chosen in subsets(cards, size):
                    yield Combination(kind, chosen, rank)


def _straights(
    by_rank: dict[Rank, list[Card]], to_beat: Combination | None, options: RuleOptions
) -> Iterator[Combination]:
    """Yield the straights that can matter against `to_beat`: of its length, or suited where that counts."""
    for size in range(MIN_STRAIGHT, MAX_STRAIGHT + 1):
        is_fitting = to_beat is None or (to_beat.kind is Kind.STRAIGHT and len(to_beat) == size)
        if not (is_fitting or options.suited_straights):
            continue
        for top in range(_lowest_top(size), HIGH_ACE + 1):
            run = RUN[top - size + 1 : top + 1]
            if all(rank in by_rank for rank in run):
                columns = [by_rank[rank] for rank in run]
                found = product(*columns) if is_fitting else _one_suit(columns)
                yield from (straight_of(cards, top) for cards in found)


def _lowest_top(size: int) -> int:
    """Return the lowest top of a straight: its length, but thirteen ranks are read ace-high (R3.6)."""
    return HIGH_ACE if size == MAX_STRAIGHT else size


def _one_suit(columns: Sequence[Sequence[Card]]) -> Iterator[tuple[Card, ...]]:
    for first in columns[0]:
        cards = [card for column in columns for card in column if card.suit is first.suit]
        if len(cards) == len(columns):
            yield tuple(cards)


def _cards_in_suited_straights(hand: Iterable[Card]) -> frozenset[Card]:
    """Return the cards of a hand that belong to a suited straight of five."""
    held = frozenset(hand)
    runs = (RUN[top - MIN_STRAIGHT + 1 : top + 1] for top in range(MIN_STRAIGHT, HIGH_ACE + 1))
    suits = {card.suit for card in held if card.suit is not None}
    whole = (frozenset(Card.of(rank, suit) for rank in run) for run in runs for suit in suits)
    return frozenset[Card]().union(*(run for run in whole if run <= held))
