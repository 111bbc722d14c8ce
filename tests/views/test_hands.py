"""Hands are brought up to date by themselves: once for each piece of news, and never under somebody's finger."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import ExitStack
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from bot.client.displays import Displays
from bot.tables.actions import ComeBack, End, Join, Leave, Move, Pause, PlaceGone, Play, Ready, Remove, Resume, Start
from bot.tables.drafts import Draft
from bot.tables.phases import Hold
from bot.tables.table import Table
from bot.texts import text
from bot.views.hand import hand_message
from bot.views.hands import CHOOSING, TOKEN_LIFE, HandHandle, Hands
from bot.views.outbox import DiscordDownError
from bot.views.reach import SPACING
from murlan.cards import Card
from tests.support.house import ANA, BESA, CHANNEL, CLIRIM, DRITA, GUILD, TableHouse
from tests.support.outbox import RecordingOutbox
from tests.tables.matches import acting_person, play_deal_out, play_on
from tests.views.states import components_of

ELSEWHERE = CHANNEL + 1
FOUR = (ANA, BESA, CLIRIM, DRITA)


class Shown:
    """A match of four whose hands are shown in the messages 1001, 1002, 1003 and 1004."""

    def __init__(self, house: TableHouse, table: Table, displays: Displays, outbox: RecordingOutbox) -> None:
        self.house = house
        self.table = table
        self.outbox = outbox
        self.displays = displays
        self.hands: Hands = displays.of(table).hands
        for number, user in enumerate(FOUR):
            handle = HandHandle("token", 1001 + number, house.clock.monotonic(), "en")
            self.hands.shown(user, handle, table.hand(user))

    async def settle(self) -> None:
        """Wait until all is drawn."""
        await self.house.advance(3)
        await self.hands.settled()

    def message_of(self, user: int) -> int:
        """Return where a person's hand was shown at first."""
        return 1001 + FOUR.index(user)


@pytest.fixture
async def shown(tmp_path: Path) -> AsyncIterator[Shown]:
    """Yield four people in their first deal, whose hands are shown and true."""
    house = await TableHouse.open(tmp_path / "murlan.db")
    outbox = RecordingOutbox(house.clock)
    displays = Displays(outbox, outbox, journal=house.database.journal, clock=house.clock)
    house.on_change = displays.changed
    table = await house.open_table(host=ANA)
    for user in FOUR[1:]:
        await table.act(Join(user))
    await table.act(Start(ANA))
    yield Shown(house, table, displays, outbox)
    await displays.close()
    await house.close()


async def test_a_hand_is_redrawn_when_its_turn_comes(shown: Shown) -> None:
    """Whoever is to play sees it without a press; nobody else's hand is touched."""
    await play_on(shown.table)
    await shown.settle()
    user = acting_person(shown.table)
    truth = components_of(hand_message(shown.table.hand(user), "en"))
    assert shown.outbox.hands == {shown.message_of(user): truth}


async def test_a_hand_is_left_alone_while_its_owner_chooses(shown: Shown) -> None:
    """BB-078: a select may be open under somebody's finger; after a while it is not, and their turn is shown."""
    first = acting_person(shown.table)
    for user in set(FOUR) - {first}:
        shown.hands.chose(user)
    await play_on(shown.table)
    await shown.settle()
    before = dict(shown.outbox.hands)
    await shown.house.advance(CHOOSING)
    await shown.settle()
    assert (before, [shown.message_of(acting_person(shown.table))]) == ({}, list(shown.outbox.hands))


async def test_a_hand_with_cards_chosen_ahead_offers_them_when_the_turn_comes(shown: Shown) -> None:
    """BB-102: nobody has to press for it, though not at once: the owner may still be choosing."""
    first = acting_person(shown.table)
    for user in set(FOUR) - {first}:
        card = shown.table.hand(user).snapshot.hand[-1]
        shown.table.redraft(user, partial(_with_card, card))
        shown.hands.chose(user)
    await play_on(shown.table)
    await shown.settle()
    assert shown.outbox.hands == {}
    await shown.house.advance(CHOOSING)
    await shown.settle()
    user = acting_person(shown.table)
    assert shown.table.hand(user).draft.cards
    truth = components_of(hand_message(shown.table.hand(user), "en"))
    assert shown.outbox.hands == {shown.message_of(user): truth}


