"""R8: the exchange before every deal but the first."""

from __future__ import annotations

from dataclasses import replace

import pytest

from murlan.cards import card_text
from murlan.errors import CardsNotHeld, GiftRefused, NotYourTurn, WrongStage
from murlan.events import CardGiven, Passed, Played
from murlan.exchange import ExchangeRecord, allowed_gifts, forced_gift
from murlan.match import Match
from murlan.notices import CardPassedOver, DealBegan, JokersShown, LeadTaken
from murlan.options import CLASSIC, Sides
from murlan.snapshot import Stage
from tests.support.positions import act, dealt_of, exchange_of, hand

CLOSED = replace(CLASSIC, open_exchange=False)
BEFORE_DEAL_2 = replace(Match.start(CLASSIC), deal_number=1, dealer=1, last_places=(2, 0, 3, 1))
"""Seat 2 was first, seat 1 last."""


@pytest.mark.parametrize(
    ("held", "expected"),
    [
        ("4S KD 2C", "2C"),
        ("3H BJ 2S", "BJ"),
        ("2S RJ 3H AH", "RJ"),
        ("KS AH TD 7C", "AH"),
        ("AH AD AC AS KS", "AS"),
        ("2H 2D 2C AS", "2C"),
        ("2H 2D AS", "2D"),
    ],
)
def test_last_gives_its_highest_card_and_of_equals_by_suit(held: str, expected: str) -> None:
    """The highest rank; among equals S, C, D, H (R8.1)."""
    assert expected == str(forced_gift(hand(held)))


def test_deal_after_the_first_moves_the_card_of_the_last_to_the_first() -> None:
    """The engine gives the card itself, and waits for the card back (R8.1)."""
    step = BEFORE_DEAL_2.apply(dealt_of(BEFORE_DEAL_2, {1: "2H 2D", 2: "BJ RJ", 3: "2S 2C"}))
    gift = hand("2D")[0]
    assert step.notices == (DealBegan(2, 1), CardPassedOver(1, 2, gift))
    assert step.after.stage is Stage.EXCHANGE
    assert step.after.deal is not None
    assert [13, 12, 15, 14] == [len(held) for held in step.after.deal.hands]
    assert gift in step.after.deal.hands[2]
    assert step.after.snapshot(None).turn == 2


def test_first_deal_of_a_match_has_no_exchange() -> None:
    """There is no last deal to give for (R8, R9.5)."""
    start = Match.start(CLASSIC)
    step = start.apply(dealt_of(start, {}))
    assert step.after.stage is Stage.PLAY
    assert step.after.exchange is None


@pytest.mark.parametrize(
    ("held", "received", "expected"),
    [
        ("3H 9D QC", "2C", "3H 9D"),
        ("3S TH JC AD 2S BJ", "KH", "3S TH"),
        ("3S JH 9D 2C RJ TS", "KH", "3S 9D TS"),
        ("4H 9D KS", "9C", "4H 9D"),
    ],
)
def test_first_may_give_back_any_card_of_rank_3_to_10_but_the_received(held: str, received: str, expected: str) -> None:
    """Its own low cards, never the card just received (R8.2)."""
    assert expected == card_text(allowed_gifts(hand(f"{held} {received}"), hand(received)[0]))
    assert expected == card_text(exchange_of(held, "4S 5S", received).snapshot(0).gifts)


@pytest.mark.parametrize(
    ("held", "received", "expected"),
    [
        ("JC QD RJ", "2C", "JC"),
        ("QD QH QS 2S", "KH", "QS QD QH"),
        ("QD QH 2S", "JH", "QD QH"),
        ("AD 2S BJ", "9C", "AD"),
        ("QD QH", "QS", "QD QH"),
        ("BJ", "AS", "BJ"),
    ],
)
def test_first_without_a_low_card_gives_its_lowest_but_the_received(held: str, received: str, expected: str) -> None:
    """Its choice among equals; a low card that was just received does not count (R8.3)."""
    assert expected == card_text(allowed_gifts(hand(f"{held} {received}"), hand(received)[0]))


def test_gift_that_is_not_allowed_is_refused_with_the_allowed_ones() -> None:
    """High cards, the received card, cards not held, and gifts of another seat (R8.2, R8.3)."""
    match = exchange_of("4H KS", "5S 6S", "9C")
    for card in hand("KS 9C"):
        with pytest.raises(GiftRefused) as refused:
            match.apply(CardGiven(0, card))
        assert (card, hand("4H")) == (refused.value.card, refused.value.allowed)
    with pytest.raises(CardsNotHeld):
        match.apply(CardGiven(0, hand("7C")[0]))
    with pytest.raises(NotYourTurn) as other:
        match.apply(CardGiven(3, hand("5S")[0]))
    assert other.value.turn == 0


