"""Control: what tests and the page's buttons do to the place itself. The contract is in `playground/README.md`."""

from collections.abc import Awaitable, Callable
from typing import Protocol

from aiohttp import web

from playground import objects
from playground.bus import BotEvent, PeopleEvent
from playground.conversation import guild_create
from playground.errors import UNKNOWN_MESSAGE, DiscordError
from playground.faults import BadFaultError
from playground.gateway import Gateway
from playground.jsons import Json, as_int, compact
from playground.local import LocalDiscord
from playground.people.api import body_of
from playground.people.refusals import RefusedError
from playground.permissions import named
from playground.requestlog import RequestLog

Handler = Callable[[web.Request], Awaitable[web.Response]]


class Killable(Protocol):
    """The bot's process, as far as control needs it."""

    def kill(self) -> bool:
        """End it at once; a new one starts."""


class Control:
    """Everything under `/control`, and `/problems`."""

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
            ("POST", "/control/permissions"): self._permit,
            ("POST", "/control/people"): self._change_person,
            ("POST", "/control/guilds"): self._change_guild,
            ("POST", "/control/channels"): self._add_channel,
            ("DELETE", "/control/channels/{channel_id}"): self._delete_channel,
            ("DELETE", "/control/channels/{channel_id}/messages/{message_id}"): self._delete_message,
        }
        for (method, path), handler in routes.items():
            app.router.add_route(method, path, handler)

    async def _problems(self, _request: web.Request) -> web.Response:
        return web.json_response(self._discord.problems.listed())

    async def _clear_problems(self, _request: web.Request) -> web.Response:
        self._discord.problems.clear()
        return _done()

    async def _describe_bot(self, _request: web.Request) -> web.Response:
        told = {"running": self._gateway.is_bot_here, "is_child": self.process is not None}
        return web.json_response({**told, "identifies": self._gateway.identifies, "token": self._discord.token})

    async def _act_on_bot(self, request: web.Request) -> web.Response:
        body = await body_of(request)
        action = body.get("action")
        if action == "restart":
            if self.process is None or not self.process.kill():
                raise RefusedError("The playground did not start the bot, so it cannot restart it")
            return _done()
        sessions = self._gateway.connected(body.get("shard"))
        for session in sessions:
            if session.connection is None:
                continue
            match action:
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
                    raise RefusedError("action is one of restart, cut, reconnect, invalidate")
        return web.json_response({"sessions": len(sessions)})

    async def _plant(self, request: web.Request) -> web.Response:
        try:
            self._discord.faults.plant(await body_of(request))
        except BadFaultError as problem:
            raise RefusedError(str(problem)) from problem
        return web.json_response({"waiting": self._discord.faults.waiting()})

    async def _clear_faults(self, _request: web.Request) -> web.Response:
        self._discord.faults.clear()
        return _done()

    async def _count(self, _request: web.Request) -> web.Response:
        return web.json_response(self._requests.summary())

    async def _clear_counts(self, _request: web.Request) -> web.Response:
        self._requests.clear()
        return _done()

    async def _events(self, request: web.Request) -> web.Response:
        wanted, face = request.query.get("t"), request.query.get("face")
        entries = [e for e in self._discord.events if wanted in (None, e["t"]) and face in (None, e["face"])]
        return web.json_response(entries)

    async def _permit(self, request: web.Request) -> web.Response:
        """Set an overwrite in a channel for `bot`, `everyone` or a person."""
        body = await body_of(request)
        channel = self._discord.world.channel(str(body.get("channel_id")))
        try:
            allow, deny = named(body.get("allow") or []), named(body.get("deny") or [])
        except KeyError as problem:
            raise RefusedError(f"There is no permission {problem}") from problem
        holder = self._holder(str(body.get("target")), channel)
        return web.json_response(self._discord.channels.overwrite(channel["id"], holder, allow, deny))

    async def _change_person(self, request: web.Request) -> web.Response:
        """Time a person or the bot out, or close a person's direct messages."""
        body = await body_of(request)
        name, world = str(body.get("as")), self._discord.world
        if "timeout" in body:
            user_id = world.app_id if name == "bot" else world.person(name).user["id"]
            world.timed_out[user_id] = self._discord.clock.now() + float(body["timeout"])
        if "takes_dms" in body:
            world.person(name).takes_dms = bool(body["takes_dms"])
        return _done()

    async def _change_guild(self, request: web.Request) -> web.Response:
        """A server becomes unavailable (an outage), or comes back."""
        body = await body_of(request)
        guild_id = self._discord.world.guild(str(body.get("guild_id")))["id"]
        match body.get("action"):
            case "unavailable":
                self._discord.bus.publish(BotEvent("GUILD_DELETE", {"id": guild_id, "unavailable": True}, guild_id, 1))
            case "available":
                self._discord.bus.publish(BotEvent("GUILD_CREATE", guild_create(self._discord, guild_id), guild_id, 1))
            case _:
                raise RefusedError("action is one of unavailable, available")
        return _done()

    async def _add_channel(self, request: web.Request) -> web.Response:
        body = await body_of(request)
        guild_id = self._discord.world.guild(str(body.get("guild_id")))["id"]
        position = len(list(self._discord.world.guild_channels(guild_id)))
        new_id = self._discord.ids.new()
        channel = objects.text_channel(new_id, guild_id, str(body.get("name") or "new"), position, [])
        self._discord.world.put_channel(channel)
        self._discord.bus.publish(BotEvent("CHANNEL_CREATE", channel, guild_id, 1))
        self._discord.bus.publish(PeopleEvent("CHANNEL_CREATE", channel, new_id))
        return web.json_response(channel)

    async def _delete_channel(self, request: web.Request) -> web.Response:
        self._discord.channels.delete(request.match_info["channel_id"])
        return _done()

    async def _delete_message(self, request: web.Request) -> web.Response:
        message = self._discord.messages.get(request.match_info["channel_id"], request.match_info["message_id"])
        if message is None:
            raise DiscordError(UNKNOWN_MESSAGE)
        self._discord.posting.remove(message)
        return _done()

    def _holder(self, target: str, channel: Json) -> str:
        """The id that an overwrite is for."""
        world = self._discord.world
        if target == "bot":
            return world.app_id
        return str(channel["guild_id"] if target == "everyone" else world.person(target).user["id"])


def _done() -> web.Response:
    return web.json_response({})
