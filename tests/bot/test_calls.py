"""Our own calls ask Discord for the same as discord.py's methods do; only what comes back is read otherwise."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import Any

import discord
import pytest

from bot.client import calls
from bot.views.layout import Message, button, message, paragraph, rows
from tests.sim import place
from tests.sim.transport import Response

Json = dict[str, Any]
ANA, CHANNEL = place.Person.named(1, "Ana"), place.Channel.numbered(1)
HAND = 1_400_000_000_000_000_000
FILE: Json = {"id": "7", "filename": "hand.png", "size": 1, "url": "u", "proxy_url": "p"}


class Line:
    """Stands where the HTTP session is: keeps each request, and answers with a message that has a file."""

    def __init__(self) -> None:
        self.requests: list[tuple[str, str, object, dict[str, object]]] = []

    def request(self, method: str, url: str, *, data: object = None, params: Any = None, **_: object) -> Line:
        """Keep a request."""
        self.requests.append((method, url, data, dict(params or {})))
        return self

    async def __aenter__(self) -> Response:
        """Answer."""
        made = place.message(HAND, CHANNEL, {}, place.JOINED) | {"attachments": [FILE]}
        if not self.requests[-1][1].endswith("/callback"):
            return Response(200, json.dumps(made))
        if not self.requests[-1][3]:
            return Response(204, "")
        told = {"id": "1", "type": 3, "response_message_id": str(HAND)}
        return Response(200, json.dumps({"interaction": told, "resource": {"type": 7, "message": made}}))

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Nothing is held."""


class Desk:
    """A client whose requests go nowhere."""

    def __init__(self) -> None:
        self.line = Line()
        self.client = discord.Client(
            intents=discord.Intents(guilds=True), allowed_mentions=discord.AllowedMentions.none()
        )
        http: Any = self.client.http
        http._HTTPClient__session = self.line
        state: Any = self.client._connection
        state.application_id, state.user = place.APP_ID, discord.ClientUser(state=state, data=_told(place.BOT))

    def interaction(self) -> calls.Interaction:
        """Return a press on a hand."""
        told = place.interaction_create(9, 3, ANA, CHANNEL, {"component_type": 2, "custom_id": "x"})
        told["message"] = place.message(HAND, CHANNEL, {"flags": 64}, place.JOINED)
        data: Any = told
        return discord.Interaction(data=data, state=self.client._connection)


@pytest.fixture
async def desk() -> Desk:
    """Return a client whose requests go nowhere."""
    desk = Desk()
    await desk.client._async_setup_hook()
    http: Any = desk.client.http
    http._global_over = _Open()
    return desk


def _told(told: Json) -> Any:  # one of discord.py's typed dicts
    return told


class _Open:
    """Stands where discord.py waits for the end of a global limit: there is none."""

    def is_set(self) -> bool:
        """There is no limit."""
        return True


def hand() -> Message:
    """Return a message with a button."""
    return message(1, paragraph("### Your hand"), *rows([button("Pass", "m1:table1:pass:1.1")]))


def _ours_and_theirs(desk: Desk) -> dict[str, tuple[Callable[[], Awaitable[object]], Callable[[], Awaitable[object]]]]:
    client, one, other = desk.client, desk.interaction(), desk.interaction()
    told: Any = {"id": place.APP_ID, "type": 3, "token": "token"}
    webhook = discord.Webhook.from_state(data=told, state=client._connection)
    public = client.get_partial_messageable(CHANNEL.channel_id).get_partial_message(HAND)
    return {
        "redraw": (
            lambda: calls.redraw(one, view=hand(), asks=True, attachments=[]),
            lambda: other.response.edit_message(view=hand(), attachments=[]),
        ),
        "whisper": (
            lambda: calls.whisper(one, view=hand()),
            lambda: other.response.send_message(view=hand(), ephemeral=True),
        ),
        "edit": (
            lambda: calls.edit(client, CHANNEL.channel_id, HAND, view=hand(), attachments=[]),
            lambda: public.edit(view=hand(), attachments=[]),
        ),
        "edit by token": (
            lambda: calls.edit_by_token(client, "token", HAND, view=hand(), attachments=[]),
            lambda: webhook.edit_message(HAND, view=hand(), attachments=[]),
        ),
    }


@pytest.mark.parametrize("name", ["redraw", "whisper", "edit", "edit by token"])
async def test_our_call_sends_what_discord_py_sends(desk: Desk, name: str) -> None:
    """Method, address, query and body are the same to the byte: a new release of discord.py is noticed here."""
    ours, theirs = _ours_and_theirs(desk)[name]
    await ours()
    await theirs()
    sent, expected = desk.line.requests
    assert expected == sent


async def test_a_press_on_a_message_without_files_asks_discord_for_nothing_back(desk: Desk) -> None:
    """A hand of kilobytes that was just sent need not come back; the answer counts as given all the same."""
    interaction = desk.interaction()
    shown = await calls.redraw(interaction, view=hand(), asks=False)
    assert (calls.Shown(None, None), {}, True) == (shown, desk.line.requests[0][3], interaction.response.is_done())


async def test_a_message_with_a_file_tells_of_it(desk: Desk) -> None:
    """A picture that a message has already is not sent again."""
    shown = await calls.redraw(desk.interaction(), view=hand(), asks=True)
    files = await calls.edit(desk.client, CHANNEL.channel_id, HAND, view=hand())
    assert shown.message_id == HAND
    assert ["hand.png", "hand.png"] == [file.filename for file in (*(shown.files or ()), *files)]


async def test_a_press_that_was_answered_is_not_answered_again(desk: Desk) -> None:
    """Discord takes one first answer; a second one is a fault of ours, and told as discord.py tells it."""
    interaction = desk.interaction()
    await calls.whisper(interaction, view=hand())
    with pytest.raises(discord.InteractionResponded):
        await calls.redraw(interaction, view=hand(), asks=False)
