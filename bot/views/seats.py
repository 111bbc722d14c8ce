"""The lines that tell of a table's rules, seats and scores; the parts that several messages share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.tables.public import PublicSeat, PublicTable
from bot.texts import text
from bot.views.cards import card_faces
from bot.views.layout import KEEP, joined
from bot.views.levels import computer_mark
from bot.views.names import safe_name, short_name
from bot.views.trick import pass_sign
from murlan.options import ONE_DEAL, PRESETS, Passing, RuleOptions, Sides, StraightStep
from murlan.plays import Turn
from murlan.scoring import side_totals
from murlan.snapshot import Snapshot

SIDE_MARKS: Final = ("🔵", "🔶")
"""The two sides, told apart by shape and by colour."""
MEDALS: Final = ("🥇", "🥈", "🥉", "4️⃣")
TURNS_SHOWN: Final = 4
"""How many plays of a trick are shown before the one that lies."""
ON_TURN: Final = "▶️"
WAITING: Final = "•\u2003"
"""A letter, which has the colour of the text and so is seen on any ground; with its space as wide as the other signs
before a name, so that the names stand in a column."""
_BAR: Final = 12
_PRESETS: Final = {"classic": "preset-classic", "visix": "preset-visix", "rrethi": "preset-rrethi"}


def names_of(table: PublicTable) -> tuple[str, ...]:
    """Return the names of the seats, safe to be shown."""
    return tuple(safe_name(seat.name) for seat in table.seats)


def short_names_of(table: PublicTable) -> tuple[str, ...]:
    """Return the names of the seats for a line that has many of them."""
    return tuple(short_name(seat.name) for seat in table.seats)


def options_line(options: RuleOptions, language: str) -> str:
    """Return the house rules in one line: the preset, what was changed of it, and who plays with whom (R11)."""
    base = _base_preset(options)
    changed = [
        key
        for key, is_changed in (
            ("option-locked", options.passing is Passing.LOCKED),
            ("option-closed-exchange", not options.open_exchange),
            ("option-suited-next", options.suited_step is StraightStep.EXACTLY_ONE),
        )
        if is_changed
    ]
    return joined(
        text(_PRESETS[base] if base else "preset-mixed", language),
        *(text(key, language) for key in changed),
        text("sides-two" if options.sides is Sides.TWO_TEAMS else "sides-four", language),
    )


def _base_preset(options: RuleOptions) -> str | None:
    """Return the preset whose straights these are; the other options are named one by one."""
    straights = (options.straight_step, options.suited_straights)
    named = ((name, (preset.straight_step, preset.suited_straights)) for name, preset in PRESETS.items())
    return next((name for name, known in named if known == straights), None)


def target_text(target: int, language: str) -> str:
    """Return what the match is played to."""
    return text("target-one-deal", language) if target == ONE_DEAL else text("target", language, target=target)


def badges(table: PublicTable, seat: PublicSeat) -> str:
    """Return the marks behind a name: a computer player's level, and whether a person is away or has left."""
    language = table.settings.language
    presence = ""
    if seat.has_left:
        presence = text("seat-left", language)
    elif seat.is_away:
        presence = text("seat-away", language)
    return f"{computer_mark(seat.level)} {presence}".strip()


def name_line(table: PublicTable, number: int, sign: str, *, is_marked: bool = False) -> str:
    """Return who sits on a seat: a sign, the side in two against two, the name, and the marks behind it.

    Args:
        table: A table whose match has begun.
        number: The seat.
        sign: What tells the reader's eye how it stands with the seat.
        is_marked: Whether the name is underlined.
    """
    seat = table.seats[number]
    name = f"**{safe_name(seat.name)}**"
    side = SIDE_MARKS[number % 2] if table.settings.options.sides is Sides.TWO_TEAMS else ""
    parts = (sign, side, f"__{name}__" if is_marked else name, badges(table, seat))
    return " ".join(part for part in parts if part)


