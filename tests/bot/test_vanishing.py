"""Messages, channels, threads, servers and rights that vanish or close: each has a state, and people are told once.

Scenarios BB-052, BB-055, BB-057, BB-058, BB-060, BB-061, BB-064 and BB-072, with the real discord.py over HTTP.
"""

from __future__ import annotations

import asyncio
from datetime import timedelta

import discord
import pytest

from bot.league.boards import BoardChoice
from bot.tables.actions import End
from bot.tables.phases import Hold, PauseReason, Phase
from bot.tables.table import Table
from bot.texts import text
from bot.views.hands import TOKEN_LIFE
from bot.views.menus import note_message
from bot.views.outbox import MessageTooOldError
from bot.views.reach import ASKING, DELETIONS, LATE, REPOST, SPACING
from bot.views.refresher import LAST_TRIES, Refresher
from tests.bot.test_discord_trouble import EDIT, POST, TOKEN_EDIT, picture_is_true
from tests.bot.test_presence import until
from tests.support.live import Json, Live, Person, controls_of, is_ephemeral, text_of
from tests.support.live_fixtures import Records

SEND_ROUTE = "POST /channels/{channel_id}/messages"
EDIT_ROUTE = "PATCH /channels/{channel_id}/messages/{message_id}"
TOKEN_ROUTE = "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"


def refresher_of(live: Live) -> Refresher:
    """Return what draws the channel's table."""
    return live.app.displays.of(live.table()).refresher


def counted(live: Live) -> int:
    """Return how many counted calls were made since the books were cleared."""
    count: int = live.playground.requests.summary()["counted"]
    return count


async def redraw(live: Live, table: Table | None = None) -> None:
    """Let there be something new to see, and wait until all that follows has been tried."""
    table = table or live.table()
    user_id = next(iter(table.names))
    table.names[user_id] += "!"
    live.app.displays.of(table).refresher.changed()
    await asyncio.sleep(0)
    await live.answered()


async def is_paused(live: Live, reason: PauseReason | None) -> None:
    """Wait until the match is paused for a reason, or goes on."""
    await until(lambda: live.table().state.pause is reason)


async def test_table_message_that_a_moderator_deletes_comes_back(live: Live, seated: Person) -> None:
    """BB-055: the next change posts a new one with all its buttons, and the match goes on."""
    old = seated.public()["id"]
    await live.delete_message(old)
    await seated.until(lambda: old not in seated.shown)
    await seated.take_turn()
    await live.settled()
    message = await picture_is_true(live, seated)
    assert old != message["id"]
    assert (await seated.press("hand", message)).is_success


async def test_table_message_that_is_purged_again_and_again_waits_for_a_press(live: Live, seated: Person) -> None:
    """BB-055: a bot that purges the channel is not fought; any press of who sits there brings the message back."""
    for _ in range(DELETIONS):
        message_id = refresher_of(live).message_id
        assert message_id is not None
        await live.delete_message(str(message_id))
        await redraw(live)
        await live.advance(REPOST)
        await redraw(live)
    live.playground.requests.clear()
    for _ in range(3):
        await redraw(live)
    assert (0, None) == (counted(live), refresher_of(live).message_id)
    await seated.press("sort", seated.hand())
    await picture_is_true(live, seated)


@pytest.mark.parametrize("copies", [1, 0], ids=["told", "found out"])
async def test_channel_that_is_deleted_closes_its_table(copies: int, live: Live, seated: Person) -> None:
    """BB-055: no rating, seats are free, nothing is asked of what is gone; hands say why the table is closed."""
    await live.answered()
    if not copies:
        await live.fault(kind="event", route="CHANNEL_DELETE*", copies=0)
    live.playground.requests.clear()
    table = live.table()
    await live.delete_channel(live.channel_id)
    if not copies:
        table.names[seated.user_id] = "Ana B."
        live.app.displays.of(table).refresher.changed()
    await until(lambda: len(live.app.registry) == 0)
    await live.answered()
    for _ in range(5):
        await live.advance(61)
    assert [] == live.app.registry.seats_of(seated.user_id)
    assert counted(live) <= 2 * (1 - copies)
    assert () == (await live.database.boards.page(BoardChoice(guild_id=int(live.guild_id)))).lines


