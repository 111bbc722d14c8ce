"""The packed engine plays by the same rules as the public one, turn by turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from random import Random

import pytest

from murlan.cards import PACK, Card, Rank
from murlan.combinations import CARDS_OF_RANK, Combination, Kind, classify
from murlan.deal import Deal
from murlan.events import CardGiven, Event, Played
from murlan.exchange import allowed_gifts, forced_gift, holds_both_jokers
from murlan.match import Match
from murlan.options import CLASSIC, PRESETS, RRETHI, VISIX, Passing, RuleOptions, Sides, StraightStep
from murlan.packed import (
    PASS,
    PLAYS,
    PackedDeal,
    SuitedPackedDeal,
    action_of,
    begin,
    cards_in,
    left,
    mask_of,
    pack,
    random_playout,
)
from murlan.packed import exchange as packed_exchange
from murlan.packed.hands import leads
from murlan.plays import choices, legal_plays
from murlan.snapshot import Stage
from tests.support.positions import combination, hand, match_of
from tests.support.walks import Walk, long_policy, random_policy

DEALS = 12

EACH = 5
"""Each walk that a packed deal follows is looked at turn by turn, which takes time."""

RULES = {
    **PRESETS,
    "locked": replace(VISIX, passing=Passing.LOCKED),
    "locked-suited": replace(RRETHI, passing=Passing.LOCKED),
    "suited-any-step": replace(CLASSIC, suited_straights=True),
    "suited-one-step": replace(RRETHI, suited_step=StraightStep.EXACTLY_ONE),
    "two-teams": replace(RRETHI, sides=Sides.TWO_TEAMS),
}


@dataclass(frozen=True, slots=True)
class Beside:
    """A deal and its packed twin at one moment of play."""

    name: str
    match: Match
    deal: Deal
    packed: PackedDeal


@pytest.mark.parametrize("options", RULES.values(), ids=RULES)
def test_packed_deal_by_any_rules_keeps_up_with_the_public_one(options: RuleOptions) -> None:
    """Listed plays, turn, trick, going out and places agree after each step, by every preset and option."""
    kinds: Counter[str] = Counter()
    for seed in range(DEALS):
        for moment in _clumped_deal(options, seed):
            _check(moment)
            answered = "over" if moment.deal.trick else "led"
            kinds.update(f"{PLAYS[n].kind} {PLAYS[n].is_suited} {answered}" for n in _actions(moment) if n != PASS)
    assert kinds["quad False over"] > 10, "the deals show quads"
    assert (kinds["straight True over"] > 10) == options.suited_straights, "and suited straights"


@pytest.mark.parametrize("options", RULES.values(), ids=RULES)
def test_answers_to_any_action_by_any_rules_agree(options: RuleOptions) -> None:
    """Whatever lies on the table, both engines list the same answers of a hand (R4)."""
    straights = 0
    for seed in range(5 * DEALS):
        cards = _clumped_hands(Random(f"answers {seed}"), by_rank=seed % 3 == 0)[0]
        packed = begin([mask_of(cards)] * 4, 0, options, opening=False)
        for packed.to_beat, lying in _lying(options):
            expected = {action_of(play, options) for play in legal_plays(cards, lying, options)}
            assert expected | {PASS} == set(packed.actions()), f"{lying}, {cards}"
            straights += lying.kind is Kind.STRAIGHT and any(PLAYS[n].kind is Kind.STRAIGHT for n in expected)
    assert straights > 50, "the hands have straights"


def test_packed_deal_beside_any_walk_keeps_up(deals: tuple[Walk, ...]) -> None:
    """The same over deals by all policies, later deals and all mixtures of options among them."""
    for walk in deals[::EACH]:
        packed: PackedDeal | None = None
        for moment in walk.moments:
            after, deal = moment.step.after, moment.step.after.deal
            assert deal is not None
            if moment.before.stage is Stage.PLAY:
                assert packed is not None
                _act(packed, moment.event, walk.options)
            elif after.stage is Stage.PLAY:
                packed = begin([*map(mask_of, deal.hands)], deal.turn, walk.options, opening=deal.opening)
            if packed is not None:
                _check(Beside(walk.name, after, deal, packed))


def test_suited_deal_left_alone_lays_the_cards_that_choices_names() -> None:
    """3♠, then cards that break no suited straight, then S, C, D, H stand for an action."""
    seen = 0
    for seed in range(DEALS):
        for moment in _clumped_deal(RRETHI, seed):
            deal, packed = moment.deal, moment.packed
            if not packed.is_over:
                assert isinstance(packed, SuitedPackedDeal)
                for play in choices(deal.hands[deal.turn], deal.to_beat, RRETHI, opening=deal.opening):
                    expected = tuple(sorted(play.cards))
                    assert expected == cards_in(packed.cards_for(action_of(play, RRETHI))), f"{moment.name}: {play}"
                    seen += 1
    assert seen > 1000


@pytest.mark.parametrize("opening", [False, True], ids=["any-lead", "opening"])
@pytest.mark.parametrize(
    "held",
    [
        "3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS 2S 7H",
        "3S 4S 5S 6S 7S 8S 4H 5H 6H 7H 8H 9H 2C BJ",
        "3S 3C 4S 4C 5S 5C 6S 6C 7S 7C 8S 8C RJ BJ",
        "3S 4S 5S 6S 7S 3C",
        "3S 4S 5S 6S 7S 7D",
        "3S 3C 3D 3H 4S 5S 6S 7S 2S AS KS QS JS TS",
        "AH 2H 3H 4H 5H 6H 3S AD",
        "3S 4D 5D 6D 7D 8D 6H 7H 8H 9H TH",
        "3S 4C 5C 6C 7C 8C 6H 7H 8H 9H TH",
        "5S 5D 6S 7S 8S 9S TS 3S 3H 4H 6H 7H 8H",
        "AS 2S 3S 4S 5S 3D TD JD QD KD AD",
        "3S 4S 5S 6S 7S 3C 4C 5C 6C 7C 3D 4D 5D 6D 7D",
    ],
)
def test_cards_for_an_action_of_a_hand_full_of_suited_straights_are_those_of_choices(
    held: str, *, opening: bool
) -> None:
    """The lowest cards may be a suited straight where a plain one is meant, and 3♠ may be asked for (R4.6, R5.2)."""
    cards = hand(held)
    packed = begin([mask_of(cards)] * 4, 0, RRETHI, opening=opening)
    assert isinstance(packed, SuitedPackedDeal)
    expected = {
        action_of(play, RRETHI): tuple(sorted(play.cards)) for play in choices(cards, None, RRETHI, opening=opening)
    }
    assert set(expected) == set(packed.actions())
    assert expected == {action: cards_in(packed.cards_for(action)) for action in packed.actions()}


def test_seat_that_has_no_cards_when_a_packed_deal_begins_is_passed_over() -> None:
    """A search may begin in the middle of a deal (R5.3, R6.2)."""
    deal = begin([mask_of(hand(cards)) for cards in ("3S 9S", "", "6S", "7S KS")], 0, CLASSIC, opening=False)
    deal.act(action_of(combination("3S"), CLASSIC))
    assert deal.turn == 2
    deal.act(action_of(combination("6S"), CLASSIC))
    assert not deal.is_over
    deal.act(PASS)
    deal.act(action_of(combination("9S"), CLASSIC))
    assert deal.is_over


def test_hand_of_the_whole_pack_has_every_group() -> None:
    """Whatever a hand may hold, it is packed (R1.1)."""
    whole = pack(mask_of(PACK))
    assert len(PACK) == whole.bit_count()
    assert set(range(1, 108)) == set(leads(whole))


def test_exchange_on_masks_agrees_with_the_one_on_cards(deals: tuple[Walk, ...]) -> None:
    """The same card must be given, the same cards may be given back (R8.1–R8.4)."""
    for walk in deals:
        for moment in walk.moments:
            if isinstance(moment.event, CardGiven):
                exchange, deal = moment.before.exchange, moment.before.deal
                assert exchange is not None
                assert exchange.given is not None
                assert deal is not None
                own = deal.hands[exchange.receiver]
                allowed = packed_exchange.allowed_gifts(mask_of(own), 1 << exchange.given)
                assert allowed_gifts(own, exchange.given) == cards_in(allowed), walk.name
    rng = Random("gifts")
    for _ in range(2000):
        held = rng.sample(PACK, rng.choice((1, 2, 13, 14)))
        mask = mask_of(held)
        assert (forced_gift(held),) == cards_in(packed_exchange.forced_gift(mask))
        assert holds_both_jokers(held) == packed_exchange.holds_both_jokers(mask)


@pytest.mark.parametrize(
    ("held", "received", "expected"),
    [
        ("3S TH JD", "3S", "TH"),
        ("JD JH QS 2H", "2H", "JD JH"),
        ("BJ RJ", "RJ", "BJ"),
        ("BJ RJ 2S", "2S", "BJ"),
    ],
    ids=["three-to-ten", "lowest", "joker", "not-both-jokers"],
)
def test_gift_back_from_a_strange_hand_is_the_lowest(held: str, received: str, expected: str) -> None:
    """Without a card of 3 to 10 the lowest is given back, never the card received (R8.2, R8.3)."""
    assert hand(expected) == cards_in(packed_exchange.allowed_gifts(mask_of(hand(held)), mask_of(hand(received))))


@pytest.mark.parametrize("options", [VISIX, RRETHI], ids=["plain", "suited"])
def test_copy_of_a_packed_deal_goes_its_own_way(options: RuleOptions) -> None:
    """What is tried on a copy leaves the deal as it was."""
    for moment in _clumped_deal(options, seed=1):
        if not moment.packed.is_over:
            twin = moment.packed.copy()
            assert moment.packed.actions() == twin.actions()
            twin.act(twin.actions()[-1])
            _check(moment)


@pytest.mark.parametrize("options", RULES.values(), ids=RULES)
@pytest.mark.parametrize("played", [0, 1, 20], ids="after {} turns".format)
def test_random_playout_does_what_the_same_draws_do_turn_by_turn(options: RuleOptions, played: int) -> None:
    """The playout's own copy of the turn rules agrees with `PackedDeal.act`, draw by draw."""
    for seed in range(4 * DEALS):
        deal = _packed_deal(options, seed)
        _play_by_chance(deal, Random(f"before {seed}"), most=played)
        twin = deal.copy()
        turns = _play_by_chance(deal, Random(seed), most=1_000)
        assert (random_playout(twin, Random(seed).random), _everything(twin)) == (turns, _everything(deal))


