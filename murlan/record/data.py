"""A match as JSON, there and back, for programs (docs/NOTATION.md). Pure: it makes and takes strings, not files."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeVar

from murlan.cards import Card, card_text
from murlan.dealing import SeatDraw, deal_hands
from murlan.errors import BadDeal, IllegalEvent, MurlanError, NotationError, OptionsError, RecordError, RecordProblem
from murlan.events import CardGiven, Dealt, Event, Passed, Played
from murlan.match import Match
from murlan.notation import parse_cards
from murlan.options import RuleOptions
from murlan.record.lines import OPTION_KEYS, VERSION, option_text
from murlan.record.match_record import MatchRecord, match_before
from murlan.record.reading import OPTION_VALUES
from murlan.record.values import seed_of
from murlan.record.writing import checked_name

FORMAT: Final = "murlan match"
Json = Any
"""What `json` reads: its types are checked here, one by one."""
_T = TypeVar("_T")


def write_json(
    options: RuleOptions,
    events: Iterable[Event],
    *,
    names: Sequence[str] | None = None,
    draw: SeatDraw | None = None,
) -> str:
    """Write a match, finished or not, as JSON that `read_json` reads back.

    Args:
        options: The rules it is played by.
        events: From its first `Dealt` on, or from any later one.
        names: Who sits on seats 0–3.
        draw: The draw for seats, its entrants numbered by seat (`SeatDraw.by_seat`); if left out the one that the
            first `Dealt` tells, if it does.

    Raises:
        MurlanError: The events are no match; a `BadDeal` where the draw made another seat the dealer.
    """
    taken = tuple(events)
    first = taken[0] if taken else None
    if draw is None and isinstance(first, Dealt):
        draw = first.draw
    if draw and isinstance(first, Dealt) and first.number == 1 and draw.order[0] != first.dealer:
        raise BadDeal("dealer")
    record = MatchRecord(options, None if names is None else tuple(names), taken)
    deals: list[Json] = []
    for event in taken:
        if isinstance(event, Dealt):
            deals.append(_deal(event))
        else:
            deals[-1]["turns"].append(_turn(event))
    told = {
        "format": FORMAT,
        "version": VERSION,
        "options": {option: option_text(option, getattr(options, option)) for option in OPTION_KEYS},
        "names": record.names,
        "draw": None if draw is None else _rounds(draw),
        "deals": deals,
        "result": _result(record.match()),
    }
    return json.dumps(told, ensure_ascii=False, indent=1) + "\n"


def read_json(text: str) -> MatchRecord:
    """Read a match from JSON, and check all that it says.

    Raises:
        RecordError: A `NotationError` that names the first place which is wrong, as a path such as ``deals[0].cut``.
    """
    try:
        told = json.loads(text)
    except (ValueError, RecursionError):
        raise _error("", text.partition("\n")[0], "JSON", RecordProblem.NO_RECORD) from None
    if _field(told, "format", "") != FORMAT:
        raise _error("format", told["format"], FORMAT, RecordProblem.NO_RECORD)
    if _field(told, "version", "") != VERSION:
        raise _error("version", told["version"], str(VERSION), RecordProblem.OTHER_VERSION)
    options = _options(_field(told, "options", ""))
    names = _names(told.get("names"))
    draw = _draw(told.get("draw"))
    match, events = _events(options, _list(_field(told, "deals", ""), "deals"))
    first = events[0] if events else None
    if draw and isinstance(first, Dealt) and first.number == 1 and draw.order[0] != first.dealer:
        raise _error("deals[0].dealer", first.dealer, str(draw.order[0]), RecordProblem.CONTRADICTED)
    if _field(told, "result", "") != json.loads(json.dumps(_result(match))):
        raise _error("result", told["result"], json.dumps(_result(match)), RecordProblem.CONTRADICTED)
    return MatchRecord(options, names, events, draw)


def is_json(text: str) -> bool:
    """Return whether a text looks like JSON rather than the notation."""
    return text.lstrip().startswith("{")


def _rounds(draw: SeatDraw) -> Json:
    return [[None if card is None else str(card) for card in cards] for cards in draw.rounds]


def _deal(event: Dealt) -> Json:
    return {
        "number": event.number,
        "dealer": event.dealer,
        "seed": event.seed.hex(),
        "cut": event.cut,
        "hands": [card_text(hand) for hand in event.hands],
        "totals": event.totals,
        "target": event.target,
        "last_places": event.last_places,
        "turns": [],
    }


def _turn(event: Event) -> Json:
    match event:
        case Played(seat, cards):
            return {"seat": seat, "plays": card_text(cards)}
        case CardGiven(seat, card):
            return {"seat": seat, "gives": str(card)}
        case _:
            assert isinstance(event, Passed), "a deal was written before"
            return {"seat": event.seat, "passes": True}


def _result(match: Match) -> Json:
    winners = match.outcome.winners if match.outcome else ()
    return {"finished": match.outcome is not None, "totals": match.totals, "winners": winners}


def _options(told: Json) -> RuleOptions:
    values: dict[str, Any] = {}
    for option in OPTION_KEYS:
        place = f"options.{option}"
        word = _field(told, option, "options")
        known = OPTION_VALUES[option]
        if not isinstance(word, str) or word not in known:
            raise _error(place, word, " or ".join(known))
        values[option] = known[word]
    try:
        return RuleOptions(**values)
    except OptionsError as refused:
        word = told[refused.option]
        raise _error(f"options.{refused.option}", word, "on", RecordProblem.CONTRADICTED) from None


def _names(told: Json) -> tuple[str, ...] | None:
    if told is None:
        return None
    names = _list(told, "names", length=4)
    for seat, name in enumerate(names):
        try:
            checked_name(_typed(name, str, f"names[{seat}]", "name"))
        except RecordError:
            raise
        except NotationError:
            raise _error(f"names[{seat}]", name, "name") from None
    return tuple(names)


def _draw(told: Json) -> SeatDraw | None:
    """Read the draw for seats and check that just those who shared a rank drew again (R2.2)."""
    if told is None:
        return None
    rounds: list[tuple[Card | None, ...]] = []
    cards: dict[int, Card] = {}
    seen: set[Card] = set()
    drawing = {0, 1, 2, 3}
    for number, row in enumerate(_list(told, "draw")):
        place = f"draw[{number}]"
        if not drawing:
            raise _error(place, row, "end of the draw")
        drawn = tuple(
            _drawn(card, f"{place}[{seat}]", seen, draws=seat in drawing)
            for seat, card in enumerate(_list(row, place, length=4))
        )
        rounds.append(drawn)
        cards |= {seat: card for seat, card in enumerate(drawn) if card is not None}
        drawing = {seat for seat in cards if sum(cards[seat].rank is card.rank for card in cards.values()) > 1}
    if drawing:
        raise _error("draw", told, "four different ranks")
    return SeatDraw(tuple(rounds), tuple(cards[seat] for seat in range(4)))


def _drawn(told: Json, place: str, seen: set[Card], *, draws: bool) -> Card | None:
    """Read what one seat drew in a round, and add it to what was seen."""
    if not draws:
        if told is not None:
            raise _error(place, told, "null")
        return None
    match _cards(told, place):
        case (card,) if card not in seen:
            seen.add(card)
            return card
        case _:
            raise _error(place, told, "card that was not drawn before")


def _events(options: RuleOptions, deals: list[Json]) -> tuple[Match, tuple[Event, ...]]:
    """Apply the events one after another; return the match after them too."""
    match: Match | None = None
    events: list[Event] = []
    for number, deal in enumerate(deals):
        place = f"deals[{number}]"
        dealt = _dealt(deal, place)
        match = _applied(match_before(options, dealt) if match is None else match, dealt, place, deal)
        events.append(dealt)
        for turn, told in enumerate(_list(_field(deal, "turns", place), f"{place}.turns")):
            at = f"{place}.turns[{turn}]"
            events.append(_event(told, at))
            match = _applied(match, events[-1], at, told)
    return Match.start(options) if match is None else match, tuple(events)


def _applied(match: Match, event: Event, place: str, told: Json) -> Match:
    try:
        return match.apply(event).after
    except IllegalEvent as refused:
        raise _error(place, told, "", RecordProblem.REFUSED, refusal=refused) from None
    except MurlanError:
        raise _error(place, told, "the deal that follows", RecordProblem.CONTRADICTED) from None


def _dealt(told: Json, place: str) -> Dealt:
    seed = seed_of(_typed(_field(told, "seed", place), str, f"{place}.seed", "seed"))
    if seed is None:
        raise _error(f"{place}.seed", told["seed"], "seed")
    cut = _number(told, "cut", place, "cut", range(1, 54))
    dealer = _number(told, "dealer", place, "seat", range(4))
    dealt = deal_hands(seed, cut, dealer)
    hands = _list(_field(told, "hands", place), f"{place}.hands", length=4)
    for seat, hand in enumerate(hands):
        if _cards(hand, f"{place}.hands[{seat}]") != dealt[seat]:
            raise _error(f"{place}.hands[{seat}]", hand, card_text(dealt[seat]), RecordProblem.CONTRADICTED)
    places = _field(told, "last_places", place)
    return Dealt(
        number=_number(told, "number", place, "number", range(1, 10**6)),
        dealer=dealer,
        hands=dealt,
        seed=seed,
        cut=cut,
        totals=_numbers(told, "totals", place, range(10**6)),
        target=_number(told, "target", place, "target", range(10**6)),
        last_places=None if places is None else _numbers(told, "last_places", place, range(4)),
    )


def _event(told: Json, place: str) -> Event:
    seat = _number(told, "seat", place, "seat", range(4))
    match told:
        case {"plays": cards}:
            return Played(seat, _cards(cards, f"{place}.plays"))
        case {"gives": card} if len(given := _cards(card, f"{place}.gives")) == 1:
            return CardGiven(seat, given[0])
        case {"passes": True}:
            return Passed(seat)
        case _:
            raise _error(place, told, "plays, gives or passes")


def _cards(told: Json, place: str) -> tuple[Card, ...]:
    try:
        return parse_cards(_typed(told, str, place, "cards"))
    except RecordError:
        raise
    except NotationError:
        raise _error(place, told, "cards") from None


def _numbers(told: Json, key: str, place: str, among: range) -> tuple[int, ...]:
    found = _list(_field(told, key, place), f"{place}.{key}", length=4)
    for number in found:
        if type(number) is not int or number not in among:
            raise _error(f"{place}.{key}", found, "four numbers")
    return tuple(found)


def _number(told: Json, key: str, place: str, wanted: str, among: range) -> int:
    number = _field(told, key, place)
    if type(number) is not int or number not in among:
        raise _error(f"{place}.{key}", number, wanted)
    return number


def _list(told: Json, place: str, *, length: int | None = None) -> list[Json]:
    found: list[Json] = _typed(told, list, place, "array")
    if length is not None and len(found) != length:
        raise _error(place, told, f"array of {length}")
    return found


def _field(told: Json, key: str, place: str) -> Json:
    if key not in _typed(told, dict, place, "object"):
        raise _error(place, "", key, RecordProblem.MISSING)
    return told[key]


def _typed(told: Json, kind: type[_T], place: str, wanted: str) -> _T:
    if type(told) is not kind:
        raise _error(place, told, wanted)
    found: _T = told
    return found


def _error(
    place: str,
    told: Json,
    wanted: str,
    problem: RecordProblem = RecordProblem.UNEXPECTED,
    *,
    refusal: IllegalEvent | None = None,
) -> RecordError:
    text = told if isinstance(told, str) else json.dumps(told, ensure_ascii=False)
    return RecordError(text, problem=problem, wanted=wanted, refusal=refusal, place=place or "the whole")
