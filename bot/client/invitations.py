"""Invitations: who may send one to whom, and what the invited person's answer does.

An open invitation blocks nothing and seats nobody: it is a message with buttons, whose ids say which table and who is
invited. Only who sent how many lately is remembered, in memory.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

import discord

from bot.client.acting import acted
from bot.client.answers import Answer
from bot.client.authority import Authority
from bot.client.reading import Reading
from bot.tables.actions import Join
from bot.tables.phases import Phase
from bot.tables.refusals import JoinFirst, NoFreeSeat, NotSeated
from bot.tables.registry import Registry
from bot.tables.seating import SEATS, person_ids, present, seat_of
from bot.tables.state import TableState
from bot.tables.table import Table
from bot.tables.timing import Clock
from bot.texts import text
from bot.views.invitations import accepted_message, declined_message, outlived_message
from bot.views.menus import note_message
from bot.views.presses import PressId, Verb
from bot.views.refusals import CannotInvite, NotInvited, Uninvited

MOST: Final = 5
"""How many invitations one person may send within `WINDOW`."""
WINDOW: Final = 600.0
"""Seconds."""
SAME_PERSON: Final = 300.0
"""Seconds before the same person is invited again by the same one."""
REMEMBERED: Final = 10_000
"""How many inviters are remembered."""


class Invitations:
    """Decides who may be invited, and answers presses on invitations."""

    def __init__(self, registry: Registry, reading: Reading, clock: Clock, *, authority: Authority) -> None:
        self._registry = registry
        self._reading = reading
        self._clock = clock
        self._authority = authority
        self._sent: OrderedDict[int, list[tuple[float, int]]] = OrderedDict()
        """When each person invited whom lately, the latest inviter last."""

    async def check(self, table: Table, inviter_id: int, guest: discord.User | discord.Member) -> None:
        """Check that somebody may be invited to a table now, and count the invitation.

        Raises:
            JoinFirst: The inviter does not sit there yet.
            NotSeated: The inviter does not sit there.
            NoFreeSeat: Nobody can come.
            CannotInvite: That person is not to be invited, or not now.
            JournalError: Whether the person is barred here or takes invitations could not be read.
        """
        state = table.state
        if seat_of(state.seats, inviter_id) is None:
            raise JoinFirst if state.phase is Phase.LOBBY and len(state.seats) < SEATS else NotSeated
        if (reason := _objection(state, inviter_id, guest)) is not None:
            raise CannotInvite(reason, guest.display_name)
        if not _has_room(state):
            raise NoFreeSeat
        if await self._authority.is_barred(state.guild_id, guest.id):
            raise CannotInvite(Uninvited.BARRED_HERE, guest.display_name)
        if not await self._reading.takes_invitations(guest.id):
            raise CannotInvite(Uninvited.MUTED, guest.display_name)
        self._count(inviter_id, guest)

    async def press(self, answer: Answer, table: Table, press: PressId, language: str) -> None:
        """Answer a press on an invitation: whoever is invited joins, or does not, and the invitation says so.

        Raises:
            NotInvited: The invitation is for somebody else.
            BarredHere: The person is barred from this server's tables.
            TableRefusal: The person cannot join.
            JournalError: It could not be stored.
        """
        user = answer.interaction.user
        if press.whom != user.id:
            raise NotInvited
        public = table.state.settings.language
        match press.verb:
            case Verb.ACCEPT:
                await self._authority.check_may_sit(answer.interaction)
                if seat_of(table.state.seats, user.id) is None:
                    self._registry.check_person(user.id)
                await acted(answer, table, Join(user.id, user.display_name))
                await answer.redraw(accepted_message(user.display_name, public))
            case Verb.MUTE:
                await self._mute(answer, language, public)
            case _:
                await answer.redraw(declined_message(user.display_name, public))

    async def press_outlived(self, answer: Answer, press: PressId, language: str) -> None:
        """Answer a press on an invitation to a table that has ended."""
        public = await self._reading.of_guild(answer.interaction.guild_id)
        if press.verb is Verb.MUTE and press.whom == answer.interaction.user.id:
            await self._mute(answer, language, public)
        else:
            await answer.redraw(outlived_message(public))

    async def _mute(self, answer: Answer, language: str, public: str) -> None:
        user = answer.interaction.user
        await answer.bridged(self._reading.choose_invitations(user.id, is_taking=False))
        await answer.redraw(declined_message(user.display_name, public))
        await answer.whisper(note_message(text("note-invitations-off", language)))

    def _count(self, inviter_id: int, guest: discord.User | discord.Member) -> None:
        """Count an invitation.

        Raises:
            CannotInvite: One more is too many; it does not count.
        """
        now = self._clock.monotonic()
        sent = [(at, guest_id) for at, guest_id in self._sent.get(inviter_id, ()) if now - at < WINDOW]
        if any(guest_id == guest.id and now - at < SAME_PERSON for at, guest_id in sent):
            raise CannotInvite(Uninvited.JUST_INVITED, guest.display_name)
        if len(sent) >= MOST:
            raise CannotInvite(Uninvited.TOO_OFTEN)
        self._sent[inviter_id] = [*sent, (now, guest.id)]
        self._sent.move_to_end(inviter_id)
        if len(self._sent) > REMEMBERED:
            self._sent.popitem(last=False)


def _objection(state: TableState, inviter_id: int, guest: discord.User | discord.Member) -> Uninvited | None:
    """Return why somebody is not to be invited, as far as the table and Discord tell."""
    if guest.id == inviter_id:
        return Uninvited.ONESELF
    if guest.bot:
        return Uninvited.APPLICATION
    if not isinstance(guest, discord.Member):
        return Uninvited.ELSEWHERE
    if guest.id in person_ids(state.seats):
        return Uninvited.SEATED
    return Uninvited.BARRED if guest.id in state.barred else None


def _has_room(state: TableState) -> bool:
    """Return whether somebody could come: in the lobby at once, later when a deal ends (R12.5)."""
    if state.phase is Phase.LOBBY:
        return len(state.seats) < SEATS
    return len(present(state.seats)) < SEATS
