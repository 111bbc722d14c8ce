"""The rules as this table plays them, and the help."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from discord import ui

from bot.tables.phases import TableSettings
from bot.texts import text
from bot.views import accents
from bot.views.cards import card_face, card_faces, combination_text
from bot.views.layout import Item, joined, message, paragraph, rule, small
from bot.views.levels import level_lines, level_name
from bot.views.seats import options_line, target_text
from murlan.cards import BLACK_JOKER, RED_JOKER, THREE_OF_SPADES, Card
from murlan.combinations import classify
from murlan.notation import parse_cards
from murlan.options import ONE_DEAL, Passing, RuleOptions, Sides, StraightStep
from murlan.plays import beats

TOPICS: Final = ("cards", "combinations", "beating", "tricks", "exchange", "points", "absence", "computers")
"""The chapters of the rules."""

_TITLES: Final = {
    "cards": "topic-cards",
    "combinations": "topic-combinations",
    "beating": "topic-beating",
    "tricks": "topic-tricks",
    "exchange": "topic-exchange",
    "points": "topic-points",
    "absence": "topic-absence",
    "computers": "topic-computers",
}
_COMMANDS: Final = (
    "help-start",
    "help-hand",
    "help-play",
    "help-solo",
    "help-invite",
    "help-table",
    "help-move",
    "help-leave",
    "help-end",
    "help-rules",
    "help-learn",
    "help-leaderboard",
    "help-verify",
    "help-history",
    "help-profile",
    "help-language",
    "help-settings",
    "help-privacy",
)


_COMBINATIONS: Final = ("KH", "9S 9H", "QS QD QH", "5S 5C 5D 5H", "AS 2D 3C 4H 5S", "TC JC QC KC AC")
_BEATING: Final = (
    ("2H", "AS"),
    ("RJ", "BJ"),
    ("KS KH", "9C 9D"),
    ("QS QC QD", "TS TC TH"),
    ("5S 5C 5D 5H", "AS AC AH"),
    ("8S 8C 8D 8H", "5S 5C 5D 5H"),
    ("7C 8D 9H TS JC", "3S 4D 5C 6H 7S"),
    ("4H 5S 6D 7C 8H", "3S 4D 5C 6H 7S"),
    ("3D 4D 5D 6D 7D", "9S 9C 9D 9H"),
    ("4H 5H 6H 7H 8H", "3D 4D 5D 6D 7D"),
)
"""What beats what; only the pairs that hold under the table's rules are shown."""
_MOST: Final = 10
_FEW: Final = 2
"""Cards in an example of what beats what: as a chapter shows it, and for what there is room among all the rules."""


def topic_title(topic: str, language: str) -> str:
    """Return the name of a chapter, for a list to choose from."""
    return text(_TITLES[topic], language)


def rules_message(settings: TableSettings, language: str, topic: str | None = None) -> ui.LayoutView:
    """Return the rules as they are at a table.

    Args:
        settings: What was chosen when the table was opened.
        language: Of the reader.
        topic: One of `TOPICS`; without one, or with an unknown one, the whole in short.
    """
    options = settings.options
    line = joined(options_line(options, language), target_text(options.target, language))
    title = paragraph(text("rules-title", language), small(line))
    if topic in TOPICS:
        return message(accents.BOOK, title, rule(), _chapter(topic, settings, language))
    chapters = (_chapter(name, settings, language, in_short=True) for name in TOPICS)
    return message(accents.BOOK, title, rule(), chapters, paragraph(small(text("rules-more", language))))


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


def _chapter(topic: str, settings: TableSettings, language: str, *, in_short: bool = False) -> Item:
    lines = _chapter_lines(topic, settings, language, in_short=in_short)
    return paragraph(f"**{text(_TITLES[topic], language)}**", *lines)


def _chapter_lines(topic: str, settings: TableSettings, language: str, *, in_short: bool) -> Iterator[str]:
    options = settings.options
    match topic:
        case "cards":
            yield text("rules-cards", language, black=card_face(BLACK_JOKER), red=card_face(RED_JOKER))
        case "combinations":
            yield text("rules-combinations", language)
            yield from _drawn_combinations(options, language)
        case "beating":
            yield from _beating(options, language, most_cards=_FEW if in_short else _MOST)
        case "tricks":
            yield text("rules-tricks", language, card=card_face(THREE_OF_SPADES))
            is_locked = options.passing is Passing.LOCKED
            yield text("rules-passing-locked" if is_locked else "rules-passing-open", language)
        case "exchange":
            yield text("rules-exchange", language)
            yield text("rules-exchange-open" if options.open_exchange else "rules-exchange-hidden", language)
        case "points":
            yield from _points(options, language)
        case "computers":
            yield text("rules-computers", language)
            yield from () if in_short else map(small, level_lines(language))
        case _:
            yield text("rules-absence", language, level=level_name(settings.understudy, language))


def _beating(options: RuleOptions, language: str, *, most_cards: int) -> Iterator[str]:
    yield text("rules-beating", language)
    is_next = options.straight_step is StraightStep.EXACTLY_ONE
    yield text("rules-straight-next" if is_next else "rules-straight-any", language)
    if options.suited_straights:
        is_suited_next = options.suited_step is StraightStep.EXACTLY_ONE
        yield text("rules-suited-next" if is_suited_next else "rules-suited-any", language)
    for winner, loser in _beating_examples(options):
        if len(winner) + len(loser) <= most_cards:
            yield small(text("rules-beats", language, winner=card_faces(winner), loser=card_faces(loser)))


def _drawn_combinations(options: RuleOptions, language: str) -> Iterator[str]:
    """Yield each kind of combination, drawn and named."""
    for cards in map(parse_cards, _COMBINATIONS):
        combination = classify(cards)
        assert combination is not None, "the examples are combinations"
        name = combination_text(combination, language, suits_count=options.suited_straights)
        yield small(f"{card_faces(combination.cards)} · {name}")


def _beating_examples(options: RuleOptions) -> Iterator[tuple[Sequence[Card], Sequence[Card]]]:
    """Yield the drawn examples that hold under these rules: what wins, what loses."""
    for winner, loser in _BEATING:
        upper, lower = classify(parse_cards(winner)), classify(parse_cards(loser))
        assert upper is not None
        assert lower is not None
        if beats(upper, lower, options):
            yield upper.cards, lower.cards


def _points(options: RuleOptions, language: str) -> Iterator[str]:
    yield text("rules-points", language)
    if options.target == ONE_DEAL:
        yield text("rules-one-deal", language)
    else:
        first, *later = options.ladder
        yield text("rules-target", language, target=first, ladder=", ".join(map(str, later)), last=options.ladder[-1])
    if options.sides is Sides.TWO_TEAMS:
        yield text("rules-sides", language)
