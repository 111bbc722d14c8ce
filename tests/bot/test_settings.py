"""Settings as those who manage a server and everybody else use them, on the real discord.py."""

from __future__ import annotations

from typing import Any

import pytest

from bot.tables.drafts import Sorting
from bot.tables.phases import Phase
from bot.texts import LANGUAGES, text
from murlan.computer.levels import Level
from murlan.options import RRETHI, Sides
from tests.support.live import Live, Outcome, Person, controls_of, text_of


async def chosen(live: Live, person: Person, verb: str, *values: str) -> Outcome:
    """Choose in the newest select with this verb, not faster than anybody would."""
    live.clock.advance(1)
    return await person.choose(verb, *values)


async def pressed(live: Live, person: Person, verb: str) -> Outcome:
    """Press the newest button with this verb, not faster than anybody would."""
    live.clock.advance(1)
    return await person.press(verb)


async def given(live: Live, who: Person, *command: str, **options: object) -> Outcome:
    """Give a command, not faster than anybody would."""
    live.clock.advance(1)
    return await who.command(*command, **options)


def give_role(live: Live, person: Person) -> str:
    """Give somebody the one role that the server has besides everybody's; return it."""
    world = live.playground.discord.world
    role: dict[str, Any] = world.guild(live.guild_id)["roles"][1]
    member = world.member(live.guild_id, str(person.user_id))
    world.put_member(live.guild_id, {**member, "roles": [role["id"]]})
    return str(role["id"])


def any_role(live: Live) -> str:
    """Return that role."""
    return str(live.playground.discord.world.guild(live.guild_id)["roles"][1]["id"])


@pytest.mark.parametrize("language", LANGUAGES)
async def test_table_is_opened_as_the_manager_has_set_it(language: str, live: Live, ana: Person, besa: Person) -> None:
    """What the command leaves out is the server's; who does not manage it reads why they cannot set it."""
    await ana.command("language", language=language)
    await besa.command("language", language=language)
    shown = (await given(live, ana, "settings")).message
    assert text("settings-title", language, page="opening") in text_of(shown)
    await pressed(live, ana, "to-tables")
    for verb, value in {
        "preset": "rrethi",
        "mode": "two-teams",
        "target": "11",
        "turn": "180",
        "computers": "expert",
    }.items():
        assert (await chosen(live, ana, verb, value)).is_success
    assert shown["id"] == ana.newest("preset")["id"]
    refused = await given(live, besa, "settings")
    assert (text("refusal-manage-guild", language), True) == (refused.text, refused.is_private)
    await given(live, besa, "start", target=21)
    settings = live.table().state.settings
    assert (RRETHI.suited_straights, 21, Sides.TWO_TEAMS) == (
        settings.options.suited_straights,
        settings.options.target,
        settings.options.sides,
    )
    assert (180, Level.EXPERT) == (settings.turn_seconds, settings.computers)


async def test_every_page_is_reached_and_each_choice_shows_where_it_was_made(live: Live, ana: Person) -> None:
    """One message: a page is a press away, and a button says what is on."""
    shown = (await given(live, ana, "settings")).message
    for verb in ("to-tables", "to-league", "to-opening"):
        assert (await pressed(live, ana, verb)).is_success
    await pressed(live, ana, "to-league")
    for verb, key in (("rated", "settings-rated"), ("leavers", "settings-leavers")):
        await pressed(live, ana, verb)
        expected = text(key, "en", state="off" if verb == "rated" else "on")
        assert expected == controls_of(ana.shown[shown["id"]])[verb]["label"]
    league = await live.database.settings.of_league(int(live.guild_id))
    assert (False, True) == (league.is_rating, league.hide_leavers)
    await chosen(live, ana, "seasons", "owner")
    assert text("settings-no-season", "en") in text_of(ana.shown[shown["id"]])
    assert (
        text("note-season-started", "en", name="Winter")
        == (await given(live, ana, "season", action="start", name="Winter")).text
    )
    await pressed(live, ana, "to-tables")
    await ana.press("to-league")
    assert text("settings-season", "en", name="Winter") in text_of(ana.shown[shown["id"]])
    assert text("note-season-ended", "en", name="Winter") == (await given(live, ana, "season", action="end")).text
    assert text("note-no-season", "en") == (await given(live, ana, "season", action="end")).text


async def test_switch_pressed_twice_at_once_is_not_turned_back(live: Live, ana: Person) -> None:
    """A button says what is to be: an impatient second press asks for the same."""
    await given(live, ana, "settings")
    shown = (await pressed(live, ana, "to-league")).message
    custom_id = controls_of(shown)["rated"]["custom_id"]
    for _ in range(2):
        live.clock.advance(1)
        await ana.forge(custom_id, message=shown)
    assert not (await live.database.settings.of_league(int(live.guild_id))).is_rating


