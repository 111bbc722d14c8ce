"""Bodies of first answers to interactions."""

from playground.errors import Issue
from playground.files import Upload
from playground.jsons import Json, as_int, as_object
from playground.limits.components import check_form
from playground.limits.messages import EMPTY, check_edit, check_new
from playground.limits.shapes import Fields, anything, number, one_of, optional, required, several, text
from playground.messages import COMPONENTS_V2, EPHEMERAL

ANSWER = Fields({"type": required(one_of(1, 4, 5, 6, 7, 8, 9, 12)), "data": optional(anything)})
CHOICE_TEXT = text(100, 1)


def _choice_value(value: object, path: str) -> list[Issue]:
    return CHOICE_TEXT(value, path) if isinstance(value, str) else number(value, path)


CHOICE = Fields(
    {
        "name": required(text(100, 1)),
        "value": required(_choice_value),
        "name_localizations": optional(anything),
    }
)
CHOICES = Fields({"choices": required(several(CHOICE, 0, 25))})
MODAL = Fields(
    {"custom_id": required(text(100, 1)), "title": required(text(45, 1)), "components": required(check_form)}
)


def check_answer(body: Json, uploads: tuple[Upload, ...], source: Json | None) -> list[Issue]:
    """Check the body of a first answer.

    Args:
        body: `type` and `data`.
        uploads: files of a new or changed message.
        source: the message that the interaction came from, if it came from one.
    """
    issues = ANSWER(body, "")
    if issues:
        return issues
    data = as_object(body.get("data"))
    match body["type"]:
        case 4 if not data:
            return [Issue("data", EMPTY, "Cannot send an empty message")]
        case 4:
            return check_new(data, uploads, "data")
        case 5:
            return _check_deferred(data)
        case 7 if source is not None:
            return check_edit(data, uploads, source, "data")
        case 8:
            return CHOICES(body.get("data"), "data")
        case 9:
            return MODAL(body.get("data"), "data")
        case _:
            return []


def _check_deferred(data: Json) -> list[Issue]:
    flags = as_int(data.get("flags"))
    if flags & ~(EPHEMERAL | COMPONENTS_V2):
        return [Issue("data.flags", "BASE_TYPE_CHOICES", "A deferred message may be ephemeral, nothing else")]
    return []
