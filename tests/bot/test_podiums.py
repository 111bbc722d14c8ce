"""Seasons that end are told of once, where people play, whatever happens to the bot and to Discord meanwhile."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Final

import pytest

from bot.client.podiums import AGAIN, FIRST_AFTER, GIVEN_UP, PACE, REMEMBERED, PodiumRounds
from bot.client.reading import Reading
from bot.clock import ManualClock
from bot.league.periods import month_bounds
from bot.league.podiums import OWED_SECONDS
from bot.league.results import Pool
from bot.texts import text
from bot.views.outbox import DiscordDownError
from db import Database
from tests.bot.faults.test_lost_posts import LOST
from tests.bot.faults.test_rest import CALLS
from tests.support.discord_limits import walk
from tests.support.league import BOTTOM_UP, Server, played
from tests.support.live import Json, Live, Person, text_of
from tests.support.outbox import RecordingOutbox
from tests.support.stored import query

FIRST: Final = (0, 1, 2, 3)
SILENT: Final = 4096


@pytest.fixture(autouse=True)
def archive_is_quiet(caplog: pytest.LogCaptureFixture) -> None:
    """It complains of matches that have results and no cards."""
    caplog.set_level(logging.CRITICAL, logger="db.archive")


@pytest.fixture
def server(live: Live) -> Server:
    """Our server, in which matches end; the clocks agree with Discord's."""
    live.clock._start = time.time()
    return Server(live.database, live.clock, int(live.guild_id), channel_id=int(live.channel_id))


def podiums(live: Live, channel_id: str | None = None) -> list[Json]:
    """Return the podiums that are posted in a channel, the newest first."""
    found = live.playground.discord.messages.newest_first(channel_id or live.channel_id)
    return [one.data for one in found if "e1:season:board:" in str(one.data["components"])]


def month_left(live: Live) -> float:
    """Return the seconds until the month is over."""
    now = live.clock.wall()
    return month_bounds(int(now))[1] - now + 2


async def is_settled(live: Live) -> None:
    """Wait until nothing is owed any more."""
    async with asyncio.timeout(5):
        while query(live.path, "SELECT * FROM podium_owed"):
            await asyncio.sleep(0.005)


async def is_tried(live: Live, strikes: int) -> None:
    """Wait until a post has met the fault that was planted for it."""
    async with asyncio.timeout(10):
        while live.playground.discord.faults.strikes < strikes:
            await asyncio.sleep(0.005)
    for _ in range(20):
        await asyncio.sleep(0.005)


async def test_season_that_ends_by_hand_is_told_of_where_the_last_rated_match_was_played(
    live: Live, server: Server, ana: Person
) -> None:
    """The first three with medals, points and wins, each kind of match apart; what they are called pings nobody."""
    await server.play((1, 2, 3, 4), FIRST, FIRST)
    await server.play((1, 2, 3, 4), BOTTOM_UP)
    await server.store(played((1, 2, 5, 6), [FIRST], pool=Pool.TWO_TEAMS))
    await ana.command("season", action="end")
    await is_settled(live)
    (posted,) = podiums(live)
    shown = text_of(posted)
    assert text("podium-pool", "en", pool=text("board-pool", "en", pool="free-for-all"), count=2) in shown
    assert text("podium-pool", "en", pool=text("board-pool", "en", pool="two-teams"), count=1) in shown
    assert f"🥇 **name 1** · {text('points', 'en', count=6)}" in shown
    assert text("podium-detail", "en", wins=1, matches=2) in shown
    assert SILENT == posted["flags"] & SILENT
    assert ([], False, []) == (posted["mentions"], posted["mention_everyone"], posted["mention_roles"])


async def test_people_who_are_equal_share_their_medal(live: Live, server: Server, ana: Person) -> None:
    """Nobody is left out by the age of an account: with two first and two third four stand on the podium."""
    await server.play((1, 2), FIRST)
    await server.play((3, 4), FIRST)
    await ana.command("season", action="end")
    await is_settled(live)
    shown = text_of(podiums(live)[0])
    assert (2, 0, 2) == (shown.count("🥇"), shown.count("🥈"), shown.count("🥉"))


