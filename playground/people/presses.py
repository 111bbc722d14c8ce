"""Presses of buttons and selects, held against the message as it is now: an edit may have taken the component away."""

from playground import components
from playground.components import Kind
from playground.interactions import Interaction
from playground.interactions import Kind as InteractionKind
from playground.jsons import Json
from playground.local import LocalDiscord
from playground.messages import Message
from playground.people.acts import new_interaction
from playground.people.refusals import RefusedError
from playground.people.resolving import Resolver
from playground.permissions import Permission
from playground.world import Person

FAILED = "This interaction failed"


def press(discord: LocalDiscord, person: Person, message: Message, body: Json) -> Interaction:
    """Press a component; the bot is told.

    Args:
        discord: where.
        person: who presses.
        message: the message that the component was seen on.
        body: `custom_id`, `nonce`, and `values` for a select.

    Raises:
        RefusedError: the component is gone, disabled or not for this person, or the values do not fit it.
    """
    channel = discord.world.channel(message.channel_id)
    held = discord.permissions(person.user["id"], channel)
    if not held & Permission.VIEW_CHANNEL or _is_out(discord, person, channel):
        raise RefusedError(FAILED)
    component = components.find(message.data["components"], str(body.get("custom_id")))
    if component is None or component.get("disabled"):
        raise RefusedError(FAILED)
    data: Json = {"component_type": component["type"], "custom_id": component["custom_id"], "id": component["id"]}
    if component["type"] in components.SELECTS:
        data |= _chosen(discord, person, channel, component, body.get("values"))
    interaction = new_interaction(discord, person, channel, InteractionKind.COMPONENT, data, body.get("nonce"))
    interaction.pressed = message
    discord.begin(interaction)
    return interaction


def _is_out(discord: LocalDiscord, person: Person, channel: Json) -> bool:
    """Whether a person or the bot is in no state to take part there: timed out, or thrown out and not brought along."""
    guild_id = channel.get("guild_id")
    is_bot_out = not discord.world.is_served(guild_id, person.user["id"])
    return is_bot_out or discord.world.is_timed_out(guild_id, person.user["id"], discord.clock.now())


def _chosen(discord: LocalDiscord, person: Person, channel: Json, select: Json, asked: object) -> Json:
    """The values of a select, with what they stand for."""
    values = [str(value) for value in asked] if isinstance(asked, list) else []
    if not select["min_values"] <= len(values) <= select["max_values"] or len(set(values)) != len(values):
        raise RefusedError(FAILED)
    if select["type"] == Kind.STRING_SELECT:
        if not set(values) <= {option["value"] for option in select["options"]}:
            raise RefusedError(FAILED)
        return {"values": values}
    resolver = Resolver(discord, person, channel)
    kinds = {
        Kind.USER_SELECT: (resolver.add_user,),
        Kind.ROLE_SELECT: (resolver.add_role,),
        Kind.MENTIONABLE_SELECT: (resolver.add_user, resolver.add_role),
        Kind.CHANNEL_SELECT: (resolver.add_channel,),
    }
    for value in values:
        if not any(add(value) for add in kinds[select["type"]]):
            raise RefusedError(FAILED)
    return {"values": values, "resolved": resolver.resolved}