async def test_no_hand_is_waited_for_at_a_closed_table(shown: Shown) -> None:
    """What was to be shown later is not shown any more."""
    for user in set(FOUR) - {acting_person(shown.table)}:
        shown.hands.chose(user)
    await play_on(shown.table)
    await shown.table.act(End(ANA))
    await shown.settle()
    assert shown.house.clock.next_alarm() is None


async def test_a_hand_whose_token_is_old_is_not_tried(shown: Shown) -> None:
    """Discord takes a token for 15 minutes; then My hand brings a new one."""
    shown.house.clock._now += TOKEN_LIFE + 1
    await play_on(shown.table)
    await shown.settle()
    assert shown.outbox.hands == {}


async def test_a_hand_is_not_touched_while_a_press_on_it_is_answered(shown: Shown) -> None:
    """An older picture must not land on a newer one; what was held back comes after the answer."""
    user = acting_person(shown.table)
    with ExitStack() as answers:
        for person in FOUR:
            answers.enter_context(shown.hands.answering(person))
        await shown.table.act(Play(user, shown.table.hand(user).snapshot.choices()[0].cards))
        await shown.settle()
        before = dict(shown.outbox.hands)
    await shown.settle()
    assert (before, len(shown.outbox.hands)) == ({}, 1)


async def test_all_hands_are_shown_anew_below_a_new_deal(shown: Shown) -> None:
    """A new deal has a new message; the hands follow it down, and the old ones go."""
    await play_deal_out(shown.table)
    for user in FOUR:
        await shown.table.act(Ready(user))
    await shown.settle()
    newest = max(shown.outbox.messages)
    assert len(shown.outbox.hands) == 4
    assert all(newest < message < 1001 for message in shown.outbox.hands)


async def test_an_away_person_reads_so_on_their_hand(shown: Shown) -> None:
    """The hand does not say "your turn" to somebody for whom the understudy plays (R12.2)."""
    user = acting_person(shown.table)
    for _ in range(2):
        await shown.house.advance(60)
        while acting_person(shown.table) != user:
            await play_on(shown.table)
    await shown.settle()
    assert "You are away" in str(shown.outbox.hands[shown.message_of(user)])


async def test_the_hand_of_who_left_shows_no_cards_any_more(shown: Shown) -> None:
    """Who left has no hand here, and no buttons that do nothing (R12.3)."""
    await shown.table.act(Leave(BESA))
    await shown.settle()
    assert "You have left this match" in str(shown.outbox.hands[shown.message_of(BESA)])
    assert "custom_id" not in str(shown.outbox.hands[shown.message_of(BESA)])


async def test_hands_of_a_closed_table_lose_their_buttons(shown: Shown) -> None:
    """Nothing is left to press where nothing can happen."""
    await shown.table.act(End(ANA))
    await asyncio.sleep(0)
    await shown.hands.settled()
    assert len(shown.outbox.hands) == 4
    assert "custom_id" not in str(shown.outbox.hands)


def _with_card(card: Card, draft: Draft) -> Draft:
    return replace(draft, cards=frozenset({card}))


async def test_a_hand_says_that_the_match_is_paused(shown: Shown) -> None:
    """Nobody sits before cards that nobody may lay; once it goes on the hand does too."""
    for user in FOUR:
        await shown.table.act(Pause(user))
    await shown.settle()
    paused = str(shown.outbox.hands[shown.message_of(BESA)])
    await shown.table.act(Resume(BESA))
    await shown.settle()
    resumed = str(shown.outbox.hands[shown.message_of(BESA)])
    wanted = text("paused-agreed", "en")
    assert (True, False) == (wanted in paused, wanted in resumed)


async def test_a_hand_follows_a_clock_that_stands(shown: Shown) -> None:
    """A countdown that runs on would make people hurry."""
    user = acting_person(shown.table)
    shown.table.hold(Hold.STORAGE_DOWN)
    shown.displays.held(shown.table)
    await shown.settle()
    assert "<t:" not in str(shown.outbox.hands[shown.message_of(user)])
    shown.table.release(Hold.STORAGE_DOWN)
    shown.displays.held(shown.table)
    await shown.settle()
    assert "<t:" in str(shown.outbox.hands[shown.message_of(user)])


async def test_the_hand_of_who_was_removed_says_so(shown: Shown) -> None:
    """They did not leave; the others voted."""
    for user in (ANA, CLIRIM):
        await shown.table.act(Remove(user, BESA))
    await shown.settle()
    assert text("hand-removed", "en") in str(shown.outbox.hands[shown.message_of(BESA)])


