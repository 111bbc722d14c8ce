"""Positions written as card text. Hands may be small: a `Deal` does not ask for all 54 cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from murlan.cards import PACK, Card
from murlan.combinations import Combination, classify
from murlan.deal import Deal
from murlan.events import CardGiven, Dealt, Passed, Played
from murlan.exchange import ExchangeRecord
from murlan.match import Match, Step
from murlan.notation import parse_cards
from murlan.options import CLASSIC, RuleOptions
from murlan.plays import Turn
from murlan.snapshot import Stage


def hand(text: str) -> tuple[Card, ...]:
    """Read cards and sort them, as hands are held."""
    return tuple(sorted(parse_cards(text)))


def combination(text: str) -> Combination:
    """Read cards that are a combination."""
    found = classify(parse_cards(text))
    assert found is not None, text
    return found


def deal_of(
    hands: Sequence[str],
    *,
    turn: int = 0,
    table: str | None = None,
    owner: int = 3,
    out: tuple[int, ...] = (),
    opening: bool = False,
) -> Deal:
    """Build a deal in play; `table` was laid by `owner`."""
    trick = (Turn(owner, combination(table)),) if table else ()
    return Deal(tuple(hand(text) for text in hands), turn, opening=opening, trick=trick, out=out)


def match_of(deal: Deal, options: RuleOptions = CLASSIC, *, totals: tuple[int, ...] = (0, 0, 0, 0)) -> Match:
    """Build a match whose first deal is in play."""
    return Match(options=options, target=options.target, stage=Stage.PLAY, totals=totals, deal_number=1, deal=deal)


def exchange_of(first_hand: str, last_hand: str, given: str, options: RuleOptions = CLASSIC) -> Match:
    """Build a match in the exchange: seat 0 was first and holds `first_hand` with the card `given` by seat 3."""
    hands = (hand(f"{first_hand} {given}"), hand("JS"), hand("JC"), hand(last_hand))
    return Match(
        options=options,
        target=options.target,
        stage=Stage.EXCHANGE,
        deal_number=2,
        dealer=1,
        last_places=(0, 1, 2, 3),
        deal=Deal(hands, 0),
        exchange=ExchangeRecord(3, 0, hand(given)[0], None),
    )


def full_hands(wanted: Mapping[int, str], dealer: int = 0) -> tuple[tuple[Card, ...], ...]:
    """Deal all 54 cards so that seats hold what is `wanted`; the rest goes out low to high, to later seats first."""
    sizes = [14 if (seat - dealer) % 4 in (1, 2) else 13 for seat in range(4)]
    hands = [list(hand(wanted.get(seat, ""))) for seat in range(4)]
    named = {card for held in hands for card in held}
    rest = [card for card in PACK if card not in named]
    for seat in (3, 2, 1, 0):
        missing = sizes[seat] - len(hands[seat])
        hands[seat] += rest[:missing]
        del rest[:missing]
    return tuple(tuple(sorted(held)) for held in hands)


def dealt_of(match: Match, wanted: Mapping[int, str]) -> Dealt:
    """Return the `Dealt` that gives a match next the hands of `full_hands`."""
    return replace(match.next_deal(bytes(32), 27), hands=full_hands(wanted, match.dealer))


def act(match: Match, text: str) -> Step:
    """Let the seat on turn lay these cards, give this card back, or ``pass``."""
    assert match.deal is not None
    seat = match.deal.turn
    if text == "pass":
        return match.apply(Passed(seat))
    cards = parse_cards(text)
    return match.apply(CardGiven(seat, cards[0]) if match.stage is Stage.EXCHANGE else Played(seat, cards))


def acted(match: Match, *texts: str) -> Match:
    """Return the match after the seats on turn did this, one after another."""
    for text in texts:
        match = act(match, text).after
    return match
