"""Bodies of application emojis."""

import base64
import binascii
import re

from playground.errors import Issue
from playground.limits.shapes import Fields, pattern, required

MOST_BYTES = 256 * 1024
NAME = pattern(r"[A-Za-z0-9_]{2,32}", 32, "STRING_TYPE_REGEX", "Between 2 and 32 of letters, digits and _")
IMAGE = re.compile(r"data:image/(png|jpeg|gif|webp|avif);base64,([A-Za-z0-9+/=]+)")
RENAMED = Fields({"name": required(NAME)})


def _image(value: object, path: str) -> list[Issue]:
    found = IMAGE.fullmatch(value) if isinstance(value, str) else None
    if found is None:
        return [Issue(path, "IMAGE_INVALID", "Invalid image data: a data URI of a picture is needed")]
    try:
        size = len(base64.b64decode(found.group(2), validate=True))
    except binascii.Error:
        return [Issue(path, "IMAGE_INVALID", "Invalid image data")]
    if size > MOST_BYTES:
        return [Issue(path, "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")]
    return []


NEW = Fields({"name": required(NAME), "image": required(_image)}, frozenset({"roles"}))


def check(payload: object) -> list[Issue]:
    """Check an upload."""
    return NEW(payload, "")


def check_name(payload: object) -> list[Issue]:
    """Check a new name."""
    return RENAMED(payload, "")
