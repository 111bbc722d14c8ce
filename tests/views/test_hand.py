"""The hand: which plays it offers, what its buttons allow, how its choices are read back."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.tables.drafts import Draft, Hint, Plan
from bot.tables.public import PrivateHand
from bot.texts import LANGUAGES, text
from bot.views.hand import PAGE_SIZE, chosen_cards, chosen_suggestion, hand_message, page_count, suggestions
from bot.views.hand_hints import REASONS, reason_text
from bot.views.presses import PressId, Verb, parse_press
from bot.views.suggestions import playable_cards
from bot.views.verdicts import objection
from murlan.computer.reasons import Reason, Why
from murlan.errors import IllegalEvent
from murlan.events import Passed, Played
from murlan.match import Match
from murlan.options import CLASSIC, PRESETS, RRETHI, RuleOptions
from murlan.snapshot import Stage
from tests.support.discord_limits import Component, texts, walk
from tests.support.positions import deal_of, exchange_of, hand, match_of
from tests.views.states import components_of
from tests.views.tables import (
    answering,
    dealt,
    draft_of,
    gone_out,
    hand_of,
    many_plays,
    simple_event,
    waiting,
)


def pressables(shown: PrivateHand) -> dict[Verb, Component]:
    """Return the buttons and selects of a hand by what they do."""
    parts = [part for part in walk(components_of(hand_message(shown, "en"))) if "custom_id" in part]
    return {press.verb: part for part in parts if (press := parse_press(part["custom_id"]))}


def enabled(shown: PrivateHand) -> set[Verb]:
    """Return what may be pressed on a hand."""
    return {verb for verb, part in pressables(shown).items() if not part["disabled"]}


def said(shown: PrivateHand) -> str:
    """Return everything that a hand says."""
    return "\n".join(texts(components_of(hand_message(shown, "en"))))


def offered(shown: PrivateHand) -> list[str]:
    """Return the suggested plays of a hand as card text."""
    return [str(play) for play in suggestions(shown)]


def test_answers_are_offered_cheapest_first_and_bombs_last() -> None:
    """What is weakest of its kind costs least; a quad is for need (R4.2)."""
    assert offered(hand_of(answering("9C 9H KD KS 5S 5C 5D 5H", "7C 7D"), 0)) == ["9C 9H", "KS KD", "5S 5C 5D 5H"]


def test_suited_straight_is_offered_after_a_quad() -> None:
    """Where it beats everything it is worth more than a quad (R4.6)."""
    shown = hand_of(answering("3S 4S 5S 6S 7S KS KC KD KH 8H", "4H", RRETHI), 0)
    assert offered(shown)[-2:] == ["KS KC KD KH", "3S 4S 5S 6S 7S"]


def test_leads_are_offered_longest_first_and_of_as_many_the_lowest() -> None:
    """A lead gets rid of cards; bombs are kept for later."""
    lead = match_of(deal_of(("3S 4C 5D 6S 7H 8C 8H KS KC KD KH", "3C", "3D", "3H")))
    *plain, bomb = offered(hand_of(lead, 0))
    assert plain[:4] == ["3S 4C 5D 6S 7H 8C", "3S 4C 5D 6S 7H", "4C 5D 6S 7H 8C", "KS KC KD"]
    assert plain[4:6] == ["8C 8H", "KS KC"]
    assert bomb == "KS KC KD KH"


@pytest.mark.parametrize("options", PRESETS.values(), ids=PRESETS.keys())
def test_suggestions_are_all_shapes_that_may_be_played(options: RuleOptions) -> None:
    """BB-093: a person who never opens the second select misses no way to play."""
    match = dealt(options, seed=5)
    for _ in range(40):
        assert match.deal is not None
        if match.stage is not Stage.PLAY:
            break
        for seat in range(4):
            shown = hand_of(match, seat)
            assert set(suggestions(shown)) == set(shown.snapshot.choices())
        match = match.apply(simple_event(match.snapshot(match.deal.turn))).after


@pytest.mark.parametrize("options", PRESETS.values(), ids=PRESETS.keys())
def test_objection_agrees_with_what_the_match_refuses(options: RuleOptions) -> None:
    """The message disables Play exactly where the rules would refuse, and for the same reason."""
    match = dealt(options, seed=6)
    for _ in range(60):
        assert match.deal is not None
        seat = match.deal.turn
        snapshot = match.snapshot(seat)
        for start in range(len(snapshot.hand)):
            for size in (1, 2, 3, 5):
                cards = snapshot.hand[start : start + size]
                assert _refusal(match, seat, cards) is type(objection(snapshot, cards))
        match = match.apply(simple_event(snapshot)).after
        if match.stage is not Stage.PLAY:
            break


def _refusal(match: Match, seat: int, cards: tuple[Any, ...]) -> type:
    try:
        match.apply(Played(seat, cards))
    except IllegalEvent as refusal:
        return type(refusal)
    return type(None)


def test_suggestions_over_many_pages_are_each_offered_once() -> None:
    """A select holds twenty-five; more are turned to, and page numbers go round."""
    shown = hand_of(many_plays(), 0)
    assert len(suggestions(shown)) > PAGE_SIZE
    values = [_values(shown, page) for page in range(page_count(shown))]
    assert [value for page in values for value in page] == offered(shown)
    assert _values(shown, page_count(shown)) == values[0]
    assert Verb.PAGE in enabled(shown)


def _values(shown: PrivateHand, page: int) -> list[str]:
    turned = PrivateHand(table=shown.table, seat=shown.seat, snapshot=shown.snapshot, draft=Draft(page=page))
    return [option["value"] for option in pressables(turned)[Verb.SUGGESTIONS]["options"]]


def test_value_of_a_suggestion_reads_back_to_its_play() -> None:
    """What was chosen is what was shown."""
    shown = hand_of(many_plays(), 0)
    assert [chosen_suggestion(shown, value) for value in offered(shown)] == list(suggestions(shown))


@pytest.mark.parametrize("value", ["", "more", "KS", "9S 9S", "9C 9D", "x" * 100, "KS KD 5S"])
def test_value_that_is_no_suggestion_of_this_hand_is_nothing(value: str) -> None:
    """A choice from an older hand, or from nowhere, plays nothing."""
    assert chosen_suggestion(hand_of(answering("9C 9H KD KS", "7C 7D"), 0), value) is None


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        (["9S", "9H"], "9S 9H"),
        (["9S", "9S"], "9S"),
        (["BJ", "RJ"], "BJ RJ"),
        ([], ""),
        (["", "ZZ", "9S 9H", "10", "9S"], "9S"),
    ],
)
def test_chosen_cards_are_read_and_what_is_no_card_is_left_out(values: list[str], expected: str) -> None:
    """A client may send anything."""
    assert chosen_cards(values) == frozenset(hand(expected))


def test_play_waits_for_a_choice() -> None:
    """Nothing is played by one press alone."""
    assert enabled(hand_of(answering("9C 9H KD KS", "7C 7D"), 0)) == {
        Verb.SUGGESTIONS,
        Verb.CARDS,
        Verb.PASS,
        Verb.SORT,
    }


def test_play_names_what_it_will_play() -> None:
    """BB-103: the button says what the press does, in letters that are seen on its colour: a red emoji is not."""
    shown = hand_of(answering("9C 9H KD KS", "7C 7D"), 0, draft=draft_of("9C 9H"))
    assert Verb.PLAY in enabled(shown)
    assert pressables(shown)[Verb.PLAY]["label"] == "Play 9♣\ufe0e 9♥\ufe0e"


def test_illegal_choice_disables_play_and_says_why() -> None:
    """A refusal before the press is better than one after it (R4.1)."""
    shown = hand_of(answering("9C 9H KD KS", "JC JD"), 0, draft=draft_of("9C 9H"))
    assert Verb.PLAY not in enabled(shown)
    assert "The pair must be higher" in said(shown)


def test_stuck_hand_may_only_pass() -> None:
    """Where nothing beats what lies, the hand says so and offers the one thing that goes."""
    shown = hand_of(answering("3C 4C RJ", "JC JD"), 0)
    assert enabled(shown) == {Verb.PASS, Verb.SORT}
    assert "Nothing in your hand beats this" in said(shown)


def test_leader_may_not_pass() -> None:
    """R5.1."""
    match = dealt()
    assert match.deal is not None
    assert Verb.PASS not in enabled(hand_of(match, match.deal.turn))


def test_waiting_hand_may_choose_ahead_but_not_play() -> None:
    """Choosing ahead saves time; acting is for one's turn (R5.3)."""
    shown = hand_of(waiting("9C 9H KD KS"), 0, draft=draft_of("KD"))
    ahead = {Verb.PLAN, Verb.PLAN_PASS}
    assert enabled(shown) == {Verb.SUGGESTIONS, Verb.CARDS, Verb.SORT, Verb.CLEAR, Verb.REDRAW} | ahead
    assert "Besa to play" in said(shown)


