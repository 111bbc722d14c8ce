"""What a table asks of Discord while messages, places and rights vanish: little, never in a loop, and told once.

Scenarios BB-055 and BB-072; the bound on calls is a law over random sequences of faults.
"""

from __future__ import annotations

import asyncio
import itertools
from typing import Final

from bot.tables.actions import End, Join, LetIn, PlaceGone, ShutOut
from bot.tables.phases import Hold, Phase
from bot.views.outbox import (
    DiscordDownError,
    MessageGoneError,
    MessageRefusedError,
    MessageTooOldError,
    PlaceGoneError,
    ShutOutError,
    ThreadArchivedError,
)
from bot.views.reach import ASKING, DELETIONS, LATE, LONGEST, REPOST, SPACING
from bot.views.refresher import LAST_TRIES, Refresher
from tests.support.house import ANA, BESA, CHANNEL, CLIRIM
from tests.support.live_fixtures import Records, records
from tests.views.shown import Shown, shown

__all__ = ["records", "shown"]

HOUR: Final = 3600.0


async def test_a_deleted_message_is_posted_anew(shown: Shown) -> None:
    """BB-055: a moderator deletes the table's message: it comes back with the next change."""
    shown.outbox.faults.append(MessageGoneError())
    await shown.table.act(Join(BESA))
    shown.refresher.changed()
    await shown.advance(5)
    assert (shown.remembered, shown.picture) == ([1, 2], shown.truth)


async def test_a_message_that_is_deleted_again_is_posted_after_a_while(shown: Shown) -> None:
    """A purge of the channel is not answered with a message for each it takes: one in ten seconds."""
    shown.outbox.faults = [MessageGoneError(), None, MessageGoneError()]
    await shown.change(2)
    await shown.change(2)
    before = shown.outbox.words.count("send")
    await shown.advance(REPOST)
    assert (2, 3, shown.truth) == (before, shown.outbox.words.count("send"), shown.picture)


async def test_a_message_that_is_deleted_for_the_third_time_waits_for_a_press(shown: Shown) -> None:
    """Somebody does not want it there; but who sits at the table gets it back with any press."""
    for _ in range(DELETIONS):
        shown.outbox.faults = [MessageGoneError()]
        await shown.change(REPOST + 5)
    before = shown.outbox.words.count("send")
    for _ in range(5):
        await shown.change(60)
    waiting = shown.outbox.words.count("send")
    shown.refresher.pressed()
    await shown.advance(5)
    assert (DELETIONS, DELETIONS, DELETIONS + 1, shown.truth) == (
        before,
        waiting,
        shown.outbox.words.count("send"),
        shown.picture,
    )


async def test_a_press_makes_deletions_count_anew(shown: Shown) -> None:
    """The people play on, whatever somebody deletes now and then."""
    for _ in range(2 * DELETIONS):
        shown.outbox.faults = [MessageGoneError()]
        await shown.change(REPOST + 5)
        shown.refresher.pressed()
    assert (2 * DELETIONS + 1, shown.truth) == (shown.outbox.words.count("send"), shown.picture)


async def test_a_message_that_takes_no_more_edits_is_replaced_and_goes(shown: Shown) -> None:
    """30046: it is older than we thought, after a restart; two with buttons would be one too many."""
    shown.outbox.faults = [MessageTooOldError()]
    await shown.change()
    assert (["send", "edit", "send", "delete"], [2]) == (shown.outbox.words, list(shown.outbox.messages))


async def test_an_archived_thread_is_opened_by_a_new_message(shown: Shown) -> None:
    """50083: no edit is taken there, but a message opens it; the old one shrinks."""
    shown.outbox.faults = [ThreadArchivedError()]
    await shown.change()
    assert (["send", "edit", "send", "edit"], shown.truth) == (shown.outbox.words, shown.picture)


async def test_a_locked_thread_shuts_us_out(shown: Shown) -> None:
    """A message does not open it either: only who manages threads does."""
    await shown.start()
    shown.outbox.calls.clear()
    shown.outbox.faults = [ThreadArchivedError(), ThreadArchivedError()]
    await shown.change()
    await shown.change()
    assert (["edit", "send"], [ShutOut()]) == (shown.outbox.words, shown.told)


async def test_a_place_that_is_gone_is_never_asked_again(shown: Shown) -> None:
    """BB-055: the table is told once and closes; whatever happens, nothing is asked of what is no more."""
    shown.outbox.faults = [PlaceGoneError()]
    await shown.change()
    shown.outbox.calls.clear()
    for _ in range(3):
        await shown.change(HOUR)
        shown.refresher.pressed()
        shown.refresher.place_changed()
        shown.refresher.answered()
        await shown.advance(HOUR)
    assert ([PlaceGone()], [], Phase.CLOSED) == (shown.told, shown.outbox.words, shown.table.state.phase)


