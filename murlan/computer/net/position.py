"""What a snapshot says about its deal, in the numbers of `murlan.packed`: all but the cards of the hands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from murlan.cards import BLACK_JOKER, RED_JOKER
from murlan.computer.net.tables import NO_PAIR, NO_SINGLE, PAIR_STRENGTH, SINGLE_STRENGTH
from murlan.exchange import ExchangeRecord
from murlan.options import Passing, RuleOptions
from murlan.packed.actions import PASS, action_of
from murlan.packed.hands import mask_of
from murlan.plays import Turn
from murlan.snapshot import Snapshot

_NOBODY: Final = (0, 0, 0, 0)
_EVERYBODY: Final = 0b1111


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """One moment of a deal; sets of seats are four bits. As it stands it is the beginning of a deal."""

    turn: int = 0
    opening: bool = False
    """Whether the next lead must contain 3♠ (R5.2)."""
    to_beat: int = PASS
    """The action that lies on the table."""
    owner: int = 0
    """The seat that laid it; without meaning for a lead."""
    passed: int = 0
    """The seats that passed on it, or are locked out."""
    locked: int = 0
    """The seats that are locked out of the trick (R5.4)."""
    places: tuple[int, ...] = (-1, -1, -1, -1)
    """By seat, the place it took, 0–3; -1 for none."""
    single_passed: tuple[int, ...] = (NO_SINGLE,) * 4
    """By seat, the strength of the lowest single on which it passed."""
    pair_passed: tuple[int, ...] = (NO_PAIR,) * 4
    """The same for pairs."""
    known: tuple[int, ...] = _NOBODY
    """By seat, the cards that it is known to hold, from the exchange."""
    knowers: tuple[int, ...] = _NOBODY
    """By seat, the seats that know that."""


def position_of(snapshot: Snapshot) -> Position:
    """Return where the deal of a snapshot stands: in play, or in the exchange."""
    assert snapshot.turn is not None, "a seat acts while a deal lasts"
    to_beat, passed = _lying(snapshot)
    locked = _passers(snapshot.trick) if snapshot.options.passing is Passing.LOCKED else 0
    single_passed, pair_passed = _passed_on(snapshot)
    known, knowers = _known(snapshot)
    return Position(
        turn=snapshot.turn,
        opening=snapshot.opening,
        to_beat=to_beat,
        owner=snapshot.owner or 0,
        passed=passed | locked,
        locked=locked,
        places=tuple(-1 if seat.place is None else seat.place - 1 for seat in snapshot.seats),
        single_passed=single_passed,
        pair_passed=pair_passed,
        known=known,
        knowers=knowers,
    )


def _lying(snapshot: Snapshot) -> tuple[int, int]:
    """Return the action on the table, and the seats that passed on it."""
    lying, passed = PASS, 0
    for turn in snapshot.trick:
        if turn.combination is None:
            passed |= 1 << turn.seat
        else:
            lying, passed = action_of(turn.combination, snapshot.options), 0
    return lying, passed


def _passers(trick: tuple[Turn, ...]) -> int:
    return sum({1 << turn.seat for turn in trick if turn.combination is None})


def _passed_on(snapshot: Snapshot) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return by seat the lowest single and the lowest pair on which it passed in this deal."""
    singles, pairs = [NO_SINGLE] * 4, [NO_PAIR] * 4
    for seat, action in _passes(snapshot, snapshot.options):
        singles[seat] = min(singles[seat], int(SINGLE_STRENGTH[action]))
        pairs[seat] = min(pairs[seat], int(PAIR_STRENGTH[action]))
    return tuple(singles), tuple(pairs)


def _passes(snapshot: Snapshot, options: RuleOptions) -> Iterator[tuple[int, int]]:
    """Yield each pass of this deal: the seat, and the action that lay on the table."""
    for trick in (*snapshot.tricks, snapshot.trick):
        lying = PASS
        for turn in trick:
            if turn.combination is None:
                yield turn.seat, lying
            else:
                lying = action_of(turn.combination, options)


def _known(snapshot: Snapshot) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return by seat which cards it is known to hold, and who knows that (R8.4, R8.6)."""
    if snapshot.exchange is None:
        return _NOBODY, _NOBODY
    played = sum(
        mask_of(turn.combination.cards)
        for trick in (*snapshot.tricks, snapshot.trick)
        for turn in trick
        if turn.combination is not None
    )
    held = _went_to(snapshot.exchange)
    known = tuple(held.get(seat, 0) & ~played for seat in range(4))
    return known, knowers_of(snapshot)


def _went_to(exchange: ExchangeRecord) -> dict[int, int]:
    """Return by seat the card masks of what it got, or showed."""
    if exchange.jokers_shown:
        return {exchange.giver: mask_of((BLACK_JOKER, RED_JOKER))}
    held = {}
    if exchange.given is not None:
        held[exchange.receiver] = mask_of((exchange.given,))
    if exchange.returned is not None:
        held[exchange.giver] = mask_of((exchange.returned,))
    return held


def knowers_of(snapshot: Snapshot) -> tuple[int, ...]:
    """Return by seat who knows what it got in the exchange (R8.6); jokers are shown to all."""
    exchange = snapshot.exchange
    if exchange is None:
        return _NOBODY
    if exchange.jokers_shown or snapshot.options.open_exchange:
        return (_EVERYBODY,) * 4
    parties = 1 << exchange.giver | 1 << exchange.receiver
    return tuple(parties if parties >> seat & 1 else 0 for seat in range(4))