def test_hand_of_another_before_the_first_lead_is_not_told_that_it_is_stuck() -> None:
    """3♠ binds the leader alone (R5.2); nothing is known yet of what will have to be beaten."""
    match = dealt()
    assert match.deal is not None
    other = (match.deal.turn + 1) % 4
    card = match.deal.hands[other][0]
    shown = hand_of(match, other, draft=Draft(cards=frozenset({card})))
    assert "Nothing in your hand" not in said(hand_of(match, other))
    assert "Chosen for your turn" in said(shown)


def test_giver_chooses_one_of_the_cards_that_may_be_given() -> None:
    """R8.2: 3 to 10, never the card just received."""
    shown = hand_of(exchange_of("3S 9D TH QC", "4C", "2H"), 0)
    assert [option["value"] for option in pressables(shown)[Verb.GIFTS]["options"]] == ["3S", "9D", "TH"]
    assert Verb.GIVE not in enabled(shown)
    assert Verb.GIVE in enabled(hand_of(exchange_of("3S 9D TH QC", "4C", "2H"), 0, draft=draft_of("9D")))


def test_card_that_may_not_be_given_does_not_enable_give() -> None:
    """A choice from before the exchange is no gift."""
    shown = hand_of(exchange_of("3S 9D TH QC", "4C", "2H"), 0, draft=draft_of("QC"))
    assert Verb.GIVE not in enabled(shown)


