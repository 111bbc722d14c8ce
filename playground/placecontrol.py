"""Control of the place: servers, roles, people, channels, messages. The contract is in `playground/README.md`."""

from collections.abc import Awaitable, Callable

from aiohttp import web

from playground import places
from playground.control import done
from playground.errors import UNKNOWN_MESSAGE, DiscordError
from playground.jsons import Json
from playground.limits.channels import check_channel
from playground.local import LocalDiscord
from playground.people.api import body_of
from playground.people.refusals import RefusedError
from playground.permissions import named

Handler = Callable[[web.Request], Awaitable[web.Response]]
KINDS = {
    "text": places.TEXT,
    "voice": places.VOICE,
    "announcements": places.ANNOUNCEMENTS,
    "forum": places.FORUM,
}
CHANGES = ("name", "topic", "rate_limit_per_user", "archived", "locked")


class PlaceControl:
    """What is under `/control` and changes the place itself."""

    def __init__(self, discord: LocalDiscord) -> None:
        self._discord = discord

    def add_to(self, app: web.Application) -> None:
        """Register the routes."""
        routes: dict[tuple[str, str], Handler] = {
            ("POST", "/control/permissions"): self._permit,
            ("POST", "/control/roles"): self._change_role,
            ("POST", "/control/people"): self._change_person,
            ("POST", "/control/guilds"): self._change_guild,
            ("POST", "/control/channels"): self._add_channel,
            ("POST", "/control/channels/{channel_id}"): self._change_channel,
            ("DELETE", "/control/channels/{channel_id}"): self._delete_channel,
            ("POST", "/control/channels/{channel_id}/threads"): self._start_thread,
            ("DELETE", "/control/channels/{channel_id}/messages/{message_id}"): self._delete_message,
        }
        for (method, path), handler in routes.items():
            app.router.add_route(method, path, handler)

    async def _permit(self, request: web.Request) -> web.Response:
        """Set an overwrite in a channel for `bot`, `everyone` or a person."""
        body = await body_of(request)
        channel = self._discord.world.channel(str(body.get("channel_id")))
        allow, deny = _rights(body)
        holder = self._holder(str(body.get("target")), channel)
        return web.json_response(self._discord.channels.overwrite(channel["id"], holder, allow, deny))

    async def _change_role(self, request: web.Request) -> web.Response:
        """Let a server's role allow more or less: `everyone`, or the bot's own."""
        body = await body_of(request)
        guild = self._discord.world.guild(str(body.get("guild_id")))
        place = {"everyone": 0, "bot": 1}.get(str(body.get("role")))
        if place is None:
            raise RefusedError("role is one of everyone, bot")
        role = guild["roles"][place]
        allow, deny = _rights(body)
        held = (int(role["permissions"]) | allow) & ~deny
        return web.json_response(self._discord.guilds.set_role(guild["id"], role["id"], held))

    async def _change_person(self, request: web.Request) -> web.Response:
        """Time a person or the bot out; let a person leave a server or come back, be closed to us, have us."""
        body = await body_of(request)
        user_id, guilds = self._user_id(str(body.get("as"))), self._discord.guilds
        if "timeout" in body:
            for guild_id in self._guilds_of(user_id, body.get("guild_id")):
                guilds.time_out(guild_id, user_id, float(body["timeout"]))
        if "takes_dms" in body:
            self._discord.world.person(str(body["as"])).takes_dms = bool(body["takes_dms"])
        if "has_app" in body:
            self._discord.world.person(str(body["as"])).has_app = bool(body["has_app"])
        match body.get("action"):
            case None:
                pass
            case "leave":
                guilds.leave(str(body.get("guild_id")), user_id)
            case "enter":
                guilds.enter(str(body.get("guild_id")), user_id)
            case _:
                raise RefusedError("action is one of leave, enter")
        return done()

    async def _change_guild(self, request: web.Request) -> web.Response:
        """A server is out of reach for a while or comes back; the bot is thrown out of one or invited again."""
        body = await body_of(request)
        guild_id, guilds = self._discord.world.guild(str(body.get("guild_id")))["id"], self._discord.guilds
        acts = {
            "unavailable": guilds.fall_silent,
            "available": guilds.come_back,
            "throw-out": guilds.throw_bot_out,
            "invite": guilds.invite_bot,
        }
        act = acts.get(str(body.get("action")))
        if act is None:
            raise RefusedError(f"action is one of {', '.join(acts)}")
        act(guild_id)
        return done()

    async def _add_channel(self, request: web.Request) -> web.Response:
        """A new channel of a server, or with `group` the group messages of some people."""
        body, world = await body_of(request), self._discord.world
        if "group" in body:
            members = [world.person(str(name)).user["id"] for name in body["group"]]
            return web.json_response(self._discord.channels.open_group(members))
        guild_id = world.guild(str(body.get("guild_id")))["id"]
        kind = KINDS.get(str(body.get("kind", "text")))
        if kind is None:
            raise RefusedError(f"kind is one of {', '.join(KINDS)}")
        position, name = len(list(world.guild_channels(guild_id))), str(body.get("name") or "new")
        made = places.guild_channel(self._discord.ids.new(), guild_id, name, position=position, kind=kind)
        return web.json_response(self._discord.channels.add(made))

    async def _change_channel(self, request: web.Request) -> web.Response:
        """Rename a channel or thread, slow it down, archive or lock a thread."""
        body = await body_of(request)
        old = self._discord.world.channel(request.match_info["channel_id"])
        unknown = body.keys() - set(CHANGES)
        if unknown or check_channel(body):
            raise RefusedError(f"a channel has {', '.join(CHANGES)}")
        if places.is_thread(old):
            return web.json_response(self._discord.channels.change_thread(old, body))
        return web.json_response(self._discord.channels.change({**old, **body}))

    async def _start_thread(self, request: web.Request) -> web.Response:
        """A person starts a thread, or a forum's post, which has a first message."""
        body = await body_of(request)
        author = self._discord.world.person(str(body.get("as"))).user
        parent = self._discord.world.channel(request.match_info["channel_id"])
        name, content = str(body.get("name") or "new"), str(body.get("content") or "")
        return web.json_response(self._discord.start_thread(parent, author, name, content))

    async def _delete_channel(self, request: web.Request) -> web.Response:
        self._discord.channels.delete(request.match_info["channel_id"])
        return done()

    async def _delete_message(self, request: web.Request) -> web.Response:
        message = self._discord.messages.get(request.match_info["channel_id"], request.match_info["message_id"])
        if message is None:
            raise DiscordError(UNKNOWN_MESSAGE)
        self._discord.posting.remove(message)
        return done()

    def _holder(self, target: str, channel: Json) -> str:
        """The id that an overwrite is for."""
        return str(channel["guild_id"]) if target == "everyone" else self._user_id(target)

    def _user_id(self, name: str) -> str:
        world = self._discord.world
        return world.app_id if name == "bot" else str(world.person(name).user["id"])

    def _guilds_of(self, user_id: str, guild_id: object) -> list[str]:
        """The server that is meant, or all that somebody is in."""
        world = self._discord.world
        if guild_id is not None:
            return [str(guild_id)]
        return [one for one in world.guilds if world.is_member(one, user_id)]


def _rights(body: Json) -> tuple[int, int]:
    """What is allowed and what is denied.

    Raises:
        RefusedError: there is no such permission.
    """
    try:
        return named(body.get("allow") or []), named(body.get("deny") or [])
    except KeyError as problem:
        raise RefusedError(f"There is no permission {problem}") from problem
