"""The lines of a record, each as a key and what follows it. Writing prints them; reading checks what is derived."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields
from enum import StrEnum
from typing import Final, NamedTuple

from murlan.cards import BLACK_JOKER, RED_JOKER, card_text
from murlan.dealing import SeatDraw
from murlan.events import Dealt, Passed, Played
from murlan.exchange import ExchangeRecord
from murlan.notices import DealEnded
from murlan.options import ONE_DEAL, PRESETS, RuleOptions, Sides
from murlan.scoring import Outcome

VERSION: Final = 1
"""It rises when a text would mean another match than before: a preset that changes counts, too."""

HEADER: Final = "Murlan match, notation"

OPTION_KEYS: Final[dict[str, str]] = {
    field.name: field.name.replace("_", " ").capitalize() for field in fields(RuleOptions)
}
"""The key of each option's line, by its name in `RuleOptions`."""

_ALWAYS: Final = ("sides", "target")
"""Written even where the preset says the same: readers look for them."""

ONE_DEAL_TEXT: Final = "one-deal"
NOTHING: Final = "-"
"""Who did not draw again; no places before a first deal."""
PASS: Final = "pass"


class Line(NamedTuple):
    """One line: ``Cut: 27``."""

    key: str
    value: str


def option_lines(options: RuleOptions) -> Iterator[Line]:
    """Yield the nearest preset, and each option that is changed in it."""
    differing = {
        name: [key for key in OPTION_KEYS if getattr(options, key) != getattr(preset, key)]
        for name, preset in PRESETS.items()
    }
    nearest = min(PRESETS, key=lambda name: len(differing[name]))
    yield Line("Rules", nearest)
    for option, key in sorted(OPTION_KEYS.items(), key=lambda item: item[0] not in _ALWAYS):
        if option in _ALWAYS or option in differing[nearest]:
            yield Line(key, option_text(option, getattr(options, option)))


def option_text(option: str, value: object) -> str:
    """Return an option's value in words."""
    if option == "target":
        assert isinstance(value, int), "a target is a number"
        return target_text(value)
    if isinstance(value, bool):
        return "on" if value else "off"
    assert isinstance(value, StrEnum), "all other options are enumerations"
    return str(value)


def target_text(target: int) -> str:
    """Return a target: points, or ``one-deal``."""
    return ONE_DEAL_TEXT if target == ONE_DEAL else str(target)


def draw_line(draw: SeatDraw) -> Line:
    """Return the draw, a round after another; ``-`` for a seat whose card already stood alone."""
    rounds = (" ".join(NOTHING if card is None else str(card) for card in cards) for cards in draw.rounds)
    return Line("Draw", ", ".join(rounds))


def carried_lines(event: Dealt) -> Iterator[Line]:
    """Yield what a running match brings along, for a record that does not begin with the match."""
    yield Line("Totals", _numbers(event.totals))
    yield Line("Target now", target_text(event.target))
    yield Line("Last places", NOTHING if event.last_places is None else _numbers(event.last_places))


def deal_line(number: int, dealer: int) -> Line:
    """Return a deal's heading."""
    return Line(f"Deal {number}", f"seat {dealer} deals")


def hand_lines(event: Dealt) -> Iterator[Line]:
    """Yield the hands as they were dealt, before the exchange."""
    for seat, hand in enumerate(event.hands):
        yield Line(f"Hand {seat}", card_text(hand))


def exchange_line(exchange: ExchangeRecord) -> Line:
    """Return what was given or shown before a deal (R8), as far as it went."""
    if exchange.jokers_shown:
        return Line("Exchange", f"{exchange.giver} shows {card_text((BLACK_JOKER, RED_JOKER))}")
    given = f"{exchange.giver} gives {exchange.given}"
    returned = "" if exchange.returned is None else f", {exchange.receiver} gives {exchange.returned}"
    return Line("Exchange", given + returned)


def trick_line(number: int, turns: Iterable[Played | Passed]) -> Line:
    """Return the turns of one trick."""
    return Line(f"Trick {number}", ", ".join(map(_turn_text, turns)))


def end_lines(ended: DealEnded, raised_to: int | None) -> Iterator[Line]:
    """Yield what a deal led to: places, points, totals, and the target where it rose."""
    yield Line("Places", _numbers(ended.places))
    yield Line("Points", _numbers(ended.points))
    yield Line("Totals", _numbers(ended.totals))
    if raised_to is not None:
        yield Line("Target now", target_text(raised_to))


def result_line(outcome: Outcome | None, options: RuleOptions) -> Line:
    """Return how the match ended: the last line of every record."""
    what = "side" if options.sides is Sides.TWO_TEAMS else "seat"
    match outcome:
        case None:
            return Line("Result", "not over")
        case Outcome((winner,)):
            return Line("Result", f"{what} {winner} wins")
        case _:
            return Line("Result", f"{what}s {_numbers(outcome.winners)} tie")


def _turn_text(turn: Played | Passed) -> str:
    return f"{turn.seat} {PASS if isinstance(turn, Passed) else card_text(turn.cards)}"


def _numbers(numbers: Sequence[int]) -> str:
    return " ".join(map(str, numbers))
