"""Who is told by a mention that it is their turn, when, and that it goes as soon as the turn is over."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Final

import pytest

from bot.client.limiter import BURST
from bot.client.pings import EACH_AFTER, IDLE_AFTER, IDLE_FOR
from bot.client.summoning import LANDED_BY
from bot.league.settings import PingWish
from bot.tables.phases import Hold
from bot.texts import text
from tests.bot.faults.test_lost_posts import LOST
from tests.bot.faults.test_rest import CALLS
from tests.support.live import Json, Live, Person, controls_of, text_of
from tests.support.stored import query

SILENT: Final = 4096
LEFT: Final = "SELECT channel_id, mark, message_id FROM summons"


def pings(live: Live, channel_id: str | None = None) -> list[Json]:
    """Return the messages that tell somebody it is their turn, the newest first."""
    found = live.playground.discord.messages.newest_first(channel_id or live.channel_id)
    return [one.data for one in found if ":hand:" in str(one.data["components"])]


async def choose(live: Live, person: Person, wish: PingWish) -> None:
    """Let a person choose when they are pinged, without a press."""
    await live.database.settings.change_person(person.user_id, lambda own: replace(own, pings=wish))


async def test_person_who_wants_it_each_turn_is_mentioned_alone_and_aloud(live: Live, seated: Person) -> None:
    """In the server's language, four seconds after the turn began; nobody else hears of it."""
    await choose(live, seated, PingWish.EACH)
    await live.advance(EACH_AFTER)
    (ping,) = pings(live)
    assert text("ping-turn", "en", mention=f"<@{seated.user_id}>") in text_of(ping)
    assert [str(seated.user_id)] == [user["id"] for user in ping["mentions"]]
    assert (False, [], 0) == (ping["mention_everyone"], ping["mention_roles"], ping["flags"] & SILENT)


async def test_ping_goes_when_the_turn_is_taken(live: Live, seated: Person) -> None:
    """What it says is not true any more; nothing is kept of it."""
    await choose(live, seated, PingWish.EACH)
    await live.advance(EACH_AFTER)
    assert 1 == len(pings(live))
    await seated.take_turn()
    await live.answered()
    assert ([], []) == (pings(live), query(live.path, LEFT))


async def test_turn_is_called_to_once(live: Live, seated: Person) -> None:
    """However long it lasts; the next one is another."""
    await choose(live, seated, PingWish.EACH)
    await live.advance(50)
    assert 1 == live.requests("POST /channels/{channel_id}/messages")


async def test_who_wants_no_pings_is_left_alone(live: Live, seated: Person) -> None:
    """A whole turn runs out in silence."""
    await choose(live, seated, PingWish.NEVER)
    await live.advance(59)
    assert [] == pings(live)


async def test_person_who_just_pressed_is_called_once_they_are_idle(live: Live, ana: Person) -> None:
    """The usual way: not before a minute without a press of theirs, on whatever of the bot's."""
    await ana.command("start", turn=180)
    await ana.press("fill")
    await live.answered()
    await live.advance(30)
    await ana.command("help")
    await live.advance(IDLE_FOR - 1)
    assert [] == pings(live)
    await live.advance(2)
    assert 1 == len(pings(live))


async def test_person_who_has_been_idle_is_called_after_ten_seconds(
    live: Live, ana: Person, besa: Person, clirim: Person, drita: Person
) -> None:
    """Nothing was pressed for a minute: the turn itself gets a moment all the same."""
    await ana.command("start", turn=180)
    for person in (besa, clirim, drita):
        await person.press("join", ana.public())
    await ana.press("start")
    await live.answered()
    first = live.table().state
    await live.advance(IDLE_FOR + 5)
    assert 1 == len(pings(live))
    assert first.match is not None
    await next(one for one in live.people.values() if one.user_id == turn_of(live)).command("help")
    before = turn_of(live)
    await act(live)
    assert before != turn_of(live)
    await live.advance(IDLE_AFTER - 1)
    assert [] == pings(live)
    await live.advance(2)
    (ping,) = pings(live)
    assert f"<@{turn_of(live)}>" in text_of(ping)


async def test_nobody_is_called_where_the_server_switched_it_off(live: Live, seated: Person) -> None:
    """By one button of its settings; who wants it each turn is told nothing here."""
    await choose(live, seated, PingWish.EACH)
    await seated.command("settings")
    await seated.press("to-tables")
    await seated.press("pings")
    assert not (await live.database.settings.of_guild(int(live.guild_id))).pings
    await live.advance(30)
    assert [] == pings(live)


async def test_wish_is_chosen_among_ones_own_settings(live: Live, ana: Person) -> None:
    """What was chosen is marked there."""
    await ana.command("preferences")
    shown = await ana.choose("pings", "each")
    assert PingWish.EACH is (await live.database.settings.of_person(ana.user_id)).pings
    marked = [one["value"] for one in controls_of(shown.message)["pings"]["options"] if one.get("default")]
    assert ["each"] == marked


async def test_paused_match_calls_nobody_and_takes_back_what_stands(live: Live, seated: Person) -> None:
    """And the same turn is not called to again once it goes on."""
    await choose(live, seated, PingWish.EACH)
    await live.advance(EACH_AFTER)
    menu = await seated.press("menu")
    await seated.press("pause", menu.message)
    await live.answered()
    assert [] == pings(live)
    await live.advance(60)
    await seated.press("resume", seated.public())
    await live.advance(30)
    assert [] == pings(live)


