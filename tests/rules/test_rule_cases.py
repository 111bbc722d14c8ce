"""The cases collected from the rules texts and from other people's implementations (tests/data/rule_cases.json).

Each holds for its ruleset and for those in `also_rulesets`. Flows of two or three players are four-seat deals whose
other seats are already out.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any, Final, cast

import pytest

from murlan.cards import THREE_OF_SPADES, Card, card_text
from murlan.combinations import Kind, classify
from murlan.computer import ComputerPlayer, Level, player_of, understudy_event
from murlan.computer.search.champion import SearchingPlayer
from murlan.computer.search.search import Effort
from murlan.deal import Deal
from murlan.errors import IllegalEvent
from murlan.events import CardGiven, Dealt, Passed, Played
from murlan.exchange import allowed_gifts, forced_gift, holds_both_jokers
from murlan.match import Match
from murlan.notation import parse_cards
from murlan.notices import Notice, TrickEnded
from murlan.options import PRESETS, RuleOptions, Sides
from murlan.plays import Turn, beats
from murlan.scoring import Outcome, Raise, judge, points_of, side_totals
from murlan.snapshot import Stage
from tests.support.arrival import arrived
from tests.support.positions import combination, deal_of, dealt_of, exchange_of, hand, match_of

DECISIONS: Final = {
    "FL031": (("2D 9C QD 6D 7D JS", "7H", "6C 2S QC 9S TS JH"), 2),
    "FL032": (("2D 9C QD 4H 8S AH", "7H", "2C 9S QC 5H 8D AS"), 0),
    "FL033": (("6D 9C QD", "5H 8H JC TC", "6C"), 3),
    "FL034": (
        ("3D 9C QD JH TS 5D 5C AH 2D", "3H 8H JC 4D 6H 7D TH AC 2C", "6C 9S QC JS JD QS KD AS 2H"),
        0,
    ),
    "FL035": (("6D 9C QD AS KC", "5H", "8D"), 0),
}
"""The cases of what a computer player prefers, where the rules allow more: what the other three seats hold, who leads.

