"""What the bot's answers to an interaction do: the first one by its type, and the later ones by token."""

import math
from enum import IntEnum

from playground import payloads, threads
from playground.bus import Bus, PeopleEvent
from playground.errors import UNKNOWN_MESSAGE, DiscordError, invalid
from playground.files import Upload
from playground.interactions import Interaction, Kind, Stage
from playground.jsons import Json, as_int, as_object, as_objects
from playground.messages import (
    CHAT_INPUT_COMMAND,
    CONTEXT_MENU_COMMAND,
    DEFAULT,
    EPHEMERAL,
    LOADING,
    REPLY,
    Draft,
    Message,
    Messages,
)
from playground.posting import Posting
from playground.world import World


class AnswerKind(IntEnum):
    """Types of first answer."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


class Answers:
    """Applies answers to interactions."""

    def __init__(self, world: World, messages: Messages, posting: Posting, bus: Bus) -> None:
        self._world = world
        self._messages = messages
        self._posting = posting
        self._bus = bus

    def first(self, interaction: Interaction, body: Json, uploads: tuple[Upload, ...]) -> Json:
        """Apply the first answer.

        Returns:
            What Discord gives back when asked `with_response`.

        Raises:
            DiscordError: the type does not suit the interaction, or the message to update is gone.
        """
        data = as_object(body.get("data"))
        kind = _suitable_kind(body["type"], interaction)
        message: Message | None = None
        match kind:
            case AnswerKind.MESSAGE | AnswerKind.DEFERRED_MESSAGE:
                message = self._reply(interaction, kind, data, uploads)
            case AnswerKind.UPDATE | AnswerKind.DEFERRED_UPDATE:
                message = self._update(interaction, kind, data, uploads)
            case AnswerKind.CHOICES:
                interaction.choices = as_objects(data.get("choices"))
            case AnswerKind.MODAL:
                interaction.modal = data
                opened = {key: data[key] for key in ("custom_id", "title", "components")}
                self._tell(interaction, "MODAL", opened)
        interaction.settle(Stage.DEFERRED if kind == AnswerKind.DEFERRED_MESSAGE else Stage.ANSWERED)
        if kind != AnswerKind.CHOICES:
            self._tell(interaction, "INTERACTION_SUCCESS", {"message_id": message.message_id} if message else {})
        return _callback(interaction, kind, message)

    def follow_up(self, interaction: Interaction, body: Json, uploads: tuple[Upload, ...]) -> Message:
        """Write a further message; after a deferred answer the first one fills the original."""
        if interaction.stage is Stage.DEFERRED:
            return self.revise(interaction, "@original", body, uploads)
        threads.refuse_answering(self._world.channel(interaction.channel_id), self._held(interaction))
        draft = self._draft(interaction, body, uploads, as_int(body.get("flags")))
        return self._posting.send(draft)

    def find(self, interaction: Interaction, message_id: str) -> Message:
        """The message behind `@original` or an id: one that this token made or redrew. Others are unknown (10008)."""
        wanted = interaction.original_id if message_id == "@original" else message_id
        message = self._messages.find(wanted) if wanted else None
        if message is None:
            raise DiscordError(UNKNOWN_MESSAGE)
        made_for = as_object(message.data.get("interaction_metadata")).get("id")
        if message.message_id != interaction.original_id and made_for != interaction.interaction_id:
            raise DiscordError(UNKNOWN_MESSAGE)
        return message

    def revise(self, interaction: Interaction, message_id: str, body: Json, uploads: tuple[Upload, ...]) -> Message:
        """Change a message of the interaction's."""
        message = self._posting.edit(self.find(interaction, message_id), body, uploads)
        if interaction.original_id == message.message_id and interaction.stage is Stage.DEFERRED:
            interaction.stage = Stage.ANSWERED
        return message

    def _reply(self, interaction: Interaction, kind: AnswerKind, data: Json, uploads: tuple[Upload, ...]) -> Message:
        threads.refuse_answering(self._world.channel(interaction.channel_id), self._held(interaction))
        waiting = kind == AnswerKind.DEFERRED_MESSAGE
        flags = as_int(data.get("flags")) | (LOADING if waiting else 0)
        message = self._posting.send(self._draft(interaction, {} if waiting else data, uploads, flags))
        interaction.original_id = message.message_id
        return message

    def _update(self, interaction: Interaction, kind: AnswerKind, data: Json, uploads: tuple[Upload, ...]) -> Message:
        source = interaction.source
        message = self._messages.find(source.message_id) if source else None
        if message is None:
            raise DiscordError(UNKNOWN_MESSAGE)
        if kind == AnswerKind.UPDATE:
            self._posting.edit(message, data, uploads)
        interaction.original_id = message.message_id
        return message

    def _draft(self, interaction: Interaction, body: Json, uploads: tuple[Upload, ...], flags: int) -> Draft:
        extra: Json = {
            "application_id": self._world.app_id,
            "webhook_id": self._world.app_id,
            "interaction_metadata": payloads.metadata(self._world, interaction),
        }
        kind = _message_kind(interaction)
        replied_to = interaction.original_id or (interaction.pressed.message_id if interaction.pressed else None)
        if kind == DEFAULT and replied_to is not None:
            kind = REPLY
            extra["message_reference"] = {"type": 0, "channel_id": interaction.channel_id, "message_id": replied_to}
        return Draft(
            channel=self._world.channel(interaction.channel_id),
            author=self._world.bot,
            body=body,
            uploads=uploads,
            flags=flags,
            kind=kind,
            visible_to=interaction.user["id"] if flags & EPHEMERAL else None,
            extra=extra,
        )

    def _held(self, interaction: Interaction) -> int:
        """What the bot may do where the interaction is; time-outs do not count for answers."""
        return self._world.permissions(self._world.app_id, self._world.channel(interaction.channel_id), math.inf)

    def _tell(self, interaction: Interaction, name: str, more: Json) -> None:
        told = {"id": interaction.interaction_id, "nonce": interaction.nonce, **more}
        self._bus.publish(PeopleEvent(name, told, only=interaction.user["id"]))


