"""No snapshot depends on what its viewer may not see (R10.1, R8.6).

The proof is by change: permute the cards that a viewer cannot see, at the present moment, and its snapshot must be the
same to the byte. Nothing secret can reach a message or a computer player, for both get the snapshot and nothing more.
"""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from functools import cache
from random import Random
from typing import TYPE_CHECKING

import pytest

from murlan.cards import PACK, Card
from murlan.match import Match
from murlan.snapshot import Snapshot, Stage
from tests.support.walks import Walk

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

VIEWERS = (None, 0, 1, 2, 3)


@pytest.mark.parametrize("viewer", VIEWERS, ids="viewer-{}".format)
def test_snapshot_after_hidden_cards_are_permuted_is_the_same_to_the_byte(
    deals: tuple[Walk, ...], viewer: int | None
) -> None:
    """What others hold makes no difference to what a viewer is told."""
    for walk in deals:
        rng = Random(f"secrets of {walk.name} from {viewer}")
        for state in _sampled(walk, rng):
            other = _permuted(state, viewer, rng)
            assert pickle.dumps(state.snapshot(viewer)) == pickle.dumps(other.snapshot(viewer)), walk.name


@pytest.mark.parametrize("viewer", VIEWERS, ids="viewer-{}".format)
def test_snapshot_at_any_moment_names_no_card_that_is_hidden(deals: tuple[Walk, ...], viewer: int | None) -> None:
    """BB-037: all cards in a snapshot were laid, or shown in the exchange, or are the viewer's own, out or not."""
    for walk in deals:
        for state in _sampled(walk, Random(f"cards of {walk.name} for {viewer}")):
            seen = set(_cards_in(state.snapshot(viewer)))
            assert seen <= _visible(state, viewer), walk.name


def test_snapshot_when_no_deal_is_live_shows_no_hand(deals: tuple[Walk, ...]) -> None:
    """The cards that the last seat was left with stay hidden after the deal (R6.2)."""
    for walk in deals:
        assert walk.final.stage in (Stage.DEALING, Stage.OVER)
        for viewer in VIEWERS:
            assert () == walk.final.snapshot(viewer).hand, walk.name


def test_permuted_match_differs_where_cards_are_hidden(deals: tuple[Walk, ...]) -> None:
    """The change that the byte test makes is real: the matches differ, only the snapshots do not."""
    differing = sum(
        state != _permuted(state, 0, rng)
        for walk in deals
        for rng in [Random(walk.name)]
        for state in _sampled(walk, rng)
    )
    assert differing > len(deals)


def _sampled(walk: Walk, rng: Random) -> list[Match]:
    """Return the state after dealing and a later one."""
    states = [state for state in walk.states if state.deal is not None]
    return [states[0], rng.choice(states[1:])]


def _permuted(state: Match, viewer: int | None, rng: Random) -> Match:
    """Shuffle the cards that the viewer does not see among their holders, sizes kept."""
    assert state.deal is not None
    is_live = state.stage in (Stage.EXCHANGE, Stage.PLAY)
    hidden_seats = [seat for seat in range(4) if seat != viewer or not is_live]
    pool = [card for seat in hidden_seats for card in state.deal.hands[seat]]
    rng.shuffle(pool)
    hands = list(state.deal.hands)
    for seat in hidden_seats:
        hands[seat] = tuple(sorted(pool.pop() for _ in hands[seat]))
    changed = replace(state, deal=replace(state.deal, hands=tuple(hands)))
    exchange = state.exchange
    if exchange is None or exchange.given is None or _sees_exchange(state, viewer):
        return changed
    returned = None if exchange.returned is None else rng.choice(PACK)
    return replace(changed, exchange=replace(exchange, given=rng.choice(PACK), returned=returned))


def _sees_exchange(state: Match, viewer: int | None) -> bool:
    exchange = state.exchange
    return exchange is not None and (state.options.open_exchange or viewer in (exchange.giver, exchange.receiver))


def _visible(state: Match, viewer: int | None) -> set[Card]:
    """Return the cards that a viewer may know, by the rules alone."""
    assert state.deal is not None
    tricks = (*state.deal.tricks, state.deal.trick)
    seen = {card for trick in tricks for turn in trick if turn.combination for card in turn.combination.cards}
    if viewer is not None and state.stage in (Stage.EXCHANGE, Stage.PLAY):
        seen |= set(state.deal.hands[viewer])
    if state.exchange and _sees_exchange(state, viewer):
        seen |= {card for card in (state.exchange.given, state.exchange.returned) if card is not None}
    return seen


def _cards_in(value: object) -> Iterator[Card]:
    """Walk a snapshot, field by field, for the cards in it."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, tuple | list | set | frozenset):
        for item in value:
            yield from _cards_in(item)
    elif is_dataclass(value) and not isinstance(value, type):
        for name in _field_names(type(value)):
            yield from _cards_in(getattr(value, name))
    else:
        assert isinstance(value, str | int | bool | None), f"{type(value)} in a {Snapshot.__name__}"


@cache
def _field_names(kind: type[DataclassInstance]) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))
