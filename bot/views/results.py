"""The public messages of what is over: a deal, a match, a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from discord import ButtonStyle, ui

from bot.tables.phases import Closing
from bot.tables.public import PublicTable
from bot.texts import text
from bot.views import accents
from bot.views.decks import shows_emojis
from bot.views.interruptions import interruption_lines, resume_button, seat_button
from bot.views.layout import Button, Item, button, clock, joined, message, paragraph, rows, rule, small
from bot.views.open_hands import open_hands_button
from bot.views.pictured import deal_picture, match_picture
from bot.views.presses import PressId, Verb
from bot.views.promises import cut_choice, cut_line, promise_line, promise_note, verify_button
from bot.views.replay_presses import ReplayPress, ReplayVerb
from bot.views.seats import MEDALS, SIDE_MARKS, names_of, options_line, score_lines, target_text, turns_text
from bot.views.turning import turning_button
from murlan.options import ONE_DEAL, Sides
from murlan.scoring import points_of
from murlan.snapshot import Snapshot

_CLOSINGS: Final = {
    Closing.EXPIRED: "closed-expired",
    Closing.ENDED: "closed-ended",
    Closing.DESERTED: "closed-deserted",
    Closing.UNATTENDED: "closed-unattended",
    Closing.VOTED: "closed-voted",
    Closing.PLACE_GONE: "closed-place-gone",
    Closing.PAUSED_OUT: "closed-paused-out",
    Closing.UNREADABLE: "closed-unreadable",
}

_REST_SHOWN: Final = 16
"""Plays that are listed of a deal that computer players played out."""


def between_message(table: PublicTable, mark: int) -> ui.LayoutView:
    """Return the message between two deals: the places, the points, what comes next; or who cuts for the first."""
    snapshot, language = _snapshot(table), table.settings.language
    is_first = snapshot.deal_number == 0
    title = text("before-title" if is_first else "deal-over-title", language, number=snapshot.deal_number)
    places = snapshot.last_places
    return message(
        accents.BETWEEN,
        paragraph(
            joined(title, target_text(snapshot.target, language)),
            small(options_line(snapshot.options, language)),
            mark=mark,
        ),
        rule(),
        deal_picture(table),
        paragraph(*score_lines(table, points_of(places) if places else None, bars=not shows_emojis()), *_rest(table)),
        rule(),
        paragraph(*_what_comes_next(table), *interruption_lines(table, language)),
        cut_choice(table),
        _ready_buttons(table),
        promise_note(table),
    )


def finished_message(table: PublicTable, mark: int) -> ui.LayoutView:
    """Return the message of a finished match: the winners, the totals, the way to a rematch."""
    snapshot, language = _snapshot(table), table.settings.language
    closes = text("closes", language, clock=clock(table.until)) if table.until else ""
    return message(
        accents.FINISHED,
        paragraph(f"### 🏆 {winners_text(table, language)}", small(_match_line(table)), mark=mark),
        rule(),
        match_picture(table),
        paragraph(
            *score_lines(table, None, bars=not shows_emojis()),
            small(_last_deal_line(table, snapshot.last_places)),
            *_rest(table),
        ),
        rule(),
        paragraph(
            _waiting_line(table, "rematch-wanted", "rematch-offer"),
            small(closes),
            *interruption_lines(table, language),
        ),
        rows(
            [
                button(
                    text("button-rematch", language),
                    PressId(table.table_id, Verb.REMATCH),
                    style=ButtonStyle.success,
                ),
                *verify_button(table),
                *_replay_buttons(table),
                *open_hands_button(table),
                button(text("button-menu", language), PressId(table.table_id, Verb.MENU)),
                *seat_button(table),
            ]
        ),
        promise_note(table),
    )


def closed_message(table: PublicTable) -> ui.LayoutView:
    """Return the message of a closed table: why, and how the match stood."""
    language = table.settings.language
    reason = text(_CLOSINGS[table.closing] if table.closing else "closed-ended", language)
    title = paragraph(text("closed-title", language), reason)
    again = paragraph(small(text("closed-again", language)))
    if table.snapshot is None or not table.places:
        return message(accents.CLOSED, title, again)
    winners = (small(winners_text(table, language)),) if table.snapshot.outcome else ()
    scores = paragraph(*winners, *score_lines(table, None))
    return message(accents.CLOSED, title, rule(), scores, again, rows(verify_button(table)))


def deal_result_message(table: PublicTable, number: int) -> ui.LayoutView:
    """Return the result of an older deal in few lines."""
    language = table.settings.language
    title = text("deal-title", language, number=number)
    if not 1 <= number <= len(table.places):
        return message(accents.CLOSED, paragraph(title, small(text("moved-on", language)), promise_line(table)))
    names = names_of(table)
    places = (f"{medal} {names[seat]}" for medal, seat in zip(MEDALS, table.places[number - 1], strict=True))
    return message(accents.CLOSED, paragraph(title, joined(*places), promise_line(table)))


def match_result_message(table: PublicTable) -> ui.LayoutView:
    """Return what is left of a finished match's message once a rematch goes on further down."""
    title = f"### 🏆 {winners_text(table, table.settings.language)}"
    lines = paragraph(*score_lines(table, None), promise_line(table))
    return message(accents.CLOSED, paragraph(title, small(_match_line(table))), lines)


