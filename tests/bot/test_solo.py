"""A match alone: one private message, wherever its person is, that shows the table and takes every press."""

from __future__ import annotations

import asyncio

import pytest

from bot.tables.actions import Give, Pass, Play
from bot.tables.phases import Closing, Hold, Phase
from bot.tables.seating import ComputerSeat
from bot.tables.table import Table
from bot.tables.turns import acting_occupant, in_deal
from bot.texts import text
from bot.views.hands import TOKEN_LIFE
from murlan.computer.levels import Level
from murlan.events import CardGiven, Played
from tests.bot.test_discord_trouble import TOKEN_EDIT
from tests.bot.test_presence import until
from tests.bot.test_privacy import asked, exported, traces
from tests.support.house import first_choice
from tests.support.live import PATIENCE, Json, Live, Person, controls_of, text_of
from tests.support.live_fixtures import Records

PLACES = ("server", "dm", "group")


def place_of(live: Live, person: Person, place: str) -> str:
    """Return the channel of a kind of place."""
    match place:
        case "dm":
            return live.add_dm(person)
        case "group":
            return live.add_group_dm(person)
        case _:
            return str(live.channel_id)


def solo(live: Live, person: Person) -> Table:
    """Return a person's match alone."""
    table = live.app.registry.solo_of(person.user_id)
    assert table is not None
    return table


async def screen(live: Live, person: Person) -> Json:
    """Return the one message of a match alone, once it shows the present state."""
    await live.answered()
    await live.settled()
    await live.answered()
    newest = [one for one in person.shown.values() if not {"end", "ready", "rematch"}.isdisjoint(controls_of(one))]
    return newest[-1]


async def take_turn(live: Live, person: Person) -> None:
    """Play the first thing that the message offers, pass, or give a card."""
    shown = await screen(live, person)
    for select, button in (("gifts", "give"), ("plays", "play")):
        if select in controls_of(shown):
            value = controls_of(shown)[select]["options"][0]["value"]
            assert (await person.press(select, shown, values=(value,))).is_success
            assert (await person.press(button, person.shown[shown["id"]])).is_success
            return
    assert (await person.press("pass", shown)).is_success


async def play_deal(live: Live, person: Person) -> Json:
    """Play until a deal has ended; return what is shown then."""
    table = solo(live, person)
    number = len(table.state.places)
    async with asyncio.timeout(6 * PATIENCE):
        while len(table.state.places) == number:
            await take_turn(live, person)
            await live.settled()
    return await screen(live, person)


@pytest.mark.parametrize("place", PLACES)
async def test_person_plays_a_match_of_one_deal_alone(place: str, live: Live, ana: Person) -> None:
    """In a server, in private and among friends: one message that nobody else sees, to the winner."""
    ana.channel_id = place_of(live, ana, place)
    outcome = await ana.command("solo", target=0)
    assert (True, True) == (outcome.is_success, outcome.is_private)
    assert text("deal-title", "en", number=1) in outcome.text
    first = await screen(live, ana)
    last = await play_deal(live, ana)
    assert first["id"] == last["id"]
    assert "rematch" in controls_of(last)
    assert (Phase.FINISHED, 1) == (solo(live, ana).state.phase, len(ana.shown))
    await ana.press("rematch", last)
    assert (Phase.PLAYING, text("deal-title", "en", number=1) in text_of(await screen(live, ana))) == (
        solo(live, ana).state.phase,
        True,
    )


@pytest.fixture
async def alone(live: Live, ana: Person) -> Person:
    """Ana, whose turn it is in a match alone to 11."""
    assert (await ana.command("solo", computers="beginner")).is_success
    await screen(live, ana)
    return ana


async def act_for(live: Live, person: Person) -> None:
    """Take a person's turn behind their back, and let the computer players go on."""
    table = solo(live, person)
    match first_choice(table.hand(person.user_id).snapshot):
        case Played(_, cards):
            await table.act(Play(person.user_id, cards))
        case CardGiven(_, card):
            await table.act(Give(person.user_id, card))
        case _:
            await table.act(Pass(person.user_id))
    await live.settled()


def is_own_turn(table: Table) -> bool:
    """Return whether the person is to act."""
    return in_deal(table.state) and not isinstance(acting_occupant(table.state), ComputerSeat)