async def test_hands_say_why_their_table_closed(shown: Shown) -> None:
    """The channel is gone, so no message there says it."""
    await shown.settle()
    shown.outbox.calls.clear()
    shown.table.tell(PlaceGone())
    await shown.settle()
    assert [] == shown.outbox.calls
    assert 4 == str(shown.outbox.hands).count(text("refusal-closed-place-gone", "en"))


async def test_a_hand_whose_token_died_is_tried_once(shown: Shown) -> None:
    """BB-052: what was dismissed or forgotten is not asked for again."""
    shown.outbox.is_token_dead = True
    for _ in range(8):
        await play_on(shown.table)
        await shown.settle()
    assert 4 == shown.outbox.pushes


async def test_a_hand_that_discord_failed_to_redraw_is_tried_at_the_next_change(shown: Shown) -> None:
    """Its token is good: only Discord was away, and a change is what it is tried for."""
    shown.outbox.is_down = True
    await play_on(shown.table)
    await shown.settle()
    tries = shown.outbox.pushes
    await shown.house.advance(10)
    still = shown.outbox.pushes
    shown.outbox.is_down = False
    user = acting_person(shown.table)
    shown.hands.changed()
    await shown.settle()
    truth = components_of(hand_message(shown.table.hand(user), "en"))
    assert (1, 1, {shown.message_of(user): truth}) == (tries, still, shown.outbox.hands)


async def test_hands_show_the_way_when_their_table_moves(shown: Shown) -> None:
    """Buttons on a hand in another channel reach nothing; hands are opened anew where the table is."""
    await shown.table.act(Move(ANA, ELSEWHERE))
    await shown.settle()
    refresher = shown.displays.of(shown.table).refresher
    link = f"https://discord.com/channels/{GUILD}/{ELSEWHERE}/{refresher.message_id}"
    assert (4, False) == (str(shown.outbox.hands).count(link), "custom_id" in str(shown.outbox.hands))
    await play_on(shown.table)
    pushes = shown.outbox.pushes
    await shown.settle()
    assert pushes == shown.outbox.pushes


async def test_pushes_end_with_the_bot(shown: Shown) -> None:
    """A press that is still being answered while the bot stops starts none."""
    with shown.hands.answering(ANA):
        await play_on(shown.table)
        await shown.displays.close()
        pushes = shown.outbox.pushes
    await shown.house.advance(30)
    assert pushes == shown.outbox.pushes


async def test_displays_of_closed_tables_are_not_kept(shown: Shown) -> None:
    """BB-127: memory: where Discord is away their last pictures are given up after some tries."""
    shown.outbox.faults = [DiscordDownError() for _ in range(1000)]
    shown.outbox.is_down = True
    await shown.table.act(End(ANA))
    await shown.house.advance(sum(SPACING) + 60)
    await shown.settle()
    assert ({}, {}) == (shown.displays._displays, shown.displays._retiring)


async def test_displays_that_retire_end_with_the_bot(shown: Shown) -> None:
    """The bot stops while Discord is away: no last picture is waited for."""
    shown.outbox.faults = [DiscordDownError() for _ in range(1000)]
    await shown.table.act(End(ANA))
    await shown.house.settled()
    await shown.displays.close()
    calls = len(shown.outbox.calls)
    await shown.house.advance(3600)
    assert (calls, {}) == (len(shown.outbox.calls), shown.displays._retiring)


async def test_the_hand_of_who_missed_a_turn_says_so_at_once(shown: Shown) -> None:
    """BB-024: one more would make them away (R12.2); they are told once, privately, whatever they have in mind."""
    user = acting_person(shown.table)
    before = shown.table.public()
    shown.hands.chose(user)
    await shown.house.advance(before.settings.turn_seconds + 1)
    await shown.settle()
    assert text("hand-missed", "en") in str(shown.outbox.hands[shown.message_of(user)])
    others = [shown.outbox.hands.get(shown.message_of(other)) for other in FOUR if other != user]
    assert text("hand-missed", "en") not in str(others)
    assert before.seats == shown.table.public().seats


async def test_the_hand_of_who_is_back_in_time_does_not_speak_of_a_missed_turn(shown: Shown) -> None:
    """BB-024: any press of theirs begins anew (R12.2)."""
    user = acting_person(shown.table)
    await shown.house.advance(shown.table.public().settings.turn_seconds + 1)
    await shown.settle()
    await shown.table.act(ComeBack(user))
    await shown.settle()
    assert text("hand-missed", "en") not in str(shown.outbox.hands[shown.message_of(user)])
