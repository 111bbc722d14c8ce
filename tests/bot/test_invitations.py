"""Invitations: nobody is seated without their own press, nobody is pestered, and nobody else is notified."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import discord
import pytest

from bot.client.authority import Authority
from bot.client.invitations import MOST, REMEMBERED, SAME_PERSON, WINDOW, Invitations
from bot.client.reading import Reading
from bot.clock import ManualClock
from bot.league.settings import SettingsStore
from bot.tables.registry import Limits, Registry
from bot.tables.seating import person_ids
from bot.texts import text
from bot.views.layout import small
from playground.seed import OTHER_APP
from tests.support.live import Live, Outcome, Person, controls_of


@pytest.fixture
async def lobby(live: Live, ana: Person) -> Person:
    """Ana, who has opened a table."""
    await ana.command("start")
    return ana


async def test_invitation_mentions_and_notifies_one_person_alone(live: Live, lobby: Person, besa: Person) -> None:
    """BB-090: the mention stands in the message, and only the invited person is on the list of who is notified."""
    outcome = await invite(live, lobby, besa)
    assert (False, f"<@{besa.user_id}>") == (outcome.is_private, outcome.text[: len(f"<@{besa.user_id}>")])
    assert [str(besa.user_id)] == [user["id"] for user in outcome.message["mentions"]]
    assert (False, []) == (outcome.message["mention_everyone"], outcome.message["mention_roles"])


async def test_invited_person_joins_with_one_press(live: Live, lobby: Person, besa: Person) -> None:
    """The seat is theirs, the invitation says so and has no buttons any more."""
    await invite(live, lobby, besa)
    outcome = await answer(besa, lobby, "accept")
    assert small(text("invitation-accepted", "en", name="Besa")) == outcome.text
    assert {} == controls_of(outcome.message)
    assert (lobby.user_id, besa.user_id) == person_ids(live.table().state.seats)
    await lobby.sees(lambda message: "Besa" in str(message) and "start" in controls_of(message))


async def test_invited_person_declines_with_one_press(live: Live, lobby: Person, besa: Person) -> None:
    """Nothing changes at the table, and the invitation can be pressed no more."""
    before = live.table().state
    await invite(live, lobby, besa)
    outcome = await answer(besa, lobby, "decline")
    assert (small(text("invitation-declined", "en", name="Besa")), {}) == (outcome.text, controls_of(outcome.message))
    assert before == live.table().state


async def test_invitation_works_after_a_restart(live: Live, lobby: Person, besa: Person) -> None:
    """Who is invited is in the buttons, not in memory."""
    await invite(live, lobby, besa)
    await live.restart_bot()
    outcome = await answer(besa, lobby, "accept")
    assert small(text("invitation-accepted", "en", name="Besa")) == outcome.text
    assert besa.user_id in person_ids(live.table().state.seats)


@pytest.mark.parametrize("verb", ["accept", "decline", "mute"])
async def test_anybody_else_is_told_whose_invitation_it_is(
    verb: str, live: Live, lobby: Person, besa: Person, luan: Person
) -> None:
    """BB-022: somebody else's press seats nobody, declines for nobody and mutes nobody."""
    invitation = (await invite(live, lobby, besa)).message
    before = live.table().state
    outcome = await answer(luan, lobby, verb)
    assert (text("refusal-not-invited", "en"), True) == (outcome.text, outcome.is_private)
    assert (before, invitation["components"]) == (live.table().state, lobby.shown[invitation["id"]]["components"])
    assert await live.database.languages.takes_invitations(besa.user_id)


async def test_open_invitation_blocks_nobody(live: Live, lobby: Person, besa: Person) -> None:
    """BB-022: whoever is invited goes on as if nothing were."""
    await invite(live, lobby, besa)
    besa.channel_id = live.general_id
    assert (await besa.command("start")).is_success
    assert 2 == len(live.app.registry)
    assert (await lobby.press("fill")).is_success


