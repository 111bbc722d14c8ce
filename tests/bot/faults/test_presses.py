"""Presses of the same millisecond, and presses on what changes under the finger."""

from __future__ import annotations

import asyncio

import pytest

from bot.tables.seating import PersonSeat
from bot.views.presses import Verb
from playground.people import presses
from tests.bot.test_discord_trouble import picture_is_true
from tests.bot.test_presence import until
from tests.bot.test_strange_presses import first_option
from tests.support.live import Json, Live, Person, controls_of


@pytest.fixture
async def four(live: Live, ana: Person, besa: Person, clirim: Person, drita: Person) -> dict[int, Person]:
    """A match of four people, by user id, each with an open hand."""
    people = (ana, besa, clirim, drita)
    await ana.command("start")
    for person in people[1:]:
        person.shown.update(ana.shown)
        await person.press("join")
    await ana.press("start")
    await live.settled()
    for person in people:
        await person.press("hand", person.public())
    return {person.user_id: person for person in people}


def on_turn(live: Live, people: dict[int, Person]) -> Person:
    """Return whose turn it is."""
    state = live.table().state
    assert state.match is not None
    assert state.match.deal is not None
    seat = state.seats[state.match.deal.turn]
    assert isinstance(seat, PersonSeat)
    return people[seat.user_id]


def play_id(hand: Json) -> str:
    """Return what Play on a hand says, also while it is somebody else's turn and only a plan can be made."""
    controls = controls_of(hand)
    return str(controls["play"]["custom_id"] if "play" in controls else controls["plan"]["custom_id"]).replace(
        f":{Verb.PLAN}:", f":{Verb.PLAY}:"
    )


async def test_four_who_press_at_once_are_all_answered_and_one_plays(live: Live, four: dict[int, Person]) -> None:
    """Everybody presses Play in the same millisecond: it is one person's turn, and that play counts."""
    actor = on_turn(live, four)
    await actor.choose("plays", first_option(actor, "plays"))
    before = live.table().state.event_count
    hands = [(person, person.hand()) for person in four.values()]
    plays = (person.forge(play_id(hand), message=hand) for person, hand in hands)
    outcomes = await asyncio.gather(*plays)
    assert [True] * 4 == [outcome.is_success for outcome in outcomes]
    assert before + 1 == live.table().state.event_count
    await picture_is_true(live, actor)


async def test_play_pressed_twice_at_once_is_played_once(live: Live, four: dict[int, Person]) -> None:
    """Two presses, not one told twice: the second one is for a turn that is over."""
    actor = on_turn(live, four)
    await actor.choose("plays", first_option(actor, "plays"))
    before = live.table().state.event_count
    first, second = await asyncio.gather(actor.press("play"), actor.press("play"))
    assert (True, True) == (first.is_success, second.is_success)
    assert before + 1 == live.table().state.event_count


async def test_play_and_pass_at_once_are_one_turn(live: Live, four: dict[int, Person]) -> None:
    """The earlier one counts, whichever it is."""
    actor = on_turn(live, four)
    while not (
        live.table().hand(actor.user_id).snapshot.may_pass and live.table().hand(actor.user_id).snapshot.choices()
    ):
        await actor.take_turn()
        await live.settled()
        actor = on_turn(live, four)
    await actor.press("hand", actor.public())
    await actor.choose("plays", first_option(actor, "plays"))
    before = live.table().state.event_count
    hand = actor.hand()
    outcomes = await asyncio.gather(actor.press("play", hand), actor.press("pass", hand))
    assert [True, True] == [outcome.is_success for outcome in outcomes]
    assert before + 1 == live.table().state.event_count


async def test_two_devices_of_one_person_are_one_seat(live: Live, four: dict[int, Person]) -> None:
    """Two hands are open, and Play is pressed on both: one play, and both show it."""
    actor = on_turn(live, four)
    first = actor.hand()
    await actor.press("hand", actor.public())
    second = actor.hand()
    assert first["id"] != second["id"]
    option = first_option(actor, "plays")
    for hand in (first, second):
        await actor.press("plays", hand, values=(option,))
    before, held = live.table().state.event_count, len(live.table().hand(actor.user_id).snapshot.hand)
    devices = [actor.shown[hand["id"]] for hand in (first, second)]
    outcomes = await asyncio.gather(*(actor.press("play", hand) for hand in devices))
    assert [True, True] == [outcome.is_success for outcome in outcomes]
    assert before + 1 == live.table().state.event_count
    assert held - len(option.split()) == len(live.table().hand(actor.user_id).snapshot.hand)


async def test_end_and_play_at_once_leave_no_half_table(live: Live, four: dict[int, Person], ana: Person) -> None:
    """The host ends the match while somebody plays: both are answered, and the table is closed."""
    actor = on_turn(live, four)
    await actor.choose("plays", first_option(actor, "plays"))
    question = await ana.command("end")
    played, ended = await asyncio.gather(actor.press("play"), ana.press("end-now", ana.shown[question.message["id"]]))
    await live.answered()
    assert (True, True) == (played.is_success, ended.is_success)
    assert (0, []) == (len(live.app.registry), await live.database.journal.open_tables())


async def test_play_whose_id_an_edit_took_away_is_refused_by_discord_and_harms_nothing(
    live: Live, seated: Person
) -> None:
    """The hand is redrawn for a later turn while the press is under way: the bot never hears of it."""
    await seated.choose("plays", first_option(seated, "plays"))
    old = seated.shown[seated.hand()["id"]]
    await live.fault(kind="press", seconds=60)
    late = asyncio.create_task(seated.press("play", old))
    await until(lambda: not live.playground.discord.faults.waiting())
    await seated.take_turn()
    await live.settled()
    await live.answered()
    before = live.table().state
    live.playground.discord.faults.clear()
    outcome = await late
    assert (False, presses.FAILED) == (outcome.is_success, outcome.reason)
    assert before == live.table().state
    await seated.take_turn()
