"""All about oneself, as a file; and deleted, to the last byte, on the real discord.py."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.texts import LANGUAGES, text
from db.recomputing import recompute
from tests.support.live import Json, Live, Person, controls_of, is_ephemeral, text_of
from tests.support.stored import query

WORDS = [(language, typed) for language in LANGUAGES for typed in ("DELETE", " fshije ")]


async def played(live: Live, *people: Person) -> None:
    """Let people play one deal, and leave the table."""
    first, *others = people
    await first.command("start", target=0)
    for other in others:
        await other.press("join")
    await first.press("fill")
    await live.play_out()
    for person in people:
        live.clock.advance(1)
        await person.command("leave")
    await live.database.archive.settled()


async def exported(live: Live, person: Person) -> dict[str, Any]:
    """Return what the file says."""
    live.clock.advance(1)
    message = (await person.command("privacy", "export")).message
    (attached,) = message["attachments"]
    async with live.http.get(attached["url"]) as answer:
        told: dict[str, Any] = json.loads(await answer.read())
    assert is_ephemeral(message)
    return told


async def asked(live: Live, person: Person) -> Json:
    """Open the question and its form; return the question."""
    live.clock.advance(1)
    question = (await person.command("privacy", "delete")).message
    live.clock.advance(1)
    await person.press("ask", question)
    live.clock.advance(1)
    return question


def traces(live: Live, person: Person) -> list[str]:
    """Return in which forms a person's number stands in the database and its log."""
    folder = live.path.parent
    stored = b"".join(file.read_bytes() for file in folder.glob("murlan.db*") if not file.name.endswith("-shm"))
    number = person.user_id
    forms = {
        "digits": str(number).encode(),
        "big": number.to_bytes(8, "big"),
        "little": number.to_bytes(8, "little"),
    }
    return [form for form, trace in forms.items() if trace in stored]


async def test_file_has_all_about_the_person_and_nothing_about_others(live: Live, ana: Person, besa: Person) -> None:
    """With readable keys; a table at which they sit is named."""
    await played(live, ana, besa)
    await ana.command("invitations", take="off")
    await ana.command("start")
    told = await exported(live, ana)
    (line,) = told["lines_of_results"]
    assert (str(ana.user_id), str(live.guild_id)) == (line["user_id"], line["guild_id"])
    assert {"started_at", "pool", "points"} <= line.keys()
    assert [0] == [row["takes_invitations"] for row in told["settings"]]
    assert [str(live.channel_id)] == [row["channel_id"] for row in told["open_tables"]]
    assert told["boards"]
    assert told["ratings"]
    assert str(besa.user_id) not in json.dumps(told)


@pytest.mark.parametrize(("language", "typed"), WORDS)
async def test_person_who_types_the_word_is_forgotten_to_the_last_byte(
    language: str, typed: str, live: Live, ana: Person, besa: Person
) -> None:
    """The id is nowhere in the file or its log while the bot goes on; others' history stays true."""
    await played(live, ana, besa)
    await ana.command("language", language=language)
    before = await exported(live, besa)
    assert {"digits", "big"} >= set(traces(live, ana)) > set()
    question = await asked(live, ana)
    assert text("privacy-delete", language) in text_of(question)
    outcome = await ana.submit(word=typed)
    assert (True, text("privacy-deleted", language)) == (outcome.is_success, text_of(ana.shown[question["id"]]))
    assert [] == traces(live, ana)
    after = await exported(live, besa)
    assert before["boards"] == after["boards"]
    assert before["ratings"] == after["ratings"]
    told = await exported(live, ana)
    assert [] == [rows for name, rows in told.items() if name != "user_id" and rows]
    names = query(live.path, "SELECT user_id FROM member_name")
    assert [(besa.user_id,)] == names
    await live.stop_bot()
    assert recompute(live.path).is_equal
    await live.start_bot()


async def test_person_who_types_something_else_is_asked_again(live: Live, ana: Person, besa: Person) -> None:
    """Nothing is deleted by a slip."""
    await played(live, ana, besa)
    question = await asked(live, ana)
    await ana.submit(word="delet")
    assert text("privacy-other-word", "en") == text_of(ana.shown[question["id"]])
    assert [] != traces(live, ana)


async def test_person_at_a_table_reads_to_leave_it_first(live: Live, ana: Person, besa: Person) -> None:
    """Before the question and after it: whoever sits down meanwhile deletes nothing."""
    question = await asked(live, ana)
    await ana.command("start")
    await ana.submit(word="DELETE")
    assert text("privacy-still-named", "en") in text_of(ana.shown[question["id"]])
    live.clock.advance(1)
    said = await ana.command("privacy", "delete")
    assert (text("privacy-still-named", "en") in said.text, {}) == (True, controls_of(said.message))
    del besa


async def test_form_that_nobody_was_shown_is_an_old_button(live: Live, ana: Person) -> None:
    """On a public message the answer would show to all that somebody deletes their data."""
    await ana.command("start")
    live.clock.advance(1)
    outcome = await ana.forge("p1:privacy:ask", message=ana.public())
    assert text("refusal-old-button", "en") in outcome.text
