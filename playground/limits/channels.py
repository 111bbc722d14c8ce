"""Bodies of channels, threads and direct messages."""

from playground.errors import Issue
from playground.limits.shapes import Fields, anything, boolean, one_of, optional, required, snowflake, text, whole

ARCHIVE_MINUTES = one_of(60, 1440, 4320, 10080)
THREAD = Fields(
    {
        "name": required(text(100, 1)),
        "auto_archive_duration": optional(ARCHIVE_MINUTES),
        "rate_limit_per_user": optional(whole(0, 21600)),
        "type": optional(whole(10, 12)),
        "invitable": optional(boolean),
    }
)
CHANNEL = Fields(
    {
        "name": optional(text(100, 1)),
        "topic": optional(text(1024)),
        "archived": optional(boolean),
        "locked": optional(boolean),
        "auto_archive_duration": optional(ARCHIVE_MINUTES),
        "rate_limit_per_user": optional(whole(0, 21600)),
        "invitable": optional(boolean),
        "flags": optional(whole(0, 1 << 20)),
        "applied_tags": optional(anything),
        "position": optional(whole(0, 1000)),
        "parent_id": optional(snowflake),
        "nsfw": optional(boolean),
        "permission_overwrites": optional(anything),
    }
)
DM = Fields({"recipient_id": required(snowflake)})


def check_thread(payload: object) -> list[Issue]:
    """Check a new thread."""
    return THREAD(payload, "")


def check_channel(payload: object) -> list[Issue]:
    """Check the change of a channel or thread."""
    return CHANNEL(payload, "")


def check_dm(payload: object) -> list[Issue]:
    """Check the opening of direct messages."""
    return DM(payload, "")
