"""Nothing grows: after twenty matches there is as much of everything as after one."""

from __future__ import annotations

import asyncio
import contextlib
import gc

from tests.bot.test_presence import until
from tests.support.live import Live, Person, controls_of

MATCHES = 20


def sizes(live: Live) -> dict[str, int]:
    """Count what lives as long as the process."""
    app = live.app
    return {
        "tasks": len([task for task in asyncio.all_tasks() if "RequestHandler" not in repr(task)]),
        "tables": len(app.registry),
        "channels": len(app.registry._channels),
        "displays": len(app.displays._displays),
        "alarms": sum(not alarm.is_cancelled for _, _, alarm in live.clock._alarms),
        "views of discord.py": len(app.client._connection._view_store._views),
        "messages of discord.py": len(app.client._connection._messages or ()),
        "users of discord.py": len(app.client._connection._users),
        "private channels": len(app.client._connection._private_channels),
    }


async def test_twenty_matches_leave_nothing_behind(live: Live, ana: Person) -> None:
    """One person and three computers, one deal each, opened and finished twenty times, the hand open each time."""
    await play_one(live, ana)
    first = sizes(live)
    for _ in range(MATCHES - 1):
        await play_one(live, ana)
    gc.collect()
    with contextlib.suppress(TimeoutError):
        await until(lambda: not _grown(first, live))  # what is under way comes to its end, what has grown does not
    assert [] == _grown(first, live)


async def test_rematches_at_one_table_keep_no_more_than_one_match(live: Live, ana: Person) -> None:
    """The same table, match after match: names, drafts and handles are those of who sits there."""
    await ana.command("start", target=0)
    await ana.press("fill")
    counts = set()
    for _ in range(5):
        await ana.press("hand")
        await live.play_out()
        await live.answered()
        table = live.table()
        hands = live.app.displays.of(table).hands
        counts.add((len(table.names), len(table._drafts), len(hands._handles), len(hands._seen), len(hands._pushes)))
        await ana.sees(lambda message: "rematch" in controls_of(message))
        await ana.press("rematch")
        await ana.sees(lambda message: "pass-here" in controls_of(message))
    assert {(1, 1, 1, 1, 0)} == counts


async def test_people_who_come_and_go_are_forgotten(live: Live, ana: Person, besa: Person, luan: Person) -> None:
    """A lobby names those who sit there, and nobody who once did."""
    await ana.command("start")
    for person in (besa, luan, besa, luan):
        person.shown.update(ana.shown)
        await person.press("join", ana.public())
        await person.press("leave", ana.public())
    assert {ana.user_id} == set(live.table().names)


async def test_press_while_the_table_closes_brings_no_display_back(live: Live, seated: Person) -> None:
    """The answer to a press on a hand arrives when the table is gone already."""
    await live.fault(kind="delay", route="POST /interactions/*/callback", seconds=0.1)
    sorting = asyncio.create_task(seated.press("sort"))
    table = live.table()
    while live.playground.discord.faults.waiting():
        await asyncio.sleep(0)
    outcome = await seated.command("end")
    await seated.press("end-now", outcome.message)
    await sorting
    await live.answered()
    assert (0, {}) == (len(live.app.registry), live.app.displays._displays)
    assert table.state.closing is not None


def _grown(first: dict[str, int], live: Live) -> list[tuple[str, int, int]]:
    return [(name, first[name], size) for name, size in sizes(live).items() if size > first[name]]


async def play_one(live: Live, ana: Person) -> None:
    """Play a match of one deal and close its table."""
    await ana.command("start", target=0)
    await ana.press("fill", ana.public())
    await ana.press("hand", ana.public())
    await live.play_out()
    await live.answered()
    await ana.command("end")
    await live.answered()
