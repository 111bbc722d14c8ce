"""What holds in every deal, whoever plays and by whichever options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from murlan.cards import PACK, THREE_OF_SPADES, Card
from murlan.combinations import Combination
from murlan.errors import IllegalEvent
from murlan.events import CardGiven, Event, Passed, Played
from murlan.match import Match
from murlan.notices import CombinationLaid, DealEnded, LeadTaken, SeatPassed, TrickEnded, WentOut
from murlan.options import Passing
from murlan.plays import choices, legal_plays, shape_of
from murlan.snapshot import Stage
from tests.support.positions import act, acted, deal_of, match_of
from tests.support.walks import Walk

MOST_TURNS = 54 * 4
"""Each play takes a card off a hand, and at most three passes stand between two plays."""


def test_deal_at_every_moment_accounts_for_54_cards(deals: tuple[Walk, ...]) -> None:
    """Hands, the trick and the tricks set aside are the pack (R1.1)."""
    for walk in deals:
        for state in walk.states:
            if state.deal is not None:
                held = [card for cards in state.deal.hands for card in cards]
                laid = _laid(state)
                assert list(PACK) == sorted(held + laid), walk.name


def test_deal_by_any_policy_ends(deals: tuple[Walk, ...]) -> None:
    """BB-007: a deal ends after a bounded number of turns with four places taken (R6.2)."""
    for walk in deals:
        assert len(walk.moments) <= MOST_TURNS + 2, walk.name
        assert walk.final.deal is not None
        assert [0, 1, 2, 3] == sorted(walk.final.deal.places or ()), walk.name


@pytest.mark.parametrize("leads_out", ["3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS 2S", "3S"])
def test_deal_that_is_decided_by_its_first_leads_ends_with_four_places(leads_out: str) -> None:
    """BB-007: whole hands that go out in one play each leave nobody waiting (R5.6, R6.2)."""
    match = match_of(deal_of([leads_out, "4H", "5H", "6H 7H"], turn=0, opening=True))
    match = acted(match, leads_out)
    while match.stage is Stage.PLAY:
        assert match.deal is not None
        snapshot = match.snapshot(match.deal.turn)
        match = act(match, "pass" if snapshot.may_pass else str(snapshot.hand[0])).after
    assert match.last_places is not None
    assert (0, [0, 1, 2, 3]) == (match.last_places[0], sorted(match.last_places))


def test_legal_plays_and_apply_on_any_card_set_agree(deals: tuple[Walk, ...]) -> None:
    """BB-093: listed is accepted, not listed is refused, also for cards that nearly are a play (R3, R4, R5)."""
    kinds: Counter[str] = Counter()
    for walk in deals:
        rng = Random(f"sets of {walk.name}")
        for state in _sampled(walk, rng, Stage.PLAY):
            assert state.deal is not None
            listed = {frozenset(play.cards) for play in _listed(state)}
            for cards in _card_sets(state, rng):
                is_listed = frozenset(cards) in listed
                accepted = _is_accepted(state, Played(state.deal.turn, cards))
                assert is_listed == accepted, f"{walk.name}: {cards}"
                kinds["listed" if is_listed else "not listed"] += 1
    assert min(kinds["listed"], kinds["not listed"]) > 100, "the sample shows both sides"


def test_cards_named_in_any_order_are_the_same_play(deals: tuple[Walk, ...]) -> None:
    """BB-096: nobody lays a straight backwards by mistake (R3.7)."""
    for walk in deals:
        rng = Random(f"orders of {walk.name}")
        for state in _sampled(walk, rng, Stage.PLAY):
            assert state.deal is not None
            if plays := _listed(state):
                cards = max(plays, key=len).cards
                shuffled = tuple(rng.sample(cards, len(cards)))
                steps = [state.apply(Played(state.deal.turn, named)) for named in (cards, shuffled)]
                assert steps[0] == steps[1], walk.name


def test_pass_by_the_seat_on_turn_is_accepted_unless_it_leads(deals: tuple[Walk, ...]) -> None:
    """Passing is refused to a leader only (R5.1, R5.3)."""
    for walk in deals:
        for state in _sampled(walk, Random(f"passes of {walk.name}"), Stage.PLAY):
            assert state.deal is not None
            assert bool(state.deal.trick) == _is_accepted(state, Passed(state.deal.turn)), walk.name


def test_refused_event_at_any_stage_leaves_the_match_unchanged(deals: tuple[Walk, ...]) -> None:
    """A refusal changes nothing, down to the last byte."""
    for walk in deals:
        rng = Random(f"refusals of {walk.name}")
        for state in _sampled(walk, rng, *Stage):
            before = repr(state)
            refused = [event for event in _wrong_events(state, rng) if not _is_accepted(state, event)]
            assert refused, walk.name
            assert before == repr(state), walk.name


def test_seat_off_turn_whatever_it_does_is_refused(deals: tuple[Walk, ...]) -> None:
    """Only the seat on turn plays or passes (R5.3)."""
    for walk in deals:
        for state in _sampled(walk, Random(f"turns of {walk.name}"), Stage.PLAY):
            assert state.deal is not None
            for seat in {0, 1, 2, 3} - {state.deal.turn}:
                assert not _is_accepted(state, Passed(seat)), walk.name
                assert not _is_accepted(state, Played(seat, state.deal.hands[seat][:1])), walk.name


def test_choices_at_every_turn_name_each_shape_once(deals: tuple[Walk, ...]) -> None:
    """Choices are legal plays, one a shape, and no shape is missing."""
    for walk in deals:
        for state in _sampled(walk, Random(f"choices of {walk.name}"), Stage.PLAY):
            assert state.deal is not None
            listed = _listed(state)
            chosen = choices(
                state.deal.hands[state.deal.turn], state.deal.to_beat, state.options, opening=state.deal.opening
            )
            assert set(chosen) <= set(listed), walk.name
            shapes = [shape_of(play, state.options) for play in chosen]
            assert list(dict.fromkeys(shape_of(play, state.options) for play in listed)) == shapes, walk.name


def test_turn_at_every_moment_is_at_a_seat_that_holds_cards(deals: tuple[Walk, ...]) -> None:
    """BB-099: a seat that went out is asked no more (R5.3, R6.1)."""
    for walk in deals:
        for state in walk.states:
            if state.stage is Stage.PLAY:
                assert state.deal is not None
                assert state.deal.hands[state.deal.turn], walk.name
                assert state.deal.turn not in state.deal.passed, walk.name


def test_trick_with_open_passing_ends_when_all_others_passed_in_a_row(deals: tuple[Walk, ...]) -> None:
    """The passes since the last play are those of every other seat that holds cards (R5.4, R5.5, R5.6)."""
    for walk in deals:
        passed: list[int] = []
        for moment in walk.moments:
            assert moment.step.after.deal is not None
            for notice in moment.step.notices:
                match notice:
                    case CombinationLaid():
                        passed = []
                    case SeatPassed(seat):
                        passed.append(seat)
                    case TrickEnded(owner):
                        hands = moment.step.after.deal.hands
                        others = [seat for seat in range(4) if hands[seat] and seat != owner]
                        if walk.options.passing is Passing.OPEN:
                            assert others == sorted(passed), walk.name
                        else:
                            assert set(passed) <= set(others), walk.name


def test_lead_after_a_trick_goes_to_its_owner_or_the_next_that_holds_cards(deals: tuple[Walk, ...]) -> None:
    """BB-099: the last play's seat leads; gone out, the next seat clockwise that holds cards does (R5.5, R5.6)."""
    for walk in deals:
        for moment in walk.moments:
            match moment.step.notices:
                case (*_, TrickEnded(owner), LeadTaken(leader)):
                    assert moment.step.after.deal is not None
                    hands = moment.step.after.deal.hands
                    expected = next(seat % 4 for seat in range(owner, owner + 4) if hands[seat % 4])
                    assert expected == leader, walk.name