async def test_thread_that_is_deleted_closes_its_table(live: Live, ana: Person) -> None:
    """BB-055: a thread goes by itself, and its server is told."""
    ana.channel_id = live.add_thread()
    await ana.command("start")
    live.playground.requests.clear()
    await live.delete_channel(ana.channel_id)
    await until(lambda: len(live.app.registry) == 0)
    await live.answered()
    assert 0 == counted(live)


async def test_server_that_throws_the_bot_out_is_asked_nothing_more(live: Live, seated: Person) -> None:
    """BB-058: its tables close, clocks are void, seats are free; a table of the same person elsewhere goes on."""
    world = live.playground.discord.world
    channels = {channel["name"]: channel["id"] for channel in world.guild_channels(live.other_guild_id)}
    elsewhere = channels["murlan"]
    seated.channel_id = elsewhere
    assert (await seated.command("start")).is_success
    await live.answered()
    live.playground.requests.clear()
    await live.change_guild("throw-out")
    await until(lambda: len(live.app.registry) == 1)
    for _ in range(5):
        await live.advance(61)
    await live.answered()
    assert 0 == counted(live)
    assert [int(elsewhere)] == [table.state.channel_id for table in live.app.registry.seats_of(seated.user_id)]


async def test_server_out_of_reach_has_a_true_picture_when_it_is_back(live: Live, seated: Person) -> None:
    """BB-057: an outage deletes nothing; the match goes on where it stood."""
    before = live.table().state.match
    await live.change_guild("unavailable")
    await until(lambda: bool(live.table().holds))
    await live.advance(10 * 60)
    await live.change_guild("available")
    await until(lambda: not live.table().holds)
    assert before == live.table().state.match
    await picture_is_true(live, seated)
    await seated.take_turn()


async def take_view(live: Live) -> None:
    """Take away the right to see the channel."""
    await live.permit("bot", deny=("VIEW_CHANNEL",))


async def give_back(live: Live) -> None:
    """Give all rights back."""
    await live.permit("bot")


async def test_match_without_the_right_to_see_its_channel_is_paused_and_told_once(live: Live, seated: Person) -> None:
    """BB-060: the hand says so, the clock stands, and nothing is asked until something changes; then it goes on."""
    await take_view(live)
    await live.answered()
    live.playground.requests.clear()
    await redraw(live)
    await is_paused(live, PauseReason.SHUT_OUT)
    await seated.sees(text("paused-shut-out", "en"), is_private=True)
    for _ in range(5):
        await redraw(live)
        await live.advance(61)
    assert 1 == counted(live)
    await give_back(live)
    await is_paused(live, None)
    await picture_is_true(live, seated)
    await live.settled()
    await seated.take_turn()


async def test_match_whose_bot_may_not_write_is_paused_when_it_has_to(live: Live, seated: Person) -> None:
    """BB-060: the message that is there can be edited; a new one for the next deal cannot be posted."""
    await live.permit("bot", deny=("SEND_MESSAGES",))
    await seated.take_turn()
    await live.settled()
    await picture_is_true(live, seated)
    refresher_of(live).bring_down()
    await live.answered()
    await is_paused(live, PauseReason.SHUT_OUT)
    await give_back(live)
    await is_paused(live, None)
    await picture_is_true(live, seated)


async def test_right_that_a_role_takes_and_gives_back(live: Live, seated: Person) -> None:
    """A whole server's role changes: the tables that are shut out there are tried once."""
    await live.change_role("everyone", deny=("VIEW_CHANNEL",))
    await live.change_role("bot", deny=("VIEW_CHANNEL",))
    await redraw(live)
    await is_paused(live, PauseReason.SHUT_OUT)
    await live.change_role("everyone", allow=("VIEW_CHANNEL", "SEND_MESSAGES"))
    await live.change_role("bot", allow=("VIEW_CHANNEL", "SEND_MESSAGES"))
    await is_paused(live, None)
    await picture_is_true(live, seated)


async def test_bot_that_is_timed_out_comes_back_by_a_press(live: Live, seated: Person) -> None:
    """BB-061: like missing rights; its end is told by nothing, so a press of who sits there is worth a try."""
    await live.change_person("bot", timeout=3600)
    await redraw(live)
    await is_paused(live, PauseReason.SHUT_OUT)
    live.playground.requests.clear()
    await seated.press("hand", seated.public())
    await live.advance(ASKING)
    await seated.press("hand", seated.public())
    await live.answered()
    assert 1 == live.requests(EDIT_ROUTE)
    await live.change_person("bot", timeout=0)
    await live.advance(ASKING)
    await seated.press("hand", seated.public())
    await is_paused(live, None)
    await picture_is_true(live, seated)


