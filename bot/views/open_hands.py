"""All four hands of a deal that has ended, as whoever asks reads them; and the way to them."""

from __future__ import annotations

from discord import ui

from bot.league.open_hands import OpenDeal
from bot.league.replays import Moment
from bot.tables.public import PublicTable
from bot.texts import text
from bot.views import accents
from bot.views.cards import card_faces
from bot.views.layout import Button, Item, button, message, paragraph, rows, rule, small
from bot.views.presses import PressId, Verb
from bot.views.replay_presses import ReplayPress, ReplayVerb
from bot.views.seats import MEDALS, SIDE_MARKS, names_of
from murlan.options import Sides
from murlan.snapshot import Stage


def open_hands_button(table: PublicTable) -> list[Button]:
    """Return the button that opens the hands of the last deal, where one has ended."""
    if table.snapshot is None or not table.snapshot.last_places:
        return []
    label = text("button-open-hands", table.settings.language)
    return [button(label, PressId(table.table_id, Verb.OPEN_HANDS))]


def open_hands_message(table: PublicTable, deal: OpenDeal, language: str) -> ui.LayoutView:
    """Return the four hands, the first to go out on top.

    Args:
        table: The table.
        deal: Its last deal.
        language: Of the reader.
    """
    return message(
        accents.NOTE,
        paragraph(text("open-hands-title", language, number=deal.number), small(text("open-hands-note", language))),
        rule(),
        [_hand(table, deal, place, language) for place in range(len(deal.places))],
        _replay(table, deal, language),
    )


def _hand(table: PublicTable, deal: OpenDeal, place: int, language: str) -> Item:
    seat = deal.places[place]
    side = SIDE_MARKS[seat % 2] if table.settings.options.sides is Sides.TWO_TEAMS else ""
    who = " ".join(part for part in (MEDALS[place], side, f"**{names_of(table)[seat]}**") if part)
    hand = deal.hands[seat]
    left = text("open-hands-left", language, cards=card_faces(hand.left)) if hand.left else ""
    return paragraph(who, card_faces(hand.cards), small(left))


def _replay(table: PublicTable, deal: OpenDeal, language: str) -> list[Item]:
    """Return the way to the deal play by play, once the match is over and may be looked at as a whole."""
    is_over = table.snapshot is not None and table.snapshot.stage is Stage.OVER
    if table.match_id is None or not is_over:
        return []
    press = ReplayPress(table.match_id, ReplayVerb.OPEN, Moment(deal.number))
    return rows([button(text("button-replay", language), press)])
