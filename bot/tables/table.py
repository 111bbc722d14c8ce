"""A live table: one task with a mailbox.

It takes one action at a time: checks it against the present state, has what follows written to the journal, and only
then makes it the present state and says "changed". Memory never runs ahead of the disk, and where the journal failed
the table asks it what is stored before it does anything else. The wait for the mailbox is the table's clock: an alarm
is a letter like any other, and one from an old clock is void.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Final

from bot.tables.actions import Action, Decided, Forgive, Join, PersonAction, Ring, SystemAction
from bot.tables.changes import Change, House, closed
from bot.tables.deadline import Deadline
from bot.tables.drafts import Draft, Drafts
from bot.tables.faults import ConflictError, DoublePressError, JournalError, StorageDownError
from bot.tables.phases import Closing, DueKind, Hold, Phase
from bot.tables.ports import Computers, Journal, Unit
from bot.tables.public import PrivateHand, PublicTable
from bot.tables.refusals import NotSeated, NotStarted, TableIsClosed, TableIsPaused, TableRefusal
from bot.tables.seating import ComputerSeat, PersonSeat, people, seat_of
from bot.tables.showing import public_table
from bot.tables.state import TableState
from bot.tables.thinking import LIMIT_SECONDS, Thinking
from bot.tables.timing import Alarm, Clock
from bot.tables.transition import changed_by
from bot.tables.turns import acting_occupant
from murlan.errors import MurlanError
from murlan.events import SeatEvent
from murlan.snapshot import Stage

log = logging.getLogger(__name__)

RETRY_SECONDS: Final = 5.0
"""What the journal failed is tried again this much later; so is a person's turn that ran out while we were deaf."""
MISSES_KEPT: Final = 32
"""The last turns that ran out, of which some may be forgiven."""


class _Errand(Enum):
    """A letter that asks for no transition."""

    LOOK = auto()
    """See what is stored, if that is in doubt."""
    STOP = auto()


@dataclass(frozen=True, slots=True)
class _Letter:
    action: Action | _Errand
    press_id: int | None = None
    answer: asyncio.Future[Change] | None = None


