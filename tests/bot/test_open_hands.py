"""All four hands of a deal that has ended, for anybody who asks; never those of a running one."""

from __future__ import annotations

import pytest

from bot.league.revealing import open_deal
from bot.tables.actions import Guard
from bot.texts import FALLBACK, LANGUAGES, text
from bot.views.cards import card_faces
from bot.views.presses import PressId, Verb
from murlan.match import Match
from murlan.options import ONE_DEAL
from murlan.snapshot import Stage
from tests.support.live import Json, Live, Person, controls_of, text_of

_OVER = (Stage.DEALING, Stage.OVER)


async def until(live: Live, *stages: Stage) -> Match:
    """Play on until the match stands at one of these stages, and return it."""
    table = live.table()
    while table.state.match is None or table.state.match.stage not in stages:
        await live._take_turn(table)
        await live.settled()
    return table.state.match


async def opened(live: Live, ana: Person, *others: Person, **options: object) -> Json:
    """Let Ana, others and computer players play a deal; return the message of the table after it."""
    await ana.command("start", **options)
    for person in others:
        await person.press("join", ana.public())
    await ana.press("start" if len(others) == 3 else "fill")
    await until(live, *_OVER)
    return await ana.sees(lambda message: "all-hands" in controls_of(message))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_spectator_opens_all_four_hands_after_a_deal(
    language: str, live: Live, ana: Person, besa: Person
) -> None:
    """In their own language, in a message that only they see; nothing about the table changes."""
    await besa.command("language", language=language)
    message = await opened(live, ana, target=21)
    before, deal = live.table().state, open_deal(live.table().state.match)
    assert deal is not None
    outcome = await besa.press("all-hands", message)
    assert (True, before) == (outcome.is_private, live.table().state)
    assert text("open-hands-title", language, number=1) in outcome.text
    for hand in deal.hands:
        assert card_faces(hand.cards) in outcome.text
    left = next(hand.left for hand in deal.hands if hand.left)
    assert text("open-hands-left", language, cards=card_faces(left)) in outcome.text


async def test_hands_lead_on_to_the_replay_once_the_match_is_over(live: Live, ana: Person, besa: Person) -> None:
    """From the deal that is open one goes on to it play by play."""
    hands = await besa.press("all-hands", await opened(live, ana, target=ONE_DEAL))
    live.clock.advance(1)
    replay = await besa.press("open", hands.message)
    assert text("replay-title", FALLBACK, number=1) in replay.text


async def test_hands_lead_nowhere_while_the_match_goes_on(live: Live, ana: Person, besa: Person) -> None:
    """A match is looked through as a whole once nothing can be learnt from it."""
    hands = await besa.press("all-hands", await opened(live, ana, target=21))
    assert {} == controls_of(hands.message)


async def test_hands_stay_open_over_a_restart(live: Live, ana: Person, besa: Person) -> None:
    """They are read from what is stored, not from what a process remembers."""
    message = await opened(live, ana, target=ONE_DEAL)
    before = await besa.press("all-hands", message)
    await live.restart_bot()
    live.clock.advance(1)
    after = await besa.press("all-hands", message)
    assert (True, text_of(before.message)) == (after.is_success, text_of(after.message))


@pytest.mark.parametrize("stage", [Stage.EXCHANGE, Stage.PLAY])
async def test_running_deal_opens_no_hand_whatever_the_id_says(
    stage: Stage, live: Live, ana: Person, besa: Person, clirim: Person, drita: Person
) -> None:
    """An old message, an id with the turn of a deal that ended, or with that of the next: nobody reads a card."""
    old = await opened(live, ana, besa, clirim, drita, target=21)
    match = await until(live, stage)
    press = PressId(live.table().state.table_id, Verb.OPEN_HANDS)
    forged = [str(press), *(f"{press}:{Guard(number, turn)}" for number in (0, 1, 2, 3) for turn in (0, 99))]
    forged += [f"{press}:r1", f"{press}:u{ana.user_id}"]
    for custom_id in forged:
        live.clock.advance(1)
        outcome = await ana.forge(custom_id, message=old)
        assert text("refusal-hands-hidden", FALLBACK) == outcome.text.strip(), custom_id
    assert live.table().state.match == match


async def test_first_deal_and_the_wait_for_it_open_no_hand(live: Live, ana: Person) -> None:
    """Nothing has ended yet: in the lobby, and from the first card on."""
    await ana.command("start")
    press = str(PressId(live.table().state.table_id, Verb.OPEN_HANDS))
    assert text("refusal-hands-hidden", FALLBACK) in (await ana.forge(press)).text
    await ana.press("fill")
    live.clock.advance(1)
    assert text("refusal-hands-hidden", FALLBACK) in (await ana.forge(press)).text


async def test_hands_of_another_channel_are_not_opened_from_here(live: Live, ana: Person) -> None:
    """Who may look on is who is in the table's channel."""
    message = await opened(live, ana, target=ONE_DEAL)
    thread = live.add_thread()
    outcome = await ana.forge(controls_of(message)["all-hands"]["custom_id"], message=message, channel_id=thread)
    assert not any(face in outcome.text for face in "♠♣♦♥🃏")
