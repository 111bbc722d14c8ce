"""A computer player of plain good sense: cheapest legal play, quads kept back, out as soon as it can."""

from __future__ import annotations

from random import Random
from typing import Final

from murlan.cards import Card
from murlan.combinations import Combination, Kind
from murlan.computer.player import TimeLeft, plenty
from murlan.events import CardGiven, Passed, Played, SeatEvent
from murlan.snapshot import Snapshot, Stage

_NEARLY_OUT: Final = 2
"""An opponent with this many cards or fewer must be stopped."""


class CautiousPlayer:
    """Leads long and low, answers as cheaply as it can without tearing its hand apart."""

    def choose(self, snapshot: Snapshot, *, rng: Random, time_left: TimeLeft = plenty) -> SeatEvent:
        """Return what the viewer does; the same snapshot brings the same choice."""
        del rng, time_left
        seat = snapshot.viewer
        assert seat is not None, "a computer player sits on a seat"
        if snapshot.stage is Stage.EXCHANGE:
            return CardGiven(seat, _least_useful(snapshot.gifts, snapshot.hand))
        options = snapshot.choices()
        if final := next((play for play in options if len(play) == len(snapshot.hand)), None):
            return Played(seat, final.cards)
        chosen = _answer(options, snapshot) if snapshot.trick else _lead(options, snapshot)
        return Passed(seat) if chosen is None else Played(seat, chosen.cards)


def _lead(options: tuple[Combination, ...], snapshot: Snapshot) -> Combination:
    """Lead the longest low combination that tears nothing apart; keep quads; high when somebody is nearly out."""
    if _is_danger(snapshot):
        return max(options, key=lambda play: (play.kind is not Kind.QUAD, len(play) > 1, play.strength, len(play)))
    return min(
        options,
        key=lambda play: (
            play.kind is Kind.QUAD,
            _cards_torn(play, snapshot.hand),
            -len(play) if play.kind is Kind.STRAIGHT else 0,
            _height(play),
            -len(play),
        ),
    )


def _answer(options: tuple[Combination, ...], snapshot: Snapshot) -> Combination | None:
    """Answer as cheaply as possible, or pass where the answer costs more than the trick is worth."""
    is_danger = _is_danger(snapshot)
    usable = [play for play in options if play.kind is not Kind.QUAD or is_danger]
    if not is_danger:
        usable = [play for play in usable if _cards_torn(play, snapshot.hand) <= 1]
    return min(
        usable,
        key=lambda play: (play.kind is Kind.QUAD, _cards_torn(play, snapshot.hand), _height(play)),
        default=None,
    )


def _is_danger(snapshot: Snapshot) -> bool:
    """Return whether a seat of another side is about to go out."""
    own_side = snapshot.options.side_of(snapshot.viewer or 0)
    return any(
        0 < seat.cards_left <= _NEARLY_OUT
        for number, seat in enumerate(snapshot.seats)
        if number != snapshot.viewer and snapshot.options.side_of(number) != own_side
    )


def _height(play: Combination) -> int:
    """Return how dear a combination's cards are: the rank of its highest card."""
    return max(card.rank for card in play.cards)


def _cards_torn(play: Combination, hand: tuple[Card, ...]) -> int:
    """Count the cards left behind by breaking pairs, triples and quads."""
    ranks = {card.rank for card in play.cards}
    left = [card for card in hand if card.rank in ranks and card not in play.cards]
    return len(left)


def _least_useful(gifts: tuple[Card, ...], hand: tuple[Card, ...]) -> Card:
    """Give the lowest card that stands alone."""
    return min(gifts, key=lambda card: (sum(other.rank is card.rank for other in hand), card))
