"""Knows where each person's hand is shown, and brings it up to date when it has to show something new.

Only the token of an interaction can edit an ephemeral message, and only for 15 minutes. A handle is made by nothing
but an answer that created or redrew *that person's own* ephemeral hand: the token of a press on the public message
would edit the public message, and show a hand to all.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple, Protocol

import discord

from bot.tables.phases import Closing, Hold, PauseReason, Phase
from bot.tables.public import PrivateHand, PublicTable
from bot.tables.refusals import TableIsClosed, TableRefusal
from bot.tables.timing import Alarm, Clock
from bot.texts import text
from bot.views.decks import TEXT_DECKS, Decks, dealt_from
from bot.views.hand import hand_message
from bot.views.menus import note_message
from bot.views.moved import moved_message
from bot.views.outbox import DiscordDownError
from bot.views.refusals import refusal_text

TOKEN_LIFE: Final = 14 * 60 + 30
"""Seconds that a token is used; Discord takes it for 15 minutes."""
TABLE_SECONDS: Final = 5.0
"""How long a new deal's hands wait for the table's new message, so that they stand below it."""
CHOOSING: Final = 20.0
"""Seconds after a choice in which a hand is left alone: a select may be open, and an edit would disturb it."""


@dataclass(frozen=True, slots=True)
class HandHandle:
    """Where a person's hand is shown."""

    token: str
    message_id: int
    obtained: float
    """When, in the clock's monotonic seconds."""
    language: str

    def __repr__(self) -> str:
        return f"HandHandle(message_id={self.message_id})"  # a token is never printed


class HandEditor(Protocol):
    """Reaches ephemeral messages through their token; such calls are not counted.

    Both raise `DiscordDownError` where Discord failed: the token may be good.
    """

    async def edit_hand(self, token: str, message_id: int, view: discord.ui.LayoutView) -> bool:
        """Redraw a hand and return whether it is still there."""
        ...

    async def replace_hand(self, token: str, message_id: int, view: discord.ui.LayoutView) -> int | None:
        """Show a hand in a new ephemeral message and take the old one away; return the new one's id if it is there."""
        ...

    async def remove_hand(self, token: str, message_id: int) -> None:
        """Take a hand away that stands anew elsewhere; where Discord failed it stays, and is only old."""
        ...


class HandsTable(Protocol):
    """A table as far as its people's hands need it."""

    def public(self) -> PublicTable:
        """Return what everybody may see now."""
        ...

    def hand(self, user_id: int) -> PrivateHand:
        """Return what a seated person may see now.

        Raises:
            TableRefusal: They have no hand here.
        """
        ...

    def is_barred(self, user_id: int) -> bool:
        """Return whether somebody was removed from the table."""
        ...


