"""A snapshot as lines of text: the seats, what lies, the hand, the choices."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final

from murlan.cards import Card, Suit
from murlan.combinations import Combination, Kind
from murlan.notices import DealEnded
from murlan.snapshot import SeatSnapshot, Snapshot
from murlan.terminal.console import Console, Style, plain_card
from murlan.terminal.sentences import ORDINALS, combination_name

_WIDTH: Final = 78
_LABELS: Final = {
    Kind.SINGLE: "single",
    Kind.PAIR: "pair",
    Kind.TRIPLE: "triple",
    Kind.QUAD: "quad",
    Kind.STRAIGHT: "straight",
}


def table_lines(snapshot: Snapshot, names: Sequence[str], console: Console) -> Iterator[str]:
    """Yield the seats with cards left and points, and what lies."""
    target = f"to {snapshot.target} points" if snapshot.target else "one deal"
    heading = f"Deal {snapshot.deal_number} · {target} · {names[snapshot.dealer]} deals"
    yield console.styled(heading, Style.FAINT)
    width = max(map(len, names))
    for number, seat in enumerate(snapshot.seats):
        mark = "▸" if number == snapshot.turn else " "
        styles = (Style.BOLD, Style.GREEN) if number == snapshot.viewer else (Style.BOLD,)
        name = console.styled(f"{names[number]:<{width}}", *styles)
        row = f"{mark} {name}  {_cards_left(seat):<10}{_points(seat.total):>9}  {_last_turn(seat, console)}"
        yield row.rstrip()
    yield _lies(snapshot, names, console)


def hand_line(snapshot: Snapshot, console: Console, *, is_by_suit: bool) -> str:
    """Return the viewer's hand, by rank or by suit."""
    hand = snapshot.hand
    if is_by_suit:
        ordered = sorted(hand, key=_by_suit)
        text = "   ".join(console.cards(cards) for _, cards in groupby(ordered, key=lambda card: card.suit))
    else:
        text = console.cards(hand)
    return f"Your hand ({len(hand)}): {text}"


def play_lines(plays: Sequence[Combination], console: Console) -> Iterator[str]:
    """Yield the numbered choices, a kind after another."""
    if not plays:
        yield "Nothing in your hand beats that."
    for kind, numbered in groupby(enumerate(plays, start=1), key=lambda item: item[1].kind):
        yield from _wrapped(_LABELS[kind], ((number, play.cards) for number, play in numbered), console)


def gift_lines(gifts: Sequence[Card], console: Console) -> Iterator[str]:
    """Yield the numbered cards that may be given back."""
    yield from _wrapped("give", ((number, (card,)) for number, card in enumerate(gifts, start=1)), console)


def result_lines(ended: DealEnded, names: Sequence[str], console: Console) -> Iterator[str]:
    """Yield the places of a deal, its points and the totals."""
    width = max(map(len, names))
    yield console.styled("The deal is over.", Style.BOLD)
    for place, seat in enumerate(ended.places):
        yield (f"  {ORDINALS[place]}  {names[seat]:<{width}}  +{ended.points[seat]}  {_points(ended.totals[seat]):>9}")


def _cards_left(seat: SeatSnapshot) -> str:
    if seat.place is not None:
        return f"out, {ORDINALS[seat.place - 1]}"
    return f"{seat.cards_left} card" + ("" if seat.cards_left == 1 else "s")


def _points(total: int) -> str:
    return f"{total} point" + ("" if total == 1 else "s")


def _last_turn(seat: SeatSnapshot, console: Console) -> str:
    if seat.last_turn is None:
        return ""
    combination = seat.last_turn.combination
    return console.styled("pass", Style.FAINT) if combination is None else console.cards(combination.cards)


def _lies(snapshot: Snapshot, names: Sequence[str], console: Console) -> str:
    if snapshot.to_beat is None or snapshot.owner is None:
        return "Nothing lies on the table."
    what = f"({combination_name(snapshot.to_beat)} by {names[snapshot.owner]})"
    return f"On the table: {console.cards(snapshot.to_beat.cards)} {console.styled(what, Style.FAINT)}"


def _by_suit(card: Card) -> tuple[int, Card]:
    return (len(Suit) if card.suit is None else card.suit, card)


def _wrapped(label: str, items: Iterable[tuple[int, Sequence[Card]]], console: Console) -> Iterator[str]:
    """Yield numbered card sets under a label, in lines of at most `_WIDTH` columns."""
    indent = " " * 10
    line, used = f"{label:<10}", 10
    for number, cards in items:
        width = len(f"{number:>3} {' '.join(map(plain_card, cards))}  ")
        if used + width > _WIDTH and used > len(indent):
            yield line.rstrip()
            line, used = indent, len(indent)
        line += f"{console.styled(f'{number:>3}', Style.YELLOW)} {console.cards(cards)}  "
        used += width
    yield line.rstrip()
