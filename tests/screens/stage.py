"""The pages that sheets are made of, on loopback: the playground's own, with emojis and pictures drawn here."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from aiohttp import web

from tests.screens.scenes import emoji_picture, picture

_OWN: Final = Path(__file__).parent / "page"
_PLAYGROUND: Final = Path(__file__).parents[2] / "playground" / "page"
_KEEP: Final = {"Cache-Control": "max-age=3600"}


@asynccontextmanager
async def stage() -> AsyncIterator[str]:
    """Serve the pages while somebody looks at them; yields the address of the sheet."""
    app = web.Application()
    app.router.add_get(r"/emojis/{id:\d+}.png", _emoji)
    app.router.add_get("/pictures/{name}", _picture)
    app.router.add_static("/page", _PLAYGROUND)
    app.router.add_static("/", _OWN)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    try:
        yield f"http://127.0.0.1:{runner.addresses[0][1]}/sheet.html"
    finally:
        await runner.cleanup()


async def _emoji(request: web.Request) -> web.Response:
    return _png(emoji_picture(int(request.match_info["id"])))


async def _picture(request: web.Request) -> web.Response:
    return _png(picture(request.match_info["name"]))


def _png(data: bytes) -> web.Response:
    return web.Response(body=data, content_type="image/png", headers=_KEEP)
