"""The lobby as people press it: at the same moment, twice, without the right to, after it has expired."""

from __future__ import annotations

import asyncio

import pytest

from bot.tables.phases import Phase
from bot.tables.seating import ComputerSeat, person_ids
from bot.texts import text
from murlan.computer.levels import Level
from tests.support.live import Live, Person, controls_of


@pytest.fixture
async def lobby(live: Live, ana: Person) -> Person:
    """Ana, who has opened a table."""
    await ana.command("start")
    return ana


async def test_two_who_start_at_once_get_one_table(live: Live, ana: Person, besa: Person) -> None:
    """BB-042: one opens it, the other reads that it is there."""
    outcomes = await asyncio.gather(ana.command("start"), besa.command("start"))
    private = [outcome for outcome in outcomes if outcome.is_private]
    assert (1, 1, True) == (len(live.app.registry), len(private), all(outcome.is_success for outcome in outcomes))
    told = (text("refusal-table-exists", "en"), text("exists-lobby", "en", free=3))
    assert any(sentence in private[0].text for sentence in told)


async def test_three_who_join_at_once_all_sit(
    live: Live, lobby: Person, besa: Person, clirim: Person, drita: Person
) -> None:
    """Three free seats, three presses in the same moment."""
    for person in (besa, clirim, drita):
        person.shown.update(lobby.shown)
    outcomes = await asyncio.gather(*(person.press("join") for person in (besa, clirim, drita)))
    assert [True] * 3 == [outcome.is_success for outcome in outcomes]
    people = {person.user_id for person in (lobby, besa, clirim, drita)}
    assert people == set(person_ids(live.table().state.seats))


async def test_four_who_join_at_once_share_three_seats(
    live: Live, lobby: Person, besa: Person, clirim: Person, drita: Person, luan: Person
) -> None:
    """BB-039: the fifth at the table reads that it is full, and is remembered nowhere."""
    late = (besa, clirim, drita, luan)
    for person in late:
        person.shown.update(lobby.shown)
    outcomes = await asyncio.gather(*(person.press("join") for person in late))
    refused = [outcome for outcome in outcomes if outcome.is_private]
    assert [text("refusal-no-free-seat", "en")] == [outcome.text for outcome in refused]
    assert set(person_ids(live.table().state.seats)) == set(live.table().names)


async def test_who_joins_twice_at_once_sits_once(live: Live, lobby: Person, besa: Person) -> None:
    """BB-039: two presses of a nervous finger."""
    besa.shown.update(lobby.shown)
    outcomes = await asyncio.gather(besa.press("join"), besa.press("join"))
    assert [text("refusal-already-seated", "en")] == [outcome.text for outcome in outcomes if outcome.is_private]
    assert (lobby.user_id, besa.user_id) == person_ids(live.table().state.seats)


async def test_host_who_leaves_hands_the_table_on(live: Live, lobby: Person, besa: Person) -> None:
    """The right goes to whoever came next."""
    besa.shown.update(lobby.shown)
    await besa.press("join")
    await lobby.press("leave")
    assert besa.user_id == live.table().state.host_id
    assert (await besa.press("fill")).is_success


async def test_last_who_leaves_closes_the_table(live: Live, lobby: Person) -> None:
    """Nobody is left; the message says so."""
    outcome = await lobby.press("leave")
    assert (0, True) == (len(live.app.registry), text("closed-deserted", "en") in outcome.text)


async def test_guest_who_starts_reads_who_may(live: Live, lobby: Person, besa: Person) -> None:
    """Only the host starts; the refusal changes nothing."""
    besa.shown.update(lobby.shown)
    await besa.press("join")
    before = live.table().state
    outcome = await besa.press("fill")
    assert (text("refusal-host-is", "en", name="Ana"), True) == (outcome.text, outcome.is_private)
    assert before == live.table().state


