"""What happened, told to whoever listens: the gateway (the bot), the people's sockets, and a log for tests."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from playground.jsons import Json


@dataclass(frozen=True, slots=True)
class BotEvent:
    """A gateway dispatch."""

    name: str
    data: Json
    guild_id: str | None = None
    """Decides the shard."""
    intents: int = 0
    """Sessions with one of these hear of it; 0 is every session."""


@dataclass(frozen=True, slots=True)
class PeopleEvent:
    """A frame for the people's page."""

    name: str
    data: Json | list[Json]
    channel_id: str | None = None
    """Only those who may see this channel receive it."""
    only: str | None = None
    """The id of the only person who receives it."""


Event: TypeAlias = BotEvent | PeopleEvent
Listener: TypeAlias = Callable[[Event], None]


class Bus:
    """Hands every event to every listener, at once and in order. Listeners must not wait."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def listen(self, listener: Listener) -> None:
        """Add a listener for good."""
        self._listeners.append(listener)

    def publish(self, event: Event) -> None:
        """Tell everybody."""
        for listener in self._listeners:
            listener(event)
