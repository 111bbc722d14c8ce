"""Texts on the disk: exactly there and back, and never a card in an error."""

from __future__ import annotations

import contextlib
import json
from dataclasses import replace
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.tables.phases import Due, DueKind, Phase, TableSettings
from bot.tables.seating import ComputerSeat, PersonSeat
from bot.tables.state import TableState
from db import BadRecordError
from db.codec import (
    decode_event,
    decode_options,
    decode_state,
    encode_event,
    encode_options,
    encode_state,
    pack_record,
    replay,
    unpack_record,
)
from murlan.cards import PACK
from murlan.computer.levels import Level
from murlan.dealing import draw_for_seats
from murlan.events import CardGiven, CutKind, CutSource, Dealt, Event, Passed, Played
from murlan.notation import parse_cards
from murlan.options import CLASSIC, LADDERS, Passing, RuleOptions, Sides, StraightStep
from tests.support.stored import lobby
from tests.support.walks import Walk

_cards = st.sampled_from(PACK)
_hand = st.lists(_cards, max_size=14).map(tuple)
_seat = st.integers(0, 3)
_events: st.SearchStrategy[Event] = st.one_of(
    st.builds(Dealt, seed=st.binary(min_size=32, max_size=32), hands=st.tuples(_hand, _hand, _hand, _hand)),
    st.builds(CardGiven, _seat, _cards),
    st.builds(Played, _seat, _hand),
    st.builds(Passed, _seat),
)
_options = st.booleans().flatmap(
    lambda suited: st.builds(
        RuleOptions,
        suited_straights=st.just(suited),
        suited_step=st.sampled_from(StraightStep) if suited else st.just(StraightStep.ANY_HIGHER),
        passing=st.sampled_from(Passing),
        sides=st.sampled_from(Sides),
        target=st.sampled_from(list(LADDERS)),
    )
)
_states = st.builds(
    TableState,
    settings=st.builds(TableSettings, options=_options),
    seats=st.lists(st.builds(PersonSeat) | st.builds(ComputerSeat), max_size=4).map(tuple),
    due=st.none() | st.builds(Due, seconds=st.floats(0, 1e6)),
    match=st.none(),
)


DEALT: Final = Dealt(
    number=2,
    dealer=1,
    hands=(parse_cards("3S"), (), (), ()),
    seed=bytes(2),
    cut=27,
    totals=(3, 2, 1, 0),
    target=21,
    last_places=(0, 1, 2, 3),
)
DEALT_BEFORE_COMMITMENTS: Final = (
    '{"v":1,"is":"dealt","number":2,"dealer":1,"hands":[[0],[],[],[]],"seed":"0000","cut":27,'
    '"totals":[3,2,1,0],"target":21,"last_places":[0,1,2,3]}'
)


@given(event=_events)
def test_event_encoded_and_decoded_is_the_same(event: Event) -> None:
    """A restart must see what happened, to the bit."""
    assert event == decode_event(encode_event(event))


@given(options=_options)
def test_options_encoded_and_decoded_are_the_same(options: RuleOptions) -> None:
    """House rules travel with the match (R11)."""
    assert options == decode_options(encode_options(options))


@given(state=_states)
def test_table_encoded_and_decoded_is_the_same(state: TableState) -> None:
    """All of a table is stored but its match, whatever fields it will have."""
    assert state == decode_state(encode_state(state))


@given(events=st.lists(_events, min_size=1, max_size=20).map(tuple))
def test_record_packed_and_unpacked_is_the_same(events: tuple[Event, ...]) -> None:
    """A finished match is kept as one record."""
    assert events == unpack_record(pack_record(events))


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (Passed(2), '{"v":1,"is":"passed","seat":2}'),
        (Played(1, parse_cards("3S RJ")), '{"v":1,"is":"played","seat":1,"cards":[0,53]}'),
        (CardGiven(0, parse_cards("4H")[0]), '{"v":1,"is":"given","seat":0,"card":7}'),
        (
            DEALT,
            DEALT_BEFORE_COMMITMENTS[:-1] + ',"commitment":null,"cut_source":null,"draw":null}',
        ),
        (
            replace(DEALT, commitment=bytes(2), cut_source=CutSource(kind=CutKind.PRESS, press_id=9)),
            (
                f'{DEALT_BEFORE_COMMITMENTS[:-1]},"commitment":"0000",'
                '"cut_source":{"kind":"press","press_id":9,"doubt":null},"draw":null}'
            ),
        ),
        (
            replace(DEALT, draw=draw_for_seats(bytes([1] * 32))),
            (
                f'{DEALT_BEFORE_COMMITMENTS[:-1]},"commitment":null,"cut_source":null,'
                '"draw":{"rounds":[[23,21,11,43],[2,17,null,null]],"cards":[2,17,11,43]}}'
            ),
        ),
    ],
    ids=["passed", "played", "given", "dealt", "dealt after a commitment", "dealt after a draw"],
)
def test_event_text_stays_as_it_is_on_peoples_disks(event: Event, text: str) -> None:
    """Whoever changes this text must be able to read the old one."""
    assert text == encode_event(event)