def test_hand_after_any_lead_has_that_many_cards_fewer() -> None:
    """`left` takes as many cards as the action lays, of its ranks."""
    rng = Random("left")
    for _ in range(500):
        held = rng.sample(PACK, 14)
        packed = pack(mask_of(held))
        assert packed.bit_count() == 14
        for play in legal_plays(held, None, CLASSIC):
            rest = [card for card in held if card not in play.cards]
            assert pack(mask_of(rest)) == left(packed, action_of(play, CLASSIC))


def test_hand_after_a_pass_is_the_same() -> None:
    """A pass is an action, too (R5.3)."""
    packed = pack(mask_of(hand("3S 3H 9D QC RJ")))
    assert packed == left(packed, PASS)


def _check(moment: Beside) -> None:
    """Hold a packed deal against its public twin."""
    deal, packed, name = moment.deal, moment.packed, moment.name
    assert [pack(mask_of(cards)) for cards in deal.hands] == packed.hands, name
    assert deal.out == packed.out, name
    assert (deal.places is not None) == packed.is_over, name
    if packed.is_over:
        assert deal.places == packed.places, name
        return
    assert deal.turn == packed.turn, name
    assert deal.opening == packed.opening, name
    assert (deal.to_beat is None) == (packed.to_beat == PASS), name
    if deal.to_beat is not None:
        assert action_of(deal.to_beat, moment.match.options) == packed.to_beat, name
        assert deal.owner == packed.owner, name
        awaited = {seat for seat in range(4) if deal.hands[seat]} - deal.passed - {deal.owner}
        assert awaited == {seat for seat in range(4) if packed.waiting >> seat & 1}, name
    if isinstance(packed, SuitedPackedDeal):
        assert [mask_of(cards) for cards in deal.hands] == packed.masks, name
    listed = _actions(moment)
    assert sorted(listed) == sorted(packed.actions()), name
    assert list(dict.fromkeys(packed.actions())) == list(packed.actions()), name


