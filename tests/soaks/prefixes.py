"""Prefixes of real event logs, and the same prefixes with other cards where a viewer cannot see them.

Permuted are the cards that the viewer's opponents and partner still hold: not yet played, nor shown, nor exchanged.
Every event of the prefix stays what it was, and legal.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from murlan.cards import Card
from murlan.errors import MurlanError
from murlan.events import Dealt, Played, SeatEvent
from murlan.match import Match
from tests.support.walks import Moment, deal_walk, match_walk

Hands = tuple[tuple[Card, ...], ...]
TRIES: Final = 40
"""How many shuffles of all hidden cards are tried, and then how many exchanges of single ones."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Prefix:
    """The beginning of one deal."""

    seed: int
    viewer: int | None
    """The seat that looks; ``None`` for the channel alone."""
    before: Match
    """The match before the deal."""
    dealt: Dealt
    events: tuple[SeatEvent, ...]

    @property
    def after(self) -> Match:
        """The match at the end of the prefix."""
        return _folded(self.before, self.dealt, self.events)

    def with_hands(self, hands: Hands) -> Prefix:
        """Return the same prefix from another deal."""
        return replace(self, dealt=replace(self.dealt, hands=hands))


def prefix_of(seed: int) -> Prefix:
    """Return a prefix: of a deal by itself, or of any deal of a whole match."""
    rng = Random(f"prefix {seed}")
    walk = match_walk(seed) if seed % 4 == 0 else deal_walk(seed)
    deal = rng.choice(_deals(walk.moments))
    first = deal[0]
    assert isinstance(first.event, Dealt), "a deal begins with it"
    viewer = rng.choice((None, 0, 1, 2, 3))
    length = rng.choice([number for number in range(len(deal)) if number == 0 or _hides(deal[number], viewer)])
    events = tuple(moment.event for moment in deal[1 : length + 1] if not isinstance(moment.event, Dealt))
    return Prefix(seed=seed, viewer=viewer, before=first.before, dealt=first.event, events=events)


def permuted(prefix: Prefix) -> Prefix:
    """Return the prefix with other hidden cards; the same one where no others make its events legal."""
    rng = Random(f"permutation {prefix.seed}")
    after = prefix.after
    hidden = _hidden(prefix, after)
    for hands in _candidates(prefix.dealt.hands, hidden, rng):
        other = prefix.with_hands(hands)
        if hands != prefix.dealt.hands and _is_possible(other, after):
            return other
    return prefix


def _deals(moments: Sequence[Moment]) -> list[list[Moment]]:
    deals: list[list[Moment]] = []
    for moment in moments:
        if isinstance(moment.event, Dealt):
            deals.append([])
        deals[-1].append(moment)
    return deals


def _hides(moment: Moment, viewer: int | None) -> bool:
    """Return whether after this event at least two seats hold cards that the viewer does not see."""
    deal = moment.step.after.deal
    return deal is not None and sum(bool(hand) for seat, hand in enumerate(deal.hands) if seat != viewer) > 1


def _hidden(prefix: Prefix, after: Match) -> dict[int, tuple[Card, ...]]:
    """Return the cards of each seat that the viewer may not know of."""
    played = {card for event in prefix.events if isinstance(event, Played) for card in event.cards}
    exchange = after.exchange
    known = played | ({exchange.given, exchange.returned} if exchange else set())
    return {
        seat: tuple(card for card in hand if card not in known)
        for seat, hand in enumerate(prefix.dealt.hands)
        if seat != prefix.viewer
    }


def _candidates(hands: Hands, hidden: dict[int, tuple[Card, ...]], rng: Random) -> Iterator[Hands]:
    """Yield deals with the hidden cards shuffled, then with more and more single ones changed places."""
    for _ in range(TRIES):
        pool = [card for cards in hidden.values() for card in cards]
        rng.shuffle(pool)
        yield _dealt_anew(hands, hidden, {seat: [pool.pop() for _ in cards] for seat, cards in hidden.items()})
    places = [(seat, number) for seat, cards in hidden.items() for number in range(len(cards))]
    for _ in range(TRIES * 10 if len(places) > 1 else 0):
        (one, first), (other, second) = rng.sample(places, 2)
        changed = {seat: list(cards) for seat, cards in hidden.items()}
        changed[one][first], changed[other][second] = changed[other][second], changed[one][first]
        yield _dealt_anew(hands, hidden, changed)


def _dealt_anew(hands: Hands, hidden: dict[int, tuple[Card, ...]], changed: dict[int, list[Card]]) -> Hands:
    return tuple(
        tuple(sorted({*hand} - {*hidden.get(seat, ())} | {*changed.get(seat, ())})) for seat, hand in enumerate(hands)
    )


def _is_possible(other: Prefix, after: Match) -> bool:
    """Return whether the same could have happened, seen from outside: the same events, turns and exchange."""
    try:
        match = other.after
    except MurlanError:
        return False
    return match.exchange == after.exchange and match.stage is after.stage and _turn(match) == _turn(after)


def _turn(match: Match) -> int | None:
    return match.deal.turn if match.deal else None


def _folded(match: Match, dealt: Dealt, events: Sequence[SeatEvent]) -> Match:
    match = match.apply(dealt).after
    for event in events:
        match = match.apply(event).after
    return match
