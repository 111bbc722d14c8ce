"""Posts and edits messages, and says in our own words what Discord said."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import aiohttp
import discord

from bot.client.limiter import Limiter
from bot.views.refresher import DiscordDownError, MayNotPostError, MessageGoneError

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_MESSAGE: Final = 10008
TOO_MANY_OLD_EDITS: Final = 30046
THREAD_ARCHIVED: Final = 50083
_TOKEN_FAULTS: Final = (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError)
CALL_SECONDS: Final = 20.0
"""How long one call may take before Discord counts as away."""


class DiscordOutbox:
    """The outbox of one client; every counted call passes its limiter."""

    def __init__(
        self, client: discord.Client, limiter: Limiter, *, new_nonce: Callable[[], str] = lambda: secrets.token_hex(12)
    ) -> None:
        self._client = client
        self._limiter = limiter
        self._new_nonce = new_nonce

    async def send(self, channel_id: int, view: discord.ui.LayoutView) -> int:
        """Post a message and return its id (see `bot.views.refresher.Outbox`).

        The nonce lets discord.py try again: Discord posts a message with the same one only once.
        """
        channel = self._client.get_partial_messageable(channel_id)
        nonce = self._new_nonce()
        with _in_our_words():
            async with asyncio.timeout(CALL_SECONDS):
                message = await self._limiter.call("send", lambda: channel.send(view=view, nonce=nonce))
        return message.id

    async def edit(self, channel_id: int, message_id: int, view: discord.ui.LayoutView) -> None:
        """Redraw a message (see `bot.views.refresher.Outbox`)."""
        message = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
        with _in_our_words():
            async with asyncio.timeout(CALL_SECONDS):
                await self._limiter.call("edit", lambda: message.edit(view=view))

    async def edit_hand(self, token: str, message_id: int, view: discord.ui.LayoutView) -> bool:
        """Redraw an ephemeral message through its token; not counted (see `bot.views.hands.HandEditor`)."""
        try:
            async with asyncio.timeout(CALL_SECONDS):
                await self._webhook(token).edit_message(message_id, view=view)
        except _TOKEN_FAULTS as fault:
            log.debug("a hand was not redrawn: %s", type(fault).__name__)
            return False
        return True

    async def replace_hand(self, token: str, message_id: int, view: discord.ui.LayoutView) -> int | None:
        """Show a hand anew through its token and delete the old one (see `bot.views.hands.HandEditor`)."""
        webhook = self._webhook(token)
        try:
            async with asyncio.timeout(CALL_SECONDS):
                message = await webhook.send(view=view, ephemeral=True, wait=True)
        except _TOKEN_FAULTS as fault:
            log.debug("a hand was not shown anew: %s", type(fault).__name__)
            return None
        with contextlib.suppress(*_TOKEN_FAULTS):
            async with asyncio.timeout(CALL_SECONDS):
                await webhook.delete_message(message_id)
        return message.id

    def _webhook(self, token: str) -> discord.Webhook:
        """Return the webhook of an interaction: type 3 is an application's, and only such a one sends ephemerals."""
        application_id = self._client.application_id
        assert application_id is not None, "hands are shown only after login"
        data: Any = {"id": application_id, "type": 3, "token": token}  # one of discord.py's typed dicts
        return discord.Webhook.from_state(data=data, state=self._client._connection)


@contextmanager
def _in_our_words() -> Iterator[None]:
    """Turn what Discord said into what it means for a table's message."""
    try:
        yield
    except discord.HTTPException as fault:
        if fault.code in (UNKNOWN_MESSAGE, TOO_MANY_OLD_EDITS):
            raise MessageGoneError from fault
        if fault.status in (401, 403) or fault.code in (UNKNOWN_CHANNEL, THREAD_ARCHIVED):
            raise MayNotPostError from fault
        if fault.status < 500 and fault.status != 429:  # a bug of ours: the same message would be refused again
            log.exception("Discord refused a message of ours")
            raise MayNotPostError from fault
        raise DiscordDownError from fault
    except (aiohttp.ClientError, OSError, TimeoutError) as fault:
        raise DiscordDownError from fault
