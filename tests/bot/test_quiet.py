"""Nobody is disturbed: no ping, no sound, nothing that vanishes while it is read, and nobody is asked about."""

from __future__ import annotations

from typing import Final

from bot.tables.phases import Phase
from bot.texts import text
from bot.views.names import safe_name
from tests.bot.test_presence import until
from tests.support.live import Json, Live, Person, text_of

WITHOUT_A_SOUND: Final = 1 << 12
"""Discord's flag of a message that notifies nobody."""
CALLBACK: Final = "POST /interactions/{interaction_id}/{interaction_token}/callback"


async def test_match_pings_nobody_and_its_messages_make_no_sound(
    live: Live, ana: Person, besa: Person, luan: Person
) -> None:
    """BB-084: two deals of two people, before somebody who looks on: who wants to play looks at the table anyway."""
    await ana.command("start")
    opening = ana.public()["id"]
    besa.shown.update(ana.shown)
    await besa.press("join")
    await ana.press("fill")
    await ana.press("hand")
    await play_deals(live, 2)
    told = [message for person in (ana, besa, luan) for message in messages(person)]
    assert [] == [text_of(m) for m in told if m["mentions"] or m["mention_roles"] or m["mention_everyone"]]
    posted = {message["id"]: message["flags"] for message in messages(luan) if message["id"] != opening}
    assert {WITHOUT_A_SOUND} == {flags & WITHOUT_A_SOUND for flags in posted.values()}


async def test_what_is_read_stays_until_its_reader_dismisses_it(live: Live, ana: Person) -> None:
    """BB-069: help, rules, a board and a refusal are there ten minutes later, word for word."""
    outcomes = [await ana.command(name) for name in ("help", "rules", "leaderboard", "hand")]
    assert [True] * 4 == [outcome.is_private for outcome in outcomes]
    await live.advance(600)
    await live.answered()
    assert [outcome.message for outcome in outcomes] == [ana.shown.get(o.message["id"]) for o in outcomes]


async def test_leaderboard_asks_discord_nothing(live: Live, ana: Person, besa: Person) -> None:
    """BB-112: who has left the server stands on it by their last name, and one answer is all it costs."""
    await ana.command("start", target=0)
    besa.shown.update(ana.shown)
    await besa.press("join")
    await ana.press("fill")
    await live.play_out()
    await live.answered()
    await live.change_person("besa", action="leave")
    live.playground.requests.clear()
    board = await ana.command("leaderboard")
    routes = {route["route"]: route["count"] for route in live.playground.requests.summary()["routes"]}
    assert {CALLBACK: 1} == routes
    assert [1, 1] == [board.text.count(f"**{safe_name(name)}**") for name in ("Ana", "Besa")]
    assert str(besa.user_id) not in str(board.message["components"])


def messages(person: Person) -> list[Json]:
    """Return every message that a person was told of, in all its forms."""
    return [frame["d"] for frame in person.frames if frame["t"] in ("MESSAGE_CREATE", "MESSAGE_UPDATE")]


async def play_deals(live: Live, count: int) -> None:
    """Let so many deals be played, each with a message of its own."""
    table = live.table()
    while len(table.state.places) < count and table.state.phase is Phase.PLAYING:
        await live.settled()
        await live._take_turn(table)
        await live.answered()
    await until(lambda: table.public().snapshot is not None)
    assert text("lobby-title", "en") not in text_of(live.people["ana"].public())
