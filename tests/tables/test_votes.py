"""Votes: to end the table, to pause it, to remove somebody; who has one and how many it takes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.tables.actions import ComeBack, End, Leave, Pass, Pause, PersonAction, Play, Remove, Resume, Ring, Withdraw
from bot.tables.changes import Change, Pace, VoteCount
from bot.tables.phases import Closing, DueKind, Motion, PauseReason, Phase, Vote
from bot.tables.public import PublicVote
from bot.tables.refusals import AlreadyVoted, Barred, CannotRemove, NotSeated
from bot.tables.seating import ComputerSeat, PersonSeat
from bot.tables.showing import public_table
from bot.tables.state import TableState
from bot.tables.transition import changed_by
from murlan.notation import parse_cards
from murlan.snapshot import Stage
from tests.support.house import ANA, BESA, CLIRIM, DRITA, LUAN
from tests.tables.positions import STAGES, house

FOUR_THERE = replace(STAGES["play"], seats=tuple(map(PersonSeat, (ANA, BESA, CLIRIM, DRITA))), barred=frozenset())
"""Ana is host; it is Besa's turn."""


def with_people(*people: PersonSeat) -> TableState:
    """Return the running match with these people and computer players on the other seats."""
    others = tuple(ComputerSeat(name) for name in ("Agron", "Teuta", "Ilir", "Mira"))
    return replace(FOUR_THERE, seats=(*people, *others[len(people) :]))


def after(state: TableState, *actions: PersonAction) -> Change:
    """Return the last of the changes that presses lead to, one after another."""
    change = Change(after=state)
    for action in actions:
        change = changed_by(change.after, action, house())
    return change


def missing(user_id: int, turns: int) -> PersonSeat:
    """Return the seat of somebody who missed so many turns in a row."""
    return PersonSeat(user_id, missed=turns)


@pytest.mark.parametrize(
    ("people", "needed"),
    [
        pytest.param((ANA, BESA, CLIRIM, DRITA), 3, id="four"),
        pytest.param((ANA, BESA, CLIRIM), 2, id="three"),
        pytest.param((ANA, BESA), 2, id="two"),
    ],
)
def test_more_than_half_of_those_there_end_a_table(people: tuple[int, ...], needed: int) -> None:
    """One person cannot end the match of the others, unless they have the right to."""
    state = with_people(*map(PersonSeat, people))
    change = after(state, End(BESA))
    assert VoteCount(motion=Motion.END, given=1, needed=needed, has_passed=False) == change.count
    assert Phase.PLAYING is change.after.phase


def test_a_vote_that_carries_ends_the_table() -> None:
    """And the one whose vote it was is told that it did."""
    change = after(FOUR_THERE, End(BESA), End(CLIRIM), End(DRITA))
    assert VoteCount(motion=Motion.END, given=3, needed=3, has_passed=True) == change.count
    assert Closing.VOTED is change.after.closing


def test_who_is_away_is_not_waited_for_in_a_vote() -> None:
    """Only who is there has a vote: two of three here."""
    state = with_people(PersonSeat(ANA), PersonSeat(BESA), PersonSeat(CLIRIM), missing(DRITA, 2))
    assert Closing.VOTED is after(state, End(BESA), End(CLIRIM)).after.closing


def test_nobody_votes_twice() -> None:
    """A second vote for the same is refused."""
    with pytest.raises(AlreadyVoted):
        after(FOUR_THERE, End(BESA), End(BESA))


def test_votes_that_were_taken_back_count_no_more() -> None:
    """All of a person's votes at once."""
    change = after(FOUR_THERE, End(BESA), Pause(BESA), End(CLIRIM), Withdraw(BESA))
    assert (Vote(Motion.END, CLIRIM),) == change.after.votes


def test_all_who_are_there_pause_a_match() -> None:
    """A pause is an agreement."""
    change = after(FOUR_THERE, Pause(ANA), Pause(BESA), Pause(CLIRIM))
    assert None is change.after.pause
    change = after(change.after, Pause(DRITA))
    assert (PauseReason.AGREED, ()) == (change.after.pause, change.after.votes)


def test_a_person_alone_with_computer_players_pauses_at_once() -> None:
    """There is nobody to agree with."""
    assert PauseReason.AGREED is after(with_people(PersonSeat(ANA)), Pause(ANA)).after.pause