async def test_person_who_wants_no_invitations_is_left_in_peace(
    live: Live, lobby: Person, besa: Person, clirim: Person
) -> None:
    """BB-022: one press mutes everybody, over a restart too; one command undoes it."""
    await invite(live, lobby, besa)
    outcome = await answer(besa, lobby, "mute")
    assert text("invitation-declined", "en", name="Besa") in outcome.text
    await besa.sees(text("note-invitations-off", "en"), is_private=True)
    await live.restart_bot()
    clirim.shown.update(lobby.shown)
    await clirim.press("join")
    for inviter in (lobby, clirim):
        refused = await invite(live, inviter, besa)
        assert (text("refusal-invite-muted", "en", name="Besa"), True) == (refused.text, refused.is_private)
    await besa.command("invitations", take="on")
    assert not (await invite(live, lobby, besa)).is_private


async def test_choice_of_a_language_keeps_the_mute(live: Live, ana: Person) -> None:
    """Two settings of one person, stored side by side."""
    await ana.command("invitations", take="off")
    await ana.command("language", language="sq")
    assert not await live.database.languages.takes_invitations(ana.user_id)
    assert "sq" == await live.database.languages.of_person(ana.user_id)
    assert text("note-invitations-on", "sq") == (await ana.command("invitations", take="on")).text
    assert "sq" == await live.database.languages.of_person(ana.user_id)


async def test_same_person_is_not_invited_twice_in_a_row(live: Live, lobby: Person, besa: Person) -> None:
    """BB-022: twenty times in a row are one invitation."""
    outcomes = [await invite(live, lobby, besa) for _ in range(20)]
    assert [False] + [True] * 19 == [outcome.is_private for outcome in outcomes]
    assert text("refusal-invite-again", "en", name="Besa") == outcomes[-1].text
    live.clock.advance(SAME_PERSON)
    assert not (await invite(live, lobby, besa)).is_private


async def test_inviter_is_slowed_down(live: Live, lobby: Person) -> None:
    """BB-022: so many invitations in ten minutes, whoever is invited; a refused one does not count."""
    names = ("besa", "clirim", "drita", "luan")
    people = [await live.sit_down(name) for name in names]
    sent = [await invite(live, lobby, person) for person in people]
    live.clock.advance(SAME_PERSON)
    sent += [await invite(live, lobby, person) for person in people]
    assert [False] * MOST + [True] * 3 == [outcome.is_private for outcome in sent]
    assert text("refusal-invite-often", "en") == sent[-1].text
    live.clock.advance(WINDOW - SAME_PERSON)
    assert not (await invite(live, lobby, people[3])).is_private


@pytest.mark.parametrize(
    "guest", ["oneself", "the bot", "another application", "somebody elsewhere", "somebody seated"]
)
async def test_who_cannot_be_invited_is_told_and_nobody_is_notified(
    guest: str, live: Live, lobby: Person, besa: Person
) -> None:
    """A private sentence each, with what to do instead."""
    match guest:
        case "oneself":
            user_id, key = str(lobby.user_id), "refusal-invite-oneself"
        case "the bot":
            user_id, key = live.playground.discord.world.app_id, "refusal-invite-application"
        case "another application":
            user_id, key = OTHER_APP[0], "refusal-invite-application"
        case "somebody elsewhere":
            await live.change_person("besa", action="leave", guild_id=live.guild_id)
            user_id, key = str(besa.user_id), "refusal-invite-elsewhere"
        case _:
            besa.shown.update(lobby.shown)
            await besa.press("join")
            user_id, key = str(besa.user_id), "refusal-invite-seated"
    outcome = await lobby.command("invite", person=user_id)
    assert (text(key, "en", name="Besa"), True) == (outcome.text, outcome.is_private)
    assert [] == outcome.message["mentions"]


async def test_person_who_was_removed_is_not_invited_back(live: Live, lobby: Person, besa: Person) -> None:
    """They could not join anyway."""
    besa.shown.update(lobby.shown)
    await besa.press("join")
    await expel(lobby, besa)
    outcome = await invite(live, lobby, besa)
    assert text("refusal-invite-barred", "en", name="Besa") == outcome.text


