"""JSON as Discord writes it: the one loose type of this package.

Objects of Discord's are kept as the dictionaries that go over the wire. They are never changed in place: a change makes
a new dictionary, so whatever was sent or logged earlier stays as it was.
"""

import json
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]


def compact(value: object) -> str:
    """The JSON text of `value`, without blanks."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def as_object(value: object) -> Json:
    """`value` if it is a JSON object, else an empty one: for reading bodies that nobody has checked yet."""
    return value if isinstance(value, dict) else {}


def as_objects(value: object) -> list[Json]:
    """The JSON objects in `value` if it is a list, else none."""
    return [item for item in value if isinstance(item, dict)] if isinstance(value, list) else []


def as_int(value: object, otherwise: int = 0) -> int:
    """`value` if it is a whole number (and no boolean), else `otherwise`."""
    return value if isinstance(value, int) and not isinstance(value, bool) else otherwise