def test_deal_ended_gives_the_places_in_the_order_of_going_out(deals: tuple[Walk, ...]) -> None:
    """Three seats went out, the fourth is the one that did not, and six points are shared out (R6, R7.1)."""
    for walk in deals:
        notices = [notice for moment in walk.moments for notice in moment.step.notices]
        went_out = [notice for notice in notices if isinstance(notice, WentOut)]
        ended = next(notice for notice in notices if isinstance(notice, DealEnded))
        assert [1, 2, 3] == [notice.place for notice in went_out], walk.name
        assert list(ended.places[:3]) == [notice.seat for notice in went_out], walk.name
        assert [3, 2, 1, 0] == [ended.points[seat] for seat in ended.places], walk.name
        before = walk.moments[0].before.totals
        assert ended.totals == tuple(a + b for a, b in zip(before, ended.points, strict=True)), walk.name


def test_first_lead_of_a_match_holds_the_three_of_spades_and_no_other_must(deals: tuple[Walk, ...]) -> None:
    """3♠ is asked for once (R5.2)."""
    for walk in deals:
        is_first = walk.moments[0].before.last_places is None
        plays = [moment for moment in walk.moments if isinstance(moment.event, Played)]
        opening = [moment.before.deal is not None and moment.before.deal.opening for moment in plays]
        assert [is_first, *[False] * (len(plays) - 1)] == opening, walk.name
        if is_first:
            assert isinstance(plays[0].event, Played)
            assert THREE_OF_SPADES in plays[0].event.cards, walk.name