async def test_nobody_is_called_while_the_clock_stands(live: Live, seated: Person) -> None:
    """No press could reach us; as it goes on they are."""
    await choose(live, seated, PingWish.EACH)
    live.table().hold(Hold.PICTURE_LATE)
    await live.advance(30)
    assert [] == pings(live)
    live.table().release(Hold.PICTURE_LATE)
    await live.advance(EACH_AFTER)
    assert 1 == len(pings(live))


@pytest.mark.parametrize("command", [("leave",), ("end",)], ids=["left", "ended"])
async def test_ping_goes_with_its_person_and_its_table(live: Live, seated: Person, command: tuple[str, ...]) -> None:
    """Whichever way the turn is theirs no more."""
    await choose(live, seated, PingWish.EACH)
    await live.advance(EACH_AFTER)
    await seated.command(*command)
    await seated.press(f"{command[0]}-now")
    await live.answered()
    assert ([], []) == (pings(live), query(live.path, LEFT))


async def test_ping_does_not_follow_a_table_that_moves(live: Live, seated: Person) -> None:
    """The old channel loses it, and the turn is not called to again in the new one."""
    await choose(live, seated, PingWish.EACH)
    await live.advance(EACH_AFTER)
    seated.channel_id = live.general_id
    await seated.command("move")
    await live.answered()
    await live.advance(30)
    assert ([], []) == (pings(live), pings(live, live.general_id))


async def test_button_opens_the_hand(live: Live, seated: Person) -> None:
    """One press from the notification to the cards; the ping itself stays what it is."""
    await choose(live, seated, PingWish.EACH)
    await live.advance(EACH_AFTER)
    (ping,) = pings(live)
    opened = await seated.press("hand", ping)
    assert (True, True) == (opened.is_private, "play" in controls_of(opened.message) or "plays" in str(opened.message))
    assert [ping["id"]] == [one["id"] for one in pings(live)]


async def test_nothing_is_queued_where_the_limit_is_reached(live: Live, seated: Person) -> None:
    """Pictures and turns need what is left; a ping that comes late is worth nothing."""
    await choose(live, seated, PingWish.EACH)
    await live.answered()
    limiter = live.app.summoning._crier._limiter  # type: ignore[attr-defined]  # the outbox, which tells only whether

    async def nothing() -> None:
        """Ask for nothing."""

    (watch,) = live.app.pings._watches.values()
    await live.advance(watch.began + EACH_AFTER - live.clock.monotonic() - 0.001)
    for _ in range(int(BURST)):
        await limiter.call("other", nothing)
    await live.advance(30)
    assert [] == pings(live)
    assert [] == query(live.path, LEFT)


async def test_nobody_is_called_where_we_may_not_write(live: Live, seated: Person) -> None:
    """Silently: the settings name the right that is missing."""
    await choose(live, seated, PingWish.EACH)
    await live.permit("bot", deny=("SEND_MESSAGES",))
    await live.advance(EACH_AFTER)
    assert ([], []) == (pings(live), query(live.path, LEFT))


async def test_restart_deletes_what_stood(live: Live, seated: Person) -> None:
    """The turn may be over by then, and nobody would take it away."""
    await choose(live, seated, PingWish.EACH)
    await live.advance(EACH_AFTER)
    (ping,) = pings(live)
    live.app.pings._watches.clear()  # as if the process had died: nothing is deleted on the way out
    live.app.summoning._waiting.clear()
    await live.restart_bot()
    await live.answered()
    assert ping["id"] not in [one["id"] for one in pings(live)]
    assert [] == query(live.path, f"{LEFT} WHERE message_id = {ping['id']}")


async def test_ping_whose_answer_was_lost_is_found_in_the_channel(live: Live, seated: Person) -> None:
    """Discord took it and could not say so: it goes with the turn like any other."""
    await choose(live, seated, PingWish.EACH)
    live.clock._start = time.time() - live.clock.monotonic()  # as Discord's
    await live.fault(**LOST["reset"], route=CALLS["post"])
    await live.advance(EACH_AFTER)
    (lost,) = pings(live)
    await seated.take_turn()
    await choose(live, seated, PingWish.NEVER)
    await live.advance(LANDED_BY)
    await live.answered()
    assert ([], []) == ([one for one in pings(live) if one["id"] == lost["id"]], query(live.path, LEFT))


async def test_ping_that_nobody_remembers_goes_with_the_first_press_on_it(live: Live, seated: Person) -> None:
    """Where we may not read back it stands for ever else; whoever presses reads their hand."""
    await choose(live, seated, PingWish.EACH)
    await live.advance(EACH_AFTER)
    (ping,) = pings(live)
    live.app.summoning._standing.clear()
    opened = await seated.press("hand", ping)
    await live.answered()
    assert (True, []) == (opened.is_success, pings(live))


def turn_of(live: Live) -> int | None:
    """Return whose turn it is."""
    table = live.table().public()
    assert table.snapshot is not None
    assert table.snapshot.turn is not None
    return table.seats[table.snapshot.turn].user_id


async def act(live: Live) -> None:
    """Let whose turn it is do something legal, by no press."""
    await live._take_turn(live.table())
    await live.settled()
