"""The one router of presses: what was pressed becomes an action, what follows becomes the answer.

Every press is answered, whatever happens: an id that nobody knows any more, a refusal, a fault of ours. Who pressed is
known from the interaction alone; the id says only which table, what, and for which turn.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from discord import ui

from bot.client import menus, verifying
from bot.client.acting import acted, is_at
from bot.client.answers import Answer, Interaction, pressed
from bot.client.authority import Authority
from bot.client.boards import BoardPresses
from bot.client.corrections import Corrections
from bot.client.decks import ReadersDecks
from bot.client.displays import Displays
from bot.client.first_deals import FirstDeals
from bot.client.hand_presses import ON_HAND, REFUSALS, HandPresses
from bot.client.history import HistoryPresses
from bot.client.invitations import Invitations
from bot.client.learning import press_lesson
from bot.client.leavers import Leavers
from bot.client.menus import MenuPresses
from bot.client.open_hands import show_open_hands
from bot.client.pace import PressPace
from bot.client.privacy import PrivacyPresses
from bot.client.profiles import ProfileReading
from bot.client.reading import Reading
from bot.client.settings import SettingPresses
from bot.client.solo import SoloPresses
from bot.client.summoning import Summoning
from bot.client.translation import is_private, is_public, public_action
from bot.client.verifying import Verifying
from bot.league.books import Books
from bot.league.fairness import FairDeals
from bot.league.periods import Span
from bot.league.turning import Reviewer
from bot.tables.actions import Join, PersonAction, Ready
from bot.tables.faults import JournalError
from bot.tables.phases import Phase
from bot.tables.ports import Adviser
from bot.tables.refusals import TableRefusal, TooManyTables
from bot.tables.registry import Registry
from bot.tables.seating import seat_of
from bot.tables.table import Table
from bot.tables.timing import Clock
from bot.texts import FALLBACK, text
from bot.views.board_presses import BoardView, parse_board_press
from bot.views.correction_presses import parse_correction
from bot.views.decks import deal_from
from bot.views.history_presses import parse_history_press
from bot.views.lesson_presses import parse_lesson_press
from bot.views.menus import Way, note_message, too_many_tables_message
from bot.views.openings import no_table_message
from bot.views.podium_presses import parse_podium_press
from bot.views.presses import INVITING, PressId, Verb, is_summons, parse_press
from bot.views.privacy import parse_privacy_press
from bot.views.refusals import NoSuchTable, OldButton, TableIsOver, WrongPlace, refusal_text
from bot.views.replay_presses import parse_replay_press
from bot.views.setting_presses import parse_setting_press
from bot.views.solo import closed_solo_message
from bot.views.strays import custom_ids, shows_table

log = logging.getLogger(__name__)


class Router:
    """Answers presses for one client."""

    def __init__(  # noqa: PLR0913 - what presses need, each from another part
        self,
        registry: Registry,
        displays: Displays,
        reading: Reading,
        clock: Clock,
        *,
        books: Books,
        fair_deals: FairDeals,
        reviewer: Reviewer,
        adviser: Adviser,
        privacy: PrivacyPresses,
        season_ended: Callable[[], None],
        decks: ReadersDecks,
        first_deals: FirstDeals,
        leavers: Leavers,
        summoning: Summoning,
        pace: PressPace | None = None,
    ) -> None:
        self.pace = PressPace(clock) if pace is None else pace  # an empty one is false
        """How fast each person may press and give commands."""
        self.decks = decks
        """Who sees cards how."""
        self.authority = Authority(books.settings)
        """Who may do what besides playing."""
        self.invitations = Invitations(registry, reading, clock, authority=self.authority)
        self.menus = MenuPresses(displays, self.authority, wishes=books.openings, settings=books.settings)
        self.boards = BoardPresses(books.boards)
        self.history = HistoryPresses(books.history, reviewer, clock)
        self.profiles = ProfileReading(books.profiles, books.settings)
        self.verifying = Verifying(fair_deals)
        self.settings = SettingPresses(
            books.settings,
            books.seasons,
            reading,
            wishes=books.openings,
            decks=decks,
            authority=self.authority,
            most_tables=registry.limits.per_guild,
            season_ended=season_ended,
            hides_leavers=leavers.soon,
        )
        self.corrections = Corrections(books, authority=self.authority, season_ended=season_ended)
        self.hands = HandPresses(displays, books.settings, adviser, clock, first_deals=first_deals)
        self.solo = SoloPresses(registry, self.hands)
        self.privacy = privacy
        self._leavers = leavers
        self._summoning = summoning
        self._registry = registry
        self._displays = displays
        self._reading = reading

    async def press(self, interaction: Interaction) -> None:
        """Answer a press on a button or a select."""
        answer = Answer(interaction)
        language = FALLBACK
        try:
            language = await self._reading.of_reader(interaction)
            deal_from(await self.decks.read(interaction.user.id))
            self.take(interaction)
            await self._pressed(answer, language)
        except REFUSALS as refusal:
            await answer.whisper(await self.refused(refusal, language, interaction))
        except Exception:
            log.exception("interaction %s: a press failed", interaction.id)
            await answer.whisper(note_message(text("fault", language)))

    def take(self, interaction: Interaction) -> None:
        """Take a press or a command, whatever becomes of it: whoever gives it is in its server.

        Raises:
            TooFast: The person presses faster than anybody can mean it.
        """
        self._leavers.heard_from(interaction)
        self.pace.check(interaction.user.id)

    def sentence(self, refusal: Exception, language: str, channel_id: int | None) -> str:
        """Return a refusal as a sentence, with the names of the channel's table."""
        table = self._registry.in_channel(channel_id) if channel_id else None
        if table is None or table.listed is not None:
            return refusal_text(refusal, language)
        seats = tuple(seat.name for seat in table.public().seats)
        return refusal_text(refusal, language, names=table.names, seat_names=seats)

    async def refused(self, refusal: Exception, language: str, interaction: Interaction) -> ui.LayoutView:
        """Return what somebody reads whose press or command was refused."""
        with suppress(TableRefusal, JournalError):  # only the names of the people here would be missing
            await self._registry.awake_in(interaction.channel_id or 0)
        match refusal:
            case TooManyTables("person", limit) if tables := self._registry.seats_of(interaction.user.id):
                ways = [Way(table.state.channel_id, self._displays.way_to(table)) for table in tables]
                return too_many_tables_message(ways, limit, language)
            case NoSuchTable(()) if interaction.guild_id is not None:
                return no_table_message(self.sentence(refusal, language, interaction.channel_id), language)
            case _:
                return note_message(self.sentence(refusal, language, interaction.channel_id))

    async def show_hand(self, answer: Answer, table: Table, language: str) -> None:
        """Answer with a person's hand in a new ephemeral message; it brings them back to the table (R12.2)."""
        await self.hands.show(answer, table, language)

    def seen(self, table: Table, interaction: Interaction) -> None:
        """Note that somebody is at a table: what they are called now, and that a press came from there.

        The name is stored with whatever is stored next.
        """
        user = interaction.user
        if user.id in table.names:
            table.names[user.id] = user.display_name
        if seat_of(table.state.seats, user.id) is not None:
            self._displays.of(table).refresher.pressed()

    async def _pressed(self, answer: Answer, language: str) -> None:
        interaction = answer.interaction
        if await self._pressed_on_book(answer, language):
            return
        if (on_privacy := parse_privacy_press(pressed(interaction)[0])) is not None:
            await self.privacy.press(answer, on_privacy, language)
            return
        press = parse_press(pressed(interaction)[0])
        if press is None:
            raise OldButton
        self._meet_summons(press, interaction)
        if press.verb in verifying.VERBS:
            await self.verifying.press(answer, press, language)
            return
        table = self._registry.get(press.table_id)
        if table is not None and table.listed is not None:
            table = await answer.bridged(self._registry.awake(press.table_id))
        if table is None:
            await self._press_dead(answer, press, language)
            return
        self._meet(table, interaction)
        _check_place(table, interaction)
        self.seen(table, interaction)
        table.pressed(interaction.id)
        is_on_hand = press.verb in ON_HAND or (press.guard is not None and press.verb in _also_on_hand(table))
        if (is_on_hand or press.verb in _PRIVATE) and not is_private(interaction):
            raise OldButton
        if table.state.is_solo and not is_on_hand:
            await self.solo.press(answer, table, press, language)
        elif press.verb in INVITING:
            self._check_may_be_invitation(table, interaction)
            await self.invitations.press(answer, table, press, language)
        elif is_on_hand:
            await self.hands.press(answer, table, press, language)
        elif (action := public_action(press.verb, table, interaction)) is not None:
            await self._press_public(answer, table, action, language)
        else:
            await self._whisper(answer, table, press, language)

    async def _whisper(self, answer: Answer, table: Table, press: PressId, language: str) -> None:
        """Answer a press that changes nothing everybody sees, and that is not on a hand."""
        match press.verb:
            case Verb.HAND:
                await self.show_hand(answer, table, language)
            case Verb.OPEN_HANDS:
                await show_open_hands(answer, table, language)
            case _:
                await self.menus.press(answer, table, press, language)

    async def _pressed_on_book(self, answer: Answer, language: str) -> bool:
        """Answer a press on what is no table's: boards, matches, settings, lessons; return whether it was one."""
        custom_id = pressed(answer.interaction)[0]
        if (on_board := parse_board_press(custom_id)) is not None:
            await self.boards.press(answer, on_board, language)
        elif parse_podium_press(custom_id) is not None:
            await self.boards.show(answer, BoardView(span=Span.SEASON), language)
        elif (on_list := parse_history_press(custom_id)) is not None:
            await self.history.press_list(answer, on_list, language)
        elif (on_replay := parse_replay_press(custom_id)) is not None:
            await self.history.press_replay(answer, on_replay, language)
        elif (on_settings := parse_setting_press(custom_id)) is not None:
            await self.settings.press(answer, on_settings, language)
        elif (correcting := parse_correction(custom_id)) is not None:
            await self.corrections.press(answer, correcting, language)
        elif (in_lesson := parse_lesson_press(custom_id)) is not None:
            await press_lesson(answer, in_lesson, language)
        else:
            return False
        return True

    def _meet(self, table: Table, interaction: Interaction) -> None:
        """Have a message seen to that shows the table though its answer was lost, so that it is not known."""
        message, channel_id = interaction.message, interaction.channel_id
        if message is None or channel_id is None or not is_public(interaction):
            return
        if shows_table(custom_ids(message.components), table.state.table_id):
            self._displays.of(table).refresher.meet(channel_id, message.id)

    def _meet_summons(self, press: PressId, interaction: Interaction) -> None:
        """Have a message seen to that called somebody, and may stand though nobody remembers it."""
        message, channel_id = interaction.message, interaction.channel_id
        if message is None or channel_id is None or not is_public(interaction):
            return
        if press.verb in INVITING or not is_summons(press):
            return
        if custom_ids(message.components) == {str(press)}:
            self._summoning.met(channel_id, message.id)

    def _check_may_be_invitation(self, table: Table, interaction: Interaction) -> None:
        """Refuse to draw an invitation's answer over a table's own message, or over one that only somebody sees."""
        message = interaction.message
        if not is_public(interaction) or (message and message.id == self._displays.of(table).refresher.message_id):
            raise OldButton

    async def _press_dead(self, answer: Answer, press: PressId, language: str) -> None:
        """Answer a press on what is left of a table that has ended; what lives by the table loses its dead buttons.

        Raises:
            TableIsOver: The message is the table's own.
        """
        if press.verb in INVITING and is_public(answer.interaction):
            await self.invitations.press_outlived(answer, press, language)
        elif is_private(answer.interaction):
            is_alone = answer.interaction.guild_id is None  # there are no other tables outside servers
            over = note_message(refusal_text(TableIsOver(), language))
            await answer.redraw(closed_solo_message(language) if is_alone else over)
        else:
            raise TableIsOver

    async def _press_public(self, answer: Answer, table: Table, action: PersonAction, language: str) -> None:
        """Do what was pressed on the public message, and answer with its new picture."""
        refresher = self._displays.of(table).refresher
        if isinstance(action, Join) or (isinstance(action, Ready) and table.state.phase is Phase.FINISHED):
            await self.authority.check_may_sit(answer.interaction)
        if isinstance(action, Join) and seat_of(table.state.seats, action.user_id) is None:
            self._registry.check_person(action.user_id)
        with refresher.answering():
            await acted(answer, table, action)
            message = answer.interaction.message
            if message is not None and message.id == refresher.message_id:
                done = note_message(text("note-done", language))
                if await answer.redraw(refresher.answer(), instead=done) != message.id:
                    refresher.missed()
            else:
                await answer.whisper(note_message(text("note-done", language)))


_PRIVATE: Final = ON_HAND | menus.PRIVATE
"""What redraws a message that only its reader sees; on a public one the answer would show a hand or a menu to all."""


def _check_place(table: Table, interaction: Interaction) -> None:
    """Check that a press came from where the table is.

    Raises:
        WrongPlace: It did not; people of the same server are told where the table is.
    """
    if table.state.is_solo:
        if not is_at(table, interaction):
            raise WrongPlace
        return
    if interaction.guild_id != table.state.guild_id:
        raise WrongPlace
    if interaction.channel_id != table.state.channel_id:
        raise WrongPlace(table.state.channel_id)


def _also_on_hand(table: Table) -> frozenset[Verb]:
    """Return what stands on hands as well as on other messages; there it names a turn."""
    return frozenset({Verb.READY, Verb.REMATCH} if table.state.is_solo else {Verb.RESUME})
