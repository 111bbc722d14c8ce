"""The table's public message: which turn it shows, and which buttons it keeps."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, Final, cast

import discord
import pytest
from discord.components import _component_factory

from bot.tables.actions import Guard
from bot.tables.phases import Hold, PauseReason, Phase
from bot.tables.public import Commitment, PublicSeat, PublicTable
from bot.tables.seating import COMPUTER_NAMES
from bot.texts import LANGUAGES, text
from bot.views.decks import dealt_from
from bot.views.levels import MARKS
from bot.views.presses import Verb, parse_press
from bot.views.public_message import public_message, shown_guard
from bot.views.seats import MEDALS
from murlan.computer.levels import Level
from murlan.match import Match
from murlan.options import CLASSIC, Passing, RuleOptions, Sides
from murlan.plays import Turn
from murlan.snapshot import Stage
from tests.support.discord_limits import texts, walk
from tests.views.states import DRAWN_DECK, MESSAGES, VOTES, components_of
from tests.views.tables import (
    ABSENT,
    COMPUTERS,
    SHORT,
    TWO_TEAMS,
    after_turns,
    answering,
    between,
    dealt,
    exchanging,
    finished,
    lobby,
    played_on,
    seats_of,
    table_of,
)

FIGURES: Final = re.compile(r"\*\*\d+\*\*/\d+")
"""Points out of those that a match is played to."""


def received(components: list[dict[str, Any]]) -> discord.Message:
    """Return a message as discord.py parses it from what Discord sends back: every component with an id."""
    numbered = [{"id": number, **component} for number, component in enumerate(components, 1)]
    parsed = [_component_factory(cast("Any", component)) for component in numbered]
    return cast("discord.Message", SimpleNamespace(components=parsed))


def ids(components: list[dict[str, Any]]) -> set[str]:
    """Return the ids of what may be pressed."""
    return {part["custom_id"] for part in walk(components) if "custom_id" in part and not part.get("disabled")}


def shown(match: Match, **changed: Any) -> str:
    """Return everything that a table's message says."""
    return "\n".join(texts(components_of(public_message(table_of(match, **changed)))))


@pytest.mark.parametrize(
    "match",
    [dealt(), after_turns(CLASSIC, 5), exchanging(), between()],
    ids=["first lead", "trick", "exchange", "between deals"],
)
def test_message_carries_the_turn_that_it_shows(match: Match) -> None:
    """A public Pass acts only for the turn that the presser was shown."""
    table = table_of(match)
    assert shown_guard(received(components_of(public_message(table)))) == table.guard


@pytest.mark.parametrize("guard", [Guard(1, 0), Guard(34, 215), Guard(2, 999)], ids=str)
def test_mark_tells_every_deal_and_turn(guard: Guard) -> None:
    """The longest match and the longest deal are told apart too."""
    components = components_of(public_message(table_of(dealt())))
    header = components[0]["components"][0]
    header["id"] = 1_000_000 + guard.deal * 1000 + guard.turn
    assert shown_guard(received(components)) == guard


def test_lobby_shows_no_turn() -> None:
    """There is nothing to pass in a lobby."""
    assert shown_guard(received(components_of(public_message(lobby("en", seats_of()))))) is None


def test_message_without_components_shows_no_turn() -> None:
    """A message that is none of ours is no reason to fail."""
    assert shown_guard(received([])) is None