def _actions(moment: Beside) -> set[int]:
    """Return the actions of the seat on turn, by the public engine."""
    deal, options = moment.deal, moment.match.options
    if deal.places is not None:
        return set()
    plays = legal_plays(deal.hands[deal.turn], deal.to_beat, options, opening=deal.opening)
    return {action_of(play, options) for play in plays} | ({PASS} if deal.trick else set())


def _act(packed: PackedDeal, event: Event, options: RuleOptions) -> None:
    """Let a packed deal follow a public one."""
    laid = classify(event.cards) if isinstance(event, Played) else None
    action = PASS if laid is None else action_of(laid, options)
    if isinstance(packed, SuitedPackedDeal) and laid is not None:
        packed.act(action, mask_of(laid.cards))
    else:
        packed.act(action)


def _clumped_deal(options: RuleOptions, seed: int) -> Iterator[Beside]:
    """Play a deal from hands that are rich in suited straights, every third in quads, and yield its every moment."""
    rng = Random(f"clumped {seed}")
    hands = _clumped_hands(rng, by_rank=seed % 3 == 0)
    is_opening = seed % 2 == 0
    leader = next(seat for seat in range(4) if PACK[0] in hands[seat]) if is_opening else rng.randrange(4)
    match = match_of(Deal(hands, leader, opening=is_opening), options)
    packed = begin([*map(mask_of, hands)], leader, options, opening=is_opening)
    while True:
        assert match.deal is not None
        yield Beside(f"clumped {seed}", match, match.deal, packed)
        if match.stage is not Stage.PLAY:
            return
        policy = rng.choice((random_policy, random_policy, long_policy))
        event = policy(match.snapshot(match.deal.turn), rng)
        _act(packed, event, options)
        match = match.apply(event).after