class Hands:
    """The hands of one table's people."""

    choosing = CHOOSING
    """Seconds after a choice in which a hand is left alone."""
    moves = True
    """Whether each deal has a hand of its own, below the message of the table."""

    def __init__(
        self,
        table: HandsTable,
        *,
        editor: HandEditor,
        clock: Clock,
        table_is_drawn: Callable[[], Awaitable[None]],
        on_shown: Callable[[], None] = lambda: None,
        decks: Decks = TEXT_DECKS,
    ) -> None:
        self._table = table
        self._editor = editor
        self._clock = clock
        self._table_is_drawn = table_is_drawn
        self._on_shown = on_shown
        self._decks = decks
        self._handles: dict[int, HandHandle] = {}
        self._chose_at: dict[int, float] = {}
        self._waits: dict[int, Alarm] = {}
        """For whom a turn has come that they are shown once they have stopped choosing."""
        self._seen: dict[int, _News] = {}
        self._answering: Counter[int] = Counter()
        self._pushes: set[asyncio.Task[None]] = set()
        self._is_stopped = False

    @contextmanager
    def answering(self, user_id: int) -> Iterator[None]:
        """Hold back pushes while a press on a hand is answered: an older picture must not land on a newer one."""
        self._answering[user_id] += 1
        try:
            yield
        finally:
            self._answering[user_id] -= 1
            if not self._answering[user_id]:
                del self._answering[user_id]
            self.changed()

    def shown(self, user_id: int, handle: HandHandle, hand: PrivateHand) -> None:
        """Note that an answer has just shown a person their hand, as it was at this moment."""
        self._handles[user_id] = handle
        self._seen[user_id] = _news(hand.table, user_id, hand)
        self._on_shown()

    def replaced(self, user_id: int, handle: HandHandle, hand: PrivateHand) -> None:
        """Note that an answer has shown a person their hand anew, and take the one away that was shown before."""
        before = self._fresh_handle(user_id)
        self.shown(user_id, handle, hand)
        if before is not None and before.message_id != handle.message_id:
            self._start(self._editor.remove_hand(before.token, before.message_id))

    def chose(self, user_id: int) -> None:
        """Note that a person is choosing."""
        self._chose_at[user_id] = self._clock.monotonic()

    def acted(self, user_id: int) -> None:
        """Note that a person is done choosing: they played, passed or gave a card."""
        self._chose_at.pop(user_id, None)

    def changed(self) -> None:
        """Bring hands up to date, each once: whose turn has come, and all when a deal begins or ends."""
        table = self._table.public()
        if table.phase is Phase.CLOSED:
            self._wait_no_more()
        for user_id in tuple(self._handles):
            if self._answering[user_id]:
                continue
            news, seen = self._news(table, user_id), self._seen.get(user_id)
            if not _is_due(news, seen):
                continue
            if self._is_disturbed(news, user_id):
                self._wait_for(user_id)
            elif (handle := self._fresh_handle(user_id)) is not None:
                self._seen[user_id] = news
                is_moved = self.moves and _begins_deal(news, seen)
                self._start(self._move(user_id, handle) if is_moved else self._push(user_id, handle))

    def moved(self, link: Callable[[], str | None]) -> None:
        """Leave the way to the table in every hand: it went to another channel, where hands are opened anew.

        Args:
            link: Returns the address of the table's message, once there is one.
        """
        handles = [self._fresh_handle(user_id) for user_id in tuple(self._handles)]
        self._handles.clear()
        self._seen.clear()
        for handle in handles:
            if handle is not None:
                self.left_behind(handle, link)

    def left_behind(self, handle: HandHandle, link: Callable[[], str | None]) -> None:
        """Leave the way to the table in a hand that is shown where the table is not any more."""
        self._start(self._leave(handle, link))

    async def settled(self) -> None:
        """Wait until every hand that is being brought up to date is so."""
        await asyncio.gather(*self._pushes)

    async def stop(self) -> None:
        """Push no more."""
        self._is_stopped = True
        self._wait_no_more()
        for task in tuple(self._pushes):
            task.cancel()
        await asyncio.gather(*self._pushes, return_exceptions=True)

    def _is_disturbed(self, news: _News, user_id: int) -> bool:
        """Return whether a person may have a select open that still counts: they have just chosen something."""
        seen = self._seen.get(user_id)
        if seen is None or seen.scene != news.scene:
            return False  # nothing can be chosen in between
        return self._clock.monotonic() < self._done_choosing(user_id)

    def _done_choosing(self, user_id: int) -> float:
        """Return when a person counts as done choosing, in monotonic seconds."""
        return self._chose_at.get(user_id, -self.choosing) + self.choosing

    def _wait_for(self, user_id: int) -> None:
        """Look again once a person has stopped choosing: their turn has come, and nothing else may happen before."""
        self._wait_until(user_id, self._done_choosing(user_id))

    def _wait_until(self, user_id: int, at: float) -> None:
        """Look again at a time whether somebody's hand is to be brought up to date."""
        if user_id in self._waits or self._is_stopped:
            return

        def ring() -> None:
            del self._waits[user_id]
            self.changed()

        self._waits[user_id] = self._clock.alarm(at, ring)

    def _wait_no_more(self) -> None:
        for wait in self._waits.values():
            wait.cancel()
        self._waits.clear()

    def _news(self, table: PublicTable, user_id: int) -> _News:
        """Return what a person's hand has to show at this moment."""
        try:
            hand = self._table.hand(user_id)
        except TableRefusal:
            hand = None
        return _news(table, user_id, hand)

    def _fresh_handle(self, user_id: int) -> HandHandle | None:
        handle = self._handles.get(user_id)
        if handle is not None and self._clock.monotonic() - handle.obtained > TOKEN_LIFE:
            del self._handles[user_id]
            return None
        return handle

    def _start(self, push: Coroutine[Any, Any, None]) -> None:
        if self._is_stopped:
            push.close()
            return
        task = asyncio.create_task(push)
        self._pushes.add(task)
        task.add_done_callback(self._pushes.discard)

    def _view(self, user_id: int, language: str) -> tuple[discord.ui.LayoutView, bool]:
        """Return what a person's hand is to show, and whether they still have one here."""
        table = self._table.public()
        if table.phase is Phase.CLOSED:
            return note_message(refusal_text(TableIsClosed(table.closing), language)), False
        try:
            with dealt_from(self._decks.of_person(user_id)):
                return hand_message(self._table.hand(user_id), language), True
        except TableRefusal:
            key = "hand-removed" if self._table.is_barred(user_id) else "hand-left"
            return note_message(text(key, language)), False

    async def _push(self, user_id: int, handle: HandHandle) -> None:
        """Redraw a hand where it is; who has no hand here any more reads why."""
        view, stays = self._view(user_id, handle.language)
        try:
            is_there = await self._editor.edit_hand(handle.token, handle.message_id, view)
        except DiscordDownError:
            self._tried(user_id, handle)
            return
        if not (is_there and stays) and self._handles.get(user_id) is handle:
            del self._handles[user_id]

    async def _move(self, user_id: int, handle: HandHandle) -> None:
        """Show a hand below the table's new message, where people look now."""
        with self.answering(user_id):
            await self._wait_for_table()
            view, stays = self._view(user_id, handle.language)
            try:
                message_id = await self._editor.replace_hand(handle.token, handle.message_id, view)
            except DiscordDownError:
                self._tried(user_id, handle)
                return
            if self._handles.get(user_id) is not handle:
                return  # opened anew meanwhile
            if message_id is None or not stays:
                del self._handles[user_id]
            else:
                self._handles[user_id] = replace(handle, message_id=message_id)
                self._seen[user_id] = self._news(self._table.public(), user_id)

    async def _leave(self, handle: HandHandle, link: Callable[[], str | None]) -> None:
        """Leave the way to the table's new channel in a hand."""
        await self._wait_for_table()
        with suppress(DiscordDownError):
            view = moved_message(link(), handle.language)
            await self._editor.edit_hand(handle.token, handle.message_id, view)

    async def _wait_for_table(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(TABLE_SECONDS):
                await self._table_is_drawn()

    def _tried(self, user_id: int, handle: HandHandle) -> None:
        """Note that Discord failed: the hand shows what it showed, and is tried again with the next change."""
        if self._handles.get(user_id) is handle:
            self._seen.pop(user_id, None)


class _Scene(NamedTuple):
    """What concerns a whole hand message: it is redrawn whatever its owner is doing."""

    phase: Phase
    deal: int
    is_live: bool
    """Whether cards are being played or exchanged."""
    is_seated: bool
    is_away: bool
    has_missed: bool
    has_left: bool
    pause: PauseReason | None
    hold: Hold | None
    closing: Closing | None


class _News(NamedTuple):
    """What a hand has to show."""

    scene: _Scene
    own_turn: int | None
    """Which turn of the deal it is, if it is the owner's."""
    plans_ended: int
    """How many of the owner's plans have come to an end by themselves."""


def _is_due(news: _News, seen: _News | None) -> bool:
    """Return whether a hand shows something old that its owner should see now."""
    if news == seen:
        return False
    is_other = seen is None or (seen.scene, seen.plans_ended) != (news.scene, news.plans_ended)
    return is_other or news.own_turn is not None


def _begins_deal(news: _News, seen: _News | None) -> bool:
    """Return whether a hand shows a deal that has just begun."""
    return seen is not None and news.scene.is_live and not seen.scene.is_live


def _news(table: PublicTable, user_id: int, hand: PrivateHand | None) -> _News:
    """Return what somebody's hand has to show, if they have one."""
    snapshot = table.snapshot
    deal, turn = (snapshot.deal_number, snapshot.turn) if snapshot else (0, None)
    number, seat = next(((n, seat) for n, seat in enumerate(table.seats) if seat.user_id == user_id), (None, None))
    is_live = turn is not None and table.phase is Phase.PLAYING
    scene = _Scene(
        phase=table.phase,
        deal=deal,
        is_live=is_live,
        is_seated=seat is not None,
        is_away=bool(seat and seat.is_away),
        has_missed=hand is not None and hand.has_missed,
        has_left=bool(seat and seat.has_left),
        pause=table.pause,
        hold=table.hold,
        closing=table.closing,
    )
    is_own = is_live and turn == number and not scene.is_away
    ended = 0 if hand is None else hand.draft.plans_ended
    return _News(scene, table.guard.turn if is_own else None, ended)