async def test_nothing_of_a_match_alone_is_seen_by_others_or_counted(live: Live, alone: Person, besa: Person) -> None:
    """No message in the channel, and no call that Discord counts, however long it goes on."""
    live.playground.requests.clear()
    for _ in range(4):
        await take_turn(live, alone)
    await screen(live, alone)
    assert (0, {}) == (live.playground.requests.summary()["counted"], besa.shown)


async def test_message_comes_up_to_date_when_the_turn_has_come_again(live: Live, alone: Person) -> None:
    """It says what the others did meanwhile, without a press."""
    before = await screen(live, alone)
    await take_turn(live, alone)
    after = await screen(live, alone)
    assert (before["id"], True) == (
        after["id"],
        text("solo-since", "en", turns="x").rpartition("x")[0] in text_of(after),
    )
    assert str(solo(live, alone).public().guard) in str(after["components"])


async def test_press_while_computer_players_think_is_answered(live: Live, alone: Person) -> None:
    """The hand shows how it stands; what was meant for another turn says so."""
    shown = await screen(live, alone)
    await act_for(live, alone)
    for verb in ("sort", "sort"):
        outcome = await alone.press(verb, alone.shown[shown["id"]])
        assert (True, True) == (outcome.is_success, "Murlan" in outcome.text)


async def test_command_shows_the_match_again(live: Live, alone: Person) -> None:
    """In place of the message before, wherever it is given; what is asked for otherwise is said to wait."""
    before = await screen(live, alone)
    alone.channel_id = live.add_dm(alone)
    live.clock.advance(1)
    outcome = await alone.command("solo")
    await live.answered()
    assert (1, False) == (len(live.app.registry), before["id"] in alone.shown)
    assert text("solo-still-open", "en") not in outcome.text
    live.clock.advance(1)
    outcome = await alone.command("solo", rules="rrethi")
    assert text("solo-still-open", "en") in outcome.text
    await take_turn(live, alone)


async def test_commands_given_at_once_open_one_match(live: Live, ana: Person) -> None:
    """Discord's client sends both; each is answered with the same match, or with a sentence."""
    outcomes = await asyncio.gather(*(ana.command("solo") for _ in range(3)))
    assert ([True] * 3, 1) == ([outcome.is_success for outcome in outcomes], len(live.app.registry))


async def test_next_match_is_as_the_last_one_where_nothing_else_is_said(live: Live, ana: Person) -> None:
    """Level and rules are the person's own choice, once."""
    await ana.command("solo", target=0, rules="rrethi", computers="casual")
    await play_deal(live, ana)
    live.clock.advance(1)
    await ana.command("solo", target=21)
    settings = solo(live, ana).state.settings
    assert (21, Level.CASUAL, True) == (settings.options.target, settings.computers, settings.options.suited_straights)


async def test_next_deal_and_again_are_one_press(live: Live, alone: Person) -> None:
    """After a deal one press deals; a second one on the same button is told that the deal has begun."""
    shown = await play_deal(live, alone)
    assert {"ready", "end"} == set(controls_of(shown))
    ready = controls_of(shown)["ready"]["custom_id"]
    outcome = await alone.press("ready", shown)
    assert text("deal-title", "en", number=2) in outcome.text
    outcome = await alone.forge(ready, message=shown)
    assert (True, True) == (outcome.is_success, text("deal-title", "en", number=2) in outcome.text)


async def test_match_is_ended_by_one_press_and_one_more(live: Live, alone: Person) -> None:
    """The question is a message of its own: the turn that comes takes nothing away that is about to be pressed."""
    shown = await screen(live, alone)
    outcome = await alone.press("end", shown)
    assert (True, text("confirm-end-solo", "en") in outcome.text) == (outcome.is_private, True)
    outcome = await alone.press("end-now", outcome.message)
    await live.answered()
    closed = text("solo-closed", "en")
    assert (closed, closed, 0) == (outcome.text, text_of(alone.shown[shown["id"]]), len(live.app.registry))
    live.clock.advance(1)
    assert (await alone.command("solo")).is_success


