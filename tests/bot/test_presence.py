"""Where the bot is heard and may be seen: servers, channels and connections come and go, tables follow."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable, Container, Iterable
from dataclasses import dataclass, field

import pytest
from discord.gateway import KeepAliveHandler

from bot.client.presence import PATIENCE as DEAF_AFTER
from bot.client.presence import ShardGuilds, is_answered
from bot.shards.shards import shard_of
from bot.tables.phases import Hold
from bot.tables.seating import PersonSeat
from bot.tables.table import Table
from playground.bus import BotEvent
from tests.support.live import PATIENCE, Live, Person
from tests.support.live_fixtures import Records

EDIT = "PATCH /channels/{channel_id}/messages/{message_id}"
TURN = 61
INTERVAL = 41.25


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so; the gateway says when in its own time."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.001)


@dataclass
class Told:
    """A listener that notes what it hears, about the servers of one bot."""

    guilds: frozenset[int] = frozenset()
    gone: list[int | None] = field(default_factory=list)
    changed: list[int | None] = field(default_factory=list)
    away_ids: list[Container[int] | None] = field(default_factory=list)
    back_ids: list[Container[int] | None] = field(default_factory=list)

    def place_gone(self, *, channel_id: int | None = None, guild_id: int | None = None) -> None:
        """Note it."""
        self.gone.append(channel_id or guild_id)

    def place_changed(self, *, channel_id: int | None = None, guild_id: int | None = None) -> None:
        """Note it."""
        self.changed.append(channel_id or guild_id)

    def away(self, guild_ids: Container[int] | None, since: float) -> None:
        """Note it."""
        del since
        self.away_ids.append(guild_ids)

    def back(self, guild_ids: Container[int] | None) -> None:
        """Note it."""
        self.back_ids.append(guild_ids)

    def guild_ids(self) -> Iterable[int]:
        """Return them."""
        return self.guilds


@pytest.fixture
def told(live: Live) -> Told:
    """What the presence tells from now on, instead of the tables."""
    listener = Told()
    live.app.client.presence.listener = listener
    return listener


def missed(table: Table) -> list[int]:
    """Return how many turns in a row each person has missed."""
    return [seat.missed for seat in table.state.seats if isinstance(seat, PersonSeat)]


async def test_server_that_throws_the_bot_out_loses_its_tables(live: Live, seated: Person) -> None:
    """Nobody can press there any more, and nothing can be shown."""
    await live.change_guild("throw-out")
    await until(lambda: len(live.app.registry) == 0)
    assert [] == await live.database.journal.open_tables()


async def test_server_that_threw_the_bot_out_while_it_was_down_loses_its_tables(live: Live, seated: Person) -> None:
    """No event tells of it: the server is missing in READY."""
    await live.stop_bot()
    await live.change_guild("throw-out")
    await live.start_bot()
    await until(lambda: len(live.app.registry) == 0)
    assert [] == await live.database.journal.open_tables()


async def test_server_that_throws_the_bot_out_is_noted_and_struck_off_when_it_takes_it_back(live: Live) -> None:
    """So that it is forgotten in time; an outage, however long, is no removal."""
    guild_id = int(live.guild_id)
    await live.change_guild("unavailable")
    await until(lambda: not live.app.client.presence.is_there(guild_id))
    await live.app.farewells.close()
    assert {} == await live.database.removals.removed()
    await live.change_guild("available")
    await until(lambda: live.app.client.presence.is_there(guild_id))
    await live.change_guild("throw-out")
    await until(lambda: not live.app.client.presence.has(guild_id))
    await live.app.farewells.close()
    assert {guild_id: int(live.clock.wall())} == await live.database.removals.removed()
    await live.change_guild("invite")
    await until(lambda: live.app.client.presence.has(guild_id))
    await live.app.farewells.close()
    assert {} == await live.database.removals.removed()


async def test_server_that_threw_the_bot_out_while_it_was_deaf_loses_its_tables(live: Live, seated: Person) -> None:
    """After a new session nothing of the old one is told any more."""
    live.playground.discord.faults.plant({"kind": "event", "route": "GUILD_DELETE*", "copies": 0})
    await live.change_guild("throw-out")
    assert 1 == len(live.app.registry)
    await live.act_on_bot("invalidate")
    await until(lambda: len(live.app.registry) == 0)


async def test_server_out_of_reach_keeps_its_tables_and_their_clocks_stand(live: Live, seated: Person) -> None:
    """An outage of Discord's is nobody's absence: the time is given back."""
    before = live.table().state
    await live.change_guild("unavailable")
    await until(lambda: live.table().holds == {Hold.DISCORD_AWAY})
    assert not live.app.client.presence.is_heard(int(live.guild_id))
    await live.advance(10 * TURN)
    assert before == live.table().state
    await live.change_guild("available")
    await until(lambda: not live.table().holds)
    await live.advance(TURN)
    await live.settled()
    assert [1] == missed(live.table())


async def test_server_out_of_reach_at_the_start_is_not_gone(live: Live, seated: Person) -> None:
    """It is named in READY, without a description; its clocks stand until that comes."""
    await live.stop_bot()
    await live.change_guild("unavailable")
    await live.start_bot()
    await until(live.app.client.is_up.is_set)
    await live.advance(10 * TURN)
    assert ([0], frozenset({Hold.DISCORD_AWAY})) == (missed(live.table()), live.table().holds)
    await live.change_guild("available")
    await until(lambda: not live.table().holds)


async def test_server_that_is_described_as_out_of_reach_is_not_back(live: Live, seated: Person, told: Told) -> None:
    """Discord may send a description that says only that."""
    live.app.client.presence.heard("GUILD_CREATE", {"id": live.guild_id, "unavailable": True})
    assert (1, 0, False) == (
        len(told.away_ids),
        len(told.back_ids),
        live.app.client.presence.is_heard(int(live.guild_id)),
    )


async def test_channel_that_is_deleted_loses_its_table(live: Live, seated: Person) -> None:
    """There is nowhere to play it."""
    await live.delete_channel(live.channel_id)
    await until(lambda: len(live.app.registry) == 0)


@pytest.mark.parametrize("gone", ["thread", "parent"])
async def test_thread_that_goes_loses_its_table(gone: str, live: Live, ana: Person) -> None:
    """By itself, or with its channel; of the latter Discord says nothing about threads."""
    thread_id = ana.channel_id = live.add_thread()
    await until(lambda: live.app.client.get_channel(int(thread_id)) is not None)
    assert (await ana.command("start")).is_success
    await live.delete_channel(thread_id if gone == "thread" else live.channel_id)
    await until(lambda: len(live.app.registry) == 0)


@pytest.mark.parametrize("action", ["cut", "reconnect"])
async def test_short_reconnect_leaves_the_picture_alone(action: str, live: Live, seated: Person, told: Told) -> None:
    """Discord asks for one every few hours; the clock stands meanwhile, and no table flickers."""
    live.app.client.presence.listener = live.app.places
    live.playground.requests.clear()
    resumed = asyncio.create_task(live.app.client.wait_for("shard_resumed"))
    await asyncio.sleep(0)
    await live.act_on_bot(action)
    await resumed
    await live.heard()
    await live.settled()
    await live.answered()
    assert (frozenset(), 0) == (live.table().holds, live.requests(EDIT))
    await seated.take_turn()


@pytest.mark.parametrize("is_resumable", [True, False])
async def test_invalid_session_gives_clocks_back(is_resumable: bool, live: Live, seated: Person) -> None:  # noqa: FBT001
    """Whether it goes on or begins anew: people are heard again, and the same match goes on."""
    before = live.table().state.event_count
    away = asyncio.create_task(live.app.client.wait_for("shard_disconnect"))
    await asyncio.sleep(0)
    await live.act_on_bot("invalidate", resumable=is_resumable)
    await away
    await live.heard()
    await until(lambda: not live.table().holds)
    await seated.take_turn()
    assert live.table().state.event_count > before


async def test_long_silence_is_shown_and_its_end_too(live: Live, seated: Person) -> None:
    """After ten seconds the picture says that the clock stands."""
    live.playground.requests.clear()
    await live.change_guild("unavailable")
    await until(lambda: bool(live.table().holds))
    await live.answered()
    assert 0 == live.requests(EDIT)
    await live.advance(11)
    await live.answered()
    assert Hold.DISCORD_AWAY is live.table().public().hold
    assert 1 == live.requests(EDIT)
    await live.change_guild("available")
    await until(lambda: live.table().public().hold is None)
    await live.settled()
    await live.answered()
    assert 2 == live.requests(EDIT)


async def test_turn_does_not_run_out_while_the_bot_is_deaf(live: Live, seated: Person) -> None:
    """A dead line looks like a silent person: no absence is counted until a heartbeat was answered."""
    heartbeat = live.app.client.presence._heartbeats[0]
    await until(lambda: heartbeat.latency < math.inf)  # the first answer may still be on its way
    ack = heartbeat.ack
    heartbeat.ack = lambda: None  # type: ignore[method-assign]  # an answer that is on its way is lost
    now = time.perf_counter()
    heartbeat._last_send, heartbeat._last_ack = now - DEAF_AFTER - 1, now - INTERVAL
    await live.advance(2 * TURN)
    assert [0] == missed(live.table())
    ack()
    await live.advance(TURN)
    assert [1] == missed(live.table())


def beat(*, sent: float, answered: float, heard: float) -> KeepAliveHandler:
    """Return what keeps a connection alive, with times in seconds before 1000."""
    heartbeat = object.__new__(KeepAliveHandler)
    heartbeat.interval = INTERVAL
    heartbeat._last_send, heartbeat._last_ack, heartbeat._last_recv = 1000 - sent, 1000 - answered, 1000 - heard
    return heartbeat


@pytest.mark.parametrize(
    ("heartbeat", "expected"),
    [
        (beat(sent=30, answered=29.9, heard=29.9), True),
        (beat(sent=30, answered=30.2, heard=30.2), True),
        (beat(sent=5, answered=46, heard=46), True),
        (beat(sent=11, answered=52, heard=46), False),
        (beat(sent=11, answered=52, heard=0.1), False),
        (beat(sent=300, answered=300, heard=300), False),
    ],
    ids=["answered", "noted late", "just sent", "unanswered", "zombie", "stood still"],
)
def test_connection_is_dead_when_a_heartbeat_stays_unanswered(heartbeat: KeepAliveHandler, *, expected: bool) -> None:
    """discord.py itself waits a minute; by then a turn has run out."""
    assert expected is is_answered(heartbeat, 1000.0)


async def test_rights_that_may_have_changed_are_told(live: Live, ana: Person, told: Told) -> None:
    """A role, an overwrite, a time-out of the bot, a thread that is locked: each may let us write again, or not."""
    guild_id, thread_id = int(live.guild_id), live.add_thread()
    await live.change_role("bot", deny=("SEND_MESSAGES",))
    await until(lambda: told.changed == [guild_id])
    await live.change_person("bot", timeout=60)
    await until(lambda: told.changed == [guild_id, guild_id])
    await live.permit("bot", deny=("SEND_MESSAGES",))
    await until(lambda: told.changed[2:] == [int(live.channel_id)])
    await live.change_channel(thread_id, locked=True)
    await until(lambda: told.changed[3:] == [int(thread_id)])


async def test_changes_of_other_members_are_not_told(live: Live, ana: Person, told: Told) -> None:
    """Without its intent they do not come; if they did, they would be nobody's business."""
    member = {"guild_id": live.guild_id, "user": {"id": str(ana.user_id)}, "roles": []}
    presence = live.app.client.presence
    presence.heard("GUILD_MEMBER_UPDATE", member)
    presence.heard("GUILD_MEMBER_UPDATE", {**member, "user": {"id": live.playground.discord.world.app_id}})
    assert [int(live.guild_id)] == told.changed


