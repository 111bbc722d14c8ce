"""R5 and R6: leading, answering, passing, how tricks end, and going out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from murlan.cards import THREE_OF_SPADES
from murlan.errors import (
    CardsNotHeld,
    DoesNotBeat,
    IllegalEvent,
    LeaderMustPlay,
    NoCombination,
    NotYourTurn,
    OpeningCardMissing,
    Shortfall,
    WrongStage,
)
from murlan.events import Event, Passed, Played
from murlan.match import Match
from murlan.notices import CombinationLaid, DealEnded, LeadTaken, SeatPassed, TrickEnded, WentOut
from murlan.options import CLASSIC, Passing
from murlan.snapshot import SeatSnapshot, Snapshot, Stage
from tests.support.positions import act, acted, combination, deal_of, dealt_of, hand, match_of

LOCKED = replace(CLASSIC, passing=Passing.LOCKED)


def turn_of(match: Match) -> int | None:
    """Return the seat that acts."""
    return match.snapshot(None).turn


def table_of(match: Match) -> str | None:
    """Return what lies on the table, as text."""
    to_beat = match.snapshot(None).to_beat
    return str(to_beat) if to_beat else None


@pytest.mark.parametrize("cards", ["3H", "9S 9H", "4S 5H 6D 7C 8S", "KS KC KD KH"])
def test_leader_with_any_combination_may_lead_it(cards: str) -> None:
    """A lead is free (R5.1)."""
    match = match_of(deal_of([f"{cards} AS", "3S", "4H", "5H"]))
    assert cards == table_of(acted(match, cards))


def test_leader_that_passes_is_refused() -> None:
    """A leader may not pass (R5.1)."""
    with pytest.raises(LeaderMustPlay):
        act(match_of(deal_of(["3H 9S", "3S", "4H", "5H"])), "pass")


def test_holder_of_the_three_of_spades_in_the_first_deal_leads() -> None:
    """Wherever 3♠ is, its holder has the very first lead (R5.2)."""
    start = Match.start(CLASSIC)
    for seat in range(4):
        step = start.apply(dealt_of(start, {seat: "3S"}))
        assert seat == turn_of(step.after)
        assert LeadTaken(seat) == step.notices[-1]


@pytest.mark.parametrize("cards", ["3S", "3S 3H", "3S 4H 5D 6C 7S", "AS 2H 3S 4H 5D"])
def test_first_lead_with_the_three_of_spades_is_accepted(cards: str) -> None:
    """Any combination that contains 3♠ opens (R5.2)."""
    match = match_of(deal_of(["AS 2H 3S 3H 4H 5D 6C 7S KD", "8S", "8H", "8D"], opening=True))
    assert cards == table_of(acted(match, cards))


@pytest.mark.parametrize("cards", ["3H", "KD", "3H 4H 5D 6C 7S"])
def test_first_lead_without_the_three_of_spades_is_refused(cards: str) -> None:
    """The other threes do not open (R5.2)."""
    match = match_of(deal_of(["AS 2H 3S 3H 4H 5D 6C 7S KD", "8S", "8H", "8D"], opening=True))
    with pytest.raises(OpeningCardMissing) as refused:
        act(match, cards)
    assert combination(cards) == refused.value.combination


def test_second_lead_of_the_first_deal_is_free() -> None:
    """3♠ is asked for once (R5.2)."""
    match = match_of(deal_of(["3S 9H KD", "8S", "8H", "8D"], opening=True))
    match = acted(match, "3S", "pass", "pass", "pass")
    assert acted(match, "KD").deal is not None


def test_three_of_spades_in_a_later_deal_has_no_special_part() -> None:
    """Its holder need not lead, and the lead need not contain it (R5.2)."""
    later = replace(Match.start(CLASSIC), deal_number=1, last_places=(0, 1, 2, 3))
    dealt = later.apply(dealt_of(later, {0: "3S 3H", 3: "RJ"})).after
    led = acted(dealt, "3H")
    assert turn_of(led) == 3
    assert THREE_OF_SPADES not in led.snapshot(3).hand
    assert led.snapshot(3).legal_plays()
    assert not led.snapshot(3).opening


def test_turn_after_a_play_or_pass_goes_clockwise_past_seats_that_are_out() -> None:
    """Seats without cards are passed over (R5.3)."""
    match = match_of(deal_of(["3S 9S", "4S 9H", "", "6S 9C"], out=(2,)))
    match = acted(match, "3S")
    assert turn_of(match) == 1
    match = acted(match, "pass")
    assert turn_of(match) == 3
    assert turn_of(acted(match, "6S")) == 0


def test_seat_that_could_beat_may_pass() -> None:
    """Passing is always allowed to a seat that does not lead (R5.3)."""
    match = match_of(deal_of(["RJ 9S", "4S", "5S", "6S"], table="5H"))
    step = act(match, "pass")
    assert step.notices == (SeatPassed(0),)
    assert turn_of(step.after) == 1


@pytest.mark.parametrize(
    ("event", "error"),
    [
        (Passed(1), NotYourTurn(0)),
        (Played(2, hand("8H")), NotYourTurn(0)),
        (Played(0, hand("KS")), CardsNotHeld(hand("KS"))),
        (Played(0, hand("9S KS RJ")), CardsNotHeld(hand("KS RJ"))),
        (Played(0, hand("9S JD")), NoCombination(hand("9S JD"))),
        (Played(0, hand("9S") * 2), NoCombination(hand("9S") * 2)),
        (Played(0, ()), NoCombination(())),
        (Played(0, hand("4S")), DoesNotBeat(combination("4S"), combination("7H"), Shortfall.NOT_HIGHER)),
        (Played(0, hand("9S 9H")), DoesNotBeat(combination("9S 9H"), combination("7H"), Shortfall.OTHER_KIND)),
    ],
    ids=["pass-off-turn", "play-off-turn", "not-held", "some-not-held", "none", "twice", "empty", "low", "kind"],
)
def test_play_against_the_rules_is_refused_with_its_reason(event: Event, error: IllegalEvent) -> None:
    """The turn, the hand, the combination and what lies are checked in this order (R5.3, R3.7, R4)."""
    match = match_of(deal_of(["4S 9S 9H JD", "8S", "8H", "8D"], table="7H"))
    with pytest.raises(IllegalEvent) as refused:
        match.apply(event)
    assert (type(error), vars(error)) == (type(refused.value), vars(refused.value))


def test_seat_that_passed_with_open_passing_may_play_in_the_same_trick() -> None:
    """A pass binds for that turn only (R5.4)."""
    match = match_of(deal_of(["5S 6H", "RJ 3H", "BJ 4H", "7D 7H"]))
    match = acted(match, "5S", "pass", "BJ", "pass", "pass")
    assert turn_of(match) == 1
    assert table_of(acted(match, "RJ")) == "RJ"


def test_seat_that_passed_with_locked_passing_is_out_until_the_trick_ends() -> None:
    """It is not asked again in that trick; in the next one it is (R5.4, R5.5)."""
    match = match_of(deal_of(["5S 6H", "RJ 3H", "9S 4H 4D", "7D 7H"]), LOCKED)
    match = acted(match, "5S", "pass", "9S", "pass")
    assert turn_of(match) == 0
    match = acted(match, "pass")
    assert (turn_of(match), table_of(match)) == (2, None)
    match = acted(match, "4H", "pass", "pass")
    assert turn_of(match) == 1
    assert table_of(acted(match, "RJ")) == "RJ"


def test_trick_with_four_seats_in_ends_after_three_passes_in_a_row() -> None:
    """Two passes are not enough; after the third the last play's seat leads (R5.5)."""
    match = match_of(deal_of(["7H 7C", "9H 9C", "JH JC", "QH QC"], turn=1, table="5H 5C", owner=0))
    match = acted(match, "pass", "pass")
    assert (turn_of(match), table_of(match)) == (3, "5C 5H")
    step = act(match, "pass")
    assert step.notices == (SeatPassed(3), TrickEnded(0), LeadTaken(0))
    assert (turn_of(step.after), table_of(step.after)) == (0, None)