async def test_press_by_somebody_else_does_nothing(live: Live, alone: Person, besa: Person) -> None:
    """Discord lets nobody press what only another sees; were it forged, nothing is shown and nothing done."""
    shown, before = await screen(live, alone), solo(live, alone).state
    for control in [*controls_of(shown).values(), {"custom_id": f"m1:{before.table_id}:end-now"}]:
        live.clock.advance(1)
        outcome = await besa.forge(control["custom_id"], message=shown)
        assert text("refusal-wrong-place", "en") in outcome.text
    assert before == solo(live, alone).state


@pytest.mark.parametrize(
    "verb", ["ready:1.0", "rematch:1.0", "sort", "end-now", "join", "leave", "pause", "menu", "hand"]
)
async def test_ids_that_a_match_alone_does_not_have_are_old_buttons(verb: str, live: Live, alone: Person) -> None:
    """On a message that everybody sees the answer would show the hand to all."""
    besa_sees = await live.sit_down("besa")
    await alone.command("start")
    before = solo(live, alone).state
    outcome = await alone.forge(f"m1:{before.table_id}:{verb}", message=alone.public())
    assert (before, True) == (solo(live, alone).state, outcome.is_private)
    assert text("refusal-old-button", "en") in outcome.text
    assert [] == [one for one in besa_sees.shown.values() if before.table_id in str(one["components"])]


async def test_match_alone_goes_on_after_a_restart(live: Live, alone: Person) -> None:
    """The message that stands there takes the next press; what was chosen is to be chosen again."""
    shown = await screen(live, alone)
    values = (controls_of(shown)["plays"]["options"][0]["value"],)
    await alone.press("plays", shown, values=values)
    before = solo(live, alone).state
    await live.restart_bot()
    await solo(live, alone).awake()
    assert before == solo(live, alone).state
    outcome = await alone.press("play", alone.shown[shown["id"]])
    assert (text("refusal-nothing-chosen", "en") in outcome.text, shown["id"]) == (True, outcome.message["id"])
    await take_turn(live, alone)
    await play_deal(live, alone)


async def test_message_whose_token_is_dead_is_brought_back_by_any_press(live: Live, alone: Person) -> None:
    """After a quarter of an hour nothing redraws it by itself; a press does, and the command shows it anew."""
    shown = await screen(live, alone)
    await live.advance(TOKEN_LIFE + 1)
    await act_for(live, alone)
    await live.answered()
    assert text_of(shown) == text_of(alone.shown[shown["id"]])
    outcome = await alone.press("sort", alone.shown[shown["id"]])
    assert (shown["id"], True) == (outcome.message["id"], text_of(shown) != outcome.text)
    await take_turn(live, alone)


async def test_message_that_discord_failed_to_take_is_tried_again(live: Live, alone: Person) -> None:
    """Nothing else happens before the person presses, so nothing else would bring it up to date."""
    shown = await screen(live, alone)
    await live.fault(route=TOKEN_EDIT, kind="status", status=502, times=3)
    await act_for(live, alone)
    for _ in range(3):
        await live.advance(41)
        await live.answered()
    assert str(solo(live, alone).public().guard) in str(alone.shown[shown["id"]]["components"])


async def test_outage_of_a_connection_stops_no_match_alone(live: Live, alone: Person) -> None:
    """Its person's presses may come over another one; the computer players go on, and nothing closes."""
    await live.act_on_bot("cut")
    await until(lambda: not live.app.client.presence.is_heard(int(live.guild_id)))
    await act_for(live, alone)
    table = solo(live, alone)
    assert (frozenset[Hold](), True) == (table.holds, is_own_turn(table) or not in_deal(table.state))
    await live.heard()
    await take_turn(live, alone)


@pytest.mark.parametrize("action", ["invalidate", "reconnect"])
async def test_new_session_closes_no_match_alone(action: str, live: Live, alone: Person) -> None:
    """It names all servers; outside them there is none that could be missing."""
    await live.act_on_bot(action)
    await asyncio.sleep(0.05)
    await live.heard()
    await live.advance(30)
    assert (Phase.PLAYING, frozenset[Hold]()) == (solo(live, alone).state.phase, solo(live, alone).holds)
    await take_turn(live, alone)


