"""No message is ever one that Discord refuses, whatever people call themselves and whatever they hold."""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from bot.league.open_hands import OpenDeal, OpenHand
from bot.tables.drafts import Draft, Sorting
from bot.tables.public import PrivateHand, PublicSeat, PublicTable
from bot.texts import FALLBACK, LANGUAGES
from bot.views import names
from bot.views.board_presses import BoardView
from bot.views.decks import dealt_from
from bot.views.hand import hand_message, suggestions
from bot.views.leaderboard import leaderboard_message
from bot.views.open_hands import open_hands_message
from bot.views.public_message import past_message, public_message
from bot.views.refusals import refusal_text
from murlan.cards import PACK
from murlan.match import Match
from murlan.options import PRESETS, RuleOptions
from murlan.snapshot import Stage
from playground.__main__ import OPENAPI_VARIABLE
from playground.openapi import OpenApi
from tests.support.discord_limits import problems, walk
from tests.views.refusals import ALL, NAMES
from tests.views.states import DRAWN_DECK, MESSAGES, components_of, with_deck
from tests.views.tables import (
    ABSENT,
    MIXED,
    TWO_TEAMS,
    board_page,
    dealt,
    exchanging,
    finished,
    lobby,
    simple_event,
    standings,
    table_of,
    tied,
)

IS_COMPONENTS_V2: Final = 1 << 15
LONGEST: Final = {
    "escapes": "*" * 32,
    "emojis": "👩🏿‍🚀" * 32,
    "marks": "é\u0301\u0302\u0303" * 32,
    "arabic": "ﷺ" * 32,
    "wide": "W" * 32,
}
"""Names that take most characters, most bytes, or most room."""

OPTIONS: Final = {**PRESETS, "mixed": MIXED, "two-teams": TWO_TEAMS}
DEALS: Final = [
    *((name, FALLBACK) for name in OPTIONS),
    *zip(itertools.cycle(OPTIONS), (language for language in LANGUAGES if language != FALLBACK)),
]
"""All rules in one language, and every language with one of them: two deals take seconds to draw."""


def named(seats: tuple[PublicSeat, ...], name: str) -> tuple[PublicSeat, ...]:
    """Call everybody the same."""
    return tuple(replace(seat, name=name, is_ready=True) for seat in seats)


def moments(options: RuleOptions) -> Iterator[Match]:
    """Yield a match after each event of its first two deals."""
    match = dealt(options, seed=7)
    while match.deal_number < 3:
        yield match
        if match.stage is Stage.DEALING:
            match = dealt(seed=8, match=match)
        elif match.stage is Stage.OVER:
            return
        else:
            assert match.deal is not None
            match = match.apply(simple_event(match.snapshot(match.deal.turn))).after


