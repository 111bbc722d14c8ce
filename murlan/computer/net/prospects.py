"""What a seat may do now, and what the value net expects of each; for players, and for whoever explains plays."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np

from murlan.cards import PACK
from murlan.combinations import classify
from murlan.computer.net.bits import Masks, Numbers
from murlan.computer.net.field import Field
from murlan.computer.net.laying import guarded, laid
from murlan.computer.net.net import Net
from murlan.computer.net.outcomes import Floats
from murlan.computer.worth import worths
from murlan.events import CardGiven, Passed, Played, SeatEvent
from murlan.packed.actions import PASS
from murlan.packed.hands import cards_in, mask_of
from murlan.snapshot import Snapshot, Stage

_PACK: Final = mask_of(PACK)


@dataclass(frozen=True, slots=True)
class Prospect:
    """One thing that a seat may do."""

    event: SeatEvent
    outcomes: tuple[float, ...]
    """How likely each outcome of the deal is then: places 1–4, or in 2v2 the side's points 5, 4, 3, 2, 1."""
    value: float
    """What that is worth to the seat at the score as it stands, in points."""


def prospects_of(snapshot: Snapshot, net: Net) -> tuple[Prospect, ...]:
    """Return what the viewer, whose turn it is, may do: a pass first, then plays by their action; or its gifts.

    Args:
        snapshot: A deal in play or in the exchange.
        net: The net of its rules' family.
    """
    assert snapshot.viewer is not None, "a computer player sits on a seat"
    field = field_of(snapshot)
    if snapshot.stage is Stage.EXCHANGE:
        events, outcomes = _gifts(snapshot, field, net)
    else:
        actions = np.flatnonzero(field.legal()[0])
        outcomes = net.outcomes(field, np.zeros_like(actions), actions)
        events = tuple(_events(snapshot.viewer, field, actions))
    values = outcomes @ worths(snapshot)[snapshot.viewer]
    found = zip(events, outcomes.tolist(), values.tolist(), strict=True)
    return tuple(Prospect(event, tuple(chances), value) for event, chances, value in found)


def field_of(snapshot: Snapshot) -> Field:
    """Return a field of one deal: the unseen cards lie with the others anyhow, for nobody looks there."""
    masks = [0, 0, 0, 0]
    unseen = cards_in(_PACK & ~mask_of(snapshot.hand) & ~_played(snapshot))
    for seat, shown in enumerate(snapshot.seats):
        if seat == snapshot.viewer:
            masks[seat] = mask_of(snapshot.hand)
        else:
            masks[seat], unseen = mask_of(unseen[: shown.cards_left]), unseen[shown.cards_left :]
    return Field.of(snapshot, np.array([masks], np.uint64))


def _played(snapshot: Snapshot) -> int:
    turns = (turn for trick in (*snapshot.tricks, snapshot.trick) for turn in trick)
    return sum(mask_of(turn.combination.cards) for turn in turns if turn.combination is not None)


def _gifts(snapshot: Snapshot, field: Field, net: Net) -> tuple[tuple[SeatEvent, ...], Floats]:
    assert snapshot.exchange is not None, "the exchange stage has an exchange"
    cards = np.array(snapshot.gifts, np.intp)
    outcomes = net.gift_outcomes(field, np.zeros_like(cards), cards, to=snapshot.exchange.giver)
    return tuple(CardGiven(field.turn.item(), card) for card in snapshot.gifts), outcomes


def _events(seat: int, field: Field, actions: Numbers) -> Iterator[SeatEvent]:
    """Yield what actions are, with the cards that `murlan.plays.choices` would lay."""
    for action, cards in zip(actions.tolist(), _cards_of(field, actions).tolist(), strict=True):
        if action == PASS:
            yield Passed(seat)
        else:
            combination = classify(cards_in(cards))
            assert combination is not None, "an action lays a combination"
            yield Played(seat, combination.cards)


def _cards_of(field: Field, actions: Numbers) -> Masks:
    """Return the cards that actions lay."""
    masks = np.repeat(field.masks[0, field.turn], len(actions))
    guards = guarded(masks) if field.options.suited_straights else np.zeros_like(masks)
    return laid(masks, actions, guards, np.repeat(field.opening, len(actions)))
