"""``/murlan play``: turns that are typed, and what is listed while they are."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.client.reading import Reading
from bot.tables.table import Table
from bot.texts import text
from bot.views.cards import card_faces
from cogs import turns
from murlan.cards import card_text
from murlan.snapshot import Snapshot
from tests.bot.test_answers import ANSWERS, CALLBACK, TOO_LATE
from tests.bot.test_secrecy import cards_in
from tests.support.live import Json, Live, Person, controls_of, links_of, text_of


@pytest.fixture
async def two(live: Live, ana: Person, besa: Person) -> tuple[Person, Person]:
    """Ana and Besa at a table with two computers: first the one who acts, then the other."""
    await ana.command("start")
    besa.shown.update(ana.shown)
    await besa.press("join")
    await ana.press("fill")
    await live.settled()
    return (ana, besa) if snapshot_of(live, ana).is_own_turn else (besa, ana)


def snapshot_of(live: Live, person: Person) -> Snapshot:
    """Return what a person may see."""
    return live.table().hand(person.user_id).snapshot


async def listed(live: Live, person: Person, typed: str = "", channel_id: str | None = None) -> list[Json]:
    """Return what is offered to somebody who types a turn."""
    body: dict[str, Any] = {"name": "murlan", "path": ["play"], "options": {"cards": typed}, "focused": "cards"}
    body["channel_id"] = channel_id or person.channel_id
    status, told = await live.post(f"/people/{person.name}/autocomplete", **body)
    assert status == 200, told
    return list(told["choices"])


def count(table: Table) -> int:
    """Return how many events a table has seen."""
    return table.state.event_count


async def test_what_is_typed_is_played_and_the_answer_is_the_hand(live: Live, seated: Person) -> None:
    """BB-082: whoever's client fails at selects can play all the same; others see what they would after a press."""
    play = snapshot_of(live, seated).choices()[0]
    before = count(live.table())
    outcome = await seated.command("play", cards=card_text(play.cards).replace("T", "10").lower())
    assert outcome.is_private
    assert count(live.table()) > before
    assert not set(play.cards) & set(snapshot_of(live, seated).hand)
    assert {"sort"} <= controls_of(outcome.message).keys()


async def test_hands_that_answer_typed_turns_do_not_pile_up(live: Live, seated: Person) -> None:
    """Each takes the place of the one before: there is one hand to look at, and it is kept up to date."""
    before = seated.hand()["id"]
    first = (await seated.command("play", cards="?")).message["id"]
    second = (await seated.command("play", cards="?")).message["id"]
    await seated.until(lambda: not {before, first} & seated.shown.keys())
    assert second == seated.hand()["id"]


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        pytest.param("hello", text("refusal-notation", "en", text="hello"), id="no card"),
        pytest.param("3S 3S", text("refusal-notation", "en", text="3s"), id="a card twice"),
    ],
)
async def test_what_cannot_be_read_is_refused_on_the_hand(
    typed: str, sentence: str, live: Live, seated: Person
) -> None:
    """The hand says why, and nothing has happened."""
    before = count(live.table())
    outcome = await seated.command("play", cards=typed)
    assert (before, True) == (count(live.table()), sentence in outcome.text)


async def test_what_the_rules_refuse_is_refused_with_the_sentence_of_a_press(live: Live, seated: Person) -> None:
    """Two ranks are no combination, however they were chosen."""
    held = snapshot_of(live, seated).hand
    cards = (held[0], held[-1])
    before = count(live.table())
    outcome = await seated.command("play", cards=card_text(cards))
    sentence = text("refusal-no-combination", "en", cards=card_faces(cards))
    assert (before, True) == (count(live.table()), sentence in outcome.text)


async def test_nobody_plays_out_of_turn_by_typing(live: Live, two: tuple[Person, Person]) -> None:
    """The list says whose turn it is, and what is typed all the same is refused."""
    acting, waiting = two
    before = count(live.table())
    name = live.table().names[acting.user_id]
    assert [text("hand-turn-of", "en", name=name)] == [line["name"] for line in await listed(live, waiting)]
    outcome = await waiting.command("play", cards=card_text(snapshot_of(live, waiting).hand[:1]))
    assert (text("refusal-turn-of", "en", name=name), before) == (outcome.text.splitlines()[0][2:], count(live.table()))


