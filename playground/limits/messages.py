"""Bodies of messages: new ones and edits."""

import re
from collections.abc import Iterator

from playground.components import walk
from playground.errors import Issue
from playground.files import Upload
from playground.jsons import Json, as_int, as_objects, compact
from playground.limits.components import TEXT_BYTES, check_components, needs_layout
from playground.limits.embeds import check_embeds
from playground.limits.shapes import (
    Field,
    Fields,
    anything,
    boolean,
    join,
    one_of,
    optional,
    required,
    several,
    snowflake,
    text,
    whole,
)
from playground.messages import COMPONENTS_V2, EPHEMERAL, SUPPRESS_EMBEDS

__all__ = ["EMPTY", "TEXT_BYTES", "check_edit", "check_new"]

EMPTY = "EMPTY_MESSAGE"
SUPPRESS_NOTIFICATIONS = 1 << 12
MOST_CONTENT = 2000
SETTABLE = SUPPRESS_EMBEDS | EPHEMERAL | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2 | 1 << 13
"""Flags that a bot may set; 1 << 13 marks a voice message."""
SHOWN = ("content", "embeds", "components", "attachments", "sticker_ids", "poll")
LEGACY = ("content", "embeds", "poll", "sticker_ids")
"""What cannot go together with Components V2."""
IDS = optional(several(snowflake, 0, 100))
ALLOWED_MENTIONS = Fields(
    {
        "parse": optional(several(one_of("users", "roles", "everyone"), 0, 3)),
        "users": IDS,
        "roles": IDS,
        "replied_user": optional(boolean),
    }
)
ATTACHMENT = Fields(
    {
        "id": required(snowflake),
        "filename": optional(text(1024, 1)),
        "title": optional(text(1024)),
        "description": optional(text(1024)),
        "is_remix": optional(boolean),
    },
    frozenset({"duration_secs", "waveform", "size", "url", "proxy_url", "content_type", "width", "height", "spoiler"}),
)
REFERENCE = Fields(
    {
        "message_id": required(snowflake),
        "channel_id": optional(snowflake),
        "guild_id": optional(snowflake),
        "fail_if_not_exists": optional(boolean),
        "type": optional(whole(0, 1)),
    }
)
NONCE = text(25)


def _nonce(value: object, path: str) -> list[Issue]:
    return snowflake(value, path) if isinstance(value, int) else NONCE(value, path)


_COMMON: dict[str, Field] = {
    "content": optional(text(MOST_CONTENT)),
    "embeds": optional(check_embeds),
    "components": optional(anything),
    "attachments": optional(several(ATTACHMENT, 0, 10)),
    "allowed_mentions": optional(ALLOWED_MENTIONS),
    "flags": optional(whole(0, 2**31 - 1)),
    "tts": optional(boolean),
}
NEW = Fields(
    {
        **_COMMON,
        "nonce": optional(_nonce),
        "enforce_nonce": optional(boolean),
        "message_reference": optional(REFERENCE),
        "sticker_ids": optional(several(snowflake, 0, 3)),
        "poll": optional(anything),
        "username": optional(text(80)),
        "avatar_url": optional(text(2048)),
        "thread_name": optional(text(100)),
    }
)
EDIT = Fields(_COMMON)


def check_new(body: Json, uploads: tuple[Upload, ...], path: str = "") -> list[Issue]:
    """Check the body of a new message."""
    flags = as_int(body.get("flags"))
    is_layout = bool(flags & COMPONENTS_V2)
    issues = _check(NEW, body, uploads, path, is_layout=is_layout)
    if flags & ~SETTABLE:
        issues.append(Issue(join(path, "flags"), "BASE_TYPE_CHOICES", f"{flags} holds flags that cannot be set"))
    if not uploads and not any(body.get(key) for key in SHOWN):
        issues.append(Issue(path, EMPTY, "Cannot send an empty message"))
    return issues


def check_edit(body: Json, uploads: tuple[Upload, ...], old: Json, path: str = "") -> list[Issue]:
    """Check the body of an edit.

    Args:
        body: what is to be changed.
        uploads: new files.
        old: the message as it is, whose flag for Components V2 stays for good.
        path: where the body is in what was sent.
    """
    flags = old["flags"] | as_int(body.get("flags"))
    issues = _check(EDIT, body, uploads, path, is_layout=bool(flags & COMPONENTS_V2))
    if flags & COMPONENTS_V2 and not old["flags"] & COMPONENTS_V2:
        left = [key for key in ("content", "embeds") if old.get(key) and key not in body]
        issues += [_legacy(key, path) for key in left]
    issues += _check_kept(body, uploads, as_objects(old.get("attachments")), path)
    after = {**old, **body}
    if not uploads and not any(after.get(key) for key in SHOWN):
        issues.append(Issue(path, EMPTY, "Cannot send an empty message"))
    return issues


