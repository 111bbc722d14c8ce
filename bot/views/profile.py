"""One person's profile in a server."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from discord import ui

from bot.league.achievements import Achievement, earned
from bot.league.boards import Standing
from bot.league.profiles import Profile
from bot.league.results import Pool
from bot.texts import text
from bot.views import accents
from bot.views.decks import shows_emojis
from bot.views.drawings import ProfileDrawing
from bot.views.layout import joined, message, paragraph, picture, rule, small
from bot.views.leaderboard import pool_name
from bot.views.names import safe_name
from bot.views.seats import MEDALS

_STEPS: Final = "▁▂▃▄▅▆▇█"


def profile_message(profile: Profile, language: str) -> ui.LayoutView:
    """Return a profile, as its reader sees it: with a picture for who sees drawn cards, else with letters alone."""
    title = text("profile-title", language, name=safe_name(profile.name))
    if not profile.standings:
        return message(accents.BOOK, paragraph(title, text("profile-empty", language)))
    drawing = ProfileDrawing(tuple(profile.curve(pool) for pool, _ in profile.standings), profile.places)
    shown = (picture(drawing, _told(profile, language)),) if shows_emojis() else (rule(),)
    standings = (line for pool, own in profile.standings for line in _standing(profile, pool, own, language))
    return message(
        accents.BOOK,
        paragraph(title),
        shown,
        paragraph(*standings),
        rule(),
        paragraph(*_newest(profile, language)),
        rule(),
        paragraph(*_achievements(profile, language)),
    )


def curve_text(ratings: Sequence[int]) -> str:
    """Return numbers as a curve of blocks, from the lowest to the highest of them."""
    if len(ratings) < 2:
        return ""
    low, span = min(ratings), max(max(ratings) - min(ratings), 1)
    return "".join(_STEPS[(rating - low) * (len(_STEPS) - 1) // span] for rating in ratings)


def _told(profile: Profile, language: str) -> str:
    """Return what the picture shows: each curve's ratings, and how often each place was taken."""
    curves = ((pool_name(pool, language), profile.curve(pool)) for pool, _ in profile.standings)
    lines = (
        text("profile-picture", language, pool=pool, ratings=", ".join(map(str, curve)))
        for pool, curve in curves
        if len(curve) > 1
    )
    return "\n".join((*lines, _places(profile, language)))


def _places(profile: Profile, language: str) -> str:
    places = joined(*(f"{medal}\u00a0{count}" for medal, count in zip(MEDALS, profile.places, strict=True)))
    return text("profile-places", language, places=places)


def _standing(profile: Profile, pool: Pool, own: Standing, language: str) -> Iterator[str]:
    yield joined(f"**{pool_name(pool, language)}**", _rating(own, language))
    yield "" if shows_emojis() else curve_text(profile.curve(pool))
    detail = text("board-detail", language, wins=own.wins, matches=own.matches, place=round(own.average_place, 2))
    yield small(joined(detail, text("board-score-deals", language, count=own.deals_won)))
    yield small(text("profile-streaks", language, now=own.streak, best=own.best_streak))


def _rating(own: Standing, language: str) -> str:
    key = "profile-rating-provisional" if own.is_provisional else "profile-rating"
    return text(key, language, rating=str(own.rating))


def _newest(profile: Profile, language: str) -> Iterator[str]:
    yield _places(profile, language)
    yield _combinations(profile, language)
    shared = profile.head_to_head
    if shared is not None and shared.matches:
        yield text(
            "profile-head-to-head",
            language,
            ahead=shared.behind,
            behind=shared.ahead,
            level=shared.level,
            together=shared.together,
        )
    yield small(text("profile-newest", language, count=len(profile.lines)))


def _combinations(profile: Profile, language: str) -> str:
    """Return what the person likes to lay; of matches of older releases straights and bombs alone are known."""
    if profile.laid:
        laid = joined(*(f"{text('laid-kind', language, kind=kind)} {count}" for kind, count in profile.laid))
        return text("profile-laid", language, laid=laid)
    straights = sum(line.straights for line in profile.lines)
    quads = sum(line.quads for line in profile.lines)
    return text("profile-combinations", language, straights=straights, quads=quads)


def _achievements(profile: Profile, language: str) -> Iterator[str]:
    own = earned(profile)
    yield text("profile-achievements", language, count=len(own), all=len(Achievement))
    yield joined(*(text("achievement", language, name=one) for one in Achievement if one in own))