def test_trick_with_three_seats_in_ends_after_two_passes() -> None:
    """Every other seat that still holds cards has passed (R5.5)."""
    match = match_of(deal_of(["7H 7C", "9H 9C", "JH JC", ""], turn=1, table="5H 5C", owner=0, out=(3,)))
    assert act(match, "pass").notices == (SeatPassed(1),)
    assert act(acted(match, "pass"), "pass").notices == (SeatPassed(2), TrickEnded(0), LeadTaken(0))


def test_trick_with_a_new_play_counts_passes_from_there() -> None:
    """Only passes since the last play count (R5.5)."""
    match = match_of(deal_of(["5S 6H", "8S 3H", "9S 4H", "7D 7H"]))
    match = acted(match, "5S", "pass", "pass", "7D", "pass")
    assert (turn_of(match), table_of(match)) == (1, "7D")


def test_trick_that_ended_is_set_aside_and_remembered() -> None:
    """Its turns are kept in order, and the next lead is free (R5.5)."""
    match = match_of(deal_of(["5S 6H", "8S 3H", "9S 4H", "7D 7H"]))
    match = acted(match, "5S", "8S", "pass", "pass", "pass")
    snapshot = match.snapshot(None)
    assert snapshot.trick == ()
    assert [[(turn.seat, str(turn.combination)) for turn in trick] for trick in snapshot.tricks] == [
        [(0, "5S"), (1, "8S"), (2, "None"), (3, "None"), (0, "None")]
    ]
    assert table_of(acted(match, "3H")) == "3H"


