"""Who may change what of a table, and by what: a small model apart from the application's own.

It says nothing of what has to happen. A press may change the parts that its verb is for, for whom it is for, at the
table and in the place that it names; a turn is taken by the presser's own seat, in the turn that the press is meant
for, with cards that the presser chose; and a table changes by itself only when its clock has run out.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Final

from bot.tables.phases import Closing, DueKind, Motion, PauseReason, Phase, Vote
from bot.tables.ports import Unit
from bot.tables.seating import SEATS, ComputerSeat, Occupant, PersonSeat
from bot.tables.state import TableState
from murlan.cards import Card
from tests.soaks.asking import Asked
from tests.soaks.turns import Choices, by_clock, by_plan, by_press

Parts = frozenset[str]
FIELDS: Final = tuple(field.name for field in fields(TableState))
_SEATING: Final = frozenset({"seats", "due"})
_CLOSED: Final = frozenset({"phase", "closing", "due", "pledge"})
_BACK: Final = frozenset({"seats", "unattended", "due", "votes", "host_id"})
"""What changes with anything that a person at a match does: they are there."""
_TURN: Final = _BACK | {"match", "event_count", "places", "ready", "phase", "pledge", "tallies"}
_NEXT: Final = _TURN | {"match_id", "draw", "draw_rounds", "departed"}
_GONE: Final = _NEXT | {"closing"}
"""A person fewer: the others may all be ready, or nobody is left."""

LOBBY: Final[dict[str, Parts]] = {
    **dict.fromkeys(("join", "accept", "add", "remove"), _SEATING),
    "swap": frozenset({"partner", "due"}),
    "level": frozenset({"settings", "due"}),
    **dict.fromkeys(("leave", "leave-now", "/leave"), _SEATING | _CLOSED | {"host_id"}),
    "expel-now": _SEATING | {"host_id", "barred"},
    **dict.fromkeys(
        ("start", "fill"),
        frozenset({"seats", "phase", "draw", "draw_rounds", "due", "match_id", "match", "event_count", "pledge"}),
    ),
    **dict.fromkeys(("end-now", "/end"), _CLOSED),
    "/move": frozenset({"channel_id"}),
}
"""What a press may change before the first deal."""
MATCH: Final[dict[str, Parts]] = {
    **dict.fromkeys(("play", "pass", "pass-here", "give", "/play"), _TURN),
    **dict.fromkeys(("hand", "/hand", "redraw", "plays", "cards", "gifts", "sort", "clear", "page"), _BACK),
    **dict.fromkeys(("hint", "plan", "plan-pass", "undo"), _BACK),
    **dict.fromkeys(("ready", "rematch"), _NEXT),
    **dict.fromkeys(("leave-now", "/leave"), _GONE),
    "expel-now": _GONE | {"barred"},
    **dict.fromkeys(("end-now", "/end"), _BACK | _CLOSED),
    **dict.fromkeys(("pause", "resume"), _BACK | {"pause"}),
    "withdraw": _BACK,
    **dict.fromkeys(("join", "accept"), _BACK | {"departed"}),
    "/move": _BACK | {"channel_id"},
}
"""What a press may change from the first deal on."""
ALONE: Final = (
    frozenset(MATCH)
    - {"/play", "pass-here", "/hand", "hand", "leave-now", "/leave", "expel-now", "/end"}
    - {*("pause", "resume", "withdraw", "join", "accept", "/move")}
)
"""What may change a match alone."""
_CARRIED: Final = _GONE | {"pause", "barred"}
"""What may change where a vote is carried."""
_ON_HAND: Final = frozenset(
    {"play", "pass", "give", "redraw", "plays", "cards", "gifts", "sort", "clear", "page"}
    | {"hint", "plan", "plan-pass", "undo"}
)
_ON_MENU: Final = frozenset({"level", "pause", "withdraw", "leave-now", "end-now", "expel-now"})
_FOR_ANYBODY: Final = frozenset({"join", "accept", "end-now", "/end", "expel-now", "/move"})
_EARLY: Final = 0.01
"""Seconds that a clock may be ahead by rounding."""


def of_press(before: TableState, unit: Unit, asked: Asked, chosen: frozenset[frozenset[Card]]) -> Iterator[str]:
    """Yield what a press changed that it may not.

    Args:
        before: The table before it.
        unit: What was stored for it.
        asked: The press.
        chosen: All the choices that the presser named in this deal.
    """
    after = unit.state
    changed = {name for name in FIELDS if _differs(before, after, name)}
    if before.is_solo:
        yield from _alone(before, unit, asked, changed, chosen)
        return
    allowed = (LOBBY if before.phase is Phase.LOBBY else MATCH).get(asked.name, frozenset())
    carried = set(_carried(before, after, asked))
    if extra := changed - allowed - (_CARRIED if carried else frozenset()):
        yield f"changed {', '.join(sorted(extra))}"
    yield from _place(before, asked)
    yield from _standing(before, asked)
    if before.phase is Phase.LOBBY:
        yield from _lobby_seats(before, after, asked)
    else:
        yield from _match_seats(before, after, asked)
        yield from _votes(before, after, asked)
        yield from by_press(before, unit, asked, chosen)
    yield from _outcome(before, after, asked, carried)
    yield from sanity(before, unit)


def _alone(before: TableState, unit: Unit, asked: Asked, changed: set[str], chosen: Choices) -> Iterator[str]:
    """Yield what a press changed of a match alone that it may not: all of it is its person's, and nobody else's."""
    allowed = MATCH.get(asked.name, frozenset()) if asked.name in ALONE else frozenset()
    if extra := changed - allowed:
        yield f"changed {', '.join(sorted(extra))}"
    if asked.user_id != before.host_id or asked.table_id != before.table_id or not asked.is_private:
        yield "a match alone changed by another than its person's own message"
    yield from by_press(before, unit, asked, chosen)
    yield from sanity(before, unit)


def of_clock(before: TableState, unit: Unit, elapsed: float) -> Iterator[str]:
    """Yield what a table did by itself that it may not, so many seconds after its clock was set."""
    after, due = unit.state, before.due
    if _notes_promise(before, after):
        return
    if due is None or elapsed < due.seconds - _EARLY:
        changed = {name: getattr(unit.state, name) for name in FIELDS if _differs(before, unit.state, name)}
        yield f"it changed by itself after {elapsed:.2f} s of its clock {due}: {changed}"
        return
    if extra := {name for name in FIELDS if _differs(before, after, name)} - _CARRIED:
        yield f"its clock changed {', '.join(sorted(extra))}"
    if after.phase is Phase.CLOSED:
        if after.closing is not _ENDS.get(due.kind) and after.closing is not Closing.VOTED:
            yield f"its clock {due.kind} closed it as {after.closing}"
    else:
        yield from by_clock(before, unit, due)
    yield from sanity(before, unit)


def of_plan(before: TableState, unit: Unit, user_id: int, chosen: frozenset[frozenset[Card]]) -> Iterator[str]:
    """Yield what the plan of whoever acts did that it may not: it takes that one turn, with cards that they chose."""
    if extra := {name for name in FIELDS if _differs(before, unit.state, name)} - _TURN:
        yield f"a plan changed {', '.join(sorted(extra))}"
    yield from by_plan(before, unit, user_id, chosen)
    yield from sanity(before, unit)


def _notes_promise(before: TableState, after: TableState) -> bool:
    """Return whether a table only notes that its next deal's promise was shown, or the first press after that."""
    was, now = before.pledge, after.pledge
    calm = replace(after, pledge=was, unattended=before.unattended)  # choosing cards counts as a sign of life, unstored
    if was is None or now is None or calm != before:
        return False
    is_shown = replace(was, is_shown=True)
    return now == is_shown != was or (is_shown == was and was.press_id is None and replace(now, press_id=None) == was)