async def test_tables_open_only_in_the_channels_that_are_chosen(live: Live, ana: Person, besa: Person) -> None:
    """A thread counts with its channel; the sentence names the way; a table is not moved away from there either."""
    await given(live, ana, "settings")
    assert (await chosen(live, ana, "channels", live.channel_id)).is_success
    besa.channel_id = live.general_id
    refused = await given(live, besa, "start")
    assert text("refusal-no-tables-here", "en", channels=f"<#{live.channel_id}>") == refused.text
    besa.channel_id = live.add_thread()
    assert not (await given(live, besa, "start")).is_private
    ana.channel_id = live.general_id
    besa.channel_id = live.general_id
    moved = await given(live, besa, "move")
    assert text("refusal-no-tables-here", "en", channels=f"<#{live.channel_id}>") == moved.text
    ana.channel_id = live.channel_id
    await chosen(live, ana, "channels")
    besa.channel_id = live.general_id
    assert text("note-moved", "en") == (await given(live, besa, "move")).text


async def test_tables_are_opened_by_whom_the_manager_lets(live: Live, ana: Person, besa: Person) -> None:
    """Managers only, then whoever has a role; others read who does."""
    await given(live, ana, "settings")
    await chosen(live, ana, "openers", "managers")
    assert text("refusal-managers-open", "en") == (await given(live, besa, "start")).text
    await chosen(live, ana, "openers", "role")
    await chosen(live, ana, "opener-role", any_role(live))
    assert text("refusal-role-opens", "en", role="Murlan") == (await given(live, besa, "start")).text
    give_role(live, besa)
    assert not (await given(live, besa, "start")).is_private


async def test_manager_role_counts_as_managing_the_server_until_it_is_lost(
    live: Live, ana: Person, besa: Person, clirim: Person
) -> None:
    """It opens the settings and ends a stranger's table; whom it names is chosen by Discord's own right alone."""
    await given(live, clirim, "start")
    role = give_role(live, besa)
    besa.shown.update(clirim.shown)
    assert "end" not in controls_of((await pressed(live, besa, "menu")).message)
    await given(live, ana, "settings")
    refused = await chosen(live, ana, "manager-role", live.guild_id)
    assert text("refusal-nobodys-role", "en") == refused.text
    await chosen(live, ana, "manager-role", role)
    assert "end" in controls_of((await pressed(live, besa, "menu")).message)
    shown = (await given(live, besa, "settings")).message
    assert "channels" in controls_of(shown)
    denied = await chosen(live, besa, "manager-role")
    assert text("refusal-manage-guild", "en") == denied.text
    await given(live, besa, "end")
    assert live.app.registry.in_channel(int(live.channel_id)) is None
    await chosen(live, ana, "manager-role")
    assert text("refusal-manage-guild", "en") == (await chosen(live, besa, "most", "1")).text


async def test_no_more_tables_open_at_once_than_the_server_lets(live: Live, ana: Person, besa: Person) -> None:
    """The server's cap is within the operator's."""
    await given(live, ana, "settings")
    await chosen(live, ana, "most", "1")
    await given(live, ana, "start")
    besa.channel_id = live.general_id
    assert text("refusal-too-many-here", "en", limit=1) == (await given(live, besa, "start")).text
    await chosen(live, ana, "most", "any")
    assert not (await given(live, besa, "start")).is_private


async def test_who_is_barred_neither_opens_nor_joins_nor_is_invited(live: Live, ana: Person, besa: Person) -> None:
    """Until it is lifted; who does not manage the server bars nobody."""
    refused = await given(live, besa, "bar", person=str(ana.user_id))
    assert text("refusal-manage-guild", "en") == refused.text
    barred = await given(live, ana, "bar", person=str(besa.user_id))
    assert text("note-barred", "en", name="Besa") == barred.text
    assert text("refusal-barred-here", "en") == (await given(live, besa, "start")).text
    await given(live, ana, "start")
    besa.shown.update(ana.shown)
    assert text("refusal-barred-here", "en") == (await pressed(live, besa, "join")).text
    invited = await given(live, ana, "invite", person=str(besa.user_id))
    assert text("refusal-invite-barred-here", "en", name="Besa") == invited.text
    lifted = await given(live, ana, "bar", person=str(besa.user_id), action="lift")
    assert text("note-let-in", "en", name="Besa") == lifted.text
    await pressed(live, besa, "join")
    assert Phase.LOBBY is live.table().state.phase
    assert besa.user_id in [seat.user_id for seat in live.table().public().seats]