def _check(shape: Fields, body: Json, uploads: tuple[Upload, ...], path: str, *, is_layout: bool) -> list[Issue]:
    issues = shape(body, path)
    if body.get("components") is not None:
        issues += check_components(body["components"], join(path, "components"), is_layout=is_layout)
        if needs_layout(body["components"]) and not is_layout:
            at = join(path, "flags")
            issues.append(Issue(at, "COMPONENTS_V2_FLAG_REQUIRED", "These components need the flag IS_COMPONENTS_V2"))
    if is_layout:
        issues += [_legacy(key, path) for key in LEGACY if body.get(key)]
    issues += _check_attachments(body, uploads, path)
    issues += _check_mentions(body.get("allowed_mentions"), join(path, "allowed_mentions"))
    return issues


def _legacy(key: str, path: str) -> Issue:
    code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
    return Issue(join(path, key), code, f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2")


def _check_attachments(body: Json, uploads: tuple[Upload, ...], path: str) -> Iterator[Issue]:
    parts = {upload.index for upload in uploads if upload.index is not None}
    for upload in uploads:
        if upload.index is None:
            yield Issue(path, "MULTIPART_NAME", f"The part {upload.part!r} is not named files[n]")
    listed = as_objects(body.get("attachments"))
    if body.get("attachments") is not None:
        for index in sorted(parts - {str(entry.get("id")) for entry in listed}):
            at = join(path, "attachments")
            yield Issue(at, "ATTACHMENT_NOT_LISTED", f"files[{index}] is not among the attachments")
    for position, entry in enumerate(listed):
        number = str(entry.get("id"))
        if number.isdecimal() and len(number) < 3 and number not in parts:
            at = join(path, f"attachments.{position}.id")
            yield Issue(at, "ATTACHMENT_NOT_FOUND", f"There is no files[{number}]")
    yield from _check_references(body, uploads, listed, path)


def _check_kept(body: Json, uploads: tuple[Upload, ...], there: list[Json], path: str) -> Iterator[Issue]:
    """An edit keeps only what the message has, and shows only what it has then."""
    known = {str(file.get("id")) for file in there}
    for position, entry in enumerate(as_objects(body.get("attachments"))):
        number = str(entry.get("id"))
        if len(number) > len("99") and number not in known:
            at = join(path, f"attachments.{position}.id")
            yield Issue(at, "ATTACHMENT_NOT_FOUND", f"The message has no attachment {number}")
    if body.get("attachments") is None:
        names = {file.get("filename") for file in there} | {upload.filename for upload in uploads}
        for name in re.findall(r'"attachment://([^"]+)"', compact({"components": body.get("components")})):
            if name not in names:
                yield Issue(path, "ATTACHMENT_REFERENCE_NOT_FOUND", f"The message has no attachment {name!r}")


def _check_references(body: Json, uploads: tuple[Upload, ...], listed: list[Json], path: str) -> Iterator[Issue]:
    """`attachment://name` must name a file; on an edit that says nothing of files it may name one that is there."""
    names = {entry["filename"] for entry in listed if entry.get("filename")} | {u.filename for u in uploads}
    referring = compact({key: body.get(key) for key in ("embeds", "components")})
    for name in re.findall(r'"attachment://([^"]+)"', referring):
        if (names or body.get("attachments") is not None) and name not in names:
            yield Issue(path, "ATTACHMENT_REFERENCE_NOT_FOUND", f"There is no attachment {name!r}")
    if not uploads:
        return
    for at, component in walk(body.get("components"), join(path, "components")):
        file = component.get("file")
        if isinstance(file, dict) and not str(file.get("url")).startswith("attachment://"):
            yield Issue(f"{at}.file.url", "FILE_COMPONENT_URL", "A file component shows an attachment only")


def _check_mentions(allowed: object, path: str) -> Iterator[Issue]:
    if not isinstance(allowed, dict):
        return
    parse = allowed.get("parse")
    for kind in ("users", "roles"):
        if isinstance(parse, list) and kind in parse and allowed.get(kind):
            message = f"parse:['{kind}'] and {kind}: [ids...] are mutually exclusive."
            yield Issue(path, "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message)
