"""Presses on the ⋯ menu and on what it asks: the rules, votes, leaving, removing, ending.

Who may do what is decided by the table from who pressed and from the rights that Discord sends along with the press;
an id says at most whom it is about.
"""

from __future__ import annotations

from typing import Final

from discord import ui

from bot.client.acting import acted
from bot.client.answers import Answer, pressed
from bot.client.authority import Authority
from bot.client.displays import Displays
from bot.client.translation import is_private
from bot.league.openings import OpeningWishes
from bot.league.settings import SettingsStore
from bot.tables.actions import ChooseLevel, End, Leave, Pause, Remove, Resume, Withdraw
from bot.tables.changes import Change
from bot.tables.faults import JournalError
from bot.tables.membership import has_authority, own_seat
from bot.tables.phases import Phase
from bot.tables.refusals import CannotRemove, NotHost
from bot.tables.seating import person_ids
from bot.tables.table import Table
from bot.texts import text
from bot.views.guides import rules_message
from bot.views.interruptions import name_at
from bot.views.levels import MIXED, level_title
from bot.views.menus import menu_message, note_message
from bot.views.openings import told_note
from bot.views.presses import PressId, Verb
from bot.views.questions import end_question, expel_choice, expel_question, leave_question
from bot.views.refusals import OldButton
from murlan.computer.levels import Level

PRIVATE: Final = frozenset(
    {
        Verb.LEVEL,
        Verb.TELL,
        Verb.BRING_DOWN,
        Verb.PAUSE,
        Verb.WITHDRAW,
        Verb.EXPEL,
        Verb.EXPEL_WHOM,
        Verb.END,
        Verb.CONFIRM_LEAVE,
        Verb.CONFIRM_END,
        Verb.CONFIRM_EXPEL,
    }
)
"""What redraws a private message; on a public one the answer would show a person's menu to all."""