def test_ids_stay_the_same_over_all_turns_of_a_deal() -> None:
    """Discord refuses a press whose id an edit took away, and the person reads that the interaction failed."""
    matches = [dealt(), after_turns(CLASSIC, 1), after_turns(CLASSIC, 30), exchanging(), after_turns(CLASSIC, 80)]
    expected = {f"m1:k3v9qa:{verb}" for verb in (Verb.HAND, Verb.PUBLIC_PASS, Verb.MENU)}
    assert [expected] * len(matches) == [ids(components_of(public_message(table_of(match)))) for match in matches]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "table",
    [lobby("en", seats_of()), table_of(dealt()), table_of(between()), table_of(finished())],
    ids=["lobby", "deal", "between", "finished"],
)
def test_promise_stands_whole_at_the_foot_of_the_message(table: PublicTable, language: str) -> None:
    """Below the buttons it is in nobody's way; shortened, or shown to one person alone, it would bind nobody."""
    promised = Commitment(2, bytes(range(32)))
    drawn = replace(table, commitment=promised, settings=replace(table.settings, language=language))
    *_, last = components_of(public_message(drawn))[0]["components"]
    assert f"-# `{promised.digest.hex()}`" == last["content"].splitlines()[-1]


@pytest.mark.parametrize("reason", PauseReason)
def test_pause_adds_a_button_and_takes_none_away(reason: PauseReason) -> None:
    """Who was about to pass as the match was paused is told so, and not by Discord that the interaction failed."""
    before = ids(components_of(public_message(table_of(after_turns(CLASSIC, 5)))))
    paused = ids(components_of(public_message(table_of(after_turns(CLASSIC, 5), pause=reason, until=None))))
    assert {f"m1:k3v9qa:{Verb.RESUME}"} == paused - before
    assert before <= paused


@pytest.mark.parametrize("match", [between(), finished()], ids=["between deals", "after a match"])
def test_seat_can_be_taken_where_somebody_would_get_it(match: Match) -> None:
    """Its id is the lobby's Join, and everything else stays (R12.5)."""
    before = ids(components_of(public_message(table_of(match))))
    offered = ids(components_of(public_message(table_of(match, takes_people=True))))
    assert {f"m1:k3v9qa:{Verb.JOIN}"} == offered - before
    assert before <= offered


def test_votes_and_holds_change_no_button() -> None:
    """They come and go within a deal."""
    before = ids(components_of(public_message(table_of(dealt()))))
    for hold in Hold:
        assert before == ids(components_of(public_message(table_of(dealt(), hold=hold, votes=VOTES, until=None))))


@pytest.mark.parametrize("hold", [Hold.DISCORD_AWAY, Hold.PICTURE_LATE])
def test_outage_of_discord_takes_the_countdown_and_says_nothing(hold: Hold) -> None:
    """Whoever could read it would read it too late."""
    assert shown(dealt(), hold=hold, until=None) == shown(dealt(), until=None)
    assert "<t:" not in shown(dealt(), hold=hold, until=None)


def test_nobody_is_to_act_while_the_match_is_paused() -> None:
    """The line of whose turn it is gives way to why nothing goes on; the seat keeps its mark."""
    said = shown(dealt(), pause=PauseReason.AGREED, until=None)
    assert (True, False, True) == (text("paused-agreed", "en") in said, "to lead" in said, "▶" in said)


def test_ids_on_the_public_message_carry_no_turn() -> None:
    """The turn is in the message's mark, not in the ids."""
    presses = [parse_press(custom_id) for custom_id in ids(components_of(public_message(table_of(dealt()))))]
    assert all(press is not None and press.guard is None and press.render is None for press in presses)


def test_table_says_nothing_of_somebody_who_cannot_beat() -> None:
    """BB-034: that a hand is stuck is known to its owner alone."""
    stuck, able = answering("3C 4C", "JC JD"), answering("KC KD", "JC JD")
    assert shown(stuck) == shown(able)


def test_seat_with_one_card_is_warned_of() -> None:
    """Everybody sees who is about to go out."""
    assert "**1 card ⚠️**" in shown(played_on(dealt(), lambda m: m.deal is not None and 1 in map(len, m.deal.hands)))


def test_absent_and_computer_seats_are_marked() -> None:
    """Who is away, who left and who is a computer is seen at a glance (R12)."""
    said = shown(dealt(), seats=ABSENT)
    assert all(sign in said for sign in ("💤 away", "🚪 left", "🖥️"))


