"""Control of the bot, its connection, faults and books. The contract is in `playground/README.md`."""

from collections.abc import Awaitable, Callable
from typing import Protocol

from aiohttp import web

from playground.faults import BadFaultError
from playground.gateway import Gateway
from playground.jsons import as_int, compact
from playground.local import LocalDiscord
from playground.people.api import body_of
from playground.people.refusals import RefusedError
from playground.requestlog import RequestLog

Handler = Callable[[web.Request], Awaitable[web.Response]]


class Killable(Protocol):
    """The bot's process, as far as control needs it."""

    def kill(self) -> bool:
        """End it at once; a new one starts."""


class Control:
    """`/problems`, and what is under `/control` apart from the place itself."""

    def __init__(self, discord: LocalDiscord, gateway: Gateway, requests: RequestLog) -> None:
        self._discord = discord
        self._gateway = gateway
        self._requests = requests
        self.process: Killable | None = None
        """Set once the bot was started as a child."""

    def add_to(self, app: web.Application) -> None:
        """Register the routes."""
        routes: dict[tuple[str, str], Handler] = {
            ("GET", "/problems"): self._problems,
            ("DELETE", "/problems"): self._clear_problems,
            ("GET", "/control/bot"): self._describe_bot,
            ("POST", "/control/bot"): self._act_on_bot,
            ("POST", "/control/faults"): self._plant,
            ("DELETE", "/control/faults"): self._clear_faults,
            ("GET", "/control/requests"): self._count,
            ("DELETE", "/control/requests"): self._clear_counts,
            ("GET", "/control/events"): self._events,
        }
        for (method, path), handler in routes.items():
            app.router.add_route(method, path, handler)

    async def _problems(self, _request: web.Request) -> web.Response:
        return web.json_response(self._discord.problems.listed())

    async def _clear_problems(self, _request: web.Request) -> web.Response:
        self._discord.problems.clear()
        return done()

    async def _describe_bot(self, _request: web.Request) -> web.Response:
        told = {"running": self._gateway.is_bot_here, "is_child": self.process is not None, "shards": self._shards()}
        return web.json_response({**told, "identifies": self._gateway.identifies, "token": self._discord.token})

    def _shards(self) -> list[int]:
        """The shards that a bot is connected on; one of two processes at once is there twice."""
        return sorted(session.shard[0] for session in self._gateway.connected())

    async def _act_on_bot(self, request: web.Request) -> web.Response:
        body = await body_of(request)
        action = body.get("action")
        if action == "restart":
            if self.process is None or not self.process.kill():
                raise RefusedError("The playground did not start the bot, so it cannot restart it")
            return done()
        sessions = self._gateway.connected(body.get("shard"))
        for session in sessions:
            if session.connection is None:
                continue
            session.replays = as_int(body.get("replays"))
            match action:
                case "zombie":
                    session.connection.fall_silent()
                case "cut" if body.get("code"):
                    await session.connection.close(as_int(body["code"]))
                case "cut":
                    session.connection.tear()
                case "reconnect":
                    session.connection.send(compact({"op": 7, "t": None, "s": None, "d": None}))
                case "invalidate":
                    resumable = bool(body.get("resumable"))
                    session.is_over = not resumable
                    session.connection.send(compact({"op": 9, "t": None, "s": None, "d": resumable}))
                case _:
                    raise RefusedError("action is one of restart, cut, reconnect, invalidate, zombie")
        return web.json_response({"sessions": len(sessions)})

    async def _plant(self, request: web.Request) -> web.Response:
        try:
            self._discord.faults.plant(await body_of(request))
        except BadFaultError as problem:
            raise RefusedError(str(problem)) from problem
        return web.json_response({"waiting": self._discord.faults.waiting()})

    async def _clear_faults(self, _request: web.Request) -> web.Response:
        self._discord.faults.clear()
        return done()

    async def _count(self, _request: web.Request) -> web.Response:
        return web.json_response(self._requests.summary())

    async def _clear_counts(self, _request: web.Request) -> web.Response:
        self._requests.clear()
        return done()

    async def _events(self, request: web.Request) -> web.Response:
        wanted, face = request.query.get("t"), request.query.get("face")
        entries = [e for e in self._discord.events if wanted in (None, e["t"]) and face in (None, e["face"])]
        return web.json_response(entries)


def done() -> web.Response:
    """Nothing to tell."""
    return web.json_response({})