async def test_month_that_is_over_is_told_of_before_anybody_plays_again(live: Live, server: Server) -> None:
    """By the calendar in UTC, in the server's language; once, also where the bot begins anew."""
    await live.database.languages.choose_for_guild(int(live.guild_id), "sq")
    await server.play((1, 2), FIRST)
    (season,) = query(live.path, "SELECT name FROM season WHERE guild_id = ?", int(live.guild_id))
    assert [] == podiums(live)
    live.clock.advance(month_left(live))
    async with asyncio.timeout(5):
        while not podiums(live):
            await asyncio.sleep(0.005)
    year, _, month = season[0].partition("-")
    called = text("season-month", "sq", month=int(month), year=year)
    assert text("podium-title", "sq", season=called) in text_of(podiums(live)[0])
    await is_settled(live)
    await live.restart_bot()
    live.clock.advance(FIRST_AFTER)
    await live.answered()
    assert 1 == len(podiums(live))


async def test_months_season_is_told_of_when_the_next_months_first_match_has_ended_it(
    live: Live, server: Server
) -> None:
    """The bot was off as the month ended, and somebody was faster than its first round."""
    await server.play((1, 2), FIRST)
    await live.stop_bot()
    live.clock.advance(month_left(live))
    await live.start_bot()
    server.database = live.database
    await server.play((1, 2), FIRST)
    live.clock.advance(FIRST_AFTER)
    async with asyncio.timeout(5):
        while not podiums(live):
            await asyncio.sleep(0.005)
    await is_settled(live)
    assert 1 == len(podiums(live))


@pytest.mark.parametrize("fault", LOST.values(), ids=LOST.keys())
async def test_podium_whose_answer_was_lost_is_posted_once(
    fault: Json, live: Live, server: Server, ana: Person
) -> None:
    """The next try bears the same nonce."""
    await server.play((1, 2), FIRST)
    before = live.playground.discord.faults.strikes
    await live.fault(route=CALLS["post"], **fault)
    await ana.command("season", action="end")
    await is_tried(live, before + 1)
    live.clock.advance(AGAIN)
    await is_settled(live)
    assert 1 == len(podiums(live))


@pytest.mark.parametrize("away", [0.0, REMEMBERED + 1], ids=["a moment", "longer than a nonce lives"])
async def test_podium_is_posted_once_where_the_process_died_with_it_under_way(
    away: float, live: Live, server: Server, ana: Person
) -> None:
    """The try was stored before it was made: the next process repeats it, or finds what came of it in the channel."""
    await server.play((1, 2), FIRST)
    await live.fault(route=CALLS["post"], kind="silence", lands=True)
    await ana.command("season", action="end")
    async with asyncio.timeout(5):
        while not podiums(live):
            await asyncio.sleep(0.005)
    await live.stop_bot()
    live.clock.advance(away)
    await live.start_bot()
    live.clock.advance(FIRST_AFTER)
    await is_settled(live)
    assert 1 == len(podiums(live))


@pytest.mark.parametrize("away", [0.0, REMEMBERED + 1], ids=["a moment", "longer than a nonce lives"])
async def test_podium_that_discord_never_took_is_posted_by_the_next_process(
    away: float, live: Live, server: Server, ana: Person
) -> None:
    """Nothing is lost either."""
    await server.play((1, 2), FIRST)
    await live.fault(route=CALLS["post"], kind="silence")
    before = live.playground.discord.faults.strikes
    await ana.command("season", action="end")
    await is_tried(live, before + 1)
    await live.stop_bot()
    live.clock.advance(away)
    await live.start_bot()
    live.clock.advance(FIRST_AFTER)
    await is_settled(live)
    assert 1 == len(podiums(live))


