"""Who asked to be told hears of a table that opens in a channel, and of nothing else."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.client.openings import AFTER, EVERY, KNOWN_FOR, MOST
from bot.texts import text
from tests.support.live import Json, Live, Person, controls_of, text_of
from tests.support.stored import query

STRANGERS: Final = range(7_000, 7_040)
"""People who are nobody's page."""


def calls(live: Live) -> list[Json]:
    """Return the messages that say a table has opened, the newest first."""
    found = live.playground.discord.messages.newest_first(live.channel_id)
    return [one.data for one in found if ":join:0.0" in str(one.data["components"])]


def mentioned(message: Json) -> set[int]:
    """Return whom a message notifies."""
    return {int(user["id"]) for user in message["mentions"]}


async def wants(live: Live, *user_ids: int) -> None:
    """Let people want to be told of tables in the channel."""
    for user_id in user_ids:
        await live.database.openings.tell(int(live.guild_id), int(live.channel_id), user_id, is_wanted=True)


async def opened(live: Live, host: Person) -> None:
    """Let somebody open a table, and a moment pass."""
    await host.command("start")
    await live.answered()
    await live.advance(AFTER)
    await live.answered()


async def test_who_asked_is_told_of_a_table_with_the_way_to_sit_down(live: Live, ana: Person, besa: Person) -> None:
    """Only they are notified, and one press takes a seat; the message goes as the match begins."""
    await wants(live, besa.user_id)
    await opened(live, ana)
    (call,) = calls(live)
    assert ({besa.user_id}, True) == (mentioned(call), text("table-opened", "en", name="Ana") in text_of(call))
    assert (await besa.press("join", call)).is_success
    assert 2 == len(live.table().state.seats)
    assert [call["id"]] == [one["id"] for one in calls(live)]
    await ana.press("fill", ana.shown[next(iter(ana.shown))])
    await live.answered()
    assert ([], []) == (calls(live), query(live.path, "SELECT * FROM summons"))


async def test_lobby_that_begins_or_ends_at_once_is_not_told_of(live: Live, ana: Person, besa: Person) -> None:
    """Nobody comes for a table that is gone when they do."""
    await wants(live, besa.user_id)
    await ana.command("start")
    await ana.press("fill")
    await live.answered()
    await live.advance(AFTER)
    assert [] == calls(live)


async def test_message_goes_with_its_lobby(live: Live, ana: Person, besa: Person) -> None:
    """Ended by its host."""
    await wants(live, besa.user_id)
    await opened(live, ana)
    assert 1 == len(calls(live))
    await ana.command("end")
    await live.answered()
    assert [] == calls(live)


async def test_channel_is_told_once_in_half_an_hour(live: Live, ana: Person, besa: Person) -> None:
    """However many tables open and close there."""
    await wants(live, besa.user_id)
    for expected in (1, 1, 2):
        await opened(live, ana)
        await ana.command("end")
        await live.answered()
        assert expected == live.requests("POST /channels/{channel_id}/messages")
        await live.advance(EVERY / 2)


async def test_twenty_are_told_at_most_and_none_who_sits_there_is_barred_or_muted(
    live: Live, ana: Person, besa: Person, clirim: Person, drita: Person
) -> None:
    """A mention is a noise: chance decides among the many, and whoever knows or does not want it hears nothing."""
    await wants(live, ana.user_id, besa.user_id, clirim.user_id, drita.user_id)
    await live.database.settings.bar(int(live.guild_id), clirim.user_id, is_barred=True)
    await live.database.settings.change_person(drita.user_id, lambda own: replace(own, takes_invitations=False))
    await ana.command("start")
    await besa.press("join", ana.public())
    await wants(live, *STRANGERS)
    await live.advance(AFTER)
    await live.answered()
    named = text_of(calls(live)[0]).count("<@")
    assert MOST == named
    assert not any(f"<@{one.user_id}>" in text_of(calls(live)[0]) for one in (ana, besa, clirim, drita))


async def test_who_left_the_server_is_told_no_more(live: Live, ana: Person, besa: Person, clirim: Person) -> None:
    """Discord is asked where nobody knew for a week; no wish of theirs is kept there."""
    await wants(live, besa.user_id, clirim.user_id)
    await live.change_person("besa", action="leave")
    live.clock._start += KNOWN_FOR + 1
    await opened(live, ana)
    assert {clirim.user_id} == mentioned(calls(live)[0])
    assert [(clirim.user_id,)] == query(live.path, "SELECT user_id FROM opening_wish")


async def test_nobody_is_told_where_the_server_switched_pings_off(live: Live, ana: Person, besa: Person) -> None:
    """The same switch as for turns."""
    await wants(live, besa.user_id)
    await live.database.settings.change_guild(int(live.guild_id), lambda own: replace(own, pings=False))
    await opened(live, ana)
    assert [] == calls(live)


async def test_menu_of_a_table_asks_for_it_and_takes_it_back(live: Live, ana: Person, besa: Person) -> None:
    """By one button, which says what it does; also for who does not play there."""
    await ana.command("start")
    menu = await besa.press("menu", ana.public())
    for state in ("on", "off"):
        menu = await besa.press("tell", menu.message)
        assert text("told-here", "en", state=state) in menu.text
        assert text("button-tell-me", "en", state=state) == controls_of(menu.message)["tell"]["label"]
    assert [] == query(live.path, "SELECT * FROM opening_wish")


async def test_who_looks_for_a_table_where_there_is_none_can_ask_to_be_told(live: Live, ana: Person) -> None:
    """And finds it among their own settings, where one press ends it."""
    nothing = await ana.command("table")
    told = await ana.press("tell-here", nothing.message)
    assert (text("told-here", "en", state="on"), True) == (told.text.splitlines()[0], told.is_private)
    own = await ana.command("preferences")
    assert text("preferences-told", "en", channels=f"<#{live.channel_id}>") in own.text
    own = await ana.press("tell-none", own.message)
    assert "tell-none" not in controls_of(own.message)
    assert [] == query(live.path, "SELECT * FROM opening_wish")


async def test_who_takes_no_invitations_reads_that_they_are_not_told_yet(live: Live, ana: Person) -> None:
    """A wish that has no effect says so."""
    await live.database.settings.change_person(ana.user_id, lambda own: replace(own, takes_invitations=False))
    nothing = await ana.command("table")
    told = await ana.press("tell-here", nothing.message)
    assert text("told-muted", "en") in told.text
