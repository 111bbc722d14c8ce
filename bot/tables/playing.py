"""A table from its first deal on: what each press, and each word from the world, leads to."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.actions import (
    ComeBack,
    Cut,
    End,
    Forgive,
    Give,
    Guard,
    Join,
    Leave,
    LetIn,
    MakeWay,
    Move,
    Pass,
    Pause,
    PersonAction,
    PlaceGone,
    Play,
    Pressed,
    Ready,
    Remove,
    Resume,
    Shown,
    ShutOut,
    SystemAction,
    Withdraw,
)
from bot.tables.changes import Change, House, VoteCount, closed
from bot.tables.membership import (
    all_ready,
    check_removable,
    forgiven,
    has_authority,
    hosted,
    joined,
    left,
    moved,
    own_seat,
    removed,
)
from bot.tables.pausing import check_running, let_in, paused, resumed, shut_out
from bot.tables.phases import Closing, Motion, PauseReason, Phase, Vote
from bot.tables.refusals import AlreadyStarted, NotBetweenDeals, NothingToCut, NotHost, NotYourCut, TurnIsOver
from bot.tables.seating import seat_of
from bot.tables.state import TableState
from bot.tables.turns import (
    acting_clock,
    clocked,
    cutter_of,
    dealt,
    gone_on,
    in_deal,
    is_cutting,
    match_of,
    sat_down,
    turn_taken,
    waited_for,
)
from bot.tables.votes import Question, carried_question, has_missed, voted, without_votes_of
from murlan.errors import WrongStage
from murlan.events import CardGiven, Passed, Played, SeatEvent
from murlan.fairness import PLACES
from murlan.snapshot import Stage


def in_match(state: TableState, action: PersonAction, house: House) -> Change:
    """Return what a press at a running or finished match leads to.

    Whoever has a seat and presses something is back at the table (R12.2).

    Raises:
        TableRefusal: The table refuses it; the reason is its type.
        IllegalEvent: The rules refuse it.
    """
    seat = seat_of(state.seats, action.user_id)
    if seat is not None:
        state = replace(sat_down(state, seat, house), unattended=0)
    match action:
        case MakeWay():
            if state.phase is not Phase.FINISHED:
                raise AlreadyStarted
            return closed(state, Closing.ENDED)
        case Leave(is_confirmed=False) | End(is_confirmed=False) if state.phase is Phase.PLAYING:
            raise AlreadyStarted
        case End(user_id, is_manager) if has_authority(state, user_id, is_manager=is_manager):
            return closed(state, Closing.ENDED)
        case End() if seat is None:
            raise NotHost(state.host_id)
        case Move():
            return Change(after=moved(state, action))
        case Join(user_id):
            return Change(after=replace(joined(state, user_id), unattended=0))
        case Remove():
            return _remove(state, action, house)
        case Cut():
            return _cut(state, own_seat(state, action.user_id), action, house)
        case _:
            return _by_seat(state, own_seat(state, action.user_id), action, house)


def _by_seat(state: TableState, seat: int, action: PersonAction, house: House) -> Change:
    """Return what a seated person's press leads to."""
    match action:
        case Play(_, cards, guard):
            return _turn(state, Played(seat, cards), guard, house)
        case Pass(_, guard):
            return _turn(state, Passed(seat), guard, house)
        case Give(_, card, guard):
            return _turn(state, CardGiven(seat, card), guard, house)
        case ComeBack():
            return Change(after=state)
        case Leave():
            return left(state, seat, house)
        case Ready():
            return _ready(state, seat, house)
        case End(user_id):
            return voted(state, Vote(Motion.END, user_id))
        case Pause(user_id):
            check_running(state)
            if state.phase is Phase.FINISHED:
                raise WrongStage(Stage.OVER)
            return voted(state, Vote(Motion.PAUSE, user_id))
        case Resume():
            return Change(after=resumed(state, house))
        case Withdraw(user_id):
            return Change(after=without_votes_of(state, user_id))
        case _:
            raise AlreadyStarted