def test_turns_of_a_deal_are_counted_over_all_its_tricks() -> None:
    """Plays and passes alike; the count names the present turn (R5.3)."""
    match = match_of(deal_of(["5H 3H 9S", "6S 7S", "4H 6H", "5S 7H"]))
    for count, text in enumerate(["5H", "6S", "pass", "7H", "pass", "pass", "pass", "5S", "9S"]):
        assert match.deal is not None
        assert (count, count) == (match.deal.turns_taken, match.snapshot(None).turns_taken)
        match = acted(match, text)


def test_seats_of_a_snapshot_show_their_last_turn_in_the_trick() -> None:
    """What lies, whose it is, who passed, and how many cards each has left (R5.3)."""
    match = acted(match_of(deal_of(["5H 3H 9S", "6S 7S", "4H 6H", "5S 7H TH"])), "5H", "6S", "pass", "7H", "9S")
    snapshot = match.snapshot(None)
    shown = [(seat.last_turn and seat.last_turn.combination, seat.cards_left) for seat in snapshot.seats]
    assert [(combination("9S"), 1), (combination("6S"), 1), (None, 2), (combination("7H"), 2)] == shown
    assert [0, 1, 2, 3] == [seat.last_turn.seat for seat in snapshot.seats if seat.last_turn]
    assert (0, combination("9S")) == (snapshot.owner, snapshot.to_beat)
    assert match.deal is not None
    assert match.deal.owner == 0
    led = match_of(deal_of(["5H", "6S", "4H", "5S"])).snapshot(None)
    assert (None, None) == (led.owner, led.to_beat)
    assert [None] * 4 == [seat.last_turn for seat in led.seats]


@pytest.mark.parametrize("viewer", [None, 2])
def test_snapshot_before_the_first_deal_shows_empty_seats(viewer: int | None) -> None:
    """Nothing is dealt and nobody acts; the first dealer and the target are known (R2.2, R9.1)."""
    seat = SeatSnapshot(cards_left=0, total=0, place=None, last_turn=None)
    assert Match.start(CLASSIC, dealer=3).snapshot(viewer) == Snapshot(
        viewer=viewer,
        options=CLASSIC,
        stage=Stage.DEALING,
        deal_number=0,
        dealer=3,
        target=21,
        seats=(seat,) * 4,
        hand=(),
        turn=None,
        opening=False,
        trick=(),
        tricks=(),
        exchange=None,
        gifts=(),
        last_places=None,
        outcome=None,
    )


