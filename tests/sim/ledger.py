"""What is durable, folded apart from the application, and what each picture may therefore show.

It hears every unit once it is on the disk, and knows from then on which cards everybody may have seen, and which hands
each person has held. A picture that shows a hand nobody is stored to have held tells of a play that may be lost; one
that shows another card is a leak.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, Final

from bot.tables.phases import Phase, TableSettings
from bot.tables.ports import Unit
from bot.tables.seating import PersonSeat
from bot.tables.state import TableState
from bot.texts import LANGUAGES
from bot.views.cards import card_face
from bot.views.guides import rules_message
from murlan.cards import PACK, THREE_OF_SPADES, Card, Rank, Suit, card_text
from murlan.events import CardGiven, Dealt, Event, Played
from murlan.match import Match
from playground import components
from tests.sim.things import Interaction, Shown

Json = dict[str, Any]
_BY_FACE: Final = {card_face(card).rstrip("\ufe0e\ufe0f"): card for card in PACK}
_FACE: Final = re.compile("|".join(sorted(map(re.escape, _BY_FACE), key=len, reverse=True)))
_OWN_SETTINGS: Final = '"s1:own:'
_SAMPLE: Final = {card for card in PACK if card.rank is Rank.ACE or card.rank.is_joker} | {
    Card.of(Rank.KING, Suit.HEARTS)
}
"""What a person's own settings show the decks with, in the picture and in words."""
_ROW: Final = re.compile(r"^## (.*)$", re.MULTILINE)
_WAY: Final = re.compile(r'"https://discord\.com/channels/[0-9]+/([0-9]+)')
_TABLE: Final = re.compile(r'"m1:([0-9a-z]+):')
_LESSON: Final = re.compile(r'"g1:[1-9]:')
"""A lesson is made of its ids alone: it knows no table."""
_REPLAY: Final = re.compile(r'"p1:([0-9a-z]+):(?:first|back|on|last|deal):')
_VALUES: Final = {str(card): card for card in PACK}


@dataclass(slots=True)
class Deal:
    """What may be seen of one deal."""

    public: set[Card]
    """Cards that everybody may have seen."""
    own: dict[int, set[Card]]
    """Cards that each seat has held or been shown, by seat."""
    hands: dict[int, list[frozenset[Card]]]
    """Each seat's hands so far, the newest last."""
    open: set[frozenset[Card]] = field(default_factory=set)
    """Whole hands that everybody may see since the deal has ended: as play began, and what was left."""


@dataclass(frozen=True, slots=True)
class Absence:
    """A missed turn that was counted against a person, or taken back."""

    at: float
    table_id: str
    user_id: int
    is_counted: bool


@dataclass(slots=True)
class Known:
    """One table as it is stored."""

    state: TableState
    match: Match | None = None
    match_id: str | None = None
    begun: list[frozenset[Card]] = field(default_factory=list)
    """The hands with which play began in the present deal, by seat."""
    deals: list[Deal] = field(default_factory=list)
    """The present deal and the one before it, the newest first."""
    seats_of: dict[int, set[int]] = field(default_factory=dict)
    """The seats that each person has had in this match."""


