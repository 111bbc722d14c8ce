"""Finished matches on a phone: listed to the end, replayed step by step, looked through for turning points."""

from __future__ import annotations

import re

import pytest

from tests.journeys.books import history, replay
from tests.journeys.conftest import World
from tests.journeys.past import FREE_MATCHES, NEWEST, TEAM_MATCHES
from tests.journeys.player import play_one_deal
from tests.journeys.readers import Reader

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.long]

MATCHES = FREE_MATCHES + TEAM_MATCHES + NEWEST
LOOKED_THROUGH = 120.0
"""Seconds that looking a deal through may take beside everything else."""
ENTRY = re.compile(r"^\d+\. .+\n.+$", re.MULTILINE)
"""A match of a list: who won, and everybody else below."""


async def test_match_that_was_just_played_is_in_all_books(reader: Reader, world: World) -> None:
    """Two people play a deal: from its last message they replay and verify it; boards, profile and history have it."""
    owner, guest = await world.phone(reader.owner, reader), await world.phone(reader.guest, reader)
    await guest.slash("murlan verify")
    assert reader.said("refusal-no-such-match") == await guest.told()
    over = await play_one_deal(owner, guest, reader)
    await guest.screenshot(f"played-{reader.language}")
    await guest.press(reader.said("button-replay"), message=over.id)
    step = await guest.private(reader.said("replay-title", number=1))
    await guest.pressed("⏭", step.id)
    await guest.screenshot(f"played-replay-{reader.language}")
    await guest.press(reader.said("button-verify"), message=over.id)
    assert reader.said("fair-all", count=1) in await guest.told()
    await guest.screenshot(f"played-verify-{reader.language}")
    for name in (reader.owner.capitalize(), reader.guest.capitalize()):
        await guest.slash("murlan leaderboard", board="points")
        assert name in await guest.told()
        await guest.slash("murlan profile", person=name)
        assert reader.said("profile-title", name=name) in await guest.told()
        assert reader.said("profile-empty") not in await guest.told()
        await guest.slash("murlan history", of="own")
        assert name in await guest.told()
    await guest.screenshot(f"played-history-{reader.language}")


async def test_matches_are_listed_to_the_first_one_and_back(reader: Reader, cafe: World) -> None:
    """All of the server and the reader's own, each match once."""
    pane = await cafe.phone(reader.owner, reader)
    newest = page = await history(pane, reader, "all")
    await pane.screenshot(f"history-{reader.language}")
    pages = [page]
    while page.has("▶"):
        page = await pane.pressed("▶", page.id)
        pages.append(page)
    await pane.screenshot(f"history-end-{reader.language}")
    assert MATCHES == sum(len(ENTRY.findall(one.text)) for one in pages)
    assert len(pages) == len({one.text for one in pages})
    for before in reversed(pages[:-1]):
        page = await pane.pressed("◀", page.id)
        assert before.body == page.body
    page = await pane.pressed("▶", page.id)
    assert newest.body == (await pane.pressed("⏮", page.id)).body
    own = await pane.pressed(reader.said("history-own"), page.id)
    assert reader.said("history-title-own") in own.text
    assert own.has(reader.said("history-all"))


async def test_own_matches_of_somebody_are_listed_to_the_first_one(reader: Reader, cafe: World) -> None:
    """Fewer than the server's; a channel's newcomer has none."""
    pane, stranger = (
        await cafe.phone(reader.guest, reader),
        await cafe.phone({"ana": "besa"}.get(reader.owner, "ana"), reader),
    )
    pages = [await history(pane, reader, "own")]
    while pages[-1].has("▶"):
        pages.append(await pane.pressed("▶", pages[0].id))
    listed = [entry for page in pages for entry in ENTRY.findall(page.text)]
    assert 0 < len(listed) < MATCHES
    assert all(reader.guest.capitalize() in entry for entry in listed)
    empty = await history(stranger, reader, "own")
    assert reader.said("history-empty-own") in empty.text
    await stranger.screenshot(f"history-empty-{reader.language}")


async def test_match_is_replayed_step_by_step_to_its_end_and_back(reader: Reader, cafe: World) -> None:
    """Each ▶ shows another step, up to the result; each ◀ the one before."""
    pane = await cafe.phone(reader.owner, reader)
    page = await history(pane, reader, "own")
    await replay(pane, reader, 1, page.id)
    step = await pane.private(reader.said("replay-title", number=1))
    await pane.screenshot(f"replay-first-{reader.language}")
    steps = [step]
    while steps[-1].control("▶").is_enabled:
        steps.append(await pane.pressed("▶", step.id))
        if len(steps) == 12:
            await pane.screenshot(f"replay-step-{reader.language}")
    await pane.screenshot(f"replay-last-{reader.language}")
    assert "🏆" in steps[-1].text
    assert len(steps) == len({one.text for one in steps})
    for before in reversed(steps[:-1]):
        assert before.body == (await pane.pressed("◀", step.id)).body
    assert steps[-1].body == (await pane.pressed("⏭", step.id)).body
    assert steps[0].body == (await pane.pressed("⏮", step.id)).body


async def test_deals_of_a_long_match_are_chosen_one_after_the_other(reader: Reader, cafe: World) -> None:
    """The newest match went to 21: each deal from the select, its first and last step, up to the result."""
    pane = await cafe.phone(reader.guest, reader)
    page = await history(pane, reader, "all")
    step = await replay(pane, reader, 0, page.id)
    select = reader.said("replay-choose")
    await pane.press(select, message=step.id, settle=False)
    await pane.root.locator("[data-popover] [role=option]").first.wait_for()
    await pane.screenshot(f"replay-deals-{reader.language}")
    deals = await pane.root.locator("[data-popover] .option-label").all_inner_texts()
    await pane.page.keyboard.press("Escape")
    assert len(deals) > 1
    for number, deal in enumerate(deals, start=1):
        step = await pane.chosen(select, [deal], step.id)
        assert reader.said("replay-title", number=number) in step.text
        if number == 2:
            await pane.screenshot(f"replay-exchange-{reader.language}")
        step = await pane.pressed("⏭", step.id)
        assert ("🏆" in step.text) == (number == len(deals))
    await pane.screenshot(f"replay-over-{reader.language}")
    assert not step.control("▶").is_enabled


async def test_turning_points_of_a_match_lead_to_their_steps(reader: Reader, cafe: World) -> None:
    """The strongest computer player looks the match through; each point it finds is replayed from there."""
    pane = await cafe.phone(reader.owner, reader)
    step = await replay(pane, reader, 1, (await history(pane, reader, "own")).id)
    await pane.press(reader.said("button-turning"), message=step.id)
    points = await pane.wait_for_text(reader.said("turning-hint"), seconds=LOOKED_THROUGH)
    await pane.screenshot(f"turning-{reader.language}")
    for number in range(1, 4):
        button = reader.said("turning-replay", number=number)
        if points.has(button):
            await pane.press(button, message=points.id)
            assert (await pane.private(reader.said("replay-title", number=1))).control("◀").is_enabled
            await pane.screenshot(f"turning-replay-{number}-{reader.language}")
    assert points.has(reader.said("turning-replay", number=1)) != (reader.said("turning-none") in points.text)
