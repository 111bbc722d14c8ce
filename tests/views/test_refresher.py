"""The public message: newest state wins, few edits, no table is ever held up; what is left of older messages."""

from __future__ import annotations

import asyncio
import itertools
from dataclasses import replace

import pytest

from bot.tables.actions import Join, Pause, Resume, Start
from bot.views.moved import moved_message
from bot.views.outbox import DiscordDownError, PlaceGoneError, ShutOutError
from bot.views.picture import INTERVAL, OLD_AGE
from bot.views.public_message import past_message
from bot.views.refresher import BRINGING
from bot.views.refusals import JustBroughtDown
from tests.support.house import ANA, BESA, CHANNEL, CLIRIM, DRITA
from tests.views.shown import Shown, shown
from tests.views.states import components_of

__all__ = ["shown"]

ELSEWHERE = CHANNEL + 1


async def test_many_changes_within_the_interval_are_one_edit(shown: Shown) -> None:
    """Newest state wins: the first change is drawn at once, those within the interval after it together."""
    for user in (BESA, CLIRIM, DRITA):
        await shown.table.act(Join(user))
        shown.refresher.changed()
    await shown.advance(INTERVAL)
    assert ([what for what, _ in shown.outbox.calls], shown.picture) == (["send", "edit", "edit"], shown.truth)


async def test_edits_keep_their_distance(shown: Shown) -> None:
    """Two edits of a channel are at least 1.1 s apart."""
    for user in (BESA, CLIRIM):
        await shown.table.act(Join(user))
        shown.refresher.changed()
        await shown.advance(0.4)
    await shown.advance(5)
    times = [at for what, at in shown.outbox.calls]
    assert min(later - earlier for earlier, later in itertools.pairwise(times)) >= INTERVAL


async def test_a_table_that_looks_the_same_is_not_drawn_again(shown: Shown) -> None:
    """A change that nobody can see costs no call."""
    shown.refresher.changed()
    await shown.advance(5)
    assert [what for what, _ in shown.outbox.calls] == ["send"]


async def test_a_press_answered_with_the_picture_needs_no_edit(shown: Shown) -> None:
    """The answer to a press on the message is not counted, and not drawn a second time."""
    with shown.refresher.answering():
        await shown.table.act(Join(BESA))
        shown.refresher.changed()
        answer = components_of(shown.refresher.answer())
    await shown.advance(5)
    assert ([what for what, _ in shown.outbox.calls], answer) == (["send"], shown.truth)


async def test_an_edit_in_flight_during_an_answer_is_followed_by_one_more(shown: Shown) -> None:
    """The older edit may land after the answer; the last picture is the newest one."""
    shown.outbox.gate = asyncio.Event()
    await shown.table.act(Join(BESA))
    shown.refresher.changed()
    await shown.advance(INTERVAL)
    with shown.refresher.answering():
        await shown.table.act(Join(CLIRIM))
        shown.refresher.changed()
        shown.refresher.answer()
    shown.outbox.gate.set()
    await shown.advance(5)
    assert shown.picture == shown.truth


async def test_another_deal_gets_another_message(shown: Shown) -> None:
    """A new message with every deal; the old one keeps its result, without buttons."""
    await shown.table.act(Start(ANA, fill=True))
    shown.refresher.changed()
    await shown.advance(0)
    state = shown.table.state
    assert state.match is not None
    second = replace(state, match=replace(state.match, deal_number=2))
    shown.table._state = second
    shown.refresher.changed()
    await shown.advance(5)
    assert [what for what, _ in shown.outbox.calls][-2:] == ["send", "edit"]


async def test_an_old_message_is_posted_anew(shown: Shown) -> None:
    """Discord limits edits of messages older than an hour: after 50 minutes the table moves to a new one."""
    await shown.table.act(Start(ANA, fill=True))
    shown.refresher.changed()
    await shown.advance(0)
    count = len(shown.outbox.messages)
    shown.house.clock.advance(OLD_AGE + 60)
    shown.refresher.changed()
    await shown.advance(5)
    assert len(shown.outbox.messages) == count + 1


async def test_a_paused_table_that_is_resumed_after_days_is_posted_anew(shown: Shown) -> None:
    """The press is answered on the old message, which shrinks; the table goes on in a new one."""
    await shown.start()
    await shown.table.act(Pause(ANA))
    shown.refresher.changed()
    await shown.advance(5)
    before = shown.public()
    await shown.advance(2 * 86_400)
    shown.outbox.calls.clear()
    with shown.refresher.answering():
        await shown.table.act(Resume(ANA))
        shown.refresher.changed()
        answer = components_of(shown.refresher.answer())
    await shown.advance(5)
    assert (components_of(past_message(before)), ["send"], shown.truth) == (answer, shown.outbox.words, shown.picture)


async def test_a_message_that_is_brought_down_is_posted_anew_and_the_old_one_goes(shown: Shown) -> None:
    """A message that talk has buried comes back to the bottom; there are never two with buttons."""
    shown.refresher.bring_down()
    await shown.advance(5)
    assert (["send", "send", "delete"], [2], shown.truth) == (
        shown.outbox.words,
        list(shown.outbox.messages),
        shown.picture,
    )


async def test_a_message_that_cannot_be_deleted_shrinks(shown: Shown) -> None:
    """A press on it would show the table twice."""
    shown.refresher.bring_down()
    shown.outbox.faults = [None, ShutOutError()]
    await shown.advance(5)
    assert (["send", "send", "delete", "edit"], "custom_id" in str(shown.outbox.messages[1])) == (
        shown.outbox.words,
        False,
    )


