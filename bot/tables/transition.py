"""From an action and a table to what follows: the one door to all transitions. Pure: nothing is stored or told here."""

from __future__ import annotations

from bot.tables.actions import Action, Decided, Forgive, LetIn, PlaceGone, Ring, ShutOut
from bot.tables.changes import Change, House, closed
from bot.tables.lobby import in_lobby
from bot.tables.phases import Closing, DueKind, Phase
from bot.tables.playing import in_match, settled, told
from bot.tables.refusals import TableIsClosed
from bot.tables.state import TableState
from bot.tables.turns import next_deal, turn_decided, turn_ran_out


def changed_by(state: TableState, action: Action, house: House) -> Change:
    """Return what an action leads to; a clock that rings, or a player that decided, is the present one.

    Raises:
        TableRefusal: The table refuses it; the reason is its type.
        IllegalEvent: The rules refuse it.
    """
    if state.phase is Phase.CLOSED:
        raise TableIsClosed(state.closing)
    match action:
        case Ring():
            return settled(_rung(state, house), house)
        case Decided(_, event):
            return settled(turn_decided(state, event, house), house)
        case PlaceGone() | ShutOut() | LetIn() | Forgive():
            return settled(told(state, action, house), house)
        case _ if state.phase is Phase.LOBBY:
            return in_lobby(state, action, house)
        case _:
            return settled(in_match(state, action, house), house)


def _rung(state: TableState, house: House) -> Change:
    """Return what follows when the table's clock runs out."""
    assert state.due is not None, "only a clock that is set rings"
    match state.due.kind:
        case DueKind.LOBBY_EXPIRES | DueKind.TABLE_CLOSES:
            return closed(state, Closing.EXPIRED)
        case DueKind.PAUSE_ENDS:
            return closed(state, Closing.PAUSED_OUT)
        case DueKind.NEXT_DEAL:
            return next_deal(state, house)
        case DueKind.TURN_RUNS_OUT | DueKind.SEAT_DECIDES:
            return turn_ran_out(state, house)