def hands(match: Match, table: PublicTable) -> Iterator[PrivateHand]:
    """Yield what those may see who hold cards, with nothing, something, or everything chosen."""
    for seat in range(4):
        hand = PrivateHand(table=table, seat=seat, snapshot=match.snapshot(seat), draft=Draft(is_first_deal=True))
        yield hand
        plays = suggestions(hand)
        longest = max(plays, key=len).cards if plays else ()
        yield replace(hand, draft=Draft(cards=frozenset(longest), sorting=Sorting.BY_SUIT, page=1, render=999_999))
        yield replace(hand, draft=Draft(cards=frozenset(hand.snapshot.hand)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", MESSAGES)
def test_every_state_is_a_message_that_discord_takes(name: str, language: str) -> None:
    """All limits of `DISCORD.md`, on all states that are drawn for the golden files."""
    assert problems(components_of(MESSAGES[name](language))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_state_with_emojis_is_a_message_that_discord_takes(language: str) -> None:
    """An emoji takes fifty characters of the text, and a replay shows all 54 cards; a label never has one in it."""
    for name, drawn in MESSAGES.items():
        components = components_of(with_deck(drawn)(language))
        assert (name, []) == (name, problems(components))
        labels = [part.get(key) or "" for part in walk(components) for key in ("label", "placeholder")]
        lines = [
            option.get(key) or ""
            for part in walk(components)
            for option in part.get("options", ())
            for key in ("label", "description")
        ]
        assert (name, []) == (name, [label for label in (*labels, *lines) if "<:" in label])


@pytest.mark.parametrize(("rules", "language"), DEALS)
def test_two_whole_deals_keep_the_limits(rules: str, language: str) -> None:
    """BB-073, BB-076: the table and all four hands after each event, with the longest of names and with emojis."""
    longest = tuple(LONGEST.values())
    with dealt_from(DRAWN_DECK):
        for number, match in enumerate(moments(OPTIONS[rules])):
            table = table_of(match, language, seats=named(ABSENT, longest[number % len(longest)]))
            assert problems(components_of(public_message(table))) == []
            if number % 3 == 0:
                for hand in hands(match, table):
                    assert problems(components_of(hand_message(hand, language, "x" * 300))) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LONGEST.values(), ids=LONGEST.keys())
def test_longest_names_fit_wherever_they_stand(name: str, language: str) -> None:
    """BB-073: lobby, exchange, results, board: each with four, or eleven, of the longest names."""
    tables = [
        replace(lobby(language, named(ABSENT, name))),
        *(table_of(match, language, seats=named(ABSENT, name)) for match in (exchanging(), finished(), tied())),
        table_of(finished(TWO_TEAMS), language, seats=named(ABSENT, name)),
        table_of(tied(winners=(0, 1, 2, 3)), language, seats=named(ABSENT, name)),
    ]
    for table in tables:
        assert problems(components_of(public_message(table))) == []
    assert problems(components_of(past_message(tables[2]))) == []
    board = leaderboard_message(
        board_page(10, (name,), number=1, has_next=True), standings(11, (name,))[10], BoardView(), language
    )
    assert problems(components_of(board)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_state_has_room_for_the_longest_names(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is named anywhere is called so: each state with one of the names, another one in each language."""
    seen = names._visible
    turns = itertools.islice(itertools.cycle(LONGEST.values()), LANGUAGES.index(language), None)
    for (state, drawn), longest in zip(MESSAGES.items(), turns, strict=False):
        monkeypatch.setattr(names, "_visible", lambda _, longest=longest: seen(longest))
        assert (state, []) == (state, problems(components_of(with_deck(drawn)(language))))


@pytest.mark.skipif(OPENAPI_VARIABLE not in os.environ, reason="no copy of Discord's OpenAPI is at hand")
def test_every_state_is_a_message_by_discords_own_description() -> None:
    """A second opinion on the limits that are written down here."""
    openapi = OpenApi(Path(os.environ[OPENAPI_VARIABLE]))
    for state, drawn in MESSAGES.items():
        body = {"flags": IS_COMPONENTS_V2, "components": components_of(drawn(FALLBACK))}
        assert (state, []) == (state, openapi.request("POST", "/channels/{channel_id}/messages", body))


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_short_enough_to_stand_on_a_hand(language: str) -> None:
    """A refusal is one or two sentences, with whatever name in it."""
    said = [refusal_text(refusal, language, names=NAMES, seat_names=("*" * 32,) * 4) for refusal in ALL]
    assert max(map(len, said)) <= 300


@pytest.mark.parametrize(
    ("broken", "expected"),
    [
        ([{"type": 10, "content": "x" * 4001}], "characters"),
        ([{"type": 10, "content": "♠" * 3000}], "bytes"),
        ([{"type": 10, "content": " "}], "text of 0"),
        ([{"type": 10, "content": "x"}] * 41, "components"),
        ([{"type": 1, "components": []}], "a row of"),
        ([{"type": 1, "components": [{"type": 2, "style": 1, "label": "x" * 81, "custom_id": "a"}]}], "button label"),
        ([{"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "a"}] * 2}], "custom_id a"),
        ([{"type": 10, "content": "x", "id": 3}, {"type": 10, "content": "y", "id": 3}], "id 3 twice"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_checker_finds_what_discord_would_refuse(broken: list[dict[str, object]], expected: str) -> None:
    """A checker that never complains checks nothing."""
    assert any(expected in problem for problem in problems(broken))


@pytest.mark.parametrize("language", LANGUAGES)
def test_open_hands_keep_the_limits(language: str) -> None:
    """All 54 cards as the longest of emojis, thirteen of them once more for who was left with them, and any name."""
    hands = tuple(OpenHand(cards=PACK[start : start + 14], left=()) for start in (0, 13, 26))
    rest = OpenHand(cards=PACK[-14:], left=PACK[-14:])
    deal = OpenDeal(number=99, hands=(*hands, rest), places=(0, 1, 2, 3))
    with dealt_from(DRAWN_DECK):
        for name in LONGEST.values():
            table = replace(table_of(finished(TWO_TEAMS)), seats=named(ABSENT, name), match_id="k3v9qa7m2x")
            assert problems(components_of(open_hands_message(table, deal, language))) == []