def winners_text(table: PublicTable, language: str) -> str:
    """Return who won, or who shares the match."""
    snapshot, names = _snapshot(table), names_of(table)
    outcome = snapshot.outcome
    assert outcome is not None, "a finished match has an outcome"
    if snapshot.options.sides is Sides.TWO_TEAMS:
        if outcome.is_tie:
            return text("tie-of-sides", language)
        side = outcome.winners[0]
        return text("side-won", language, side=SIDE_MARKS[side], first=names[side], second=names[side + 2])
    if outcome.is_tie:
        return text("tie", language, names=", ".join(names[seat] for seat in outcome.winners))
    return text("won", language, name=names[outcome.winners[0]])


def _what_comes_next(table: PublicTable) -> list[str]:
    snapshot, names, language = _snapshot(table), names_of(table), table.settings.language
    lines = [text("next-dealer", language, name=names[snapshot.dealer])]
    if snapshot.last_places:
        giver, receiver = names[snapshot.last_places[-1]], names[snapshot.last_places[0]]
        lines.append(small(text("next-exchange", language, giver=giver, receiver=receiver)))
    if snapshot.target > snapshot.options.target:
        lines.append(text("target-raised", language, target=snapshot.target))
    if table.cutter is not None:
        return [*lines, cut_line(table)]
    if table.until:
        lines.append(text("next-deal", language, clock=clock(table.until)))
    return lines if table.pause else [*lines, small(_waiting_line(table, "ready-are", "ready-offer"))]


def _rest(table: PublicTable) -> list[str]:
    """Return how computer players played a deal out once no person was in it, if they did."""
    snapshot = _snapshot(table)
    turns = [turn for trick in (*snapshot.tricks, snapshot.trick) for turn in trick]
    by_people = [number for number, turn in enumerate(turns) if not table.seats[turn.seat].is_computer]
    rest = turns[by_people[-1] + 1 :] if by_people else turns
    plays = turns_text(rest, names_of(table), most=_REST_SHOWN)
    return [small(text("played-out", table.settings.language, plays=plays))] if plays else []


def _replay_buttons(table: PublicTable) -> list[Button]:
    """Return the ways to a private replay of the match that is over, and to its turning points."""
    if table.match_id is None:
        return []
    language = table.settings.language
    replay = button(text("button-replay", language), ReplayPress(table.match_id, ReplayVerb.OPEN))
    return [replay, turning_button(table.match_id, language)]


def _waiting_line(table: PublicTable, some_key: str, none_key: str) -> str:
    """Return who has already said yes, or how to."""
    ready = [name for name, seat in zip(names_of(table), table.seats, strict=True) if seat.is_ready]
    if not ready:
        return text(none_key, table.settings.language)
    return text(some_key, table.settings.language, names=", ".join(ready))


def _match_line(table: PublicTable) -> str:
    snapshot, language = _snapshot(table), table.settings.language
    deals = text("deals-played", language, count=snapshot.deal_number)
    target = "" if snapshot.options.target == ONE_DEAL else target_text(snapshot.target, language)
    name = text("match-name", language, match=table.match_id) if table.match_id else ""
    return joined(options_line(snapshot.options, language), deals, target, name)


def _last_deal_line(table: PublicTable, places: Sequence[int] | None) -> str:
    if not places:
        return ""
    names = names_of(table)
    return text("last-deal", table.settings.language, places=joined(*(names[seat] for seat in places)))


def _ready_buttons(table: PublicTable) -> list[Item]:
    language = table.settings.language
    return rows(
        [
            button(text("button-ready", language), PressId(table.table_id, Verb.READY), style=ButtonStyle.success),
            button(text("button-hand", language), PressId(table.table_id, Verb.HAND)),
            *open_hands_button(table),
            button(text("button-menu", language), PressId(table.table_id, Verb.MENU)),
            *seat_button(table),
            *resume_button(table),
        ]
    )


def _snapshot(table: PublicTable) -> Snapshot:
    assert table.snapshot is not None, "a match has begun"
    return table.snapshot
