"""Modals that people fill in and send."""

from playground import components
from playground.components import SELECTS, Kind
from playground.interactions import Interaction
from playground.interactions import Kind as InteractionKind
from playground.jsons import Json, as_int, as_object
from playground.local import LocalDiscord
from playground.people.acts import new_interaction
from playground.people.refusals import RefusedError
from playground.world import Person

SENT_KEYS = ("type", "id", "custom_id", "components", "component")


def submit(discord: LocalDiscord, person: Person, body: Json) -> Interaction:
    """Send a modal.

    Args:
        discord: where.
        person: who sends it.
        body: `id` of the interaction that opened it, `values` by custom_id, `nonce`.

    Raises:
        RefusedError: it was not opened for this person, or a value does not fit its field.
    """
    opened_by = discord.interactions.get(str(body.get("id")))
    if opened_by is None or opened_by.modal is None or opened_by.user["id"] != person.user["id"]:
        raise RefusedError("This form is not open")
    values = as_object(body.get("values"))
    fields = [_filled(field, values) for field in components.numbered(opened_by.modal["components"])]
    data: Json = {"custom_id": opened_by.modal["custom_id"], "components": fields}
    channel = discord.world.channel(opened_by.channel_id)
    interaction = new_interaction(discord, person, channel, InteractionKind.MODAL, data, body.get("nonce"))
    interaction.parent = opened_by
    discord.begin(interaction)
    return interaction


def _filled(field: Json, values: Json) -> Json:
    """A component with what was entered, and without how it looked."""
    made = {key: field[key] for key in SENT_KEYS if key in field}
    if "components" in made:
        made["components"] = [_filled(child, values) for child in made["components"]]
    if "component" in made:
        made["component"] = _filled(made["component"], values)
    if field["type"] == Kind.TEXT_INPUT:
        made["value"] = _text(field, values.get(field["custom_id"]))
    elif field["type"] in SELECTS:
        made["values"] = _choice(field, values.get(field["custom_id"]))
    return made


def _text(field: Json, entered: object) -> str:
    value = str(field.get("value") or "") if entered is None else str(entered)
    needed = field.get("required", True) is not False
    if not value and not needed:
        return value
    shortest = max(as_int(field.get("min_length")), 1 if needed else 0)
    if not shortest <= len(value) <= as_int(field.get("max_length"), 4000):
        raise RefusedError(f"{field['custom_id']!r} has the wrong length")
    return value


def _choice(field: Json, entered: object) -> list[str]:
    entered = [entered] if isinstance(entered, str) else entered
    values = [str(value) for value in entered] if isinstance(entered, list) else []
    needed = field.get("required", True) is not False
    if not values and not needed:
        return values
    offered = {option["value"] for option in field.get("options", [])}
    fits = field["min_values"] <= len(values) <= field["max_values"]
    if not fits or (field["type"] == Kind.STRING_SELECT and not set(values) <= offered):
        raise RefusedError(f"{field['custom_id']!r} does not offer that")
    return values
