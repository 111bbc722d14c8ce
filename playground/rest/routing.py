"""What a route is: a method, a template, a handler, and the check of its body."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from playground.errors import Issue
from playground.files import Upload
from playground.jsons import Json, as_object, as_objects
from playground.local import LocalDiscord


@dataclass(frozen=True, slots=True)
class Call:
    """One request of the bot's, read and authorised."""

    discord: LocalDiscord
    params: Mapping[str, str]
    query: Mapping[str, str]
    payload: object
    """The JSON body, or the `payload_json` part of a multipart one."""
    uploads: tuple[Upload, ...] = ()

    @property
    def body(self) -> Json:
        """The body as an object."""
        return as_object(self.payload)

    @property
    def items(self) -> list[Json]:
        """The body as a list of objects."""
        return as_objects(self.payload)

    @property
    def bot_id(self) -> str:
        """Who calls."""
        return self.discord.world.app_id


class Answer(NamedTuple):
    """A status and the JSON that goes with it."""

    status: int
    body: object = None


Handler: TypeAlias = Callable[[Call], Answer]
Check: TypeAlias = Callable[[Call], list[Issue]]
NO_CONTENT = Answer(204)


@dataclass(frozen=True, slots=True)
class Route:
    """One line of the table of routes."""

    method: str
    template: str
    handler: Handler
    check: Check | None = None
    is_open: bool = False
    """Whether it is called without the bot's token: the token in its path is enough."""


def ok(body: object) -> Answer:
    """200 with a body."""
    return Answer(200, body)
