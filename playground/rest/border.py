"""From an HTTP request to a handler and back: faults, token, rate limits, reading, checking, answering, counting."""

import logging
from collections.abc import Awaitable, Callable
from typing import Protocol

from aiohttp import web

from playground.errors import (
    EMPTY_MESSAGE,
    INVALID_FORM,
    NOT_IMPLEMENTED,
    SERVER_ERROR,
    UNAUTHORIZED,
    DiscordError,
    Issue,
    Refusal,
)
from playground.faults import Fault
from playground.jsons import compact
from playground.limits.messages import EMPTY, TEXT_BYTES
from playground.local import LocalDiscord
from playground.ratelimits import RateLimits
from playground.requestlog import RequestLog
from playground.rest.reading import read
from playground.rest.routing import Answer, Call, Route

log = logging.getLogger(__name__)
PREFIX = "/api/v10"
COMMON = {"Via": "1.1 playground", "Server": "playground"}
"""discord.py takes a 429 without `Via` for a ban."""
CLOUDFLARE_BAN = 1015
STATUS_CODES = {EMPTY: EMPTY_MESSAGE, TEXT_BYTES: SERVER_ERROR}
"""Issues that Discord answers with an error of their own instead of 50035."""
AioHandler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class SecondOpinion(Protocol):
    """Another check of bodies beside our own limits: Discord's OpenAPI."""

    def request(self, method: str, template: str, body: object) -> list[Issue]:
        """What is wrong with a request."""

    def response(self, method: str, template: str, status: int, body: object) -> list[Issue]:
        """What is wrong with an answer of our own."""


class Border:
    """Serves a table of routes."""

    def __init__(
        self, discord: LocalDiscord, limits: RateLimits, requests: RequestLog, openapi: SecondOpinion | None
    ) -> None:
        self._discord = discord
        self._limits = limits
        self._requests = requests
        self._openapi = openapi

    def add_to(self, app: web.Application, routes: tuple[Route, ...]) -> None:
        """Register the routes, and 501 for everything else."""
        for route in routes:
            app.router.add_route(route.method, PREFIX + route.template, self._serving(route))
        app.router.add_route("*", "/api/{rest:.*}", self._unknown)

    def _serving(self, route: Route) -> AioHandler:
        async def serve(request: web.Request) -> web.StreamResponse:
            return await self._serve(route, request)

        return serve

    async def _serve(self, route: Route, request: web.Request) -> web.StreamResponse:
        name = f"{route.method} {route.template}"
        fault = self._discord.faults.strike(("status", "delay", "cut", "silence"), name)
        if fault is not None and fault.kind == "delay":
            await fault.wait()
        headers = dict(COMMON)
        if fault is None or fault.kind == "delay":
            response = _response(await self._answer(route, request, headers), headers)
        else:
            response = await self._struck(fault, route, request, headers)
        self._requests.add(route.method, route.template, _without_token(request), response.status)
        return response

    async def _struck(self, fault: Fault, route: Route, request: web.Request, headers: dict[str, str]) -> web.Response:
        """Lose the answer, withhold it, or replace it; with `lands` only after the request took effect."""
        if fault.lands:
            await self._answer(route, request, headers)
        if fault.kind == "silence":
            await fault.is_over.wait()
        if fault.kind in ("cut", "silence") and request.transport is not None:
            request.transport.abort()
        if not fault.via:
            banned = {"Server": "cloudflare", "Retry-After": str(int(fault.seconds))}
            return web.Response(status=fault.status, text=f"error code: {CLOUDFLARE_BAN}", headers=banned)
        is_limit = fault.status == 429
        more = {"retry_after": fault.seconds, "global": fault.scope == "global"} if is_limit else {}
        answer = Answer(fault.status, {"message": fault.message, "code": fault.code, **more})
        return _response(answer, {**_limit_headers(fault), **headers} if is_limit else headers)

    async def _answer(self, route: Route, request: web.Request, headers: dict[str, str]) -> Answer:
        try:
            return await self._handle(route, request, headers)
        except DiscordError as error:
            log.debug("%s %s refused: %s", route.method, route.template, error.body())
            return Answer(error.refusal.status, error.body())
        except Exception as error:
            log.exception("%s %s failed", route.method, route.template)
            self._discord.problems.add(f"{route.method} {route.template}", [f"the playground failed: {error!r}"])
            return Answer(500, {"message": "the playground failed", "code": 0})

    async def _handle(self, route: Route, request: web.Request, headers: dict[str, str]) -> Answer:
        if not route.is_open and request.headers.get("Authorization") != f"Bot {self._discord.token}":
            raise DiscordError(UNAUTHORIZED)
        params = dict(request.match_info)
        allowance = self._limits.take(route.method, route.template, params)
        headers.update(allowance.headers)
        if allowance.retry_after is not None:
            return Answer(429, allowance.body())
        payload, uploads = await read(request)
        call = Call(self._discord, params, request.query, payload, uploads)
        self._check(route, call)
        answer = route.handler(call)
        if self._openapi is not None:
            self._check_own(self._openapi, route, answer)
        return answer

    def _check(self, route: Route, call: Call) -> None:
        """Refuse what Discord would refuse, and list it."""
        issues = route.check(call) if route.check else []
        if self._openapi is not None:
            known = {issue.path for issue in issues}
            second = self._openapi.request(route.method, route.template, call.payload)
            issues += [issue for issue in second if issue.path not in known]
        if not issues:
            return
        name = f"{route.method} {route.template}"
        self._discord.problems.add(name, issues, call.payload)
        refused = [issue for issue in issues if issue.source != "unlisted"]
        if refused:
            log.warning("%s: Discord would refuse this: %s", name, "; ".join(map(str, refused)))
            raise DiscordError(_refusal(refused), refused)

    def _check_own(self, openapi: SecondOpinion, route: Route, answer: Answer) -> None:
        issues = openapi.response(route.method, route.template, answer.status, answer.body)
        if issues:
            name = f"the playground's own answer to {route.method} {route.template}"
            self._discord.problems.add(name, issues, answer.body)

    async def _unknown(self, request: web.Request) -> web.StreamResponse:
        name = f"{request.method} {request.path}"
        log.error("%s: the playground does not know this route", name)
        self._discord.problems.add(name, ["501: unknown route"])
        self._requests.add(request.method, request.path, request.path, 501)
        return _response(Answer(501, DiscordError(NOT_IMPLEMENTED).body()), dict(COMMON))


def _refusal(issues: list[Issue]) -> Refusal:
    own = (STATUS_CODES[issue.code] for issue in issues if issue.code in STATUS_CODES)
    return next(own, INVALID_FORM)


def _response(answer: Answer, headers: dict[str, str]) -> web.Response:
    """The `Content-Type` must be exactly `application/json`: with a charset discord.py reads the body as text."""
    if answer.status == 204:
        return web.Response(status=204, headers=headers)
    body = compact(answer.body).encode()
    return web.Response(body=body, status=answer.status, headers={**headers, "Content-Type": "application/json"})


def _limit_headers(fault: Fault) -> dict[str, str]:
    """What a 429 says beside its body."""
    is_global = {"X-RateLimit-Global": "true"} if fault.scope == "global" else {}
    return {"X-RateLimit-Scope": fault.scope, "Retry-After": str(int(fault.seconds) + 1), **is_global}


def _without_token(request: web.Request) -> str:
    path = request.path.removeprefix(PREFIX)
    for name in ("interaction_token", "webhook_token"):
        if name in request.match_info:
            path = path.replace(request.match_info[name], "TOKEN")
    return path
