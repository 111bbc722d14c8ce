"""Who wants to be told of tables in a channel, in each server apart."""

from __future__ import annotations

from bot.league.openings import Listener
from db import Database
from tests.support.stored import GUILD, HOST

OTHER = GUILD + 1


async def test_wish_is_of_one_channel_until_it_is_taken_back(database: Database) -> None:
    """Asking twice is asking once."""
    wishes = database.openings
    for channel_id in (7, 7, 8):
        await wishes.tell(GUILD, channel_id, HOST, is_wanted=True)
    assert [True, False] == [await wishes.is_told(GUILD, channel, HOST) for channel in (7, 9)]
    assert ((7, 8), ()) == (await wishes.of_person(GUILD, HOST), await wishes.of_person(OTHER, HOST))
    await wishes.tell(GUILD, 7, HOST, is_wanted=False)
    assert () == await wishes.of_channel(GUILD, 7)
    assert [HOST] == [one.user_id for one in await wishes.of_channel(GUILD, 8)]


async def test_who_left_a_server_wants_nothing_there(database: Database) -> None:
    """Whether it was found out for a mention or for the boards; other servers' wishes stay."""
    wishes = database.openings
    await wishes.tell(GUILD, 7, HOST, is_wanted=True)
    await wishes.tell(GUILD, 7, 43, is_wanted=True)
    await wishes.tell(OTHER, 9, HOST, is_wanted=True)
    await wishes.saw(GUILD, HOST, is_member=False)
    await database.members.note(GUILD, 43, has_left=True)
    assert ((), [HOST]) == (
        await wishes.of_channel(GUILD, 7),
        [one.user_id for one in await wishes.of_channel(OTHER, 9)],
    )


async def test_member_who_was_asked_for_is_known_from_then_on(database: Database) -> None:
    """So that Discord is not asked again for a week."""
    wishes = database.openings
    await wishes.tell(GUILD, 7, HOST, is_wanted=True)
    (before,) = await wishes.of_channel(GUILD, 7)
    await wishes.saw(GUILD, HOST, is_member=True)
    assert (Listener(HOST, before.known_at),) == await wishes.of_channel(GUILD, 7)
