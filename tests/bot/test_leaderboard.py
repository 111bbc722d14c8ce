"""The leaderboard as people leaf through it, on the real discord.py."""

from __future__ import annotations

import pytest

from bot.league.folding import Tally
from bot.league.periods import ALL_TIME
from bot.league.results import Pool
from bot.texts import LANGUAGES, text
from db.ledger import write_tallies
from tests.support.live import Live, Person, controls_of, text_of


async def stand(live: Live, me: Person, count: int) -> None:
    """Put so many people on the server's board, the last of them one's own."""
    guild_id = int(live.guild_id)
    others = {1000 + n: Tally(matches=3, deals=9, place_sum=20, points=900 - n) for n in range(count - 1)}
    tallies = others | {me.user_id: Tally(matches=1, deals=3, place_sum=9, points=1)}
    rows = [(ALL_TIME, Pool.FREE_FOR_ALL, user_id, tally) for user_id, tally in tallies.items()]
    await live.database.seasons.turn(guild_id)
    await live.database.writer.submit(lambda connection: write_tallies(connection, guild_id, rows))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_board_is_leafed_to_its_end_with_ones_own_line_always_there(
    language: str, live: Live, ana: Person
) -> None:
    """One private message, redrawn by each press; nobody on it is a number."""
    await ana.command("language", language=language)
    await stand(live, ana, 23)
    board = (await ana.command("leaderboard")).message
    own = "23\\. **"
    pages = 1
    assert own in text_of(board)
    while "on" in controls_of(board):
        live.clock.advance(1)
        assert (await ana.press("on", board)).is_success
        board, pages = ana.shown[board["id"]], pages + 1
        assert 1 == text_of(board).count(own)
    assert (3, False) == (pages, str(ana.user_id) in text_of(board))
    live.clock.advance(1)
    await ana.press("back", board)
    assert "11\\. **" in text_of(ana.shown[board["id"]])
    await ana.press("own", ana.shown[board["id"]])
    assert board["id"] == ana.newest("by")["id"]
    assert text_of(board) == text_of(ana.shown[board["id"]])


async def test_board_is_chosen_by_selects_a_button_or_options(live: Live, ana: Person) -> None:
    """What the message shows is in its ids; a command can ask for the same at once."""
    await stand(live, ana, 12)
    board = (await ana.command("leaderboard")).message
    for verb, value, expected in (
        ("by", "wins", text("board-name", "en", board="wins")),
        ("in", "week", text("board-span", "en", span="week")),
        ("pool", None, text("board-pool", "en", pool="two-teams")),
    ):
        live.clock.advance(1)
        await ana.press(verb, ana.shown[board["id"]], values=None if value is None else (value,))
        assert expected in text_of(ana.shown[board["id"]])
    live.clock.advance(1)
    asked = (await ana.command("leaderboard", board="wins", period="week", mode="two-teams")).message
    assert text_of(ana.shown[board["id"]]) == text_of(asked)


async def test_board_is_not_drawn_over_what_others_see(live: Live, ana: Person) -> None:
    """A press that Discord would not let through finds no way to redraw a public message."""
    await ana.command("start")
    before = text_of(ana.public())
    for custom_id in ("l1:points:on:all:free-for-all:1", "l1:points:by:all:free-for-all:0"):
        live.clock.advance(1)
        outcome = await ana.forge(custom_id, message=ana.public(), values=("wins",))
        assert text("refusal-old-button", "en") in outcome.text
    assert before == text_of(ana.public())


async def test_select_of_a_board_that_names_nothing_is_an_old_button(live: Live, ana: Person) -> None:
    """A later version may have had other boards."""
    board = (await ana.command("leaderboard")).message
    for verb in ("by", "in"):
        live.clock.advance(1)
        custom_id = controls_of(board)[verb]["custom_id"]
        outcome = await ana.forge(custom_id, message=board, values=("honour",))
        assert text("refusal-old-button", "en") in outcome.text


async def test_board_that_there_is_not_is_refused(live: Live, ana: Person) -> None:
    """Discord offers choices; what comes through all the same is told to be none."""
    option = {"name": "board", "type": 3, "value": "honour"}
    sub = {"name": "leaderboard", "type": 1, "options": [option]}
    outcome = await ana.forge_command({"name": "murlan", "options": [sub]})
    assert (True, True) == (outcome.is_success, outcome.is_private)
    assert text("fault", "en") not in outcome.text
