"""Profiles as people read them, on the real discord.py."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.texts import LANGUAGES, text
from tests.support.live import Live, Person


async def play(live: Live, host: Person, guest: Person) -> None:
    """Let a match of two people and two computer players end."""
    await host.command("start", target=0)
    await guest.press("join", host.public())
    await host.press("fill")
    await live.play_out()
    await live.answered()
    await live.database.archive.settled()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_profile_is_read_in_private_without_account_numbers(
    language: str, live: Live, ana: Person, besa: Person
) -> None:
    """One's own if nobody is named, else with how both fared against each other."""
    await besa.command("language", language=language)
    await play(live, ana, besa)
    own = await besa.command("profile")
    live.clock.advance(1)
    others = await besa.command("profile", person=str(ana.user_id))
    assert (True, True) == (own.is_private, others.is_private)
    shared = [
        text("profile-head-to-head", language, ahead=ahead, behind=1 - ahead, level=0, together=0) for ahead in (0, 1)
    ]
    assert [0, 1] == [sum(one in outcome.text for one in shared) for outcome in (own, others)]
    assert text("achievement", language, name="first-match") in others.text
    assert str(ana.user_id) not in str(others.message["components"])


async def test_profile_that_is_not_shared_is_shown_to_its_owner_alone(live: Live, ana: Person, besa: Person) -> None:
    """Whoever keeps it to themselves still reads it."""
    await play(live, ana, besa)
    await live.database.settings.change_person(ana.user_id, lambda own: replace(own, shares_profile=False))
    outcome = await besa.command("profile", person=str(ana.user_id))
    assert (text("refusal-not-shared", "en"), True) == (outcome.text, outcome.is_private)
    live.clock.advance(1)
    assert text("achievement", "en", name="first-match") in (await ana.command("profile")).text
