"""Presses that no message of ours asks for, or not any more: each is told the reason, none changes anything."""

from __future__ import annotations

import discord
import pytest

from bot.league.settings import GuildSettings, LeagueSettings
from bot.texts import text
from tests.support.live import Live, Person, controls_of, is_ephemeral
from tests.support.press_ids import DRAWN, PARSERS, examples, read_by, spoiled

STRANGE_IDS = {
    "empty": "",
    "foreign": "join:3",
    "another version": "m2:table00000:join",
    "unknown verb": "m1:table00000:explode",
    "no table": "m1::join",
    "an oversized id": "m1:" + "x" * 97,
    "more than Discord allows": "m1:table00000:join" * 40,
    "a newline": "m1:table00000:join\n",
    "other digits": "m1:table00000:play:١.٢",
    "huge guard": "m1:table00000:play:99999.1",
    "format strings": "m1:%s:{0}",
}

ON_HAND = ("plays", "cards", "sort", "clear", "page", "redraw", "play", "pass", "give")


@pytest.mark.parametrize("custom_id", STRANGE_IDS.values(), ids=STRANGE_IDS)
async def test_id_that_is_none_of_ours_is_answered(custom_id: str, live: Live, seated: Person) -> None:
    """The catch-all for old buttons: it says where to go instead."""
    before = live.table().state
    outcome = await seated.forge(custom_id)
    assert (text("refusal-old-button", "en"), True) == (outcome.text, outcome.is_private)
    assert before == live.table().state


def test_every_id_that_is_drawn_is_read_by_one_parser_and_every_parser_has_an_example() -> None:
    """So that what a later release adds is forged below and in the soak, without anybody thinking of it."""
    assert {} == {custom_id: read_by(custom_id) for custom_id in DRAWN if len(read_by(custom_id)) != 1}
    assert [] == [parser for parser in PARSERS if not examples(parser)]


def test_id_that_is_nearly_one_of_ours_is_none() -> None:
    """Nothing is guessed from half of an id."""
    assert {} == {bad: read_by(bad) for one in DRAWN for bad in spoiled(one) if bad != one and read_by(bad)}


@pytest.mark.parametrize("parser", PARSERS)
async def test_press_on_what_is_nearly_a_control_of_ours_is_answered(parser: str, live: Live, seated: Person) -> None:
    """Of whatever kind: it says where to go instead, and the table goes on."""
    before = live.table().state
    for custom_id in spoiled(examples(parser)[0]):
        live.clock.advance(1)
        outcome = await seated.forge(custom_id)
        assert (text("refusal-old-button", "en"), True) == (outcome.text, outcome.is_private), custom_id
    assert before.match == live.table().state.match


@pytest.mark.parametrize("parser", [parser for parser in PARSERS if parser != "parse_press"])
async def test_control_of_no_table_pressed_on_its_message_leaves_it_as_it_is(
    parser: str, live: Live, seated: Person, besa: Person
) -> None:
    """What one person reads is drawn over nothing that all see; a stranger sets and corrects nothing by it."""
    public, table = seated.public(), live.table()
    settings, league = await stored_settings(live)
    for custom_id in examples(parser)[:12]:
        live.clock.advance(0.5)
        outcome = await besa.forge(custom_id, message=public)
        assert (True, True) == (outcome.is_success, outcome.is_private), custom_id
    assert public["components"] == seated.shown[public["id"]]["components"]
    assert (settings, league) == await stored_settings(live)
    assert not table.state.barred


async def stored_settings(live: Live) -> tuple[GuildSettings, LeagueSettings]:
    """Return what is set in the server."""
    store, guild_id = live.database.settings, int(live.guild_id)
    return await store.of_guild(guild_id), await store.of_league(guild_id)


async def test_table_that_is_gone_is_said_to_be_gone(live: Live, seated: Person) -> None:
    """A message from long ago."""
    outcome = await seated.forge("m1:table99999:join")
    assert text("refusal-table-is-over", "en") == outcome.text


@pytest.mark.parametrize("channel", ["general_id", "closed_id"])
async def test_press_from_another_channel_is_refused(channel: str, live: Live, seated: Person) -> None:
    """An id carried over to another place does nothing there; it is told where the table is."""
    before = live.table().state
    outcome = await seated.forge(f"m1:{before.table_id}:hand", channel_id=getattr(live, channel))
    told = text("refusal-table-is-in", "en", channel=f"<#{live.channel_id}>")
    assert (told, before) == (outcome.text, live.table().state)


