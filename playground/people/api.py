"""The people's API: `/people/{as}/…`. The contract is in `playground/README.md`."""

import asyncio
import json
from collections.abc import Awaitable, Callable

from aiohttp import web

from playground.errors import DiscordError
from playground.interactions import Interaction
from playground.jsons import Json, as_object
from playground.limits.shapes import text
from playground.local import LocalDiscord
from playground.messages import Draft
from playground.people import invocations, modals, presses, seen
from playground.people.refusals import RefusedError
from playground.people.sockets import Sockets
from playground.world import Person

CONTENT = text(2000, 1)
Act = Callable[[Person, Json], Awaitable[object]]


class PeopleApi:
    """What the page calls."""

    def __init__(self, discord: LocalDiscord, sockets: Sockets) -> None:
        self._discord = discord
        self._sockets = sockets

    def add_to(self, app: web.Application) -> None:
        """Register the routes."""
        messages = "/people/{as}/channels/{channel_id}/messages"
        app.router.add_get("/people/{as}/socket", self._socket)
        app.router.add_get(messages, self._messages)
        app.router.add_post(messages, self._write)
        acts: dict[str, Act] = {
            "commands": self._command,
            "autocomplete": self._autocomplete,
            "presses": self._press,
            "modals": self._modal,
            "dismiss": self._dismiss,
            "dm": self._dm,
        }
        for name, act in acts.items():
            app.router.add_post(f"/people/{{as}}/{name}", self._serving(act))

    def _serving(self, act: Act) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def serve(request: web.Request) -> web.Response:
            return web.json_response(await act(self._person(request), await body_of(request)))

        return serve

    def _person(self, request: web.Request) -> Person:
        return self._discord.world.person(request.match_info["as"])

    async def _socket(self, request: web.Request) -> web.WebSocketResponse:
        return await self._sockets.serve(self._person(request), request)

    async def _messages(self, request: web.Request) -> web.Response:
        person = self._person(request)
        channel_id = request.match_info["channel_id"]
        return web.json_response(seen.messages(self._discord, person, channel_id, self._sockets.shows))

    async def _write(self, request: web.Request) -> web.Response:
        person, body = self._person(request), await body_of(request)
        where = seen.may_write(self._discord, person, request.match_info["channel_id"])
        if CONTENT(body.get("content"), "content"):
            raise RefusedError("A message has 1 to 2000 characters")
        user_id = person.user["id"]
        self._discord.slowmode.pass_by(where, user_id, self._discord.permissions(user_id, where))
        draft = Draft(where, person.user, {"content": body["content"]})
        return web.json_response(self._discord.posting.send(draft).data)

    async def _command(self, person: Person, body: Json) -> object:
        channel = seen.channel(self._discord, person, body.get("channel_id"))
        return _named(invocations.invoke(self._discord, person, channel, body))

    async def _autocomplete(self, person: Person, body: Json) -> object:
        channel = seen.channel(self._discord, person, body.get("channel_id"))
        focused = str(body.get("focused"))
        interaction = invocations.invoke(self._discord, person, channel, body, focused=focused)
        settled = asyncio.Event()
        interaction.when_settled = settled.set
        await settled.wait()
        return {"choices": interaction.choices or []}

    async def _press(self, person: Person, body: Json) -> object:
        """The message is looked at when the press arrives, however long that took."""
        fault = self._discord.faults.strike(("press",), "PRESS")
        if fault is not None:
            await fault.wait()
        message = seen.message(self._discord, person, body, self._sockets.shows)
        return _named(presses.press(self._discord, person, message, body))

    async def _modal(self, person: Person, body: Json) -> object:
        return _named(modals.submit(self._discord, person, body))

    async def _dismiss(self, person: Person, body: Json) -> object:
        message = seen.message(self._discord, person, body, self._sockets.shows)
        if message.visible_to is None:
            raise RefusedError("Only messages for you alone can be dismissed")
        self._sockets.dismiss(person, message)
        return {}

    async def _dm(self, person: Person, _body: Json) -> object:
        return self._discord.channels.open_dm(person.user["id"])


async def body_of(request: web.Request) -> Json:
    """The JSON object that came with a request; an empty one without a body."""
    raw = await request.text()
    try:
        return as_object(json.loads(raw)) if raw else {}
    except ValueError as error:
        raise RefusedError("The body is no JSON") from error


@web.middleware
async def plain_refusals(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """A refused act becomes a 400 with the sentence for the page."""
    try:
        return await handler(request)
    except RefusedError as refusal:
        return web.json_response({"message": str(refusal)}, status=400)
    except DiscordError as error:
        return web.json_response(error.body(), status=error.refusal.status)


def _named(interaction: Interaction) -> Json:
    return {"id": interaction.interaction_id}
