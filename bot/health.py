"""How the bot is, for whoever looks after it: `GET /health` as JSON, and `GET /metrics` for Prometheus."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final, Literal

from aiohttp import web
from prometheus_client import CollectorRegistry
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

from bot import __version__

log = logging.getLogger(__name__)

HOST: Final = "127.0.0.1"
Discord = Literal["ok", "away", "refused"]


@dataclass(kw_only=True)
class Health:
    """What is known of the parts.

    Attributes:
        discord: Returns whether Discord is heard of, or refuses us.
        tables: Returns how many tables are open.
        computers: Returns what the computer players' work came to.
        shards: Returns which shards are here, where this is one of several processes.
        is_storage_ok: Whether the last thing that was to be stored was stored.
        is_serving: Whether tables are restored, and we do not stop.
    """

    discord: Callable[[], Discord]
    tables: Callable[[], int]
    computers: Callable[[], dict[str, Any]] = dict
    shards: Callable[[], dict[str, Any]] = dict
    is_storage_ok: bool = True
    is_serving: bool = False

    @property
    def is_ready(self) -> bool:
        """Whether people can play."""
        return self.is_serving and self.is_storage_ok and self.discord() == "ok"

    def told(self) -> dict[str, Any]:
        """Return it as it is answered."""
        shards = self.shards()
        return {
            "live": True,
            "version": __version__,
            "ready": self.is_ready,
            "storage": "ok" if self.is_storage_ok else "down",
            "discord": self.discord(),
            "tables": self.tables(),
            "computers": self.computers(),
            **({"shards": shards} if shards else {}),
        }


@asynccontextmanager
async def serve_health(
    port: int, health: Health, *, host: str = HOST, metrics: CollectorRegistry | None = None
) -> AsyncIterator[None]:
    """Answer on a port, of this machine alone unless told otherwise.

    Args:
        port: 0 for none; one that is taken is no reason not to play.
        health: What is answered.
        host: The address to listen on.
        metrics: What `/metrics` tells; ``None`` for no such page.
    """
    if not port:
        yield
        return
    runner = web.AppRunner(_answering(health, metrics), access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port).start()
    except OSError as fault:
        log.warning("port %s cannot be used, health is told nowhere: %s", port, fault.strerror)
    try:
        yield
    finally:
        await runner.cleanup()


def _answering(health: Health, metrics: CollectorRegistry | None) -> web.Application:
    async def answer(_request: web.Request) -> web.Response:
        return web.json_response(health.told(), status=200 if health.is_ready else 503)

    async def measure(_request: web.Request) -> web.Response:
        assert metrics is not None, "the page is only there where there are some"
        return web.Response(body=generate_latest(metrics), headers={"Content-Type": CONTENT_TYPE_LATEST})

    app = web.Application()
    app.router.add_get("/health", answer)
    if metrics is not None:
        app.router.add_get("/metrics", measure)
    return app