async def test_press_from_another_server_is_refused(live: Live, seated: Person) -> None:
    """A table belongs to its server."""
    world = live.playground.discord.world
    elsewhere = next(iter(world.guild_channels(live.other_guild_id)))["id"]
    outcome = await seated.forge(f"m1:{live.table().state.table_id}:hand", channel_id=elsewhere)
    assert text("refusal-wrong-place", "en") == outcome.text


@pytest.mark.parametrize("verb", ["hand", "pass-here", "ready", "leave"])
async def test_stranger_at_the_table_is_refused(verb: str, live: Live, seated: Person, besa: Person) -> None:
    """Who presses is known from the interaction, and has no seat."""
    before = live.table().state
    outcome = await besa.forge(f"m1:{before.table_id}:{verb}", message=seated.public())
    assert (text("refusal-not-seated", "en"), True) == (outcome.text, outcome.is_private)
    assert before == live.table().state


@pytest.mark.parametrize("verb", ON_HAND)
async def test_strangers_press_on_anothers_hand_shows_nothing(
    verb: str, live: Live, seated: Person, besa: Person
) -> None:
    """An id carried over from Ana's hand gives Besa nothing, and what Ana alone sees stays as it is."""
    before = live.table().state
    guard = controls_of(seated.hand())["play"]["custom_id"].rpartition(":")[2]
    outcome = await besa.forge(f"m1:{before.table_id}:{verb}:{guard}", message=seated.hand(), values=("3S",))
    assert (text("refusal-old-button", "en"), True) == (outcome.text, outcome.is_private)
    assert before == live.table().state


@pytest.mark.parametrize("verb", [*ON_HAND, "menu", "end", "leave", "accept"])
async def test_press_on_what_somebody_else_sees_alone_is_answered_to_the_presser(
    verb: str, live: Live, ana: Person, besa: Person
) -> None:
    """Discord lets nobody do this; if it did, an answer in that place would show Ana the hand that Besa holds."""
    await ana.command("start")
    besa.shown.update(ana.shown)
    await besa.press("join")
    await ana.press("fill")
    for person in (ana, besa):
        await person.press("hand", person.public())
    hand = ana.hand()
    guard = f"{live.table().state.match.deal_number}.0"  # type: ignore[union-attr]  # it has begun
    rest = f"u{besa.user_id}" if verb == "accept" else guard
    await besa.forge(f"m1:{live.table().state.table_id}:{verb}:{rest}", message=hand)
    await live.settled()
    assert hand == ana.shown[hand["id"]]


@pytest.mark.parametrize("verb", [*ON_HAND, "gifts", "end", "leave-now", "end-now"])
async def test_hand_never_appears_on_a_public_message(verb: str, live: Live, seated: Person) -> None:
    """BB-033: an id of the hand on a public message would draw the hand there for all: it is refused."""
    public, before = seated.public(), live.table().state
    guard = controls_of(seated.hand())["play"]["custom_id"].rpartition(":")[2]
    outcome = await seated.forge(f"m1:{before.table_id}:{verb}:{guard}", message=public, values=())
    assert (True, True) == (outcome.is_success, outcome.is_private)
    assert public["components"] == seated.shown[public["id"]]["components"]
    assert before == live.table().state


@pytest.mark.parametrize("verb", ["play", "pass", "give"])
async def test_press_on_a_hand_without_its_turn_does_nothing(verb: str, live: Live, seated: Person) -> None:
    """Play, Pass and Give act only for the turn they were drawn for."""
    await seated.choose("plays", first_option(seated, "plays"))
    before = live.table().state
    outcome = await seated.forge(f"m1:{before.table_id}:{verb}", message=seated.hand())
    assert (True, before) == (text("refusal-turn-is-over", "en") in outcome.text, live.table().state)


async def test_stale_play_says_that_its_turn_is_over(live: Live, seated: Person) -> None:
    """BB-067: the same press a turn later."""
    await seated.choose("plays", first_option(seated, "plays"))
    custom_id = controls_of(seated.hand())["play"]["custom_id"]
    await seated.press("play")
    await live.settled()
    await seated.press("redraw")
    await live.settled()
    while "cards" not in controls_of(seated.hand()):
        await seated.take_turn()
        await live.settled()
        await seated.press("hand", seated.public())
    before = live.table().state
    await seated.choose("cards", first_option(seated, "cards"))
    outcome = await seated.forge(custom_id, message=seated.hand())
    assert (True, before) == (text("refusal-turn-is-over", "en") in outcome.text, live.table().state)


