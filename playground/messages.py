"""Messages: the store, and how a body becomes a message. No permissions, no announcing."""

import re
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any

from playground import components
from playground.files import Files, Upload, described
from playground.jsons import Json, as_int, as_objects
from playground.snowflakes import Snowflakes

SUPPRESS_EMBEDS, EPHEMERAL, LOADING, COMPONENTS_V2 = 1 << 2, 1 << 6, 1 << 7, 1 << 15
DEFAULT, REPLY, CHAT_INPUT_COMMAND, CONTEXT_MENU_COMMAND = 0, 19, 20, 23
"""Kinds of message."""
KEPT_PER_CHANNEL = 2000
MEDIA_KEYS = ("media", "file", "image", "thumbnail")
"""Where a picture or file is shown, in embeds and components."""


@dataclass(slots=True)
class Message:
    """A message and what only the server knows about it."""

    data: Json
    """As Discord sends it; replaced, never changed."""
    guild_id: str | None
    visible_to: str | None = None
    """The id of the only user who sees it, for an ephemeral message."""
    late_edits: list[float] = field(default_factory=list)
    """When it was edited since it is older than an hour (30046)."""

    @property
    def message_id(self) -> str:
        """Its id."""
        return str(self.data["id"])

    @property
    def channel_id(self) -> str:
        """The id of its channel."""
        return str(self.data["channel_id"])


@dataclass(frozen=True, slots=True)
class Draft:
    """A message about to be written."""

    channel: Json
    author: Json
    body: Json
    uploads: tuple[Upload, ...] = ()
    flags: int = 0
    kind: int = DEFAULT
    visible_to: str | None = None
    extra: Json = field(default_factory=dict)
    """Further fields: the application, the interaction, the message replied to."""


class Messages:
    """The messages of all channels, a bounded number each."""

    def __init__(self) -> None:
        self._channels: dict[str, OrderedDict[str, Message]] = {}
        self._by_id: dict[str, Message] = {}

    def add(self, message: Message) -> None:
        """Store a new message; the oldest of a full channel goes."""
        channel = self._channels.setdefault(message.channel_id, OrderedDict())
        channel[message.message_id] = message
        self._by_id[message.message_id] = message
        if len(channel) > KEPT_PER_CHANNEL:
            oldest, _ = channel.popitem(last=False)
            del self._by_id[oldest]

    def get(self, channel_id: str, message_id: str) -> Message | None:
        """A message of a channel, ephemeral or not."""
        message = self._by_id.get(message_id)
        return message if message is not None and message.channel_id == channel_id else None

    def find(self, message_id: str) -> Message | None:
        """A message, whichever channel it is in."""
        return self._by_id.get(message_id)

    def discard(self, message: Message) -> None:
        """Forget a message."""
        self._channels.get(message.channel_id, OrderedDict()).pop(message.message_id, None)
        self._by_id.pop(message.message_id, None)

    def discard_channel(self, channel_id: str) -> None:
        """Forget a channel's messages."""
        for message_id in self._channels.pop(channel_id, OrderedDict()):
            self._by_id.pop(message_id, None)

    def newest_first(self, channel_id: str) -> list[Message]:
        """All messages of a channel, the newest first."""
        return list(reversed(self._channels.get(channel_id, OrderedDict()).values()))