def _message_kind(interaction: Interaction) -> int:
    if interaction.kind is not Kind.COMMAND or interaction.original_id is not None:
        return DEFAULT
    return CHAT_INPUT_COMMAND if interaction.data["type"] == 1 else CONTEXT_MENU_COMMAND


def _suitable_kind(told: int, interaction: Interaction) -> AnswerKind:
    """The type of answer, if it suits the kind of interaction."""
    suitable = {
        Kind.COMMAND: {AnswerKind.MESSAGE, AnswerKind.DEFERRED_MESSAGE, AnswerKind.MODAL},
        Kind.COMPONENT: set(AnswerKind) - {AnswerKind.CHOICES},
        Kind.AUTOCOMPLETE: {AnswerKind.CHOICES},
        Kind.MODAL: {AnswerKind.MESSAGE, AnswerKind.DEFERRED_MESSAGE},
    }[interaction.kind]
    if interaction.source is not None:
        suitable |= {AnswerKind.UPDATE, AnswerKind.DEFERRED_UPDATE}
    if told not in suitable:
        raise invalid("type", "BASE_TYPE_CHOICES", f"An answer of type {told} does not suit a {interaction.kind.name}")
    return AnswerKind(told)


def _callback(interaction: Interaction, kind: AnswerKind, message: Message | None) -> Json:
    made: Json = {"id": interaction.interaction_id, "type": int(interaction.kind)}
    if message is None:
        return {"interaction": made}
    made["response_message_id"] = message.message_id
    made["response_message_loading"] = bool(message.data["flags"] & LOADING)
    made["response_message_ephemeral"] = message.visible_to is not None
    if kind in (AnswerKind.MESSAGE, AnswerKind.UPDATE):
        return {"interaction": made, "resource": {"type": int(kind), "message": message.data}}
    return {"interaction": made}
