"""What a manager corrects, on a phone: a result, the boards, a season, and who may sit down."""

from __future__ import annotations

import pytest

from bot.views.correction_presses import Reset
from tests.journeys.conftest import World
from tests.journeys.driver import Message, Pane
from tests.journeys.readers import Reader

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.long]


async def board(pane: Pane, reader: Reader, period: str = "all") -> Message:
    """Open a leaderboard."""
    await pane.slash("murlan leaderboard", period=period)
    return await pane.private(reader.said("board-title"))


async def test_result_that_is_voided_counts_no_more(reader: Reader, own_cafe: World) -> None:
    """Chosen from the last ones, asked once more; the history says so, and the board is worked out anew."""
    owner = await own_cafe.phone(reader.owner, reader)
    before = await board(owner, reader)
    await owner.slash("murlan void")
    asked = await owner.private(reader.said("void-title"))
    await owner.press(reader.said("void-choose"), message=asked.id, settle=False)
    await owner.root.locator("[data-popover] [role=option]").first.wait_for()
    await owner.screenshot(f"void-choice-{reader.language}")
    await owner.page.keyboard.press("Escape")
    await owner.pick(reader.said("void-choose"), 0, message=asked.id)
    await owner.screenshot(f"void-question-{reader.language}")
    voided = await owner.pressed(reader.said("button-void"), asked.id)
    assert reader.said("note-voided") == voided.body
    assert before.body != (await board(owner, reader)).body
    await owner.slash("murlan history", of="all")
    assert reader.said("history-void") in (await owner.private(reader.said("history-title"))).text
    await owner.slash("murlan void")
    asked = await owner.private(reader.said("void-title"))
    await owner.pick(reader.said("void-choose"), 0, message=asked.id)
    assert reader.said("note-void-already") == (await owner.shown(asked.id)).body


async def test_boards_begin_anew_once_that_is_confirmed(reader: Reader, own_cafe: World) -> None:
    """First the season's, then all; until the question is answered nothing changes."""
    owner = await own_cafe.phone(reader.owner, reader)
    for what, period in ((Reset.SEASON, "season"), (Reset.ALL, "all")):
        before = await board(owner, reader, period)
        await owner.slash("murlan reset", what=what.value)
        asked = await owner.private(reader.said("reset-ask", what=what).splitlines()[0])
        await owner.screenshot(f"reset-{what}-{reader.language}")
        assert before.body == (await board(owner, reader, period)).body
        assert reader.said("note-reset") == (await owner.pressed(reader.said("button-reset"), asked.id)).body
        assert reader.said("board-empty") in (await board(owner, reader, period)).text
    await owner.screenshot(f"reset-done-{reader.language}")


async def test_season_is_started_and_ended_by_hand(reader: Reader, own_cafe: World) -> None:
    """A season that begins ends the one before, whose podium is posted and then stands below the board, too."""
    owner = await own_cafe.phone(reader.owner, reader)
    await owner.slash("murlan language", language=reader.said("language-name"), server="True")
    await owner.slash("murlan season", action="start", name="Kupa e Dimrit")
    assert reader.said("note-season-started", name="Kupa e Dimrit") == await owner.told()
    shown = await board(owner, reader, "season")
    assert "Kupa e Dimrit" in shown.text
    assert "🥇" in shown.text
    assert reader.said("board-empty") in shown.text
    await owner.screenshot(f"season-{reader.language}")
    podium = await owner.wait_for_text(reader.said("podium-title", season="|").partition("|")[0])
    assert not podium.is_ephemeral
    assert reader.owner.capitalize() in podium.text
    await owner.screenshot(f"season-podium-{reader.language}")
    await owner.slash("murlan season", action="end")
    assert reader.said("note-season-ended", name="Kupa e Dimrit") == await owner.told()
    await owner.slash("murlan season", action="end")
    assert reader.said("note-no-season") == await owner.told()
    await owner.screenshot(f"season-ended-{reader.language}")


async def test_barred_person_sits_down_nowhere_until_let_in_again(reader: Reader, own_cafe: World) -> None:
    """Neither at a table of their own nor at another's."""
    owner, guest = await own_cafe.phone(reader.owner, reader), await own_cafe.phone(reader.guest, reader)
    name = reader.guest.capitalize()
    await owner.slash("murlan language", language=reader.said("language-name"), server="True")
    for note in ("note-barred", "note-barred-already"):
        await owner.slash("murlan bar", person=name)
        assert reader.said(note, name=name) == await owner.told()
    await owner.screenshot(f"barred-{reader.language}")
    await guest.slash("murlan start")
    assert reader.said("refusal-barred-here") == await guest.told()
    await owner.slash("murlan start")
    await guest.press(reader.said("button-join"))
    assert reader.said("refusal-barred-here") == await guest.told()
    await guest.screenshot(f"barred-refused-{reader.language}")
    for note in ("note-let-in", "note-never-barred"):
        await owner.slash("murlan bar", person=name, action="lift")
        assert reader.said(note, name=name) == await owner.told()
    await guest.press(reader.said("button-join"))
    assert name in (await owner.wait_for_text(name)).text
