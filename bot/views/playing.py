"""The public message of a running deal: whose turn, what to beat, how many cards each holds, the clock, a pause.

It says nothing that follows from a hidden hand, such as that somebody cannot beat what lies.
"""

from __future__ import annotations

from collections.abc import Iterator

from discord import ButtonStyle, ui

from bot.tables.public import PublicSeat, PublicTable
from bot.texts import text
from bot.views import accents
from bot.views.cards import card_face, card_faces, combination_text
from bot.views.decks import shows_emojis
from bot.views.interruptions import interruption_lines, resume_button
from bot.views.layout import KEEP, Item, button, joined, message, paragraph, rows, rule, small, time_left
from bot.views.pictured import exchange_picture
from bot.views.presses import PressId, Verb
from bot.views.promises import promise_note
from bot.views.seats import ON_TURN, names_of, options_line, seat_line, short_names_of, side_lines, target_text
from bot.views.trick import trick_text
from murlan.cards import THREE_OF_SPADES
from murlan.options import Sides
from murlan.snapshot import Snapshot, Stage


def playing_message(table: PublicTable, mark: int) -> ui.LayoutView:
    """Return the message of a deal in its exchange or in play.

    Args:
        table: The table.
        mark: What tells the turn that the message shows.
    """
    snapshot = _snapshot(table)
    return message(
        _accent(snapshot),
        _header(table, mark),
        rule(),
        paragraph(*(seat_line(table, number) for number in range(len(table.seats)))),
        rule(),
        exchange_picture(table),
        _middle(table),
        rule(),
        paragraph(*_turn_lines(table), *interruption_lines(table, table.settings.language)),
        _buttons(table),
        promise_note(table),
    )


def exchange_line(table: PublicTable) -> str:
    """Return what was exchanged before the deal, as everybody may see it (R8); nothing where nothing was."""
    snapshot, names, language = _snapshot(table), names_of(table), table.settings.language
    exchange = snapshot.exchange
    if exchange is None:
        return ""
    giver, receiver = names[exchange.giver], names[exchange.receiver]
    if exchange.jokers_shown:
        return text("exchange-jokers", language, name=giver)
    if exchange.given is None:
        return text("exchange-hidden", language, giver=giver, receiver=receiver)
    given = text("exchange-gives", language, giver=giver, receiver=receiver, card=card_face(exchange.given))
    if exchange.returned is None:
        return given
    back = text("exchange-gives", language, giver=receiver, receiver=giver, card=card_face(exchange.returned))
    return f"{given}\n{back}"


def _accent(snapshot: Snapshot) -> int:
    if snapshot.stage is Stage.EXCHANGE:
        return accents.EXCHANGE
    if snapshot.options.sides is Sides.TWO_TEAMS and snapshot.turn is not None:
        return accents.SIDES[snapshot.options.side_of(snapshot.turn)]
    return accents.PLAY


def _header(table: PublicTable, mark: int) -> Item:
    snapshot, language = _snapshot(table), table.settings.language
    title = text("deal-title", language, number=snapshot.deal_number)
    dealer = text("dealer", language, name=names_of(table)[snapshot.dealer])
    return paragraph(
        joined(title, target_text(snapshot.target, language)),
        small(joined(options_line(snapshot.options, language), dealer)),
        *side_lines(table),
        mark=mark,
    )


def _middle(table: PublicTable) -> Item:
    """Return what lies on the table, or while nothing does what led to it."""
    snapshot, names, language = _snapshot(table), names_of(table), table.settings.language
    if snapshot.stage is Stage.EXCHANGE:
        return paragraph(exchange_line(table), _given(snapshot))
    to_beat, owner = snapshot.to_beat, snapshot.owner
    if to_beat is None or owner is None:
        return paragraph(*_while_nothing_lies(table))
    name = combination_text(to_beat, language, suits_count=snapshot.options.suited_straights)
    return paragraph(
        text("laid", language, name=names[owner], combination=name),
        f"# {card_faces(to_beat.cards)}",
        small(_trick(table)) if len(snapshot.trick) > 1 else small(_last_trick(table)),
    )


def _given(snapshot: Snapshot) -> str:
    """Return the card that lies on the table in an exchange, large, where all may see it and no picture has it."""
    given = snapshot.exchange.given if snapshot.exchange else None
    return f"# {card_face(given)}" if given and not shows_emojis() else ""


def _while_nothing_lies(table: PublicTable) -> Iterator[str]:
    snapshot, names, language = _snapshot(table), names_of(table), table.settings.language
    yield text("nothing-lies", language)
    if snapshot.tricks:
        yield small(_last_trick(table))
        return
    if table.draw and snapshot.deal_number == 1:
        drawn = (f"{name}{KEEP}{card_face(card)}" for name, card in zip(names, table.draw, strict=True))
        yield small(text("draw", language, draws=joined(*drawn)))
    if snapshot.opening and snapshot.turn is not None:
        yield text("opening", language, name=names[snapshot.turn], card=card_face(THREE_OF_SPADES))
    yield exchange_line(table)


def _trick(table: PublicTable) -> str:
    """Return what has been done in the present trick."""
    snapshot = _snapshot(table)
    done = trick_text(snapshot.trick, short_names_of(table), snapshot.options)
    return text("this-trick", table.settings.language, plays=done)


def _last_trick(table: PublicTable) -> str:
    """Return what was laid in the trick before; nothing in a deal's first one."""
    snapshot = _snapshot(table)
    if not snapshot.tricks:
        return ""
    laid = [turn for turn in snapshot.tricks[-1] if turn.combination is not None]
    plays = trick_text(laid, short_names_of(table), snapshot.options)
    return text("last-trick", table.settings.language, plays=plays)


def _turn_lines(table: PublicTable) -> Iterator[str]:
    """Yield who is to act, large, and how long; nothing while the match is paused, when nobody is."""
    if table.pause is not None:
        return
    snapshot, language = _snapshot(table), table.settings.language
    turn = snapshot.turn
    assert turn is not None, "somebody acts in a running deal"
    seat, name = table.seats[turn], names_of(table)[turn]
    if seat.is_away and not seat.is_computer:
        yield text("turn-understudy", language, name=name)
    else:
        yield f"### {ON_TURN} {text(_turn_key(snapshot, seat), language, name=name)}"
    if not seat.is_computer:
        yield time_left(table.until)


def _turn_key(snapshot: Snapshot, seat: PublicSeat) -> str:
    """Return what says what somebody who is there is to do."""
    if seat.is_computer:
        return "turn-computer"
    if snapshot.stage is Stage.EXCHANGE:
        return "turn-gives"
    return "turn-plays" if snapshot.trick else "turn-leads"


def _buttons(table: PublicTable) -> list[Item]:
    """Return the row of buttons; their ids are the same in every turn, so that no edit takes one away.

    A pause adds one and takes none: who was about to pass is told of the pause.
    """
    language = table.settings.language
    return rows(
        [
            button(text("button-hand", language), PressId(table.table_id, Verb.HAND), style=ButtonStyle.primary),
            button(text("button-pass", language), PressId(table.table_id, Verb.PUBLIC_PASS)),
            button(text("button-menu", language), PressId(table.table_id, Verb.MENU)),
            *resume_button(table),
        ]
    )


def _snapshot(table: PublicTable) -> Snapshot:
    assert table.snapshot is not None, "a table that plays has a match"
    return table.snapshot
