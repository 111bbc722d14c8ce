"""Leaderboards and profiles on a phone: every order, span and kind of match, each list paged to its end and back."""

from __future__ import annotations

import itertools
import re

import pytest

from bot.league.boards import Board
from bot.league.periods import Span
from bot.league.results import Pool
from tests.journeys.conftest import World
from tests.journeys.driver import Message, Pane
from tests.journeys.past import GUESTS
from tests.journeys.readers import Reader

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.long]

MEDALS = {"🥇": 1, "🥈": 2, "🥉": 3}
LINE = re.compile(r"^(🥇|🥈|🥉|\d+\.) (.+?) · .+\n.+$", re.MULTILINE)
"""A line with a rank, and the details beneath it."""


def lines_of(board: Message) -> list[tuple[int, str]]:
    """Return rank and name of what stands on a page; the reader's own line may stand below it once more."""
    return [(MEDALS.get(mark) or int(mark[:-1]), name) for mark, name in LINE.findall(board.text)]


async def leafed(pane: Pane, board: Message) -> list[Message]:
    """Leaf a board to its end and back; return its pages."""
    pages = [board]
    while pages[-1].has("▶"):
        pages.append(await pane.pressed("▶", board.id))
    for before in reversed(pages[:-1]):
        assert before == await pane.pressed("◀", board.id)
    return pages


async def test_board_of_all_time_lists_everybody_by_each_order(reader: Reader, cafe: World) -> None:
    """Everybody stands on it once, the best first, and the reader's own line is on every page."""
    pane = await cafe.phone(reader.owner, reader)
    await pane.slash("murlan leaderboard")
    board = await pane.private(reader.said("board-title"))
    for order in Board:
        board = await pane.chosen(reader.said("board-choose"), [reader.said("board-name", board=order)], board.id)
        await pane.screenshot(f"board-{order}-{reader.language}")
        pages = await leafed(pane, board)
        assert all(own_line_is_on(page, reader) for page in pages)
        lines = list(dict.fromkeys(line for page in pages for line in lines_of(page)))
        others = [(rank, name) for rank, name in lines if name != reader.owner.capitalize()]
        assert sorted(rank for rank, _ in others) == [rank for rank, _ in others]
        assert len(GUESTS) + 3 == len({name for _, name in others}) == len(others)
    await pane.screenshot(f"board-end-{reader.language}")


async def test_board_of_each_span_and_kind_is_leafed_by_each_order(reader: Reader, cafe: World) -> None:
    """By the command's options and by the message's selects and buttons, whatever stands there."""
    pane = await cafe.phone(reader.guest, reader)
    choices = list(itertools.product(Pool, Span, Board))
    for pool, span in itertools.product(Pool, Span):
        await pane.slash("murlan leaderboard", mode=pool.value, period=span.value, board=Board.WINS.value)
        board = await pane.private(reader.said("board-title"))
        for order in Board:
            choices.remove((pool, span, order))
            board = await pane.chosen(reader.said("board-choose"), [reader.said("board-name", board=order)], board.id)
            title = board.text.splitlines()[1]
            assert reader.said("board-name", board=order) in title
            assert reader.said("board-span", span=span) in title
            assert reader.said("board-pool", pool=pool) in title
            await leafed(pane, board)
        await pane.screenshot(f"board-{pool}-{span}-{reader.language}")
    assert choices == []
    other = reader.said("board-pool", pool=Pool.FREE_FOR_ALL)
    board = await pane.pressed(other, board.id)
    board = await pane.chosen(reader.said("board-choose-span"), [reader.said("board-span", span=Span.ALL)], board.id)
    if board.has(reader.said("board-own")):
        board = await pane.pressed(reader.said("board-own"), board.id)
    assert reader.guest.capitalize() in [name for _, name in lines_of(board)]


async def test_profile_is_read_by_its_owner_and_by_others_unless_kept_private(reader: Reader, cafe: World) -> None:
    """One's own, somebody else's with both head to head, and the sentence where they keep it to themselves."""
    own, guest = await cafe.phone(reader.owner, reader), await cafe.phone(reader.guest, reader)
    await own.slash("murlan profile")
    profile = await own.private(reader.said("profile-title", name=reader.owner.capitalize()))
    assert "🥇" in profile.text
    await own.screenshot(f"profile-own-{reader.language}")
    await own.slash("murlan profile", person=reader.guest.capitalize())
    profile = await own.private(reader.said("profile-title", name=reader.guest.capitalize()))
    head_to_head = reader.said("profile-head-to-head", ahead="", behind="", level="", together="").split(":")[0]
    assert head_to_head in profile.text
    await own.screenshot(f"profile-other-{reader.language}")
    await guest.slash("murlan preferences")
    shared, private = (reader.said("preferences-profile", state=state) for state in ("on", "off"))
    await guest.press(shared)
    assert (await guest.private(reader.said("preferences-title"))).has(private)
    await own.slash("murlan profile", person=reader.guest.capitalize())
    assert reader.said("refusal-not-shared") == await own.told()
    await own.screenshot(f"profile-private-{reader.language}")
    await guest.slash("murlan profile")
    await guest.private(reader.said("profile-title", name=reader.guest.capitalize()))
    await guest.press(private)
    assert (await guest.private(reader.said("preferences-title"))).has(shared)


async def test_profile_of_somebody_who_never_played_says_how_matches_count(reader: Reader, cafe: World) -> None:
    """The other server's owner has played with nobody here."""
    pane = await cafe.phone(reader.guest, reader)
    stranger = {"ana": "Besa", "besa": "Ana"}[reader.owner]
    await pane.slash("murlan profile", person=stranger)
    assert reader.said("profile-empty") in (await pane.private(reader.said("profile-title", name=stranger))).text
    await pane.screenshot(f"profile-empty-{reader.language}")


def own_line_is_on(page: Message, reader: Reader) -> bool:
    """Return whether a page shows the reader's own line."""
    return any(name == reader.owner.capitalize() for _, name in lines_of(page))
