"""Profiles as people read them, on the real discord.py."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.texts import LANGUAGES, text
from tests.support.discord_limits import walk
from tests.support.live import PATIENCE, Live, Person

GALLERY = 12
"""Discord's number of a media gallery."""


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


async def test_profile_is_a_picture_too_for_who_reads_drawn_cards(live: Live, ana: Person, besa: Person) -> None:
    """Its description tells all that it shows; who reads letters gets the curve in letters."""
    live.draws_cards = True
    await live.restart_bot()
    async with asyncio.timeout(3 * PATIENCE):
        while not live.app.card_emojis.is_settled:
            await asyncio.sleep(0.001)
    await play(live, ana, besa)
    shown = (await ana.command("profile")).message
    (gallery,) = [part for part in walk(shown["components"]) if part["type"] == GALLERY]
    (item,) = gallery["items"]
    (file,) = shown["attachments"]
    assert ("profile", "image/png") == (file["filename"].partition("-")[0], file["content_type"])
    assert file["url"] == item["media"]["url"]
    assert text("profile-places", "en", places="").split(":")[0] in item["description"]
    await ana.command("preferences")
    await ana.choose("deck", "text")
    live.clock.advance(1)
    plain = (await ana.command("profile")).message
    assert ([], []) == (
        plain["attachments"],
        [part for part in walk(plain["components"]) if part["type"] == GALLERY],
    )