class Table:
    """One table. Its methods are called from the event loop; letters alone change it."""

    def __init__(  # noqa: PLR0913 - what a table needs, each from another part
        self,
        state: TableState,
        *,
        journal: Journal,
        clock: Clock,
        computers: Computers,
        house: House,
        on_change: Callable[[Table, Change], None],
        on_held: Callable[[Table], None] = lambda _: None,
        is_heard: Callable[[int], bool] = lambda _: True,
    ) -> None:
        self.names: dict[int, str] = {}
        """Display names by user id, as last seen."""
        self._state = state
        self._journal = journal
        self._clock = clock
        self._house = house
        self._on_change = on_change
        self._on_held = on_held
        self._is_heard = is_heard
        self._mailbox: asyncio.Queue[_Letter] = asyncio.Queue()
        self._drafts = Drafts()
        self._deadline = Deadline(clock, self._ring, grace=house.pace.grace)
        self._thinking = Thinking(state.table_id, computers)
        self._retries: dict[_Letter, Alarm] = {}
        self._misses: deque[tuple[float, int]] = deque(maxlen=MISSES_KEPT)
        self._doubt: Change | None = None
        self._is_stopping = False
        self._task: asyncio.Task[None] | None = None

    @property
    def state(self) -> TableState:
        """The table as it stands; what is stored is never behind it."""
        return self._state

    @property
    def holds(self) -> frozenset[Hold]:
        """What makes the clock stand, besides a pause."""
        return self._deadline.holds

    @property
    def is_in_doubt(self) -> bool:
        """Whether the journal failed and it is not known yet what the disk holds."""
        return self._doubt is not None

    def run(self, remaining: float | None = None) -> None:
        """Begin to take letters.

        Args:
            remaining: Seconds left on the clock, for a table that was restored; ``None`` for all of it.
        """
        self._deadline.set(self._state.due, remaining)
        self._task = asyncio.create_task(self._serve(), name=f"table {self._state.table_id}")

    async def stop(self) -> None:
        """Do what was asked for before, then take no more letters."""
        self._deadline.cancel()
        self._is_stopping = True
        self._mailbox.put_nowait(_Letter(_Errand.STOP))
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)

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
        if self._state.phase is Phase.CLOSED or self._is_stopping:
            raise TableIsClosed(self._state.closing)
        answer: asyncio.Future[Change] = asyncio.get_running_loop().create_future()
        self._mailbox.put_nowait(_Letter(action, press_id, answer))
        return await answer

    def tell(self, action: SystemAction) -> None:
        """Have something done that nobody waits for; what cannot be stored now is tried again."""
        if self._state.phase is not Phase.CLOSED and not self._is_stopping:
            self._mailbox.put_nowait(_Letter(action))

    def hold(self, reason: Hold, *, since: float | None = None) -> None:
        """Let the clock stand.

        Args:
            reason: Why; it stands until all reasons are gone.
            since: From when on nobody was heard, in monotonic seconds: turns that ran out after it are forgiven.
        """
        if self._state.phase is Phase.CLOSED:
            return
        if since is not None:
            self._forgive(since)
        if self._thinking.number == self._deadline.number:
            self._thinking.cancel()  # it is asked again as soon as the clock goes on
            self._deadline.again(0)
        if self._deadline.hold(reason):
            self._on_held(self)

    def release(self, reason: Hold) -> None:
        """Take a reason away for which the clock stands; without any it goes on."""
        if self._state.phase is Phase.CLOSED or not self._deadline.release(reason):
            return
        if self.is_in_doubt:
            self._mailbox.put_nowait(_Letter(_Errand.LOOK))
        self._on_held(self)

    async def settled(self) -> None:
        """Wait until the mailbox is empty and no computer player thinks."""
        thought = None
        while True:
            await self._mailbox.join()
            if self._thinking.task is thought:
                return
            thought = self._thinking.task
            if thought is not None:
                await asyncio.wait([thought])

    def public(self) -> PublicTable:
        """Return what everybody may see now."""
        remaining = self._deadline.remaining()
        due_at = None if remaining is None else self._clock.wall() + remaining
        return public_table(self._state, self.names, due_at=due_at, holds=self.holds)

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
        draft = self._drafts.of(user_id, now=self._clock.wall())
        return PrivateHand(table=self.public(), seat=seat, snapshot=snapshot, draft=draft.held_in(snapshot.hand))

    def redraft(self, user_id: int, change: Callable[[Draft], Draft]) -> PrivateHand:
        """Change a person's draft and return their hand with it; the table itself stays as it is.

        Raises:
            NotStarted: There are no hands yet.
            NotSeated: The person has no seat here.
            TableIsPaused: Other cards cannot be chosen now; they can be looked at.
        """
        hand = self.hand(user_id)
        draft = change(hand.draft)
        if self._state.pause is not None and draft.cards != hand.draft.cards:
            raise TableIsPaused(self._state.pause)
        self._drafts.put(user_id, draft.redrawn())
        if self._state.unattended:
            self._state = replace(self._state, unattended=0)
        return self.hand(user_id)

    async def _serve(self) -> None:
        try:
            while self._state.phase is not Phase.CLOSED:
                letter = await self._mailbox.get()
                try:
                    if letter.action is _Errand.STOP:
                        break
                    await self._answer(letter)
                finally:
                    self._mailbox.task_done()
        finally:
            self._is_stopping = True
            self._deadline.cancel()
            for retry in self._retries.values():
                retry.cancel()
            await self._thinking.stop()
            self._refuse_the_rest()

    async def _answer(self, letter: _Letter) -> None:
        """Do one letter; the person who waits for it gets the change or the reason why not."""
        try:
            change = await self._done(letter)
        except (TableRefusal, MurlanError, JournalError) as refusal:
            if letter.answer is None:
                why = type(refusal).__name__  # never the refusal itself: it may hold cards
                log.warning("table %s: %s was not done: %s", self._state.table_id, _name(letter), why)
                self._try_later(letter)
            elif not letter.answer.done():
                letter.answer.set_exception(refusal)
        except Exception as fault:  # a bug of ours must not end the table; the one who pressed gets an apology
            log.exception("table %s: %s failed", self._state.table_id, _name(letter))
            if letter.answer is None:
                self._try_later(letter)
            elif not letter.answer.done():
                letter.answer.set_exception(fault)
        else:
            if letter.answer is not None and not letter.answer.done():
                letter.answer.set_result(change)

    async def _done(self, letter: _Letter) -> Change:
        if self._doubt is not None:
            await self._look(self._doubt)
        action = letter.action
        if isinstance(action, _Errand) or self._is_put_off(action):
            return Change(after=self._state)
        change = changed_by(self._state, action, self._house)
        if change.after == self._state:
            return Change(after=self._state)
        joined = _name_that_joins(action)
        await self._store(change, letter.press_id, {**self.names, **joined})
        self.names.update(joined)
        self._note_miss(change.after)
        self._become(change.after)
        self._on_change(self, change)
        return change

    def _is_put_off(self, action: Action) -> bool:
        """Return whether a letter of the clock does nothing: it is old, waits, or only sets a player thinking."""
        match action:
            case Ring(number):
                return self._is_old(number) or not self._deadline.has_rung or self._waits() or self._thinks(number)
            case Decided(number):
                return self._is_old(number) or bool(self.holds)
            case _:
                return False

    def _is_old(self, number: int) -> bool:
        return self._state.due is None or number != self._state.due.number

    def _waits(self) -> bool:
        """Let a person's turn ring again later while no press of theirs could reach us."""
        due = self._state.due
        if due is None or due.kind is not DueKind.TURN_RUNS_OUT or self._is_heard(self._state.guild_id):
            return False
        self._deadline.again(RETRY_SECONDS)
        return True

    def _thinks(self, number: int) -> bool:
        """Ask the computer player whose turn it is; one that thinks too long is replaced by the understudy."""
        state = self._state
        if state.due is None or state.due.kind is not DueKind.SEAT_DECIDES:
            return False
        computer = acting_occupant(state)
        if not isinstance(computer, ComputerSeat) or state.match is None:
            return False
        if self._thinking.is_about(number):
            log.error("table %s: computer player %s thought too long", state.table_id, computer.level)
            self._thinking.cancel()
            return False
        self._deadline.again(LIMIT_SECONDS)
        self._thinking.begin(state.match, computer.level, number=number, decided=self._decide)
        return True

    async def _store(self, change: Change, press_id: int | None, names: dict[int, str]) -> None:
        is_new_clock = change.after.due != self._state.due
        unit = Unit(
            state=change.after,
            events=change.events,
            press_id=press_id,
            result=change.result,
            remaining=None if is_new_clock else self._deadline.remaining(),
            names=names,
        )
        try:
            await self._journal.commit(unit)
        except DoublePressError:
            raise
        except (StorageDownError, ConflictError):
            self._doubt = change
            raise

    async def _look(self, doubtful: Change) -> None:
        """Become what is stored: a unit may be on the disk though its commit failed.

        Raises:
            StorageDownError: It cannot be read now.
        """
        stored = await self._journal.stored(self._state.guild_id, self._state.table_id)
        self._doubt = None
        if stored is None:
            is_closed = doubtful.after.phase is Phase.CLOSED
            change = doubtful if is_closed else closed(self._state, Closing.UNREADABLE)
        elif stored.state == replace(self._state, unattended=stored.state.unattended):
            return
        else:
            change = doubtful if stored.state == doubtful.after else Change(after=stored.state)
            self.names = {**stored.names, **self.names}
        log.warning("table %s: what is stored is another state than the last one known", self._state.table_id)
        self._become(change.after)
        self._on_change(self, change)

    def _become(self, after: TableState) -> None:
        for gone in people(self._state.seats) - people(after.seats):
            self.names.pop(gone, None)
        self._state = after
        number = after.due.number if after.due else 0
        if number != self._deadline.number:
            self._deadline.set(after.due)
        if after.match is not None and after.match.stage not in (Stage.PLAY, Stage.EXCHANGE):
            self._drafts.forget_choices()

    def _ring(self, number: int) -> None:
        self._mailbox.put_nowait(_Letter(Ring(number)))

    def _decide(self, number: int, event: SeatEvent) -> None:
        self._mailbox.put_nowait(_Letter(Decided(number, event)))

    def _try_later(self, letter: _Letter) -> None:
        """Bring a letter that nobody waits for again; one of the clock rings again by itself."""
        if isinstance(letter.action, Ring | Decided):
            self._deadline.again(0 if self.holds else RETRY_SECONDS)
            return
        if letter.action in (old.action for old in self._retries):
            return

        def again() -> None:
            del self._retries[letter]
            self._mailbox.put_nowait(letter)

        self._retries[letter] = self._clock.alarm(self._clock.monotonic() + RETRY_SECONDS, again)

    def _note_miss(self, after: TableState) -> None:
        """Remember whose turn ran out just now."""
        for old, new in zip(self._state.seats, after.seats, strict=False):
            if isinstance(old, PersonSeat) and isinstance(new, PersonSeat) and new.missed > old.missed:
                self._misses.append((self._clock.monotonic(), new.user_id))

    def _forgive(self, since: float) -> None:
        """Take back the turns that ran out since then, one letter for each that a person missed."""
        missed = [user_id for at, user_id in self._misses if at >= since]
        self._misses.clear()
        while missed:
            once = frozenset(missed)
            self.tell(Forgive(once))
            for user_id in once:
                missed.remove(user_id)

    def _refuse_the_rest(self) -> None:
        """Answer whoever pressed while the table closed or stopped."""
        while not self._mailbox.empty():
            letter = self._mailbox.get_nowait()
            self._mailbox.task_done()
            if letter.answer is not None and not letter.answer.done():
                letter.answer.set_exception(TableIsClosed(self._state.closing))


def _name(letter: _Letter) -> str:
    return letter.action.name if isinstance(letter.action, _Errand) else type(letter.action).__name__


def _name_that_joins(action: Action) -> dict[int, str]:
    match action:
        case Join(user_id, name) if name:
            return {user_id: name}
        case _:
            return {}