def told(state: TableState, action: SystemAction, house: House) -> Change:
    """Return what the world does to a table; what does not concern it changes nothing."""
    match action:
        case PlaceGone():
            return closed(state, Closing.PLACE_GONE)
        case ShutOut():
            return Change(after=shut_out(state, house))
        case LetIn():
            return Change(after=let_in(state, house))
        case Forgive(user_ids):
            return Change(after=waited_for(state, forgiven(state, user_ids), house))
        case Shown(commitment) if state.pledge is not None and state.pledge.commitment == commitment:
            return Change(after=replace(state, pledge=state.pledge.shown()))
        case Pressed(press_id, commitment) if state.pledge is not None and state.pledge.commitment == commitment:
            return Change(after=replace(state, pledge=state.pledge.pressed(press_id)))
        case Shown() | Pressed():
            return Change(after=state)


def settled(change: Change, house: House) -> Change:
    """Add to a change at a match what follows from it by itself.

    The host's right passes on from who is away, votes carry that fewer people now need, nobody waits for a cut of who
    is gone, and the clock is that of whoever acts: a person's, or an understudy's.
    """
    if change.after.phase not in (Phase.PLAYING, Phase.FINISHED):
        return change
    change = replace(change, after=hosted(change.after))
    while (question := carried_question(change.after)) is not None:
        change = change.then(_carried(change.after, question, house))
    if is_cutting(change.after) and cutter_of(change.after) is None:
        change = change.then(dealt(change.after, house))
    after = change.after
    if after.pause is None and in_deal(after) and after.due is not None and after.due.kind is not acting_clock(after):
        return replace(change, after=clocked(after, house))
    return change


def _turn(state: TableState, event: SeatEvent, guard: Guard | None, house: House) -> Change:
    check_running(state)
    _check_guard(state, guard)
    return turn_taken(state, event, house)


def _ready(state: TableState, seat: int, house: House) -> Change:
    """Note that a person wants to go on; once all who are there do, it does."""
    check_running(state)
    if in_deal(state):
        raise NotBetweenDeals
    after = replace(state, ready=state.ready | {seat})
    return gone_on(after, house) if all_ready(after) else Change(after=after)


def _cut(state: TableState, seat: int, action: Cut, house: House) -> Change:
    """Deal with the cut that a person named (R2.3)."""
    check_running(state)
    cutter = cutter_of(state) if is_cutting(state) else None
    if cutter is None or action.place not in PLACES:
        raise NothingToCut
    if seat != cutter:
        raise NotYourCut(cutter)
    return dealt(state, house, named=action)


def _remove(state: TableState, action: Remove, house: House) -> Change:
    """Remove somebody who missed their last turn, where the host or a manager wants it; else count a vote for it."""
    has_right = has_authority(state, action.user_id, is_manager=action.is_manager)
    if not has_right:
        own_seat(state, action.user_id)
    check_removable(state, action.target_id, by=action.user_id)
    if has_right and has_missed(state, action.target_id):
        count = VoteCount(motion=Motion.REMOVE, given=1, needed=1, has_passed=True)
        return replace(removed(state, action.target_id, house), count=count)
    own_seat(state, action.user_id)
    return voted(state, Vote(Motion.REMOVE, action.user_id, action.target_id))


def _carried(state: TableState, question: Question, house: House) -> Change:
    """Do what was voted for."""
    match question:
        case (Motion.REMOVE, int(target_id)):
            return removed(state, target_id, house)
        case (Motion.PAUSE, _):
            return Change(after=paused(state, PauseReason.AGREED, house))
        case _:
            return closed(state, Closing.VOTED)


def _check_guard(state: TableState, guard: Guard | None) -> None:
    """Refuse a press that was meant for another turn than the present one."""
    if guard is None:
        return
    match = match_of(state)
    turns = match.deal.turns_taken if match.deal else 0
    if guard != Guard(match.deal_number, turns):
        raise TurnIsOver