async def test_podium_that_may_stand_where_nothing_can_be_read_back_is_not_posted_twice(
    live: Live, server: Server, ana: Person
) -> None:
    """Without the right to read nobody can tell; the board has it anyway."""
    await live.permit("bot", deny=("READ_MESSAGE_HISTORY",))
    await server.play((1, 2), FIRST)
    await live.fault(route=CALLS["post"], kind="silence", lands=True)
    await ana.command("season", action="end")
    async with asyncio.timeout(5):
        while not podiums(live):
            await asyncio.sleep(0.005)
    await live.stop_bot()
    live.clock.advance(REMEMBERED + 1)
    await live.start_bot()
    live.clock.advance(FIRST_AFTER)
    await is_settled(live)
    assert 1 == len(podiums(live))


async def test_podium_goes_where_people_played_before_if_it_may_not_be_written_where_they_played_last(
    live: Live, server: Server, ana: Person
) -> None:
    """The newest channel that takes it."""
    server.channel_id = int(live.general_id)
    await server.play((1, 2), FIRST)
    for channel in (live.channel_id, live.closed_id):
        server.channel_id = int(channel)
        await server.play((1, 2), FIRST)
    await live.permit("bot", deny=("SEND_MESSAGES",))
    await ana.command("season", action="end")
    await is_settled(live)
    assert (0, 1) == (len(podiums(live)), len(podiums(live, live.general_id)))


async def test_podium_that_may_be_written_nowhere_stays_on_the_board(live: Live, server: Server, ana: Person) -> None:
    """Nothing is tried that Discord would refuse, and nobody waits for rights that may never come."""
    await server.play((1, 2), FIRST)
    await live.permit("bot", deny=("SEND_MESSAGES",))
    await ana.command("season", action="end")
    await is_settled(live)
    outcome = await ana.command("leaderboard", period="season")
    assert ([], True) == (podiums(live), "🥇 **name 1**" in outcome.text)


async def test_season_without_a_rated_match_is_not_told_of(live: Live, server: Server, ana: Person) -> None:
    """Also where the only one was made void."""
    await ana.command("season", action="start", name="Winter")
    await live.database.upkeep.void(server.guild_id, await server.play((1, 2), FIRST))
    await ana.command("season", action="end")
    await is_settled(live)
    assert [] == podiums(live)


async def test_server_that_wants_no_seasons_is_told_of_none(live: Live, server: Server, ana: Person) -> None:
    """The season that goes on ends, and stays on its board; no match begins another."""
    await server.play((1, 2), FIRST)
    await ana.command("settings")
    await ana.press("to-league")
    await ana.choose("seasons", "off")
    await is_settled(live)
    await server.play((1, 2), FIRST)
    assert ([], None) == (podiums(live), await live.database.seasons.current(server.guild_id))


async def test_server_that_wants_no_podiums_posted_keeps_them_on_its_board(
    live: Live, server: Server, ana: Person
) -> None:
    """The switch is on the screen of settings."""
    await server.play((1, 2), FIRST)
    await ana.command("settings")
    await ana.press("to-league")
    await ana.press("podiums")
    await ana.command("season", action="end")
    await is_settled(live)
    outcome = await ana.command("leaderboard", period="season")
    assert ([], True) == (podiums(live), "🥇 **name 1**" in outcome.text)


async def test_podium_is_posted_in_the_channel_that_was_chosen_for_it(live: Live, server: Server, ana: Person) -> None:
    """Wherever was played."""
    await server.play((1, 2), FIRST)
    await ana.command("settings")
    await ana.press("to-league")
    await ana.choose("podium-channel", str(live.general_id))
    await ana.command("season", action="end")
    await is_settled(live)
    assert (0, 1) == (len(podiums(live)), len(podiums(live, live.general_id)))


async def test_names_that_want_to_ping_ping_nobody(live: Live, server: Server, ana: Person) -> None:
    """They are whatever a stranger typed."""
    await server.play((1, 2), FIRST)
    named = "UPDATE member_name SET name = '@everyone <@2>' WHERE user_id = 1"
    await live.database.writer.submit(lambda connection: connection.execute(named))
    await ana.command("season", action="end")
    await is_settled(live)
    (posted,) = podiums(live)
    assert ([], False) == (posted["mentions"], posted["mention_everyone"])
    assert "<@2>" not in text_of(posted)


