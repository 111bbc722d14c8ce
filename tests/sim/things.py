"""What the Discord in memory holds: messages, interactions, and what is told of them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any

from bot.views.presses import is_summons, parse_press
from playground import components
from tests.sim import place

Json = dict[str, Any]


class Stage(Enum):
    """How far an interaction has come; one that waits longer than three seconds is too late."""

    WAITING = "waiting"
    DEFERRED = "deferred"
    ANSWERED = "answered"


@dataclass(slots=True, eq=False)
class Message:
    """A message, and who alone sees it."""

    data: Json
    channel_id: int
    visible_to: int | None = None
    changed: float = 0.0
    """When it came, or changed last."""
    _controls: dict[str, Json] | None = None
    _parts: dict[str, Json] | None = None
    _text: str | None = None

    @property
    def message_id(self) -> int:
        """Its id."""
        return int(self.data["id"])

    @property
    def controls(self) -> dict[str, Json]:
        """Its buttons and selects by verb; of two with one verb the first."""
        if self._controls is None:
            self._controls = {}
            for custom_id, part in self.parts.items():
                self._controls.setdefault(custom_id.split(":")[2], part)
        return self._controls

    @property
    def is_summons(self) -> bool:
        """Whether it calls somebody to a table, rather than shows it."""
        presses = [parse_press(custom_id) for custom_id in self.parts]
        return bool(presses) and all(press is not None and is_summons(press) for press in presses)

    @property
    def parts(self) -> dict[str, Json]:
        """Its buttons and selects by their ids."""
        if self._parts is None:
            walked = (part for _, part in components.walk(self.data["components"]))
            self._parts = {part["custom_id"]: part for part in walked if "custom_id" in part}
        return self._parts

    @property
    def text(self) -> str:
        """All that stands on it."""
        if self._text is None:
            self._text = "\n".join(components.texts(self.data["components"]))
        return self._text

    def become(self, data: Json, now: float) -> None:
        """Take another shape."""
        self.data, self.changed = data, now
        self._controls = self._parts = self._text = None


@dataclass(slots=True, eq=False)
class Interaction:
    """Something a person did that the bot has to answer."""

    payload: Json
    """As the gateway tells of it."""
    born: float
    user_id: int
    channel: place.Channel
    pressed: Message | None = None
    stage: Stage = Stage.WAITING
    original_id: int | None = None
    choices: list[Json] | None = None
    """What completes what is being typed, once the bot has said so."""
    form: Json | None = None
    """What is to be filled in, where the answer is that."""
    attempts: int = 0
    """First answers that the bot tried to give, whatever became of them."""

    @property
    def interaction_id(self) -> int:
        """Its id."""
        return int(self.payload["id"])


@dataclass(frozen=True, slots=True)
class Shown:
    """A message that came or changed: what whoever sees it sees from now on."""

    message: Message
    body: Json
    """What the bot sent."""
    interaction: Interaction | None
    """What it answers, if it was the first answer."""