class Ledger:
    """All tables as they are stored."""

    def __init__(self, now: Callable[[], float] = lambda: 0.0) -> None:
        self._now = now
        self.absences: list[Absence] = []
        self.tables: dict[str, Known] = {}
        self.problems: list[str] = []
        self.presses: set[int] = set()
        """The presses that are stored."""
        self.results = 0
        """Matches that came to their end."""
        self.over: set[str | None] = set()
        """The names of matches that are over: all their cards may be looked at."""
        self.plays = 0
        """Turns that people took by a press, and that are stored."""

    def stored(self, unit: Unit) -> None:
        """Take in a unit that has become durable."""
        state = unit.state
        known = self.tables.setdefault(state.table_id, Known(state))
        if unit.press_id is not None:
            if unit.press_id in self.presses:
                self.problems.append(f"press {unit.press_id} was stored twice")
            self.presses.add(unit.press_id)
            self.plays += any(not isinstance(event, Dealt) for event in unit.events)
        if known.state.phase is Phase.CLOSED and state.phase is not Phase.CLOSED:  # what is in doubt is closed twice
            self.problems.append(f"table {state.table_id} was opened again after it closed")
        self._note_absences(known.state, state)
        self.results += unit.result is not None
        if unit.result is not None or state.phase is Phase.CLOSED:
            self.over.add(state.match_id)
        if state.match_id != known.match_id:
            known.match_id, known.match, known.deals = state.match_id, None, known.deals[:1]
            known.seats_of.clear()
        for event in unit.events:
            self._fold(known, event, state)
        known.state = state
        for seat, person in enumerate(state.seats):
            if isinstance(person, PersonSeat):
                known.seats_of.setdefault(person.user_id, set()).add(seat)

    def look_at(self, shown: Shown) -> None:
        """Hold a message that came or changed against what is stored."""
        text = json.dumps(shown.message.data["components"], ensure_ascii=False)
        if (replay := _REPLAY.search(text)) is not None:
            if replay[1] not in self.over:
                self.problems.append(f"message {shown.message.message_id} replays match {replay[1]}, which is not over")
            return
        if _LESSON.search(text):
            return
        known = self._table_of(shown, text)
        if known is not None and _are_open(known, shown.message.text):
            return
        cards = set(_faces(text)) | set(_values(shown.message.parts.values()))
        cards.discard(THREE_OF_SPADES)  # the sentences of R5.2 name it
        if _OWN_SETTINGS in text:
            cards -= _SAMPLE
        rows = [frozenset(_faces(" ".join(_ROW.findall(shown.message.text))))]
        cards -= _named_back(shown) - rows[0]
        if known is None or not cards or shown.message.text in _rules(known.state.settings):
            return
        if not any(_explains(known, deal, shown.message.visible_to, cards, rows[0]) for deal in known.deals):
            drawn = {PACK[number] for number in known.state.draw}
            if cards <= drawn or self._is_rules_of_another(shown.message.text):
                return
            whom = shown.message.visible_to or "everybody"
            self.problems.append(
                f"message {shown.message.message_id} of table {known.state.table_id} shows {whom} what nothing stored "
                f"explains: cards {card_text(sorted(cards))}, hand {card_text(sorted(rows[0]))}"
            )

    def look_at_choices(self, interaction: Interaction) -> None:
        """Hold what completes somebody's typing against the cards that they have held, wherever they sit."""
        text = json.dumps(interaction.choices, ensure_ascii=False)
        words = (word for one in interaction.choices or () for word in str(one["value"]).split())
        cards = {*_faces(text), *(_VALUES[word] for word in words if word in _VALUES)}
        own = set[Card]()
        for known in self.tables.values():
            seats = known.seats_of.get(interaction.user_id, set())
            own |= set().union(*(deal.own.get(seat, set()) for deal in known.deals for seat in seats))
        if not cards <= own:
            extra = card_text(sorted(cards - own))
            self.problems.append(f"{interaction.user_id} is offered what they never held: {extra}")

    def differences(self, stored: Iterable[TableState]) -> Iterator[str]:
        """Yield how tables differ from what is stored of them, memory's own count of absences aside."""
        for state in stored:
            known = self.tables.get(state.table_id)
            if known is None:
                yield f"table {state.table_id} was never stored"
                continue
            if replace(state, unattended=0) != replace(known.state, unattended=0):
                yield f"table {state.table_id} is not what is stored of it"
            if state.match != known.match:
                yield f"table {state.table_id} is not the fold of its events"

    def _fold(self, known: Known, event: Event, state: TableState) -> None:
        try:
            if isinstance(event, Dealt):
                known.match = Match.fold(state.settings.options, (event,))
                drawn = {PACK[number] for number in state.draw} if event.number == 1 else set()
                known.deals = [Deal(drawn, {}, {}), *known.deals[:1]]
            else:
                assert known.match is not None, "a deal comes before its plays"
                known.match = known.match.apply(event).after
        except Exception as error:  # noqa: BLE001  # whatever it is, the journal holds no match
            self.problems.append(f"table {state.table_id}: the journal does not fold: {error!r}")
            return
        deal = known.deals[0]
        if isinstance(event, Played):
            deal.public.update(event.cards)
        self._note_hands(known.match, deal)
        if isinstance(event, Dealt | CardGiven):
            known.begun = [hands[-1] for hands in deal.hands.values()]
        if known.match.deal is not None and known.match.deal.places is not None:
            deal.open = {*known.begun, *(hands[-1] for hands in deal.hands.values() if hands[-1])}

    def _note_absences(self, before: TableState, after: TableState) -> None:
        """Note what is counted against people who are there; for who is away or has left the understudy acts anyway."""
        known = {seat.user_id: seat for seat in before.seats if isinstance(seat, PersonSeat)}
        for seat in after.seats:
            was = known.get(seat.user_id) if isinstance(seat, PersonSeat) else None
            if was is None or not isinstance(seat, PersonSeat) or seat.missed == was.missed:
                continue
            if seat.missed < was.missed or not was.is_away:
                self.absences.append(Absence(self._now(), after.table_id, seat.user_id, seat.missed > was.missed))

    def _note_hands(self, match: Match, deal: Deal) -> None:
        for seat in range(4):
            hand = frozenset(match.deal.hands[seat]) if match.deal is not None else frozenset()
            hands = deal.hands.setdefault(seat, [])
            if not hands or hands[-1] != hand:
                hands.append(hand)
                deal.own.setdefault(seat, set()).update(hand)
        for viewer in (None, *range(4)):
            exchange = match.snapshot(viewer).exchange if len(deal.hands[0]) < 3 else None
            if exchange is not None:
                seen = deal.public if viewer is None else deal.own[viewer]
                seen.update(card for card in (exchange.given, exchange.returned) if card is not None)

    def _is_rules_of_another(self, text: str) -> bool:
        """Return whether a text is the rules of any table: a late answer may come where another one is by then."""
        return any(text in _rules(known.state.settings) for known in self.tables.values())

    def _table_of(self, shown: Shown, text: str) -> Known | None:
        if (named := _TABLE.search(text)) is not None:
            return self.tables.get(named[1])
        told = shown.interaction.payload["data"] if shown.interaction is not None else {}
        words = str(told.get("custom_id", "")).split(":")
        if (
            words[0] == "m1" and len(words) > 1 and words[1] in self.tables
        ):  # by now another table may be open where it was pressed
            return self.tables[words[1]]
        way = _WAY.search(text)  # a hand that is shown in another channel has no buttons but this one
        channel_id = int(way[1]) if way is not None else shown.message.channel_id
        here = [known for known in self.tables.values() if known.state.channel_id == channel_id]
        return here[-1] if here else None