async def test_button_under_a_podium_shows_the_board_to_whoever_presses_it(
    live: Live, server: Server, ana: Person, besa: Person
) -> None:
    """Anybody, in private; the podium stays as it is."""
    await server.play((1, 2), FIRST)
    await ana.command("season", action="end")
    await is_settled(live)
    (posted,) = podiums(live)
    message = await besa.sees(lambda one: one["id"] == posted["id"])
    (custom_id,) = (part["custom_id"] for part in walk(message["components"]) if "custom_id" in part)
    outcome = await besa.forge(custom_id, message=message)
    assert (True, True) == (outcome.is_private, text("board-title", "en") in outcome.text)
    assert podiums(live) == [posted]


@dataclass
class Connected:
    """Servers that are connected, or not."""

    away: set[int] = field(default_factory=set)

    def is_there(self, guild_id: int) -> bool:
        """Return whether a server is connected."""
        return guild_id not in self.away


@dataclass
class Rounds:
    """Rounds over a database of its own and a Discord that takes what it is told to."""

    database: Database
    clock: ManualClock
    outbox: RecordingOutbox
    presence: Connected
    rounds: PodiumRounds

    async def round(self) -> bool:
        """Do a round, and let time pass as it wants."""
        working = asyncio.create_task(self.rounds.round())
        while not working.done():
            await asyncio.sleep(0.001)
            if self.clock.next_alarm() is not None:
                self.clock.advance(0.05)
        return await working


@pytest.fixture
async def many(tmp_path: Path) -> AsyncIterator[Rounds]:
    """Twelve servers whose months are over."""
    clock = ManualClock()
    async with await Database.open(tmp_path / "murlan.db", wall=clock.wall) as database:
        for guild_id in range(700, 712):
            await Server(database, clock, guild_id, channel_id=guild_id + 200).play((1, 2), FIRST)
        clock.advance(month_bounds(int(clock.wall()))[1] - clock.wall() + 1)
        outbox, presence = RecordingOutbox(clock), Connected()
        reading = Reading(database.languages, default="en")
        rounds = PodiumRounds(
            database.podiums, database.seasons, outbox, reading=reading, presence=presence, clock=clock
        )
        yield Rounds(database, clock, outbox, presence, rounds)


async def test_months_podiums_come_one_after_the_other_and_nobody_waits_behind_them(many: Rounds) -> None:
    """Over all servers at most five a second, among the calls that give way to all others."""
    assert await many.round()
    times = [at for what, at in many.outbox.calls if what == "send"]
    gaps = [later - earlier for earlier, later in pairwise(times)]
    assert (12, 12, True) == (len(times), len(set(many.outbox.channels.values())), min(gaps) >= PACE - 1e-6)
    assert not any(many.outbox.urgent)


async def test_server_that_is_away_is_told_once_it_is_back(many: Rounds) -> None:
    """Others do not wait for it."""
    many.presence.away = {705}
    assert not await many.round()
    assert (11, [705]) == (len(many.outbox.messages), [owed.guild_id for owed in await many.database.podiums.owed()])
    many.presence.away = set()
    assert await many.round()
    assert 12 == len(many.outbox.messages)


async def test_server_that_is_away_for_a_week_is_not_told_any_more(many: Rounds) -> None:
    """It would be old news; its board has the podium."""
    many.presence.away = {705}
    await many.round()
    many.clock.advance(OWED_SECONDS + 1)
    many.presence.away = set()
    assert await many.round()
    assert 11 == len(many.outbox.messages)


async def test_round_ends_where_discord_does_not_answer_and_the_next_goes_on(many: Rounds) -> None:
    """Three calls in a row that are lost are enough; each of them is made good with its own nonce."""
    many.outbox.faults = [DiscordDownError()] * GIVEN_UP
    many.outbox.lands = True
    assert not await many.round()
    assert GIVEN_UP == len(many.outbox.messages)
    assert await many.round()
    assert 12 == len(many.outbox.messages)
