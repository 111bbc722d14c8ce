"""From a table to what others may see of it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping

from bot.tables.membership import takes_people
from bot.tables.phases import DueKind, Hold
from bot.tables.public import Commitment, PublicSeat, PublicTable, PublicVote
from bot.tables.seating import ComputerSeat, Occupant, PersonSeat
from bot.tables.state import TableState
from bot.tables.turns import cutter_of, is_cutting
from bot.tables.votes import open_questions, voters_for, votes_needed
from murlan.cards import PACK
from murlan.match import Match
from murlan.snapshot import Snapshot

_SHOWN_CLOCKS = (
    DueKind.LOBBY_EXPIRES,
    DueKind.TURN_RUNS_OUT,
    DueKind.NEXT_DEAL,
    DueKind.CUT_RUNS_OUT,
    DueKind.TABLE_CLOSES,
)


def public_table(
    state: TableState,
    names: Mapping[int, str],
    *,
    due_at: float | None,
    holds: Collection[Hold] = (),
    look: Callable[[Match, None], Snapshot] = Match.snapshot,
) -> PublicTable:
    """Return what everybody may see.

    Args:
        state: The table.
        names: Display names by user id.
        due_at: When the table's clock runs out, in Unix seconds.
        holds: What makes the clock stand.
        look: Returns what the table at large sees of its match.
    """
    is_shown = state.due is not None and state.due.kind in _SHOWN_CLOCKS and not holds and not state.is_solo
    return PublicTable(
        table_id=state.table_id,
        settings=state.settings,
        phase=state.phase,
        closing=state.closing,
        host_id=state.host_id,
        seats=tuple(_public_seat(state, number, seat, names) for number, seat in enumerate(state.seats)),
        partner=state.partner,
        snapshot=look(state.match, None) if state.match else None,
        until=round(due_at) if is_shown and due_at is not None else None,
        pause=state.pause,
        hold=next((hold for hold in Hold if hold in holds), None),
        votes=tuple(_public_votes(state)),
        takes_people=takes_people(state),
        places=state.places,
        draw=tuple(PACK[number] for number in state.draw),
        commitment=Commitment(state.pledge.deal_number, state.pledge.commitment) if state.pledge else None,
        match_id=state.match_id,
        cutter=cutter_of(state) if is_cutting(state) else None,
        is_solo=state.is_solo,
    )


def _public_votes(state: TableState) -> Iterator[PublicVote]:
    for motion, target in open_questions(state):
        question = (motion, target)
        yield PublicVote(
            motion=motion, target=target, voters=voters_for(state, question), needed=votes_needed(state, question)
        )


def _public_seat(state: TableState, number: int, seat: Occupant, names: Mapping[int, str]) -> PublicSeat:
    match seat:
        case ComputerSeat(name, level):
            return PublicSeat(name=name, user_id=None, level=level)
        case PersonSeat(user_id):
            return PublicSeat(
                name=names.get(user_id, "?"),
                user_id=user_id,
                is_host=user_id == state.host_id,
                is_away=seat.is_away,
                has_left=seat.has_left,
                is_ready=number in state.ready,
            )
