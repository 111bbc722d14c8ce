"""Finished matches as people leaf through them, and their replays, on the real discord.py."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.league.history import PAGE_MATCHES
from bot.league.replays import LAST_STEP
from bot.texts import LANGUAGES, text
from murlan.record import MatchRecord, read_json, read_match
from tests.support.live import Json, Live, Person, controls_of, text_of
from tests.support.stored import lobby, units_of
from tests.support.walks import Walk, match_walk

WALK = match_walk(3)


async def finish(live: Live, count: int, walk: Walk = WALK, guild_id: str | None = None) -> None:
    """Let so many matches be over."""
    guild = int(guild_id or live.guild_id)
    for number in range(count):
        table = lobby(f"table{number}", guild_id=guild)
        for unit in units_of(walk, table, match_id=f"match{number}"):
            await live.database.journal.commit(unit)
        live.clock.advance(60)


async def pressed(live: Live, person: Person, verb: str, message: Json, value: str | None = None) -> Json:
    """Press something on a message; return it as it is then."""
    live.clock.advance(1)
    outcome = await person.press(verb, message, values=None if value is None else (value,))
    assert outcome.is_success, outcome.reason
    return outcome.message or person.shown[message["id"]]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_history_is_leafed_to_its_end_and_back(language: str, live: Live, ana: Person) -> None:
    """One private message, redrawn by each press; each match stands on it once."""
    await ana.command("language", language=language)
    await finish(live, 2 * PAGE_MATCHES + 1)
    outcome = await ana.command("history", of="all")
    page, seen = outcome.message, []
    assert outcome.is_private
    while True:
        seen += [option["value"] for option in controls_of(page)["open"]["options"]]
        if "older" not in controls_of(page):
            break
        page = await pressed(live, ana, "older", page)
    assert [f"match{number}" for number in reversed(range(2 * PAGE_MATCHES + 1))] == seen
    page = await pressed(live, ana, "newer", page)
    page = await pressed(live, ana, "newest", page)
    assert text_of(outcome.message) == text_of(page)
    assert text("history-empty-own", language) in text_of(await pressed(live, ana, "whose", page))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_match_is_replayed_from_its_first_step_to_its_last_and_back(
    language: str, live: Live, ana: Person
) -> None:
    """All hands open, each event once; deals are chosen or leapt over."""
    await ana.command("language", language=language)
    await finish(live, 1)
    history = (await ana.command("history", of="all")).message
    step = await pressed(live, ana, "open", history, "match0")
    assert step["flags"] & 64
    steps = 1
    while not controls_of(step)["on"]["disabled"]:
        step, steps = await pressed(live, ana, "on", step), steps + 1
    assert len(WALK.events) == steps
    assert "🏆" in text_of(step)
    before = text_of(step)
    step = await pressed(live, ana, "on", await pressed(live, ana, "back", step))
    assert before == text_of(step)
    step = await pressed(live, ana, "first", step)
    if "deal" in controls_of(step):
        step = await pressed(live, ana, "deal", step, "1")
    assert text("replay-title", language, number=1) in text_of(step)
    assert controls_of(step)["back"]["disabled"]
    assert f":1:{LAST_STEP}" in controls_of(step)["last"]["custom_id"]


@pytest.mark.parametrize(("verb", "read"), [("text", read_match), ("json", read_json)], ids=["notation", "json"])
async def test_match_is_exported_as_a_file_that_reads_back(
    verb: str, read: Callable[[str], MatchRecord], live: Live, ana: Person
) -> None:
    """Whoever wants to look closer takes it along."""
    await finish(live, 1)
    step = await pressed(live, ana, "open", (await ana.command("history", of="all")).message, "match0")
    told = await pressed(live, ana, verb, step)
    (attached,) = told["attachments"]
    assert told["flags"] & 64
    async with live.http.get(attached["url"]) as answer:
        record = read(await answer.text())
    assert (WALK.options, WALK.events) == (record.options, record.events)


async def test_json_of_a_match_that_was_played_tells_how_its_seats_were_drawn(live: Live, ana: Person) -> None:
    """And of its rematch, which draws anew for the dealer: it was shown at the table as the first deal began."""
    await ana.command("start", target=0)
    await ana.press("fill")
    for _ in range(2):
        drawn = live.table().public().draw
        await live.play_out()
        await live.answered()
        await live.database.archive.settled()
        step = (await ana.press("open", ana.public())).message
        (attached,) = (await pressed(live, ana, "json", step))["attachments"]
        async with live.http.get(attached["url"]) as answer:
            record = read_json(await answer.text())
        assert record.draw is not None
        assert (drawn, 4) == (record.draw.cards, len({card.rank for card in record.draw.cards}))
        assert live.table().state.draw_rounds == record.draw.rounds
        live.clock.advance(1)
        await ana.press("rematch", ana.public())
        await live.settled()


async def test_replay_goes_on_after_a_restart(live: Live, ana: Person) -> None:
    """Nothing about it is kept in memory."""
    await finish(live, 1)
    step = await pressed(live, ana, "open", (await ana.command("history", of="all")).message, "match0")
    await live.restart_bot()
    assert text_of(step) != text_of(await pressed(live, ana, "on", step))


async def test_running_match_and_one_of_elsewhere_are_refused(live: Live, seated: Person) -> None:
    """Whatever an id says: hands of a match that goes on are nobody's, and a server's matches are its own."""
    running = live.table().state.match_id
    await finish(live, 1, guild_id=live.other_guild_id)
    for match_id in (running, "match0", "never"):
        live.clock.advance(1)
        outcome = await seated.forge(f"p1:{match_id}:open:1:0")
        assert (True, text("refusal-no-finished-match", "en")) == (outcome.is_private, outcome.text)


async def test_finished_message_leads_to_a_private_replay(live: Live, ana: Person) -> None:
    """Whoever presses sees it alone; the message in the channel stays as it is."""
    await ana.command("start", target=0)
    await ana.press("fill")
    await live.play_out()
    await live.answered()
    await live.database.archive.settled()
    before = ana.public()
    outcome = await ana.press("open", before)
    assert (True, True) == (outcome.is_private, text("replay-title", "en", number=1) in outcome.text)
    assert text_of(before) == text_of(ana.public())


async def test_replay_is_not_drawn_over_what_others_see(live: Live, ana: Person) -> None:
    """A press that Discord would not let through finds no way to redraw a public message."""
    await finish(live, 1)
    await ana.command("start")
    before = text_of(ana.public())
    for custom_id in ("p1:match0:on:1:1", "p1:match0:deal:1:0", "h1:all:newest", "h1:all:open"):
        live.clock.advance(1)
        outcome = await ana.forge(custom_id, message=ana.public(), values=("1",))
        assert text("refusal-old-button", "en") in outcome.text
    assert before == text_of(ana.public())


async def test_press_outside_servers_shows_nothing(live: Live, ana: Person) -> None:
    """Who is not in the server does not see its matches."""
    await finish(live, 1)
    outcome = await ana.forge("p1:match0:open:1:0", channel_id=live.add_dm(ana))
    assert text("refusal-not-in-server", "en") in outcome.text