def test_deal_of_before_there_were_commitments_has_none() -> None:
    """A match that an older release stored is replayed, and says that it is not provable."""
    assert DEALT == decode_event(DEALT_BEFORE_COMMITMENTS)


def test_table_text_stays_as_it_is_on_peoples_disks() -> None:
    """Whoever renames a field or a value must be able to read the old one."""
    state = replace(
        lobby(),
        phase=Phase.PLAYING,
        seats=(PersonSeat(42, missed=1), ComputerSeat("Teuta", Level.CLUB)),
        due=Due(DueKind.NEXT_DEAL, 20.0, 3),
        ready=frozenset({3, 1}),
    )
    stored = json.loads(encode_state(state))
    expected = {
        "v": 1,
        "table_id": "table1",
        "guild_id": 700,
        "phase": "playing",
        "seats": [
            {"is": "person", "user_id": 42, "missed": 1, "has_left": False, "is_newcomer": False},
            {"is": "computer", "name": "Teuta", "level": "club"},
        ],
        "due": {"kind": "next-deal", "seconds": 20.0, "number": 3},
        "ready": [1, 3],
        "closing": None,
    }
    assert expected == {key: stored[key] for key in expected}


def test_table_without_a_field_that_came_later_takes_its_default() -> None:
    """A new field with a default needs no migration of what is stored."""
    stored = json.loads(encode_state(lobby()))
    del stored["unattended"]
    assert lobby() == decode_state(json.dumps(stored))


def test_table_of_before_there_were_levels_mixes_them_and_has_beginners_for_understudies() -> None:
    """Who plays there already stays as good as before: all computer players played as one does in a club (R12.2)."""
    settings = TableSettings(options=CLASSIC, computers=None, understudy=Level.BEGINNER)
    state = replace(lobby(), settings=settings, seats=(PersonSeat(42), ComputerSeat("Teuta", Level.CLUB)))
    stored = json.loads(encode_state(state))
    del stored["settings"]["computers"], stored["settings"]["understudy"]
    assert '{"is": "computer", "name": "Teuta", "level": "club"}' == json.dumps(stored["seats"][1])
    assert state == decode_state(json.dumps(stored))


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("", "event"),
        ("[]", "event.v"),
        ('{"is":"passed","seat":2}', "event.v"),
        ('{"v":2,"is":"passed","seat":2}', "event.v"),
        ('{"v":true,"is":"passed","seat":2}', "event.v"),
        ('{"v":1,"is":"folded","seat":2}', "event.is"),
        ('{"v":1,"is":["passed"],"seat":2}', "event.is"),
        ('{"v":1,"is":"passed"}', "event.passed.seat"),
        ('{"v":1,"is":"passed","seat":true}', "event.passed.seat"),
        ('{"v":1,"is":"passed","seat":2,"9S":1}', "event.passed.(unknown)"),
        ('{"v":1,"is":"given","seat":2,"card":54}', "event.given.card"),
        ('{"v":1,"is":"played","seat":2,"cards":["9S"]}', "event.played.cards[]"),
        ('{"v":1,"is":"played","seat":2,"cards":"9S"}', "event.played.cards"),
    ],
)
def test_text_that_is_no_event_is_refused_by_its_place(text: str, part: str) -> None:
    """The error tells the operator where to look, and shows no card to whoever reads the log."""
    with pytest.raises(BadRecordError) as caught:
        decode_event(text)
    assert part == caught.value.part
    assert "9S" not in str(caught.value)


def test_options_that_do_not_go_together_are_refused() -> None:
    """What the rules refuse is bad data too."""
    text = encode_options(CLASSIC).replace('"target":21', '"target":22')
    with pytest.raises(BadRecordError, match=r"options\.target"):
        decode_options(text)


@given(event=_events, data=st.data())
def test_damaged_text_is_refused_or_read_but_fails_in_no_other_way(event: Event, data: st.DataObject) -> None:
    """One damaged row must not keep the other tables from loading."""
    text = encode_event(event)
    start = data.draw(st.integers(0, len(text) - 1))
    damaged = text[:start] + data.draw(st.text(max_size=3)) + text[start + data.draw(st.integers(0, 9)) :]
    with contextlib.suppress(BadRecordError):
        decode_event(damaged)


@pytest.mark.parametrize("record", [b"", b"no record", pack_record([Passed(1)])[:-3]], ids=["empty", "other", "cut"])
def test_bytes_that_are_no_record_are_refused(record: bytes) -> None:
    """The same error as for a text."""
    with pytest.raises(BadRecordError):
        unpack_record(record)


def test_events_that_are_no_match_are_refused_without_a_card(walk: Walk) -> None:
    """Replay is the check of a record, and its errors carry cards: ours must not."""
    with pytest.raises(BadRecordError) as caught:
        replay(walk.options, [walk.events[0], *walk.events[2:]])
    assert caught.value.__suppress_context__
    assert "Card" not in str(caught.value)
