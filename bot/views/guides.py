"""The rules as this table plays them, and the help."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from discord import ui

from bot.texts import text
from bot.views import accents
from bot.views.layout import joined, message, paragraph, rule, small
from bot.views.seats import options_line, target_text
from murlan.options import ONE_DEAL, Passing, RuleOptions, Sides, StraightStep

TOPICS: Final = ("cards", "combinations", "beating", "tricks", "exchange", "points", "absence")
"""The chapters of the rules."""

_TITLES: Final = {
    "cards": "topic-cards",
    "combinations": "topic-combinations",
    "beating": "topic-beating",
    "tricks": "topic-tricks",
    "exchange": "topic-exchange",
    "points": "topic-points",
    "absence": "topic-absence",
}
_COMMANDS: Final = (
    "help-start",
    "help-hand",
    "help-leave",
    "help-end",
    "help-rules",
    "help-leaderboard",
    "help-language",
)


def topic_title(topic: str, language: str) -> str:
    """Return the name of a chapter, for a list to choose from."""
    return text(_TITLES[topic], language)


def rules_message(options: RuleOptions, language: str, topic: str | None = None) -> ui.LayoutView:
    """Return the rules as they are with these options.

    Args:
        options: The house rules.
        language: Of the reader.
        topic: One of `TOPICS`; without one, or with an unknown one, the whole in short.
    """
    line = joined(options_line(options, language), target_text(options.target, language))
    title = paragraph(text("rules-title", language), small(line))
    topics = (topic,) if topic in TOPICS else TOPICS
    chapters = (
        paragraph(f"**{text(_TITLES[name], language)}**", *_chapter(name, options, language)) for name in topics
    )
    return message(accents.BOOK, title, rule(), chapters)


def help_message(language: str) -> ui.LayoutView:
    """Return how to play here: the commands, the buttons, where to find more."""
    return message(
        accents.BOOK,
        paragraph(text("help-title", language), text("help-intro", language)),
        rule(),
        paragraph(*(text(key, language) for key in _COMMANDS)),
        rule(),
        paragraph(text("help-buttons", language)),
    )


def _chapter(topic: str, options: RuleOptions, language: str) -> Iterator[str]:
    match topic:
        case "cards":
            yield text("rules-cards", language)
        case "combinations":
            yield text("rules-combinations", language)
        case "beating":
            yield from _beating(options, language)
        case "tricks":
            yield text("rules-tricks", language)
            is_locked = options.passing is Passing.LOCKED
            yield text("rules-passing-locked" if is_locked else "rules-passing-open", language)
        case "exchange":
            yield text("rules-exchange", language)
            yield text("rules-exchange-open" if options.open_exchange else "rules-exchange-hidden", language)
        case "points":
            yield from _points(options, language)
        case _:
            yield text("rules-absence", language)


def _beating(options: RuleOptions, language: str) -> Iterator[str]:
    yield text("rules-beating", language)
    is_next = options.straight_step is StraightStep.EXACTLY_ONE
    yield text("rules-straight-next" if is_next else "rules-straight-any", language)
    if options.suited_straights:
        is_suited_next = options.suited_step is StraightStep.EXACTLY_ONE
        yield text("rules-suited-next" if is_suited_next else "rules-suited-any", language)


def _points(options: RuleOptions, language: str) -> Iterator[str]:
    yield text("rules-points", language)
    if options.target == ONE_DEAL:
        yield text("rules-one-deal", language)
    else:
        first, *later = options.ladder
        yield text("rules-target", language, target=first, ladder=", ".join(map(str, later)), last=options.ladder[-1])
    if options.sides is Sides.TWO_TEAMS:
        yield text("rules-sides", language)
