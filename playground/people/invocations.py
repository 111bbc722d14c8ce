"""Commands that people type: from a path and named values to the options that the bot receives."""

from playground.interactions import Interaction, Kind
from playground.jsons import Json, as_int, as_object
from playground.local import LocalDiscord
from playground.payloads import context
from playground.people.acts import new_interaction
from playground.people.refusals import RefusedError
from playground.people.resolving import Resolver
from playground.permissions import Permission
from playground.world import Person

CHAT_INPUT, USER_MENU = 1, 2
OF_SERVERS, OF_PEOPLE = 0, 1
"""For whom an application is installed."""
SUB_COMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER = range(1, 11)
"""Kinds of option."""


def invoke(
    discord: LocalDiscord, person: Person, channel: Json, body: Json, *, focused: str | None = None
) -> Interaction:
    """Type a command, or one of its options while it completes.

    Args:
        discord: where.
        person: who types.
        channel: the channel it is typed in.
        body: `name`, `path`, `options`, `nonce`; for a context menu `type` and `target_id`.
        focused: the option being typed, for an autocomplete.

    Raises:
        RefusedError: Discord's client would not let it be sent.
    """
    command = _find(discord, person, channel, body)
    resolver = Resolver(discord, person, channel)
    data: Json = {"id": command["id"], "name": command["name"], "type": command["type"]}
    if command["type"] == CHAT_INPUT:
        data["options"] = _typed(command, body, resolver, focused)
    else:
        data["target_id"] = _target(discord, channel, command, body, resolver)
    if resolver.resolved:
        data["resolved"] = resolver.resolved
    if command.get("guild_id"):
        data["guild_id"] = command["guild_id"]
    kind = Kind.COMMAND if focused is None else Kind.AUTOCOMPLETE
    interaction = new_interaction(discord, person, channel, kind, data, body.get("nonce"))
    discord.begin(interaction)
    return interaction


def _find(discord: LocalDiscord, person: Person, channel: Json, body: Json) -> Json:
    held = discord.permissions(person.user["id"], channel)
    guild_id = channel.get("guild_id")
    command = discord.commands.find(guild_id, str(body.get("name")), as_int(body.get("type"), CHAT_INPUT))
    if command is None or not _is_offered(discord, person, guild_id, command):
        raise RefusedError("There is no such command here")
    contexts = command["contexts"]
    if contexts is not None and context(channel) not in contexts:
        raise RefusedError("This command cannot be used here")
    if not held & Permission.USE_APPLICATION_COMMANDS:
        raise RefusedError("You may not use commands in this channel")
    needed = command["default_member_permissions"]
    if guild_id and needed is not None and (held & int(needed) != int(needed) or int(needed) == 0):
        is_admin = bool(held & Permission.ADMINISTRATOR)
        if not is_admin:
            raise RefusedError("You do not have permission to use this command")
    return command


def _is_offered(discord: LocalDiscord, person: Person, guild_id: str | None, command: Json) -> bool:
    """Whether the application is there in one of the ways in which the command may be installed."""
    if guild_id is None:
        return True
    kinds = command["integration_types"]
    is_there = discord.world.is_bot_in(guild_id)
    return (is_there and OF_SERVERS in kinds) or (person.has_app and OF_PEOPLE in kinds)


def _typed(command: Json, body: Json, resolver: Resolver, focused: str | None) -> list[Json]:
    """The options, wrapped in the subcommands of the path."""
    path = [str(step) for step in body.get("path") or []]
    offered, wrappers = command.get("options") or [], list[Json]()
    for step in path:
        inner = next((o for o in offered if o["name"] == step and o["type"] in (SUB_COMMAND, GROUP)), None)
        if inner is None:
            raise RefusedError(f"There is no subcommand {step!r}")
        wrappers.append(inner)
        offered = inner.get("options") or []
    if any(option["type"] in (SUB_COMMAND, GROUP) for option in offered):
        raise RefusedError("This command needs a subcommand")
    options = _values(offered, as_object(body.get("options")), resolver, focused)
    for wrapper in reversed(wrappers):
        options = [{"name": wrapper["name"], "type": wrapper["type"], "options": options}]
    return options


def _values(offered: list[Json], given: Json, resolver: Resolver, focused: str | None) -> list[Json]:
    unknown = given.keys() - {option["name"] for option in offered}
    if unknown:
        raise RefusedError(f"There is no option {min(unknown)!r}")
    made = []
    for option in offered:
        name = option["name"]
        if name == focused:
            if not option.get("autocomplete"):
                raise RefusedError(f"The option {name!r} does not complete")
            made.append({"name": name, "type": option["type"], "value": given.get(name, ""), "focused": True})
        elif name in given:
            value = given[name] if focused is not None else _checked(option, given[name], resolver)
            made.append({"name": name, "type": option["type"], "value": value})
        elif option.get("required") and focused is None:
            raise RefusedError(f"The option {name!r} is required")
    return made


def _checked(option: Json, value: object, resolver: Resolver) -> object:
    """A value as the client would let it through."""
    name, kind = option["name"], option["type"]
    choices = option.get("choices") or []
    if choices and value not in [choice["value"] for choice in choices]:
        raise RefusedError(f"{value!r} is none of the choices for {name!r}")
    fits = {
        STRING: isinstance(value, str),
        INTEGER: isinstance(value, int) and not isinstance(value, bool),
        BOOLEAN: isinstance(value, bool),
        NUMBER: isinstance(value, int | float) and not isinstance(value, bool),
    }
    resolved = {
        USER: (resolver.add_user,),
        CHANNEL: (resolver.add_channel,),
        ROLE: (resolver.add_role,),
        MENTIONABLE: (resolver.add_user, resolver.add_role),
    }
    if kind in resolved:
        value = str(value)
        fits[kind] = any(add(value) for add in resolved[kind])
    if not fits.get(kind, False) or not _is_in_bounds(option, value):
        raise RefusedError(f"{value!r} does not fit the option {name!r}")
    return value


def _is_in_bounds(option: Json, value: object) -> bool:
    if isinstance(value, str):
        return bool((option.get("min_length") or 0) <= len(value) <= (option.get("max_length") or 6000))
    if isinstance(value, int | float) and not isinstance(value, bool):
        least, most = option.get("min_value"), option.get("max_value")
        return (least is None or value >= least) and (most is None or value <= most)
    return True


def _target(discord: LocalDiscord, channel: Json, command: Json, body: Json, resolver: Resolver) -> str:
    """What a context menu was opened on."""
    target = str(body.get("target_id"))
    if command["type"] == USER_MENU:
        if not resolver.add_user(target):
            raise RefusedError("There is no such user")
        return target
    message = discord.public_message(channel["id"], target)
    resolver.resolved["messages"] = {target: message.data}
    return target