def test_hand_that_went_out_may_not_act() -> None:
    """R6.1."""
    assert enabled(hand_of(gone_out(), 0)) == {Verb.REDRAW}


def test_acting_buttons_carry_the_turn_and_selects_the_redraw() -> None:
    """BB-079: a stale press is refused, and a client forgets an old choice; nothing else changes its id."""
    shown = hand_of(answering("9C 9H KD KS", "7C 7D"), 0, draft=draft_of("9C 9H", render=7))
    parts, guard = pressables(shown), shown.table.guard
    for verb, part in parts.items():
        is_select, is_act = verb in (Verb.SUGGESTIONS, Verb.CARDS), verb in (Verb.PLAY, Verb.PASS)
        expected = PressId("k3v9qa", verb, guard if is_act else None, 7 if is_select else None)
        assert part["custom_id"] == str(expected)


def test_chosen_cards_are_marked_in_the_select() -> None:
    """A redraw shows what was chosen."""
    parts = pressables(hand_of(answering("9C 9H KD KS", "7C 7D"), 0, draft=draft_of("9C KD")))
    assert [option["value"] for option in parts[Verb.CARDS]["options"] if option["default"]] == ["9C", "KD"]


def test_note_stands_at_the_top() -> None:
    """A refusal is read before anything else."""
    shown = hand_of(answering("9C 9H KD KS", "7C 7D"), 0)
    first = next(texts(components_of(hand_message(shown, "en", "It is not your turn."))))
    assert first == "> It is not your turn."


def test_classic_does_not_speak_of_suited_straights() -> None:
    """Where suits mean nothing, they are not talked of (R3.5)."""
    own, lies = "4S 5S 6S 7S 8S", "3C 4C 5C 6D 7D"
    assert "Suited" not in said(hand_of(answering(own, lies, CLASSIC), 0))
    assert "Suited" in said(hand_of(answering(own, lies, RRETHI), 0))


def test_nothing_is_planned_where_nothing_can_be() -> None:
    """No cards, no play to plan; before the first lead of a trick there is no trick to pass in."""
    assert {Verb.PLAN, Verb.PLAN_PASS} & enabled(hand_of(waiting("9C 9H KD KS"), 0)) == {Verb.PLAN_PASS}
    match = dealt()
    assert match.deal is not None
    assert not {Verb.PLAN, Verb.PLAN_PASS} & enabled(hand_of(match, (match.deal.turn + 1) % 4))


