"""Positions in the middle of a deal that a real match arrives at: all cards dealt, every turn accepted by the rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from murlan.cards import BLACK_JOKER, PACK, RED_JOKER, Card
from murlan.events import Dealt, Passed, Played, SeatEvent
from murlan.match import Match
from murlan.options import RuleOptions
from tests.support.positions import hand

Hands = Mapping[int, Sequence[Card]]


def arrived(
    options: RuleOptions,
    hands: Sequence[str],
    *,
    leader: int,
    table: str | None = None,
    turn: int | None = None,
    totals: tuple[int, ...] = (3, 2, 1, 0),
) -> Match:
    """Return the second deal of a match at the moment when the seats hold these hands, and no jokers.

    Seat after seat gets rid of all its other cards, one by one, while the others pass; the leader is the last of them.

    Args:
        options: The rules.
        hands: What is left by seat, at least one card each.
        leader: The seat that leads.
        table: What it leads; its hand is what is left after that. ``None``: it has yet to lead.
        turn: Who acts then; the seats between pass.
        totals: The points before this deal.
    """
    kept = {seat: hand(f"{cards} {table}" if table and seat == leader else cards) for seat, cards in enumerate(hands)}
    order = [(leader + n) % 4 for n in (1, 2, 3, 4)]
    shed = _spare_cards(kept, order[1])
    dealt = _dealt(options, kept, shed, first=order[0], last=order[1])
    match = Match.fold(options, [replace(dealt, totals=totals)])
    for event in _events(shed, order, hand(table) if table else (), turn):
        match = match.apply(event).after
    return match


def _spare_cards(kept: Hands, holder_of_jokers: int) -> dict[int, list[Card]]:
    """Deal the other cards in turn, the jokers to the seat that was last: so no card is exchanged (R8.4)."""
    jokers = [BLACK_JOKER, RED_JOKER]
    rest = [card for card in PACK if all(card not in cards for cards in kept.values()) and card not in jokers]
    shed: dict[int, list[Card]] = {seat: [] for seat in range(4)}
    shed[holder_of_jokers] = jokers
    while rest:
        open_seats = [seat for seat in range(4) if len(kept[seat]) + len(shed[seat]) < _size(seat)]
        for seat in open_seats[: len(rest)]:
            shed[seat].append(rest.pop(0))
    return {seat: sorted(cards) for seat, cards in shed.items()}


def _size(seat: int) -> int:
    """Return how many cards a seat is dealt where seat 3 deals (R2.3)."""
    return 14 if seat < 2 else 13


def _dealt(options: RuleOptions, kept: Hands, shed: Hands, *, first: int, last: int) -> Dealt:
    others = [seat for seat in range(4) if seat not in (first, last)]
    return Dealt(
        number=2,
        dealer=3,
        hands=tuple(tuple(sorted((*kept[seat], *shed[seat]))) for seat in range(4)),
        seed=bytes(32),
        cut=27,
        totals=(0, 0, 0, 0),
        target=options.target,
        last_places=(first, *others, last),
    )


def _events(
    shed: Mapping[int, list[Card]], order: Sequence[int], table: Sequence[Card], turn: int | None
) -> Iterator[SeatEvent]:
    """Let one seat after another lead all its spare cards; the next one takes the last of them with its highest."""
    left = {seat: list(cards) for seat, cards in shed.items()}
    for seat, following in zip(order, (*order[1:], None), strict=True):
        while left[seat]:
            yield Played(seat, (left[seat].pop(),))
            taker = following if not left[seat] else None
            if taker is not None:
                yield from _passes(seat, taker)
                yield Played(taker, (left[taker].pop(),))
            owner = seat if taker is None else taker
            yield from _passes(owner, owner)
    if table:
        yield Played(order[-1], tuple(table))
        if turn is not None:
            yield from _passes(order[-1], turn)


def _passes(seat: int, end: int) -> Iterator[Passed]:
    """Let the seats pass that come after one, up to another, which may be itself."""
    other = (seat + 1) % 4
    while other != end:
        yield Passed(other)
        other = (other + 1) % 4
