"""Reasons are true: each is held to the real hands, of which the seat sees only its own, in deals under all rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random

from murlan.cards import Card, Rank
from murlan.combinations import Combination, Kind, classify
from murlan.computer.reasons import Reason, Why, reasons_for
from murlan.events import CardGiven, Dealt, Passed, Played, SeatEvent
from murlan.match import Match
from murlan.plays import legal_plays
from murlan.snapshot import Snapshot, Stage
from tests.support.walks import deal_walk


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """Something that a seat could do, and one reason that was told for it."""

    match: Match
    snapshot: Snapshot
    event: SeatEvent
    reason: Reason

    @property
    def play(self) -> Combination:
        """What would be laid."""
        assert isinstance(self.event, Played)
        play = classify(self.event.cards)
        assert play is not None
        return play

    @property
    def rest(self) -> tuple[Card, ...]:
        """What would be left in the hand."""
        laid = {self.event.card} if isinstance(self.event, CardGiven) else getattr(self.event, "cards", ())
        return tuple(card for card in self.snapshot.hand if card not in laid)

    @property
    def foes(self) -> tuple[int, ...]:
        """The seats of other sides."""
        side = self.snapshot.options.side_of(self.event.seat)
        return tuple(seat for seat in range(4) if self.snapshot.options.side_of(seat) != side)

    def hand(self, seat: int) -> tuple[Card, ...]:
        """What a seat really holds."""
        assert self.match.deal is not None
        return self.match.deal.hands[seat]

    def beat(self, seat: int, play: Combination) -> tuple[Combination, ...]:
        """What a seat really has that beats a play."""
        return legal_plays(self.hand(seat), play, self.snapshot.options)

    def is_beaten(self, play: Combination) -> bool:
        """Whether anybody else can beat it."""
        return any(self.beat(seat, play) for seat in range(4) if seat != self.event.seat)


@cache
def _cases() -> tuple[Case, ...]:
    """Return up to three things that each turn allows, with all that is told for them."""
    rng = Random(2)
    moments = [moment for seed in range(200, 260) for moment in deal_walk(seed).moments]
    found: list[Case] = []
    for moment in moments:
        if isinstance(moment.event, Dealt):
            continue
        snapshot = moment.before.snapshot(moment.event.seat)
        events = _possible(snapshot, moment.event.seat)
        for event in rng.sample(events, min(3, len(events))):
            reasons = reasons_for(snapshot, event)
            found += [Case(match=moment.before, snapshot=snapshot, event=event, reason=one) for one in reasons]
    return tuple(found)


def _possible(snapshot: Snapshot, seat: int) -> list[SeatEvent]:
    if snapshot.stage is Stage.EXCHANGE:
        return [CardGiven(seat, card) for card in snapshot.gifts]
    plays: list[SeatEvent] = [Played(seat, play.cards) for play in snapshot.choices()]
    return [*plays, Passed(seat)] if snapshot.may_pass else plays


def _with(why: Why) -> list[Case]:
    found = [case for case in _cases() if case.reason.why is why]
    assert found, f"no deal brings {why}"
    return found


def test_sure_trick_is_beaten_by_nobody() -> None:
    """Whatever is held elsewhere."""
    assert not any(case.is_beaten(case.play) for case in _with(Why.SURE_TRICK))


def test_hand_that_runs_out_is_laid_in_so_many_plays_of_which_one_may_be_beaten() -> None:
    """That one comes last, and then it does not matter. Hands of up to seven cards are tried."""
    for case in _with(Why.RUNS_OUT):
        assert not case.is_beaten(case.play)
        if len(case.rest) <= 7:
            partings = _partings(case, case.rest, (case.reason.number or 0) - 1)
            assert any(sum(map(case.is_beaten, plays)) <= 1 for plays in partings), case


def _partings(case: Case, cards: Sequence[Card], count: int) -> Iterator[tuple[Combination, ...]]:
    """Yield the ways to lay cards in so many plays."""
    if not cards and not count:
        yield ()
    if not cards or not count:
        return
    for play in legal_plays(cards, None, case.snapshot.options):
        if min(cards) in play.cards:
            left = [card for card in cards if card not in play.cards]
            yield from ((play, *others) for others in _partings(case, left, count - 1))


def test_last_plays_lay_what_is_left() -> None:
    """In so many plays, where one is not enough."""
    for case in _with(Why.LAST_PLAYS):
        assert any(True for _ in _partings(case, case.rest, case.reason.number or 0))


def test_seat_that_is_denied_cannot_beat_the_play() -> None:
    """It has as few cards as is told."""
    for case in _with(Why.DENIES):
        assert case.reason.seat in case.foes
        assert case.reason.number == len(case.hand(case.reason.seat or 0))
        assert not case.beat(case.reason.seat or 0, case.play)


def test_no_foe_goes_out_on_what_is_safe_to_lose() -> None:
    """None of them has an answer that is its whole hand."""
    for case in _with(Why.SAFE_TO_LOSE):
        assert not any(
            len(answer) == len(case.hand(seat)) for seat in case.foes for answer in case.beat(seat, case.play)
        )


def test_trick_is_taken_from_the_foe_that_is_told() -> None:
    """It owns what lies there and has so many cards."""
    for case in _with(Why.STOPS):
        assert case.reason.seat == case.snapshot.owner
        assert case.reason.seat in case.foes
        assert case.reason.number == len(case.hand(case.reason.seat or 0))


def test_cheapest_answer_has_a_higher_one_of_its_kind_and_no_lower_one() -> None:
    """R4.1."""
    for case in _with(Why.CHEAPEST):
        same = [play for play in case.snapshot.choices() if (play.kind, len(play)) == (case.play.kind, len(case.play))]
        assert case.play.strength == min(play.strength for play in same)
        assert len(same) > 1


def test_what_is_kept_is_held_still_and_some_other_action_would_tear_it() -> None:
    """Another play of the kind, or another card to give."""
    for case in (*_with(Why.KEEPS), *_with(Why.KEEPS_CONTROL)):
        kept = classify(case.reason.cards)
        assert kept is not None
        assert set(kept.cards) <= set(case.rest)
        shape = (kept.kind, len(kept), kept.strength)
        assert any(shape not in _shapes(case, rest) for rest in _rests_of_others(case)), case


def _shapes(case: Case, cards: Sequence[Card]) -> set[tuple[Kind, int, int]]:
    return {(play.kind, len(play), play.strength) for play in legal_plays(cards, None, case.snapshot.options)}


def _rests_of_others(case: Case) -> Iterator[list[Card]]:
    hand = case.snapshot.hand
    if isinstance(case.event, CardGiven):
        yield from ([card for card in hand if card != gift] for gift in case.snapshot.gifts)
        return
    for play in case.snapshot.choices():
        if (play.kind, len(play)) == (case.play.kind, len(case.play)):
            yield [card for card in hand if card not in play.cards]


def test_kept_control_is_beaten_by_no_more_unseen_cards_than_is_told() -> None:
    """For a single it is exact, of all hands but the own."""
    for case in _with(Why.KEEPS_CONTROL):
        others = [card for seat in range(4) if seat != case.event.seat for card in case.hand(seat)]
        higher = [card.rank for card in others if card.rank > case.reason.cards[0].rank]
        size = len(case.reason.cards)
        ranks = {rank for rank in higher if higher.count(rank) >= size}
        assert case.reason.number == (len(higher) if size == 1 else len(ranks))


def test_every_answer_that_is_saved_tears_or_spends_something() -> None:
    """A bomb, twos, a joker, or a group or straight that was held."""
    for case in _with(Why.SAVES):
        answers = case.snapshot.choices()
        assert answers
        before = _shapes(case, case.snapshot.hand)
        for answer in answers:
            is_bomb = answer.kind is Kind.QUAD or (answer.is_suited and case.snapshot.options.suited_straights)
            is_high = answer.kind is not Kind.STRAIGHT and answer.strength >= Rank.TWO
            left = [card for card in case.snapshot.hand if card not in answer.cards]
            lost = {shape for shape in before - _shapes(case, left) if shape[1] > 1}
            assert is_bomb or is_high or lost


def test_pass_without_an_answer_is_told_as_that() -> None:
    """And only that: there is nothing else to lay."""
    for case in _cases():
        if isinstance(case.event, Passed):
            assert (case.reason.why is Why.NOTHING_ELSE) <= (not case.snapshot.choices())
            assert (case.reason.why is Why.SAVES) <= bool(case.snapshot.choices())


def test_partner_is_left_its_own_trick_and_fed_its_last_card() -> None:
    """R10.1."""
    for case in (*_with(Why.LEAVES_PARTNER), *_with(Why.FEEDS_PARTNER)):
        assert case.reason.seat == (case.event.seat + 2) % 4
        if case.reason.why is Why.FEEDS_PARTNER:
            assert 1 == len(case.hand(case.reason.seat))
            assert case.play.cards[0].rank == case.snapshot.hand[0].rank
        else:
            assert case.reason.seat == case.snapshot.owner


def test_play_that_goes_out_lays_the_last_cards_for_the_next_place() -> None:
    """R6.1."""
    for case in _with(Why.GOES_OUT):
        assert () == case.rest
        after = case.match.apply(case.event).after.snapshot(None)
        assert case.reason.number == after.seats[case.event.seat].place
