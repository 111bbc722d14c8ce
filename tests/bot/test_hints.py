"""Hints: what a strong computer player would do in one's turn, on one's own hand and nowhere else."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.computers.advising import Advising
from bot.league.settings import GuildSettings
from bot.tables.drafts import Hint
from bot.texts import text
from murlan.snapshot import Snapshot
from tests.support.live import Live, Person, controls_of


@pytest.fixture
async def two(live: Live, ana: Person, besa: Person) -> tuple[Person, Person]:
    """Ana and Besa with their hands open at a table with two computers: first the one who acts, then the other."""
    await ana.command("start")
    besa.shown.update(ana.shown)
    await besa.press("join")
    await ana.press("fill")
    await live.settled()
    for person in (ana, besa):
        await person.press("hand", ana.public())
    is_anas = live.table().hand(ana.user_id).snapshot.is_own_turn
    return (ana, besa) if is_anas else (besa, ana)


def with_hints(own: GuildSettings) -> GuildSettings:
    """Let a server give hints in rated matches."""
    return replace(own, hints_in_rated=True)


def hint_of(live: Live, person: Person) -> Hint | None:
    """Return the hint that somebody has in their present turn."""
    return live.table().hand(person.user_id).draft.hint


def hint_id(live: Live) -> str:
    """Return the id of the button that asks for a hint in the present turn."""
    table = live.table()
    return f"m1:{table.state.table_id}:hint:{table.public().guard}"


async def test_hint_stands_on_the_hand_and_its_play_comes_first(live: Live, seated: Person) -> None:
    """One a turn; the first suggestion plays it."""
    shown = await seated.press("hint")
    hint = hint_of(live, seated)
    assert hint is not None
    assert "💡" in shown.text
    controls = controls_of(shown.message)
    assert controls["hint"]["disabled"]
    first = controls["plays"]["options"][0]["value"]
    before = live.table().state.event_count
    await seated.press("plays", shown.message, (first,))
    await seated.press("play")
    assert live.table().state.event_count > before


async def test_hint_is_seen_by_nobody_else(live: Live, two: tuple[Person, Person]) -> None:
    """Nothing public tells that somebody asked, and the table's books know nothing of it."""
    acting, other = two
    await live.database.settings.change_guild(int(live.guild_id), with_hints)
    await live.answered()
    before, state = len(other.frames), live.table().state
    live.playground.requests.clear()
    await acting.forge(hint_id(live), message=acting.hand())
    await live.answered()
    assert hint_of(live, acting) is not None
    assert (before, 0) == (len(other.frames), live.playground.requests.summary()["counted"])
    assert state == live.table().state


async def test_hints_are_off_in_rated_matches_unless_the_server_gives_them(
    live: Live, two: tuple[Person, Person]
) -> None:
    """Two people play: the match is rated. The button is not there, and whoever forges it reads why."""
    acting, _ = two
    assert "hint" not in controls_of(acting.hand())
    refused = await acting.forge(hint_id(live), message=acting.hand())
    assert text("refusal-hints-off", "en") in refused.text
    assert hint_of(live, acting) is None
    await live.database.settings.change_guild(int(live.guild_id), with_hints)
    told = await acting.forge(hint_id(live), message=acting.hand())
    assert "💡" in told.text


async def test_hint_is_asked_for_in_the_own_turn_alone(live: Live, two: tuple[Person, Person]) -> None:
    """Whoever forges it while somebody else acts reads whose turn it is."""
    acting, waiting = two
    refused = await waiting.forge(hint_id(live), message=waiting.hand())
    assert text("refusal-turn-of", "en", name=live.table().names[acting.user_id]) in refused.text


async def test_hint_of_an_old_turn_is_not_shown_in_a_new_one(live: Live, seated: Person) -> None:
    """It was about other cards."""
    old = hint_id(live)
    await seated.press("hint")
    await live._take_turn(live.table())
    await live.settled()
    assert hint_of(live, seated) is None
    refused = await seated.forge(old, message=seated.hand())
    assert text("refusal-turn-is-over", "en") in refused.text


async def test_hint_that_comes_after_the_turn_is_not_shown(
    live: Live, seated: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The turn was taken on another of one's devices meanwhile."""
    advise = Advising.advise
    asked, go = asyncio.Event(), asyncio.Event()

    async def late(advising: Advising, table_id: str, snapshot: Snapshot) -> Hint | None:
        asked.set()
        await go.wait()
        return await advise(advising, table_id, snapshot)

    monkeypatch.setattr(Advising, "advise", late)
    asking = asyncio.create_task(seated.press("hint"))
    await asked.wait()
    await live._take_turn(live.table())
    go.set()
    shown = await asking
    assert "💡" not in shown.text
    assert hint_of(live, seated) is None


async def test_busy_players_are_said_to_be_busy(live: Live, seated: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sentence on the hand, and the button is still there."""

    async def busy(*_: object) -> None:
        return None

    monkeypatch.setattr(Advising, "advise", busy)
    shown = await seated.press("hint")
    assert text("refusal-hint-busy", "en") in shown.text
    assert not controls_of(shown.message)["hint"].get("disabled")
