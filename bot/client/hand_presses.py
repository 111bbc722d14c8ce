"""Presses on a hand, and turns that are typed: what a person chooses changes their draft, what they do the table.

The answer is the hand itself. Where the table refuses, the hand says why.
"""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import Final

from bot.client.acting import acted, is_at
from bot.client.answers import Answer, pressed
from bot.client.displays import Displays
from bot.client.first_deals import FirstDeals
from bot.client.translation import drafted, hand_action, typed_action
from bot.league.settings import SettingsStore
from bot.tables.actions import ComeBack
from bot.tables.drafts import Draft, Hint
from bot.tables.faults import JournalError
from bot.tables.membership import own_seat
from bot.tables.phases import Phase
from bot.tables.ports import Adviser
from bot.tables.public import PrivateHand
from bot.tables.refusals import TableIsPaused, TableMoved, TableRefusal, TurnIsOver
from bot.tables.seating import seat_of
from bot.tables.table import Table
from bot.tables.timing import Clock
from bot.views.hand import hand_message
from bot.views.hands import HandHandle
from bot.views.presses import PressId, Verb
from bot.views.refusals import HintBusy, HintsOff, PressRefusal, refusal_text
from bot.views.verdicts import is_weighty
from murlan.errors import MurlanError, NotYourTurn, WrongStage

log = logging.getLogger(__name__)

REFUSALS: Final = (TableRefusal, MurlanError, JournalError, PressRefusal)
"""What is answered with a sentence; everything else is a fault of ours."""
PLANNING: Final = frozenset({Verb.PLAN, Verb.PLAN_PASS, Verb.UNDO})
"""What says what is to be done once the turn comes."""
DRAFTING: Final = PLANNING | {
    Verb.SUGGESTIONS,
    Verb.CARDS,
    Verb.GIFTS,
    Verb.SORT,
    Verb.CLEAR,
    Verb.PAGE,
    Verb.REDRAW,
}
"""What changes what a person has in mind, and nothing else."""
ACTING: Final = frozenset({Verb.PLAY, Verb.PASS, Verb.GIVE})
"""What takes a turn."""
ON_HAND: Final = DRAFTING | ACTING | {Verb.HINT}
"""What stands on hands alone."""


