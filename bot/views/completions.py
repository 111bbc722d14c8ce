"""What is offered to somebody who types a turn: their own plays by name, best first, and a pass.

A choice's name is plain text, whatever deck its reader has: Discord draws nothing in a list of completions.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bot.tables.public import PrivateHand
from bot.texts import text
from bot.views.cards import card_label, combination_text, plain_faces
from bot.views.layout import clipped, joined
from bot.views.names import plain_name
from bot.views.suggestions import suggestions
from bot.views.verdicts import objection
from murlan.cards import Card, card_text
from murlan.combinations import Combination, classify
from murlan.errors import MurlanError
from murlan.snapshot import Stage
from murlan.typed import parse_turn

MOST: Final = 25
"""As many as Discord shows."""
LONGEST: Final = 100
PASS: Final = "pass"
UNREADABLE: Final = "?"
"""The value of what only explains: typed, it is refused like anything that is no turn."""


@dataclass(frozen=True, slots=True)
class Completion:
    """One line of the list."""

    name: str
    value: str
    """What is typed by choosing it."""


def completions(hand: PrivateHand, typed: str, language: str) -> list[Completion]:
    """Return what somebody could do now that begins as they type; where they can do nothing, why.

    Args:
        hand: What they may see.
        typed: What they have typed so far.
        language: Of the reader.
    """
    snapshot = hand.snapshot
    if snapshot.turn is None or hand.table.pause is not None:
        return []
    if not snapshot.is_own_turn:
        name = plain_name(hand.table.seats[snapshot.turn].name)
        return [_explained(text("hand-turn-of", language, name=name))]
    if snapshot.stage is Stage.EXCHANGE:
        return [one for one in _gifts(hand, language) if _fits(one, typed, snapshot.hand)][:MOST]
    plays = _plays(hand, typed)
    if not plays:
        return [Completion(clipped(text("hand-stuck", language), LONGEST), PASS)]
    offered = [one for one in (_play(play, hand, language) for play in plays) if _fits(one, typed, snapshot.hand)]
    passing = [one for one in _passing(hand, language) if _fits(one, typed, snapshot.hand)]
    return offered[: MOST - len(passing)] + passing


def _explained(sentence: str) -> Completion:
    return Completion(clipped(sentence, LONGEST), UNREADABLE)


def _gifts(hand: PrivateHand, language: str) -> Iterator[Completion]:
    for card in hand.snapshot.gifts:
        yield Completion(text("button-give-card", language, card=card_label(card, language)), str(card))


def _plays(hand: PrivateHand, typed: str) -> list[Combination]:
    """Return the plays, best first; what is typed comes before all, where it could be laid as it stands."""
    plays = list(suggestions(hand))
    own = _typed_play(hand, typed)
    return plays if own is None else [own, *(play for play in plays if play != own)]


def _passing(hand: PrivateHand, language: str) -> Iterator[Completion]:
    if hand.snapshot.may_pass:
        yield Completion(text("button-pass", language), PASS)


def _play(play: Combination, hand: PrivateHand, language: str) -> Completion:
    name = combination_text(play, language, suits_count=hand.snapshot.options.suited_straights)
    faces = plain_faces(play.cards) if len(play) > 1 else ""
    return Completion(clipped(joined(name, faces), LONGEST), card_text(play.cards))


def _typed_play(hand: PrivateHand, typed: str) -> Combination | None:
    """Return what is typed where it could be laid as it stands."""
    cards = _cards(typed, hand.snapshot.hand)
    if not cards or objection(hand.snapshot, cards) is not None:
        return None
    return classify(cards)


def _fits(one: Completion, typed: str, hand: tuple[Card, ...]) -> bool:
    """Return whether a line goes on from what is typed: by its words, or with all the cards that are named."""
    begun = typed.strip().casefold()
    if begun in one.name.casefold() or begun in one.value.casefold():
        return True
    cards = _cards(typed, hand)
    return bool(cards) and set(cards) <= set(_cards(one.value, hand))


def _cards(typed: str, hand: tuple[Card, ...]) -> tuple[Card, ...]:
    try:
        return parse_turn(typed, hand) or ()
    except MurlanError:
        return ()
