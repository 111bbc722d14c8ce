"""Settings on a phone: a server's by who manages it and by who does not, one's own, languages and the guides."""

from __future__ import annotations

import pytest

from bot.league.periods import SeasonMode
from bot.league.settings import TURNS, Openers
from bot.tables.decks import Deck
from bot.tables.drafts import Sorting
from bot.texts import LANGUAGES, text
from bot.views.guides import TOPICS, topic_title
from bot.views.levels import level_title
from bot.views.seats import target_text
from bot.views.setting_presses import SettingsPage
from bot.views.settings import CAPS
from murlan.computer.levels import Level
from murlan.options import LADDERS, PRESETS, Sides
from playground.seed import CHANNELS
from tests.journeys.conftest import World
from tests.journeys.driver import Message, Pane
from tests.journeys.readers import Reader

pytestmark = pytest.mark.asyncio(loop_scope="session")

TABLES, GENERAL, _ = CHANNELS
SIDES = {Sides.FREE_FOR_ALL: "sides-four", Sides.TWO_TEAMS: "sides-two"}


async def settings(pane: Pane, reader: Reader) -> Message:
    """Open the server's settings."""
    await pane.slash("murlan settings")
    return await pane.private(reader.said("settings-title", page=SettingsPage.OPENING))


async def each_chosen(pane: Pane, shown: Message, title: str, options: list[str]) -> Message:
    """Choose each of a select's options, the first one last; each is marked from then on."""
    for option in (*options[1:], options[0]):
        shown = await pane.chosen(title, [option], shown.id)
        assert (option,) == shown.control(title).chosen
    return shown


async def turned_over(pane: Pane, reader: Reader, shown: Message, key: str) -> Message:
    """Press a switch to its other side and back."""
    names = [reader.said(key, state=state) for state in ("on", "off")]
    first, second = names if shown.has(names[0]) else reversed(names)
    shown = await pane.pressed(first, shown.id)
    assert shown.has(second)
    shown = await pane.pressed(second, shown.id)
    assert shown.has(first)
    return shown


@pytest.mark.long
async def test_manager_chooses_where_tables_open_and_by_whom(reader: Reader, own_cafe: World) -> None:
    """A choice holds from the next command on, in the server's language."""
    owner, guest = await own_cafe.phone(reader.owner, reader), await own_cafe.phone(reader.guest, reader)
    shown = await settings(owner, reader)
    await owner.screenshot(f"settings-opening-{reader.language}")
    languages = [text("language-name", code) for code in LANGUAGES]
    shown = await each_chosen(owner, shown, reader.said("settings-language"), languages)
    caps = [reader.said("settings-cap", count=count) for count in CAPS if count < 25]
    shown = await each_chosen(owner, shown, reader.said("settings-most"), caps[:3])
    shown = await owner.chosen(reader.said("settings-everywhere"), [GENERAL], shown.id)
    await guest.slash("murlan start")
    assert reader.said("refusal-no-tables-here", channels=f"#{GENERAL}") == await guest.told()
    await guest.screenshot(f"settings-elsewhere-{reader.language}")
    shown = await owner.chosen(reader.said("settings-everywhere"), [], shown.id)
    openers = {one: reader.said("settings-opener", who=one) for one in Openers}
    shown = await owner.chosen(reader.said("settings-openers"), [openers[Openers.MANAGERS]], shown.id)
    await guest.slash("murlan start")
    assert reader.said("refusal-managers-open") == await guest.told()
    shown = await owner.chosen(reader.said("settings-openers"), [openers[Openers.ROLE]], shown.id)
    shown = await owner.chosen(reader.said("settings-opener-role"), ["Murlan"], shown.id)
    await owner.screenshot(f"settings-role-{reader.language}")
    await guest.slash("murlan start")
    assert reader.said("refusal-role-opens", role="Murlan") == await guest.told()
    await guest.screenshot(f"settings-role-refused-{reader.language}")
    await owner.press(reader.said("settings-no-role"), message=shown.id, settle=False)
    await owner.root.locator("[data-popover] [role=option]").first.wait_for()
    await owner.screenshot(f"settings-roles-{reader.language}")
    await owner.page.keyboard.press("Escape")
    await owner.choose(reader.said("settings-no-role"), ["@everyone"], message=shown.id)
    assert reader.said("refusal-nobodys-role") == await owner.told()
    shown = await owner.chosen(reader.said("settings-openers"), [openers[Openers.EVERYBODY]], shown.id)
    other = next(code for code in LANGUAGES if code != reader.language)
    await owner.choose(reader.said("settings-language"), [text("language-name", other)], message=shown.id)
    await guest.slash("murlan start")
    await guest.wait_for_text(text("lobby-title", other).removeprefix("### "))


