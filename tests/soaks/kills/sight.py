"""What a person reads off a message: what can be pressed, whose turn it is, which cards are there. Knows no process."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.views import accents
from bot.views.presses import is_summons, parse_press
from tests.support.discord_limits import texts, walk

Json = dict[str, Any]
Guard = tuple[int, int]
"""The deal and the turn in it."""

EPHEMERAL: Final = 64
_HAND_VERBS: Final = frozenset({"sort", "redraw", "gifts", "play", "pass"})
_MARK, _TURNS = 1_000_000, 1_000
"""How the public message tells its turn in the number of a component (see `bot.views.public_message`)."""


def is_private(message: Json) -> bool:
    """Return whether only its reader sees a message."""
    return bool(message.get("flags", 0) & EPHEMERAL)


def is_hand(message: Json) -> bool:
    """Return whether a message shows a hand that something can be done with."""
    return is_private(message) and not _HAND_VERBS.isdisjoint(controls(message))


def controls(message: Json) -> dict[str, Mapping[str, Any]]:
    """Return the buttons and selects of a message by their verb."""
    parts = (part for part in walk(message.get("components", ())) if "custom_id" in part)
    return {part["custom_id"].split(":")[2]: part for part in parts}


def is_call(message: Json) -> bool:
    """Return whether a message calls somebody to a table, rather than shows it."""
    presses = [parse_press(part["custom_id"]) for part in controls(message).values()]
    return not is_private(message) and bool(presses) and all(one is not None and is_summons(one) for one in presses)


def can_press(message: Json, verb: str) -> bool:
    """Return whether a message has such a button, and it is not greyed out."""
    return not controls(message).get(verb, {"disabled": True}).get("disabled", False)


def is_own_turn(message: Json) -> bool:
    """Return whether a hand says that its owner is to act: its edge is orange, or there is a card to give."""
    colours = {part.get("accent_color") for part in walk(message.get("components", ()))}
    return accents.OWN_TURN in colours or "gifts" in controls(message)


def hand_guard(message: Json) -> Guard | None:
    """Return the turn that a hand shows."""
    for verb, part in controls(message).items():
        if verb in ("play", "pass", "give"):
            deal, turn = part["custom_id"].split(":")[3].split(".")
            return int(deal), int(turn)
    return None


def table_guard(message: Json) -> Guard | None:
    """Return the turn that a table's message shows."""
    marks = (part["id"] - _MARK for part in walk(message.get("components", ())) if part.get("id", 0) > _MARK)
    return next((divmod(mark, _TURNS) for mark in marks), None)


def offered(message: Json, verb: str) -> list[str]:
    """Return the values of a select, in order; nothing where it is not there."""
    return [option["value"] for option in controls(message).get(verb, {}).get("options", ())]


def is_refusal(message: Json) -> bool:
    """Return whether a hand begins with the sentence why something was not done."""
    return next(iter(texts(message.get("components", ()))), "").startswith("> ")
