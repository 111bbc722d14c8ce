"""Presses on a hand, and turns that are typed: what a person chooses changes their draft, what they do the table.

The answer is the hand itself. Where the table refuses, the hand says why.
"""

from __future__ import annotations

import logging
from typing import Final

from bot.client.acting import acted
from bot.client.answers import Answer, pressed
from bot.client.displays import Displays
from bot.client.translation import drafted, hand_action, typed_action
from bot.league.settings import SettingsStore
from bot.tables.actions import ComeBack
from bot.tables.faults import JournalError
from bot.tables.membership import own_seat
from bot.tables.phases import Phase
from bot.tables.public import PrivateHand
from bot.tables.refusals import TableIsPaused, TableMoved, TableRefusal
from bot.tables.seating import seat_of
from bot.tables.table import Table
from bot.tables.timing import Clock
from bot.views.hand import hand_message
from bot.views.hands import HandHandle
from bot.views.presses import PressId, Verb
from bot.views.refusals import PressRefusal, refusal_text
from murlan.errors import MurlanError

log = logging.getLogger(__name__)

REFUSALS: Final = (TableRefusal, MurlanError, JournalError, PressRefusal)
"""What is answered with a sentence; everything else is a fault of ours."""
DRAFTING: Final = frozenset({Verb.SUGGESTIONS, Verb.CARDS, Verb.GIFTS, Verb.SORT, Verb.CLEAR, Verb.PAGE, Verb.REDRAW})
"""What changes what a person has in mind, and nothing else."""
ACTING: Final = frozenset({Verb.PLAY, Verb.PASS, Verb.GIVE})
"""What takes a turn."""


class HandPresses:
    """Answers with hands.

    Args:
        displays: Where hands are shown.
        settings: What people have set.
        clock: Time.
    """

    def __init__(self, displays: Displays, settings: SettingsStore, clock: Clock) -> None:
        self._displays = displays
        self._settings = settings
        self._clock = clock

    async def show(self, answer: Answer, table: Table, language: str) -> None:
        """Answer with a person's hand in a new ephemeral message; it brings them back to the table (R12.2)."""
        user_id = answer.interaction.user.id
        await self._lay_out(table, user_id)
        with self._displays.of(table).hands.answering(user_id):
            await acted(answer, table, ComeBack(user_id))
            hand = table.redraft(user_id, lambda draft: draft)
            message_id = await answer.whisper(hand_message(hand, language))
            self._note_hand(answer, table, hand, language, message_id)

    async def redraft(self, answer: Answer, table: Table, press: PressId, language: str) -> None:
        """Change what a person has in mind, and redraw their hand."""
        user_id = answer.interaction.user.id
        await self._lay_out(table, user_id)
        hand = _hand(table, user_id)
        draft = drafted(hand, press.verb, pressed(answer.interaction)[1])
        hands = self._displays.of(table).hands
        if press.verb is Verb.REDRAW:
            hands.acted(user_id)
        else:
            hands.chose(user_id)
        with hands.answering(user_id):
            if hand.table.seats[hand.seat].is_away:
                await acted(answer, table, ComeBack(user_id))
            note = None
            try:
                hand = table.redraft(user_id, lambda _: draft)
            except TableIsPaused as refusal:
                hand, note = table.redraft(user_id, lambda draft: draft), refusal_text(refusal, language)
            await self._redraw(answer, table, hand, language, note)

    async def act(self, answer: Answer, table: Table, press: PressId, language: str) -> None:
        """Do what was pressed on a hand; the hand itself says why not."""
        user_id = answer.interaction.user.id
        await self._lay_out(table, user_id)
        hands = self._displays.of(table).hands
        hands.acted(user_id)
        note = None
        with hands.answering(user_id):
            try:
                await acted(answer, table, hand_action(_hand(table, user_id), press, user_id))
            except REFUSALS as refusal:
                note = _sentence_on_hand(refusal, table, user_id, language)
            await self._redraw(answer, table, table.redraft(user_id, lambda draft: draft), language, note)

    async def take_typed(self, answer: Answer, table: Table, typed: str, language: str) -> None:
        """Take a turn as somebody typed it, and answer with their hand.

        In another channel than the table's nothing can be pressed on that hand: it has the way to the table instead.
        """
        user_id = answer.interaction.user.id
        await self._lay_out(table, user_id)
        display = self._displays.of(table)
        note = None
        with display.hands.answering(user_id):
            try:
                await acted(answer, table, typed_action(_hand(table, user_id), typed, user_id), is_from_anywhere=True)
            except REFUSALS as refusal:
                note = _sentence_on_hand(refusal, table, user_id, language)
            hand = table.redraft(user_id, lambda draft: draft)
            if answer.interaction.channel_id == table.state.channel_id:
                message_id = await answer.whisper(hand_message(hand, language, note))
                self._note_hand(answer, table, hand, language, message_id)
            else:
                await answer.whisper(hand_message(hand, language, note, way=self._displays.way_to(table)))

    async def _lay_out(self, table: Table, user_id: int) -> None:
        """See to it that somebody's first look at their hand here shows it sorted as they like it."""
        if table.has_draft(user_id) or seat_of(table.state.seats, user_id) is None:
            return
        try:
            own = await self._settings.of_person(user_id)
        except JournalError:  # the cards can be looked at all the same
            log.warning("the settings of person %s could not be read", user_id)
            return
        table.begin_draft(user_id, own.sorting)

    async def _redraw(
        self, answer: Answer, table: Table, hand: PrivateHand, language: str, note: str | None = None
    ) -> None:
        message_id = await answer.redraw(hand_message(hand, language, note))
        self._note_hand(answer, table, hand, language, message_id)

    def _note_hand(
        self, answer: Answer, table: Table, hand: PrivateHand, language: str, message_id: int | None
    ) -> None:
        """Remember where a person's hand is shown; only an answer that showed it there gives the right to.

        Where the table has left the channel meanwhile nothing can be pressed on it: it says where the table is.
        """
        interaction, display = answer.interaction, self._displays.of(table)
        if message_id is None or message_id == display.refresher.message_id:
            return
        handle = HandHandle(interaction.token, message_id, self._clock.monotonic(), language)
        if interaction.channel_id == table.state.channel_id:
            display.hands.shown(interaction.user.id, handle, hand)
        else:
            display.hands.left_behind(handle, lambda: display.refresher.link)


def _sentence_on_hand(refusal: Exception, table: Table, user_id: int, language: str) -> str:
    """Return a refusal as the hand says it; where there is no hand to say it, it is raised again."""
    is_seated = seat_of(table.state.seats, user_id) is not None
    if table.state.phase is Phase.CLOSED or not is_seated or isinstance(refusal, TableMoved):
        raise refusal
    seat_names = tuple(seat.name for seat in table.public().seats)
    return refusal_text(refusal, language, names=table.names, seat_names=seat_names)


def _hand(table: Table, user_id: int) -> PrivateHand:
    """Return somebody's hand.

    Raises:
        NotStarted: There are no hands yet.
        NotSeated: They have no seat.
        LeftForGood: They gave theirs up.
        Barred: It was taken away.
    """
    if table.state.match is not None:
        own_seat(table.state, user_id)
    return table.hand(user_id)
