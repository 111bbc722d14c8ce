"""Who has left the server stands on no board where its managers want so, and stands there again once back."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import pytest

from bot.client.leavers import A_DAY, KNOWN_FOR
from bot.league.members import Members
from tests.support.league import Server
from tests.support.live import Live, Person
from tests.support.stored import query

FIRST: Final = (0, 1, 2, 3)
MEMBER: Final = "GET /guilds/{guild_id}/members/{user_id}"
STRANGER: Final = 77
"""Somebody whom this Discord does not know."""
ASKED: Final = "SELECT user_id FROM member_name WHERE asked_at > 0"
LEFT: Final = "SELECT user_id FROM member_name WHERE has_left = 1 ORDER BY user_id"


@pytest.fixture(autouse=True)
def archive_is_quiet(caplog: pytest.LogCaptureFixture) -> None:
    """It complains of matches that have results and no cards."""
    caplog.set_level(logging.CRITICAL, logger="db.archive")


@pytest.fixture
def server(live: Live) -> Server:
    """Our server, in which matches end."""
    return Server(live.database, live.clock, int(live.guild_id), channel_id=int(live.channel_id))


async def switch(live: Live, ana: Person) -> None:
    """Turn the switch over that hides who left."""
    await ana.command("settings")
    await ana.press("to-league")
    live.clock.advance(1)
    await ana.press("leavers")


async def until_left(live: Live, *expected: int) -> None:
    """Wait until these have left, as far as is stored."""
    async with asyncio.timeout(5):
        while [(one,) for one in sorted(expected)] != query(live.path, LEFT):
            await asyncio.sleep(0.005)


async def board(live: Live, reader: Person) -> str:
    """Return what somebody reads on the leaderboard."""
    live.clock.advance(1)
    return (await reader.command("leaderboard")).text


async def test_person_who_left_is_asked_for_and_hidden_as_soon_as_the_switch_is_on(
    live: Live, server: Server, ana: Person, besa: Person
) -> None:
    """And shown again as it goes off: the owner decides, and nothing is lost."""
    await server.play((ana.user_id, besa.user_id, STRANGER), FIRST)
    assert "name 77" in await board(live, ana)
    assert 0 == live.requests(MEMBER)
    await live.change_person("besa", action="leave")
    await switch(live, ana)
    await until_left(live, besa.user_id, STRANGER)
    shown = await board(live, ana)
    assert (True, False, False) == tuple(f"name {one}" in shown for one in (ana.user_id, besa.user_id, STRANGER))
    await switch(live, ana)
    assert f"name {besa.user_id}" in await board(live, ana)


async def test_person_who_presses_again_is_back(live: Live, server: Server, ana: Person, besa: Person) -> None:
    """Whoever acts in a server is in it; their own line was never hidden from them."""
    await server.play((ana.user_id, besa.user_id), FIRST)
    await live.change_person("besa", action="leave")
    await switch(live, ana)
    await until_left(live, besa.user_id)
    await live.change_person("besa", action="enter")
    assert f"name {besa.user_id}" in await board(live, besa)
    await until_left(live)
    assert f"name {besa.user_id}" in await board(live, ana)


async def test_person_whom_a_command_names_and_discord_knows_nothing_of_here_has_left(
    live: Live, server: Server, ana: Person, besa: Person
) -> None:
    """It tells with the command who is a member; nobody is asked for."""
    await server.play((ana.user_id, besa.user_id), FIRST)
    await live.change_person("besa", action="leave")
    await ana.command("profile", person=str(besa.user_id))
    await until_left(live, besa.user_id)
    await live.change_person("besa", action="enter")
    live.clock.advance(1)
    await ana.command("profile", person=str(besa.user_id))
    await until_left(live)
    assert 0 == live.requests(MEMBER)


async def test_who_left_is_known_to_the_next_process(live: Live, server: Server, ana: Person, besa: Person) -> None:
    """So that one press is enough for somebody to be back, whenever they left."""
    await server.play((ana.user_id, besa.user_id), FIRST)
    await live.change_person("besa", action="leave")
    await switch(live, ana)
    await until_left(live, besa.user_id)
    await live.restart_bot()
    await live.change_person("besa", action="enter")
    await board(live, besa)
    await until_left(live)


async def test_people_of_servers_that_hide_nobody_are_not_asked_for(
    live: Live, server: Server, ana: Person, besa: Person
) -> None:
    """No call is made for what nobody wants to know."""
    await server.play((ana.user_id, besa.user_id), FIRST)
    await live.app.leavers.round()
    assert 0 == live.requests(MEMBER)


async def test_person_is_asked_for_once_a_week(live: Live, server: Server, ana: Person, besa: Person) -> None:
    """The round is daily, and asks for those of whom nothing was heard for a week."""
    await server.play((ana.user_id, besa.user_id), FIRST)
    await switch(live, ana)
    async with asyncio.timeout(5):
        while 2 != len(query(live.path, ASKED)):
            await asyncio.sleep(0.005)
    await live.app.leavers.round()
    assert 2 == live.requests(MEMBER)
    live.clock.advance(KNOWN_FOR + 1)
    await live.change_person("besa", action="leave")
    await live.app.leavers.round()
    await until_left(live, besa.user_id)


async def test_outage_of_discord_makes_nobody_leave(live: Live, server: Server, ana: Person, besa: Person) -> None:
    """A fault is no answer: it is asked again in the next round."""
    await server.play((ana.user_id, besa.user_id), FIRST)
    await live.fault(kind="status", status=403, code=50001, route="GET /guilds/*/members/*")
    await switch(live, ana)
    async with asyncio.timeout(5):
        while live.requests(MEMBER) < 1:
            await asyncio.sleep(0.005)
    await live.answered()
    assert [] == query(live.path, LEFT)


async def test_round_asks_for_a_bounded_number_those_first_of_whom_least_is_known(live: Live, server: Server) -> None:
    """However many people a server has: the others are asked for in the next rounds."""
    members: Members = live.database.members
    for first in range(1, A_DAY + 20, 4):
        await server.play(tuple(range(first, first + 4)), FIRST)
    guild_id, now = server.guild_id, int(live.clock.wall())
    await members.note(guild_id, 1, has_left=False)
    asked = await members.to_ask(guild_id, before=now, most=A_DAY)
    assert (A_DAY, False) == (len(asked), 1 in asked)