async def test_lobby_that_is_shut_out_waits_for_its_rights(live: Live, ana: Person) -> None:
    """Nobody's clock runs there: only the picture is late."""
    await ana.command("start")
    await take_view(live)
    await redraw(live)
    assert (Phase.LOBBY, None) == (live.table().state.phase, live.table().state.pause)
    await give_back(live)
    await picture_is_true(live, ana)


async def test_archived_thread_is_opened_by_the_next_picture(live: Live, ana: Person) -> None:
    """50083: Discord archives what was silent for some time; a new message there opens it again."""
    thread_id = ana.channel_id = live.add_thread()
    await ana.command("start")
    await live.answered()
    await live.change_channel(thread_id, archived=True)
    table = live.app.registry.tables()[0]
    live.playground.requests.clear()
    await redraw(live, table)
    await until(lambda: live.requests(SEND_ROUTE) == 1)
    await live.answered()
    thread = live.playground.discord.world.channel(thread_id)
    assert False is thread["thread_metadata"]["archived"]
    assert live.requests(EDIT_ROUTE) <= 2


@pytest.mark.parametrize("how", [{"archived": True}, {}], ids=["archived too", "open"])
async def test_locked_thread_pauses_its_match_until_it_is_unlocked(how: Json, live: Live, ana: Person) -> None:
    """Only who manages threads may write there: 50083, or 160005."""
    thread_id = ana.channel_id = live.add_thread()
    await ana.command("start")
    await ana.press("fill")
    table = live.app.registry.tables()[0]
    await live.settled()
    await live.answered()
    await live.change_channel(thread_id, locked=True, **how)
    live.playground.requests.clear()
    await redraw(live, table)
    await until(lambda: table.state.pause is PauseReason.SHUT_OUT)
    for _ in range(5):
        await redraw(live, table)
    assert counted(live) <= 2
    await live.change_channel(thread_id, archived=False, locked=False)
    await until(lambda: table.state.pause is None)


async def test_right_that_the_channel_of_a_thread_takes_and_gives_back(live: Live, ana: Person) -> None:
    """A thread has no rights of its own: what changes is its channel, and Discord tells of nothing else."""
    ana.channel_id = live.add_thread()
    await until(lambda: live.app.client.get_channel(int(ana.channel_id)) is not None)
    await ana.command("start")
    await ana.press("fill")
    table = live.app.registry.tables()[0]
    await live.settled()
    await live.permit("bot", deny=("VIEW_CHANNEL",))
    await redraw(live, table)
    await until(lambda: table.state.pause is PauseReason.SHUT_OUT)
    await live.permit("bot")
    await until(lambda: table.state.pause is None)


@pytest.mark.parametrize(
    ("status", "code"), [(400, 50083), (403, 50001), (403, 50013), (400, 160005), (403, 40001), (400, 50008)]
)
async def test_refusal_that_rights_decide_shuts_out(status: int, code: int, live: Live, seated: Person) -> None:
    """Whatever the words, we may not post there now; it is not asked again."""
    await live.fault(kind="status", route=POST, status=status, code=code, times=100)
    live.playground.requests.clear()
    refresher_of(live).bring_down()
    await is_paused(live, PauseReason.SHUT_OUT)
    for _ in range(3):
        await redraw(live)
        await live.advance(61)
    assert 1 == counted(live)


@pytest.mark.parametrize("code", [10003, 10004])
async def test_refusal_that_says_the_place_is_gone_closes(code: int, live: Live, seated: Person) -> None:
    """Discord may forget to tell; the next edit finds out."""
    await live.fault(kind="status", route=EDIT, status=404, code=code, times=100)
    live.playground.requests.clear()
    await redraw(live)
    await until(lambda: len(live.app.registry) == 0)
    await live.answered()
    assert 1 == counted(live)
    await seated.sees("its channel is gone", is_private=True)