async def test_a_match_that_is_shut_out_is_told_once(shown: Shown) -> None:
    """Without the right to write there is no more than the one try; ten thousand refusals get an address banned."""
    await shown.start()
    shown.outbox.calls.clear()
    shown.outbox.faults = [ShutOutError()]
    for _ in range(20):
        await shown.change()
    assert ([ShutOut()], ["edit"]) == (shown.told, shown.outbox.words)


async def test_a_lobby_that_is_shut_out_just_waits(shown: Shown) -> None:
    """No match has to wait; once the right is back the picture is true."""
    shown.outbox.faults = [ShutOutError()]
    await shown.change()
    shown.refresher.place_changed()
    await shown.advance(5)
    assert ([], shown.truth) == (shown.told, shown.picture)


async def test_a_match_that_begins_while_we_are_shut_out_is_told(shown: Shown) -> None:
    """Answers to presses still reach people, so a lobby can start without the right to write."""
    shown.outbox.faults = [ShutOutError()]
    await shown.change()
    shown.outbox.calls.clear()
    await shown.start()
    assert ([ShutOut()], []) == (shown.told, shown.outbox.words)


async def test_a_change_of_rights_is_worth_one_try(shown: Shown) -> None:
    """Rights change for many reasons: a try that is refused too says nothing new."""
    await shown.start()
    shown.outbox.faults = [ShutOutError(), ShutOutError()]
    await shown.change()
    shown.refresher.place_changed()
    await shown.advance(HOUR)
    refused = list(shown.told)
    shown.refresher.place_changed()
    await shown.advance(2)
    await shown.change()
    assert ([ShutOut()], [ShutOut(), LetIn()], shown.truth) == (refused, shown.told, shown.picture)


async def test_a_press_is_worth_a_try_once_a_minute(shown: Shown) -> None:
    """The end of a time-out is told by no event; people press on, and not every press may be a refusal."""
    await shown.start()
    shown.outbox.calls.clear()
    shown.outbox.faults = [ShutOutError() for _ in range(10)]
    await shown.change()
    for _ in range(11):
        shown.refresher.pressed()
        await shown.advance(ASKING / 5)
    assert (3, [ShutOut()]) == (len(shown.outbox.calls), shown.told)


async def test_an_answer_is_no_proof_that_we_may_write(shown: Shown) -> None:
    """Answers to presses need no right in the channel: the try that was due is made all the same."""
    await shown.start()
    shown.outbox.faults = [ShutOutError()]
    await shown.change()
    shown.outbox.calls.clear()
    with shown.refresher.answering():
        shown.refresher.place_changed()
        shown.refresher.answer()
    await shown.advance(5)
    assert (["edit"], [ShutOut(), LetIn()]) == (shown.outbox.words, shown.told)


async def test_a_message_that_is_wrong_waits_for_the_next_change(shown: Shown, records: Records) -> None:
    """A bug of ours is logged once by table and code, without what the message says, and not tried again as it is."""
    shown.outbox.faults = [MessageRefusedError(400, 50035), MessageRefusedError(400, 50035)]
    await shown.change(HOUR / 10)
    await shown.change(HOUR / 10)
    await shown.change(5)
    assert [
        "ERROR bot.views.refresher: table table00000: Discord refused its message: 400, code 50035"
    ] == records.lines
    assert (["send", "edit", "edit", "edit"], shown.truth) == (shown.outbox.words, shown.picture)


async def test_discord_being_away_delays_the_picture_only(shown: Shown) -> None:
    """The newest picture is drawn once Discord is back (BB-072)."""
    shown.outbox.faults = [DiscordDownError()]
    await shown.table.act(Join(BESA))
    shown.refresher.changed()
    await shown.advance(2)
    await shown.table.act(Join(CLIRIM))
    shown.refresher.changed()
    await shown.advance(SPACING[0])
    assert (["send", "edit", "edit"], shown.truth) == (shown.outbox.words, shown.picture)


async def test_tries_grow_rarer_while_discord_is_away(shown: Shown) -> None:
    """A Discord in trouble is left alone more and more, and a success begins anew."""
    shown.outbox.faults = [DiscordDownError() for _ in range(7)]
    shown.outbox.calls.clear()
    await shown.change(400)
    times = [at for _, at in shown.outbox.calls]
    waits = [round(later - earlier, 3) for earlier, later in itertools.pairwise(times)]
    assert [*SPACING, SPACING[-1], SPACING[-1]] == waits
    shown.outbox.faults = [DiscordDownError()]
    shown.outbox.calls.clear()
    await shown.change(30)
    assert 2 == len(shown.outbox.calls)


