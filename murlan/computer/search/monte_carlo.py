"""Determinised Monte Carlo, as a measure for others: deals drawn at random, and a cheap policy that plays them out.

It is what search is without a net: no likelihood, no value, `murlan.packed` and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Final

from murlan.combinations import Kind
from murlan.computer.player import TimeLeft, plenty
from murlan.computer.search.hidden import Hidden, hidden_cards
from murlan.computer.search.positions import events_of, packed_position
from murlan.events import CardGiven, SeatEvent
from murlan.packed import PASS, PLAYS, PackedDeal, begin, cards_in, mask_of
from murlan.scoring import POINTS
from murlan.snapshot import Snapshot, Stage

_NOT_CHEAP: Final = frozenset(number for number, play in PLAYS.items() if play.kind is Kind.QUAD or play.is_suited)
"""What is not spent on an answer while there is another."""

_LEAD_ORDER: Final = {
    number: (number in _NOT_CHEAP, play.kind is not Kind.STRAIGHT, play.strength, -play.size)
    for number, play in PLAYS.items()
}
"""Straights first, then low groups, the largest of a rank."""


@dataclass(frozen=True, slots=True)
class MonteCarloPlayer:
    """Plays what does best on average over drawn deals, each played out by a greedy policy."""

    worlds: int = 64
    candidates: int = 16

    def choose(self, snapshot: Snapshot, *, rng: Random, time_left: TimeLeft = plenty) -> SeatEvent:
        """Return what the viewer does; it takes no notice of the time but to stop when that is over."""
        if snapshot.stage is Stage.EXCHANGE:
            return self._gift(snapshot, rng, time_left)
        events = events_of(snapshot)
        candidates = sorted(events, key=lambda number: (number != PASS, _LEAD_ORDER.get(number)))[: self.candidates]
        if len(candidates) == 1:
            return events[candidates[0]]
        totals = dict.fromkeys(candidates, 0)
        for masks in self._worlds(hidden_cards(snapshot), rng, time_left):
            before = packed_position(snapshot, masks)
            for number in candidates:
                after = before.copy()
                after.act(number)
                totals[number] += _points(after, snapshot)
        return events[max(candidates, key=totals.__getitem__)]

    def _gift(self, snapshot: Snapshot, rng: Random, time_left: TimeLeft) -> SeatEvent:
        seat, exchange = snapshot.viewer, snapshot.exchange
        assert seat is not None
        assert exchange is not None, "the exchange stage has an exchange"
        by_rank = {card.rank: card for card in reversed(snapshot.gifts)}
        totals = dict.fromkeys(by_rank.values(), 0)
        for masks in self._worlds(hidden_cards(snapshot), rng, time_left):
            for card in totals:
                given = list(masks)
                given[seat] &= ~(1 << card)
                given[exchange.giver] |= 1 << card
                after = begin(given, exchange.giver, snapshot.options, opening=False)
                totals[card] += _points(after, snapshot)
        return CardGiven(seat, max(totals, key=totals.__getitem__))

    def _worlds(self, hidden: Hidden, rng: Random, time_left: TimeLeft) -> Iterable[list[int]]:
        for _ in range(self.worlds):
            yield _drawn(hidden, rng)
            if time_left() <= 0:
                return


def _drawn(hidden: Hidden, rng: Random) -> list[int]:
    """Deal the unseen cards at random; only cards that are known to lie somewhere lie there."""
    cards = cards_in(hidden.unseen & ~sum(hidden.sure))
    order = rng.sample(cards, len(cards))
    masks = list(hidden.sure)
    masks[hidden.viewer] = hidden.own
    start = 0
    for seat in range(4):
        stop = start + hidden.counts[seat] - hidden.sure[seat].bit_count()
        masks[seat] |= mask_of(order[start:stop])
        start = stop
    return masks


def _points(deal: PackedDeal, snapshot: Snapshot) -> int:
    """Play a deal out and return the points of the viewer's side less those of the others'."""
    while not deal.is_over:
        deal.act(_greedy(deal))
    side = snapshot.options.side_of(snapshot.viewer or 0)
    return sum(POINTS[place] for place, seat in enumerate(deal.places) if snapshot.options.side_of(seat) == side)


def _greedy(deal: PackedDeal) -> int:
    """Lead straights and low groups; answer with the cheapest, a quad or a suited straight only where that is all."""
    actions = deal.actions()
    if not deal.to_beat:
        return min(actions, key=_LEAD_ORDER.__getitem__)
    return actions[1] if len(actions) > 1 else PASS
