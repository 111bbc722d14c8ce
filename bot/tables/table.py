"""A live table: one task with a mailbox.

It takes one action at a time: checks it against the present state, has what follows written to the journal, and only
then makes it the present state and says "changed". Memory never runs ahead of the disk. The wait for the mailbox is
the table's clock: an alarm is a letter like any other, and one from an old clock is void.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, replace

from bot.tables.actions import (
    Action,
    ComeBack,
    Decided,
    Forgive,
    Join,
    LetIn,
    PersonAction,
    PlaceGone,
    Ring,
    ShutOut,
)
from bot.tables.changes import Change, House, closed
from bot.tables.drafts import Draft
from bot.tables.faults import JournalError
from bot.tables.lobby import in_lobby
from bot.tables.phases import Closing, DueKind, Phase
from bot.tables.playing import acting_snapshot, in_match, next_deal, turn_ran_out, turn_taken
from bot.tables.ports import Computers, Journal, Unit
from bot.tables.public import PrivateHand, PublicTable
from bot.tables.refusals import NotSeated, NotStarted, TableIsClosed, TableRefusal
from bot.tables.seating import ComputerSeat, people, seat_of
from bot.tables.showing import public_table
from bot.tables.state import TableState
from bot.tables.timing import Alarm, Clock
from murlan.computer.understudy import understudy_event
from murlan.errors import MurlanError
from murlan.snapshot import Stage

log = logging.getLogger(__name__)

RENDERS = 900_000
"""Render numbers begin somewhere below this, by the time: after a restart none comes that a client knows already."""
RETRY_SECONDS = 5.0
"""After the journal failed an alarm, it rings again this much later."""


@dataclass(frozen=True, slots=True)
class _Letter:
    action: Action
    press_id: int | None
    answer: asyncio.Future[Change] | None


class Table:
    """One table. Its methods are called from the event loop; `act` alone changes it."""

    def __init__(
        self,
        state: TableState,
        *,
        journal: Journal,
        clock: Clock,
        computers: Computers,
        house: House,
        on_change: Callable[[Table, Change], None],
    ) -> None:
        self.names: dict[int, str] = {}
        """Display names by user id, as last seen."""
        self._state = state
        self._journal = journal
        self._clock = clock
        self._computers = computers
        self._house = house
        self._on_change = on_change
        self._mailbox: asyncio.Queue[_Letter] = asyncio.Queue()
        self._drafts: dict[int, Draft] = {}
        self._alarm: Alarm | None = None
        self._armed = 0
        self._due_at: float | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def state(self) -> TableState:
        """The table as it stands; what is stored is never behind it."""
        return self._state

    def run(self, remaining: float | None = None) -> None:
        """Begin to take letters.

        Args:
            remaining: Seconds left on the clock, for a table that was restored; ``None`` for all of it.
        """
        self._set_alarm(remaining)
        self._task = asyncio.create_task(self._serve(), name=f"table {self._state.table_id}")

    async def stop(self) -> None:
        """Take no more letters; what is being stored is stored first."""
        if self._alarm:
            self._alarm.cancel()
        for task in (self._thinking, self._task):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)

    async def act(self, action: PersonAction, press_id: int | None = None) -> Change:
        """Do what a person pressed, once all that came before it is done.

        Args:
            action: What to do.
            press_id: Discord's id of the press; the same one is never done twice.

        Raises:
            TableRefusal: The table refuses it.
            IllegalEvent: The rules refuse it.
            JournalError: It could not be stored; nothing has changed.
        """
        if self._state.phase is Phase.CLOSED:
            raise TableIsClosed(self._state.closing)
        answer: asyncio.Future[Change] = asyncio.get_running_loop().create_future()
        self._mailbox.put_nowait(_Letter(action, press_id, answer))
        return await answer

    async def settled(self) -> None:
        """Wait until the mailbox is empty and no computer player thinks."""
        thinking = None
        while True:
            await self._mailbox.join()
            if self._thinking is thinking:
                return
            thinking = self._thinking
            if thinking is not None:
                await asyncio.wait([thinking])

    def public(self) -> PublicTable:
        """Return what everybody may see now."""
        return public_table(self._state, self.names, due_at=self._due_wall())

    def hand(self, user_id: int) -> PrivateHand:
        """Return what a seated person may see now.

        Raises:
            NotStarted: There are no hands yet.
            NotSeated: The person has no seat here.
        """
        state = self._state
        if state.match is None:
            raise NotStarted
        seat = seat_of(state.seats, user_id)
        if seat is None:
            raise NotSeated
        snapshot = state.match.snapshot(seat)
        draft = self._drafts.setdefault(user_id, Draft(render=int(self._clock.wall()) % RENDERS))
        return PrivateHand(table=self.public(), seat=seat, snapshot=snapshot, draft=draft.held_in(snapshot.hand))

    def redraft(self, user_id: int, change: Callable[[Draft], Draft]) -> PrivateHand:
        """Change a person's draft and return their hand with it; the table itself stays as it is.

        Raises:
            NotStarted: There are no hands yet.
            NotSeated: The person has no seat here.
        """
        hand = self.hand(user_id)
        self._drafts[user_id] = change(hand.draft).redrawn()
        if self._state.unattended:
            self._state = replace(self._state, unattended=0)
        return self.hand(user_id)

    async def _serve(self) -> None:
        while self._state.phase is not Phase.CLOSED:
            letter = await self._mailbox.get()
            try:
                await self._answer(letter)
            finally:
                self._mailbox.task_done()
        self._refuse_the_rest()

    async def _answer(self, letter: _Letter) -> None:
        """Do one letter; the person who waits for it gets the change or the reason why not."""
        try:
            change = await self._done(letter)
        except (TableRefusal, MurlanError, JournalError) as refusal:
            if letter.answer is None:
                why = type(refusal).__name__  # never the refusal itself: it may hold cards
                log.warning("table %s: %s was not done: %s", self._state.table_id, type(letter.action).__name__, why)
                self._set_alarm(RETRY_SECONDS)
            elif not letter.answer.done():
                letter.answer.set_exception(refusal)
        except Exception as fault:  # a bug of ours must not end the table; the one who pressed gets an apology
            log.exception("table %s: %s failed", self._state.table_id, type(letter.action).__name__)
            if letter.answer is None:
                self._set_alarm(RETRY_SECONDS)
            elif not letter.answer.done():
                letter.answer.set_exception(fault)
        else:
            if letter.answer is not None and not letter.answer.done():
                letter.answer.set_result(change)

    async def _done(self, letter: _Letter) -> Change:
        change = self._decided(letter.action)
        if change is None:
            return Change(after=self._state)
        is_same = change.after == self._state
        if not is_same:
            joined = _name_that_joins(letter.action)
            await self._store(change, letter.press_id, {**self.names, **joined})
            self.names.update(joined)
        self._become(change.after)
        if not is_same:
            self._on_change(self, change)
        return change

    def _decided(self, action: Action) -> Change | None:
        """Return what an action leads to, or ``None`` for a void alarm or for one that only sets a player thinking."""
        state = self._state
        match action:
            case Ring(number) | Decided(number) if state.due is None or number != state.due.number:
                return None
            case Ring():
                return self._rung(state)
            case Decided(_, event):
                return turn_taken(state, event, self._house)
            case PlaceGone():
                return closed(state, Closing.PLACE_GONE)
            case ShutOut() | LetIn() | Forgive():
                return None
            case ComeBack() if state.phase is Phase.LOBBY:
                raise NotStarted
            case _ if state.phase is Phase.LOBBY:
                return in_lobby(state, action, self._house)
            case _ if state.phase is Phase.CLOSED:
                raise TableIsClosed(state.closing)
            case _:
                return in_match(state, action, self._house)

    def _rung(self, state: TableState) -> Change | None:
        """Return what follows when the clock runs out."""
        assert state.due is not None
        match state.due.kind:
            case DueKind.LOBBY_EXPIRES | DueKind.TABLE_CLOSES:
                return closed(state, Closing.EXPIRED)
            case DueKind.PAUSE_ENDS:
                return closed(state, Closing.PAUSED_OUT)
            case DueKind.NEXT_DEAL:
                return next_deal(state, self._house)
            case DueKind.TURN_RUNS_OUT:
                return turn_ran_out(state, self._house)
            case DueKind.SEAT_DECIDES:
                snapshot = acting_snapshot(state)
                occupant = state.seats[snapshot.viewer or 0]
                if not isinstance(occupant, ComputerSeat):
                    return turn_ran_out(state, self._house)
                self._thinking = asyncio.create_task(self._think(occupant, state.due.number))
                return None

    async def _think(self, computer: ComputerSeat, number: int) -> None:
        """Let a computer player decide; a player that fails is replaced by the understudy for this turn."""
        snapshot = acting_snapshot(self._state)
        try:
            event = await self._computers.choose(snapshot, computer.level)
            if self._state.match is not None:
                self._state.match.apply(event)
        except Exception:  # whatever a player does, its turn goes on
            log.exception("table %s: computer player %s failed", self._state.table_id, computer.level)
            event = understudy_event(snapshot)
        self._mailbox.put_nowait(_Letter(Decided(number, event), None, None))

    async def _store(self, change: Change, press_id: int | None, names: dict[int, str]) -> None:
        is_new_clock = change.after.due != self._state.due
        await self._journal.commit(
            Unit(
                state=change.after,
                events=change.events,
                press_id=press_id,
                result=change.result,
                remaining=None if is_new_clock else self._remaining(),
                names=names,
            )
        )

    def _become(self, after: TableState) -> None:
        for gone in people(self._state.seats) - people(after.seats):
            self.names.pop(gone, None)
        self._state = after
        if after.due is None or after.due.number != self._armed:
            self._set_alarm()
        if after.match is not None and after.match.stage not in (Stage.PLAY, Stage.EXCHANGE):
            self._drafts = {
                user: Draft(sorting=draft.sorting, render=draft.render) for user, draft in self._drafts.items()
            }

    def _set_alarm(self, seconds: float | None = None) -> None:
        """Arm the alarm of the present clock, whole or with so many seconds left."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        due = self._state.due
        if due is None:
            self._armed, self._due_at = 0, None
            return
        self._armed = due.number
        self._due_at = self._clock.monotonic() + (due.seconds if seconds is None else seconds)
        ring = _Letter(Ring(due.number), None, None)
        self._alarm = self._clock.alarm(self._due_at, lambda: self._mailbox.put_nowait(ring))

    def _remaining(self) -> float | None:
        return None if self._due_at is None else max(0.0, self._due_at - self._clock.monotonic())

    def _due_wall(self) -> float | None:
        remaining = self._remaining()
        return None if remaining is None else self._clock.wall() + remaining

    def _refuse_the_rest(self) -> None:
        """Answer whoever pressed while the table closed."""
        while not self._mailbox.empty():
            letter = self._mailbox.get_nowait()
            self._mailbox.task_done()
            if letter.answer is not None and not letter.answer.done():
                letter.answer.set_exception(TableIsClosed(self._state.closing))


def _name_that_joins(action: Action) -> dict[int, str]:
    match action:
        case Join(user_id, name) if name:
            return {user_id: name}
        case _:
            return {}
