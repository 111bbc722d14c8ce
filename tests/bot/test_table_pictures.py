"""Pictures on the table's public message, on the real discord.py: sent once, kept, dropped, and done without."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from copy import copy
from typing import Final

import pytest

from bot.client import pictures
from bot.tables.phases import Phase
from murlan.options import ONE_DEAL
from murlan.snapshot import Stage
from tests.support.discord_limits import walk
from tests.support.live import PATIENCE, Json, Live, Person, controls_of, text_of

CALLBACK: Final = "POST /interactions/*/callback"
ANSWERS: Final = "POST /interactions/{interaction_id}/{interaction_token}/callback"
GALLERY: Final = 12
"""Discord's number of a media gallery."""


async def started(live: Live) -> None:
    """Start the bot anew, as one that draws cards, and wait until it has all that it wants."""
    live.draws_cards = True
    await live.restart_bot()
    async with asyncio.timeout(6 * PATIENCE):
        while not live.app.card_emojis.is_settled:
            await asyncio.sleep(0.001)


def files_of(message: Json) -> list[str]:
    """Return the ids of a message's files."""
    return [file["id"] for file in message["attachments"]]


def pictures_of(message: Json) -> list[str]:
    """Return the addresses of the pictures that a message shows."""
    galleries = [part for part in walk(message["components"]) if part["type"] == GALLERY]
    return [item["media"]["url"] for gallery in galleries for item in gallery["items"]]


def shows_its_file(message: Json) -> bool:
    """Return whether a message shows a picture, and that is the one file that it has."""
    shown = pictures_of(message)
    return len(shown) == 1 and shown == [file["url"] for file in message["attachments"]]


async def begun(live: Live, host: Person, guest: Person, **options: object) -> None:
    """Begin a match of two people and two computer players."""
    await host.command("start", **options)
    await guest.press("join", host.public())
    await host.press("fill")


async def played(live: Live, is_there: Callable[[Stage, int], bool]) -> None:
    """Let the match go on until its stage and the number of its deal are as wanted."""
    async with asyncio.timeout(6 * PATIENCE):
        while True:
            await live.settled()
            match = live.table().state.match
            assert match is not None
            if is_there(match.stage, match.deal_number):
                return
            await live._take_turn(live.table())


async def test_deal_that_ended_is_a_picture_that_stays_until_the_next_one(
    live: Live, ana: Person, besa: Person
) -> None:
    """It is sent once: a press on the message, which changes its words, and an edit after that keep it."""
    await started(live)
    await begun(live, ana, besa)
    await played(live, lambda stage, number: stage is Stage.DEALING and number == 1)
    between = await ana.sees(lambda message: "ready" in controls_of(message), is_private=False)
    assert shows_its_file(between)
    await ana.press("ready", between)
    await live.answered()
    ready = ana.shown[between["id"]]
    assert text_of(between) != text_of(ready)
    assert files_of(between) == files_of(ready)
    assert shows_its_file(ready)
    live.clock.advance(live.settings.murlan_next_deal + 1)
    await played(live, lambda stage, number: stage is not Stage.DEALING and number == 2)
    await live.answered()
    assert [] == ana.shown[between["id"]]["attachments"]
    assert [] == live.problems()


async def test_exchange_is_a_picture_until_the_first_card_is_laid(live: Live, ana: Person, besa: Person) -> None:
    """Then the file goes as well: nobody loads what is not shown."""
    await started(live)
    await begun(live, ana, besa)
    await played(live, lambda stage, number: stage is Stage.PLAY and number == 2)
    await live.answered()
    exchanged = ana.public()
    assert shows_its_file(exchanged)
    await played(live, lambda *_: live.table().public().guard.turn > 0)
    await live.answered()
    laid = ana.shown[exchanged["id"]]
    assert ([], []) == (pictures_of(laid), laid["attachments"])
    assert [] == live.problems()


async def test_match_that_ended_shows_its_picture_again_after_a_restart(live: Live, ana: Person, besa: Person) -> None:
    """Of what the message has nothing is known then: it is sent once more in place of the old one."""
    await started(live)
    await begun(live, ana, besa, target=ONE_DEAL)
    await live.play_out()
    await live.answered()
    over = await ana.sees(lambda message: "rematch" in controls_of(message), is_private=False)
    assert shows_its_file(over)
    await started(live)
    await ana.press("rematch", over)
    await live.answered()
    wanted = ana.shown[over["id"]]
    assert shows_its_file(wanted)
    assert "Ana" in text_of(wanted)
    assert [] == live.problems()


@pytest.mark.parametrize("reason", ["no right", "no picture"])
async def test_deal_that_ended_is_told_in_words_where_there_can_be_no_picture(
    reason: str, live: Live, ana: Person, besa: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Files are not allowed in the channel, or the picture is late: nothing else is missing, and nothing is late."""
    await started(live)
    if reason == "no right":
        await live.permit("bot", deny=("ATTACH_FILES",))
    else:
        monkeypatch.setattr(pictures, "PATIENCE", 0.0)
    await begun(live, ana, besa, target=ONE_DEAL)
    await live.play_out()
    await live.answered()
    over = await ana.sees(lambda message: "rematch" in controls_of(message), is_private=False)
    await ana.press("rematch", over)
    await live.answered()
    wanted = ana.shown[over["id"]]
    assert ([], []) == (pictures_of(wanted), wanted["attachments"])
    assert Phase.FINISHED is live.table().state.phase
    assert [] == live.problems()


@pytest.mark.parametrize("way", ["answer", "edit"])
async def test_file_that_is_gone_unknown_to_us_takes_nobody_the_message(
    way: str, live: Live, ana: Person, besa: Person
) -> None:
    """Discord refuses to keep what it does not have: an edit sends the picture anew, an answer does without."""
    await started(live)
    await begun(live, ana, besa, target=ONE_DEAL)
    await live.play_out()
    await live.answered()
    over = await ana.sees(lambda message: "rematch" in controls_of(message), is_private=False)
    with live.app.client.attached.changing(int(over["id"])) as change:
        assert change.had is not None
        gone = copy(change.had[0])
        gone.id += 1
        change.has = (gone,)
    if way == "answer":
        await ana.press("rematch", over)
    else:
        await besa.command("leave")
    await live.answered()
    changed = ana.shown[over["id"]]
    assert text_of(over) != text_of(changed)
    assert (way == "edit") == shows_its_file(changed)
    live.expected_problems.update(live.problems())


async def test_answer_that_is_tried_again_brings_its_picture_again(live: Live, ana: Person, besa: Person) -> None:
    """A file is read as it is sent: the second try sends it from its beginning."""
    await started(live)
    await begun(live, ana, besa, target=ONE_DEAL)
    await live.play_out()
    await live.answered()
    await live.database.archive.settled()
    live.playground.requests.clear()
    await live.fault(kind="status", route=CALLBACK, status=500, times=2)
    board = (await ana.command("leaderboard")).message
    assert shows_its_file(board)
    assert board["attachments"][0]["size"] > 1_000
    assert 3 == live.requests(ANSWERS)
