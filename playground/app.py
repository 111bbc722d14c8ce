"""The composition root: state, rules and faces put together as one web application."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from aiohttp import web

from playground.clock import Clock
from playground.control import Control
from playground.gateway import Gateway
from playground.local import LocalDiscord
from playground.people.api import PeopleApi, plain_refusals
from playground.people.sockets import Sockets
from playground.placecontrol import PlaceControl
from playground.ratelimits import RateLimits
from playground.requestlog import RequestLog
from playground.rest import applications, channels, gateways, interactions, messages
from playground.rest.border import Border, SecondOpinion
from playground.starts import Starts

PAGE = Path(__file__).parent / "page"
HOSTS = ("127.0.0.1", "localhost")
BODY_LIMIT = 64 * 1024 * 1024
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


@dataclass(frozen=True, slots=True)
class Playground:
    """The application and the parts that its owner may want to reach."""

    app: web.Application
    discord: LocalDiscord
    gateway: Gateway
    control: Control
    requests: RequestLog


def build(  # noqa: PLR0913 - what its owner decides
    base_url: str,
    clock: Clock,
    *,
    openapi: SecondOpinion | None = None,
    rate_limits: bool = True,
    shards: int = 1,
    max_concurrency: int = 1,
    limits_starts: bool | None = None,
) -> Playground:
    """Put a fresh playground together.

    Args:
        base_url: where it will be reached, `http://127.0.0.1:8765`.
        clock: the time it goes by.
        openapi: Discord's OpenAPI, if bodies are to be held against it.
        rate_limits: whether requests are limited as Discord limits them.
        shards: how many shards the gateway recommends.
        max_concurrency: how many shards may identify within five seconds.
        limits_starts: whether new sessions are limited as Discord limits them; if left out, where requests are.
    """
    discord = LocalDiscord(clock, base_url)
    is_paced = rate_limits if limits_starts is None else limits_starts
    starts = Starts(clock, max_concurrency=max_concurrency, is_paced=is_paced)
    gateway = Gateway(discord, shards, starts=starts)
    requests = RequestLog(clock)
    control = Control(discord, gateway, requests)
    sockets = Sockets(discord, lambda: gateway.is_bot_here)
    app = web.Application(middlewares=[_local_only, plain_refusals], client_max_size=BODY_LIMIT)
    app.router.add_get("/gateway", gateway.serve)
    app.router.add_get("/gateway/", gateway.serve)
    border = Border(discord, RateLimits(clock, enabled=rate_limits), requests, openapi)
    tables = (applications, channels, messages, interactions)
    routes = tuple(route for table in tables for route in table.ROUTES)
    border.add_to(app, (*gateways.routes(gateway), *routes))
    app.on_shutdown.append(sockets.close)
    PeopleApi(discord, sockets).add_to(app)
    control.add_to(app)
    PlaceControl(discord).add_to(app)
    _add_files(app, discord)
    return Playground(app, discord, gateway, control, requests)


def _add_files(app: web.Application, discord: LocalDiscord) -> None:
    """Uploaded files, emojis, and the page."""

    async def stored(request: web.Request) -> web.Response:
        path = request.path if request.path.startswith("/attachments/") else request.path.rpartition(".")[0]
        file = discord.files.get(path)
        if file is None:
            raise web.HTTPNotFound
        headers = {"Content-Type": file.content_type, "Cache-Control": "max-age=86400"}
        return web.Response(body=file.data, headers=headers)

    async def page(request: web.Request) -> web.FileResponse:
        file = (PAGE / request.match_info.get("name", "index.html")).resolve()
        if not file.is_relative_to(PAGE.resolve()) or not file.is_file():
            raise web.HTTPNotFound
        return web.FileResponse(file, headers={"Cache-Control": "no-cache"})

    app.router.add_get("/attachments/{path:.*}", stored)
    app.router.add_get("/emojis/{path:.*}", stored)
    app.router.add_get("/", page)
    app.router.add_get("/page/{name:.+}", page)


@web.middleware
async def _local_only(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Other pages that are open in the same browser must not reach in."""
    origin = request.headers.get("Origin")
    hosts = [urlsplit(f"//{request.host}").hostname, urlsplit(origin).hostname if origin else None]
    if any(host not in (None, *HOSTS) for host in hosts):
        raise web.HTTPForbidden(text="The playground answers to this machine only.")
    return await handler(request)