@pytest.mark.parametrize(
    ("cards", "passes", "expected"),
    [
        pytest.param("KD", False, {Verb.UNDO, Verb.PLAN_PASS}, id="a play"),
        pytest.param("", True, {Verb.UNDO}, id="a pass"),
        pytest.param("9C 9H", True, {Verb.UNDO, Verb.PLAN_PASS, Verb.PLAN}, id="other cards than are chosen"),
    ],
)
def test_plan_is_undone_by_one_press(cards: str, passes: bool, expected: set[Verb]) -> None:  # noqa: FBT001
    """The hand says what will be done; what takes it back is on it, and its other choice."""
    plan = Plan(cards=frozenset(hand(cards)), passes=passes)
    shown = hand_of(waiting("9C 9H KD KS"), 0, draft=draft_of("KD" if cards else "", plan=plan))
    assert expected == enabled(shown) & {Verb.UNDO, Verb.PLAN, Verb.PLAN_PASS}
    assert "⏱️" in said(shown)


def test_hint_is_asked_for_in_the_own_turn_alone_and_once() -> None:
    """And where hints are given, and there is something to choose."""
    turn = hand_of(answering("9C 9H KD KS", "7C 7D"), 0)
    assert Verb.HINT not in pressables(turn)
    assert Verb.HINT in enabled(replace(turn, may_ask=True))
    assert Verb.HINT not in pressables(replace(hand_of(waiting("9C 9H"), 0), may_ask=True))
    assert Verb.HINT not in pressables(replace(hand_of(answering("3C 4C RJ", "JC JD"), 0), may_ask=True))
    told = replace(turn.draft, hint=Hint(turn.table.guard, Passed(0), ()))
    assert Verb.HINT not in enabled(replace(turn, may_ask=True, draft=told))


def test_play_that_a_hint_names_is_offered_first() -> None:
    """Once: the cards that the hint names stand for their shape."""
    turn = hand_of(answering("9C 9D 9H KD KS", "7C 7D"), 0)
    assert offered(turn) == ["9C 9D", "KS KD"]
    told = draft_of(hint=Hint(turn.table.guard, Played(0, hand("9D 9H")), ()))
    assert offered(replace(turn, draft=told)) == ["9D 9H", "KS KD"]
    told = draft_of(hint=Hint(turn.table.guard, Played(0, hand("KD KS")), ()))
    assert offered(replace(turn, draft=told)) == ["KS KD", "9C 9D"]


def test_playable_cards_come_first_in_the_free_selection() -> None:
    """The others follow and say so: their place alone would tell nobody who does not see it."""
    shown = hand_of(answering("4C 9C 9H JD KD KS", "7C 7D"), 0)
    options = pressables(shown)[Verb.CARDS]["options"]
    assert ["9C", "9H", "KS", "KD", "4C", "JD"] == [option["value"] for option in options]
    idle = text("hand-card-idle", "en")
    assert ["4C", "JD"] == [option["value"] for option in options if option.get("description") == idle]


def test_any_card_is_playable_in_a_lead() -> None:
    """Each by itself; but the very first lead contains 3♠ (R5.2)."""
    lead = hand_of(match_of(deal_of(("3S 4C 5D", "3C", "3D", "3H"))), 0)
    assert frozenset(hand("3S 4C 5D")) == playable_cards(lead)
    opening = replace(lead, snapshot=replace(lead.snapshot, opening=True))
    assert frozenset(hand("3S")) == playable_cards(opening)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("why", Why)
def test_every_reason_of_a_hint_is_a_sentence_in_every_language(why: Why, language: str) -> None:
    """Whatever its data says: nobody reads a hole, nor that somebody has 0 cards of nothing."""
    shown = hand_of(answering("9C 9H KD KS", "7C 7D"), 0, language)
    for number in (1, 2, 3):
        reason = Reason(why=why, cards=hand("9C 9H"), seat=1, number=number)
        said = reason_text(reason, shown, language)
        assert said.strip() == said
        assert "{" not in said
        assert "  " not in said


def test_reasons_and_their_sentences_are_as_many() -> None:
    """A reason that is added gets its sentence here, or this fails."""
    assert {why.value for why in Why} == set(REASONS)
