"""Answers to interactions, in time: Discord waits three seconds for the first answer, then shows a failure.

The time left counts from when the gateway's frame arrived, on the monotonic clock. A try that failed, or that has
taken half of what is left, is followed by one more: discord.py itself would sleep one, three and five seconds after a
5xx, past the deadline, and wait minutes where no answer comes. An answer that Discord says it already has is a
success; one that came too late undoes nothing.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Protocol, TypeVar, cast

import aiohttp
import discord
from discord import app_commands

from bot.client import calls
from bot.client.attached import Attached, Files
from bot.client.calls import Shown
from bot.client.files import Attachment, Sending, in_words, sending
from bot.client.pictures import Pictures

log = logging.getLogger(__name__)

ANSWER_SECONDS: Final = 2.5
"""After a press arrived, the time for its first answer."""
DEFER_AFTER: Final = 1.5
"""After a press arrived, when a still unfinished action is promised an answer."""
LOOK_SECONDS: Final = 3.0
"""How long it is asked for what became of an answer."""
FOLLOW_UP_SECONDS: Final = 20.0
"""How long a call may take that comes after the first answer; nobody sees a failure meanwhile."""
LEAST_SECONDS: Final = 0.05
"""What a try is given in any case."""
TRIES: Final = 2
BAD_REQUEST: Final = 400
UNKNOWN_MESSAGE: Final = 10008
UNKNOWN_INTERACTION: Final = 10062
ALREADY_ANSWERED: Final = 40060
ARRIVED: Final = "arrived"
"""The key of an interaction's arrival, in loop seconds, in `Interaction.extras`."""

Interaction = discord.Interaction[discord.Client]
_T = TypeVar("_T")


class HasPictures(Protocol):
    """A client that draws what its messages want, and knows which files they have."""

    pictures: Pictures
    attached: Attached


def pressed(interaction: Interaction) -> tuple[str, list[str]]:
    """Return the id of the button or select that was pressed, and the values that were chosen."""
    data: Mapping[str, Any] = interaction.data or {}  # one of discord.py's typed dicts
    return str(data.get("custom_id", "")), [str(value) for value in data.get("values", ())]