async def test_nobody_is_invited_to_a_full_table(live: Live, lobby: Person, besa: Person) -> None:
    """There is no seat to offer."""
    for _ in range(3):
        await lobby.press("add")
    assert text("refusal-no-free-seat", "en") == (await invite(live, lobby, besa)).text


async def test_stranger_invites_nobody(live: Live, lobby: Person, besa: Person, luan: Person) -> None:
    """Only who sits there."""
    assert text("refusal-join-first", "en") == (await invite(live, luan, besa)).text


async def test_invited_person_at_many_tables_reads_the_limit(live: Live, lobby: Person, besa: Person) -> None:
    """The invitation stays, for when they have left another table."""
    live.app.registry._limits = Limits(per_person=1)
    besa.channel_id = live.general_id
    await besa.command("start")
    besa.channel_id = live.channel_id
    await invite(live, lobby, besa)
    outcome = await answer(besa, lobby, "accept")
    assert text("refusal-too-many-yours", "en", limit=1) in outcome.text
    assert "accept" in controls_of(lobby.newest("accept"))


async def test_invitation_to_a_table_that_filled_up_says_so(live: Live, lobby: Person, besa: Person) -> None:
    """Whoever comes late reads why, and the invitation stays as it is."""
    await invite(live, lobby, besa)
    await lobby.press("fill")
    outcome = await answer(besa, lobby, "accept")
    assert (text("refusal-no-seat-free-now", "en"), True) == (outcome.text, outcome.is_private)


@pytest.mark.parametrize("verb", ["accept", "decline"])
async def test_invitation_to_a_table_that_has_ended_says_so(verb: str, live: Live, lobby: Person, besa: Person) -> None:
    """BB-088: its buttons go with the first press, whoever pressed."""
    await invite(live, lobby, besa)
    await lobby.command("end")
    outcome = await answer(besa, lobby, verb)
    assert (small(text("invitation-over", "en")), {}) == (outcome.text, controls_of(outcome.message))


async def test_invitation_is_in_the_servers_language_and_its_answer_in_the_readers(
    live: Live, ana: Person, besa: Person, luan: Person
) -> None:
    """BB-118: public messages are for all, private ones for one."""
    await ana.command("language", language="sq", server=True)
    await ana.command("start")
    outcome = await invite(live, ana, besa)
    assert text("invitation-lobby", "sq") in outcome.text
    refused = await answer(luan, ana, "accept")
    assert text("refusal-not-invited", "en") == refused.text
    accepted = await answer(besa, ana, "accept")
    assert small(text("invitation-accepted", "sq", name="Besa")) == accepted.text


def test_inviters_are_forgotten_one_day() -> None:
    """What is remembered of inviters has a bound."""
    inviting = Invitations(
        cast("Registry", None), cast("Reading", None), ManualClock(), authority=Authority(cast("SettingsStore", None))
    )
    guest = cast("discord.Member", SimpleNamespace(id=7, display_name="Guest"))
    for inviter in range(REMEMBERED + 5):
        inviting._count(inviter, guest)
    assert REMEMBERED == len(inviting._sent)


async def invite(live: Live, inviter: Person, guest: Person) -> Outcome:
    """Invite somebody, at a person's pace."""
    live.clock.advance(0.5)
    return await inviter.command("invite", person=str(guest.user_id))


async def answer(guest: Person, inviter: Person, verb: str) -> Outcome:
    """Press a button of the newest invitation."""
    message = inviter.newest(verb)
    guest.shown[message["id"]] = message
    return await guest.press(verb, message)


async def expel(host: Person, guest: Person) -> Outcome:
    """Remove somebody from a lobby, through the menu."""
    await host.press("menu")
    await host.press("expel")
    await host.choose("expel-whom", str(guest.user_id))
    return await host.press("expel-now")
