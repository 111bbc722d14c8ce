"""The people's open pages: each hears what its person may see, and only that."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from aiohttp import web

from playground.bus import Event, PeopleEvent
from playground.jsons import compact
from playground.local import LocalDiscord
from playground.messages import Message
from playground.people.seen import hello
from playground.permissions import Permission
from playground.world import Person


class Sockets:
    """Who listens as whom."""

    def __init__(self, discord: LocalDiscord, is_bot_here: Callable[[], bool]) -> None:
        self._discord = discord
        self._is_bot_here = is_bot_here
        self._pages: dict[str, list[_Page]] = {}
        self._since: dict[str, int] = {}
        self._dismissed: dict[str, set[str]] = {}
        discord.bus.listen(self._on_event)

    def shows(self, person: Person, message: Message) -> bool:
        """Whether a message of a channel that the person sees is on their page.

        Ephemeral messages go when the person dismisses them, and when their last page closes.
        """
        if message.visible_to is None:
            return True
        is_old = int(message.message_id) < self._since.get(person.name, 0)
        is_gone = is_old or message.message_id in self._dismissed.get(person.name, ())
        return message.visible_to == person.user["id"] and not is_gone

    def dismiss(self, person: Person, message: Message) -> None:
        """Take an ephemeral message off the person's pages. The bot's token still reaches it, as with Discord."""
        self._dismissed.setdefault(person.name, set()).add(message.message_id)
        gone = {"id": message.message_id, "channel_id": message.channel_id}
        self._discord.bus.publish(PeopleEvent("MESSAGE_DELETE", gone, only=person.user["id"]))

    async def serve(self, person: Person, request: web.Request) -> web.WebSocketResponse:
        """One page's socket, until it closes."""
        socket = web.WebSocketResponse(heartbeat=30)
        await socket.prepare(request)
        page = _Page(socket)
        greeting = hello(self._discord, person, is_bot_here=self._is_bot_here())
        page.outbox.put_nowait(compact({"t": "HELLO", "d": greeting}))
        self._join(person, page)
        sender = asyncio.create_task(page.send_all())
        try:
            async for _ in socket:
                pass
        finally:
            self._part(person, page)
            sender.cancel()
            with suppress(asyncio.CancelledError):
                await sender
        return socket

    async def close(self, _app: web.Application) -> None:
        """Close all pages' sockets, at the end."""
        for page in [page for pages in self._pages.values() for page in pages]:
            await page.socket.close(code=1001)

    def _join(self, person: Person, page: "_Page") -> None:
        if not self._pages.get(person.name):
            self._forget_ephemerals(person)
        self._pages.setdefault(person.name, []).append(page)

    def _part(self, person: Person, page: "_Page") -> None:
        self._pages[person.name].remove(page)
        if not self._pages[person.name]:
            self._forget_ephemerals(person)

    def _forget_ephemerals(self, person: Person) -> None:
        self._since[person.name] = int(self._discord.ids.new())
        self._dismissed.pop(person.name, None)

    def _on_event(self, event: Event) -> None:
        if not isinstance(event, PeopleEvent):
            return
        frame: str | None = None
        for name, pages in self._pages.items():
            if pages and self._may_hear(self._discord.world.person(name), event):
                frame = frame or compact({"t": event.name, "d": event.data})
                for page in pages:
                    page.outbox.put_nowait(frame)

    def _may_hear(self, person: Person, event: PeopleEvent) -> bool:
        user_id = str(person.user["id"])
        if event.only is not None:
            return event.only == user_id
        if event.channel_id is None:
            return True
        channel = self._discord.world.channels.get(event.channel_id)
        if channel is None:
            return False
        return bool(self._discord.permissions(user_id, channel) & Permission.VIEW_CHANNEL)


class _Page:
    """One open page: frames wait in its outbox for a task of its own."""

    def __init__(self, socket: web.WebSocketResponse) -> None:
        self.socket = socket
        self.outbox: asyncio.Queue[str] = asyncio.Queue()

    async def send_all(self) -> None:
        """Send what comes, until the socket is gone."""
        with suppress(ConnectionError, RuntimeError):
            while True:
                await self.socket.send_str(await self.outbox.get())