def test_last_play_of_a_deal_to_a_locked_seat_ends_no_trick() -> None:
    """The deal ends at once (R6.2), although nobody could answer (R5.5)."""
    match = acted(match_of(deal_of(["5H 9H", "6H", "3H", ""], out=(3,)), LOCKED), "5H", "6H", "pass")
    assert [CombinationLaid, WentOut, DealEnded] == [type(notice) for notice in act(match, "9H").notices]


def test_turn_is_told_to_the_seat_that_acts_only() -> None:
    """Nobody else's, and not the table's; who leads may not pass (R5.1, R5.3)."""
    led = match_of(deal_of(["5H 9S", "6S 7S", "4H", "7H"], turn=1))
    answered = acted(led, "6S")
    for match, seat in ((led, 1), (answered, 2)):
        assert [seat] == [viewer for viewer in (None, 0, 1, 2, 3) if match.snapshot(viewer).is_own_turn]
    assert [] == [viewer for viewer in (None, 0, 1, 2, 3) if led.snapshot(viewer).may_pass]
    assert [2] == [viewer for viewer in (None, 0, 1, 2, 3) if answered.snapshot(viewer).may_pass]
    assert not Match.start(CLASSIC).snapshot(None).is_own_turn


def test_seat_whose_own_play_lies_may_choose_among_all_its_cards() -> None:
    """It would lead next, if nobody answers (R5.5)."""
    match = acted(match_of(deal_of(["RJ 3H 3D", "4S", "5S", "6S"])), "RJ")
    assert ["3D", "3H", "3D 3H"] == [str(play) for play in match.snapshot(0).legal_plays()]
    assert ["3D", "3D 3H"] == [str(play) for play in match.snapshot(0).choices()]


def test_snapshot_after_a_deal_shows_its_places_and_points() -> None:
    """The last trick and the tricks before it stay to be seen, and no hand (R6.2, R7.1)."""
    match = acted(match_of(deal_of(["5H", "6S 7S", "4H", "7H"])), "5H", "6S", "pass", "7H", "pass", "pass", "7S")
    snapshot = match.snapshot(0)
    assert (Stage.DEALING, None, (), False) == (snapshot.stage, snapshot.turn, snapshot.hand, snapshot.may_pass)
    assert [(1, 3), (3, 1), (4, 0), (2, 2)] == [(seat.place, seat.total) for seat in snapshot.seats]
    assert (0, 3, 1, 2) == snapshot.last_places
    assert [0, 0, 1, 0] == [seat.cards_left for seat in snapshot.seats]


def test_all_others_locked_out_when_a_seat_plays_end_the_trick_at_once() -> None:
    """Nobody is left to answer, so the same seat leads (R5.5 with R5.4 locked)."""
    match = match_of(deal_of(["5S 6H 9C", "8S 3H", "9S 4H", "7D 7H"]), LOCKED)
    match = acted(match, "5S", "8S", "pass", "pass")
    step = act(match, "9C")
    assert step.notices == (CombinationLaid(0, combination("9C")),)
    step = act(step.after, "pass")
    assert step.notices == (SeatPassed(1), TrickEnded(0), LeadTaken(0))


def test_every_other_seat_after_one_went_out_gets_its_chance_to_answer() -> None:
    """Three passes are needed when the last play's seat is out (R5.6)."""
    match = match_of(deal_of(["2H", "4S 5S", "6S 7S", "8S BJ"]))
    match = acted(match, "2H", "pass", "pass")
    assert (turn_of(match), table_of(match)) == (3, "2H")
    assert table_of(acted(match, "BJ")) == "BJ"