class HandPresses:
    """Answers with hands.

    Args:
        displays: Where hands are shown.
        settings: What servers and people have set.
        adviser: Gives hints.
        clock: Time.
        first_deals: Knows who has never played.
    """

    def __init__(
        self,
        displays: Displays,
        settings: SettingsStore,
        adviser: Adviser,
        clock: Clock,
        *,
        first_deals: FirstDeals,
    ) -> None:
        self._displays = displays
        self._settings = settings
        self._adviser = adviser
        self._clock = clock
        self._first_deals = first_deals

    async def show(self, answer: Answer, table: Table, language: str, note: str | None = None) -> None:
        """Answer with a person's hand in a new ephemeral message; it brings them back to the table (R12.2).

        Who plays alone has one message: it takes the place of the one before.
        """
        user_id = answer.interaction.user.id
        await self._lay_out(table, user_id)
        with self._displays.of(table).hands.answering(user_id):
            await acted(answer, table, ComeBack(user_id))
            hand = table.redraft(user_id, lambda draft: draft)
            message_id = await answer.whisper(hand_message(hand, language, note))
            self._note_hand(answer, table, hand, language, message_id, is_anew=table.state.is_solo)

    async def press(self, answer: Answer, table: Table, press: PressId, language: str) -> None:
        """Answer a press on a hand."""
        if press.verb is Verb.HINT:
            await self.hint(answer, table, press, language)
        elif press.verb in DRAFTING:
            await self.redraft(answer, table, press, language)
        else:
            await self.act(answer, table, press, language)

    async def redraft(self, answer: Answer, table: Table, press: PressId, language: str) -> None:
        """Change what a person has in mind, and redraw their hand."""
        user_id = answer.interaction.user.id
        await self._lay_out(table, user_id)
        hand = _hand(table, user_id)
        hands = self._displays.of(table).hands
        if press.verb is Verb.REDRAW or press.verb in PLANNING:
            hands.acted(user_id)
        else:
            hands.chose(user_id)
        with hands.answering(user_id):
            await self._bring_back(answer, table, hand)
            note = None
            try:
                draft = drafted(hand, press.verb, pressed(answer.interaction)[1])
                hand = table.redraft(user_id, lambda _: draft)
            except REFUSALS as refusal:
                note = _sentence_on_hand(refusal, table, user_id, language)
                hand = table.redraft(user_id, lambda draft: draft)
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
                if not await self._asks_first(table, press, user_id):
                    await acted(answer, table, hand_action(_hand(table, user_id), press, user_id))
            except REFUSALS as refusal:
                note = _sentence_on_hand(refusal, table, user_id, language)
            await self._redraw(answer, table, table.redraft(user_id, lambda draft: draft), language, note)

    async def hint(self, answer: Answer, table: Table, press: PressId, language: str) -> None:
        """Show somebody on their hand what a strong computer player would do; nobody else hears that they asked."""
        user_id = answer.interaction.user.id
        await self._lay_out(table, user_id)
        await self._bring_back(answer, table, _hand(table, user_id))
        hint, note = None, None
        try:
            hint = await self._hint(answer, table, press, user_id)
        except REFUSALS as refusal:
            note = _sentence_on_hand(refusal, table, user_id, language)
        with self._displays.of(table).hands.answering(user_id):
            hand = table.redraft(user_id, lambda draft: replace(draft, hint=hint or draft.hint))
            if hint is not None and hint.guard != hand.table.guard:
                note = refusal_text(TurnIsOver(), language)
            await self._redraw(answer, table, hand, language, note)

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
                self._note_hand(answer, table, hand, language, message_id, is_anew=True)
            else:
                await answer.whisper(hand_message(hand, language, note, way=self._displays.way_to(table)))

    async def _lay_out(self, table: Table, user_id: int) -> None:
        """See to it that somebody's first look at their hand here shows it sorted as they like it."""
        seat = seat_of(table.state.seats, user_id)
        if table.has_draft(user_id) or seat is None:
            return
        try:
            own = await self._settings.of_person(user_id)
            rated_hints = await self._gives_rated_hints(table.state.guild_id)
        except JournalError:  # the cards can be looked at all the same
            log.warning("the settings of person %s could not be read", user_id)
            return
        is_first = await self._first_deals.is_first(table.state, seat)
        table.begin_draft(user_id, Draft(sorting=own.sorting, rated_hints=rated_hints, is_first_deal=is_first))

    async def _bring_back(self, answer: Answer, table: Table, hand: PrivateHand) -> None:
        """Note that somebody who was away is at the table again (R12.2)."""
        if hand.table.seats[hand.seat].is_away:
            await acted(answer, table, ComeBack(answer.interaction.user.id))

    async def _hint(self, answer: Answer, table: Table, press: PressId, user_id: int) -> Hint:
        """Return a hint for somebody's own turn; one a turn.

        Raises:
            TurnIsOver: It was asked for in another turn.
            NotYourTurn: It is somebody else's turn.
            WrongStage: It is nobody's.
            TableIsPaused: The match is paused.
            HintsOff: The match is rated, and the server gives none in such.
            HintBusy: Nobody has the time.
            JournalError: What the server has set could not be read.
        """
        hand = _hand(table, user_id)
        if press.guard != hand.table.guard:
            raise TurnIsOver
        if hand.snapshot.turn is None:
            raise WrongStage(hand.snapshot.stage)
        if not hand.snapshot.is_own_turn:
            raise NotYourTurn(hand.snapshot.turn)
        if table.state.pause is not None:
            raise TableIsPaused(table.state.pause)
        rated_hints = await self._gives_rated_hints(table.state.guild_id)
        hand = table.redraft(user_id, lambda draft: replace(draft, rated_hints=rated_hints))
        if not hand.may_ask:
            raise HintsOff
        hint = hand.draft.hint
        if hint is None:
            hint = await answer.bridged(self._adviser.advise(table.state.table_id, hand.snapshot))
        if hint is None:
            raise HintBusy
        return hint

    async def _gives_rated_hints(self, guild_id: int) -> bool:
        """Return whether hints are given in a server in every match: as it has set that, or because it rates none.

        Raises:
            JournalError: It could not be read.
        """
        return (await self._settings.of_guild(guild_id)).hints_in_rated or not (
            await self._settings.of_league(guild_id)
        ).is_rating

    async def _asks_first(self, table: Table, press: PressId, user_id: int) -> bool:
        """Return whether a Play takes one more press: a bomb, or the last cards, where the person has set it so."""
        hand = _hand(table, user_id)
        play = (hand.table.guard, hand.draft.cards)
        if press.verb is not Verb.PLAY or press.guard != play[0] or hand.draft.confirming == play:
            return False
        if not is_weighty(hand):
            return False
        try:
            own = await self._settings.of_person(user_id)
        except JournalError:  # then it is played as it was pressed
            return False
        if own.confirms:
            table.redraft(user_id, lambda draft: replace(draft, confirming=play))
        return own.confirms

    async def _redraw(
        self, answer: Answer, table: Table, hand: PrivateHand, language: str, note: str | None = None
    ) -> None:
        message_id = await answer.redraw(hand_message(hand, language, note))
        self._note_hand(answer, table, hand, language, message_id)

    def _note_hand(
        self,
        answer: Answer,
        table: Table,
        hand: PrivateHand,
        language: str,
        message_id: int | None,
        *,
        is_anew: bool = False,
    ) -> None:
        """Remember where a person's hand is shown; only an answer that showed it there gives the right to.

        Where the table has left the channel meanwhile nothing can be pressed on it: it says where the table is. Hands
        that answer what is typed take the place of the one before, for with every turn there would be one more.
        """
        interaction, display = answer.interaction, self._displays.of(table)
        if message_id is None or message_id == display.refresher.message_id:
            return
        handle = HandHandle(interaction.token, message_id, self._clock.monotonic(), language)
        if is_at(table, interaction):
            note = display.hands.replaced if is_anew else display.hands.shown
            note(interaction.user.id, handle, hand)
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