async def test_break_of_one_connection_is_told_of_its_servers_alone(live: Live) -> None:
    """A server hangs on the connection that its id says."""
    await live.stop_bot()
    live.playground.gateway.shards = 2
    await live.start_bot()
    listener = live.app.client.presence.listener = Told()
    await live.act_on_bot("cut", shard=1)
    await until(lambda: bool(listener.away_ids) and bool(listener.back_ids))
    guilds = [number << 22 for number in range(1, 9)]
    for ids in (listener.away_ids[0], listener.back_ids[0]):
        assert ids is not None
        assert [number % 2 == 1 for number in range(1, 9)] == [guild_id in ids for guild_id in guilds]


def test_server_that_is_out_of_reach_does_not_come_back_with_its_connection() -> None:
    """It comes back with its own description."""
    guilds = ShardGuilds(shard_of(5 << 22, 4), 4, frozenset({5 << 22}))
    assert [True, False, False] == [one in guilds for one in (9 << 22, 5 << 22, 6 << 22)]
    assert "9" not in guilds


async def test_event_that_cannot_be_read_does_not_end_the_bot(live: Live, ana: Person, records: Records) -> None:
    """discord.py would leave by it, and every table with it."""
    told = {"id": "1", "type": 3, "token": "secret", "data": {"component_type": 2}}
    live.playground.discord.bus.publish(BotEvent("INTERACTION_CREATE", told, live.guild_id, 0))
    live.playground.discord.bus.publish(BotEvent("GUILD_ROLE_UPDATE", {"odd": 1}, live.guild_id, 1))
    assert (await ana.command("start")).is_success
    assert [True, True] == ["could not be read" in line for line in records.faults]
    assert "secret" not in "".join(records.faults)
    records.faults.clear()


async def test_fault_of_ours_about_an_event_does_not_end_the_bot(live: Live, ana: Person, records: Records) -> None:
    """It is logged, without what was told."""

    class Faulty(Told):
        """A listener that fails."""

        def place_changed(self, *, channel_id: int | None = None, guild_id: int | None = None) -> None:
            """Fail."""
            raise LookupError(channel_id, guild_id)

    live.app.client.presence.listener = Faulty()
    await live.change_role("bot", deny=("EMBED_LINKS",))
    await until(lambda: bool(records.faults))
    assert (await ana.command("start")).is_success
    assert [True] == ["what follows from an event GUILD_ROLE_UPDATE" in line for line in records.faults]
    records.faults.clear()