async def test_anybody_seated_starts_a_full_table(
    live: Live, lobby: Person, besa: Person, clirim: Person, drita: Person
) -> None:
    """Nobody has to wait for a host who went to make coffee."""
    for person in (besa, clirim, drita):
        person.shown.update(lobby.shown)
        await person.press("join")
    assert (await drita.press("start")).is_success
    assert Phase.PLAYING is live.table().state.phase


async def test_stranger_who_adds_a_computer_is_refused(live: Live, lobby: Person, besa: Person) -> None:
    """Only those who sit there fill the seats."""
    besa.shown.update(lobby.shown)
    before = live.table().state
    outcome = await besa.press("add")
    assert (text("refusal-join-first", "en"), before) == (outcome.text, live.table().state)


async def test_computers_come_and_go(live: Live, lobby: Person) -> None:
    """The last one that came goes first."""
    for verb in ("add", "add", "add", "remove"):
        assert (await lobby.press(verb)).is_success
    assert 2 == sum(isinstance(seat, ComputerSeat) for seat in live.table().state.seats)


async def test_more_computers_than_seats_are_refused(live: Live, lobby: Person) -> None:
    """A press from before the last seat was taken."""
    for _ in range(3):
        await lobby.press("add")
    table_id = live.table().state.table_id
    outcome = await lobby.forge(f"m1:{table_id}:add")
    assert (text("refusal-no-free-seat", "en"), 4) == (outcome.text, len(live.table().state.seats))


async def test_computer_that_is_not_there_cannot_be_removed(live: Live, lobby: Person) -> None:
    """A press from before it went."""
    outcome = await lobby.forge(f"m1:{live.table().state.table_id}:remove")
    assert text("refusal-no-computer", "en") == outcome.text


async def test_lobby_expires_and_its_buttons_say_so(live: Live, lobby: Person) -> None:
    """After a quarter of an hour without a press the table closes; an old button leads on."""
    table_id = live.table().state.table_id
    live.clock.advance(15 * 60 + 1)
    await lobby.sees(text("closed-expired", "en"))
    outcome = await lobby.forge(f"m1:{table_id}:join")
    assert (text("refusal-table-is-over", "en"), 0) == (outcome.text, len(live.app.registry))


async def test_press_keeps_a_lobby_open(live: Live, lobby: Person) -> None:
    """The quarter of an hour begins anew."""
    live.clock.advance(14 * 60)
    await lobby.press("add")
    live.clock.advance(14 * 60)
    await live.settled()
    assert Phase.LOBBY is live.table().state.phase


async def test_host_chooses_in_the_menu_who_comes_next(live: Live, lobby: Person) -> None:
    """The list shows what is chosen, the lobby too; who came before stays who they are."""
    await lobby.press("add")
    menu = await lobby.press("menu")
    assert ["mixed"] == [
        option["value"] for option in controls_of(menu.message)["level"]["options"] if option["default"]
    ]
    outcome = await lobby.choose("level", "champion")
    assert text("note-level", "en", level="VI champion") in outcome.text
    assert ["champion"] == [
        option["value"] for option in controls_of(outcome.message)["level"]["options"] if option["default"]
    ]
    await lobby.sees("🖥️ VI champion", is_private=False)
    await lobby.press("add")
    levels = [seat.level for seat in live.table().state.seats if isinstance(seat, ComputerSeat)]
    assert [Level.CLUB, Level.CHAMPION] == levels


async def test_guest_is_offered_no_level(lobby: Person, besa: Person) -> None:
    """It is the host's to choose, so nobody else is shown the list."""
    await besa.press("join", lobby.public())
    assert "level" not in controls_of((await besa.press("menu", lobby.public())).message)


@pytest.mark.parametrize("values", [(), ("grandmaster",), ("club", "expert")], ids=["none", "unknown", "two"])
async def test_level_that_is_none_is_refused(live: Live, lobby: Person, values: tuple[str, ...]) -> None:
    """What Discord itself would not let through changes nothing."""
    menu, before = await lobby.press("menu"), live.table().state
    outcome = await lobby.forge(f"m1:{before.table_id}:level", message=menu.message, values=values)
    assert (text("refusal-old-button", "en"), before) == (outcome.text, live.table().state)
