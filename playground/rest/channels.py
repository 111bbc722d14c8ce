"""Routes of servers, members, channels, threads and direct messages."""

from playground import places
from playground.clock import timestamp
from playground.errors import (
    ARCHIVED_THREAD,
    INVALID_RECIPIENT,
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
    THREAD_EXISTS,
    WRONG_CHANNEL_TYPE,
    DiscordError,
)
from playground.jsons import Json
from playground.limits import channels as limits
from playground.permissions import Permission
from playground.rest.routing import NO_CONTENT, Answer, Call, Route, ok


def guild(call: Call) -> Answer:
    """A server."""
    return ok(_guild(call))


def guild_channels(call: Call) -> Answer:
    """A server's channels."""
    return ok(list(call.discord.world.guild_channels(_guild(call)["id"])))


def roles(call: Call) -> Answer:
    """A server's roles."""
    return ok(_guild(call)["roles"])


def member(call: Call) -> Answer:
    """A member."""
    return ok(call.discord.world.member(_guild(call)["id"], call.params["user_id"]))


def active_threads(call: Call) -> Answer:
    """A server's threads that are not archived."""
    threads = call.discord.world.active_threads(_guild(call)["id"])
    return ok({"threads": threads, "members": [], "has_more": False})


def channel(call: Call) -> Answer:
    """A channel."""
    return ok(call.discord.accessible(call.params["channel_id"], call.bot_id))


def edit_channel(call: Call) -> Answer:
    """Change a thread or rename a channel."""
    old = call.discord.accessible(call.params["channel_id"], call.bot_id)
    if not places.is_thread(old):
        call.discord.accessible(old["id"], call.bot_id, Permission.MANAGE_CHANNELS)
        return ok(call.discord.channels.change({**old, **_plain(call.body)}))
    keys = ("archived", "locked", "auto_archive_duration")
    asked = {key: call.body[key] for key in keys if key in call.body}
    _refuse_thread_change(call, old, asked)
    return ok(call.discord.channels.change_thread(old, {**_plain(call.body), **asked}))


def _refuse_thread_change(call: Call, thread: Json, asked: Json) -> None:
    """Opening a thread is everybody's who may write there; a locked one is its moderators', any other its owner's.

    Raises:
        DiscordError: 50013, the bot may not; 50083, an archived thread must be opened first.
    """
    if call.discord.permissions(call.bot_id, thread) & Permission.MANAGE_THREADS:
        return
    only_opens = set(call.body) == {"archived"} and not asked["archived"]
    is_ours = thread["owner_id"] == call.bot_id or only_opens
    if places.is_locked(thread) or "locked" in asked or not is_ours:
        raise DiscordError(MISSING_PERMISSIONS)
    if places.is_archived(thread) and asked.get("archived", True):
        raise DiscordError(ARCHIVED_THREAD)


def delete_channel(call: Call) -> Answer:
    """Delete a channel or thread."""
    old = call.discord.accessible(call.params["channel_id"], call.bot_id)
    needed = Permission.MANAGE_THREADS if places.is_thread(old) else Permission.MANAGE_CHANNELS
    call.discord.accessible(old["id"], call.bot_id, needed)
    call.discord.channels.delete(old["id"])
    return ok(old)


def typing(call: Call) -> Answer:
    """Show that the bot is writing."""
    where = call.discord.accessible(call.params["channel_id"], call.bot_id, Permission.SEND_MESSAGES)
    call.discord.channels.show_typing(where["id"], call.bot_id)
    return NO_CONTENT


def open_dm(call: Call) -> Answer:
    """Open the direct messages with a person."""
    user_id = str(call.body["recipient_id"])
    if call.discord.world.person_of(user_id) is None:
        raise DiscordError(INVALID_RECIPIENT)
    return ok(call.discord.channels.open_dm(user_id))


def start_thread(call: Call) -> Answer:
    """Start a thread that belongs to no message."""
    return Answer(201, _start(call, call.discord.ids.new()))


def start_thread_at(call: Call) -> Answer:
    """Start a thread at a message; it takes the message's id."""
    message = call.discord.public_message(call.params["channel_id"], call.params["message_id"])
    if message.message_id in call.discord.world.channels:
        raise DiscordError(THREAD_EXISTS)
    return Answer(201, _start(call, message.message_id))


def join_thread(call: Call) -> Answer:
    """Join a thread, or add somebody: everybody who sees a thread here is in it."""
    call.discord.accessible(call.params["channel_id"], call.bot_id)
    return NO_CONTENT


def _guild(call: Call) -> Json:
    found = call.discord.world.guild(call.params["guild_id"])
    if not call.discord.world.is_member(found["id"], call.bot_id):
        raise DiscordError(MISSING_ACCESS)
    return found


def _plain(body: Json) -> Json:
    return {key: body[key] for key in ("name", "topic", "rate_limit_per_user") if key in body}


def _start(call: Call, thread_id: str) -> Json:
    discord = call.discord
    parent = discord.accessible(call.params["channel_id"], call.bot_id, Permission.CREATE_PUBLIC_THREADS)
    if parent["type"] not in (places.TEXT, places.ANNOUNCEMENTS):
        raise DiscordError(WRONG_CHANNEL_TYPE)
    created = timestamp(discord.clock.now())
    thread = places.thread(thread_id, parent, call.body["name"], call.bot_id, created)
    discord.channels.add_thread(thread)
    return thread


THREAD_MEMBERS = "/channels/{channel_id}/thread-members"
ROUTES = (
    Route("GET", "/guilds/{guild_id}", guild),
    Route("GET", "/guilds/{guild_id}/channels", guild_channels),
    Route("GET", "/guilds/{guild_id}/roles", roles),
    Route("GET", "/guilds/{guild_id}/members/{user_id}", member),
    Route("GET", "/guilds/{guild_id}/threads/active", active_threads),
    Route("POST", "/users/@me/channels", open_dm, lambda call: limits.check_dm(call.payload)),
    Route("GET", "/channels/{channel_id}", channel),
    Route("PATCH", "/channels/{channel_id}", edit_channel, lambda call: limits.check_channel(call.payload)),
    Route("DELETE", "/channels/{channel_id}", delete_channel),
    Route("POST", "/channels/{channel_id}/typing", typing),
    Route("POST", "/channels/{channel_id}/threads", start_thread, lambda call: limits.check_thread(call.payload)),
    Route(
        "POST",
        "/channels/{channel_id}/messages/{message_id}/threads",
        start_thread_at,
        lambda call: limits.check_thread(call.payload),
    ),
    Route("PUT", THREAD_MEMBERS + "/@me", join_thread),
    Route("DELETE", THREAD_MEMBERS + "/@me", join_thread),
    Route("PUT", THREAD_MEMBERS + "/{user_id}", join_thread),
    Route("DELETE", THREAD_MEMBERS + "/{user_id}", join_thread),
)
