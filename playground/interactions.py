"""Interactions and their life: 3 seconds to the first answer, 15 minutes of token.

What an answer does is in `answers`.
"""

import secrets
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, IntEnum

from playground.clock import Clock
from playground.errors import (
    ALREADY_ACKNOWLEDGED,
    INVALID_TOKEN,
    UNKNOWN_INTERACTION,
    UNKNOWN_WEBHOOK,
    DiscordError,
)
from playground.jsons import Json
from playground.messages import Message

FIRST_ANSWER = 3.0
"""Seconds to the first answer."""
TOKEN_LIFE = 15 * 60.0
"""Seconds that the token is good for."""
KEPT = 5000


class Kind(IntEnum):
    """Kinds of interaction."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Stage(Enum):
    """How far an interaction has come.

    WAITING ─▶ DEFERRED ─▶ ANSWERED, WAITING ─▶ ANSWERED, or WAITING ─▶ LATE after 3 seconds.
    """

    WAITING = "waiting"
    DEFERRED = "deferred"
    ANSWERED = "answered"
    LATE = "late"


@dataclass(slots=True)
class Interaction:
    """Something a person did that the bot has to answer."""

    interaction_id: str
    token: str
    kind: Kind
    user: Json
    channel_id: str
    guild_id: str | None
    born: float
    nonce: str | None
    data: Json
    """What was done: the command with its options, the component, the modal."""
    pressed: Message | None = None
    """The message that the component is on."""
    parent: "Interaction | None" = None
    """The interaction that opened the modal."""
    stage: Stage = Stage.WAITING
    original_id: str | None = None
    """The message behind `@original`."""
    modal: Json | None = None
    """The modal that the answer opened."""
    choices: list[Json] | None = None
    """What an autocomplete was answered with."""
    when_settled: Callable[[], object] | None = None
    """Called once, at the first answer or when it is too late."""

    @property
    def source(self) -> Message | None:
        """The message it came from: where the component is, or was when it opened the modal."""
        return self.pressed or (self.parent.source if self.parent else None)

    def settle(self, stage: Stage) -> None:
        """Enter a stage after WAITING, telling who waits."""
        self.stage = stage
        if self.when_settled is not None:
            self.when_settled()
            self.when_settled = None


class Interactions:
    """Those of the last while, by token."""

    def __init__(self, clock: Clock, when_late: Callable[[Interaction], None]) -> None:
        self._clock = clock
        self._when_late = when_late
        self._by_token: OrderedDict[str, Interaction] = OrderedDict()
        self._by_id: dict[str, Interaction] = {}

    def open(self, interaction: Interaction) -> None:
        """Start its time."""
        self._by_token[interaction.token] = interaction
        self._by_id[interaction.interaction_id] = interaction
        if len(self._by_token) > KEPT:
            _, oldest = self._by_token.popitem(last=False)
            del self._by_id[oldest.interaction_id]
        self._clock.call_later(FIRST_ANSWER, lambda: self._expire(interaction))

    def get(self, interaction_id: str) -> Interaction | None:
        """The interaction of that id."""
        return self._by_id.get(interaction_id)

    def to_answer(self, interaction_id: str, token: str) -> Interaction:
        """The interaction that a first answer is for.

        Raises:
            DiscordError: 10062 where there is none or it is too late, 40060 where it has an answer.
        """
        interaction = self._by_token.get(token)
        if interaction is None or interaction.interaction_id != interaction_id or interaction.stage is Stage.LATE:
            raise DiscordError(UNKNOWN_INTERACTION)
        if interaction.stage is not Stage.WAITING:
            raise DiscordError(ALREADY_ACKNOWLEDGED)
        return interaction

    def of_token(self, token: str) -> Interaction:
        """The interaction that a later answer is for.

        Raises:
            DiscordError: 10015 before the first answer, 50027 after 15 minutes.
        """
        interaction = self._by_token.get(token)
        if interaction is None:
            raise DiscordError(UNKNOWN_WEBHOOK)
        if self._clock.now() - interaction.born > TOKEN_LIFE:
            raise DiscordError(INVALID_TOKEN)
        if interaction.stage in (Stage.WAITING, Stage.LATE):
            raise DiscordError(UNKNOWN_WEBHOOK)
        return interaction

    def is_late(self, token: str) -> bool:
        """Whether that token's interaction ran out of its 3 seconds."""
        interaction = self._by_token.get(token)
        return interaction is not None and interaction.stage is Stage.LATE

    def _expire(self, interaction: Interaction) -> None:
        if interaction.stage is Stage.WAITING:
            interaction.settle(Stage.LATE)
            self._when_late(interaction)


def new_token() -> str:
    """An interaction's token, long as Discord's are."""
    return secrets.token_urlsafe(120)