_ENDS: Final = {
    DueKind.LOBBY_EXPIRES: Closing.EXPIRED,
    DueKind.TABLE_CLOSES: Closing.EXPIRED,
    DueKind.TURN_RUNS_OUT: Closing.UNATTENDED,
    DueKind.SEAT_DECIDES: Closing.UNATTENDED,
    DueKind.PAUSE_ENDS: Closing.PAUSED_OUT,
}


def of_opening(unit: Unit, asked: Asked) -> Iterator[str]:
    """Yield what is wrong with a table that a command opened."""
    state = unit.state
    if asked.name == "/solo":
        if not (state.is_solo and state.host_id == state.channel_id == asked.user_id == _people(state.seats)[0]):
            yield "a match alone is not its beginner's"
        if len(_people(state.seats)) != 1 or len(state.seats) != SEATS:
            yield "somebody else plays in a match alone"
        return
    if asked.name != "/start" or (state.guild_id, state.channel_id) != (asked.guild_id, asked.channel_id):
        yield f"{asked.name} opened a table"
    if (state.phase, state.seats, state.host_id) != (Phase.LOBBY, (PersonSeat(asked.user_id),), asked.user_id):
        yield "a new table is not its opener's lobby"


def sanity(before: TableState, unit: Unit) -> Iterator[str]:
    """Yield what no table may be, whatever happened."""
    after = unit.state
    people = _present(after.seats)
    if len(after.seats) > SEATS or (before.phase is not Phase.LOBBY and len(after.seats) != SEATS):
        yield f"it has {len(after.seats)} seats"
    if len(people) != len(set(people)):
        yield "somebody has two seats"
    if after.phase is not Phase.CLOSED and after.host_id not in people:
        yield "its host does not sit there"
    is_new = after.match_id != before.match_id
    if after.event_count != len(unit.events) + (0 if is_new else before.event_count):
        yield f"it counts {after.event_count} events"
    if after.pause is not None and after.phase is Phase.FINISHED:
        yield "a match that is over is paused"