@pytest.mark.parametrize(
    ("people", "missed", "voters", "is_removed"),
    [
        pytest.param((ANA, BESA, CLIRIM, DRITA), 0, (ANA,), False, id="the host alone"),
        pytest.param((ANA, BESA, CLIRIM, DRITA), 0, (ANA, BESA), True, id="two of the three others"),
        pytest.param((ANA, CLIRIM, DRITA), 0, (ANA,), False, id="the host of two others"),
        pytest.param((ANA, CLIRIM, DRITA), 0, (ANA, DRITA), True, id="both others"),
        pytest.param((ANA, CLIRIM), 0, (ANA,), False, id="the only other one"),
        pytest.param((ANA, BESA, CLIRIM, DRITA), 1, (ANA,), True, id="the host, after a missed turn"),
        pytest.param((ANA, BESA, CLIRIM, DRITA), 1, (BESA,), False, id="one of three, after a missed turn"),
        pytest.param((ANA, BESA, CLIRIM, DRITA), 1, (BESA, DRITA), True, id="two of three, after a missed turn"),
        pytest.param((BESA, CLIRIM), 2, (BESA,), True, id="the only other one, after missed turns"),
    ],
)
def test_somebody_is_removed_by_enough_of_the_others(
    people: tuple[int, ...], missed: int, voters: tuple[int, ...], *, is_removed: bool
) -> None:
    """BB-010: more than half of the others and two at least; after a missed turn the host alone."""
    seats = (missing(user, missed if user == CLIRIM else 0) for user in people)
    state = replace(with_people(*seats), host_id=people[0])
    change = after(state, *(Remove(user, CLIRIM) for user in voters))
    assert change.count is not None
    assert (is_removed, is_removed) == (CLIRIM in change.after.barred, change.count.has_passed)


def test_who_manages_the_server_removes_somebody_who_missed_a_turn() -> None:
    """BB-010: without a seat of their own."""
    state = with_people(PersonSeat(ANA), missing(BESA, 1), PersonSeat(CLIRIM))
    change = after(state, Remove(LUAN, BESA, is_manager=True))
    assert PersonSeat(BESA, missed=1, has_left=True) == change.after.seats[1]


def test_who_manages_the_server_has_no_vote_against_somebody_who_plays() -> None:
    """A match belongs to its people."""
    with pytest.raises(NotSeated):
        after(FOUR_THERE, Remove(LUAN, BESA, is_manager=True))


@pytest.mark.parametrize("target", [ANA, LUAN], ids=["oneself", "a stranger"])
def test_only_somebody_else_who_sits_here_is_removed(target: int) -> None:
    """For oneself there is leaving."""
    with pytest.raises(CannotRemove):
        after(FOUR_THERE, Remove(ANA, target))


def test_a_removed_person_does_not_act_at_the_table_any_more() -> None:
    """A removal is for good."""
    state = after(FOUR_THERE, Remove(ANA, BESA), Remove(CLIRIM, BESA)).after
    with pytest.raises(Barred):
        after(state, ComeBack(BESA))


def test_the_understudy_plays_soon_for_somebody_removed_in_their_turn() -> None:
    """BB-010: the others do not wait for the clock of somebody who is gone."""
    state = after(FOUR_THERE, Remove(ANA, BESA), Remove(CLIRIM, BESA)).after
    assert state.due is not None
    assert (DueKind.SEAT_DECIDES, Pace().computer) == (state.due.kind, state.due.seconds)


def test_a_vote_carries_when_fewer_are_needed_because_somebody_leaves() -> None:
    """Two of four are no majority, two of three are."""
    state = after(FOUR_THERE, End(BESA), End(CLIRIM)).after
    assert Closing.VOTED is after(state, Leave(DRITA)).after.closing


def test_a_pause_carries_when_the_only_one_against_it_leaves() -> None:
    """All who are there want it now."""
    state = after(FOUR_THERE, Pause(BESA), Pause(CLIRIM), Pause(DRITA)).after
    change = after(state, Leave(ANA))
    assert (PauseReason.AGREED, BESA) == (change.after.pause, change.after.host_id)


def test_a_vote_carries_when_fewer_are_needed_because_somebody_is_removed() -> None:
    """What the removal brings about, it brings about at once."""
    change = after(FOUR_THERE, End(CLIRIM), End(DRITA), Remove(CLIRIM, BESA), Remove(DRITA, BESA))
    assert (frozenset({BESA}), Closing.VOTED) == (change.after.barred, change.after.closing)


