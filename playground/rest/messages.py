"""Routes of messages in channels. Ephemeral messages are out of their reach."""

from playground import places, threads
from playground.errors import (
    DM_REFUSED,
    MISSING_PERMISSIONS,
    NO_TEXT_CHANNEL,
    NOT_THE_AUTHOR,
    UNKNOWN_MESSAGE,
    DiscordError,
    Issue,
    invalid,
)
from playground.jsons import Json, as_int, as_object
from playground.limits import messages as limits
from playground.messages import DEFAULT, EPHEMERAL, REPLY, Draft, Message
from playground.permissions import Permission
from playground.rest.routing import NO_CONTENT, Answer, Call, Route, ok

HISTORY_LIMIT = 100


def send(call: Call) -> Answer:
    """Write a message."""
    discord = call.discord
    where = discord.accessible(call.params["channel_id"], call.bot_id)
    if where["type"] == places.FORUM:
        raise DiscordError(NO_TEXT_CHANNEL)
    discord.accessible(where["id"], call.bot_id, *_needed(call, where))
    if where["type"] == places.DM:
        person = discord.world.person_of(where["recipients"][0]["id"])
        if person is not None and not person.takes_dms:
            raise DiscordError(DM_REFUSED)
    threads.refuse_writing(where, discord.permissions(call.bot_id, where))
    extra = {"application_id": call.bot_id, **_reference(call, where)}
    draft = Draft(
        channel=where,
        author=discord.world.bot,
        body=call.body,
        uploads=call.uploads,
        flags=as_int(call.body.get("flags")) & ~EPHEMERAL,
        kind=REPLY if "message_reference" in extra else DEFAULT,
        extra=extra,
    )
    return ok(discord.posting.send(draft).data)


def history(call: Call) -> Answer:
    """The messages of a channel, newest first; none without the permission to read back."""
    where = call.discord.accessible(call.params["channel_id"], call.bot_id)
    if not call.discord.permissions(call.bot_id, where) & Permission.READ_MESSAGE_HISTORY:
        return ok([])
    asked = call.query.get("limit", "50")
    if not asked.isdecimal() or not 1 <= int(asked) <= HISTORY_LIMIT:
        raise invalid("limit", "NUMBER_TYPE_MAX", f"int value should be between 1 and {HISTORY_LIMIT}.")
    before, after = (int(call.query.get(key) or 0) for key in ("before", "after"))
    public = [m for m in call.discord.messages.newest_first(where["id"]) if m.visible_to is None]
    wanted = [m.data for m in public if int(m.message_id) > after and (not before or int(m.message_id) < before)]
    return ok(wanted[-int(asked) :] if after else wanted[: int(asked)])


def message(call: Call) -> Answer:
    """One message."""
    call.discord.accessible(call.params["channel_id"], call.bot_id, Permission.READ_MESSAGE_HISTORY)
    return ok(_message(call).data)


def edit(call: Call) -> Answer:
    """Change a message of the bot's own; one that is timed out may not."""
    where = call.discord.accessible(call.params["channel_id"], call.bot_id)
    found = _message(call)
    if found.data["author"]["id"] != call.bot_id:
        raise DiscordError(NOT_THE_AUTHOR)
    if call.discord.world.is_timed_out(where.get("guild_id"), call.bot_id, call.discord.clock.now()):
        raise DiscordError(MISSING_PERMISSIONS)
    threads.refuse_editing(where, call.discord.permissions(call.bot_id, where))
    return ok(call.discord.posting.edit(found, call.body, call.uploads).data)


def delete(call: Call) -> Answer:
    """Delete a message; those of others need a permission."""
    call.discord.accessible(call.params["channel_id"], call.bot_id)
    found = _message(call)
    if found.data["author"]["id"] != call.bot_id:
        call.discord.accessible(call.params["channel_id"], call.bot_id, Permission.MANAGE_MESSAGES)
    call.discord.posting.remove(found)
    return NO_CONTENT


def _message(call: Call) -> Message:
    return call.discord.public_message(call.params["channel_id"], call.params["message_id"])


def _needed(call: Call, where: Json) -> list[Permission]:
    needed = [Permission.SEND_MESSAGES_IN_THREADS if places.is_thread(where) else Permission.SEND_MESSAGES]
    if call.uploads:
        needed.append(Permission.ATTACH_FILES)
    if call.body.get("embeds"):
        needed.append(Permission.EMBED_LINKS)
    return needed


def _reference(call: Call, where: Json) -> Json:
    asked = as_object(call.body.get("message_reference"))
    if not asked:
        return {}
    replied_to = call.discord.messages.get(where["id"], str(asked["message_id"]))
    if replied_to is not None and replied_to.visible_to is None:
        reference = {"type": 0, "channel_id": where["id"], "message_id": replied_to.message_id}
        return {"message_reference": reference, "referenced_message": replied_to.data}
    if asked.get("fail_if_not_exists", True):
        raise invalid("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
    return {}


def _check_new(call: Call) -> list[Issue]:
    return limits.check_new(call.body, call.uploads)


def _check_edit(call: Call) -> list[Issue]:
    found = call.discord.messages.get(call.params["channel_id"], call.params["message_id"])
    if found is None or found.visible_to is not None:
        raise DiscordError(UNKNOWN_MESSAGE)
    return limits.check_edit(call.body, call.uploads, found.data)


MESSAGES = "/channels/{channel_id}/messages"
ROUTES = (
    Route("POST", MESSAGES, send, _check_new),
    Route("GET", MESSAGES, history),
    Route("GET", MESSAGES + "/{message_id}", message),
    Route("PATCH", MESSAGES + "/{message_id}", edit, _check_edit),
    Route("DELETE", MESSAGES + "/{message_id}", delete),
)