@pytest.mark.parametrize("level", Level)
def test_level_of_a_computer_stands_beside_its_name_in_all_places(level: Level) -> None:
    """In a word in the lobby, in a mark at the table and in the results."""
    name = COMPUTER_NAMES[level][0]
    seats = (*seats_of()[:3], PublicSeat(name=name, user_id=None, level=level))
    assert f"🖥️ **{name}** {MARKS[level]} {level}" in "\n".join(texts(components_of(public_message(lobby("en", seats)))))
    for match in (dealt(), between(), finished()):
        assert f"**{name}** 🖥️ {MARKS[level]} · " in shown(match, seats=seats)


def test_seat_of_a_computer_takes_one_line_of_a_phone() -> None:
    """With the longest of their names, in every language; a phone shows about forty characters."""
    for level, names in COMPUTER_NAMES.items():
        seats = tuple(PublicSeat(name=name, user_id=None, level=level) for name in names)
        for language in LANGUAGES:
            view = public_message(table_of(dealt(match=between()), language, seats=seats))
            lines = [line for line in "\n".join(texts(components_of(view))).splitlines() if "🖥️" in line]
            assert 4 == len(lines)
            assert max(len(re.sub(r"[*_\ufe0f]", "", line)) for line in lines) <= 40


@pytest.mark.parametrize(("free", "label"), [(3, "Start · 3 more needed"), (1, "Start · 1 more needed"), (0, "Start")])
def test_start_is_enabled_once_four_sit(free: int, label: str) -> None:
    """The label says what is missing (R2.1)."""
    seats = seats_of()[: 4 - free]
    parts = list(walk(components_of(public_message(lobby("en", seats)))))
    start = next(part for part in parts if part.get("custom_id", "").endswith(":start"))
    assert (start["label"], start["disabled"]) == (label, free > 0)


def test_lobby_shows_who_sits_down_and_what_is_free() -> None:
    """A person, a computer player and an empty chair are told apart before a word is read."""
    said = "\n".join(texts(components_of(public_message(lobby("en", (*seats_of()[:2], COMPUTERS[0]))))))
    assert "👤 **Ana** ★ host\n👤 **Besa**\n🖥️ **Agron** III club\n🪑 free" in said


@pytest.mark.parametrize("match", [between(), finished()], ids=["between deals", "after a match"])
def test_points_have_bars_where_no_picture_has_them(match: Match) -> None:
    """The picture of a result has its own; without emojis there is no picture."""
    with dealt_from(DRAWN_DECK):
        drawn = shown(match)
    assert (True, False) == ("▱" in shown(match), "▱" in drawn)


def test_nobody_has_a_medal_before_the_first_deal() -> None:
    """Nobody has won anything yet: four gold medals would say that everybody has."""
    said = texts(components_of(MESSAGES["cutting-first-deal"]("en")))
    assert [] == [line for line in said if set(MEDALS) & set(line)]


def test_computer_can_be_sent_away_only_where_one_sits() -> None:
    """A button that can do nothing is disabled."""
    without, with_one = lobby("en", seats_of()[:2]), lobby("en", (*seats_of()[:2], COMPUTERS[0]))
    remove = "m1:k3v9qa:remove"
    assert remove not in ids(components_of(public_message(without)))
    assert remove in ids(components_of(public_message(with_one)))


def test_closed_table_has_no_buttons() -> None:
    """Nothing can be pressed where nothing goes on."""
    assert ids(components_of(public_message(replace(table_of(finished()), phase=Phase.CLOSED)))) == set()


def test_name_of_a_stranger_is_drawn_harmless() -> None:
    """A display name neither mentions nor formats."""
    seats = (replace(seats_of()[0], name="@everyone **x**"), *seats_of()[1:])
    said = shown(dealt(), seats=seats)
    assert "@everyone" not in said.replace(r"\@everyone", "")
    assert r"\*\*x\*\*" in said


def lines_of(match: Match, **changed: Any) -> list[str]:
    """Return the lines of a table's message."""
    return shown(match, **changed).splitlines()


