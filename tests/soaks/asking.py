"""What was pressed or typed, as Discord tells of it: read apart from the application's own reading of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from playground import components
from tests.sim.things import Interaction

EPHEMERAL: Final = 1 << 6
MANAGE_GUILD: Final = 1 << 5


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """One press or command."""

    user_id: int
    is_manager: bool
    guild_id: int | None
    channel_id: int
    name: str
    """The verb of an id, or the subcommand behind a slash; empty for what is no id of ours."""
    table_id: str = ""
    guard: tuple[int, int] | None = None
    whom: int | None = None
    values: tuple[str, ...] = ()
    """What was chosen in a select, or typed as a turn."""
    is_private: bool = False
    """Whether it was pressed on a message that the presser alone sees."""
    marks: frozenset[int] = frozenset()
    """The numbers of the components on the message that was pressed."""


def asked_by(interaction: Interaction) -> Asked:
    """Read an interaction."""
    payload, pressed = interaction.payload, interaction.pressed
    guild_id = payload.get("guild_id")
    words = _command(payload["data"]) if payload["type"] in (2, 4) else _press(payload["data"])
    if payload["type"] == 4:
        words["name"] = f"{words['name']}…"  # is only being typed
    numbers = [part.get("id") for _, part in components.walk(payload.get("message", {}).get("components", []))]
    return Asked(
        user_id=interaction.user_id,
        is_manager=bool(int(payload.get("member", {}).get("permissions", 0)) & MANAGE_GUILD),
        guild_id=int(guild_id) if guild_id else None,
        channel_id=int(payload["channel_id"]),
        is_private=pressed is not None and pressed.visible_to == interaction.user_id,
        marks=frozenset(number for number in numbers if number),
        **words,
    )


def _command(told: dict[str, Any]) -> dict[str, Any]:
    (leaf, *_) = told["options"]
    typed = leaf.get("options", ()) if leaf["name"] == "play" else ()
    return {"name": f"/{leaf['name']}", "values": tuple(str(option.get("value", "")) for option in typed)}


def _press(told: dict[str, Any]) -> dict[str, Any]:
    values = tuple(map(str, told.get("values", ())))
    words = told["custom_id"].split(":")
    if len(words) < 3 or words[0] != "m1":
        return {"name": "", "values": values}
    made: dict[str, Any] = {"table_id": words[1], "name": words[2], "values": values}
    for word in words[3:]:
        if word.startswith("u") and word[1:].isdecimal():
            made["whom"] = int(word[1:])
        elif all(number.isdecimal() for number in word.split(".")) and word.count(".") == 1:
            deal, turn = map(int, word.split("."))
            made["guard"] = deal, turn
    return made