def _differs(before: TableState, after: TableState, name: str) -> bool:
    old, new = getattr(before, name), getattr(after, name)
    return old is not new and bool(old != new)


def _place(before: TableState, asked: Asked) -> Iterator[str]:
    if asked.guild_id != before.guild_id:
        yield "it came from another server"
    if asked.name not in ("/move", "/play") and asked.channel_id != before.channel_id:
        yield "it came from another channel"
    if not asked.name.startswith("/") and asked.table_id != before.table_id:
        yield f"it names table {asked.table_id}"
    if asked.name in _ON_HAND | _ON_MENU and not asked.is_private:
        yield "it was not pressed on the presser's own message"


def _standing(before: TableState, asked: Asked) -> Iterator[str]:
    """Yield what somebody did without being who may."""
    is_seated, rules = asked.user_id in _present(before.seats), asked.is_manager or asked.user_id == before.host_id
    if not is_seated and asked.name not in _FOR_ANYBODY:
        yield "the presser has no seat"
    if asked.name in ("join", "accept") and (is_seated or asked.user_id in before.barred):
        yield "the presser may not sit down"
    if asked.name == "accept" and asked.whom != asked.user_id:
        yield "somebody else is invited"
    if not rules and (asked.name == "/move" or (not is_seated and asked.name in ("end-now", "/end", "expel-now"))):
        yield "the presser is neither host nor manager"
    if asked.name == "level" and asked.user_id != before.host_id:
        yield "the presser is not the host"
    if before.phase is Phase.LOBBY and not rules:
        if asked.name in ("end-now", "/end", "expel-now"):
            yield "the presser is neither host nor manager"
        if asked.name in ("start", "fill") and len(before.seats) < SEATS:
            yield "the presser is not the host"


def _lobby_seats(before: TableState, after: TableState, asked: Asked) -> Iterator[str]:
    """Yield what is wrong with who sits in a lobby now."""
    old, new = list(before.seats), list(after.seats)
    match asked.name:
        case "join" | "accept":
            is_right = new == [*old, PersonSeat(asked.user_id)]
        case "add":
            is_right = new[:-1] == old and isinstance(new[-1], ComputerSeat)
        case "remove":
            is_right = len(new) == len(old) - 1 and _people(new) == _people(old)
        case "leave" | "leave-now" | "/leave":
            is_right = new == [seat for seat in old if seat != PersonSeat(asked.user_id)]
        case "expel-now":
            is_right = new == [seat for seat in old if seat != PersonSeat(asked.whom or 0)] and new != old
        case "start" | "fill":
            is_right = len(new) == SEATS and sorted(_people(new)) == sorted(_people(old))
            is_right &= asked.name == "fill" or sorted(map(str, new)) == sorted(map(str, old))
        case _:
            is_right = new == old
    if not is_right:
        yield f"seats {old} became {new}"
    if after.host_id != before.host_id and before.host_id in _people(new):
        yield "the host's right passed on though the host is there"


def _match_seats(before: TableState, after: TableState, asked: Asked) -> Iterator[str]:
    """Yield each seat of a match that became another without reason."""
    is_rematch = after.match_id != before.match_id
    for number, (old, new) in enumerate(zip(before.seats, after.seats, strict=True)):
        if old != new and not is_rematch and not _may_become(old, new, after, asked):
            yield f"seat {number}: {old} became {new}"
        if is_rematch and isinstance(old, PersonSeat) and not old.has_left and old.user_id not in _people([new]):
            yield f"seat {number}: {old} lost their seat in a rematch"
    if after.host_id != before.host_id and before.host_id in _there(after.seats) and after.phase is not Phase.CLOSED:
        yield "the host's right passed on though the host is there"


def _may_become(old: Occupant, new: Occupant, after: TableState, asked: Asked) -> bool:
    """Return whether a seat may become another: taken, given up, taken away, or come back to."""
    if asked.name in ("join", "accept"):
        is_free = isinstance(old, ComputerSeat) or old.has_left
        return is_free and isinstance(new, PersonSeat) and new.user_id == asked.user_id
    if not (isinstance(old, PersonSeat) and isinstance(new, PersonSeat) and old.user_id == new.user_id):
        return False
    if old.user_id in after.barred:
        return new.has_left
    if old.user_id != asked.user_id:
        return False
    return new.missed == 0 and (new.has_left == old.has_left or asked.name in ("leave-now", "/leave"))