class Answer:
    """The answer to one interaction; it is given once, and whoever pressed sees something in any case."""

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        self._is_deferred = False
        self._is_given = False
        self._files: Files | None = None
        """The files of the message that was sent last; ``None`` where Discord did not tell of them."""

    @property
    def is_given(self) -> bool:
        """Whether Discord has an answer or a promise of one."""
        return self._is_given or self._is_deferred or self.interaction.response.is_done()

    def seconds_left(self, of: float) -> float:
        """Return what is left of so many seconds since the press arrived."""
        now = self._now()
        arrived: float = self.interaction.extras.setdefault(ARRIVED, now)
        return max(LEAST_SECONDS, arrived + of - now)

    async def bridged(self, work: Awaitable[_T]) -> _T:
        """Return what some work comes to; where that takes long, Discord is promised an answer meanwhile."""
        task = asyncio.ensure_future(work)
        await asyncio.wait({task}, timeout=self.seconds_left(DEFER_AFTER))
        if not task.done():
            await self.promise()
        return await task

    async def considered(self, work: Awaitable[_T]) -> _T:
        """Return what some work comes to that may take long: whoever pressed sees meanwhile that we think.

        They see it in a message of their own, which the answer, to be whispered, takes the place of.
        """
        task = asyncio.ensure_future(work)
        await asyncio.wait({task}, timeout=self.seconds_left(DEFER_AFTER))
        if not (task.done() or self.is_given):
            self._is_deferred = True
            await self._tried(lambda: self.interaction.response.defer(ephemeral=True, thinking=True))
        return await task

    async def redraw(self, view: discord.ui.LayoutView, *, instead: discord.ui.LayoutView | None = None) -> int | None:
        """Redraw the message that the button is on; return the id of the message that shows it if Discord took it.

        Args:
            view: What it shows.
            instead: What to whisper where the message has been deleted meanwhile; the same if left out.
        """
        message = self.interaction.message
        if message is None:
            return await self._edited(await self._sending(view, ()), None)
        if not (message.flags.ephemeral or self.interaction.app_permissions.attach_files):
            view = in_words(view)
        try:
            with self._client.attached.changing(message.id) as change:
                is_told = change.had is None and not change.is_mixed  # else what the press brings along may be older
                way = await self._sending(view, message.attachments if is_told else change.had)
                shown = await self._edited(way, message.id)
                change.has = self._files
                return shown
        except discord.NotFound:
            return await self.whisper(instead or view)

    async def whisper(self, view: discord.ui.LayoutView, *, attachment: Attachment | None = None) -> int | None:
        """Show something new to whoever pressed, and to nobody else; return its id if Discord took it."""
        way = await self._sending(view, ()) if attachment is None else Sending(view=view, new=(attachment,))
        if self.is_given:
            return await self._followed_up(way)
        shown = await self._in_some_way(way, lambda new: calls.whisper(self.interaction, **new.posted()))
        if shown is not None and self._files is not None:
            self._client.attached.note(shown, self._files)
        return shown

    @property
    def _client(self) -> HasPictures:
        return cast("HasPictures", self.interaction.client)

    async def _sending(self, view: discord.ui.LayoutView, had: Sequence[discord.Attachment] | None) -> Sending:
        """Return a message with its picture, if it wants one and it is to be had."""
        work = sending(view, had, self._client.pictures)
        return await (self.bridged(work) if in_words(view) is not view else work)

    async def _edited(self, way: Sending, known: int | None) -> int | None:
        """Change the message that the button is on, or the one that was promised."""
        if self._is_deferred:
            edit = self.interaction.edit_original_response
            return await self._in_some_way(way, lambda new: edit(**new.changed()), known, within=FOLLOW_UP_SECONDS)
        return await self._in_some_way(way, self._redrawn, known)

    async def _redrawn(self, way: Sending) -> Shown:
        """Redraw the message that the button is on; of one that is known and has no files Discord need not tell."""
        asks = bool(way.kept or way.new) or self.interaction.message is None
        shown = await calls.redraw(self.interaction, asks=asks, **way.changed())
        return shown if asks else Shown(None, ())

    async def _in_some_way(
        self,
        way: Sending,
        send: Callable[[Sending], Awaitable[object]],
        known: int | None = None,
        *,
        within: float | None = None,
    ) -> int | None:
        """Send with the picture, and in words where Discord refuses that."""
        self._is_given = True
        try:
            return await self._tried(lambda: send(way), known, within=within)
        except discord.HTTPException as fault:
            if fault.status != BAD_REQUEST or not way.has_picture:
                raise
            log.warning("Discord refused an answer with a picture: code %s", fault.code)
        self._is_given = True
        return await self._tried(lambda: send(way.in_words()), known, within=within)

    async def open_form(self, form: discord.ui.Modal) -> None:
        """Answer with a form; what is typed in it comes as an interaction of its own."""
        self._is_given = True
        await self._tried(lambda: self.interaction.response.send_modal(form))

    async def complete(self, choices: Sequence[app_commands.Choice[str]]) -> None:
        """Offer completions of what is being typed; where they are lost the next letter asks again."""
        self._is_given = True
        try:
            async with asyncio.timeout(self.seconds_left(ANSWER_SECONDS)):
                await self.interaction.response.autocomplete(choices)
        except (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError) as fault:
            log.debug("interaction %s: completions were lost: %s", self.interaction.id, type(fault).__name__)

    async def _followed_up(self, way: Sending) -> int | None:
        """Whisper after a promise. What became of it is not looked up: that would find the message with the button."""
        try:
            async with asyncio.timeout(FOLLOW_UP_SECONDS):
                send = self.interaction.followup.send
                message = await send(ephemeral=True, wait=True, **way.posted())
                self._client.attached.posted(message)
                return message.id
        except (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError) as fault:
            log.warning("interaction %s: a late answer was lost: %s", self.interaction.id, type(fault).__name__)
            return None

    async def post(self, view: discord.ui.LayoutView, *, pings: Iterable[int] = ()) -> int | None:
        """Answer a command with a public message; return its id if Discord took it.

        A promise was private, so after one nothing is posted: the answer is then to be a whisper.

        Args:
            view: What it shows.
            pings: The user ids of those whom a mention in it notifies; it notifies nobody else.
        """
        if self.is_given:
            return None
        self._is_given = True
        users = [discord.Object(user_id) for user_id in pings] or False
        named = discord.AllowedMentions(everyone=False, users=users, roles=False, replied_user=False)
        respond = self.interaction.response.send_message
        return await self._tried(lambda: respond(view=in_words(view), allowed_mentions=named))

    async def promise(self) -> None:
        """Tell Discord that the answer comes later; what the button is on stays as it is until then."""
        if not self.is_given:
            self._is_deferred = True
            is_press = self.interaction.type is not discord.InteractionType.application_command
            await self._tried(lambda: self.interaction.response.defer(ephemeral=not is_press))

    async def _tried(
        self, send: Callable[[], Awaitable[object]], known: int | None = None, *, within: float | None = None
    ) -> int | None:
        """Send, once again if that failed; return the id of the message that Discord made or changed.

        Args:
            send: Makes the call.
            known: The message's id, where the call changes one that is there.
            within: Seconds for it from now on; ``None`` for the first answer, which Discord waits for.

        Raises:
            discord.NotFound: The message to be redrawn is gone.
            discord.HTTPException: What is sent is none that Discord takes.
        """
        until = self._now() + (self.seconds_left(ANSWER_SECONDS) if within is None else within)
        for tries_left in reversed(range(TRIES)):
            try:
                async with asyncio.timeout(max(LEAST_SECONDS, (until - self._now()) / (tries_left + 1))):
                    shown = _told(await send())
                    self._files = shown.files
                    return shown.message_id or known
            except discord.InteractionResponded:
                return None
            except discord.HTTPException as fault:
                if fault.code == ALREADY_ANSWERED:  # an earlier try was taken, though we were not told so
                    return known or await self._original()
                if fault.status == BAD_REQUEST or (fault.code == UNKNOWN_MESSAGE and known is not None):
                    self._is_given = False  # our message is wrong, or theirs is gone: whoever pressed still gets one
                    raise
                if not (tries_left and await self._paused(fault, until)):
                    self._note_loss(fault)
                    return None
            except (aiohttp.ClientError, OSError, TimeoutError) as fault:
                if not tries_left:
                    log.warning("interaction %s was not answered: %s", self.interaction.id, type(fault).__name__)
        return await self._original()

    async def _paused(self, fault: discord.HTTPException, until: float) -> bool:
        """Return whether one more try makes sense, once it does: after a fault of Discord's, or where it said when."""
        if fault.status != 429:
            return fault.status >= 500
        seconds = _retry_after(fault)
        if self._now() + seconds > until - LEAST_SECONDS:
            return False
        await asyncio.sleep(seconds)
        return True

    def _note_loss(self, fault: discord.HTTPException) -> None:
        """Log that an answer was not taken. What the press did stays done; the public message shows it."""
        if fault.code == UNKNOWN_INTERACTION:
            log.info("interaction %s was answered too late", self.interaction.id)
        else:
            log.warning("interaction %s was not answered: %s", self.interaction.id, fault)

    @staticmethod
    def _now() -> float:
        return asyncio.get_running_loop().time()

    async def _original(self) -> int | None:
        """Return the id of the message that answers the interaction, if Discord has one after all."""
        try:
            async with asyncio.timeout(LOOK_SECONDS):
                return (await self.interaction.original_response()).id
        except (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError):
            return None


def _told(sent: object) -> Shown:
    """Return the message that Discord made or changed, as far as it tells of it."""
    match sent:
        case Shown():
            return sent
        case discord.InteractionCallbackResponse():
            return Shown(sent.message_id, None)
        case discord.Message():
            return Shown(sent.id, tuple(sent.attachments))
        case _:
            return Shown(None, None)


def _retry_after(fault: discord.HTTPException) -> float:
    """Return the seconds after which Discord said to try again; those of an answer without a number never pass."""
    try:
        return float(fault.response.headers.get("Retry-After", ""))
    except ValueError:
        return float("inf")