async def test_plays_are_listed_by_name_best_first_and_a_pass_last(live: Live, seated: Person) -> None:
    """Each line of the list can be given as it stands."""
    while True:
        snapshot = snapshot_of(live, seated)
        if snapshot.is_own_turn and snapshot.may_pass and snapshot.choices():
            break
        await live._take_turn(live.table())
        await live.settled()
    lines = await listed(live, seated)
    assert len(lines) <= 25
    assert text("button-pass", "en") == lines[-1]["name"]
    legal = {card_text(play.cards) for play in snapshot.choices()}
    assert legal >= {line["value"] for line in lines[:-1]}
    assert [] == [line for line in lines if not 1 <= len(line["name"]) <= 100]
    before = count(live.table())
    assert (await seated.command("play", cards=lines[0]["value"])).is_success
    assert count(live.table()) > before


async def test_the_list_names_no_card_of_anybody_else(live: Live, two: tuple[Person, Person]) -> None:
    """Whoever types reads their own cards, and no other is in the frame that goes to them."""
    acting, waiting = two
    own = set(snapshot_of(live, acting).hand)
    for typed in ("", "3", "9S", "pair"):
        assert cards_in(str(await listed(live, acting, typed))) <= own
    assert not cards_in(str(await listed(live, waiting)))


@pytest.mark.parametrize(("typed", "expected"), [("pas", ["pass"]), ("zzz", [])])
async def test_the_list_goes_on_from_what_is_typed(typed: str, expected: list[str], live: Live, seated: Person) -> None:
    """By words and by values; what fits nothing lists nothing."""
    await seated.command("play", cards=card_text(snapshot_of(live, seated).choices()[0].cards))
    while not (snapshot := snapshot_of(live, seated)).is_own_turn or not snapshot.may_pass or not snapshot.choices():
        await live._take_turn(live.table())
        await live.settled()
    assert expected == [line["value"] for line in await listed(live, seated, typed)]


async def test_a_play_that_is_typed_whole_comes_first(live: Live, seated: Person) -> None:
    """The list has one play a shape; other cards of the same shape can be named."""
    snapshot = snapshot_of(live, seated)
    for play in snapshot.legal_plays():
        lines = await listed(live, seated, card_text(play.cards))
        assert card_text(play.cards) == lines[0]["value"]


async def test_who_sits_nowhere_is_offered_nothing(live: Live, seated: Person, besa: Person) -> None:
    """An outsider at the table's channel, and a player in private messages of another server."""
    assert [] == await listed(live, besa)
    refused = await besa.command("play", cards="3S")
    assert text("refusal-not-seated", "en") == refused.text


async def test_a_turn_is_typed_from_any_channel_of_the_server(live: Live, seated: Person) -> None:
    """The hand there has the way to the table in place of buttons, which a table takes from its own channel only."""
    play = snapshot_of(live, seated).choices()[0]
    assert card_text(play.cards) in [line["value"] for line in await listed(live, seated, channel_id=live.general_id)]
    seated.channel_id = live.general_id
    before = count(live.table())
    outcome = await seated.command("play", cards=card_text(play.cards))
    assert count(live.table()) > before
    assert ({}, 1) == (controls_of(outcome.message), len(links_of(outcome.message)))
    assert text("hand-title", "en", count=len(snapshot_of(live, seated).hand)).splitlines()[0] in text_of(
        outcome.message
    )


async def test_who_plays_at_several_tables_is_asked_which(live: Live, ana: Person) -> None:
    """From a third channel nobody can know; from the table's own it is clear."""
    for channel_id in (live.general_id, live.channel_id):
        ana.channel_id = channel_id
        await ana.command("start")
        await ana.press("fill")
        await live.settled()
    ana.channel_id = live.announcements_id
    assert [] == await listed(live, ana, channel_id=live.closed_id)
    outcome = await ana.command("play", cards="pass")
    assert f"<#{live.channel_id}>" in outcome.text
    ana.channel_id = live.channel_id
    assert "sort" in controls_of((await ana.command("play", cards="?")).message)


async def test_the_list_comes_in_time_though_the_readers_language_cannot_be_read(
    live: Live, seated: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stuck disk costs the language at most: Discord says what the client is set to."""

    async def never(*_: object) -> str:
        await asyncio.Event().wait()
        raise AssertionError

    monkeypatch.setattr(Reading, "of_reader", never)
    monkeypatch.setattr(turns, "LANGUAGE_SECONDS", 0.01)
    assert await listed(live, seated)


async def test_a_list_that_discord_does_not_take_disturbs_nothing(live: Live, seated: Person) -> None:
    """It may have come too late; the next letter asks again, and nobody is told of a fault."""
    live.expected_problems |= {TOO_LATE}
    await live.fault(route=CALLBACK, kind="status", status=404, code=10062)
    live.playground.requests.clear()
    lost = asyncio.create_task(listed(live, seated))
    while not live.requests(ANSWERS):
        await asyncio.sleep(0)
    assert await listed(live, seated)
    lost.cancel()
