"""What is compiled for training plays by the rules of `murlan.packed` and tells a net what the players tell it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from murlan.computer.net.active import active, active_after_gift
from murlan.computer.net.field import Field
from murlan.computer.training.deal import (
    HANDS,
    KNOWERS,
    KNOWN,
    MASKS,
    NO_PAIR,
    NO_SINGLE,
    PAIR_PASSED,
    PLACES,
    SINGLE_PASSED,
    Deal,
    act,
    look_ahead,
    new_deal,
)
from murlan.computer.training.dealing import allowed_gifts, begin, leader_of_first, move_card, show_jokers
from murlan.computer.training.features import MOST_ACTIVE, add_action, add_common, add_gift, unseen_by
from murlan.computer.training.laying import cards_for
from murlan.computer.training.listing import list_actions
from murlan.events import CardGiven, Passed, Played
from murlan.match import Match
from murlan.options import PRESETS, Passing, RuleOptions, StraightStep
from murlan.packed import action_of, cards_in, mask_of, pack
from murlan.packed import begin as begin_packed
from murlan.packed.suited_deal import SuitedPackedDeal
from murlan.snapshot import Snapshot, Stage

pytestmark = pytest.mark.xdist_group("compiled")  # what is compiled once serves both files

SEEDS = range(6)
DEALS = 60


def options_of(preset: str, chance: Random) -> RuleOptions:
    """Return a preset with some of its options drawn anew."""
    options = replace(PRESETS[preset], passing=chance.choice(list(Passing)), open_exchange=chance.random() < 0.5)
    if options.suited_straights and chance.random() < 0.3:
        options = replace(options, suited_step=StraightStep.EXACTLY_ONE)
    return options


def deal_of(masks: list[int], options: RuleOptions) -> Deal:
    """Return a compiled deal before its play begins."""
    deal = new_deal()
    deal.seats[MASKS] = masks
    deal.seats[HANDS] = [pack(mask) for mask in masks]
    deal.seats[SINGLE_PASSED], deal.seats[PAIR_PASSED], deal.seats[PLACES] = NO_SINGLE, NO_PAIR, -1
    deal.rules[:] = [
        options.straight_step is StraightStep.EXACTLY_ONE,
        options.suited_straights,
        options.suited_step is StraightStep.EXACTLY_ONE,
        options.passing is Passing.LOCKED,
        options.open_exchange,
    ]
    return deal


def drawn_masks(chance: Random) -> list[int]:
    """Draw four hands; half of them run in suits, so that suited straights are common."""
    cards = list(range(54))
    if chance.random() < 0.5:
        chance.shuffle(cards)
    else:
        cards.sort(key=lambda card: (card % 4, card // 4))
        for _ in range(chance.randrange(12)):
            one, other = chance.randrange(54), chance.randrange(54)
            cards[one], cards[other] = cards[other], cards[one]
    return [sum(1 << card for card in hand) for hand in (cards[:14], cards[14:28], cards[28:41], cards[41:])]


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seed", SEEDS)
def test_compiled_rules_play_as_packed_ones(preset: str, seed: int) -> None:
    """The same actions, the same cards for them, the same seat next, to the same places."""
    chance = Random(f"{preset} {seed}")
    listed = np.zeros(192, dtype=np.int64)
    for _ in range(DEALS):
        options, masks = options_of(preset, chance), drawn_masks(chance)
        deal = deal_of(masks, options)
        opening = chance.random() < 0.5
        begin(deal, leader_of_first(deal) if opening else chance.randrange(4), int(opening))
        packed = begin_packed(masks, int(deal.table[0]), options, opening=opening)
        is_over = False
        while not is_over:
            actions = packed.actions()
            assert sorted(actions) == sorted(listed[: list_actions(deal, listed)].tolist())
            action = chance.choice(actions)
            cards = cards_for(deal.seats[MASKS, packed.turn], action, deal.rules, int(packed.opening)) if action else 0
            if isinstance(packed, SuitedPackedDeal) and action:
                assert packed.cards_for(action) == cards
            ahead = look_ahead(deal, action)
            is_over = act(deal, action, cards)
            packed.act(action)
            assert packed.is_over == is_over
            assert packed.hands == deal.seats[HANDS].tolist()
            assert [pack(int(mask)) for mask in deal.seats[MASKS]] == packed.hands
            waiting = 0 if is_over or not packed.to_beat else packed.waiting
            assert (waiting, -1 if is_over else packed.turn, len(packed.out)) == tuple(ahead)
        assert [packed.places.index(seat) for seat in range(4)] == deal.seats[PLACES].tolist()


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seed", SEEDS)
def test_net_is_told_in_training_what_it_is_told_at_the_table(preset: str, seed: int) -> None:
    """Else it would play what it never learned: every action at every turn, through first and later deals."""
    chance = Random(f"{preset} {seed}")
    match = Match.start(options_of(preset, chance))
    for _ in range(5):
        match = match.apply(match.next_deal(chance.randbytes(32), chance.randrange(1, 54))).after
        deal = _begun(match)
        if match.stage is Stage.EXCHANGE:
            match = _given(match, deal, chance)
        assert match.deal is not None
        begin(deal, match.deal.turn, int(match.deal.opening))
        while match.stage is Stage.PLAY:
            snapshot = match.snapshot(match.deal.turn)
            _compare(snapshot, match, deal)
            plays = snapshot.choices()
            chosen = chance.randrange(len(plays) + snapshot.may_pass)
            event = Played(match.deal.turn, plays[chosen].cards) if chosen < len(plays) else Passed(match.deal.turn)
            number = action_of(plays[chosen], match.options) if isinstance(event, Played) else 0
            act(deal, number, mask_of(event.cards) if isinstance(event, Played) else 0)
            match = match.apply(event).after
            assert match.deal is not None
        if match.stage is Stage.OVER:
            break


def _begun(match: Match) -> Deal:
    """Return the compiled deal after the last gave its card (R8.1)."""
    assert match.deal is not None
    deal = deal_of([mask_of(hand) for hand in match.deal.hands], match.options)
    if match.stage is Stage.EXCHANGE:
        assert match.exchange is not None
        assert match.exchange.given is not None
        card = mask_of([match.exchange.given])
        move_card(deal, card, match.exchange.receiver, match.exchange.giver)
        move_card(deal, card, match.exchange.giver, match.exchange.receiver)
        deal.seats[KNOWN, match.exchange.giver] = 0
    elif match.exchange is not None:
        show_jokers(deal, match.exchange.giver)
    return deal


def _given(match: Match, deal: Deal, chance: Random) -> Match:
    """Compare all gifts, give one, and return the match after it."""
    assert match.exchange is not None
    assert match.exchange.given is not None
    first, last = match.exchange.receiver, match.exchange.giver
    snapshot = match.snapshot(first)
    received = mask_of([match.exchange.given])
    assert snapshot.gifts == cards_in(allowed_gifts(int(deal.seats[MASKS, first]), received))
    told = np.zeros(MOST_ACTIVE, dtype=np.int64)
    field = Field.of(snapshot, np.array([deal.seats[MASKS]], dtype=np.uint64))
    for card in snapshot.gifts:
        move_card(deal, mask_of([card]), first, last)
        count = add_common(deal, first, unseen_by(deal, first), told)
        count = add_gift(deal, first, last, told, count)
        assert active_after_gift(field, 0, int(card), to=last) == tuple(sorted(told[:count].tolist()))
        move_card(deal, mask_of([card]), last, first)
        deal.seats[KNOWN, first] = received
    card = chance.choice(snapshot.gifts)
    known_to = deal.seats[KNOWERS, first]
    move_card(deal, mask_of([card]), first, last)
    deal.seats[KNOWERS, first] = known_to if match.options.open_exchange else 1 << last
    return match.apply(CardGiven(first, card)).after


def _compare(snapshot: Snapshot, match: Match, deal: Deal) -> None:
    """Compare what is told of every action of the seat on turn."""
    assert match.deal is not None
    seat = match.deal.turn
    told, listed = np.zeros(MOST_ACTIVE, dtype=np.int64), np.zeros(192, dtype=np.int64)
    field = Field.of(snapshot, np.array([[mask_of(hand) for hand in match.deal.hands]], dtype=np.uint64))
    unseen = unseen_by(deal, seat)
    shared = add_common(deal, seat, unseen, told)
    for action in listed[: list_actions(deal, listed)].tolist():
        cards = cards_for(deal.seats[MASKS, seat], action, deal.rules, int(match.deal.opening)) if action else 0
        count = add_action(deal, action, cards, unseen, told, shared)
        assert active(field, 0, action) == tuple(sorted(told[:count].tolist())), action