def test_a_vote_carries_when_fewer_are_needed_because_somebody_is_away() -> None:
    """Who misses a second turn has no vote any more."""
    state = with_people(PersonSeat(ANA), missing(BESA, 1), PersonSeat(CLIRIM), PersonSeat(DRITA))
    state = after(state, End(CLIRIM), End(DRITA)).after
    change = changed_by(state, Ring(5), house())
    assert (Closing.VOTED, 1) == (change.after.closing, len(change.events))


@pytest.mark.parametrize(
    ("state", "presses"),
    [
        pytest.param(FOUR_THERE, (End(BESA), Leave(BESA)), id="the voter leaves"),
        pytest.param(FOUR_THERE, (Remove(ANA, BESA), Leave(BESA)), id="the one it is about leaves"),
        pytest.param(
            with_people(PersonSeat(ANA), missing(BESA, 1), PersonSeat(CLIRIM), PersonSeat(DRITA)),
            (Remove(CLIRIM, BESA), Play(BESA, parse_cards("4S"))),
            id="the one it is about acts again",
        ),
    ],
)
def test_a_vote_falls_away(state: TableState, presses: tuple[PersonAction, ...]) -> None:
    """What a vote was about is over."""
    assert () == after(state, *presses).after.votes


def test_a_vote_against_somebody_who_plays_all_along_stays() -> None:
    """Whoever disturbs a match does not shake votes off by playing."""
    change = after(FOUR_THERE, Remove(ANA, BESA), Play(BESA, parse_cards("4S")))
    assert (Vote(Motion.REMOVE, ANA, BESA),) == change.after.votes


def test_votes_fall_away_when_the_deal_ends() -> None:
    """Each deal is a new beginning."""
    match = FOUR_THERE.match
    assert match is not None
    assert match.deal is not None
    last = replace(match.deal, hands=((), match.deal.hands[1][:1], (), match.deal.hands[3]), out=(0, 2))
    change = after(
        replace(FOUR_THERE, match=replace(match, deal=last)), End(DRITA), Play(BESA, match.deal.hands[1][:1])
    )
    assert change.after.match is not None
    assert (Stage.DEALING, ()) == (change.after.match.stage, change.after.votes)


def test_a_vote_counts_again_once_its_voter_is_back() -> None:
    """Who is away has no vote, but loses none."""
    state = replace(
        with_people(PersonSeat(ANA), PersonSeat(BESA), missing(CLIRIM, 2), PersonSeat(DRITA)),
        votes=(Vote(Motion.END, CLIRIM),),
    )
    assert Phase.PLAYING is after(state, End(BESA)).after.phase
    assert Closing.VOTED is after(state, End(BESA), End(DRITA)).after.closing
    assert Phase.PLAYING is after(state, End(BESA), ComeBack(CLIRIM)).after.phase
    assert Closing.VOTED is after(state, ComeBack(CLIRIM), End(BESA), End(DRITA)).after.closing


def test_everybody_sees_what_is_voted_on() -> None:
    """Who voted for it and how many it takes."""
    state = after(FOUR_THERE, End(BESA), Remove(CLIRIM, DRITA), End(CLIRIM)).after
    expected = (
        PublicVote(motion=Motion.END, target=None, voters=(BESA, CLIRIM), needed=3),
        PublicVote(motion=Motion.REMOVE, target=DRITA, voters=(CLIRIM,), needed=2),
    )
    assert expected == public_table(state, {}, due_at=0.0).votes


def test_a_press_out_of_turn_by_somebody_away_brings_them_back_to_vote() -> None:
    """A vote is a press, and one press brings a person back (R12.2)."""
    state = with_people(PersonSeat(ANA), PersonSeat(BESA), missing(CLIRIM, 2), PersonSeat(DRITA))
    change = after(state, End(CLIRIM))
    assert (PersonSeat(CLIRIM), 3) == (change.after.seats[2], change.count and change.count.needed)


def test_resuming_needs_no_vote() -> None:
    """Whoever is back may go on; the others get a whole turn each."""
    state = after(FOUR_THERE, *map(Pause, (ANA, BESA, CLIRIM, DRITA)), Resume(DRITA)).after
    assert (None, 60) == (state.pause, state.due and state.due.seconds)
    assert 1 == len(after(state, Pass(BESA)).events)
