"""Votes: who has one, how many it takes, and what falls away. What a vote brings about is not decided here."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.tables.changes import Change, VoteCount
from bot.tables.phases import Motion, Phase, Vote
from bot.tables.refusals import AlreadyVoted
from bot.tables.seating import person_at, seat_of, there
from bot.tables.state import TableState

Question = tuple[Motion, int | None]
"""What is voted on, and whom it is about."""
_GRAVEST_FIRST = (Motion.END, Motion.REMOVE, Motion.PAUSE)


def voted(state: TableState, vote: Vote) -> Change:
    """Note a vote; whether it carries is seen afterwards.

    Raises:
        AlreadyVoted: The person has.
    """
    if vote in state.votes:
        raise AlreadyVoted
    after = replace(state, votes=(*state.votes, vote))
    return Change(after=after, count=counted(after, (vote.motion, vote.target)))


def without_votes_of(state: TableState, user_id: int) -> TableState:
    """Take back all votes of a person."""
    return replace(state, votes=tuple(vote for vote in state.votes if vote.voter != user_id))


def without_votes_on(state: TableState, motion: Motion, target: int | None = None) -> TableState:
    """Let all votes on a question fall away."""
    return replace(state, votes=tuple(vote for vote in state.votes if (vote.motion, vote.target) != (motion, target)))


def open_questions(state: TableState) -> Iterator[Question]:
    """Yield what is voted on, in the order the votes began."""
    yield from dict.fromkeys((vote.motion, vote.target) for vote in state.votes)


def carried_question(state: TableState) -> Question | None:
    """Return a question that enough people voted for, the gravest first."""
    if state.phase not in (Phase.PLAYING, Phase.FINISHED):
        return None
    carried = [question for question in open_questions(state) if counted(state, question).has_passed]
    return min(carried, key=lambda question: _GRAVEST_FIRST.index(question[0]), default=None)


def voters_for(state: TableState, question: Question) -> tuple[int, ...]:
    """Return the people whose vote counts: those who are there."""
    here = {person.user_id for person in there(state.seats).values()}
    return tuple(vote.voter for vote in state.votes if (vote.motion, vote.target) == question and vote.voter in here)


def counted(state: TableState, question: Question) -> VoteCount:
    """Return how a vote stands."""
    given, needed = len(voters_for(state, question)), votes_needed(state, question)
    return VoteCount(motion=question[0], given=given, needed=needed, has_passed=given >= needed)


def votes_needed(state: TableState, question: Question) -> int:
    """Return how many votes carry a question.

    All to pause; more than half to end; more than half of the others to remove somebody, two at least unless they
    missed their last turn: then the host alone is enough.
    """
    motion, target = question
    here = [person.user_id for person in there(state.seats).values()]
    match motion:
        case Motion.PAUSE:
            return max(1, len(here))
        case Motion.END:
            return len(here) // 2 + 1
        case Motion.REMOVE:
            others = sum(user_id != target for user_id in here)
            majority = others // 2 + 1
            if target is None or not has_missed(state, target):
                return max(2, majority)
            return 1 if state.host_id in voters_for(state, question) else majority


def has_missed(state: TableState, user_id: int) -> bool:
    """Return whether a seated person missed their last turn."""
    seat = seat_of(state.seats, user_id)
    return seat is not None and person_at(state.seats, seat).missed > 0