async def test_public_pass_for_a_turn_that_is_over_does_nothing(live: Live, seated: Person) -> None:
    """The message that was pressed shows an older turn."""
    old = dict(seated.public())
    await seated.press("pass")
    await live.settled()
    await seated.until(lambda: seated.public()["components"] != old["components"])
    before = live.table().state
    message = live.playground.discord.messages.find(old["id"])
    assert message is not None
    newest, message.data = message.data, old
    outcome = await seated.forge(f"m1:{before.table_id}:pass-here", message=old)
    message.data = newest
    assert (text("refusal-turn-is-over", "en"), before) == (outcome.text, live.table().state)


@pytest.mark.parametrize(
    "values",
    [(), ("",), ("more",), ("9X",), ("3S 3S",), ("__proto__",), ("RJ",) * 25, ("2S", "garbage", "\N{GRINNING FACE}")],
    ids=repr,
)
@pytest.mark.parametrize("verb", ["plays", "cards", "gifts"])
async def test_garbage_in_a_select_chooses_only_cards_that_are_held(
    verb: str, values: tuple[str, ...], live: Live, seated: Person
) -> None:
    """What was chosen is read as cards, and only those of the own hand count."""
    before = live.table().state
    outcome = await seated.forge(f"m1:{before.table_id}:{verb}:r0", message=seated.hand(), values=values)
    assert (True, before) == (outcome.is_success, live.table().state)
    chosen = live.table().hand(seated.user_id)
    assert chosen.draft.cards <= set(chosen.snapshot.hand)


async def test_play_without_a_draft_asks_to_choose_again(live: Live, seated: Person) -> None:
    """A restart forgets what was chosen; Play then never plays."""
    await seated.choose("plays", first_option(seated, "plays"))
    await live.restart_bot()
    before = live.table().state
    outcome = await seated.press("play", seated.hand())
    assert (True, before) == (text("refusal-nothing-chosen", "en") in outcome.text, live.table().state)


async def test_play_after_a_restart_is_chosen_again_and_stands(live: Live, seated: Person) -> None:
    """BB-048: the hand from before the restart still works."""
    await live.restart_bot()
    await seated.choose("plays", first_option(seated, "plays"))
    before = live.table().state.event_count
    assert (await seated.press("play")).is_success
    assert live.table().state.event_count > before


async def test_old_table_message_tells_that_it_is_done(live: Live, ana: Person) -> None:
    """A press on a message that a newer one has replaced acts, and says so privately."""
    await ana.command("start")
    table_id = live.table().state.table_id
    other = await ana.command("help")
    outcome = await ana.forge(f"m1:{table_id}:add", message=other.message)
    assert (text("note-done", "en"), 2) == (outcome.text, len(live.table().state.seats))


async def test_press_by_id_of_a_public_verb_on_a_hand_leaves_the_hand(live: Live, seated: Person) -> None:
    """Pass of the table message pressed on a hand shows no turn, so it passes nothing."""
    before = live.table().state
    outcome = await seated.forge(f"m1:{before.table_id}:pass-here", message=seated.hand())
    assert (text("refusal-turn-is-over", "en"), before) == (outcome.text, live.table().state)
    assert is_ephemeral(seated.hand())


def first_option(person: Person, verb: str) -> str:
    """Return the value of the first option of a select on the person's hand."""
    return str(controls_of(person.hand())[verb]["options"][0]["value"])


async def test_of_a_hand_that_is_pressed_no_parts_are_read(
    live: Live, seated: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """discord.py would make an object of each of its buttons and options; who pressed which one is told beside."""
    heard: list[discord.Interaction[discord.Client]] = []
    answer = live.app.client._on_press

    async def hear(interaction: discord.Interaction[discord.Client]) -> None:
        heard.append(interaction)
        await answer(interaction)

    monkeypatch.setattr(live.app.client, "_on_press", hear)
    await seated.choose("plays", first_option(seated, "plays"))
    await seated.press("hand", seated.public())
    on_hand, on_table = (interaction.message for interaction in heard)
    assert on_hand is not None
    assert on_table is not None
    assert (True, False) == (on_hand.flags.ephemeral, bool(on_hand.components))
    assert (False, True) == (on_table.flags.ephemeral, bool(on_table.components))