def seat_line(table: PublicTable, number: int) -> str:
    """Return one seat of a running deal: how it stands in the trick, who sits there, cards left, points."""
    assert table.snapshot is not None
    language, snapshot = table.settings.language, table.snapshot
    shown, is_on_turn = snapshot.seats[number], snapshot.turn == number
    has_passed = not shown.place and shown.last_turn is not None and shown.last_turn.combination is None
    if shown.place:
        sign, cards = MEDALS[shown.place - 1], text("seat-out", language, place=shown.place)
    else:
        sign = ON_TURN if is_on_turn else pass_sign(snapshot.options) if has_passed else WAITING
        is_last = shown.cards_left == 1
        cards = text("seat-last-card", language) if is_last else text("cards", language, count=shown.cards_left)
    is_alone = snapshot.options.sides is Sides.FREE_FOR_ALL
    return joined(
        name_line(table, number, sign, is_marked=is_on_turn),
        cards,
        standing(shown.total, snapshot.target) if is_alone and _has_points(snapshot) else "",
        text("seat-passed", language) if has_passed and not is_on_turn else "",
    )


def side_lines(table: PublicTable) -> list[str]:
    """Return who plays with whom, and the points of each side; nothing where everybody plays alone (R10)."""
    snapshot = table.snapshot
    if snapshot is None or snapshot.options.sides is Sides.FREE_FOR_ALL:
        return []
    names = names_of(table)
    totals = side_totals([seat.total for seat in snapshot.seats], snapshot.options)
    return [
        joined(f"{mark} **{names[side]}** + **{names[side + 2]}**", standing(totals[side], snapshot.target))
        for side, mark in enumerate(SIDE_MARKS)
    ]


def standing(points: int, target: int) -> str:
    """Return points out of those that the match is played to; nothing where it is one deal."""
    return f"**{points}**/{target}" if target != ONE_DEAL else ""


def plays_before(snapshot: Snapshot) -> tuple[Turn, ...]:
    """Return the plays of the trick before the one that lies."""
    plays = tuple(turn for turn in snapshot.trick if turn.combination is not None)
    return plays[:-1]


def turns_text(turns: Sequence[Turn], names: Sequence[str], *, most: int = TURNS_SHOWN) -> str:
    """Return plays in one line, oldest first; of many only the last ones."""
    plays = [
        f"{names[turn.seat]}{KEEP}{card_faces(turn.combination.cards)}"
        for turn in turns
        if turn.combination is not None
    ]
    hidden = ["…"] if len(plays) > most else []
    return joined(*hidden, *plays[-most:])


def score_lines(table: PublicTable, gains: Sequence[int] | None, *, bars: bool = True) -> list[str]:
    """Return everybody's points, best first, with bars towards the target; in two against two the sides' too.

    Args:
        table: A table whose match has begun.
        gains: The points by seat of the deal that has just ended, if one has.
        bars: Whether there are any; a picture beside the words has its own.
    """
    assert table.snapshot is not None
    language, options = table.settings.language, table.settings.options
    totals = [seat.total for seat in table.snapshot.seats]
    goal = table.snapshot.target or max(*totals, 1)
    lines = []
    if options.sides is Sides.TWO_TEAMS:
        for side, total in sorted(enumerate(side_totals(totals, options)), key=lambda entry: -entry[1]):
            first, second = (safe_name(table.seats[seat].name) for seat in (side, side + 2))
            line = text("side-total", language, first=first, second=second, count=total)
            lines += [f"{SIDE_MARKS[side]} {line}", *([bar(total, goal)] if bars else [])]
    is_alone = options.sides is Sides.FREE_FOR_ALL
    winners = table.snapshot.outcome.winners if table.snapshot.outcome else ()
    for number in _best_first(totals, gains):
        is_winner = not gains and number in winners
        has_place = gains or (is_alone and any(totals))
        medal = MEDALS[0 if is_winner else _better(gains or totals, number)] if has_place else "•"
        gained = text("gained", language, count=gains[number]) if gains else ""
        points = text("points", language, count=totals[number])
        lines.append(joined(name_line(table, number, medal), gained, points))
        if is_alone and bars:
            lines.append(bar(totals[number], goal))
    return lines


def bar(points: int, goal: int) -> str:
    """Return a bar that is full at the goal."""
    full = min(_BAR, round(_BAR * points / goal))
    return "▰" * full + "▱" * (_BAR - full)


def _has_points(snapshot: Snapshot) -> bool:
    """Return whether the points are worth a word: not while nobody has any."""
    return any(seat.total for seat in snapshot.seats)


def _better(points: Sequence[int], number: int) -> int:
    """Return how many have more than one seat; with equal points seats share a place."""
    return sum(other > points[number] for other in points)


def _best_first(totals: Sequence[int], gains: Sequence[int] | None) -> list[int]:
    """Return the seats in the order of the deal's places, or without one of the totals."""
    return sorted(range(len(totals)), key=lambda seat: (-(gains or totals)[seat], -totals[seat], seat))