def _votes(before: TableState, after: TableState, asked: Asked) -> Iterator[str]:
    cast = _cast(asked)
    for vote in after.votes:
        if vote not in before.votes and vote != cast:
            yield f"a vote appeared: {vote}"
    for vote in before.votes:
        is_own = asked.user_id in (vote.voter, vote.target)
        is_gone = vote.voter not in _present(after.seats) or (
            vote.target is not None and vote.target not in _present(after.seats)
        )
        is_over = len(after.places) != len(before.places) or after.match_id != before.match_id
        is_done = vote.motion is Motion.PAUSE and after.pause is not None
        if vote not in after.votes and not (is_own or is_gone or is_over or is_done):
            yield f"a vote vanished: {vote}"


def _cast(asked: Asked) -> Vote | None:
    """Return the vote that a press may cast."""
    match asked.name:
        case "end-now" | "/end":
            return Vote(Motion.END, asked.user_id)
        case "pause":
            return Vote(Motion.PAUSE, asked.user_id)
        case "expel-now":
            return Vote(Motion.REMOVE, asked.user_id, asked.whom)
        case _:
            return None


def _carried(before: TableState, after: TableState, asked: Asked) -> Iterator[Motion]:
    """Yield what enough people want, by the votes before a press and the one that it casts."""
    cast = _cast(asked)
    is_going = asked.name in ("leave-now", "/leave", "withdraw")
    votes = {vote for vote in before.votes if not (is_going and vote.voter == asked.user_id)}
    votes |= {cast} if cast is not None and asked.user_id in _present(before.seats) else set()
    here = set(_there(after.seats))
    if (enders := {vote.voter for vote in votes if vote.motion is Motion.END} & here) and 2 * len(enders) > len(here):
        yield Motion.END
    if here and {vote.voter for vote in votes if vote.motion is Motion.PAUSE} >= here:
        yield Motion.PAUSE
    for target in after.barred - before.barred:
        others = here - {target}
        against = {vote.voter for vote in votes if (vote.motion, vote.target) == (Motion.REMOVE, target)} & others
        is_most = 2 * len(against) > len(others)
        if _missed(before, target):
            is_enough = is_most or before.host_id in against or after.host_id in against
        else:
            is_enough = is_most and len(against) >= 2
        if is_enough:
            yield Motion.REMOVE


def _outcome(before: TableState, after: TableState, asked: Asked, carried: set[Motion]) -> Iterator[str]:
    """Yield an end, a pause or a removal that nobody had the right to, and that no vote carried."""
    rules = asked.is_manager or asked.user_id == before.host_id
    if after.closing is not before.closing:
        match after.closing:
            case Closing.ENDED:
                is_right = rules and asked.name in ("end-now", "/end")
            case Closing.VOTED:
                is_right = Motion.END in carried
            case Closing.DESERTED:
                is_right = not _present(after.seats)
            case _:
                is_right = False
        if not is_right:
            yield f"it closed as {after.closing}"
    if after.pause is not before.pause:
        is_agreed = after.pause is PauseReason.AGREED and Motion.PAUSE in carried
        if not (is_agreed or (after.pause is None and asked.name == "resume")):
            yield f"its pause became {after.pause}"
    for target in after.barred - before.barred:
        is_by_right = rules and asked.name == "expel-now" and asked.whom == target
        is_by_right &= before.phase is Phase.LOBBY or _missed(before, target)
        if target == asked.user_id and asked.name == "expel-now":
            yield "somebody removed themselves"
        if not is_by_right and Motion.REMOVE not in carried:
            yield f"{target} was removed"


def _people(seats: tuple[Occupant, ...] | list[Occupant]) -> list[int]:
    return [seat.user_id for seat in seats if isinstance(seat, PersonSeat)]


def _present(seats: tuple[Occupant, ...]) -> list[int]:
    return [seat.user_id for seat in seats if isinstance(seat, PersonSeat) and not seat.has_left]


def _there(seats: tuple[Occupant, ...]) -> list[int]:
    return [seat.user_id for seat in seats if isinstance(seat, PersonSeat) and not seat.has_left and seat.missed < 2]


def _missed(state: TableState, user_id: int) -> bool:
    return any(
        isinstance(seat, PersonSeat) and seat.user_id == user_id and not seat.has_left and seat.missed > 0
        for seat in state.seats
    )