def _are_open(known: Known, text: str) -> bool:
    """Return whether all that a message shows are whole hands of a deal that has ended, four of them at least."""
    rows = [row for line in text.splitlines() if (row := frozenset(_faces(line)))]
    return len(rows) >= len(known.begun) > 0 and any(deal.open.issuperset(rows) for deal in known.deals)


def _named_back(shown: Shown) -> set[Card]:
    """Return the cards in the sentence that refuses a typed turn: whoever typed it has named them."""
    told = shown.interaction.payload["data"] if shown.interaction is not None else {}
    note = shown.message.text.partition("\n")[0]
    is_typed = any(option["name"] == "play" for option in told.get("options", ()))
    return set(_faces(note)) if is_typed and note.startswith("> ") else set()


def _explains(known: Known, deal: Deal, viewer: int | None, cards: set[Card], row: frozenset[Card]) -> bool:
    """Return whether one deal explains all cards of a picture, and the hand on it."""
    if viewer is None:
        return cards <= deal.public
    seats = known.seats_of.get(viewer, set())
    own = set().union(*(deal.own.get(seat, set()) for seat in seats))
    held = {hand for seat in seats for hand in deal.hands.get(seat, ())}
    return cards <= deal.public | own and (not row or row in held)


@cache
def _rules(settings: TableSettings) -> frozenset[str]:
    """Return the pages of rules, whose examples name cards that nobody holds."""
    pages = (rules_message(settings, language) for language in LANGUAGES)
    return frozenset("\n".join(components.texts(page.to_components())) for page in pages)  # type: ignore[no-untyped-call]


def _faces(text: str) -> Iterator[Card]:
    return (_BY_FACE[face] for face in _FACE.findall(text))


def _values(parts: Iterable[Json]) -> Iterator[Card]:
    """Yield the cards that ids and the values of selects name."""
    for part in parts:
        yield from (_VALUES[word] for word in part["custom_id"].split(":") if word in _VALUES)
        for option in part.get("options", ()):
            yield from (_VALUES[word] for word in option["value"].split() if word in _VALUES)