@pytest.mark.parametrize(
    ("status", "code"), [(503, 0), (400, 40004), (403, 40333), (429, 20028), (429, 20029)], ids=str
)
async def test_refusal_that_says_later_is_tried_later(status: int, code: int, live: Live, seated: Person) -> None:
    """Nothing is wrong with us, the message or the place."""
    later = {"seconds": 3.0, "via": False} if status == 429 else {}
    await live.fault(kind="status", route=EDIT, status=status, code=code, **later)
    live.playground.requests.clear()
    await redraw(live)
    assert (1, None) == (counted(live), live.table().state.pause)
    await live.advance(SPACING[0])
    await picture_is_true(live, seated)


async def test_message_that_discord_refuses_is_logged_once_and_tried_at_the_next_change(
    live: Live, seated: Person, records: Records
) -> None:
    """50035: our message is wrong; the log names table and code, and nothing of what it says."""
    await live.fault(kind="status", route=EDIT, status=400, code=50035, times=2)
    live.playground.requests.clear()
    await redraw(live)
    await live.advance(30)
    before = counted(live)
    await redraw(live)
    await redraw(live)
    await picture_is_true(live, seated)
    table_id = live.table().state.table_id
    said = f"ERROR bot.views.refresher: table {table_id}: Discord refused its message: 400, code 50035"
    assert [said] == records.faults
    assert (1, 3) == (before, counted(live))
    records.faults.clear()


async def test_message_of_more_than_an_hour_that_takes_no_edit_is_replaced(live: Live, seated: Person) -> None:
    """30046: a restart does not know how old its message is; Discord says so, and the old one goes."""
    old = seated.public()["id"]
    await live.fault(kind="status", route=EDIT, status=400, code=30046)
    await redraw(live)
    message = await picture_is_true(live, seated)
    await seated.until(lambda: old not in seated.shown)
    assert old != message["id"]


async def test_limit_of_old_messages_that_is_told_as_a_wait_is_known(live: Live, seated: Person) -> None:
    """30046 comes as a 429, whose wait may be most of an hour: a message that old is replaced instead."""
    await live.answered()
    await live.fault(kind="status", route=EDIT, status=429, seconds=3000.0, via=False)
    day = discord.utils.time_snowflake(discord.utils.utcnow() - timedelta(days=1))
    with pytest.raises(MessageTooOldError):
        await live.app.displays._outbox.edit(int(live.channel_id), day, note_message("?"), is_urgent=True)


async def test_channel_in_slowmode_keeps_its_message(live: Live, seated: Person) -> None:
    """20016: where no new message is taken for some time, the one that is there has to do."""
    old = seated.public()["id"]
    await live.fault(kind="status", route=POST, status=429, code=20016, seconds=120.0, via=False, times=100)
    live.playground.requests.clear()
    refresher_of(live).bring_down()
    await redraw(live)
    await picture_is_true(live, seated)
    assert (old, 1) == (str(refresher_of(live).message_id), live.requests(SEND_ROUTE))
    live.playground.discord.faults.clear()


async def test_edit_that_is_told_to_wait_holds_up_no_play(live: Live, seated: Person, besa: Person) -> None:
    """BB-072: the match goes on meanwhile, and the newest picture is one edit when it is allowed."""
    before = live.table().state.event_count
    await live.fault(kind="status", route=EDIT, status=429, seconds=0.5)
    for _ in range(2):
        await seated.take_turn()
        await live.settled()
    assert live.table().state.event_count > before + 1
    await picture_is_true(live, seated)


@pytest.mark.parametrize(
    "fault", [{"kind": "cut", "lands": True}, {"kind": "status", "status": 503, "lands": True}], ids=["cut", "503"]
)
async def test_message_whose_answer_was_lost_is_posted_once(fault: Json, live: Live, seated: Person) -> None:
    """Discord took it; the next try names the same message, and Discord finds it."""
    await live.answered()
    old = seated.public()["id"]
    await live.fault(route=POST, **fault)
    refresher_of(live).bring_down()
    await until(lambda: live.requests(SEND_ROUTE) == 1)
    await live.answered()
    await live.advance(SPACING[0])
    await picture_is_true(live, seated)
    await live.answered()
    await seated.until(lambda: old not in seated.shown)
    shown = [message["id"] for message in seated.shown.values() if not is_ephemeral(message)]
    assert [str(refresher_of(live).message_id)] == shown


