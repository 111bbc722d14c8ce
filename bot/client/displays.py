"""What shows each table: its public message and its people's hands."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from dataclasses import dataclass
from typing import Final

from bot.tables.actions import SystemAction
from bot.tables.changes import Change
from bot.tables.faults import JournalError
from bot.tables.phases import Closing, Hold, Phase
from bot.tables.ports import Journal
from bot.tables.public import PrivateHand, PublicTable
from bot.tables.table import Table
from bot.tables.timing import Clock
from bot.views.decks import TEXT_DECKS, Decks
from bot.views.hands import HandEditor, Hands
from bot.views.lone_hands import LoneHands
from bot.views.outbox import Outbox
from bot.views.refresher import Refresher

AT_ONCE: Final = 8
"""How many messages are drawn at once as we stop: enough to keep Discord busy, few enough to go in order."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Display:
    """What shows one table."""

    table: Table
    refresher: Refresher
    hands: Hands


class Displays:
    """The displays of all open tables."""

    def __init__(
        self, outbox: Outbox, editor: HandEditor, *, journal: Journal, clock: Clock, decks: Decks = TEXT_DECKS
    ) -> None:
        self.decks = decks
        """What messages are drawn with."""
        self._outbox = outbox
        self._editor = editor
        self._journal = journal
        self._clock = clock
        self._displays: dict[str, Display] = {}
        self._of_guild: defaultdict[int, dict[str, Display]] = defaultdict(dict)
        """The same, by server."""
        self._retiring: dict[asyncio.Task[None], Display] = {}

    def of(self, table: Table) -> Display:
        """Return what shows a table."""
        table_id = table.state.table_id
        display = self._displays.get(table_id)
        if display is None:
            display = self._new_display(table)
            if table.state.phase is not Phase.CLOSED:  # a closed one is kept by nobody
                self._displays[table_id] = self._of_guild[table.state.guild_id][table_id] = display
        return display

    def way_to(self, table: Table) -> str:
        """Return the address of a table's message, or of its channel while there is none."""
        state, listed = table.state, table.listed
        if listed is not None and listed.message_id is not None:
            return _address(state.guild_id, state.channel_id, listed.message_id)
        link = None if listed is not None else self.of(table).refresher.link
        return link or f"https://discord.com/channels/{state.guild_id}/{state.channel_id}"

    def changed(self, table: Table, change: Change) -> None:
        """Bring to date what shows a table; one that moved goes along, and a closed one is drawn a last time."""
        display = self.of(table)
        if change.after.closing is Closing.PLACE_GONE:
            display.refresher.forsake()
        if change.after.channel_id != display.refresher.channel_id:
            display.refresher.move(change.after.channel_id)
            display.hands.moved(lambda: display.refresher.link)
        self._refresh(display)
        if change.after.phase is Phase.CLOSED:
            self._forget(table)
            retiring = asyncio.create_task(_retire(display), name=f"retiring {table.state.table_id}")
            self._retiring[retiring] = display
            retiring.add_done_callback(self._retiring.pop)

    def held(self, table: Table) -> None:
        """Bring to date what shows a table whose clock was stopped, or goes on."""
        if table.state.phase is not Phase.CLOSED and table.listed is None:
            self._refresh(self.of(table))

    def place_changed(self, *, channel_id: int | None = None, guild_id: int | None = None) -> None:
        """Note that rights changed in a channel or in a server: tables that are shut out there are tried once."""
        for display in self._in_place(channel_id, guild_id):
            display.refresher.place_changed()

    async def settled(self) -> None:
        """Wait until every public message is as new as it gets without the clock moving on."""
        displays = (*self._displays.values(), *self._retiring.values())
        await asyncio.gather(*(display.refresher.settled() for display in displays))

    async def leave(self) -> None:
        """Show the tables as they were left, those first at which somebody pressed last; each is tried once.

        It takes as long as Discord's limits let it; whoever has not that long cancels it.
        """
        displays = (*self._displays.values(), *self._retiring.values())
        refreshers = sorted((display.refresher for display in displays), key=lambda one: one.pressed_at)
        for refresher in refreshers:
            refresher.rest()

        async def show() -> None:
            while refreshers:
                await refreshers.pop().last()

        await asyncio.gather(*(show() for _ in range(AT_ONCE)))

    async def close(self) -> None:
        """Show no more."""
        displays = (*self._displays.values(), *self._retiring.values())
        for retiring in tuple(self._retiring):
            retiring.cancel()
        await asyncio.gather(*(part.stop() for display in displays for part in (display.refresher, display.hands)))

    def _forget(self, table: Table) -> None:
        table_id, guild_id = table.state.table_id, table.state.guild_id
        self._displays.pop(table_id, None)
        self._of_guild[guild_id].pop(table_id, None)
        if not self._of_guild[guild_id]:
            del self._of_guild[guild_id]

    def _in_place(self, channel_id: int | None, guild_id: int | None) -> list[Display]:
        """Return what shows the tables of a channel and its threads, or of a server."""
        if channel_id is None:
            return list(self._of_guild.get(guild_id or 0, {}).values())
        parent_of = self._outbox.parent_of
        places = [(display.table.state.channel_id, display) for display in self._displays.values()]
        return [display for place, display in places if channel_id in (place, parent_of(place))]

    def _new_display(self, table: Table) -> Display:
        shown = _ShownTable(table, self._journal)
        refresher = Refresher(table.state.channel_id, shown, outbox=self._outbox, clock=self._clock, decks=self.decks)
        if table.state.is_solo:
            refresher.forsake()  # nobody else sees it: there is no public message, and never will be
        hands = (LoneHands if table.state.is_solo else Hands)(
            shown,
            editor=self._editor,
            clock=self._clock,
            table_is_drawn=refresher.drawn,
            on_shown=refresher.answered,
            decks=self.decks,
        )
        return Display(table, refresher, hands)

    def _refresh(self, display: Display) -> None:
        display.refresher.changed()
        display.hands.changed()


class _ShownTable:
    """A table as its message and its hands need it."""

    def __init__(self, table: Table, journal: Journal) -> None:
        self._table = table
        self._journal = journal

    def public(self) -> PublicTable:
        return self._table.public()

    def hand(self, user_id: int) -> PrivateHand:
        return self._table.hand(user_id)

    def is_barred(self, user_id: int) -> bool:
        return user_id in self._table.state.barred

    def link(self, channel_id: int, message_id: int) -> str:
        return _address(self._table.state.guild_id, channel_id, message_id)

    async def remember(self, message_id: int) -> None:
        state = self._table.state
        try:
            await self._journal.remember_message(state.guild_id, state.table_id, message_id)
        except JournalError:
            log.warning("table %s: its message is not stored", state.table_id)

    def tell(self, action: SystemAction) -> None:
        self._table.tell(action)

    def hold(self, reason: Hold) -> None:
        self._table.hold(reason)

    def release(self, reason: Hold) -> None:
        self._table.release(reason)


def _address(guild_id: int, channel_id: int, message_id: int) -> str:
    return f"https://discord.com/channels/{guild_id}/{channel_id}/{message_id}"


async def _retire(display: Display) -> None:
    """Keep the display of a closed table until its last pictures are drawn, or given up."""
    await display.refresher.drawn()
    await display.refresher.settled()
    await display.hands.settled()
