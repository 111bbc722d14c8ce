"""A live table: one task with a mailbox.

It takes one action at a time: checks it against the present state, has what follows written to the journal, and only
then makes it the present state and says "changed". Memory never runs ahead of the disk, and where the journal failed
the table asks it what is stored before it does anything else. The wait for the mailbox is the table's clock: an alarm
is a letter like any other, and one from an old clock is void.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from bot.tables.actions import Action, Decided, Forgive, Join, Pass, PersonAction, Play, Pressed, Ring, SystemAction
from bot.tables.changes import Change, House, closed
from bot.tables.deadline import Deadline
from bot.tables.drafts import Draft, Drafts
from bot.tables.faults import JournalError
from bot.tables.keeping import Keeper
from bot.tables.mailbox import RETRY_SECONDS, Errand, Letter, Mailbox
from bot.tables.misses import Misses
from bot.tables.phases import Closing, DueKind, Hold, Phase
from bot.tables.plans import Plans
from bot.tables.ports import Computers, Journal, Question, StoredTable
from bot.tables.public import PrivateHand, PublicTable
from bot.tables.refusals import NotSeated, NotStarted, TableIsClosed, TableIsPaused, TableMoved, TableRefusal
from bot.tables.seating import people, seat_of
from bot.tables.sight import Sight
from bot.tables.state import TableState
from bot.tables.thinking import LIMIT_SECONDS, Thinking
from bot.tables.timing import Clock
from bot.tables.transition import changed_by
from bot.tables.turns import deciding_level
from murlan.computer.levels import Level
from murlan.errors import MurlanError
from murlan.events import SeatEvent
from murlan.match import Match
from murlan.snapshot import Stage

log = logging.getLogger(__name__)

_OF_TURNS: Final = (DueKind.TURN_RUNS_OUT, DueKind.SEAT_DECIDES)
"""The clocks of a seat that acts."""


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
        on_due: Callable[[Table], None] = lambda _: None,
        on_woken: Callable[[Table, StoredTable], None] = lambda *_: None,
    ) -> None:
        self.names: dict[int, str] = {}
        """Display names by user id, as last seen."""
        self._state = state
        self._keeper = Keeper(journal)
        self._clock = clock
        self._house = house
        self._on_change = on_change
        self._on_held = on_held
        self._is_heard = is_heard
        self._on_due = on_due
        self._on_woken = on_woken
        self._listed: StoredTable | None = None
        self._mailbox = Mailbox(clock)
        self._drafts = Drafts()
        self._sight = Sight()
        self._deadline = Deadline(clock, self._ring, grace=house.pace.grace)
        self._thinking = Thinking(computers, self._decide)
        self._misses = Misses()
        self._plans = Plans(self._drafts, clock, self._follow)
        self._pressed_for = b""
        """The commitment after which a press is noted, or about to be."""
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
        return self._keeper.is_in_doubt

    @property
    def listed(self) -> StoredTable | None:
        """What is known of a table that sleeps: all but its match and its people's names; ``None`` once it is awake."""
        return self._listed

    def sleep(self, listed: StoredTable, remaining: float | None = None) -> None:
        """Begin to take letters, the first of which wakes the table: only then its match is read.

        Args:
            listed: What is known of it.
            remaining: Seconds left on the clock, which runs meanwhile.
        """
        self._listed = listed
        self.run(remaining)

    async def awake(self) -> None:
        """Wait until the table is awake; one that cannot be read has closed by then.

        Raises:
            TableIsClosed: It stops.
            StorageDownError: It cannot be read now.
        """
        if self._listed is not None:
            if self._is_stopping:
                raise TableIsClosed(self._state.closing)
            answer: asyncio.Future[Change] = asyncio.get_running_loop().create_future()
            self._mailbox.put(Letter(Errand.LOOK, answer=answer))
            await answer

    def run(self, remaining: float | None = None) -> None:
        """Begin to take letters.

        Args:
            remaining: Seconds left on the clock, for a table that was restored; ``None`` for all of it.
        """
        self._set_clock(remaining)
        self._task = asyncio.create_task(self._serve(), name=f"table {self._state.table_id}")

    async def stop(self) -> None:
        """Do what was asked for before, then take no more letters; what is left on the clock stays to be seen."""
        self._deadline.stand()
        self._is_stopping = True
        self._mailbox.put(Letter(Errand.STOP))
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)

    async def act(self, action: PersonAction, press_id: int | None = None, *, channel_id: int | None = None) -> Change:
        """Do what a person pressed, once all that came before it is done.

        Args:
            action: What to do.
            press_id: Discord's id of the press; the same one is never done twice.
            channel_id: Where it was pressed, for what only the table's own channel may ask.

        Raises:
            TableRefusal: The table refuses it.
            IllegalEvent: The rules refuse it.
            JournalError: It could not be stored; nothing has changed.
        """
        if self._state.phase is Phase.CLOSED or self._is_stopping:
            raise TableIsClosed(self._state.closing)
        answer: asyncio.Future[Change] = asyncio.get_running_loop().create_future()
        self._mailbox.put(Letter(action, press_id, answer, channel_id))
        return await answer

    def tell(self, action: SystemAction) -> None:
        """Have something done that nobody waits for; what cannot be stored now is tried again."""
        if self._state.phase is not Phase.CLOSED and not self._is_stopping:
            self._mailbox.put(Letter(action))

    def pressed(self, press_id: int) -> None:
        """Note that somebody pressed something here: the first press after a commitment was shown decides the cut.

        Args:
            press_id: Discord's id of the press.
        """
        pledge = self._state.pledge
        if pledge is None or not pledge.is_shown or pledge.press_id is not None:
            return
        if pledge.commitment != self._pressed_for:  # once a deal: what cannot be stored now is tried again
            self._pressed_for = pledge.commitment
            self.tell(Pressed(press_id, pledge.commitment))

    def hold(self, reason: Hold, *, since: float | None = None) -> None:
        """Let the clock stand.

        Args:
            reason: Why; it stands until all reasons are gone.
            since: From when on nobody was heard, in monotonic seconds: turns that ran out after it are forgiven.
        """
        if self._state.phase is Phase.CLOSED:
            return
        if since is not None:
            self._misses.unheard(since=since)
            self._forgive()
        if self._thinking.is_awaited and self._thinking.number == self._deadline.number:
            self._thinking.is_awaited = False  # it thinks on, and acts as soon as the clock goes on
            self._deadline.again(0)
        if self._deadline.hold(reason):
            self._look_at_plans()
            self._on_held(self)

    def release(self, reason: Hold) -> None:
        """Take a reason away for which the clock stands; without any it goes on."""
        if self._state.phase is Phase.CLOSED or not self._deadline.release(reason):
            return
        if reason is Hold.DISCORD_AWAY:
            self._misses.heard(now=self._clock.monotonic())
        if self.is_in_doubt:
            self._mailbox.put(Letter(Errand.LOOK))
        self._look_at_plans()
        self._on_held(self)

    def _forgive(self) -> None:
        """Have the turns forgiven that ran out while nobody is heard."""
        for user_ids in self._misses.forgiven():
            self.tell(Forgive(user_ids))

    async def settled(self) -> None:
        """Wait until the mailbox is empty and no computer player thinks."""
        thought = None
        while True:
            await self._mailbox.emptied()
            if self._thinking.task is thought:
                return
            thought = self._thinking.task
            if thought is not None:
                await asyncio.wait([thought])

    def public(self) -> PublicTable:
        """Return what everybody may see now."""
        assert self._listed is None, "whoever looks at a table has woken it"
        remaining = self._deadline.remaining()
        due_at = None if remaining is None else self._clock.wall() + remaining
        return self._sight.public(self._state, self.names, due_at=due_at, holds=self.holds)

    def hand(self, user_id: int) -> PrivateHand:
        """Return what a seated person may see now.

        Raises:
            NotStarted: There are no hands yet.
            NotSeated: The person has no seat here.
        """
        assert self._listed is None, "whoever looks at a hand has woken the table"
        state = self._state
        if state.match is None:
            raise NotStarted
        seat = seat_of(state.seats, user_id)
        if seat is None:
            raise NotSeated
        draft = self._drafts.of(user_id, now=self._clock.wall())
        return self._sight.hand(state, state.match, seat, public=self.public(), draft=draft)

    def has_draft(self, user_id: int) -> bool:
        """Return whether somebody has looked at a hand here, as far as this process knows."""
        return user_id in self._drafts

    def begin_draft(self, user_id: int, draft: Draft) -> None:
        """Lay out a seated person's hand as they like it, where they have not looked at one here yet."""
        if seat_of(self._state.seats, user_id) is not None:
            self._drafts.begin(user_id, draft, now=self._clock.wall())

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
        if _choice(draft) != _choice(hand.draft):
            draft = replace(draft, plan_end=None)
        self._drafts.put(user_id, draft.redrawn())
        self._look_at_plans()
        if self._state.unattended:
            self._state = replace(self._state, unattended=0)
        return self.hand(user_id)

    async def _serve(self) -> None:
        try:
            while self._state.phase is not Phase.CLOSED:
                letter = await self._mailbox.take()
                try:
                    if letter.action is Errand.STOP:
                        break
                    await self._answer(letter)
                finally:
                    self._mailbox.taken()
        finally:
            self._is_stopping = True
            self._deadline.cancel()
            self._plans.cancel()
            await self._thinking.stop()
            self._mailbox.close(TableIsClosed(self._state.closing))

    async def _answer(self, letter: Letter) -> None:
        """Do one letter; the person who waits for it gets the change or the reason why not."""
        table_id = self._state.table_id
        try:
            letter.done(await self._done(letter))
        except (TableRefusal, MurlanError, JournalError) as refusal:
            if letter.answer is None:  # the log tells no more than the type: a refusal may hold cards
                log.warning("table %s: %s was not done: %s", table_id, letter.name, type(refusal).__name__)
                self._try_later(letter)
            letter.failed(refusal)
        except Exception as fault:  # a bug of ours must not end the table; the one who pressed gets an apology
            log.exception("table %s: %s failed", table_id, letter.name)
            if letter.answer is None:
                self._try_later(letter)
            letter.failed(fault)

    async def _done(self, letter: Letter) -> Change:
        if self._listed is not None:
            await self._wake(self._listed)
        found = await self._keeper.found(self._state, self.names)
        if found is not None:
            log.warning("table %s: what is stored is another state than the last one known", self._state.table_id)
            self._become(found)
        if letter.channel_id not in (None, self._state.channel_id):
            raise TableMoved(self._state.channel_id)
        action = letter.action
        if isinstance(action, Errand) or self._is_put_off(action):
            return Change(after=self._state)
        change = changed_by(self._state, action, self._house)
        if change.after == self._state:
            return Change(after=self._state)
        joined = _name_that_joins(action)
        remaining, names = self._deadline.remaining(), {**self.names, **joined}
        await self._keeper.store(self._state, change, press_id=letter.press_id, remaining=remaining, names=names)
        self.names.update(joined)
        self._become(change)
        return change

    async def _wake(self, listed: StoredTable) -> None:
        """Be the table that is stored; one that cannot be read closes.

        Raises:
            StorageDownError: It cannot be read now.
        """
        found = await self._keeper.read(self._state)
        self._listed = None
        if found is None:
            self._on_woken(self, listed)
            self._become(closed(self._state, Closing.UNREADABLE))
            return
        self.names.update(found.names)
        self._state = found.state
        self._on_woken(self, found)
        if self._deadline.has_rung:
            self._mailbox.put(Letter(Ring(self._deadline.number)))

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
        """Do what the computer player decided whose clock has rung; wait a while for one that still thinks."""
        state = self._state
        if state.match is None or state.due is None or state.due.kind not in _OF_TURNS:
            return False
        level = deciding_level(state)
        if level is None:
            return False
        if (event := self._thinking.event(number)) is not None:
            self._decide(number, event)
            return True
        if not self._thinking.is_about(number):
            self._ask(state.match, level, seconds=0)
        elif self._thinking.is_awaited:
            log.error("table %s: computer player %s thought too long", state.table_id, level)
            self._thinking.cancel()
            return False
        self._thinking.is_awaited = True
        self._deadline.again(LIMIT_SECONDS)
        return True

    def _ask(self, match: Match, level: Level, *, seconds: float) -> None:
        """Ask a computer player for the seat that acts."""
        assert match.deal is not None, "somebody acts only in a deal"
        snapshot = match.snapshot(match.deal.turn)
        question = Question(table_id=self._state.table_id, snapshot=snapshot, level=level, seconds=seconds)
        self._thinking.begin(match, question, number=self._deadline.number)

    def _set_clock(self, remaining: float | None = None) -> None:
        """Set the clock of the present state; a computer player that acts when it rings thinks meanwhile."""
        state, due = self._state, self._state.due
        self._thinking.cancel()  # whoever thinks, thinks about a turn that is over
        self._deadline.set(due, remaining)
        if due is not None and due.kind is DueKind.SEAT_DECIDES and state.match is not None:
            level = deciding_level(state)
            if level is not None:
                self._ask(state.match, level, seconds=due.seconds)

    def _become(self, change: Change) -> None:
        """Be what is stored now, and say so."""
        after = change.after
        self._misses.note(self._state, after, now=self._clock.monotonic())
        self._forgive()  # what ran out while nobody was heard may be known only now
        for gone in people(self._state.seats) - people(after.seats):
            self.names.pop(gone, None)
            self._drafts.forget(gone)
        self._plans.turned(change)
        is_seen = replace(after, pledge=self._state.pledge) != self._state
        self._state = after
        if not is_seen:
            return  # a note about the next deal, which shows nowhere
        number = after.due.number if after.due else 0
        if number != self._deadline.number:
            self._set_clock()
        if after.match is not None and after.match.stage not in (Stage.PLAY, Stage.EXCHANGE):
            self._drafts.forget_choices()
        self._look_at_plans()
        self._on_change(self, change)

    def _look_at_plans(self) -> None:
        """See whether somebody's plan is to be followed now; nobody's is while the clock stands."""
        if not self._is_stopping:
            self._plans.look(self._state, is_standing=bool(self.holds))

    def _follow(self, user_id: int, action: Play | Pass) -> None:
        """Do what a person planned, as their own act; what cannot be stored now is tried again."""
        answer: asyncio.Future[Change] = asyncio.get_running_loop().create_future()
        answer.add_done_callback(lambda done: self._followed(user_id, done))
        self._mailbox.put(Letter(action, answer=answer))

    def _followed(self, user_id: int, done: asyncio.Future[Change]) -> None:
        refusal = None if done.cancelled() else done.exception()
        if refusal is None or self._is_stopping:
            return
        if isinstance(refusal, JournalError):
            self._plans.again(self._state, is_standing=bool(self.holds))
        else:
            self._plans.void(user_id)
            self._on_held(self)

    def _ring(self, number: int) -> None:
        self._misses.rings(now=self._clock.monotonic())
        if self._listed is not None:  # many may be due at once; it rings as soon as it is awake
            self._on_due(self)
            return
        self._mailbox.put(Letter(Ring(number)))

    def _decide(self, number: int, event: SeatEvent) -> None:
        self._mailbox.put(Letter(Decided(number, event)))

    def _try_later(self, letter: Letter) -> None:
        """Bring a letter that nobody waits for again; one of the clock rings again by itself."""
        if isinstance(letter.action, Ring | Decided):
            self._deadline.again(0 if self.holds else RETRY_SECONDS)
        else:
            self._mailbox.put_later(letter)


def _choice(draft: Draft) -> tuple[object, ...]:
    """Return what of a draft is a person's own choice, and not how it is drawn."""
    return draft.cards, draft.plan


def _name_that_joins(action: Action) -> dict[int, str]:
    match action:
        case Join(user_id, name) if name:
            return {user_id: name}
        case _:
            return {}
