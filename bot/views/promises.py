"""What a table's message says of the deal to come: its commitment, and whose cut it waits for (docs/FAIRNESS.md)."""

from __future__ import annotations

from discord import ButtonStyle

from bot.tables.public import PublicTable
from bot.texts import text
from bot.views.layout import Button, Item, button, option, paragraph, select, small, time_left
from bot.views.names import safe_name
from bot.views.presses import PressId, Verb
from murlan.fairness import PLACES


def promise_note(table: PublicTable) -> list[Item]:
    """Return the commitment to the next deal for the foot of a message: below the buttons, out of the game's way."""
    line = promise_line(table)
    return [paragraph(line)] if line else []


def promise_line(table: PublicTable) -> str:
    """Return the whole commitment to the next deal, in small letters; nothing where no deal is to come.

    A shortened one would bind nobody: two seeds that share a beginning are found by trying. Its digits begin a line of
    their own, so that a phone breaks them once and they can be copied in one go.
    """
    promised = table.commitment
    if promised is None:
        return ""
    digest = f"\n`{promised.digest.hex()}`"
    told = text("promise", table.settings.language, number=promised.deal_number, digest=digest)
    return "\n".join(small(line.rstrip()) for line in told.splitlines())


def cut_line(table: PublicTable) -> str:
    """Return who is to cut; nothing where nobody is asked."""
    if table.cutter is None:
        return ""
    name = safe_name(table.seats[table.cutter].name)
    return f"{text('cut-asked', table.settings.language, name=name)} {time_left(table.until)}".rstrip()


def cut_choice(table: PublicTable) -> list[Item]:
    """Return the list of places, while somebody is asked to cut; the table refuses everybody else's choice."""
    if table.cutter is None:
        return []
    language = table.settings.language
    places = [option(text("cut-place", language, count=place), str(place)) for place in PLACES]
    return [select(PressId(table.table_id, Verb.CUT), text("cut-choose", language), places)]


def verify_button(table: PublicTable) -> list[Button]:
    """Return the button that shows the seeds of a match that is over, and checks them."""
    if table.match_id is None or not table.places:
        return []
    label = text("button-verify", table.settings.language)
    return [button(label, PressId(table.match_id, Verb.VERIFY), style=ButtonStyle.secondary)]