def passing(options: RuleOptions) -> Match:
    """Return a later deal in which two have passed in the present trick and the third is to act."""
    return played_on(
        dealt(options),
        lambda m: m.deal_number == 2 and m.stage is Stage.PLAY and m.deal is not None and passes(m.deal.trick) == 2,
    )


def passes(trick: Sequence[Turn]) -> int:
    """Return how often somebody passed in a trick."""
    return sum(turn.combination is None for turn in trick)


def test_whose_turn_it_is_stands_large_and_marks_the_seat() -> None:
    """One glance from the other end of the room tells who everybody waits for."""
    assert "### ▶️ **Besa** to lead" in lines_of(dealt())
    assert ["▶️ __**Besa**__ · 14 cards"] == [line for line in lines_of(dealt()) if line.startswith("▶️")]


def test_seat_that_waits_has_a_letter_before_it_as_wide_as_an_emoji() -> None:
    """The names stand in a column, and only the one who is on turn catches the eye."""
    waiting = [line for line in lines_of(dealt()) if line.startswith("•")]
    assert ["•\u2003 **Ana** · 13 cards", "•\u2003 **Çlirim** · 14 cards", "•\u2003 **Luan** · 13 cards"] == waiting


def test_what_must_be_beaten_stands_large_and_in_words() -> None:
    """The words are for who has the message read aloud, and for who does not know the cards yet."""
    said = lines_of(answering("9C 9H KD KS", "7C 7D"))
    at = said.index("Luan laid: **Pair of 7s**")
    assert "# 7♣︎ 7♦️" == said[at + 1]


@pytest.mark.parametrize(("options", "sign"), [(CLASSIC, "✋"), (replace(CLASSIC, passing=Passing.LOCKED), "⛔")])
def test_seat_that_passed_shows_it_and_whether_it_may_come_back(options: RuleOptions, sign: str) -> None:
    """By a sign and a word, before the name and in the trick (R5.4)."""
    said = lines_of(passing(options))
    seats = [line for line in said if line.startswith(sign)]
    assert 2 == len(seats)
    assert all(line.endswith(" · passed") for line in seats)
    [trick] = [line for line in said if line.startswith("-# this trick:")]
    assert 2 == trick.count(sign)


def test_seat_that_went_out_shows_its_place() -> None:
    """The medal stands where the sign of the turn stood."""
    said = lines_of(played_on(dealt(), lambda m: m.deal is not None and len(m.deal.out) == 2))
    assert ["🥈 **Çlirim** · out, 2nd", "🥇 **Luan** · out, 1st"] == [
        line for line in said if ", " in line and "**" in line
    ]


def test_points_stand_beside_what_the_match_is_played_to() -> None:
    """Everybody's own, where everybody plays alone; not before anybody has one (R7, R9)."""
    assert ["**1**/21", "**0**/21", "**2**/21", "**3**/21"] == FIGURES.findall(shown(exchanging()))
    assert [] == FIGURES.findall(shown(dealt()))


def test_sides_show_who_plays_with_whom_and_what_they_have() -> None:
    """A partner is seen at a glance, by a mark that differs in shape and colour (R10)."""
    said = lines_of(played_on(dealt(TWO_TEAMS), lambda m: m.deal_number == 2 and m.stage is Stage.PLAY))
    assert {"🔵 **Ana** + **Çlirim** · **3**/21", "🔶 **Besa** + **Luan** · **3**/21"} <= set(said)
    marks = [re.search("[🔵🔶]", line) for line in said if line.endswith("cards")]
    assert ["🔵", "🔶", "🔵", "🔶"] == [mark and mark[0] for mark in marks]


def test_one_deal_has_no_figures() -> None:
    """Where nothing is played to, nothing is counted (R9.4)."""
    assert [] == FIGURES.findall(shown(dealt(replace(SHORT, sides=Sides.TWO_TEAMS))))
