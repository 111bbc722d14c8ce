"""Posts and edits messages, and says in our own words what Discord said."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from typing import Any, Final, TypeVar

import aiohttp
import discord

from bot.client import calls
from bot.client.attached import Attached, Files
from bot.client.files import Sending, in_words, sending
from bot.client.limiter import Limiter, Urgency
from bot.client.pictures import Pictures
from bot.views.outbox import (
    DiscordDownError,
    MessageGoneError,
    MessageRefusedError,
    MessageTooOldError,
    OutboxError,
    OwnMessage,
    PlaceGoneError,
    ShutOutError,
    ThreadArchivedError,
)
from bot.views.strays import custom_ids

log = logging.getLogger(__name__)

UNKNOWN_MESSAGE: Final = 10008
NO_MEMBER: Final = frozenset({10007, 10013})
"""Not in this server, no account any more."""
TOO_MANY_OLD_EDITS: Final = 30046
THREAD_ARCHIVED: Final = 50083
PLACE_GONE: Final = frozenset({10003, 10004})
"""Unknown channel, unknown server."""
SHUT_OUT: Final = frozenset({50001, 50008, 50013, 50024, 160005})
"""No access, no text in this channel, no permission, not in this kind of channel, a locked thread."""
LATER: Final = frozenset({20016, 20028, 20029, 40004, 40333})
"""Slowmode, too many writes to the channel or the server, sending is switched off, Cloudflare stands in between."""
TOKEN_DEAD: Final = frozenset({10015, 50027})
"""An interaction is forgotten, its token is too old."""
TOO_MANY: Final = 429
FAULT_OF_DISCORD: Final = 500
REFUSED: Final = (401, 403)
BAD_REQUEST: Final = 400
NOT_FOUND: Final = 404
CALL_SECONDS: Final = 20.0
"""How long one call may take before Discord counts as away; the wait for its turn is not counted."""
RECENT: Final = 50
"""How many messages of a channel are looked through."""
A_PAGE: Final = 100
"""How many messages Discord tells at a time."""
AN_HOUR: Final = timedelta(hours=1)
_LOST: Final = (aiohttp.ClientError, OSError, TimeoutError)

_T = TypeVar("_T")


class DiscordOutbox:
    """The outbox of one client; every counted call passes its limiter."""

    def __init__(
        self,
        client: discord.Client,
        limiter: Limiter,
        *,
        pictures: Pictures,
        attached: Attached | None = None,
        new_nonce: Callable[[], str] = lambda: secrets.token_hex(12),
    ) -> None:
        self._client = client
        self._limiter = limiter
        self._new_nonce = new_nonce
        self._pictures = pictures
        self._attached = Attached() if attached is None else attached

    def new_nonce(self) -> str:
        """Return a name for a message that is to be posted (see `bot.views.outbox.Outbox`)."""
        return self._new_nonce()

    def parent_of(self, channel_id: int) -> int | None:
        """Return the channel that a thread is in (see `bot.views.outbox.Outbox`)."""
        place = self._client.get_channel(channel_id)
        return place.parent_id if isinstance(place, discord.Thread) else None

    def may_post(self, channel_id: int) -> bool | None:
        """Return whether we may write in a channel; ``None`` where it is not known to us, as an archived thread is."""
        rights = self._rights(channel_id)
        if rights is None:
            return None
        place = self._client.get_channel(channel_id)
        if isinstance(place, discord.Thread):
            return rights.view_channel and rights.send_messages_in_threads and not place.locked
        may_connect = rights.connect or not isinstance(place, discord.VoiceChannel | discord.StageChannel)
        return rights.view_channel and rights.send_messages and may_connect

    def may_read_back(self, channel_id: int) -> bool | None:
        """Return whether we may read a channel's older messages; ``None`` where the channel is not known to us."""
        rights = self._rights(channel_id)
        return None if rights is None else rights.view_channel and rights.read_message_history

    async def send(self, channel_id: int, view: discord.ui.LayoutView, *, nonce: str, is_urgent: bool) -> int:
        """Post a message and return its id (see `bot.views.outbox.Outbox`); discord.py has the nonce enforced.

        It makes no sound: who plays here looks at it anyway, and nobody else wants to hear of each deal.
        """
        channel = self._client.get_partial_messageable(channel_id)

        async def send(new: Sending) -> discord.Message:
            def once() -> Awaitable[discord.Message]:
                return channel.send(nonce=nonce, silent=True, **new.posted())

            return await self._called("send", once, urgency=_urgency(is_urgent=is_urgent))

        message = await self._in_some_way(self._permitted(channel_id, view), (), send)
        self._attached.posted(message)
        return message.id

    async def recent(self, channel_id: int) -> list[OwnMessage]:
        """Return what we posted lately in a channel (see `bot.views.outbox.Outbox`)."""
        channel = self._client.get_partial_messageable(channel_id)

        async def read() -> list[discord.Message]:
            return [message async for message in channel.history(limit=RECENT)]

        return self._own(await self._called("search", read))

    async def posted_since(self, channel_id: int, moment: float) -> list[OwnMessage]:
        """Return what we posted in a channel soon after a moment in Unix seconds.

        Raises:
            OutboxError: It cannot be read now.
        """
        channel = self._client.get_partial_messageable(channel_id)
        after = discord.Object(discord.utils.time_snowflake(datetime.fromtimestamp(moment, UTC)))

        async def read() -> list[discord.Message]:
            return [message async for message in channel.history(limit=A_PAGE, after=after)]

        return self._own(await self._called("search", read))

    async def is_member(self, guild_id: int, user_id: int) -> bool | None:
        """Return whether somebody is in a server; ``None`` where Discord does not say.

        Raises:
            DiscordDownError: It did not answer.
        """
        http = self._client.http
        try:
            await self._called("member", lambda: http.get_member(guild_id, user_id))
        except DiscordDownError:
            raise
        except MessageRefusedError as refusal:
            return False if refusal.code in NO_MEMBER else None
        except OutboxError:
            return None
        return True

    async def edit(self, channel_id: int, message_id: int, view: discord.ui.LayoutView, *, is_urgent: bool) -> None:
        """Redraw a message (see `bot.views.outbox.Outbox`)."""

        async def edit(changed: Sending) -> Files:
            def once() -> Awaitable[Files]:
                return calls.edit(self._client, channel_id, message_id, **changed.changed())

            return await self._called("edit", once, urgency=_urgency(is_urgent=is_urgent))

        try:
            with self._attached.changing(message_id) as change:
                change.has = await self._in_some_way(self._permitted(channel_id, view), change.had, edit)
        except DiscordDownError as fault:
            if _is_of_limit(fault.__cause__) and _age(message_id) > AN_HOUR:
                raise MessageTooOldError from fault  # the limit of old messages: its wait may be most of an hour
            raise

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Delete a message (see `bot.views.outbox.Outbox`)."""
        message = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
        await self._called("delete", message.delete)

    @property
    def is_saturated(self) -> bool:
        """Whether a call would have to wait for others, or be refused."""
        return self._limiter.is_saturated

    async def summon(self, channel_id: int, view: discord.ui.LayoutView, *, user_ids: Sequence[int], nonce: str) -> int:
        """Post a message that notifies the people whom it mentions, and return its id.

        Raises:
            OutboxError: It is not posted; a `DiscordDownError` where nobody knows.
        """
        channel = self._client.get_partial_messageable(channel_id)
        people = [discord.Object(user_id) for user_id in user_ids]
        named = discord.AllowedMentions(everyone=False, users=people, roles=False, replied_user=False)

        def send() -> Awaitable[discord.Message]:
            return channel.send(view=view, nonce=nonce, allowed_mentions=named)

        return (await self._called("summon", send, urgency=Urgency.PING)).id

    async def dismiss(self, channel_id: int, message_id: int) -> None:
        """Delete a message that called people.

        Raises:
            OutboxError: It is not deleted; a `MessageGoneError` where it was before.
        """
        message = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
        await self._called("dismiss", message.delete, urgency=Urgency.PING)

    async def edit_hand(self, token: str, message_id: int, view: discord.ui.LayoutView) -> bool:
        """Redraw an ephemeral message through its token; not counted (see `bot.views.hands.HandEditor`)."""

        async def edit(changed: Sending) -> Files:
            with _in_our_words():
                return await calls.edit_by_token(self._client, token, message_id, **changed.changed())

        with self._attached.changing(message_id) as change:
            change.has = await self._pushed(lambda: self._in_some_way(view, change.had, edit))
            return change.has is not None

    async def replace_hand(self, token: str, message_id: int, view: discord.ui.LayoutView) -> int | None:
        """Show a hand anew through its token and delete the old one (see `bot.views.hands.HandEditor`)."""
        webhook = self._webhook(token)

        async def send(new: Sending) -> discord.WebhookMessage:
            with _in_our_words():
                return await webhook.send(ephemeral=True, wait=True, **new.posted())

        message = await self._pushed(lambda: self._in_some_way(view, (), send))
        if message is None:
            return None
        self._attached.posted(message)
        await self.remove_hand(token, message_id)
        return message.id

    async def remove_hand(self, token: str, message_id: int) -> None:
        """Delete an ephemeral message through its token, if Discord can be reached."""
        with contextlib.suppress(DiscordDownError):
            await self._pushed(lambda: self._webhook(token).delete_message(message_id))

    def _own(self, messages: Iterable[discord.Message]) -> list[OwnMessage]:
        """Return which of some messages are ours."""
        user = self._client.user
        own = [message for message in messages if user is not None and message.author.id == user.id]
        return [OwnMessage(message.id, custom_ids(message.components)) for message in own]

    def _rights(self, channel_id: int) -> discord.Permissions | None:
        place = self._client.get_channel(channel_id)
        if not isinstance(place, discord.abc.GuildChannel | discord.Thread):
            return None
        return place.permissions_for(place.guild.me)

    async def _called(self, what: str, make: Callable[[], Awaitable[_T]], *, urgency: Urgency = Urgency.COSMETIC) -> _T:
        """Make a counted call.

        Raises:
            OutboxError: It did not go through.
        """

        async def timed() -> _T:
            async with asyncio.timeout(CALL_SECONDS):
                return await make()

        with _in_our_words():
            return await self._limiter.call(what, timed, urgency=urgency)

    async def _pushed(self, make: Callable[[], Awaitable[_T]]) -> _T | None:
        """Make a call with a token; return what came of it, or ``None`` where the token or the message is gone.

        Raises:
            DiscordDownError: Discord failed.
        """
        try:
            with _in_our_words():
                async with asyncio.timeout(CALL_SECONDS):
                    return await make()
        except DiscordDownError:
            raise
        except MessageRefusedError as refusal:
            if refusal.status == NOT_FOUND:
                return None
            log.error("Discord refused a hand: %s, code %s", refusal.status, refusal.code)  # noqa: TRY400  # no body
        except OutboxError as fault:
            log.debug("a hand is gone: %s", type(fault).__name__)
        return None

    def _permitted(self, channel_id: int, view: discord.ui.LayoutView) -> discord.ui.LayoutView:
        """Return what may be shown in a channel: no pictures where we may attach none, or do not know."""
        rights = self._rights(channel_id)
        return view if rights is not None and rights.attach_files else in_words(view)

    async def _in_some_way(
        self, view: discord.ui.LayoutView, had: Files | None, send: Callable[[Sending], Awaitable[_T]]
    ) -> _T:
        """Send a message with its picture; where Discord refuses that, with the picture anew, else in words.

        Raises:
            OutboxError: It did not go through in any way.
        """
        refusal: OutboxError | None = None
        async for way in self._ways(view, had):
            try:
                return await send(way)
            except (MessageRefusedError, ShutOutError) as fault:
                if isinstance(fault, MessageRefusedError) and fault.status != BAD_REQUEST:
                    raise
                refusal = fault
        assert refusal is not None, "there is a way at least"
        raise refusal

    async def _ways(self, view: discord.ui.LayoutView, had: Files | None) -> AsyncIterator[Sending]:
        way = await sending(view, had, self._pictures)
        yield way
        if not way.has_picture:
            return
        log.warning("Discord refused a message with a picture")
        if way.kept:
            yield await sending(view, None, self._pictures)
        yield way.in_words()

    def _webhook(self, token: str) -> discord.Webhook:
        """Return the webhook of an interaction: type 3 is an application's, and only such a one sends ephemerals."""
        application_id = self._client.application_id
        assert application_id is not None, "hands are shown only after login"
        data: Any = {"id": application_id, "type": 3, "token": token}  # one of discord.py's typed dicts
        return discord.Webhook.from_state(data=data, state=self._client._connection)


