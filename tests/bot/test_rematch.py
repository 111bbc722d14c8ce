"""After a match: one press each, and the same people play on by the same rules, whoever is missing."""

from __future__ import annotations

import asyncio

import pytest

from bot.tables.phases import Phase, TableSettings
from bot.tables.seating import ComputerSeat, person_ids
from bot.texts import text
from murlan.options import ONE_DEAL, Passing
from tests.support.live import Live, Person, controls_of


@pytest.fixture
async def over(live: Live, ana: Person, besa: Person, clirim: Person) -> TableSettings:
    """A match of Ana, who hosts it, Besa, Çlirim and a computer player that has just ended; its rules."""
    await ana.command("start", target=ONE_DEAL, rules="visix", turn=180, passing=Passing.LOCKED.value)
    for person in (besa, clirim):
        await person.press("join", ana.public())
    await ana.press("fill")
    await live.play_out()
    await live.answered()
    await ana.sees(lambda message: "rematch" in controls_of(message))
    return live.table().state.settings


async def test_rematch_has_the_same_people_and_rules(
    over: TableSettings, live: Live, ana: Person, besa: Person, clirim: Person
) -> None:
    """BB-124: one press each; who presses twice has pressed once."""
    before, message = live.table().state, ana.public()
    await asyncio.gather(ana.press("rematch", message), besa.press("rematch", message), ana.press("rematch", message))
    assert (Phase.FINISHED, 2) == (live.table().state.phase, len(live.table().state.ready))
    await asyncio.gather(clirim.press("rematch", message), clirim.press("rematch", message))
    state = live.table().state
    assert (before.table_id, over, before.seats, Phase.PLAYING) == (
        state.table_id,
        state.settings,
        state.seats,
        state.phase,
    )
    assert before.match_id != state.match_id
    assert 1 == len(live.app.registry)


async def test_rematch_goes_without_somebody_who_declines(
    over: TableSettings, live: Live, ana: Person, besa: Person, clirim: Person
) -> None:
    """BB-124: Besa leaves; a computer player takes her seat, and nobody waits for her."""
    message = ana.public()
    await ana.press("rematch", message)
    await besa.command("leave")
    await clirim.press("rematch", message)
    state = live.table().state
    assert (Phase.PLAYING, over) == (state.phase, state.settings)
    assert {ana.user_id, clirim.user_id} == set(person_ids(state.seats))
    assert 2 == sum(isinstance(seat, ComputerSeat) for seat in state.seats)


async def test_rematch_takes_somebody_who_also_sits_elsewhere(
    over: TableSettings, live: Live, ana: Person, besa: Person, clirim: Person
) -> None:
    """BB-124: Besa has opened a table in another channel meanwhile; a person may sit at both."""
    message = ana.public()
    besa.channel_id = live.general_id
    assert text("lobby-title", "en") in (await besa.command("start")).text
    besa.channel_id = live.channel_id
    for person in (ana, clirim, besa):
        assert (await person.press("rematch", message)).is_success
    assert (Phase.PLAYING, over) == (live.table().state.phase, live.table().state.settings)
    places = {str(table.state.channel_id) for table in live.app.registry.seats_of(besa.user_id)}
    assert {live.general_id, live.channel_id} == places


async def test_rematch_goes_without_its_host(
    over: TableSettings, live: Live, ana: Person, besa: Person, clirim: Person
) -> None:
    """BB-124: Ana hosted and is gone; the others play on, and one of them is host."""
    message = ana.public()
    await ana.command("leave")
    for person in (besa, clirim):
        await person.press("rematch", message)
    state = live.table().state
    assert (Phase.PLAYING, over, True) == (state.phase, state.settings, state.host_id in (besa.user_id, clirim.user_id))


async def test_rematch_that_too_few_want_ends_the_table_in_its_time(
    over: TableSettings, live: Live, ana: Person, besa: Person
) -> None:
    """BB-124: two want one and the third never presses: the table says why it closed, and the channel is free."""
    del over
    await ana.press("rematch", ana.public())
    await besa.press("rematch", ana.public())
    await live.advance(601)
    await ana.sees(text("closed-expired", "en"), is_private=False)
    assert text("lobby-title", "en") in (await ana.command("start")).text
