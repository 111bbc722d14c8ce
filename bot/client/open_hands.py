"""Whoever wants to see all four hands of a deal that has ended: players and spectators alike."""

from __future__ import annotations

from bot.client.answers import Answer
from bot.league.revealing import open_deal
from bot.tables.table import Table
from bot.views.open_hands import open_hands_message
from bot.views.refusals import HandsHidden


async def show_open_hands(answer: Answer, table: Table, language: str) -> None:
    """Whisper the hands of the table's last deal, whichever the pressed message showed.

    Raises:
        HandsHidden: A deal goes on, or none has ended yet.
    """
    deal = open_deal(table.state.match)
    if deal is None:
        raise HandsHidden
    await answer.whisper(open_hands_message(table.public(), deal, language))
