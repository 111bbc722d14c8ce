"""Turning points as people ask for them, on the real discord.py; the pool is one that answers when it is told to."""

from __future__ import annotations

import pytest

from bot.client.answers import DEFER_AFTER
from bot.client.history import FILES_A_SECOND, FILES_AT_ONCE
from bot.computers.figures import Reason
from bot.texts import LANGUAGES, text
from tests.bot.computers.test_reviews import Pool
from tests.bot.test_history import finish, pressed
from tests.bot.test_presence import until
from tests.support.live import Json, Live, Person, controls_of, text_of
from tests.support.turning import POINTS


@pytest.fixture
def pool(live: Live) -> Pool:
    """What looks matches through for the running bot."""
    pool = Pool(POINTS)
    live.app.reviews._pool = pool
    return pool


async def replay(live: Live, person: Person) -> Json:
    """Open the replay of a finished match."""
    return await pressed(live, person, "open", (await person.command("history", of="all")).message, "match0")


def openings(message: Json) -> list[str]:
    """Return the ids that lead to a place of the replay."""
    rows = [row for part in message["components"] for row in part["components"] if row["type"] == 1]
    return [button["custom_id"] for row in rows for button in row["components"]]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_turning_points_are_told_to_whoever_asks_and_lead_to_their_places(
    language: str, live: Live, ana: Person, pool: Pool
) -> None:
    """Three lines with their reasons, in the reader's language; each has its button."""
    await ana.command("language", language=language)
    await finish(live, 1)
    step = await replay(live, ana)
    told = await pressed(live, ana, "turning", step)
    assert (1, 64) == (pool.asked, told["flags"] & 64)
    assert text("turning-title", language) in text_of(told)
    assert [f"p1:match0:open:{point.deal}:{point.step}" for point in POINTS] == openings(told)
    live.clock.advance(1)
    opened = await ana.forge(openings(told)[0], message=told)
    assert (True, True) == (opened.is_private, text("replay-title", language, number=POINTS[0].deal) in opened.text)
    assert text("turning-title", language) in text_of(ana.shown[told["id"]])


async def test_finished_message_leads_to_turning_points_that_only_the_reader_sees(
    live: Live, ana: Person, pool: Pool
) -> None:
    """The message in the channel stays as it is."""
    await ana.command("start", target=0)
    await ana.press("fill")
    await live.play_out()
    await live.answered()
    await live.database.archive.settled()
    before = ana.public()
    outcome = await ana.press("turning", before)
    assert (True, True) == (outcome.is_private, text("turning-title", "en") in outcome.text)
    assert text_of(before) == text_of(ana.public())


async def test_reader_sees_that_we_think_until_the_points_are_there(
    live: Live, ana: Person, pool: Pool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord waits three seconds for a first answer; the points then take its place."""
    assert DEFER_AFTER < 3
    monkeypatch.setattr("bot.client.answers.DEFER_AFTER", 0.05)
    await finish(live, 1)
    step = await replay(live, ana)
    pool.may_answer.clear()
    live.clock.advance(1)
    outcome = await ana.press("turning", step)
    assert (True, True, "") == (outcome.is_success, outcome.is_private, outcome.text)
    pool.may_answer.set()
    await until(lambda: text("turning-title", "en") in text_of(ana.shown[outcome.message["id"]]))
    assert text_of(step) == text_of(ana.shown[step["id"]])


@pytest.mark.parametrize(
    ("outcome", "key"),
    [
        (None, "refusal-turning-nobody"),
        (Reason.LATE, "refusal-turning-busy"),
        (Reason.DIED, "refusal-turning-failed"),
    ],
    ids=["no-pool", "late", "died"],
)
async def test_reader_is_told_why_there_are_none(
    outcome: Reason | None, key: str, live: Live, ana: Person, pool: Pool
) -> None:
    """Nobody is left with a message that thinks for ever."""
    pool.outcome = outcome
    await finish(live, 1)
    assert text(key, "en") in text_of(await pressed(live, ana, "turning", await replay(live, ana)))


async def test_bot_without_processes_says_so(live: Live, ana: Person) -> None:
    """The strong players do not think in the bot's own process."""
    await finish(live, 1)
    told = await pressed(live, ana, "turning", await replay(live, ana))
    assert text("refusal-turning-nobody", "en") in text_of(told)


async def test_running_match_and_one_of_elsewhere_have_no_turning_points(
    live: Live, seated: Person, pool: Pool
) -> None:
    """Whatever an id says: what a champion thinks of a match that goes on would be a hint."""
    running = live.table().state.match_id
    await finish(live, 1, guild_id=live.other_guild_id)
    for match_id in (running, "match0", "never"):
        live.clock.advance(1)
        outcome = await seated.forge(f"p1:{match_id}:turning:1:0")
        assert (True, text("refusal-no-finished-match", "en")) == (outcome.is_private, outcome.text)
    live.clock.advance(1)
    outside = await seated.forge("p1:match0:turning:1:0", channel_id=live.add_dm(seated))
    assert text("refusal-not-in-server", "en") in outside.text
    assert 0 == pool.asked


async def test_files_of_matches_are_taken_at_a_gentle_pace(live: Live, ana: Person, besa: Person) -> None:
    """A few at once, then one now and then; others do not feel it, and the replay goes on."""
    await finish(live, 1)
    step = await replay(live, ana)
    for number in range(FILES_AT_ONCE):
        assert (await pressed(live, ana, ("json", "text")[number % 2], step))["attachments"]
    refused = await pressed(live, ana, "json", step)
    assert (text("refusal-too-many-files", "en"), []) == (text_of(refused), refused["attachments"])
    assert (await pressed(live, besa, "json", await replay(live, besa)))["attachments"]
    step = await pressed(live, ana, "on", step)
    assert not controls_of(step)["back"]["disabled"]
    live.clock.advance(1 / FILES_A_SECOND)
    assert (await pressed(live, ana, "json", step))["attachments"]