async def test_match_alone_outlives_the_server_in_which_it_was_begun(live: Live, alone: Person) -> None:
    """The bot is thrown out there; the person goes on in private."""
    await live.change_guild("throw-out")
    await until(lambda: not live.app.client.presence.has(int(live.guild_id)))
    alone.channel_id = live.add_dm(alone)
    live.clock.advance(1)
    assert (await alone.command("solo")).is_success
    await take_turn(live, alone)
    assert Phase.PLAYING is solo(live, alone).state.phase


async def test_start_without_servers_holds_no_match_alone(live: Live, alone: Person) -> None:
    """A moment after the start, tables stand whose server is not connected; this one has none."""
    await live.restart_bot()
    await live.advance(10)
    assert frozenset[Hold]() == solo(live, alone).holds


async def test_hint_is_given_in_a_match_alone(live: Live, alone: Person) -> None:
    """It is no contest, whatever a server has set."""
    while "hint" not in controls_of(shown := await screen(live, alone)):
        await take_turn(live, alone)
    outcome = await alone.press("hint", shown)
    assert (True, "💡" in outcome.text or text("refusal-hint-busy", "en") in outcome.text) == (outcome.is_success, True)


async def test_deleting_all_about_oneself_ends_the_match_alone(live: Live, alone: Person) -> None:
    """Nothing is left of it, to the last byte; until then the file of all that is stored tells of it."""
    live.clock.advance(1)
    told = await exported(live, alone)
    assert ["0"] == [row["guild_id"] for row in told["open_tables"]]
    assert [] != traces(live, alone)
    live.clock.advance(1)
    await asked(live, alone)
    table = solo(live, alone)
    await alone.submit(word="DELETE")
    assert (Closing.ENDED, None) == (table.state.closing, live.app.registry.solo_of(alone.user_id))
    assert [] == traces(live, alone)


async def test_match_that_cannot_be_stored_is_not_begun(live: Live, ana: Person, records: Records) -> None:
    """The sentence says to try again; a play meanwhile lies nowhere."""
    await live.pragma("query_only = 1")
    outcome = await ana.command("solo")
    assert (text("refusal-storage-down", "en"), None) == (outcome.text, live.app.registry.solo_of(ana.user_id))
    await live.pragma("query_only = 0")
    await live.advance(10)
    assert (await ana.command("solo")).is_success
    records.faults.clear()


async def test_message_says_that_nothing_can_be_stored(live: Live, alone: Person, records: Records) -> None:
    """There is no other message of the table that could; it goes on by itself."""
    shown = await screen(live, alone)
    await live.pragma("query_only = 1")
    for select, button in (("gifts", "give"), ("plays", "play")):
        if select in controls_of(shown):
            value = controls_of(shown)[select]["options"][0]["value"]
            await alone.press(select, shown, values=(value,))
            outcome = await alone.press(button, alone.shown[shown["id"]])
            assert text("refusal-storage-down", "en") in outcome.text
    await live.answered()
    assert text("hold-storage-down", "en") in text_of(alone.shown[shown["id"]])
    await live.pragma("query_only = 0")
    await live.advance(10)
    await until(lambda: not solo(live, alone).holds)
    await live.answered()
    assert text("hold-storage-down", "en") not in text_of(alone.shown[shown["id"]])
    await take_turn(live, alone)
    records.faults.clear()


async def test_full_house_is_said(live: Live, ana: Person, besa: Person) -> None:
    """The operator's cap holds, with its own sentence."""
    live.settings.murlan_solo_tables = 1
    await live.restart_bot()
    await ana.command("solo")
    outcome = await besa.command("solo")
    assert text("refusal-too-many-solo", "en") == outcome.text


async def test_hand_that_was_left_open_says_that_the_match_is_closed(live: Live, alone: Person) -> None:
    """A week later its buttons are of a table that is no more; in private that can only be this one."""
    alone.channel_id = live.add_dm(alone)
    live.clock.advance(1)
    await alone.command("solo")
    shown = await screen(live, alone)
    live.clock.advance(7 * 24 * 3600 + 1)
    await until(lambda: live.app.registry.solo_of(alone.user_id) is None)
    outcome = await alone.press("sort", shown)
    assert text("solo-closed", "en") == outcome.text