def test_play_or_pass_during_the_exchange_is_refused() -> None:
    """The deal begins when the card was given back (R8.5)."""
    match = exchange_of("4H KS", "5S 6S", "9C")
    for event in (Passed(0), Played(0, hand("4H")), Played(3, hand("5S"))):
        with pytest.raises(WrongStage) as refused:
            match.apply(event)
        assert refused.value.stage == "exchange"


def test_gift_once_the_deal_has_begun_is_refused() -> None:
    """One card is given back, once (R8.5)."""
    match = act(exchange_of("4H 5H KS", "5S 6S", "9C"), "4H").after
    with pytest.raises(WrongStage) as refused:
        match.apply(CardGiven(0, hand("5H")[0]))
    assert refused.value.stage == "play"


def test_last_with_both_jokers_shows_them_and_the_first_leads() -> None:
    """No card moves (R8.4)."""
    event = dealt_of(BEFORE_DEAL_2, {1: "BJ RJ"})
    step = BEFORE_DEAL_2.apply(event)
    assert step.notices == (DealBegan(2, 1), JokersShown(1), LeadTaken(2))
    assert step.after.deal is not None
    assert event.hands == step.after.deal.hands
    assert step.after.exchange == ExchangeRecord(1, 2, None, None, jokers_shown=True)
    assert step.after.stage is Stage.PLAY


@pytest.mark.parametrize("jokers", ["BJ", "RJ"])
def test_last_with_one_joker_gives_it(jokers: str) -> None:
    """One joker frees from nothing (R8.4, R8.1)."""
    match = BEFORE_DEAL_2.apply(dealt_of(BEFORE_DEAL_2, {1: jokers})).after
    assert match.exchange is not None
    assert jokers == str(match.exchange.given)


def test_first_that_held_a_joker_and_receives_the_other_gives_back_as_ever() -> None:
    """Only the last's own hand as dealt is free of the exchange (R8.4)."""
    match = exchange_of("4H BJ", "5S 6S", "RJ")
    assert [str(card) for card in match.snapshot(0).gifts] == ["4H"]


def test_last_after_the_exchange_leads() -> None:
    """The card given back goes to the last, who leads (R8.5)."""
    step = act(exchange_of("4H KS", "5S 6S", "9C"), "4H")
    assert step.notices == (CardPassedOver(0, 3, hand("4H")[0]), LeadTaken(3))
    assert step.after.deal is not None
    assert [card_text(held) for held in step.after.deal.hands] == ["9C KS", "JS", "JC", "4H 5S 6S"]
    assert step.after.stage is Stage.PLAY


@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_exchanged_cards_by_default_are_seen_by_the_table(viewer: int | None) -> None:
    """Both cards are public (R8.6)."""
    after = act(exchange_of("4H KS", "5S 6S", "9C"), "4H").after
    assert after.snapshot(viewer).exchange == ExchangeRecord(3, 0, hand("9C")[0], hand("4H")[0])


@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_exchanged_cards_with_a_closed_exchange_are_seen_by_the_two_seats_only(viewer: int | None) -> None:
    """With `open_exchange` off others see that cards went, not which (R8.6)."""
    after = act(exchange_of("4H KS", "5S 6S", "9C", CLOSED), "4H").after
    cards = (hand("9C")[0], hand("4H")[0]) if viewer in (0, 3) else (None, None)
    assert after.snapshot(viewer).exchange == ExchangeRecord(3, 0, *cards)


def test_jokers_shown_with_a_closed_exchange_are_seen_by_all() -> None:
    """Showing both jokers is the point of R8.4, whatever `open_exchange` says (R8.6)."""
    before = replace(BEFORE_DEAL_2, options=CLOSED)
    after = before.apply(dealt_of(before, {1: "BJ RJ"})).after
    assert after.snapshot(None).exchange == ExchangeRecord(1, 2, None, None, jokers_shown=True)


def test_exchange_between_partners_goes_as_between_others() -> None:
    """Places, exchange and lead stay individual, also when 1st and 4th are partners (R10.3)."""
    options = replace(CLASSIC, sides=Sides.TWO_TEAMS)
    before = replace(Match.start(options), deal_number=1, last_places=(0, 1, 3, 2))
    after = before.apply(dealt_of(before, {2: "2H", 0: "3S", 1: "BJ RJ", 3: "2S 2C 2D"})).after
    assert after.exchange == ExchangeRecord(2, 0, hand("2H")[0], None)
    assert act(after, "3S").after.snapshot(None).turn == 2
