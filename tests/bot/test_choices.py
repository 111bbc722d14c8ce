"""What somebody chose: at hand for the next press, and read anew where another process may know better."""

from __future__ import annotations

from pathlib import Path

from bot.client.choices import REMEMBERED, SHARED_FOR, Choices
from bot.client.reading import Reading
from db import Database


def test_choice_is_known_until_it_may_have_changed() -> None:
    """Until it is read anew the last one is shown rather than none."""
    now = [0.0]
    choices: Choices[int, str] = Choices(known_for=60, now=lambda: now[0])
    choices.note(1, "sq")
    found = [choices.is_known(1)]
    now[0] = 60.0
    found.append(choices.is_known(1))
    assert ([True, False], "sq", "en") == (found, choices.last(1, "en"), choices.last(2, "en"))


def test_choices_at_hand_are_no_more_than_so_many() -> None:
    """Who was looked at longest ago is read anew."""
    choices: Choices[int, str] = Choices()
    for owner in range(REMEMBERED + 1):
        choices.note(owner, "sq")
    assert (REMEMBERED, False, True) == (len(choices), choices.is_known(0), choices.is_known(1))


async def test_language_that_was_chosen_elsewhere_is_read_within_a_minute(tmp_path: Path) -> None:
    """Another process has the server in which somebody chose."""
    async with await Database.open(tmp_path / "murlan.db", wall=lambda: 0.0) as database:
        now = [0.0]
        reading = Reading(database.languages, default="en", known_for=SHARED_FOR)
        reading._chosen = Choices(known_for=SHARED_FOR, now=lambda: now[0])
        found = [await reading.of_guild(5)]
        await database.languages.choose_for_guild(5, "sq")
        found.append(await reading.of_guild(5))
        now[0] = SHARED_FOR
        found.append(await reading.of_guild(5))
    assert ["en", "en", "sq"] == found
