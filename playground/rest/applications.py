"""Routes of the application itself: who it is, its gateway, its commands, its emojis."""

from playground import objects
from playground.errors import NOT_FOUND, DiscordError
from playground.jsons import Json, as_objects
from playground.limits import commands as command_limits
from playground.limits import emojis as emoji_limits
from playground.rest.routing import NO_CONTENT, Answer, Call, Route, ok


def me(call: Call) -> Answer:
    """The bot's own user."""
    own = {"verified": True, "email": None, "mfa_enabled": True, "locale": "en-US", "premium_type": 0}
    return ok({**call.discord.world.bot, **own})


def user(call: Call) -> Answer:
    """Any user."""
    return ok(call.discord.world.user(call.params["user_id"]))


def application(call: Call) -> Answer:
    """The application."""
    world = call.discord.world
    owner = next(iter(world.people.values())).user
    return ok(objects.application(world.app_id, world.bot, owner, len(world.guilds)))


def commands(call: Call) -> Answer:
    """The commands of a scope; what they are called in other languages only where it is asked for."""
    found = call.discord.commands.of(_scope(call))
    is_whole = call.query.get("with_localizations", "").lower() in ("true", "1")
    return ok(found if is_whole else [_untranslated(command) for command in found])


def replace_commands(call: Call) -> Answer:
    """Overwrite a scope's commands."""
    made = call.discord.commands.replace(_scope(call), call.items)
    _tell_people(call)
    return ok(made)


def create_command(call: Call) -> Answer:
    """Create or overwrite one command."""
    made = call.discord.commands.put(_scope(call), call.body)
    _tell_people(call)
    return Answer(201, made)


def command(call: Call) -> Answer:
    """One command."""
    return ok(call.discord.commands.get(_scope(call), call.params["command_id"]))


def edit_command(call: Call) -> Answer:
    """Change one command."""
    made = call.discord.commands.change(_scope(call), call.params["command_id"], call.body)
    _tell_people(call)
    return ok(made)


def delete_command(call: Call) -> Answer:
    """Delete one command."""
    call.discord.commands.remove(_scope(call), call.params["command_id"])
    _tell_people(call)
    return NO_CONTENT


def emojis(call: Call) -> Answer:
    """All emojis."""
    return ok({"items": call.discord.emojis.everything()})


def create_emoji(call: Call) -> Answer:
    """Upload an emoji."""
    return Answer(201, call.discord.emojis.add(call.body["name"], call.body["image"]))


def emoji(call: Call) -> Answer:
    """One emoji."""
    return ok(call.discord.emojis.get(call.params["emoji_id"]))


def edit_emoji(call: Call) -> Answer:
    """Rename an emoji."""
    return ok(call.discord.emojis.rename(call.params["emoji_id"], call.body["name"]))


def delete_emoji(call: Call) -> Answer:
    """Delete an emoji."""
    call.discord.emojis.remove(call.params["emoji_id"])
    return NO_CONTENT


def _scope(call: Call) -> str | None:
    if call.params["application_id"] != call.bot_id:
        raise DiscordError(NOT_FOUND)
    guild_id = call.params.get("guild_id")
    return call.discord.world.guild(guild_id)["id"] if guild_id else None


def _untranslated(node: Json) -> Json:
    bare = {key: value for key, value in node.items() if not key.endswith("_localizations")}
    for key in ("options", "choices"):
        if key in bare:
            bare[key] = [_untranslated(one) for one in as_objects(bare[key])]
    return bare


def _tell_people(call: Call) -> None:
    call.discord.tell_commands()


def _command_routes(scope: str) -> tuple[Route, ...]:
    one = scope + "/{command_id}"
    return (
        Route("GET", scope, commands),
        Route("PUT", scope, replace_commands, lambda call: command_limits.check_all(call.payload)),
        Route("POST", scope, create_command, lambda call: command_limits.check_one(call.payload)),
        Route("GET", one, command),
        Route("PATCH", one, edit_command, lambda call: command_limits.check_change(call.payload)),
        Route("DELETE", one, delete_command),
    )


EMOJIS = "/applications/{application_id}/emojis"
ROUTES = (
    Route("GET", "/users/@me", me),
    Route("GET", "/users/{user_id}", user),
    Route("GET", "/oauth2/applications/@me", application),
    Route("GET", "/applications/@me", application),
    *_command_routes("/applications/{application_id}/commands"),
    *_command_routes("/applications/{application_id}/guilds/{guild_id}/commands"),
    Route("GET", EMOJIS, emojis),
    Route("POST", EMOJIS, create_emoji, lambda call: emoji_limits.check(call.payload)),
    Route("GET", EMOJIS + "/{emoji_id}", emoji),
    Route("PATCH", EMOJIS + "/{emoji_id}", edit_emoji, lambda call: emoji_limits.check_name(call.payload)),
    Route("DELETE", EMOJIS + "/{emoji_id}", delete_emoji),
)
