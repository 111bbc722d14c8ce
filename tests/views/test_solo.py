"""The one message of somebody who plays alone: what it tells, in which order, and that it always fits."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.tables.drafts import Draft, Plan
from bot.tables.public import PrivateHand
from bot.texts import FALLBACK, LANGUAGES, text
from bot.views.decks import dealt_from
from bot.views.hand import hand_message, suggestions
from bot.views.solo import MOST_TURNS
from murlan.match import Match
from murlan.options import CLASSIC, PRESETS
from murlan.plays import Turn
from tests.support.discord_limits import problems, texts, walk
from tests.views.solo_states import alone
from tests.views.states import DRAWN_DECK, components_of
from tests.views.tables import after_turns, between, dealt, exchanging, finished, played_on
from tests.views.test_limits import LONGEST, moments, named

DEALS = [
    *((name, FALLBACK) for name in PRESETS),
    *zip(itertools.cycle(PRESETS), (language for language in LANGUAGES if language != FALLBACK)),
]


def said(hand: PrivateHand, language: str = "en") -> str:
    """Return all that is to be read on a message, in its order."""
    return "\n".join(texts(components_of(hand_message(hand, language))))


def drafts(hand: PrivateHand) -> Iterator[PrivateHand]:
    """Yield a hand with nothing, the longest play, or everything chosen, and with a plan."""
    yield hand
    longest = max(suggestions(hand), key=len, default=None)
    chosen = frozenset(longest.cards) if longest is not None else frozenset()
    yield replace(hand, draft=Draft(cards=chosen, page=1, render=999_999, plan=Plan(cards=chosen, passes=True)))
    yield replace(hand, draft=Draft(cards=frozenset(hand.snapshot.hand)))


@pytest.mark.parametrize(("rules", "language"), DEALS)
def test_two_whole_deals_keep_the_limits(rules: str, language: str) -> None:
    """40 components and 4,000 characters: 14 cards as emojis, the longest names, a refusal, every language."""
    names = tuple(LONGEST.values())
    with dealt_from(DRAWN_DECK):
        for number, match in enumerate(moments(PRESETS[rules])):
            hand = alone(match, number % 4)
            table = replace(hand.table, seats=named(hand.table.seats, names[number % len(names)]))
            for one in drafts(replace(hand, table=table)):
                assert problems(components_of(hand_message(one, language, "x" * 300))) == []


@pytest.mark.parametrize("name", LONGEST.values(), ids=LONGEST.keys())
@pytest.mark.parametrize("match", [between, finished, exchanging])
def test_longest_names_fit_after_a_deal(match: object, name: str) -> None:
    """Places and points of four of them."""
    made = match()  # type: ignore[operator]
    for language in LANGUAGES:
        hand = alone(made, 1)
        table = replace(hand.table, seats=named(hand.table.seats, name))
        assert problems(components_of(hand_message(replace(hand, table=table), language, "x" * 300))) == []


def test_message_is_read_in_the_order_of_a_turn() -> None:
    """What happened, the seats, what to beat, the hand, the controls: who has it read aloud hears it so."""
    shown = said(own_turn(after_turns(CLASSIC, 6)))
    parts = ("since your turn", "__**Ana", "**Your turn**", "To beat", "\n## ", "Play…", "Or choose cards", "\nEnd")
    places = [shown.index(part) for part in parts]
    assert sorted(places) == places


def test_what_happened_since_the_own_turn_is_told_whole() -> None:
    """Every play and pass of the others, and who took the trick that ended meanwhile; nothing older."""
    hand = own_turn(played_on(dealt(), _has_trick_between))
    others = list(itertools.takewhile(lambda turn: turn.seat != hand.seat, reversed(_turns(hand))))
    line = next(line for line in said(hand).splitlines() if "since your turn" in line)
    pieces = [piece for piece in line.split(" · ") if "takes the trick" not in piece]
    is_pass = [turn.combination is None for turn in reversed(others)]
    assert is_pass == [piece.endswith(" passes") for piece in pieces]
    assert "takes the trick" in line


def test_of_many_turns_the_last_are_told() -> None:
    """Who passed early in a long trick would read the deal's history over and over."""
    turns = [(turn, None) for turn in _turns(alone(after_turns(CLASSIC, 6), 0))]
    hand = own_turn(after_turns(CLASSIC, 6))
    trick = tuple(replace(turn, seat=(hand.seat + 1) % 4) for turn, _ in turns * 4)
    line = next(
        line
        for line in said(replace(hand, snapshot=replace(hand.snapshot, trick=trick))).splitlines()
        if "so far" in line
    )
    assert ("-# so far: …", True) == (line.split(" · ")[0], line.count(" · ") <= MOST_TURNS)


def test_before_the_own_first_turn_it_is_told_what_happened_so_far() -> None:
    """There is no own turn since which; and the first deal says what kind of match this is until then."""
    shown = said(own_turn(after_turns(CLASSIC, 2)))
    assert (True, False, True) == ("so far: " in shown, "since your turn" in shown, text("solo-note", "en") in shown)


def test_every_control_of_the_hand_is_there() -> None:
    """Plays, free selection, sorting, hints: as at every table, and the end besides."""
    ids = [
        part["custom_id"]
        for part in walk(components_of(hand_message(own_turn(after_turns(CLASSIC, 6)), "en")))
        if "custom_id" in part
    ]
    assert {"plays", "cards", "play", "pass", "sort", "hint", "end"} == {one.split(":")[2] for one in ids}


@pytest.mark.parametrize("language", LANGUAGES)
def test_reader_learns_that_it_counts_nowhere_and_closes_by_itself(language: str) -> None:
    """Where a match begins, between deals, and where it ends."""
    for match in (dealt(), between(), finished()):
        assert text("solo-note", language) in said(alone(match, 0), language)


def own_turn(match: Match) -> PrivateHand:
    """Show a match to the seat that acts."""
    assert match.deal is not None
    return alone(match, match.deal.turn)


def _has_trick_between(match: Match) -> bool:
    """Return whether a trick has ended since the last turn of the seat that acts, and the next one runs."""
    deal = match.deal
    return (
        deal is not None
        and bool(deal.trick and deal.tricks)
        and all(turn.seat != deal.turn for turn in deal.trick)
        and deal.tricks[-1][-1].seat != deal.turn
        and any(turn.seat == deal.turn for turn in deal.tricks[-1])
    )


def _turns(hand: PrivateHand) -> list[Turn]:
    return [turn for trick in (*hand.snapshot.tricks, hand.snapshot.trick) for turn in trick]