def _urgency(*, is_urgent: bool) -> Urgency:
    return Urgency.TURN if is_urgent else Urgency.COSMETIC


@contextmanager
def _in_our_words() -> Iterator[None]:
    """Turn what Discord said into what it means for a table's message."""
    try:
        yield
    except discord.RateLimited as fault:
        raise DiscordDownError(fault.retry_after) from fault
    except discord.HTTPException as fault:
        raise meaning_of(fault) from fault
    except _LOST as fault:
        raise DiscordDownError from fault


def meaning_of(fault: discord.HTTPException) -> OutboxError:
    """Return what an answer of Discord's means for a table's message."""
    status, code = fault.status, fault.code
    if code == TOO_MANY_OLD_EDITS:
        return MessageTooOldError()
    if code in LATER or status == TOO_MANY or status >= FAULT_OF_DISCORD:
        return DiscordDownError(_retry_after(fault))
    if code in PLACE_GONE:
        return PlaceGoneError()
    if code == THREAD_ARCHIVED:
        return ThreadArchivedError()
    if code in SHUT_OUT or (status in REFUSED and code not in TOKEN_DEAD):
        return ShutOutError()
    if code == UNKNOWN_MESSAGE or code in TOKEN_DEAD:
        return MessageGoneError()
    return MessageRefusedError(status, code)


def _retry_after(fault: discord.HTTPException) -> float | None:
    """Return the seconds that Discord wants us to wait, where it says so."""
    told = getattr(fault.response, "headers", {}).get("Retry-After")
    try:
        return None if told is None else float(told)
    except ValueError:
        return None


def _age(message_id: int) -> timedelta:
    return discord.utils.utcnow() - discord.utils.snowflake_time(message_id)


def _is_of_limit(cause: BaseException | None) -> bool:
    """Return whether a call failed for a limit, or waited for one until its time was up."""
    return isinstance(cause, discord.RateLimited | TimeoutError) or getattr(cause, "status", None) == TOO_MANY
