"""A Discord in memory: channels, messages, interactions with their times. No I/O, no chance, no faults of its own.

It answers the routes that the bot uses as the playground answers them (a test holds the two against each other), and
leaves out what the bot never meets: files, embeds, direct messages.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from playground import components, errors
from playground.clock import timestamp
from playground.errors import DiscordError
from playground.snowflakes import EPOCH_MS
from tests.sim import place
from tests.sim.things import Interaction, Message, Shown, Stage

Json = dict[str, Any]
FORM: Final = 5
"""The kind of an interaction that fills in a form."""
FIRST_ANSWER: Final = 3.0
TOKEN_LIFE: Final = 15 * 60.0
NONCE_LIFE: Final = 300.0
EPHEMERAL, LOADING, V2 = 1 << 6, 1 << 7, 1 << 15


@dataclass(slots=True, eq=False)
class Discord:
    """The whole place; `rest` is the bot's way in, `press` and `command` are people's."""

    now: Callable[[], float]
    on_shown: list[Callable[[Shown], None]] = field(default_factory=list)
    """Told of every message that comes or changes."""
    on_completed: list[Callable[[Interaction], None]] = field(default_factory=list)
    """Told of every list that completes what somebody types; only they see it."""
    channels: dict[int, place.Channel] = field(default_factory=dict)
    messages: dict[int, Message] = field(default_factory=dict)
    commands: list[Json] = field(default_factory=list)
    _by_channel: dict[int, dict[int, Message]] = field(default_factory=dict)
    _interactions: dict[str, Interaction] = field(default_factory=dict)
    _nonces: dict[tuple[int, str], tuple[float, int]] = field(default_factory=dict)
    _last_id: int = 0

    def open_channel(self, channel: place.Channel) -> None:
        """Let there be a channel."""
        self.channels[channel.channel_id] = channel
        self._by_channel[channel.channel_id] = {}

    def seen_by(self, user_id: int, channel_id: int) -> Iterator[Message]:
        """Yield what a person sees in a channel, the newest first."""
        for message in reversed(self._by_channel[channel_id].values()):
            if message.visible_to in (None, user_id):
                yield message

    def press(
        self, person: place.Person, message: Message, custom_id: str, values: tuple[str, ...] | None = None
    ) -> Interaction | None:
        """Press a component of a message as it is now; ``None`` where Discord itself refuses it."""
        part = message.parts.get(custom_id)
        if part is None or part.get("disabled") or self.messages.get(message.message_id) is not message:
            return None
        told: Json = {"component_type": part["type"], "custom_id": custom_id, "id": part["id"]}
        if part["type"] in components.SELECTS:
            chosen = values or ()
            offered = {option["value"] for option in part["options"]}
            if not part["min_values"] <= len(chosen) <= part["max_values"] or not set(chosen) <= offered:
                return None
            told["values"] = list(chosen)
        return self.interact(person, self.channels[message.channel_id], 3, told, message)

    def command(self, person: place.Person, channel: place.Channel, name: str, **options: str | int) -> Interaction:
        """Type a command under ``/murlan``."""
        kinds = {str: 3, int: 4}
        given = [{"name": key, "type": kinds[type(value)], "value": value} for key, value in options.items()]
        told = {"id": "1", "name": "murlan", "type": 1, "options": [{"name": name, "type": 1, "options": given}]}
        return self.interact(person, channel, 2, told, None)

    def interact(
        self, person: place.Person, channel: place.Channel, kind: int, told: Json, message: Message | None
    ) -> Interaction:
        """Begin an interaction, whatever it says; the bot has not heard of it yet."""
        interaction_id = self.new_id()
        payload = place.interaction_create(interaction_id, kind, person, channel, told)
        if message is not None:
            payload["message"] = message.data
        interaction = Interaction(payload, self.now(), person.user_id, channel, message)
        self._interactions[payload["token"]] = interaction
        return interaction

    def delete(self, message: Message) -> None:
        """Take a message away, as a moderator or the bot does."""
        self.messages.pop(message.message_id, None)
        self._by_channel[message.channel_id].pop(message.message_id, None)

    def forget(self, before: float) -> None:
        """Forget messages that have not changed and interactions that have not begun since then, in Unix seconds."""
        for message in [message for message in self.messages.values() if message.changed < before]:
            self.delete(message)
        self._interactions = {token: one for token, one in self._interactions.items() if one.born >= before}
        self._nonces = {key: known for key, known in self._nonces.items() if known[0] >= before}

    def new_id(self) -> int:
        """Return a snowflake of now."""
        self._last_id = max(self._last_id + 1, int(self.now() * 1000 - EPOCH_MS) << 22)
        return self._last_id

    def attempted(self, path: list[str]) -> None:
        """Note that the bot tries to give a first answer, whatever becomes of it."""
        if path[0] == "interactions" and (interaction := self._interactions.get(path[2])) is not None:
            interaction.attempts += 1

    def rest(self, method: str, path: list[str], query: Json, body: Json) -> tuple[int, object]:
        """Answer a request of the bot's with a status and JSON."""
        try:
            match method, path:
                case "POST", ["interactions", interaction_id, token, "callback"]:
                    done = self._first_answer(interaction_id, token, body)
                    return (200, done) if query.get("with_response") else (204, None)
                case "POST", ["webhooks", _, token]:
                    return 200, self._follow_up(self._of_token(token), body).data
                case _, ["webhooks", _, token, "messages", message_id]:
                    return self._on_own(method, self._of_token(token), message_id, body)
                case "POST", ["channels", channel_id, "messages"]:
                    return 200, self._send(self._channel(channel_id), body).data
                case "GET", ["channels", channel_id, "messages"]:
                    return 200, self._history(self._channel(channel_id), query)
                case _, ["channels", channel_id, "messages", message_id]:
                    return self._on_public(method, self._channel(channel_id), message_id, body)
                case _:
                    return place.about(method, path, self.commands, body)
        except DiscordError as error:
            return error.refusal.status, error.body()

    def _first_answer(self, interaction_id: str, token: str, body: Json) -> Json:
        interaction = self._interactions.get(token)
        if interaction is None or str(interaction.interaction_id) != interaction_id:
            raise DiscordError(errors.UNKNOWN_INTERACTION)
        if interaction.stage is not Stage.WAITING:
            raise DiscordError(errors.ALREADY_ACKNOWLEDGED)
        if self.now() - interaction.born > FIRST_ANSWER:
            raise DiscordError(errors.UNKNOWN_INTERACTION)
        kind, told = body["type"], body.get("data") or {}
        if (kind == 8) is not (interaction.payload["type"] == 4):
            raise errors.invalid("type", "INTERACTION_APPLICATION_COMMAND_INVALID_CALLBACK_TYPE", str(kind))
        if kind == 8:
            return self._complete(interaction, told)
        if kind == 9:
            return self._open(interaction, told)
        match kind:
            case 4:
                message = self._reply(interaction, told)
            case 5:
                message = self._reply(interaction, {"flags": told.get("flags", 0) | LOADING})
            case 6 | 7:
                message = self._update(interaction, told, is_redrawn=kind == 7)
            case _:
                raise errors.invalid("type", "BASE_TYPE_CHOICES", str(kind))
        interaction.original_id = message.message_id
        interaction.stage = Stage.DEFERRED if kind == 5 else Stage.ANSWERED
        return _callback(interaction, kind, message)

    def _open(self, interaction: Interaction, told: Json) -> Json:
        """Open a form for whoever pressed; a form is no answer to another form."""
        fields = told.get("components", ())
        is_named = 1 <= len(told.get("title", "")) <= 45 and 1 <= len(told["custom_id"]) <= 100
        if interaction.payload["type"] == FORM or not (is_named and 1 <= len(fields) <= 5):
            raise errors.invalid("type", "BASE_TYPE_CHOICES", "9")
        interaction.form, interaction.stage = told, Stage.ANSWERED
        return {"interaction": {"id": interaction.payload["id"], "type": interaction.payload["type"]}}

    def _complete(self, interaction: Interaction, told: Json) -> Json:
        choices = told["choices"]
        if len(choices) > 25 or not all(
            1 <= len(one["name"]) <= 100 and 1 <= len(one["value"]) <= 100 for one in choices
        ):
            raise errors.invalid("choices", "BASE_TYPE_BAD_LENGTH", "25 lines of 100 characters")
        interaction.choices, interaction.stage = choices, Stage.ANSWERED
        for tell in self.on_completed:
            tell(interaction)
        return {"interaction": {"id": interaction.payload["id"], "type": interaction.payload["type"]}}

    def _reply(self, interaction: Interaction, body: Json) -> Message:
        is_private = bool(body.get("flags", 0) & EPHEMERAL)
        extra = place.answer_fields(interaction.payload)
        return self._add(interaction.channel, body, interaction.user_id if is_private else None, extra, interaction)

    def _update(self, interaction: Interaction, body: Json, *, is_redrawn: bool) -> Message:
        message = interaction.pressed
        if message is None or message.message_id not in self.messages:
            raise DiscordError(errors.UNKNOWN_MESSAGE)
        if is_redrawn:
            self._edit(message, body, interaction)
        return message

    def _of_token(self, token: str) -> Interaction:
        interaction = self._interactions.get(token)
        if interaction is None:
            raise DiscordError(errors.UNKNOWN_WEBHOOK)
        if self.now() - interaction.born > TOKEN_LIFE:
            raise DiscordError(errors.INVALID_TOKEN)
        if interaction.stage is Stage.WAITING:
            raise DiscordError(errors.UNKNOWN_WEBHOOK)
        return interaction

    def _follow_up(self, interaction: Interaction, body: Json) -> Message:
        if interaction.stage is Stage.DEFERRED:
            message = self._own(interaction, "@original")
            interaction.stage = Stage.ANSWERED
            self._edit(message, body, interaction)
            return message
        return self._reply(interaction, body)

    def _own(self, interaction: Interaction, message_id: str) -> Message:
        """Return a message that an interaction made or redrew; others are unknown to its token."""
        wanted = interaction.original_id if message_id == "@original" else int(message_id)
        message = self.messages.get(wanted or 0)
        if message is None:
            raise DiscordError(errors.UNKNOWN_MESSAGE)
        made_for = message.data.get("interaction_metadata", {}).get("id")
        if wanted != interaction.original_id and made_for != interaction.payload["id"]:
            raise DiscordError(errors.UNKNOWN_MESSAGE)
        return message

    def _on_own(self, method: str, interaction: Interaction, message_id: str, body: Json) -> tuple[int, object]:
        message = self._own(interaction, message_id)
        return self._on(method, message, body, interaction)

    def _on_public(self, method: str, channel: place.Channel, message_id: str, body: Json) -> tuple[int, object]:
        message = self.messages.get(int(message_id))
        if message is None or message.visible_to is not None or message.channel_id != channel.channel_id:
            raise DiscordError(errors.UNKNOWN_MESSAGE)
        return self._on(method, message, body, None)

    def _on(self, method: str, message: Message, body: Json, interaction: Interaction | None) -> tuple[int, object]:
        if method == "DELETE":
            self.delete(message)
            return 204, None
        if method == "PATCH":
            self._edit(message, body, interaction)
        return 200, message.data

    def _channel(self, channel_id: str) -> place.Channel:
        channel = self.channels.get(int(channel_id))
        if channel is None:
            raise DiscordError(errors.UNKNOWN_CHANNEL)
        if channel.is_closed_to_bot:
            raise DiscordError(errors.MISSING_PERMISSIONS)
        return channel

    def _send(self, channel: place.Channel, body: Json) -> Message:
        key = (channel.channel_id, str(body.get("nonce")))
        known = self._nonces.get(key) if body.get("enforce_nonce") else None
        if known is not None and self.now() - known[0] <= NONCE_LIFE and known[1] in self.messages:
            return self.messages[known[1]]
        nonce = {"nonce": body["nonce"]} if body.get("nonce") is not None else {}
        message = self._add(channel, body, None, {"application_id": str(place.APP_ID), **nonce}, None)
        if body.get("enforce_nonce"):
            self._nonces[key] = (self.now(), message.message_id)
        return message

    def _history(self, channel: place.Channel, query: Json) -> list[Json]:
        """Return the newest messages that everybody sees, or those right after some moment, the newest first."""
        limit, after = int(query.get("limit", 50)), query.get("after")
        here = [message.data for message in self._by_channel[channel.channel_id].values() if message.visible_to is None]
        if after is None:
            return here[::-1][:limit]
        return [data for data in here if int(data["id"]) > int(after)][:limit][::-1]

    def _add(
        self, channel: place.Channel, body: Json, visible_to: int | None, extra: Json, interaction: Interaction | None
    ) -> Message:
        made = place.message(self.new_id(), channel, body, timestamp(self.now()))
        message = Message({**made, **extra}, channel.channel_id, visible_to, self.now())
        self.messages[message.message_id] = self._by_channel[channel.channel_id][message.message_id] = message
        self._show(Shown(message, body, interaction))
        return message

    def _edit(self, message: Message, body: Json, interaction: Interaction | None) -> None:
        new = {**message.data}
        if "components" in body:
            new["components"] = components.numbered(body["components"] or [])
        if "content" in body:
            new["content"] = str(body["content"] or "")
        new["flags"] = (new["flags"] | body.get("flags", 0) & V2) & ~LOADING
        if not message.data["flags"] & LOADING:
            new["edited_timestamp"] = timestamp(self.now())
        message.become(new, self.now())
        self._show(Shown(message, body, interaction))

    def _show(self, shown: Shown) -> None:
        for tell in self.on_shown:
            tell(shown)


def _callback(interaction: Interaction, kind: int, message: Message) -> Json:
    """Return what Discord gives back of a first answer when it is asked to."""
    made: Json = {"id": interaction.payload["id"], "type": interaction.payload["type"]}
    made["response_message_id"] = message.data["id"]
    made["response_message_loading"] = bool(message.data["flags"] & LOADING)
    made["response_message_ephemeral"] = message.visible_to is not None
    if kind in (4, 7):
        return {"interaction": made, "resource": {"type": kind, "message": message.data}}
    return {"interaction": made}


def parsed(text: str | None) -> Any:
    """Read a request's body."""
    return json.loads(text) if text else {}
