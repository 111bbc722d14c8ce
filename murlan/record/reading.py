"""From the text of a record to a `MatchRecord`: the options, names and draw. The deals are `murlan.record.deals`."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from murlan.cards import Card
from murlan.dealing import SeatDraw
from murlan.errors import NotationError, OptionsError, RecordProblem
from murlan.options import LADDERS, PRESETS, Passing, RuleOptions, Sides, StraightStep
from murlan.record.deals import read_deals
from murlan.record.lines import HEADER, NOTHING, OPTION_KEYS, VERSION, option_text, result_line
from murlan.record.match_record import MatchRecord
from murlan.record.statements import COMMA, Statement, Statements, Word
from murlan.record.values import card_of
from murlan.record.writing import checked_name

_SWITCH: Final = (True, False)
OPTION_VALUES: Final[dict[str, dict[str, object]]] = {
    option: {option_text(option, value): value for value in values}
    for option, values in {
        "straight_step": StraightStep,
        "suited_straights": _SWITCH,
        "suited_step": StraightStep,
        "open_exchange": _SWITCH,
        "sides": Sides,
        "passing": Passing,
        "target": LADDERS,
    }.items()
}
"""The values of each option, as they are written."""


def read_match(text: str) -> MatchRecord:
    """Read the record of a match, and check all that it says.

    Raises:
        RecordError: A `NotationError` that names the first place which is wrong, and what should stand there.
    """
    statements = Statements(text)
    _check_header(statements)
    options = _options(statements)
    names = _names(statements)
    draw = _draw(statements.take("Draw")) if statements.next_key == "Draw" else None
    match, events = read_deals(statements, options, draw)
    statements.expect(*result_line(match.outcome, options))
    statements.end()
    return MatchRecord(options, names, events, draw)


def _check_header(statements: Statements) -> None:
    first = statements.first
    version = first.text.removeprefix(HEADER).strip()
    if not first.text.startswith(HEADER) or not version:
        raise first.error(RecordProblem.NO_RECORD, f"{HEADER} {VERSION}")
    if version != str(VERSION):
        place = Word(version, first.position + len(first.text) - len(version), first.line)
        raise place.error(RecordProblem.OTHER_VERSION, str(VERSION))


def _options(statements: Statements) -> RuleOptions:
    """Read the preset and the options that are changed in it, each at most once, in any order."""
    preset = statements.take("Rules")
    options = preset.read("preset", PRESETS.get)
    preset.end()
    keys = {key: option for option, key in OPTION_KEYS.items()}
    changed: dict[str, object] = {}
    last = preset
    while statements.next_key in keys:
        last = statements.take(statements.next_key)
        option = keys.pop(last.key.text)
        changed[option] = last.read(" or ".join(OPTION_VALUES[option]), OPTION_VALUES[option].get)
        last.end()
    try:
        return replace(options, **changed)  # type: ignore[arg-type]  # `OPTION_VALUES` has each option's own type
    except OptionsError as refused:
        wrong = OPTION_KEYS[refused.option]
        text = f"{wrong}: {option_text(refused.option, refused.value)}"
        raise last.key.error(RecordProblem.CONTRADICTED, "Suited straights: on", text=text) from None


def _names(statements: Statements) -> tuple[str, ...] | None:
    """Read the names of the four seats, where they are told."""
    if statements.next_key != "Seat 0":
        return None
    return tuple(_name(statements.take(f"Seat {seat}")) for seat in range(4))


def _name(statement: Statement) -> str:
    try:
        return checked_name(statement.rest.text)
    except NotationError:
        if not statement.rest.text:
            raise statement.missing("name") from None
        raise statement.rest.error(RecordProblem.UNEXPECTED, "name") from None


def _draw(statement: Statement) -> SeatDraw:
    """Read the draw for seats and check that just those who shared a rank drew again (R2.2)."""
    rounds: list[tuple[Card | None, ...]] = []
    cards: dict[int, Card] = {}
    seen: set[Card] = set()
    drawing = {0, 1, 2, 3}
    while drawing:
        if rounds:
            statement.expect(COMMA)
        drawn: list[Card | None] = []
        for seat in range(4):
            if seat not in drawing:
                statement.expect(NOTHING)
                drawn.append(None)
                continue
            card = statement.read("card", card_of)
            if card in seen:
                raise statement.last.error(RecordProblem.UNEXPECTED, "card that was not drawn before")
            seen.add(card)
            cards[seat] = card
            drawn.append(card)
        rounds.append(tuple(drawn))
        drawing = {seat for seat in cards if sum(cards[seat].rank is card.rank for card in cards.values()) > 1}
    statement.end()
    return SeatDraw(tuple(rounds), tuple(cards[seat] for seat in range(4)))