async def test_later_is_as_late_as_discord_says(shown: Shown) -> None:
    """429 and slowmode name a time; three more changes meanwhile are one edit (BB-072)."""
    shown.outbox.faults = [DiscordDownError(8.0)]
    await shown.change(0)
    for _ in range(3):
        await shown.change(2)
    before = len(shown.outbox.calls)
    await shown.advance(5)
    assert (2, 3, shown.truth) == (before, len(shown.outbox.calls), shown.picture)


async def test_later_is_never_too_late(shown: Shown) -> None:
    """Whatever Discord says, the picture is tried within an hour."""
    shown.outbox.faults = [DiscordDownError(1e9)]
    await shown.change(LONGEST + 5)
    assert shown.truth == shown.picture


async def test_a_slowed_channel_keeps_its_message(shown: Shown) -> None:
    """Slowmode forbids a new message, not to edit the one that is there: that has to do until then."""
    shown.outbox.faults = [DiscordDownError(300.0)]
    shown.refresher.bring_down()
    await shown.change()
    before = list(shown.outbox.words), shown.picture
    truth = shown.truth
    await shown.advance(300)
    await shown.change()
    assert ((["send", "send", "edit"], truth), "send") == (before, shown.outbox.words[3])


async def test_a_clock_stands_while_its_picture_is_late(shown: Shown) -> None:
    """Nobody loses a turn that was not to be seen; the next success lets the clock go on."""
    shown.outbox.faults = [DiscordDownError() for _ in range(3)]
    await shown.change(LATE - 1)
    before = set(shown.holds)
    await shown.advance(1)
    late = set(shown.holds)
    await shown.advance(60)
    assert (set(), {Hold.PICTURE_LATE}, set(), shown.truth) == (before, late, shown.holds, shown.picture)


async def test_a_call_that_took_long_to_fail_counts_from_its_beginning(shown: Shown) -> None:
    """No answer for twenty seconds: the picture was late all the while."""
    shown.outbox.seconds, shown.outbox.faults = LATE, [DiscordDownError()]
    await shown.change(LATE + 1)
    assert {Hold.PICTURE_LATE} == shown.holds


async def test_a_picture_that_came_with_an_answer_is_not_late(shown: Shown) -> None:
    """Edits fail, answers do not: who pressed sees the table, and its clock goes on."""
    shown.outbox.faults = [DiscordDownError() for _ in range(100)]
    await shown.change(60)
    with shown.refresher.answering():
        shown.refresher.answer()
    assert set() == shown.holds


async def test_a_picture_that_was_lost_with_its_answer_stays_late(shown: Shown) -> None:
    """Discord took neither the edit nor the answer."""
    shown.outbox.faults = [DiscordDownError() for _ in range(100)]
    await shown.change(60)
    with shown.refresher.answering():
        shown.refresher.answer()
        shown.refresher.missed()
    assert {Hold.PICTURE_LATE} == shown.holds


async def test_a_match_that_was_shut_out_before_a_restart_is_let_in(shown: Shown) -> None:
    """What was told before is stored with the table, not here."""
    await shown.start()
    shown.outbox.faults = [ShutOutError()]
    await shown.change()
    await shown.refresher.stop()
    shown.told.clear()
    shown.refresher = Refresher(CHANNEL, shown, outbox=shown.outbox, clock=shown.house.clock)
    shown.refresher.adopt(1)
    await shown.advance(5)
    assert ([LetIn()], None) == (shown.told, shown.table.state.pause)


async def test_an_answer_that_arrived_shows_that_discord_is_back(shown: Shown) -> None:
    """The clock goes on, and what waits is tried at once."""
    shown.outbox.faults = [DiscordDownError() for _ in range(4)]
    await shown.change(60)
    late = set(shown.holds)
    tries = len(shown.outbox.calls)
    shown.refresher.answered()
    await shown.advance(2)
    assert ({Hold.PICTURE_LATE}, set(), tries + 1) == (late, shown.holds, len(shown.outbox.calls))


async def test_the_last_picture_of_a_closed_table_is_given_up_at_last(shown: Shown) -> None:
    """Its display would live for as long as Discord is away."""
    shown.outbox.faults = [DiscordDownError() for _ in range(100)]
    shown.outbox.calls.clear()
    await shown.table.act(End(ANA))
    shown.refresher.changed()
    await shown.advance(HOUR)
    await asyncio.wait_for(shown.refresher.drawn(), 1)
    assert LAST_TRIES == len(shown.outbox.calls)
