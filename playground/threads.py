"""What an archived or locked thread refuses.

Archived: no edit; the next message opens it again. Locked: no message and no edit without MANAGE_THREADS. Answers to
interactions are refused only where it is both, as a message would be; what else holds for them Discord does not say.
"""

from playground import places
from playground.errors import ARCHIVED_THREAD, LOCKED_THREAD, DiscordError
from playground.jsons import Json
from playground.permissions import Permission


def refuse_writing(channel: Json, held: int) -> None:
    """Refuse a message of somebody with these permissions.

    Raises:
        DiscordError: 50083 in a thread that is archived and locked, 160005 in one that is only locked.
    """
    if places.is_locked(channel) and not held & Permission.MANAGE_THREADS:
        raise DiscordError(ARCHIVED_THREAD if places.is_archived(channel) else LOCKED_THREAD)


def refuse_editing(channel: Json, held: int) -> None:
    """Refuse the edit of a message by somebody with these permissions.

    Raises:
        DiscordError: 50083 in an archived thread, 160005 in a locked one.
    """
    if places.is_archived(channel):
        raise DiscordError(ARCHIVED_THREAD)
    refuse_writing(channel, held)


def refuse_answering(channel: Json, held: int) -> None:
    """Refuse a message that answers an interaction.

    Raises:
        DiscordError: 50083 in a thread that is archived and locked.
    """
    if places.is_archived(channel):
        refuse_writing(channel, held)
