"""A match that is paused, because its people agreed on it or because we may not write in its channel."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.changes import House, with_due
from bot.tables.phases import DueKind, Motion, PauseReason, Phase
from bot.tables.refusals import NotPaused, TableIsPaused
from bot.tables.state import TableState
from bot.tables.turns import clocked
from bot.tables.votes import without_votes_on


def check_running(state: TableState) -> None:
    """Refuse what goes on with a match while it is paused.

    Raises:
        TableIsPaused: It is.
    """
    if state.pause is not None:
        raise TableIsPaused(state.pause)


def paused(state: TableState, reason: PauseReason, house: House) -> TableState:
    """Pause a running match; it closes when nobody resumes it in time."""
    after = replace(without_votes_on(state, Motion.PAUSE), pause=reason)
    return with_due(after, DueKind.PAUSE_ENDS, house.pace.pause)


def resumed(state: TableState, house: House) -> TableState:
    """Go on with a paused match: whoever acts has a whole turn.

    Raises:
        NotPaused: It is not paused.
    """
    if state.pause is None:
        raise NotPaused
    return clocked(replace(state, pause=None), house)


def shut_out(state: TableState, house: House) -> TableState:
    """Pause a running match that cannot be shown any more."""
    if state.phase is not Phase.PLAYING or state.pause is not None:
        return state
    return paused(state, PauseReason.SHUT_OUT, house)


def let_in(state: TableState, house: House) -> TableState:
    """Go on with a match that can be shown again."""
    return resumed(state, house) if state.pause is PauseReason.SHUT_OUT else state
