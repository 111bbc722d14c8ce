"""What stands on the sheets: every state of every message, the decks, and every refusal, drawn in a language."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache, partial
from typing import Any, Final

import discord
from discord import ui

from bot.art.emojis import DRAWN, emoji_set
from bot.painting.drawn import drawn
from bot.tables.decks import Deck
from bot.views.decks import TEXT_DECK, DrawnDeck, dealt_from
from bot.views.drawings import Drawing
from bot.views.menus import note_message
from bot.views.refusals import refusal_text
from tests.support.discord_limits import walk
from tests.views.refusals import ALL, NAMES, SEAT_NAMES
from tests.views.states import FOURTEEN, PUBLIC, STATES, Drawn, components_of

V2: Final = 1 << 15
EPHEMERAL: Final = 1 << 6
FIRST_EMOJI: Final = 1000
"""The id of the first emoji; the others follow in the order of the set."""
FILE: Final = 13
"""Discord's number of the component that a file stands in."""
NOW: Final = 1_800_000_000 - 42
"""The moment at which the sheets are looked at: 42 seconds of the turn are left."""
POSTED: Final = "2027-01-15T07:58:12+00:00"
AUTHOR: Final = {"id": "9", "username": "Murlan", "bot": True}

_CHAPTERS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("exchange", "cutting", "between"), "between"),
    **dict.fromkeys(("finished", "closed", "past", "moved", "open"), "ends"),
    **dict.fromkeys(("menu", "question", "invitation", "ping", "opening", "exists", "too", "note"), "menus"),
    **dict.fromkeys(("board", "podium", "profile"), "league"),
    **dict.fromkeys(("history", "replay", "turning", "fairness"), "history"),
    **dict.fromkeys(("settings", "preferences", "privacy", "void", "reset"), "settings"),
    **dict.fromkeys(("rules", "help"), "rules"),
}
"""Where a state stands by the first word of its name; any other word is a chapter of its own."""
_OPEN: Final = ("hand-many-plays", "hand-answer-chosen", "hand-gives", "hand-hint", "rules-classic", "board")
"""States that are shown once more with their lists open."""
_LETTERS: Final = ("deal-trick", "exchange-jokers", "hand-by-suit", "replay-plays", "rules-topic-beating")
"""States that are shown once more where cards are letters."""
_CHOSE_LETTERS: Final = frozenset({"preferences-all-set"})
"""States of somebody who wants no pictures."""
_CALLS: Final = ("ping", "opening", "invitation-lobby", "invitation-match")
"""What calls people, before everybody’s eyes."""
_PICTURES: Final[dict[str, bytes]] = {}
"""Those that were drawn, by their names."""


@dataclass(frozen=True, slots=True)
class Scene:
    """One message on a sheet."""

    name: str
    chapter: str
    message: Mapping[str, Any]
    """As Discord would send it."""
    opens: bool = False
    """Whether its lists are shown open."""


def scenes(language: str, is_wanted: Callable[[str], bool] = lambda _: True) -> Iterator[Scene]:
    """Yield what there is to be seen in a language, chapter by chapter.

    Args:
        language: Of the reader.
        is_wanted: Whether a chapter is.
    """
    chapters: dict[str, list[_Plan]] = {}
    for plan in _plans():
        chapters.setdefault(plan.chapter, []).append(plan)
    for chapter in filter(is_wanted, chapters):
        yield from (plan.scene(language) for plan in chapters[chapter])


@cache
def deck_of(deck: Deck) -> DrawnDeck:
    """Return a drawn deck whose emojis are those of `emoji_picture`."""
    ids = {name: FIRST_EMOJI + number for number, name in enumerate(emoji_set().pictures)}
    names = emoji_set().decks[deck]
    return DrawnDeck({card: discord.PartialEmoji(name=name, id=ids[name]) for card, name in names.items()})


def emoji_picture(emoji_id: int) -> bytes:
    """Return the picture of an emoji of `deck_of`.

    Raises:
        IndexError: There is none with this id.
    """
    return list(emoji_set().pictures.values())[emoji_id - FIRST_EMOJI]


def picture(file_name: str) -> bytes:
    """Return a picture that a message on the sheets wants.

    Raises:
        KeyError: None wants one of this name.
    """
    return _PICTURES[file_name]


@dataclass(frozen=True, slots=True, kw_only=True)
class _Plan:
    """A scene that can be drawn in any language."""

    name: str
    chapter: str
    draw: Drawn
    deck: DrawnDeck
    is_private: bool
    opens: bool = False

    def scene(self, language: str) -> Scene:
        """Draw it."""
        with dealt_from(self.deck):
            view = self.draw(language)
        return Scene(self.name, self.chapter, message_of(view, is_private=self.is_private), self.opens)


def _plans() -> Iterator[_Plan]:
    four = deck_of(Deck.FOUR_COLOURS)
    for name, draw in STATES.items():
        deck = TEXT_DECK if name in _CHOSE_LETTERS else four
        yield _Plan(name=name, chapter=_chapter(name), draw=draw, deck=deck, is_private=_is_private(name))
        if name in _OPEN or name.startswith(("settings", "preferences")):
            yield _Plan(name=f"{name}, open", chapter="lists", draw=draw, deck=deck, is_private=True, opens=True)
    for look, deck in _decks():
        for name, draw in FOURTEEN.items():
            yield _Plan(name=f"{name}, {look}", chapter="decks", draw=draw, deck=deck, is_private=True)
    for name in _LETTERS:
        private = _is_private(name)
        yield _Plan(name=f"{name}, text", chapter="decks", draw=STATES[name], deck=TEXT_DECK, is_private=private)
    for refusal in ALL:
        kind = type(refusal).__name__
        yield _Plan(name=kind, chapter="refusals", draw=partial(_refused, refusal), deck=four, is_private=True)


def _refused(refusal: Exception, language: str) -> ui.LayoutView:
    return note_message(refusal_text(refusal, language, names=NAMES, seat_names=SEAT_NAMES))


def _decks() -> Iterator[tuple[str, DrawnDeck]]:
    yield "text", TEXT_DECK
    for deck in DRAWN:
        yield f"{deck} colours", deck_of(deck)
        yield f"{deck} colours, large", replace(deck_of(deck), large=deck)


def message_of(view: ui.LayoutView, *, is_private: bool) -> dict[str, Any]:
    """Return a message as the page is told of it."""
    components = components_of(view)
    drawing: Drawing | None = getattr(view, "drawing", None)
    pictures = [] if drawing is None else [_attachment(drawing)]
    files = [part["file"]["url"].removeprefix("attachment://") for part in walk(components) if part["type"] == FILE]
    return {
        "id": "1",
        "type": 0,
        "author": AUTHOR,
        "timestamp": POSTED,
        "flags": V2 | (EPHEMERAL if is_private else 0),
        "components": components,
        "attachments": [*pictures, *({"id": name, "filename": name, "url": f"/files/{name}"} for name in files)],
    }


def _attachment(drawing: Drawing) -> dict[str, str]:
    name = drawing.file_name
    if name not in _PICTURES:
        _PICTURES[name] = drawn(drawing)
    return {"id": name, "filename": name, "url": f"/pictures/{name}"}


def _is_private(name: str) -> bool:
    return name not in PUBLIC and not name.startswith(_CALLS)


def _chapter(name: str) -> str:
    word = name.partition("-")[0]
    return _CHAPTERS.get(word, word)
