"""Deals side by side go as `murlan.packed` plays each of them, turn by turn."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from random import Random

import numpy as np
import pytest

from murlan.cards import PACK, Card
from murlan.combinations import Kind, classify
from murlan.computer.net.field import Field
from murlan.events import CardGiven, Event, Played
from murlan.match import Match
from murlan.options import CLASSIC, PRESETS, RRETHI, VISIX, Passing, RuleOptions, Sides, StraightStep
from murlan.packed import PASS, PLAYS, PackedDeal, SuitedPackedDeal, action_of, begin, mask_of
from murlan.snapshot import Stage
from tests.support.walks import table_deal_walk

RULES = {
    **PRESETS,
    "locked": replace(VISIX, passing=Passing.LOCKED),
    "locked-suited": replace(RRETHI, passing=Passing.LOCKED),
    "suited-any-step": replace(CLASSIC, suited_straights=True),
    "suited-one-step": replace(RRETHI, suited_step=StraightStep.EXACTLY_ONE),
}

DEALS = 60


class Twin:
    """A packed deal, and what a field says besides: cards under all rules, and what was passed on."""

    def __init__(self, deal: PackedDeal, masks: list[int]) -> None:
        self.deal = deal
        self.masks = list(masks)
        self.single_passed = [15] * 4
        self.pair_passed = [13] * 4

    def act(self, action: int, cards: int | None = None) -> None:
        """Act as the deal does, with these cards or else those that stand for the action."""
        seat = self.deal.turn
        if action == PASS:
            self._note(seat, self.deal.to_beat)
            self.deal.act(action)
        elif isinstance(self.deal, SuitedPackedDeal):
            self.masks[seat] &= ~(self.deal.cards_for(action) if cards is None else cards)
            self.deal.act(action, cards)
        else:
            self.masks[seat] &= ~(_lowest(self.masks[seat], action) if cards is None else cards)
            self.deal.act(action)

    def _note(self, seat: int, lying: int) -> None:
        action = PLAYS[lying]
        if action.kind is Kind.SINGLE:
            self.single_passed[seat] = min(self.single_passed[seat], action.strength)
        if action.kind is Kind.PAIR:
            self.pair_passed[seat] = min(self.pair_passed[seat], action.strength)


@pytest.mark.parametrize("deal", ["first", "later"])
@pytest.mark.parametrize("options", RULES.values(), ids=RULES)
def test_field_by_any_rules_keeps_up_with_packed_deals(options: RuleOptions, deal: str) -> None:
    """What is listed and everything that a deal is agree after each turn, in deals at different moments."""
    rng, opening = Random(f"field {options} {deal}"), deal == "first"
    twins = [_twin(options, seed, opening=opening) for seed in range(DEALS)]
    field = Field.begin(
        np.array([twin.masks for twin in twins], np.uint64),
        np.array([twin.deal.turn for twin in twins]),
        options,
        opening=opening,
    )
    seen: Counter[str] = Counter()
    while True:
        listed = [set() if twin.deal.is_over else set(twin.deal.actions()) for twin in twins]
        assert listed == [set(np.flatnonzero(row).tolist()) for row in field.legal()]
        if not any(listed):
            break
        chosen = [_draw(rng, actions) for actions in listed]
        seen.update(f"{PLAYS[n].kind} {PLAYS[n].is_suited}" for n in chosen if n != PASS)
        for twin, action in zip(twins, chosen, strict=True):
            if not twin.deal.is_over:
                twin.act(action)
        field.act(np.array(chosen))
        _check(twins, field)
    assert seen["quad False"] > 10, "the deals show quads"
    assert (seen["straight True"] > 10) == options.suited_straights, "and suited straights"


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seed", range(12))
def test_field_of_a_snapshot_stands_where_a_packed_deal_came_to(preset: str, seed: int) -> None:
    """The position is read from what everybody saw, in first and later deals; the hands are those of the world."""
    walk = table_deal_walk(seed, preset, Sides.FREE_FOR_ALL)
    twin: Twin | None = None
    for moment in walk.moments:
        after, deal = moment.step.after, moment.step.after.deal
        assert deal is not None
        if twin is not None:
            _follow(twin, moment.event, walk.options)
        elif after.stage is Stage.PLAY:
            masks = [*map(mask_of, deal.hands)]
            twin = Twin(begin(masks, deal.turn, walk.options, opening=deal.opening), masks)
        if twin is not None and after.stage is Stage.PLAY:
            world = np.array([[mask_of(hand) for hand in deal.hands]] * 2, np.uint64)
            field = Field.of(after.snapshot(deal.turn), world)
            _check([twin, twin], field)
            assert [set(twin.deal.actions())] * 2 == [set(np.flatnonzero(row).tolist()) for row in field.legal()]


def test_deals_taken_from_a_field_go_their_own_way() -> None:
    """Search plays the same world on in several ways."""
    twins = [_twin(RRETHI, seed, opening=True) for seed in range(3)]
    masks = np.array([twin.masks for twin in twins], np.uint64)
    field = Field.begin(masks, np.array([twin.deal.turn for twin in twins]), RRETHI, opening=True)
    taken = field.take(np.array([2, 0, 2]))
    taken.act(taken.legal().argmax(axis=1))
    _check(twins, field)
    for twin in (twins[2], twins[0]):
        twin.act(min(twin.deal.actions()))
    _check([twins[2], twins[0], twins[2]], taken)


def test_card_given_back_is_known_to_those_who_saw_it() -> None:
    """R8.2, R8.5, R8.6: it moves, its new holder leads, and the two know of it, or everybody."""
    for is_open in (True, False):
        options = replace(CLASSIC, open_exchange=is_open)
        match = Match.start(options)
        match = replace(match, deal_number=1, last_places=(2, 0, 1, 3))
        match = match.apply(match.next_deal(seed=bytes(32), cut=20)).after
        assert match.deal is not None
        assert match.exchange is not None
        assert match.exchange.given is not None
        assert Stage.EXCHANGE is match.stage
        snapshot = match.snapshot(2)
        field = Field.of(snapshot, np.array([[mask_of(hand) for hand in match.deal.hands]], np.uint64))
        gift = snapshot.gifts[0]
        field.give(np.array([gift]), to=match.exchange.giver)
        after = match.apply(CardGiven(2, gift)).after
        assert after.deal is not None
        assert [[mask_of(hand) for hand in after.deal.hands]] == field.masks.tolist()
        assert [0, 0, mask_of((match.exchange.given,)), mask_of((gift,))] == field.known[0].tolist()
        assert ([0b1111] * 4 if is_open else [0, 0, 0b1100, 0b1100]) == field.knowers.tolist()
        again = Field.of(after.snapshot(3), field.masks)
        assert field.known.tolist() == again.known.tolist()
        assert (field.turn.tolist(), field.hands.tolist()) == (again.turn.tolist(), again.hands.tolist())


def _check(twins: list[Twin], field: Field) -> None:
    """Hold all deals of a field against packed deals."""
    for row, twin in enumerate(twins):
        deal = twin.deal
        assert deal.hands == field.hands[row].tolist()
        assert twin.masks == field.masks[row].tolist()
        assert (twin.single_passed, twin.pair_passed) == (
            field.single_passed[row].tolist(),
            field.pair_passed[row].tolist(),
        )
        places = deal.places if deal.is_over else deal.out
        assert [places.index(seat) if seat in places else -1 for seat in range(4)] == field.places[row].tolist()
        assert (deal.is_over, deal.holders) == (field.is_over[row], field.holders[row])
        if not deal.is_over:
            expected = (deal.turn, deal.opening, deal.to_beat, deal.answering)
            assert expected == (field.turn[row], field.opening[row], field.to_beat[row], field.answering[row])
            if deal.to_beat:
                assert (deal.owner, deal.waiting) == (field.owner[row], field.waiting[row])
    if any(isinstance(twin.deal, SuitedPackedDeal) for twin in twins):
        assert [twin.deal.masks for twin in twins if isinstance(twin.deal, SuitedPackedDeal)] == field.masks.tolist()


def _twin(options: RuleOptions, seed: int, *, opening: bool) -> Twin:
    """Begin a deal of hands that are rich in quads or in suited straights."""
    rng = Random(f"clumped {seed}")
    masks = [mask_of(cards) for cards in _clumped_hands(rng, by_rank=seed % 3 == 0)]
    leader = next(seat for seat in range(4) if masks[seat] & 1) if opening else rng.randrange(4)
    return Twin(begin(masks, leader, options, opening=opening), masks)


def _follow(twin: Twin, event: Event, options: RuleOptions) -> None:
    """Let a twin do what was done, with the very cards."""
    laid = classify(event.cards) if isinstance(event, Played) else None
    if laid is None:
        twin.act(PASS)
    else:
        twin.act(action_of(laid, options), mask_of(laid.cards))


def _clumped_hands(rng: Random, *, by_rank: bool) -> tuple[tuple[Card, ...], ...]:
    """Deal 54 cards so that those of a suit, or those of a rank, stay mostly together."""
    if by_rank:
        cards = sorted(PACK, key=lambda card: card.rank % 4 + rng.random())
    else:
        cards = sorted(PACK, key=lambda card: (card.suit or 0) + 2 * rng.random())
    return tuple(tuple(sorted(cards[start:end])) for start, end in pairwise((0, 14, 28, 41, 54)))


def _draw(rng: Random, actions: set[int]) -> int:
    """Draw an action, now and then the longest; a pass in a deal that is over, where it does nothing."""
    listed = sorted(actions) or [PASS]
    return listed[-1] if rng.random() < 0.3 else rng.choice(listed)


def _lowest(mask: int, action: int) -> int:
    """Choose the lowest cards of each rank."""
    play = PLAYS[action]
    count = 1 if play.kind is Kind.STRAIGHT else play.size
    held = [card for card in PACK if mask >> card & 1]
    return sum(
        mask_of([card for card in held if card.rank == rank][:count]) for rank in range(15) if play.ranks >> rank & 1
    )