class MenuPresses:
    """Answers presses on menus."""

    def __init__(
        self, displays: Displays, authority: Authority, *, wishes: OpeningWishes, settings: SettingsStore
    ) -> None:
        self._displays = displays
        self._wishes = wishes
        self._settings = settings
        self._authority = authority

    async def press(self, answer: Answer, table: Table, press: PressId, language: str) -> None:
        """Answer a press on a menu, or on a question that it asked.

        Raises:
            OldButton: It is on no menu of this version.
            TableRefusal: The table refuses it.
            JournalError: It could not be stored.
        """
        user_id = answer.interaction.user.id
        match press.verb:
            case Verb.MENU:
                await answer.whisper(await self._menu(answer, table, language))
            case Verb.RULES:
                await answer.whisper(rules_message(table.state.settings, language))
            case Verb.BRING_DOWN:
                await self.bring_down(answer, table)
                await answer.redraw(await self._menu(answer, table, language, text("note-brought-down", language)))
            case Verb.LEVEL:
                level = _chosen_level(answer)
                await acted(answer, table, ChooseLevel(user_id, level))
                note = text("note-level", language, level=level_title(level, language))
                await answer.redraw(await self._menu(answer, table, language, note))
            case Verb.TELL:
                note = await self._toggle_telling(answer, table, language)
                await answer.redraw(await self._menu(answer, table, language, note))
            case Verb.PAUSE:
                change = await acted(answer, table, Pause(user_id))
                await answer.redraw(await self._menu(answer, table, language, _pause_note(change, language)))
            case Verb.RESUME:
                await acted(answer, table, Resume(user_id))
                await answer.redraw(await self._menu(answer, table, language, text("note-resumed", language)))
            case Verb.WITHDRAW:
                await acted(answer, table, Withdraw(user_id))
                await answer.redraw(await self._menu(answer, table, language, text("note-withdrawn", language)))
            case Verb.LEAVE | Verb.END | Verb.EXPEL | Verb.EXPEL_WHOM:
                await self._ask(answer, table, press.verb, language)
            case Verb.CONFIRM_LEAVE | Verb.CONFIRM_END | Verb.CONFIRM_EXPEL:
                await self._confirmed(answer, table, press, language)
            case _:
                raise OldButton

    async def bring_down(self, answer: Answer, table: Table) -> None:
        """Post a table's message anew, for somebody who sits there or manages the server.

        Raises:
            TableRefusal: The person does neither.
            JustBroughtDown: It was done a moment ago.
        """
        if not await self._authority.is_manager(answer.interaction):
            own_seat(table.state, answer.interaction.user.id)
        self._displays.of(table).refresher.bring_down()

    async def ask_end(self, answer: Answer, table: Table, language: str) -> None:
        """Ask, in private, whether to end a table or to vote for it.

        Raises:
            NotHost: The person may do neither.
        """
        interaction = answer.interaction
        is_host = interaction.user.id == table.state.host_id
        is_right = is_host or await self._authority.is_manager(interaction)
        is_voter = table.state.phase is not Phase.LOBBY and interaction.user.id in person_ids(table.state.seats)
        if not (is_right or is_voter):
            raise NotHost(table.state.host_id)
        await _show(answer, end_question(table.public(), language, is_right=is_right))

    async def end(self, answer: Answer, table: Table, language: str, *, is_confirmed: bool = True) -> str:
        """End a table, or vote for it; return what came of it as a sentence."""
        interaction = answer.interaction
        is_manager = await self._authority.is_manager(interaction)
        action = End(interaction.user.id, is_manager=is_manager, is_confirmed=is_confirmed)
        return _end_note(await acted(answer, table, action), language)

    async def _menu(self, answer: Answer, table: Table, language: str, note: str = "") -> ui.LayoutView:
        interaction = answer.interaction
        is_manager = await self._authority.is_manager(interaction)
        is_told = await self._is_told(table, interaction.user.id)
        return menu_message(
            table.public(), interaction.user.id, language, is_manager=is_manager, is_told=is_told, note=note
        )

    async def _is_told(self, table: Table, user_id: int) -> bool:
        """Return whether somebody is told of new tables here; where nothing can be read the menu works all the same."""
        try:
            return await self._wishes.is_told(table.state.guild_id, table.state.channel_id, user_id)
        except JournalError:
            return False

    async def _toggle_telling(self, answer: Answer, table: Table, language: str) -> str:
        """Tell somebody from now on when a table opens here, or do so no more; return that as a sentence."""
        guild_id, channel_id, user_id = table.state.guild_id, table.state.channel_id, answer.interaction.user.id
        is_told = not await self._wishes.is_told(guild_id, channel_id, user_id)
        await answer.bridged(self._wishes.tell(guild_id, channel_id, user_id, is_wanted=is_told))
        is_muted = not (await self._settings.of_person(user_id)).takes_invitations
        return told_note(language, is_told=is_told, is_muted=is_muted)

    async def _ask(self, answer: Answer, table: Table, verb: Verb, language: str) -> None:
        user_id = answer.interaction.user.id
        match verb:
            case Verb.LEAVE:
                own_seat(table.state, user_id)
                await _show(answer, leave_question(table.public(), language))
            case Verb.END:
                await self.ask_end(answer, table, language)
            case Verb.EXPEL:
                await self._check_may_expel(answer, table)
                await answer.redraw(expel_choice(table.public(), user_id, language))
            case _:
                await self._check_may_expel(answer, table)
                await answer.redraw(expel_question(table.public(), _chosen_person(answer, table), language))

    async def _check_may_expel(self, answer: Answer, table: Table) -> None:
        """Check that somebody may remove people, or vote for it; the table checks again.

        Raises:
            TableRefusal: They may not, or nobody else is there.
        """
        user_id, state = answer.interaction.user.id, table.state
        if not has_authority(state, user_id, is_manager=await self._authority.is_manager(answer.interaction)):
            if state.phase is Phase.LOBBY:
                raise NotHost(state.host_id)
            own_seat(state, user_id)
        if set(person_ids(state.seats)) <= {user_id}:
            raise CannotRemove

    async def _confirmed(self, answer: Answer, table: Table, press: PressId, language: str) -> None:
        interaction = answer.interaction
        user_id = interaction.user.id
        match press.verb:
            case Verb.CONFIRM_LEAVE:
                await acted(answer, table, Leave(user_id))
                note = text("note-left", language)
            case Verb.CONFIRM_END:
                note = await self.end(answer, table, language)
            case _:
                if press.whom is None:
                    raise OldButton
                name = name_at(table.public(), press.whom)
                is_manager = await self._authority.is_manager(interaction)
                removal = Remove(user_id, press.whom, is_manager=is_manager)
                note = _remove_note(await acted(answer, table, removal), name, language)
        await answer.redraw(note_message(note))


async def _show(answer: Answer, view: ui.LayoutView) -> None:
    """Show a question: in place of the private message that was pressed, else in a new one."""
    await (answer.redraw if is_private(answer.interaction) else answer.whisper)(view)


def _chosen_level(answer: Answer) -> Level | None:
    """Return the level that a select names, ``None`` for a mix.

    Raises:
        OldButton: It names none that there is.
    """
    match pressed(answer.interaction)[1]:
        case [value] if value == MIXED or value in set(Level):
            return None if value == MIXED else Level(value)
        case _:
            raise OldButton


def _chosen_person(answer: Answer, table: Table) -> int:
    """Return whom a select names.

    Raises:
        CannotRemove: Nobody who sits there.
    """
    chosen = pressed(answer.interaction)[1]
    for user_id in person_ids(table.state.seats):
        if [str(user_id)] == chosen:
            return user_id
    raise CannotRemove


def _end_note(change: Change | None, language: str) -> str:
    if change is None or change.count is None or change.count.has_passed:
        return text("note-ended", language)
    return text("note-vote-end", language, given=change.count.given, needed=change.count.needed)


def _pause_note(change: Change | None, language: str) -> str:
    if change is None or change.count is None or change.count.has_passed:
        return text("note-paused", language)
    return text("note-vote-pause", language, given=change.count.given, needed=change.count.needed)


def _remove_note(change: Change | None, name: str, language: str) -> str:
    if change is None or change.count is None or change.count.has_passed:
        return text("note-removed", language, name=name)
    return text("note-vote-remove", language, given=change.count.given, needed=change.count.needed, name=name)
