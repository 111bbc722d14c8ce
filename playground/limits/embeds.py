"""Embeds: their shapes, and 6000 characters over all of a message's."""

from collections.abc import Iterator

from playground.errors import Issue
from playground.jsons import Json, as_object, as_objects
from playground.limits.shapes import Fields, boolean, optional, required, several, text, url, whole

MOST_CHARACTERS = 6000
LINK = url(files=True)
PICTURE = optional(
    Fields({"url": required(LINK)}, frozenset({"proxy_url", "width", "height", "flags", "placeholder", "content_type"}))
)
EMBED = Fields(
    {
        "type": optional(text(20)),
        "title": optional(text(256)),
        "description": optional(text(4096)),
        "url": optional(url()),
        "color": optional(whole(0, 0xFFFFFF)),
        "timestamp": optional(text(40)),
        "footer": optional(Fields({"text": required(text(2048, 1)), "icon_url": optional(LINK)})),
        "author": optional(
            Fields({"name": required(text(256, 1)), "url": optional(url()), "icon_url": optional(LINK)})
        ),
        "image": PICTURE,
        "thumbnail": PICTURE,
        "fields": optional(
            several(
                Fields({"name": required(text(256, 1)), "value": required(text(1024, 1)), "inline": optional(boolean)}),
                0,
                25,
            )
        ),
    },
    frozenset({"flags", "provider", "video"}),
)
EMBEDS = several(EMBED, 0, 10)
SHOWN = ("title", "description", "fields", "image", "thumbnail", "author", "footer", "url")


def check_embeds(value: object, path: str) -> list[Issue]:
    """Check a message's embeds."""
    return [*EMBEDS(value, path), *_check_sizes(as_objects(value), path)]


def _check_sizes(embeds: list[Json], path: str) -> Iterator[Issue]:
    for position, embed in enumerate(embeds):
        if not any(embed.get(key) for key in SHOWN):
            yield Issue(f"{path}.{position}", "BASE_TYPE_REQUIRED", "This embed shows nothing")
    total = sum(map(_characters, embeds))
    if total > MOST_CHARACTERS:
        message = f"Embed size exceeds maximum size of {MOST_CHARACTERS}: {total} characters"
        yield Issue(path, "MAX_EMBED_SIZE_EXCEEDED", message)


def _characters(embed: Json) -> int:
    fields = as_objects(embed.get("fields"))
    shown = [embed.get("title"), embed.get("description")]
    shown += [as_object(embed.get("footer")).get("text"), as_object(embed.get("author")).get("name")]
    shown += [field.get(key) for field in fields for key in ("name", "value")]
    return sum(len(one) for one in shown if isinstance(one, str))
