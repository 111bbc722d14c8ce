"""What a process of the bot holds: memory, handles, tasks, and everything in it that can grow, each with its bound.

A bound holds at any moment of any evening; "flat" is asked of the median of many moments besides.
"""

from __future__ import annotations

import asyncio
import gc
import os
import sys
from collections import Counter
from collections.abc import Iterator, Sized
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from bot import texts
from bot.app import App
from bot.client import choices, client, invitations, pace
from bot.client.breaker import OPENS_AT
from bot.client.limiter import RATE
from bot.tables.misses import KEPT
from bot.views import names
from db import Database
from db.writer import QUEUE_LIMIT

PAGE: Final = os.sysconf("SC_PAGE_SIZE")
SEATS: Final = 4
BUCKETS: Final = 256
"""From how many rate limits on discord.py drops those that were not used for five minutes."""
WORDS: Final = 16
"""Different kinds of counted calls."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Figures:
    """What a process holds at one moment, after a collection."""

    resident: int
    """Bytes in memory, as the kernel counts them."""
    blocks: int
    """Memory blocks that Python has handed out."""
    handles: int
    """Open file descriptors."""
    tasks: int
    views: int
    """Views that discord.py keeps, with their parts and modals."""


@dataclass(frozen=True, slots=True)
class Size:
    """How large one thing is that can grow, and how large it may be."""

    name: str
    size: int
    bound: int


def figures(app: App) -> Figures:
    """Take the figures of this process."""
    gc.collect()
    return Figures(
        resident=int(Path("/proc/self/statm").read_text().split()[1]) * PAGE,
        blocks=sys.getallocatedblocks(),
        handles=len(os.listdir("/proc/self/fd")),  # noqa: PTH208  # counted with the one that reads it
        tasks=len(asyncio.all_tasks()),
        views=_views(app),
    )


def sizes(app: App, database: Database, *, tables: int) -> list[Size]:
    """Return the sizes of all that can grow.

    Args:
        app: The bot.
        database: Its database.
        tables: How many tables can be open at a time.
    """
    return [*_of_tables(app, tables), *_of_displays(app, tables), *_of_border(app), *_of_others(app, database, tables)]


def census() -> Counter[str]:
    """Count all live objects by type, to see what has grown between two moments."""
    gc.collect()
    return Counter(f"{type(one).__module__}.{type(one).__qualname__}" for one in gc.get_objects())


def _of_tables(app: App, tables: int) -> Iterator[Size]:
    registry: Any = app.registry
    open_tables: list[Any] = app.registry.tables()
    yield Size("tables", len(app.registry), tables)
    yield Size("channels that are taken", len(registry._channels._holders), tables)
    yield Size("tables that are opened", len(registry._opening) + len(registry._doubtful), tables)
    yield Size("names at tables", _sum(table.names for table in open_tables), SEATS * tables)
    yield Size("drafts", _sum(table._drafts._drafts for table in open_tables), SEATS * tables)
    yield Size("letters that wait", sum(len(table._mailbox._letters) for table in open_tables), tables)
    yield Size("letters that come again", _sum(table._mailbox._later for table in open_tables), tables)
    yield Size("missed turns", _sum(table._misses._misses for table in open_tables), KEPT * tables)


def _of_displays(app: App, tables: int) -> Iterator[Size]:
    displays: Any = app.displays
    shown = [*displays._displays.values(), *displays._retiring.values()]
    pictures = [display.refresher._picture for display in shown]
    hands = [display.hands for display in shown]
    yield Size("displays", len(displays._displays), tables)
    yield Size("displays of closed tables", len(displays._retiring), tables)
    yield Size("messages left elsewhere", _sum(picture._elsewhere for picture in pictures), tables)
    yield Size("messages being taken away", _sum(picture.traces._leaving for picture in pictures), tables)
    yield Size("older messages remembered", _sum(picture.traces._left for picture in pictures), 32 * tables)
    for name in ("handles", "chose_at", "seen", "answering", "pushes"):
        yield Size(f"hands: {name}", _sum(getattr(hand, f"_{name}") for hand in hands), 2 * SEATS * tables)


def _of_border(app: App) -> Iterator[Size]:
    bot: Any = app.client
    router: Any = app._router
    limiter: Any = app.displays._outbox._limiter  # type: ignore[attr-defined]  # the outbox that we made
    breaker: Any = app.breaker
    presence: Any = bot.presence
    chosen: Any = app.reading
    yield Size("interactions heard of", len(bot._heard), client.REMEMBERED)
    yield Size("interactions that came late", len(bot._late), 0)
    yield Size("people's pace", len(router.pace), pace.REMEMBERED)
    yield Size("languages at hand", len(chosen._chosen), choices.REMEMBERED)
    yield Size("inviters", len(router.invitations._sent), invitations.REMEMBERED)
    yield Size("calls let through lately", len(limiter._grants), int(RATE))
    yield Size("calls that wait", len(limiter._waiters), int(RATE))
    yield Size("kinds of counted calls", len(limiter.calls), WORDS)
    yield Size("refusals of Discord", len(breaker._refusals), OPENS_AT)
    yield Size("heartbeats", len(presence._heartbeats), 1)
    yield Size("servers named", _sum(presence._named.values()), 1)
    yield Size("servers away", len(presence._unavailable), 1)


def _of_others(app: App, database: Database, tables: int) -> Iterator[Size]:
    state: Any = app.client._connection
    http: Any = app.client.http
    writer: Any = database.writer
    archive: Any = database.archive
    loop: Any = asyncio.get_running_loop()
    (guild,) = state._guilds.values()
    yield Size("units that wait for the disk", writer._queue.qsize() + len(writer._entering), QUEUE_LIMIT)
    yield Size("matches that cannot be packed", len(archive._unreadable), 0)
    yield Size("catalogues", texts._bundle.cache_info().currsize, len(texts.LANGUAGES))
    yield Size("texts as they were filled in", texts._formatted.cache_info().currsize, texts.REMEMBERED)
    for show in (names.safe_name, names.short_name, names.plain_name):
        yield Size(f"{show.__name__}s", show.cache_info().currsize, names.REMEMBERED)
    yield Size("discord.py: views, parts, modals", _views(app), 0)
    yield Size("discord.py: messages", len(state._messages or ()), 0)
    yield Size("discord.py: users", len(state._users), 1)
    yield Size("discord.py: private channels", len(state._private_channels), 0)
    yield Size("discord.py: members", len(guild._members), 1)
    yield Size("discord.py: threads", len(guild._threads), 0)
    yield Size("discord.py: rate limits", len(http._buckets), BUCKETS + SEATS * tables)
    yield Size("discord.py: rate limits' names", len(http._bucket_hashes), WORDS)
    yield Size("discord.py: waiting for events", _sum(app.client._listeners.values()), 0)
    yield Size("tasks", len(asyncio.all_tasks()), 8 + 8 * tables)
    yield Size("timers", len(loop._scheduled), 200 + 50 * tables)


def _views(app: App) -> int:
    store: Any = app.client._connection._view_store
    parts = _sum(store._views.values())
    return parts + len(store._synced_message_views) + len(store._modals) + len(store._dynamic_items)


def _sum(things: Any) -> int:
    sized: Iterator[Sized] = iter(things)
    return sum(len(thing) for thing in sized)