class Writer:
    """Turns bodies into messages."""

    def __init__(self, ids: Snowflakes, files: Files, users: dict[str, Json]) -> None:
        self._ids = ids
        self._files = files
        self._users = users

    def compose(self, draft: Draft, written_at: str) -> Message:
        """A new message."""
        body, channel_id = draft.body, str(draft.channel["id"])
        attachments = self._attach(channel_id, body, draft.uploads, kept=[])
        content = str(body.get("content") or "")
        layout = _with_media(body.get("components") or [], attachments)
        data: Json = {
            "id": self._ids.new(),
            "type": draft.kind,
            "content": content,
            "channel_id": channel_id,
            "author": draft.author,
            "attachments": attachments,
            "embeds": _embeds(body, attachments),
            "mentions": self._mentions([content, *components.texts(layout)], body.get("allowed_mentions")),
            "mention_roles": [],
            "mention_everyone": False,
            "pinned": False,
            "tts": bool(body.get("tts")),
            "timestamp": written_at,
            "edited_timestamp": None,
            "flags": draft.flags,
            "components": components.numbered(layout),
            **draft.extra,
        }
        if body.get("nonce") is not None:
            data["nonce"] = body["nonce"]
        return Message(data, draft.channel.get("guild_id"), draft.visible_to)

    def revise(self, message: Message, body: Json, uploads: tuple[Upload, ...], edited_at: str) -> None:
        """Change a message: what the body does not name stays."""
        old = message.data
        new = dict(old)
        kept = [a for a in old["attachments"] if body.get("attachments") is None or a["id"] in described(body)]
        if "attachments" in body or uploads:
            new["attachments"] = self._attach(message.channel_id, body, uploads, kept)
        known = [*old["attachments"], *new["attachments"]]
        if "content" in body:
            new["content"] = str(body["content"] or "")
        if "embeds" in body:
            new["embeds"] = _embeds(body, known)
        if "components" in body:
            new["components"] = components.numbered(_with_media(body["components"] or [], known))
        if "content" in body or "components" in body:
            said = [new["content"], *components.texts(new["components"])]
            new["mentions"] = self._mentions(said, body.get("allowed_mentions"))
        new["flags"] |= as_int(body.get("flags")) & (COMPONENTS_V2 | SUPPRESS_EMBEDS)
        if old["flags"] & LOADING:
            new["flags"] &= ~LOADING
        else:
            new["edited_timestamp"] = edited_at
        message.data = new

    def _attach(self, channel_id: str, body: Json, uploads: tuple[Upload, ...], kept: list[Json]) -> list[Json]:
        about = described(body)
        new = [self._files.attach(u, self._ids.new(), channel_id, about.get(u.index or "", {})) for u in uploads]
        return [*kept, *new]

    def _mentions(self, said: list[str], allowed: object) -> list[Json]:
        """Who is pinged: those named in the text, as far as `allowed_mentions` lets them be."""
        named = dict.fromkeys(user_id for text in said for user_id in re.findall(r"<@!?(\d+)>", text))
        if isinstance(allowed, dict) and "users" not in (allowed.get("parse") or []):
            permitted = {str(user_id) for user_id in allowed.get("users") or []}
            named = dict.fromkeys(user_id for user_id in named if user_id in permitted)
        return [self._users[user_id] for user_id in named if user_id in self._users]


def _embeds(body: Json, attachments: list[Json]) -> list[Json]:
    embeds = as_objects(_with_media(body.get("embeds") or [], attachments))
    return [{"type": "rich", "content_scan_version": 0, **embed} for embed in embeds]


def _with_media(value: Any, attachments: list[Json]) -> Any:  # noqa: ANN401 - any JSON, and back
    """Pictures and files with all that Discord tells of them, at any depth."""
    if isinstance(value, list):
        return [_with_media(item, attachments) for item in value]
    if not isinstance(value, dict):
        return value
    told = {key: _with_media(item, attachments) for key, item in value.items()}
    return {key: _media(item, attachments) if key in MEDIA_KEYS else item for key, item in told.items()}


def _media(value: Any, attachments: list[Json]) -> Any:  # noqa: ANN401 - any JSON, and back
    """A picture or file: `attachment://name` becomes the file's address, another address stays."""
    url = value.get("url") if isinstance(value, dict) else None
    if not isinstance(url, str):
        return value
    named = url.removeprefix("attachment://")
    attached = next((a for a in reversed(attachments) if a["filename"] == named or a["url"] == url), None)
    if attached is None:
        return {"id": "0", "proxy_url": url, **value}
    known = {key: attached[key] for key in ("url", "proxy_url", "content_type")}
    shape = {side: attached.get(side, 0) for side in ("width", "height")}
    return {**value, **known, **shape, "id": attached["id"], "attachment_id": attached["id"]}