The cases themselves leave that open but for the numbers of cards; the jokers are gone in all of them.
"""


@dataclass(frozen=True, slots=True)
class Case:
    """One case, for one ruleset."""

    id: str
    ruleset: str
    kind: str
    given: dict[str, Any]
    expected: Any

    @property
    def options(self) -> RuleOptions:
        """The preset it is stated for, in two sides where it says so."""
        sides = Sides.TWO_TEAMS if self.given.get("mode") == "teams" else Sides.FREE_FOR_ALL
        return replace(PRESETS[self.ruleset], sides=sides)


def _rows() -> list[dict[str, Any]]:
    path = Path(__file__).parent.parent / "data" / "rule_cases.json"
    return cast("list[dict[str, Any]]", json.loads(path.read_text(encoding="utf-8")))


def _cases(kind: str, *, is_decision: bool = False) -> list[Any]:
    """Return the cases of a kind as parameters, one for each ruleset."""
    return [
        pytest.param(Case(row["id"], ruleset, kind, row["input"], row["expected"]), id=f"{row['id']}-{ruleset}")
        for row in _rows()
        if row["kind"] == kind and (row["id"] in DECISIONS) == is_decision
        for ruleset in (row["ruleset"], *row["also_rulesets"])
    ]


def test_every_case_is_tried() -> None:
    """Each is of a kind that is known here."""
    decisions = {row["id"] for row in _rows() if row["input"].get("bot_decision")}
    assert decisions == set(DECISIONS)
    assert {row["kind"] for row in _rows()} == {"identify", "beats", "legal", "scoring", "exchange", "flow"}
    assert len(_rows()) == 126


@pytest.mark.parametrize("case", _cases("identify"))
def test_cards_of_a_case_are_the_combination_it_says(case: Case) -> None:
    """R3, and R3.5 where suited straights count."""
    found = classify(_cards(case.given["cards"]))
    if case.expected["type"] is None:
        assert found is None
    else:
        assert found is not None
        is_power = found.kind is Kind.STRAIGHT and found.is_suited and case.options.suited_straights
        kind = "suited_straight" if is_power else str(found.kind)
        expected = (case.expected["type"], case.expected["length"], case.expected["top"])
        assert expected == (kind, len(found), found.top.text)


@pytest.mark.parametrize("case", _cases("beats"))
def test_combination_of_a_case_beats_or_does_not_as_it_says(case: Case) -> None:
    """R4."""
    play, table = (combination(" ".join(case.given[name])) for name in ("play", "table"))
    assert case.expected == beats(play, table, case.options)


@pytest.mark.parametrize("case", _cases("legal"))
def test_play_of_a_case_is_legal_or_not_as_it_says(case: Case) -> None:
    """R5.1–R5.3 with R4."""
    given, context = case.given, case.given["context"]
    deal = deal_of(
        [" ".join(given["hand"]), "JS", "JC", "JH"],
        table=" ".join(given["table"] or ()) or None,
        opening=context["first_hand"] and context["first_play"],
    )
    match = match_of(deal, case.options)
    event = Passed(0) if given["play"] == "pass" else Played(0, _cards(given["play"]))
    assert case.expected["legal"] == (_refusal(match, event) is None)


@pytest.mark.parametrize("case", _cases("scoring"))
def test_points_of_a_case_are_as_it_says(case: Case) -> None:
    """R7, R9 and R10.2."""
    given, expected = case.given, case.expected
    if "ladder" in given:
        assert expected["targets"] == list(case.options.ladder)
    elif "totals" in given:
        totals = given["totals"]
        names = dict(enumerate(totals))
        found = judge(tuple(totals.values()), given["target"], case.options)
        assert expected == _verdict(found, names)
    else:
        seats = given.get("seat_points")
        points = tuple(seats[str(seat)] for seat in range(4)) if seats else points_of(given["finish_order"])
        if "teams" in given:
            assert expected["team_points"] == dict(zip("AB", side_totals(points, case.options), strict=True))
        else:
            assert expected["points"] == {str(seat): points[seat] for seat in range(4)}


@pytest.mark.parametrize("case", _cases("exchange"))
def test_exchange_of_a_case_goes_as_it_says(case: Case) -> None:
    """R8."""
    first, last = hand(" ".join(case.given["winner_hand"])), hand(" ".join(case.given["loser_hand"]))
    for question, answer in case.expected.items():
        match question:
            case "exchange":
                assert answer == (not holds_both_jokers(last))
            case "loser_gives":
                assert answer == str(forced_gift(last))
            case "winner_may_give":
                gift = forced_gift(last)
                assert answer == [str(card) for card in allowed_gifts((*first, gift), gift)]
            case "next_leader":
                assert answer == _next_leader(first, last, case.options)
            case "accepted":
                assert answer == _is_gift_accepted(case, first, last)
            case _:
                pytest.fail(f"{case.id} asks {question}")


@pytest.mark.parametrize("case", _cases("flow"))
def test_flow_of_a_case_goes_as_it_says(case: Case) -> None:
    """R2, R5 and R6."""
    if case.given.get("deal"):
        _check_dealing(case)
    elif case.given.get("first_hand"):
        start = Match.start(case.options)
        wanted = {int(seat): " ".join(cards) for seat, cards in case.given["hands"].items()}
        after = start.apply(dealt_of(start, wanted)).after
        assert case.expected == {"leader": after.snapshot(None).turn}
        assert after.deal is not None
        assert THREE_OF_SPADES in after.deal.hands[case.expected["leader"]]
    else:
        _check_actions(case)


@pytest.mark.parametrize("level", [Level.CLUB, Level.EXPERT, Level.MASTER, Level.CHAMPION])
@pytest.mark.parametrize("case", _cases("flow", is_decision=True))
def test_good_computer_players_prefer_what_a_case_says(case: Case, level: Level) -> None:
    """From the club level up, and whatever chance has to say to it."""
    snapshot = _decision(case).snapshot(0)
    wanted = case.expected["prefer"]
    expected = "pass" if wanted == "pass" else set(_cards(wanted))
    for seed in range(1 if level is Level.CHAMPION else 20):
        event = _player(level).choose(snapshot, rng=Random(seed))
        assert expected == (set(event.cards) if isinstance(event, Played) else "pass")


def _player(level: Level) -> ComputerPlayer:
    """Return who plays at a level; the champion looks into fewer worlds than at a table."""
    return (
        SearchingPlayer(effort=Effort(pool=64, particles=16, sweeps=5)) if level is Level.CHAMPION else player_of(level)
    )


def _decision(case: Case) -> Match:
    """Bring a match to the turn of a case."""
    given = case.given
    others, leader = DECISIONS[case.id]
    table = " ".join(given["table"]) if given["table"] else None
    match = arrived(case.options, [" ".join(given["hand"]), *others], leader=leader, table=table, turn=0)
    left = [seat.cards_left for seat in match.snapshot(0).seats]
    assert set(given.get("opponent_counts", left)) <= set(left)
    assert list(given.get("hand_counts", dict(enumerate(left))).values()) == left
    return match


def _check_dealing(case: Case) -> None:
    deals = _dealt_events(case.options, case.given.get("hands_in_match", 1))
    for question, answer in case.expected.items():
        match question:
            case "hand_sizes_sorted":
                assert answer == sorted(map(len, deals[0].hands), reverse=True)
            case "undealt":
                assert answer == 54 - len({card for held in deals[0].hands for card in held})
            case "every_seat_gets_14_at_least_once":
                assert answer == all(any(len(event.hands[seat]) == 14 for event in deals) for seat in range(4))
            case _:
                pytest.fail(f"{case.id} asks {question}")


def _check_actions(case: Case) -> None:
    """Act from a small position and ask what the case asks."""
    deal, absent = _position(case.given)
    notices: tuple[Notice, ...] = ()
    rejected_at: int | None = None
    for n, action in enumerate(case.given["actions"]):
        before = deal
        try:
            if action.get("pass"):
                deal, notices = deal.passes(action["seat"])
            else:
                deal, notices = deal.played(action["seat"], _cards(action["play"]), case.options)
        except IllegalEvent:
            assert before == deal
            rejected_at = n
            break
    found = {
        "all_legal": rejected_at is None,
        "rejected_at": rejected_at,
        "turn": deal.turn,
        "table": [str(card) for card in deal.to_beat.cards] if deal.to_beat else None,
        "trick_winner": next((notice.owner for notice in notices if isinstance(notice, TrickEnded)), None),
        "hand_over": deal.places is not None,
        "finish_order": [seat for seat in deal.places or deal.out if seat not in absent],
    }
    expected = dict(case.expected)
    if expected.get("table"):
        expected["table"] = card_text(hand(" ".join(expected["table"]))).split()
    assert expected == {question: found[question] for question in expected}


def _position(given: dict[str, Any]) -> tuple[Deal, tuple[int, ...]]:
    """Build the deal of a flow, and name the seats that are out because the case has fewer players."""
    hands = {int(seat): " ".join(cards) for seat, cards in given["hands"].items()}
    absent = tuple(range(given["players"], 4))
    table = given.get("table")
    trick = (Turn(given["table_owner"], combination(" ".join(table))),) if table else ()
    deal = deal_of(
        [hands.get(seat, "") for seat in range(4)],
        turn=given["turn"] if "turn" in given else given["leader"],
        out=(*absent, *given.get("finished", ())),
    )
    return replace(deal, trick=trick), absent


def _dealt_events(options: RuleOptions, count: int) -> list[Dealt]:
    """Return the first deals of a match that understudies play."""
    match = Match.start(options)
    events: list[Dealt] = []
    while len(events) < count:
        events.append(match.next_deal(bytes([len(events)]) * 32, 27))
        match = match.apply(events[-1]).after
        while match.deal is not None and match.stage is not Stage.DEALING:
            match = match.apply(understudy_event(match.snapshot(match.deal.turn))).after
    return events


def _verdict(found: Outcome | Raise | None, names: dict[int, str]) -> dict[str, object]:
    match found:
        case None:
            return {"status": "continue"}
        case Raise(target):
            return {"status": "extend", "new_target": target}
        case Outcome((winner,)):
            return {"status": "won", "winner": names[winner]}
        case Outcome(winners):
            return {"status": "tied", "tied": [names[winner] for winner in winners]}


def _next_leader(first: tuple[Card, ...], last: tuple[Card, ...], options: RuleOptions) -> str:
    """Deal these cards to seats 0 (first) and 3 (last) of a whole deal, and say who leads after the exchange."""
    before = replace(Match.start(options), deal_number=1, last_places=(0, 1, 2, 3))
    match = before.apply(dealt_of(before, {0: card_text(first), 3: card_text(last)})).after
    if match.stage is Stage.EXCHANGE:
        match = match.apply(CardGiven(0, match.snapshot(0).gifts[0])).after
    return {0: "winner", 3: "loser"}[match.snapshot(None).turn or 0]


def _is_gift_accepted(case: Case, first: tuple[Card, ...], last: tuple[Card, ...]) -> bool:
    gift = forced_gift(last)
    kept = [card for card in last if card != gift]
    match = exchange_of(card_text(first), card_text(kept), str(gift), case.options)
    seat = 3 if case.given.get("actor") == "loser" else 0
    return _refusal(match, CardGiven(seat, hand(case.given["return_card"])[0])) is None


def _refusal(match: Match, event: Played | Passed | CardGiven) -> IllegalEvent | None:
    try:
        match.apply(event)
    except IllegalEvent as refused:
        return refused
    return None


def _cards(texts: list[str]) -> tuple[Card, ...]:
    return parse_cards(" ".join(texts))
