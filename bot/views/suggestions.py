"""Which plays a hand is offered, in which order, and how the values of its selects are read back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.tables.public import PrivateHand
from murlan.cards import Card
from murlan.combinations import Combination, Kind, classify
from murlan.errors import NotationError
from murlan.events import Played
from murlan.notation import parse_card
from murlan.plays import shape_of
from murlan.snapshot import Snapshot, Stage

PAGE_SIZE: Final = 25
"""As many options as one select may have."""


def suggestions(hand: PrivateHand) -> tuple[Combination, ...]:
    """Return one play for each shape that the hand could lay now, best first, of all pages.

    What a hint names comes before all. To answer, the cheapest first: what is weakest of the kind that lies. To lead,
    what gets rid of most cards first, and of as many the weakest. Bombs come last in both: quads, then suited straights
    that beat everything (R4.2, R4.6).
    """
    snapshot = hand.snapshot
    if snapshot.stage is not Stage.PLAY or not snapshot.hand:
        return ()
    plays = best_first(snapshot)
    hinted = _hinted(hand)
    if hinted is None:
        return plays
    shape = shape_of(hinted, snapshot.options)
    return (hinted, *(play for play in plays if shape_of(play, snapshot.options) != shape))


def best_first(snapshot: Snapshot) -> tuple[Combination, ...]:
    """Return one play for each shape that the viewer could lay now, in the order of `suggestions`."""
    return tuple(sorted(snapshot.choices(), key=lambda play: _cost(play, snapshot)))


def playable_cards(hand: PrivateHand) -> frozenset[Card]:
    """Return the cards that are in any play that the hand could lay now."""
    return cards_of_plays(hand.snapshot)


def cards_of_plays(snapshot: Snapshot) -> frozenset[Card]:
    """Return the cards that are in any play that the viewer could lay now."""
    is_lead = snapshot.to_beat is None or snapshot.owner == snapshot.viewer
    if is_lead and not snapshot.opening:
        return frozenset(snapshot.hand)  # each by itself
    return frozenset(card for play in snapshot.legal_plays() for card in play.cards)


def page_count(hand: PrivateHand) -> int:
    """Return how many pages the suggestions take, at least one."""
    return max(1, -(-len(suggestions(hand)) // PAGE_SIZE))


def chosen_suggestion(hand: PrivateHand, value: str) -> Combination | None:
    """Return the play that a select's value names, or ``None`` where this hand could not lay it now."""
    return next((play for play in suggestions(hand) if str(play) == value), None)


def chosen_cards(values: Iterable[str]) -> frozenset[Card]:
    """Return the cards that a select's values name; what is no card is left out."""
    return frozenset(card for value in values for card in _cards(value))


def page_of(plays: Sequence[Combination], page: int) -> tuple[int, Sequence[Combination]]:
    """Return a page's number and its plays; page numbers go round."""
    pages = max(1, -(-len(plays) // PAGE_SIZE))
    page %= pages
    return page, plays[page * PAGE_SIZE : (page + 1) * PAGE_SIZE]


def _hinted(hand: PrivateHand) -> Combination | None:
    """Return the play that a hint names, which is offered first."""
    hint = hand.draft.hint
    return classify(hint.event.cards) if hint is not None and isinstance(hint.event, Played) else None


def _cost(play: Combination, snapshot: Snapshot) -> tuple[int, int, int]:
    is_lead = snapshot.to_beat is None or snapshot.owner == snapshot.viewer
    return (_bomb(play, snapshot), -len(play) if is_lead else 0, play.strength)


def _bomb(play: Combination, snapshot: Snapshot) -> int:
    """Return 0 for a plain play, 1 for a quad, 2 for a suited straight where those beat everything (R4.2, R4.6)."""
    if snapshot.options.suited_straights and play.is_suited:
        return 2
    return int(play.kind is Kind.QUAD)


def _cards(value: str) -> tuple[Card, ...]:
    try:
        return (parse_card(value),)
    except NotationError:
        return ()