async def test_clock_stands_while_discord_takes_no_picture(live: Live, seated: Person) -> None:
    """Nobody loses a turn that nobody could see; the first picture that is taken lets the clock go on."""
    await live.fault(kind="status", route=EDIT, status=503, times=1000)
    await redraw(live)
    await live.advance(LATE + SPACING[0])
    await until(lambda: Hold.PICTURE_LATE in live.table().holds)
    before = live.table().state.match
    for _ in range(5):
        await live.advance(61)
    assert before == live.table().state.match
    await live.answered()  # a try that is on its way counts from its own answer
    live.playground.discord.faults.clear()
    await live.advance(SPACING[-1])
    await until(lambda: not live.table().holds)
    await picture_is_true(live, seated)


async def test_press_that_is_answered_lets_the_clock_go_on(live: Live, seated: Person) -> None:
    """Edits fail, answers do not: whoever presses sees the table."""
    await live.fault(kind="status", route=EDIT, status=503, times=1000)
    await redraw(live)
    await live.advance(LATE + SPACING[0])
    await until(lambda: Hold.PICTURE_LATE in live.table().holds)
    await seated.press("sort", seated.hand())
    await until(lambda: not live.table().holds)


async def test_table_that_moves_leaves_the_way_in_its_message_and_in_hands(live: Live, seated: Person) -> None:
    """Whoever looks where it was finds a link to where it is; hands there lose their buttons."""
    old, hand = seated.public()["id"], seated.hand()["id"]
    seated.channel_id = live.general_id
    assert (await seated.command("move")).is_success
    await until(lambda: refresher_of_person(live, seated).channel_id == int(live.general_id))
    await live.answered()
    refresher = refresher_of_person(live, seated)
    link = f"https://discord.com/channels/{live.guild_id}/{live.general_id}/{refresher.message_id}"
    for message_id in (old, hand):
        await seated.sees(lambda message: link in str(message["components"]), is_private=message_id == hand)
        assert text("moved-to", "en") in text_of(seated.shown[message_id])
        assert {} == controls_of(seated.shown[message_id])


def refresher_of_person(live: Live, person: Person) -> Refresher:
    """Return what draws the table at which somebody sits."""
    (table,) = live.app.registry.seats_of(person.user_id)
    return live.app.displays.of(table).refresher


@pytest.mark.parametrize(("status", "code"), [(404, 10015), (401, 50027), (404, 10008), (403, 50001), (404, 0)])
async def test_hand_that_is_gone_is_forgotten(status: int, code: int, live: Live, seated: Person) -> None:
    """BB-052: dismissed, or its token dead: it is tried once, and My hand opens a new one."""
    await live.fault(kind="status", route=TOKEN_EDIT, status=status, code=code, times=1000)
    live.playground.requests.clear()
    for _ in range(3):
        await live.advance(61)
        await live.answered()
    assert 1 == live.requests(TOKEN_ROUTE)
    live.playground.discord.faults.clear()
    assert (await seated.press("hand", seated.public())).is_success


async def test_hand_is_not_pushed_after_its_token_has_died(live: Live, seated: Person) -> None:
    """BB-064: a turn that comes twenty minutes after the last press is told by the public message alone."""
    live.clock._now += TOKEN_LIFE + 1
    live.playground.requests.clear()
    await live.advance(61)
    await live.answered()
    assert 0 == live.requests(TOKEN_ROUTE)
    assert (await seated.press("hand", seated.public())).is_success


async def test_message_that_is_brought_down_stands_at_the_bottom(live: Live, seated: Person) -> None:
    """`/murlan table` where talk has buried it; the old one goes."""
    old = seated.public()["id"]
    assert (await seated.command("table")).is_success
    await seated.until(lambda: old not in seated.shown)
    message = await picture_is_true(live, seated)
    assert int(message["id"]) == refresher_of(live).message_id


async def test_displays_of_closed_tables_go_though_discord_is_away(live: Live, seated: Person) -> None:
    """BB-127: memory: the last picture is tried some times, then given up."""
    await live.answered()
    before = live.requests(EDIT_ROUTE)
    await live.fault(kind="status", route=EDIT, status=503, times=1000)
    await live.table().act(End(seated.user_id))
    (display,) = live.app.displays._retiring.values()
    for tries in range(1, LAST_TRIES + 1):
        await until(lambda: display.refresher._reach.failures == tries)  # noqa: B023  # called at once
        await live.advance(SPACING[-1])
    await until(lambda: not live.app.displays._retiring)
    await live.advance(3600)
    assert LAST_TRIES == live.requests(EDIT_ROUTE) - before
