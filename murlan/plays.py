"""What may be laid on what (R4): the rule as a question, as a list and as a short list for people.

`shortfall` says why a combination does not beat another, `legal_plays` lists every card set that may be played, and
`choices` names one card set for each shape. Whose turn it is, is `murlan.deal`'s concern.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from murlan import holdings
from murlan.cards import THREE_OF_SPADES, Card
from murlan.combinations import Combination, Kind
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


def last_play(trick: Sequence[Turn]) -> Turn | None:
    """Return the play that has to be beaten, or ``None`` before the lead."""
    for turn in reversed(trick):
        if turn.combination is not None:
            return turn
    return None


def beats(combination: Combination, to_beat: Combination, options: RuleOptions) -> bool:
    """Return whether one combination beats another (R4)."""
    return shortfall(combination, to_beat, options) is None


def shortfall(combination: Combination, to_beat: Combination, options: RuleOptions) -> Shortfall | None:
    """Return what a combination lacks to beat another, or ``None`` if it does beat it (R4)."""
    rise = combination.strength - to_beat.strength
    is_same_size = len(combination.cards) == len(to_beat.cards)
    if options.suited_straights and to_beat.is_suited:
        is_over = combination.is_suited and is_same_size and _is_up(rise, options.suited_step)
        return None if is_over else Shortfall.SUITED_NEEDED
    if options.suited_straights and combination.is_suited:
        return None
    if combination.kind is not to_beat.kind or not is_same_size:
        if to_beat.kind is Kind.QUAD:
            return Shortfall.QUAD_NEEDED
        return None if combination.kind is Kind.QUAD else Shortfall.OTHER_KIND
    if rise <= 0:
        return Shortfall.NOT_HIGHER
    if combination.kind is Kind.STRAIGHT and not _is_up(rise, options.straight_step):
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
    bits = holdings.bits_of(hand)
    found = _groups(bits, to_beat, options)
    if to_beat is None or to_beat.kind is Kind.STRAIGHT or options.suited_straights:
        found += _straights(bits, to_beat, options)
    return tuple([play for play in found if THREE_OF_SPADES in play.cards] if opening else found)


def choices(
    hand: Iterable[Card], to_beat: Combination | None, options: RuleOptions, *, opening: bool = False
) -> tuple[Combination, ...]:
    """List one legal play for each `Shape`, in the order of `legal_plays`.

    Which suits stand for a shape: 3♠ where R5.2 asks for it, else cards that break no suited straight where those
    count (R4.6), else S, C, D, H. Where suits matter, the suited and the plain straight are both listed.
    """
    held = tuple(hand)
    guarded = holdings.suited_run_cards(held) if options.suited_straights else frozenset()
    best: dict[Shape, tuple[tuple[int, tuple[Card, ...]], Combination]] = {}
    for play in legal_plays(held, to_beat, options, opening=opening):
        shape = shape_of(play, options)
        cost = (len(guarded.intersection(play.cards)), play.cards)
        if shape not in best or cost < best[shape][0]:
            best[shape] = (cost, play)
    return tuple(play for _, play in best.values())


def shape_of(combination: Combination, options: RuleOptions) -> Shape:
    """Return the shape of a combination under these rules."""
    is_suited = options.suited_straights and combination.is_suited
    return Shape(combination.kind, len(combination), combination.strength, is_suited)


def _groups(bits: int, to_beat: Combination | None, options: RuleOptions) -> list[Combination]:
    """List the singles, pairs, triples and quads that may be laid."""
    if to_beat is None:
        return holdings.all_groups(bits)
    if to_beat.is_suited and options.suited_straights:
        return []
    size = len(to_beat.cards)
    found = holdings.groups(bits, size, to_beat.strength + 1) if size <= 4 else []
    if size != 4 and holdings.has_quad(bits):
        found += holdings.groups(bits, 4)
    return found


def _straights(bits: int, to_beat: Combination | None, options: RuleOptions) -> list[Combination]:
    """List the straights that may be laid."""
    run = holdings.run_of(bits)
    if to_beat is not None and to_beat.kind is not Kind.STRAIGHT and not holdings.has_suited_straight(run):
        return []
    spans = list(holdings.straight_spans(run))
    columns = holdings.columns_of(run) if spans else ()
    found: list[Combination] = []
    for size, top, suits in spans:
        if _is_plain_legal(size, top, to_beat, options):
            found += holdings.straights(columns, size, top, suits)
        elif suits and _is_suited_legal(size, top, to_beat, options):
            found += holdings.suited_straights(size, top, suits)
    return found


def _is_plain_legal(size: int, top: int, to_beat: Combination | None, options: RuleOptions) -> bool:
    """Return whether any straight of this size and top may be laid (R4.4–R4.6)."""
    if to_beat is None:
        return True
    if to_beat.kind is not Kind.STRAIGHT or (to_beat.is_suited and options.suited_straights):
        return False
    return size == len(to_beat.cards) and _is_up(top - to_beat.strength, options.straight_step)


def _is_suited_legal(size: int, top: int, to_beat: Combination | None, options: RuleOptions) -> bool:
    """Return whether a suited straight of this size and top may be laid, because suits count (R4.6)."""
    if to_beat is None or not (to_beat.is_suited and options.suited_straights):
        return options.suited_straights
    return size == len(to_beat.cards) and _is_up(top - to_beat.strength, options.suited_step)


def _is_up(rise: int, step: StraightStep) -> bool:
    """Return whether a straight is higher by as much as the step allows (R4.4, R4.5)."""
    return rise == 1 or (rise > 0 and step is StraightStep.ANY_HIGHER)