@pytest.mark.long
async def test_manager_chooses_what_new_tables_are_like(reader: Reader, own_cafe: World) -> None:
    """Every option of every select; what stands there then is what /murlan start takes."""
    owner = await own_cafe.phone(reader.owner, reader)
    shown = await settings(owner, reader)
    shown = await owner.pressed(reader.said("settings-page", page=SettingsPage.TABLES), shown.id)
    await owner.screenshot(f"settings-tables-{reader.language}")
    selects = {
        "settings-preset": [reader.said(f"preset-{name}") for name in reversed(PRESETS)],
        "settings-mode": [reader.said(SIDES[one]) for one in reversed(Sides)],
        "settings-target": [target_text(one, reader.language) for one in sorted(LADDERS)],
        "settings-turn": [reader.said("turn-seconds", seconds=one) for one in reversed(TURNS)],
    }
    decks = [reader.said("deck-name", deck=deck) for deck in Deck]
    for key, options in (*selects.items(), ("settings-deck", decks)):
        shown = await each_chosen(owner, shown, reader.said(key), options)
    levels = [level_title(level, reader.language) for level in (Level.BEGINNER, Level.CLUB, None)]
    shown = await each_chosen(owner, shown, reader.said("settings-choose"), levels)
    shown = await turned_over(owner, reader, shown, "settings-hints")
    await owner.screenshot(f"settings-tables-chosen-{reader.language}")
    await owner.slash("murlan language", language=text("language-name", reader.language), server="True")
    await owner.slash("murlan start")
    lobby = await owner.wait_for_text(reader.said("lobby-title"))
    for key, options in selects.items():
        assert options[0] in lobby.text, key
    assert levels[0] in lobby.text
    await owner.screenshot(f"settings-lobby-{reader.language}")


@pytest.mark.long
async def test_manager_chooses_how_the_league_is_kept(reader: Reader, own_cafe: World) -> None:
    """Ratings on and off, who left shown or hidden, seasons by the calendar or by hand."""
    owner = await own_cafe.phone(reader.owner, reader)
    shown = await settings(owner, reader)
    shown = await owner.pressed(reader.said("settings-page", page=SettingsPage.LEAGUE), shown.id)
    await owner.screenshot(f"settings-league-{reader.language}")
    for key in ("settings-rated", "settings-leavers", "settings-podiums"):
        shown = await turned_over(owner, reader, shown, key)
    shown = await owner.chosen(reader.said("settings-podium-last"), [GENERAL], shown.id)
    assert (GENERAL,) == shown.control(reader.said("settings-podium-last")).chosen
    modes = [reader.said("settings-season-mode", mode=mode) for mode in SeasonMode]
    shown = await each_chosen(owner, shown, reader.said("settings-seasons"), modes)
    shown = await owner.pressed(reader.said("settings-page", page=SettingsPage.OPENING), shown.id)
    assert reader.said("settings-title", page=SettingsPage.OPENING) in shown.text


async def test_settings_and_corrections_are_refused_to_who_does_not_manage(reader: Reader, world: World) -> None:
    """Each such command, with the same sentence and nothing changed."""
    guest = await world.phone(reader.guest, reader)
    commands = {
        "murlan settings": {},
        "murlan void": {},
        "murlan reset": {},
        "murlan season": {"action": "end"},
        "murlan bar": {"person": reader.owner.capitalize()},
        "murlan language": {"language": text("language-name", reader.language), "server": "True"},
    }
    for command, options in commands.items():
        await guest.slash(command, **options)
        assert reader.said("refusal-manage-guild") == await guest.told(), command
    await guest.screenshot(f"settings-refused-{reader.language}")


@pytest.mark.long
async def test_person_sets_what_is_their_own(reader: Reader, cafe: World) -> None:
    """The language changes the very message; what else is chosen stays as it is set."""
    guest = await cafe.phone(reader.guest, reader)
    await guest.slash("murlan preferences")
    shown = await guest.private(reader.said("preferences-title"))
    await guest.screenshot(f"preferences-{reader.language}")
    sortings = [reader.said("preferences-sorting-by", by=by) for by in Sorting]
    decks = [reader.said("deck-name", deck=deck) for deck in Deck]
    for select, options in (("preferences-sorting", sortings), ("preferences-deck", decks)):
        shown = await each_chosen(guest, shown, reader.said(select), options)
    for key in ("preferences-confirms", "preferences-invitations", "preferences-profile"):
        shown = await turned_over(guest, reader, shown, key)
    for code in (*(code for code in LANGUAGES if code != reader.language), reader.language):
        [select] = [one.label for one in shown.controls if one.custom_id.endswith(":language")]
        shown = await guest.chosen(select, [text("language-name", code)], shown.id)
        assert text("preferences-title", code).removeprefix("### ") in shown.text


@pytest.mark.long
async def test_rules_and_help_are_read_chapter_by_chapter(reader: Reader, cafe: World) -> None:
    """All in short, each chapter, and what the bot can do."""
    guest = await cafe.phone(reader.guest, reader)
    await guest.slash("murlan rules")
    await guest.private(reader.said("rules-title"))
    await guest.screenshot(f"rules-{reader.language}")
    for topic in TOPICS:
        await guest.slash("murlan rules", topic=topic)
        assert topic_title(topic, reader.language) in await guest.told()
        await guest.screenshot(f"rules-{topic}-{reader.language}")
    await guest.slash("murlan help")
    helped = (await guest.private(reader.said("help-title"))).text
    for command in ("leaderboard", "history", "profile", "verify", "settings", "preferences", "privacy", "language"):
        assert f"/murlan {command}" in helped
    await guest.screenshot(f"help-{reader.language}")
