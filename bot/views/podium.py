"""The public message of a season that is over: who stands on its podium, and the way to the board of the next one.

It notifies and mentions nobody; the name of a person who was forgotten, or is hidden for having left, is nowhere.
"""

from __future__ import annotations

from collections.abc import Iterator

from discord import ui

from bot.league.boards import PodiumPlace
from bot.league.podiums import EndedSeason, PoolPodium
from bot.texts import text
from bot.views import accents
from bot.views.layout import Item, button, message, paragraph, rows, rule, small
from bot.views.leaderboard import pool_name
from bot.views.podium_presses import PodiumPress
from bot.views.seasons import MEDALS, place_name, season_name


def podium_message(ended: EndedSeason, language: str) -> ui.LayoutView:
    """Return the message that tells of the end of a season.

    Args:
        ended: The season, and who stands on its podium.
        language: Of the server.
    """
    title = paragraph(
        text("podium-title", language, season=season_name(ended.season, language)),
        small(text("podium-order", language)),
    )
    pools = (part for pool in ended.pools for part in _pool(pool, language))
    on = button(text("podium-board", language), PodiumPress(ended.season.number))
    return message(accents.FINISHED, title, pools, rule(), rows([on]))


def _pool(pool: PoolPodium, language: str) -> Iterator[Item]:
    title = text("podium-pool", language, pool=pool_name(pool.pool, language), count=pool.matches)
    yield rule()
    yield paragraph(title, *(_line(place, language) for place in pool.places))


def _line(place: PodiumPlace, language: str) -> str:
    points = text("points", language, count=place.points)
    detail = text("podium-detail", language, wins=place.wins, matches=place.matches)
    return f"{MEDALS[place.rank]} {place_name(place, language)} · {points}\n{small(detail)}"
