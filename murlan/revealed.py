"""The deals of a match that is over as JSON, there and back; the format is docs/FAIRNESS.md.

Pure: it makes and takes strings, not files.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final, TypeVar

from murlan.cards import Card, card_text
from murlan.dealing import SEED_BYTES
from murlan.errors import NotationError
from murlan.events import CutKind, CutSource, Doubt
from murlan.fairness import COMMITMENT_BYTES, RevealedDeal, RevealedMatch
from murlan.notation import parse_cards

FORMAT: Final = "murlan-fair-deals/1"
MOST_DEALS: Final = 10_000
"""More than any match has; whoever checks a stranger's file is not kept busy for ever."""

_E = TypeVar("_E", bound=Enum)


@dataclass(eq=False)
class RevealedFileError(ValueError):
    """A text that is no such file."""

    place: str
    """Where it is wrong: ``deals[2].seed``; empty for a text that is no JSON."""


def write_revealed(match: RevealedMatch) -> str:
    """Return a match's deals as JSON, one line a value, ending with a line feed."""
    body = {"format": FORMAT, "match": match.match_id, "deals": [_written(deal) for deal in match.deals]}
    return json.dumps(body, indent=1) + "\n"


def read_revealed(text: str) -> RevealedMatch:
    """Read what `write_revealed` made. What it claims may be wrong all the same: `murlan.fairness.verify` says so.

    Raises:
        RevealedFileError: It has not this form.
    """
    try:
        body = json.loads(text)
    except (ValueError, RecursionError):
        raise RevealedFileError("") from None
    body = _object(body, "", {"format", "match", "deals"})
    if body["format"] != FORMAT:
        raise RevealedFileError("format")
    match_id, deals = body["match"], body["deals"]
    if not (isinstance(match_id, str) and match_id.isascii() and match_id.isprintable() and 1 <= len(match_id) <= 255):
        raise RevealedFileError("match")
    if not isinstance(deals, list) or len(deals) > MOST_DEALS:
        raise RevealedFileError("deals")
    return RevealedMatch(
        match_id=match_id, deals=tuple(_read(deal, f"deals[{place}]") for place, deal in enumerate(deals))
    )


def _written(deal: RevealedDeal) -> dict[str, object]:
    return {
        "number": deal.number,
        "dealer": deal.dealer,
        "commitment": None if deal.commitment is None else deal.commitment.hex(),
        "seed": deal.seed.hex(),
        "cut": deal.cut,
        "cut_source": None if deal.cut_source is None else _written_source(deal.cut_source),
        "hands": [card_text(hand) for hand in deal.hands],
    }


def _written_source(source: CutSource) -> dict[str, str]:
    """Ids of presses are texts: many a language reads JSON's numbers as floats of 53 bits."""
    written = {"kind": str(source.kind)}
    if source.press_id is not None:
        written["press"] = str(source.press_id)
    if source.doubt is not None:
        written["doubt"] = str(source.doubt)
    return written


def _read(value: object, place: str) -> RevealedDeal:
    deal = _object(value, place, {"number", "dealer", "commitment", "seed", "cut", "cut_source", "hands"})
    promised, source, hands = deal["commitment"], deal["cut_source"], deal["hands"]
    if not isinstance(hands, list) or len(hands) != 4:
        raise RevealedFileError(f"{place}.hands")
    return RevealedDeal(
        number=_number(deal["number"], f"{place}.number", 1, 1_000_000),
        dealer=_number(deal["dealer"], f"{place}.dealer", 0, 3),
        seed=_bytes(deal["seed"], f"{place}.seed", SEED_BYTES),
        cut=_number(deal["cut"], f"{place}.cut", 0, 99),
        hands=tuple(_hand(hand, f"{place}.hands[{seat}]") for seat, hand in enumerate(hands)),
        commitment=None if promised is None else _bytes(promised, f"{place}.commitment", COMMITMENT_BYTES),
        cut_source=None if source is None else _source(source, f"{place}.cut_source"),
    )


def _source(value: object, place: str) -> CutSource:
    if not isinstance(value, dict) or value.keys() - {"kind", "press", "doubt"}:
        raise RevealedFileError(place)
    press = value.get("press")
    if press is not None and not (isinstance(press, str) and press.isascii() and press.isdigit() and len(press) <= 20):
        raise RevealedFileError(f"{place}.press")
    return CutSource(
        kind=_known(CutKind, value.get("kind"), f"{place}.kind"),
        press_id=None if press is None else int(press),
        doubt=None if value.get("doubt") is None else _known(Doubt, value["doubt"], f"{place}.doubt"),
    )


def _object(value: object, place: str, keys: set[str]) -> dict[str, Any]:
    if not isinstance(value, dict) or value.keys() != keys:
        raise RevealedFileError(place)
    return value


def _number(value: object, place: str, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise RevealedFileError(place)
    return value


def _bytes(value: object, place: str, length: int) -> bytes:
    if isinstance(value, str) and len(value) == 2 * length:
        try:
            found = bytes.fromhex(value)
        except ValueError:
            raise RevealedFileError(place) from None
        if len(found) == length:  # blanks between the digits are no digits
            return found
    raise RevealedFileError(place)


def _hand(value: object, place: str) -> tuple[Card, ...]:
    if not isinstance(value, str):
        raise RevealedFileError(place)
    try:
        return parse_cards(value)
    except NotationError:
        raise RevealedFileError(place) from None


def _known(kind: type[_E], value: object, place: str) -> _E:
    found = next((member for member in kind if member.value == value), None)
    if found is None:
        raise RevealedFileError(place)
    return found
