"""From events to the text of a record."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from murlan.dealing import SeatDraw, deal_hands
from murlan.errors import BadDeal, NotationError
from murlan.events import Dealt, Event, Passed, Played
from murlan.match import Match
from murlan.notices import DealEnded, TargetRaised, TrickEnded
from murlan.options import RuleOptions
from murlan.record.lines import (
    HEADER,
    VERSION,
    Line,
    carried_lines,
    deal_line,
    draw_line,
    end_lines,
    exchange_line,
    hand_lines,
    option_lines,
    result_line,
    trick_line,
)
from murlan.record.match_record import match_before

_WIDTH: Final = 100
_INDENT: Final = "  "


def write_match(
    options: RuleOptions,
    events: Iterable[Event],
    *,
    names: Sequence[str] | None = None,
    draw: SeatDraw | None = None,
) -> str:
    """Write a match, finished or not, as text that `read_match` reads back.

    Args:
        options: The rules it is played by.
        events: From its first `Dealt` on, or from any later one.
        names: Who sits on seats 0–3.
        draw: The draw for seats, its entrants numbered by seat (`SeatDraw.by_seat`).

    Raises:
        MurlanError: The events are no match; a `BadDeal` where the hands do not follow from the seed and the cut, or
            where the draw made another seat the dealer.
        NotationError: A name that is no single line of text.
        ValueError: Names, but not four.
    """
    if names is not None and len(names) != 4:
        raise ValueError(f"{len(names)} names for 4 seats")
    taken = tuple(events)
    first = taken[0] if taken else None
    if draw and isinstance(first, Dealt) and first.number == 1 and draw.order[0] != first.dealer:
        raise BadDeal("dealer")
    lines = [f"{HEADER} {VERSION}", ""]
    lines += map(_text, option_lines(options))
    lines += [_text(Line(f"Seat {seat}", checked_name(name))) for seat, name in enumerate(names or ())]
    lines += [_text(draw_line(draw))] if draw else []
    match = Match.start(options)
    if first is not None:
        match = match_before(options, first)
        if isinstance(first, Dealt) and not _is_beginning(first, options):
            lines += map(_text, carried_lines(first))
    for deal in _by_deal(taken):
        lines.append("")
        match = _add_deal(lines, match, deal)
    lines += ["", _text(result_line(match.outcome, options))]
    return "\n".join(lines) + "\n"


def checked_name(name: str) -> str:
    """Return a name that can stand on a line.

    Raises:
        NotationError: Nothing, blanks at an end, a line's end or another control character.
    """
    if not name or name != name.strip() or any(unicodedata.category(sign) in _UNWRITABLE for sign in name):
        raise NotationError(name)
    return name


_UNWRITABLE: Final = ("Cc", "Cs", "Zl", "Zp")
"""Control characters, halves of surrogate pairs, separators of lines and paragraphs."""


def _is_beginning(event: Dealt, options: RuleOptions) -> bool:
    """Return whether a `Dealt` says nothing that a new match does not."""
    start = Match.start(options)
    return (event.number, event.totals, event.target, event.last_places) == (1, start.totals, start.target, None)


def _by_deal(events: Sequence[Event]) -> Iterator[tuple[Event, ...]]:
    """Yield the events of each deal, from its `Dealt` on."""
    starts = [n for n, event in enumerate(events) if isinstance(event, Dealt)]
    for start, end in zip(starts, [*starts, len(events)][1:], strict=True):
        yield tuple(events[start:end])


def _add_deal(lines: list[str], match: Match, events: Sequence[Event]) -> Match:
    """Write a deal's lines; return the match after it."""
    tricks: list[list[Played | Passed]] = [[]]
    ends: list[Line] = []
    for event in events:
        step = match.apply(event)
        match = step.after
        if isinstance(event, Dealt):
            lines += map(_text, _dealt_lines(event))
        elif isinstance(event, Played | Passed):
            tricks[-1].append(event)
        raised_to = next((notice.target for notice in step.notices if isinstance(notice, TargetRaised)), None)
        for notice in step.notices:
            if isinstance(notice, TrickEnded):
                tricks.append([])
            elif isinstance(notice, DealEnded):
                ends += end_lines(notice, raised_to)
    if match.exchange:
        lines.append(_text(exchange_line(match.exchange)))
    lines += [_wrapped(trick_line(number, turns)) for number, turns in enumerate(tricks, start=1) if turns]
    lines += map(_text, ends)
    return match


def _dealt_lines(event: Dealt) -> Iterator[Line]:
    try:
        is_dealt = event.hands == deal_hands(event.seed, event.cut, event.dealer)
    except ValueError:
        raise BadDeal("seed") from None
    if not is_dealt:
        raise BadDeal("hands")
    yield deal_line(event.number, event.dealer)
    yield Line("Seed", event.seed.hex())
    yield Line("Cut", str(event.cut))
    yield from hand_lines(event)


def _text(line: Line) -> str:
    return f"{line.key}: {line.value}"


def _wrapped(line: Line) -> str:
    """Return a line of turns; where it is long, further lines that begin with blanks go on with it."""
    first, *others = line.value.split(", ")
    rows = [f"{line.key}: {first}"]
    for turn in others:
        if len(rows[-1]) + len(turn) + 3 <= _WIDTH:
            rows[-1] += f", {turn}"
        else:
            rows[-1] += ","
            rows.append(_INDENT + turn)
    return "\n".join(rows)