def _clumped_hands(rng: Random, *, by_rank: bool) -> tuple[tuple[Card, ...], ...]:
    """Deal 54 cards so that those of a suit, or those of a rank, stay mostly together."""
    if by_rank:
        cards = sorted(PACK, key=lambda card: card.rank % 4 + rng.random())
    else:
        cards = sorted(PACK, key=lambda card: (card.suit or 0) + 2 * rng.random())
    return tuple(tuple(sorted(cards[start:end])) for start, end in pairwise((0, 14, 28, 41, 54)))


def _lying(options: RuleOptions) -> Iterator[tuple[int, Combination]]:
    """Yield each action with cards that it may have laid."""
    for number, action in PLAYS.items():
        suits = [0] * 14 if action.is_suited else [n % 2 for n in range(14)]
        ranks = [rank for rank in Rank if action.ranks >> rank & 1]
        if action.kind is Kind.STRAIGHT:
            cards = [CARDS_OF_RANK[rank][suit] for rank, suit in zip(ranks, suits, strict=False)]
        else:
            cards = list(CARDS_OF_RANK[ranks[0]][: action.size])
        lying = classify(cards)
        if not action.is_suited or options.suited_straights:
            assert lying is not None
            assert action_of(lying, options) == number
            yield number, lying


def _packed_deal(options: RuleOptions, seed: int) -> PackedDeal:
    """Begin a deal of clumped hands."""
    hands = _clumped_hands(Random(f"playout {seed}"), by_rank=bool(seed % 2))
    masks = [mask_of(cards) for cards in hands]
    return begin(masks, next(seat for seat in range(4) if masks[seat] & 1), options, opening=True)


def _play_by_chance(deal: PackedDeal, rng: Random, *, most: int) -> int:
    """Play some turns, drawing once where there is a choice; return how many."""
    turns = 0
    while not deal.is_over and turns < most:
        actions = deal.actions()
        deal.act(actions[int(rng.random() * len(actions))] if len(actions) > 1 else actions[0])
        turns += 1
    return turns


def _everything(deal: PackedDeal) -> tuple[object, ...]:
    """Return what a deal that is over says."""
    return deal.is_over, deal.places, deal.hands, deal.out, deal.holders, deal.opening