async def test_right_that_is_missing_is_named_with_the_way_to_give_it(live: Live, ana: Person) -> None:
    """In this very channel, and no more once it is given."""
    ana.channel_id = live.closed_id
    shown = (await given(live, ana, "settings")).message
    missing = text("settings-missing", "en", permissions=text("permission-send-messages", "en"))
    assert missing in text_of(shown)
    ana.channel_id = live.channel_id
    assert text("settings-rights", "en") in (await given(live, ana, "settings")).text


async def test_nothing_of_one_servers_settings_is_in_another(live: Live, ana: Person) -> None:
    """Everything changes here, and there all stands as before."""
    await given(live, ana, "settings")
    await chosen(live, ana, "openers", "managers")
    await chosen(live, ana, "language", "sq")
    store, here, there = live.database.settings, int(live.guild_id), int(live.other_guild_id)
    untouched = await store.of_guild(there)
    assert (True, "managers", "everybody") == (
        untouched == type(untouched)(),
        (await store.of_guild(here)).openers,
        untouched.openers,
    )
    assert ("sq", None) == (
        await live.database.languages.of_guild(here),
        await live.database.languages.of_guild(there),
    )


@pytest.mark.parametrize("language", LANGUAGES)
async def test_person_sets_what_is_their_own(language: str, live: Live, besa: Person) -> None:
    """The message is in the language that was just chosen, and a hand is sorted as one likes."""
    other = next(code for code in LANGUAGES if code != language)
    await besa.command("language", language=other)
    shown = (await given(live, besa, "preferences")).message
    await chosen(live, besa, "language", language)
    assert text("preferences-title", language) in text_of(besa.shown[shown["id"]])
    await chosen(live, besa, "sorting", "suit")
    await pressed(live, besa, "invitations")
    await pressed(live, besa, "profile")
    own = await live.database.settings.of_person(besa.user_id)
    assert (Sorting.BY_SUIT, False, False) == (own.sorting, own.takes_invitations, own.shares_profile)
    await given(live, besa, "start")
    await pressed(live, besa, "fill")
    await live.settled()
    await pressed(live, besa, "hand")
    assert Sorting.BY_SUIT is live.table().hand(besa.user_id).draft.sorting


async def test_result_that_a_manager_lets_not_count_leaves_the_board(live: Live, ana: Person, besa: Person) -> None:
    """Asked once more; the board is worked out anew; a second time it says so. Resetting asks as well."""
    await given(live, ana, "start", target=0)
    besa.shown.update(ana.shown)
    await pressed(live, besa, "join")
    await pressed(live, ana, "fill")
    await live.play_out()
    await live.answered()
    assert "Besa" in (await given(live, ana, "leaderboard")).text
    assert text("refusal-manage-guild", "en") == (await given(live, besa, "void")).text
    listed = (await given(live, ana, "void")).message
    (option,) = controls_of(listed)["which"]["options"]
    question = await chosen(live, ana, "which", option["value"])
    assert "void" in controls_of(question.message)
    assert text("note-voided", "en") == (await pressed(live, ana, "void")).text
    assert text("board-empty", "en") in (await given(live, ana, "leaderboard")).text
    await given(live, ana, "void")
    assert text("note-void-already", "en") == (await chosen(live, ana, "which", option["value"])).text
    for what in ("all", "season"):
        assert text("reset-ask", "en", what=what) in (await given(live, ana, "reset", what=what)).text
        assert text("note-reset", "en") == (await pressed(live, ana, "reset")).text


async def test_press_on_settings_changes_nothing_where_others_see_it_or_it_names_nothing(
    live: Live, ana: Person
) -> None:
    """What Discord would not let through, or what a later version might send."""
    await given(live, ana, "start")
    for custom_id in ("s1:server:rated:off", "s1:own:profile:off", "c1:books:reset:all"):
        live.clock.advance(1)
        refused = await ana.forge(custom_id, message=ana.public())
        assert text("refusal-old-button", "en") in refused.text, custom_id
    shown = (await given(live, ana, "settings")).message
    for custom_id, values in {
        "s1:server:preset": ("poker",),
        "s1:server:channels": None,
        "s1:server:rated:maybe": None,
        "s1:server:most": ("-1",),
        "s1:own:sorting": ("colour",),
        "c1:books:void:nothing": None,
        "c1:books:which": ("nothing",),
    }.items():
        live.clock.advance(1)
        outcome = await ana.forge(custom_id, message=shown, values=values)
        if custom_id != "s1:server:channels":
            assert text("refusal-old-button", "en") in outcome.text, custom_id
    guild = await live.database.settings.of_guild(int(live.guild_id))
    assert type(guild)() == guild