def test_trick_of_a_seat_that_went_out_unbeaten_gives_the_lead_to_the_next_seat() -> None:
    """The next seat clockwise that still holds cards leads (R5.6)."""
    match = match_of(deal_of(["4S 5S", "6S 7S", "2H", ""], turn=2, out=(3,)))
    step = act(acted(match, "2H", "pass"), "pass")
    assert step.notices == (SeatPassed(1), TrickEnded(2), LeadTaken(0))
    assert table_of(acted(step.after, "4S")) == "4S"


def test_trick_of_a_seat_that_went_out_with_all_others_locked_gives_the_lead_to_a_locked_seat() -> None:
    """The next seat leads, locked or not (R5.6)."""
    match = match_of(deal_of(["5S KS", "8S 3H", "9S 4H", "7D 7H"]), LOCKED)
    match = acted(match, "5S", "pass", "pass", "7D")
    step = act(match, "KS")
    assert step.notices == (CombinationLaid(0, combination("KS")), WentOut(0, 1))
    step = act(step.after, "pass")
    assert step.notices == (SeatPassed(3), TrickEnded(0), LeadTaken(1))
    assert table_of(acted(step.after, "3H")) == "3H"


def test_last_play_to_locked_seats_only_ends_the_trick_in_the_same_step() -> None:
    """With everybody locked out there is no chance to wait for (R5.6)."""
    match = match_of(deal_of(["5S KS", "8S 3H", "9S 4H", "7D 7H"]), LOCKED)
    match = acted(match, "5S", "pass", "9S", "pass")
    step = act(match, "KS")
    assert step.notices == (CombinationLaid(0, combination("KS")), WentOut(0, 1))
    assert act(step.after, "pass").notices == (SeatPassed(2), TrickEnded(0), LeadTaken(1))
    alone = replace(match, deal=replace(match.deal, passed=frozenset({1, 2, 3}))) if match.deal else match
    assert act(alone, "KS").notices[1:] == (WentOut(0, 1), TrickEnded(0), LeadTaken(1))


def test_seat_that_lays_its_last_card_takes_the_next_place_and_play_goes_on() -> None:
    """First, second and third place are taken in turn (R6.1)."""
    match = match_of(deal_of(["3S", "4S", "5S 6S", "7S 8S"]))
    step = act(match, "3S")
    assert step.notices == (CombinationLaid(0, combination("3S")), WentOut(0, 1))
    step = act(step.after, "4S")
    assert step.notices == (CombinationLaid(1, combination("4S")), WentOut(1, 2))
    assert [seat.place for seat in step.after.snapshot(None).seats] == [1, 2, None, None]
    assert turn_of(step.after) == 2


def test_deal_with_one_seat_left_ends_at_once() -> None:
    """The last seat is 4th and does not answer (R6.2)."""
    match = match_of(deal_of(["", "4S", "", "7S RJ"], turn=1, out=(2, 0)))
    step = act(match, "4S")
    assert step.notices[:2] == (CombinationLaid(1, combination("4S")), WentOut(1, 3))
    assert DealEnded((2, 0, 1, 3), (2, 1, 3, 0), (2, 1, 3, 0)) in step.notices
    assert step.after.stage is Stage.DEALING
    assert turn_of(step.after) is None


@pytest.mark.parametrize("event", [Passed(3), Played(3, hand("RJ"))], ids=["pass", "play"])
def test_event_after_the_deal_has_ended_is_refused(event: Event) -> None:
    """The trick is not played to its end (R6.2)."""
    match = acted(match_of(deal_of(["", "4S", "", "7S RJ"], turn=1, out=(2, 0))), "4S")
    with pytest.raises(WrongStage) as refused:
        match.apply(event)
    assert refused.value.stage == "dealing"
    assert match.deal is not None
    with pytest.raises(WrongStage) as refused:
        match.deal.passes(3)
    assert refused.value.stage == "over"