def _laid(state: Match) -> list[Card]:
    assert state.deal is not None
    tricks = (*state.deal.tricks, state.deal.trick)
    return [card for trick in tricks for turn in trick if turn.combination for card in turn.combination.cards]


def _listed(state: Match) -> tuple[Combination, ...]:
    deal = state.deal
    assert deal is not None
    return legal_plays(deal.hands[deal.turn], deal.to_beat, state.options, opening=deal.opening)


def _sampled(walk: Walk, rng: Random, *stages: Stage) -> list[Match]:
    """Return the first, the last and some other states of a walk at these stages."""
    states = [state for state in walk.states if state.stage in stages]
    return [*states[:1], *rng.sample(states, min(4, len(states))), *states[-1:]]


def _card_sets(state: Match, rng: Random) -> Iterator[tuple[Card, ...]]:
    """Yield card sets: listed ones, combinations that may not beat, near misses, and cards drawn blindly."""
    assert state.deal is not None
    held = state.deal.hands[state.deal.turn]
    leads = legal_plays(held, None, state.options)
    listed = legal_plays(held, state.deal.to_beat, state.options, opening=state.deal.opening)
    for play in (*rng.sample(listed, min(3, len(listed))), *rng.sample(leads, min(4, len(leads)))):
        yield play.cards
        yield tuple(rng.sample(play.cards, len(play)))
        yield play.cards[:-1]
        yield tuple({*play.cards, rng.choice(held)})
        yield tuple({*play.cards[1:], rng.choice(PACK)})
    for size in (1, 2, 3, 5, len(held)):
        yield tuple(rng.sample(held, min(size, len(held))))
        yield tuple(rng.sample(PACK, size))
    yield ()


def _wrong_events(state: Match, rng: Random) -> Iterator[Event]:
    """Yield events of all kinds; most are refused at any one stage."""
    seat, card = rng.randrange(4), rng.choice(PACK)
    yield CardGiven(seat, card)
    yield Passed((state.deal.turn + 1) % 4 if state.deal else seat)
    yield Played(seat, (card,))
    yield Played(state.deal.turn if state.deal else seat, tuple(rng.sample(PACK, 3)))
    yield state.next_deal(bytes(32), 1)


def _is_accepted(state: Match, event: Event) -> bool:
    try:
        state.apply(event)
    except IllegalEvent:
        return False
    return True
