"""What Discord answers when it refuses, as data.

`Refusal` is a row of Discord's table of errors; `DiscordError` carries one to the border, where it becomes
an HTTP answer.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from playground.jsons import Json


@dataclass(frozen=True, slots=True)
class Issue:
    """One thing wrong with a body."""

    path: str
    """Dotted, as discord.py prints it: `data.components.0.label`."""
    code: str
    message: str
    source: Literal["rule", "schema", "unlisted"] = "rule"
    """Our own rules, Discord's OpenAPI, or a key nobody lists (a lint: Discord ignores such keys)."""

    def __str__(self) -> str:
        return f"{self.source}: {self.path or '<body>'}: {self.code}: {self.message}"


@dataclass(frozen=True, slots=True)
class Refusal:
    """A row of Discord's table of JSON error codes."""

    status: int
    code: int
    message: str


class DiscordError(Exception):
    """A request that Discord refuses."""

    def __init__(self, refusal: Refusal, issues: Iterable[Issue] = (), *, extra: Json | None = None) -> None:
        super().__init__(refusal.message)
        self.refusal = refusal
        self.issues = tuple(issues)
        self.extra = extra or {}

    def body(self) -> Json:
        """The JSON body of the answer, nested errors included."""
        body: Json = {"message": self.refusal.message, "code": self.refusal.code, **self.extra}
        if self.issues:
            body["errors"] = nested(self.issues)
        return body


NOT_FOUND = Refusal(404, 0, "404: Not Found")
UNAUTHORIZED = Refusal(401, 0, "401: Unauthorized")
UNKNOWN_CHANNEL = Refusal(404, 10003, "Unknown Channel")
UNKNOWN_GUILD = Refusal(404, 10004, "Unknown Guild")
UNKNOWN_MEMBER = Refusal(404, 10007, "Unknown Member")
UNKNOWN_MESSAGE = Refusal(404, 10008, "Unknown Message")
UNKNOWN_ROLE = Refusal(404, 10011, "Unknown Role")
UNKNOWN_USER = Refusal(404, 10013, "Unknown User")
UNKNOWN_EMOJI = Refusal(404, 10014, "Unknown Emoji")
UNKNOWN_WEBHOOK = Refusal(404, 10015, "Unknown Webhook")
UNKNOWN_INTERACTION = Refusal(404, 10062, "Unknown interaction")
UNKNOWN_COMMAND = Refusal(404, 10063, "Unknown application command")
ENTRY_POINT_MISSING = Refusal(
    400,
    50240,
    "You cannot remove this app's Entry Point command in a bulk update operation. "
    "Please include the Entry Point command in your update request or delete it separately.",
)
SLOWMODE = Refusal(429, 20016, "This action cannot be performed due to slowmode rate limit")
TOO_MANY_EMOJIS = Refusal(400, 30008, "Maximum number of emojis reached (2000)")
TOO_MANY_CREATIONS = Refusal(429, 30034, "Max number of daily application command creates has been reached (200)")
OLD_MESSAGE_EDITS = Refusal(
    429, 30046, "Maximum number of edits to messages older than 1 hour reached. Try again later."
)
ENTITY_TOO_LARGE = Refusal(413, 40005, "Request entity too large")
ALREADY_ACKNOWLEDGED = Refusal(400, 40060, "Interaction has already been acknowledged.")
MISSING_ACCESS = Refusal(403, 50001, "Missing Access")
WRONG_CHANNEL_TYPE = Refusal(403, 50003, "Cannot execute action on a DM channel")
NOT_THE_AUTHOR = Refusal(403, 50005, "Cannot edit a message authored by another user")
EMPTY_MESSAGE = Refusal(400, 50006, "Cannot send an empty message")
DM_REFUSED = Refusal(403, 50007, "Cannot send messages to this user")
NO_TEXT_CHANNEL = Refusal(400, 50008, "Cannot send messages in a non-text channel")
MISSING_PERMISSIONS = Refusal(403, 50013, "Missing Permissions")
INVALID_TOKEN = Refusal(401, 50027, "Invalid Webhook Token")
INVALID_RECIPIENT = Refusal(400, 50033, "Invalid Recipient(s)")
INVALID_FORM = Refusal(400, 50035, "Invalid Form Body")
ARCHIVED_THREAD = Refusal(400, 50083, "Thread is archived")
INVALID_JSON = Refusal(400, 50109, "The request body contains invalid JSON.")
THREAD_EXISTS = Refusal(400, 160004, "A thread has already been created for this message")
LOCKED_THREAD = Refusal(403, 160005, "Thread is locked")
"""Discord publishes the code, not the status."""
SERVER_ERROR = Refusal(500, 0, "500: Internal Server Error")
NOT_IMPLEMENTED = Refusal(501, 0, "The playground does not know this route")


def invalid(path: str, code: str, message: str) -> DiscordError:
    """The refusal of a body for one reason."""
    return DiscordError(INVALID_FORM, [Issue(path, code, message)])


def nested(issues: Iterable[Issue]) -> Json:
    """Issues as Discord nests them: an object a step of the path, `_errors` at its end."""
    tree: Json = {}
    for issue in issues:
        node = tree
        for step in filter(None, issue.path.split(".")):
            node = node.setdefault(step, {})
        node.setdefault("_errors", []).append({"code": issue.code, "message": issue.message})
    return tree
