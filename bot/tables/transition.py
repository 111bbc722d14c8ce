"""From an action and a table to what follows: the one door to all transitions. Pure: nothing is stored or told here."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.actions import Action, Decided, Forgive, LetIn, PlaceGone, Pressed, Ring, Shown, ShutOut
from bot.tables.bookkeeping import abandoned_result
from bot.tables.changes import Change, House, closed
from bot.tables.lobby import in_lobby
from bot.tables.phases import Closing, DueKind, Phase
from bot.tables.playing import in_match, settled, told
from bot.tables.refusals import TableIsClosed
from bot.tables.state import TableState
from bot.tables.turns import dealt, next_deal, turn_decided, turn_ran_out


def changed_by(state: TableState, action: Action, house: House) -> Change:
    """Return what an action leads to; a clock that rings, or a player that decided, is the present one.

    Raises:
        TableRefusal: The table refuses it; the reason is its type.
        IllegalEvent: The rules refuse it.
    """
    if state.phase is Phase.CLOSED:
        raise TableIsClosed(state.closing)
    return _booked(state, _changed(state, action, house))


def _changed(state: TableState, action: Action, house: House) -> Change:
    match action:
        case Ring():
            return settled(_rung(state, house), house)
        case Decided(_, event):
            return settled(turn_decided(state, event, house), house)
        case PlaceGone() | ShutOut() | LetIn() | Forgive() | Shown() | Pressed():
            return settled(told(state, action, house), house)
        case _ if state.phase is Phase.LOBBY:
            return in_lobby(state, action, house)
        case _:
            return settled(in_match(state, action, house), house)


def _booked(before: TableState, change: Change) -> Change:
    """Add what the books take in of a match that closed before its end: those who left it."""
    if before.phase is not Phase.PLAYING or change.after.phase is not Phase.CLOSED or change.result is not None:
        return change
    return replace(change, result=abandoned_result(before, change.after))


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
        case DueKind.CUT_RUNS_OUT:
            return dealt(state, house)
        case DueKind.TURN_RUNS_OUT | DueKind.SEAT_DECIDES:
            return turn_ran_out(state, house)