async def test_a_message_that_was_just_brought_down_stays(shown: Shown) -> None:
    """Nobody can flood a channel with it."""
    shown.refresher.bring_down()
    await shown.advance(BRINGING - 1)
    with pytest.raises(JustBroughtDown):
        shown.refresher.bring_down()
    await shown.advance(1)
    shown.refresher.bring_down()
    await shown.advance(5)
    assert shown.outbox.words.count("send") == 3


async def test_a_table_that_moved_is_shown_there_and_leaves_the_way(shown: Shown) -> None:
    """Who looks for it where it was finds a link, and no buttons."""
    shown.refresher.move(ELSEWHERE)
    await shown.advance(5)
    way = components_of(moved_message(shown.link(ELSEWHERE, 2), "en"))
    assert ({1: CHANNEL, 2: ELSEWHERE}, way, shown.truth) == (
        shown.outbox.channels,
        shown.outbox.messages[1],
        shown.picture,
    )


async def test_the_way_to_a_table_is_left_once(shown: Shown) -> None:
    """What happens to the table where it is now does not touch where it was."""
    shown.refresher.move(ELSEWHERE)
    await shown.advance(BRINGING)
    shown.outbox.calls.clear()
    shown.refresher.bring_down()
    await shown.advance(5)
    assert ["send", "delete"] == shown.outbox.words


async def test_what_discord_said_of_a_place_that_the_table_left_is_void(shown: Shown) -> None:
    """The channel is deleted while the table is moving out of it: the table lives."""
    shown.outbox.seconds, shown.outbox.faults = 2.0, [PlaceGoneError()]
    await shown.change(1)
    shown.refresher.move(ELSEWHERE)
    await shown.advance(10)
    assert ([], shown.truth) == (shown.told, shown.picture)


async def test_a_table_that_moves_out_of_a_closed_channel_asks_nothing_of_it(shown: Shown) -> None:
    """Where we were shut out, no note is tried."""
    shown.outbox.faults = [ShutOutError()]
    await shown.change()
    shown.outbox.calls.clear()
    shown.refresher.move(ELSEWHERE)
    await shown.advance(5)
    assert (["send"], shown.truth) == (shown.outbox.words, shown.picture)


async def test_a_message_that_was_under_way_when_the_table_moved_becomes_the_way_too(shown: Shown) -> None:
    """It lands in the channel that the table has left."""
    shown.outbox.gate = asyncio.Event()
    shown.refresher.bring_down()
    await shown.advance(2)
    shown.refresher.move(ELSEWHERE)
    shown.outbox.gate.set()
    await shown.advance(5)
    way = components_of(moved_message(shown.link(ELSEWHERE, 3), "en"))
    assert ([way, way], shown.truth, 3) == (
        [shown.outbox.messages[1], shown.outbox.messages[2]],
        shown.picture,
        shown.refresher.message_id,
    )


async def test_what_is_left_of_an_older_message_lets_others_go_first(shown: Shown) -> None:
    """Somebody wants to act on the new message; nobody waits for the old one to go."""
    shown.refresher.bring_down()
    await shown.advance(5)
    assert [("send", True), ("send", True), ("delete", False)] == list(
        zip(shown.outbox.words, shown.outbox.urgent, strict=True)
    )


async def test_the_turn_of_a_computer_player_lets_others_go_first(shown: Shown) -> None:
    """Three of them play after Ana's clock ran out, then it is her turn again: only that is waited for."""
    shown.house.on_change = lambda *_: shown.refresher.changed()
    await shown.start()
    shown.outbox.urgent.clear()
    await shown.advance(70)
    *computers, person = shown.outbox.urgent
    assert ({False}, True) == (set(computers), person)


async def test_the_pictures_of_restored_tables_let_others_go_first(shown: Shown) -> None:
    """After a restart all tables are drawn; nobody waits for that, but for what people do next."""
    shown.outbox.urgent.clear()
    shown.refresher.adopt(1)
    await shown.advance(5)
    await shown.change()
    assert (["search", "edit", "edit"], [False, False, True]) == (shown.outbox.words[1:], shown.outbox.urgent)


async def test_a_table_that_had_no_message_is_posted_after_a_restart(shown: Shown) -> None:
    """The process died between opening the table and posting it."""
    shown.outbox.messages.clear()
    shown.refresher._picture.lose()
    shown.refresher.adopt(None)
    await shown.advance(5)
    assert (["send", "search", "send"], [True, False, False]) == (shown.outbox.words, shown.outbox.urgent)


async def test_nothing_is_drawn_after_the_end(shown: Shown) -> None:
    """A press that is still being answered while the bot stops starts nothing."""
    with shown.refresher.answering():
        await shown.table.act(Join(BESA))
        shown.refresher.changed()
        await shown.refresher.stop()
    await shown.advance(60)
    assert shown.outbox.words == ["send"]


async def test_a_post_that_was_refused_is_another_one_at_the_next_try(shown: Shown) -> None:
    """Nothing took effect, so nothing has to be set right after it."""
    shown.outbox.faults = [ShutOutError()]
    shown.refresher.bring_down()
    await shown.advance(5)
    await shown.change()
    shown.outbox.calls.clear()
    shown.refresher.place_changed()
    await shown.advance(5)
    assert (["send", "delete"], shown.truth) == (shown.outbox.words, shown.picture)


async def test_a_post_whose_answer_was_lost_is_made_once(shown: Shown) -> None:
    """Discord took it and could not say so: the next try finds that message, and shows the newest table in it."""
    shown.outbox.faults, shown.outbox.lands = [DiscordDownError()], True
    shown.refresher.bring_down()
    await shown.advance(2)
    await shown.table.act(Join(BESA))
    shown.refresher.changed()
    await shown.advance(20)
    assert ([2], shown.truth) == (list(shown.outbox.messages), shown.picture)
