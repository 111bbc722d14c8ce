"""Who may press what: every button, by everybody who may see it, each answered with its own reason (BB-087, BB-088)."""

from __future__ import annotations

from typing import Final

import pytest

from bot.tables.phases import Phase
from bot.tables.seating import PersonSeat
from bot.tables.table import Table
from bot.texts import text
from bot.views.presses import Verb
from tests.support.live import Json, Live, Person, controls_of

ROLES: Final = ("host", "player", "away", "ex", "outsider", "manager")
"""Besa hosts, Çlirim plays, Drita is away, Luan left or never came, Ana owns the server and does not play."""
WHO: Final = dict(zip(ROLES, ("besa", "clirim", "drita", "luan", "luan", "ana"), strict=True))
LEFT, NOBODY = "refusal-left-for-good", "refusal-not-seated"
OLD = "refusal-old-button"

PUBLIC_VERBS: Final = (
    Verb.JOIN,
    Verb.LEAVE,
    Verb.ADD_COMPUTER,
    Verb.REMOVE_COMPUTER,
    Verb.SWAP,
    Verb.FILL,
    Verb.START,
    Verb.PUBLIC_PASS,
    Verb.READY,
    Verb.REMATCH,
    Verb.ACCEPT,
    Verb.DECLINE,
    Verb.MUTE,
    Verb.RULES,
    Verb.MENU,
    Verb.HAND,
    Verb.OPEN_HANDS,
)
"""What stands on messages that everybody sees; the rest stands on private ones."""
ON_HANDS: Final = (
    Verb.SUGGESTIONS,
    Verb.CARDS,
    Verb.GIFTS,
    Verb.SORT,
    Verb.CLEAR,
    Verb.PAGE,
    Verb.REDRAW,
    Verb.HINT,
    Verb.PLAN,
    Verb.PLAN_PASS,
    Verb.UNDO,
    Verb.PASS,
    Verb.PLAY,
    Verb.GIVE,
)


def rights(seated: str, ex: str = LEFT, outsider: str = NOBODY, manager: str = NOBODY) -> dict[str, str]:
    """Return what each is answered where it is one and the same for all who sit there."""
    return {**dict.fromkeys(ROLES[:3], seated), "ex": ex, "outsider": outsider, "manager": manager}


DEAL: Final[dict[Verb, dict[str, str]]] = {
    Verb.MENU: rights("menu-title", "menu-title", "menu-title", "menu-title"),
    Verb.RULES: rights("rules-title", "rules-title", "rules-title", "rules-title"),
    Verb.LEAVE: rights("confirm-leave"),
    Verb.END: rights("confirm-vote-end", "refusal-host-is", "refusal-host-is", "confirm-end") | {"host": "confirm-end"},
    Verb.EXPEL: rights("menu-remove", manager="menu-remove"),
    Verb.EXPEL_WHOM: rights("confirm-remove", manager="confirm-remove"),
    Verb.BRING_DOWN: rights("note-brought-down", manager="note-brought-down"),
    Verb.ACCEPT: rights(*["refusal-not-invited"] * 4),
    Verb.DECLINE: rights(*["refusal-not-invited"] * 4),
    Verb.MUTE: rights(*["refusal-not-invited"] * 4),
    Verb.JOIN: rights("refusal-already-seated", LEFT, "refusal-no-seat-free-now", "refusal-no-seat-free-now"),
    Verb.ADD_COMPUTER: rights("refusal-already-started"),
    Verb.REMOVE_COMPUTER: rights("refusal-already-started"),
    Verb.LEVEL: rights("refusal-already-started"),
    Verb.SWAP: rights("refusal-already-started"),
    Verb.FILL: rights("refusal-already-started"),
    Verb.START: rights("refusal-already-started"),
    Verb.READY: rights("refusal-not-between-deals"),
    Verb.REMATCH: rights("refusal-not-between-deals"),
    Verb.PUBLIC_PASS: rights("refusal-turn-of"),
    Verb.RESUME: rights("refusal-not-paused"),
    Verb.PAUSE: rights("note-vote-pause"),
    Verb.WITHDRAW: rights("note-withdrawn"),
    Verb.CONFIRM_EXPEL: rights("note-vote-remove"),
    Verb.HAND: rights("hand-title"),
    Verb.OPEN_HANDS: rights(*["refusal-hands-hidden"] * 4),
    **{verb: rights("hand-title") for verb in ON_HANDS if verb not in (Verb.PASS, Verb.PLAY, Verb.GIVE)},
    Verb.PASS: rights("refusal-turn-of"),
    Verb.PLAY: rights("refusal-nothing-chosen"),
    Verb.GIVE: rights("refusal-nothing-chosen"),
    Verb.CONFIRM_END: rights("note-vote-end", "refusal-host-is", "refusal-host-is", "note-ended")
    | {"host": "note-ended"},
}
"""In a deal, somebody else's turn: the verbs in the order they are pressed, by whom, and what each reads."""

LOBBY_ROLES: Final = ("host", "player", "outsider", "manager")
_UNBEGUN = "refusal-not-started"
_FIRST = "refusal-join-first"


def lobby_rights(host: str, player: str, outsider: str, manager: str) -> dict[str, str]:
    """Return what each is answered in a lobby."""
    return dict(zip(LOBBY_ROLES, (host, player, outsider, manager), strict=True))


LOBBY: Final[dict[Verb, dict[str, str]]] = {
    Verb.MENU: lobby_rights(*["menu-title"] * 4),
    Verb.RULES: lobby_rights(*["rules-title"] * 4),
    Verb.HAND: lobby_rights(*[_UNBEGUN] * 4),
    Verb.OPEN_HANDS: lobby_rights(*["refusal-hands-hidden"] * 4),
    Verb.READY: lobby_rights(*[_UNBEGUN] * 4),
    Verb.REMATCH: lobby_rights(*[_UNBEGUN] * 4),
    Verb.PUBLIC_PASS: lobby_rights(*["refusal-turn-is-over"] * 4),
    **{verb: lobby_rights(*[_UNBEGUN] * 4) for verb in (*ON_HANDS, Verb.PAUSE, Verb.RESUME, Verb.WITHDRAW)},
    Verb.ACCEPT: lobby_rights(*["refusal-not-invited"] * 4),
    Verb.DECLINE: lobby_rights(*["refusal-not-invited"] * 4),
    Verb.MUTE: lobby_rights(*["refusal-not-invited"] * 4),
    Verb.BRING_DOWN: lobby_rights("note-brought-down", "note-brought-down", NOBODY, "note-brought-down"),
    Verb.START: lobby_rights("refusal-seats-free", "refusal-host-is", _FIRST, _FIRST),
    Verb.END: lobby_rights("confirm-end-lobby", "refusal-host-is", "refusal-host-is", "confirm-end-lobby"),
    Verb.EXPEL: lobby_rights("menu-remove", "refusal-host-is", "refusal-host-is", "menu-remove"),
    Verb.EXPEL_WHOM: lobby_rights("confirm-remove-lobby", "refusal-host-is", "refusal-host-is", "confirm-remove-lobby"),
    Verb.ADD_COMPUTER: lobby_rights("lobby-title", "lobby-title", _FIRST, _FIRST),
    Verb.REMOVE_COMPUTER: lobby_rights("lobby-title", "lobby-title", _FIRST, "refusal-no-computer")
    | {"manager": _FIRST},
    Verb.LEVEL: lobby_rights("note-level", "refusal-host-is", _FIRST, _FIRST),
    Verb.SWAP: lobby_rights("lobby-title", "lobby-title", _FIRST, _FIRST),
    Verb.CONFIRM_EXPEL: lobby_rights("note-removed", "refusal-host-is", "refusal-host-is", "note-removed"),
    Verb.CONFIRM_END: lobby_rights("note-ended", "refusal-host-is", "refusal-host-is", "note-ended"),
}
"""The same in a lobby; Join, Leave and Fill do what they say (`tests.bot.test_lobby`)."""


@pytest.mark.parametrize("role", ROLES)
async def test_press_in_a_deal_is_answered_by_who_pressed(role: str, live: Live, people: dict[str, Person]) -> None:
    """BB-087: what comes of a press follows from the table and from who presses it, never from the id."""
    table = await deal_with(live, people, role)
    person = people[WHO[role]]
    await by_somebody_else(live, table, person)
    answers, wanted = {}, {}
    for verb, expected in DEAL.items():
        wanted[verb] = said(table, person, expected[role])
        answers[verb] = await read(live, table, person, verb, wanted[verb])
        if verb in (Verb.PAUSE, Verb.CONFIRM_EXPEL) and role in ROLES[:3]:
            await person.forge(f"m1:{table.state.table_id}:withdraw", message=await private_message(live, person))
    assert wanted == answers


@pytest.mark.parametrize("role", LOBBY_ROLES)
async def test_press_in_a_lobby_is_answered_by_who_pressed(role: str, live: Live, people: dict[str, Person]) -> None:
    """BB-087: the host's and the managers' rights, and nobody else's."""
    table = await lobby_of(people, "besa", "clirim")
    person = people[WHO[role]]
    answers, wanted = {}, {}
    for verb, expected in LOBBY.items():
        wanted[verb] = said(table, person, expected[role])
        answers[verb] = await read(live, table, person, verb, wanted[verb])
    assert wanted == answers


def test_every_verb_is_in_the_matrices() -> None:
    """A button that is added is not forgotten: it fails here until it says what it answers whom."""
    done_elsewhere = {Verb.CONFIRM_LEAVE, Verb.CUT, Verb.VERIFY, Verb.VERIFY_PAGE, Verb.TELL}
    assert set(Verb) == set(DEAL) | done_elsewhere
    assert set(Verb) == set(LOBBY) | done_elsewhere | {Verb.JOIN, Verb.LEAVE, Verb.FILL}


async def test_manager_who_loses_the_right_after_the_menu_was_drawn_is_refused(
    live: Live, people: dict[str, Person]
) -> None:
    """BB-087: the rights are those of the press, not those of the menu."""
    table = await lobby_of(people, "besa", "clirim")
    await live.change_role("everyone", allow=("MANAGE_GUILD",))
    menu = (await people["luan"].press("menu")).message
    assert "end" in controls_of(menu)
    await live.change_role("everyone", deny=("MANAGE_GUILD",))
    outcome = await people["luan"].press("end", menu)
    assert text("refusal-host-is", "en", name="Besa") == outcome.text
    assert Phase.LOBBY is table.state.phase


async def test_host_who_left_has_no_rights_and_the_next_one_has(live: Live, people: dict[str, Person]) -> None:
    """BB-087: the right passes on, and really works."""
    table = await lobby_of(people, "besa", "clirim")
    menu = (await people["besa"].press("menu")).message
    await people["besa"].press("leave", people["besa"].public())
    refused = await people["besa"].press("end", menu)
    assert text("refusal-host-is", "en", name="Çlirim") == refused.text
    menu = (await people["clirim"].press("menu")).message
    question = await people["clirim"].press("end", menu)
    ended = await people["clirim"].press("end-now", question.message)
    assert (text("note-ended", "en"), Phase.CLOSED) == (ended.text, table.state.phase)


@pytest.mark.parametrize("name", ["besa", "clirim", "drita"])
async def test_target_in_an_id_gives_nobody_a_right(name: str, live: Live, people: dict[str, Person]) -> None:
    """Whom an id names is whom it is about; a stranger's press on it is a stranger's."""
    table = await lobby_of(people, "besa", "clirim", "drita")
    luan = people["luan"]
    message, before = await private_message(live, luan), table.state
    outcome = await luan.forge(f"m1:{before.table_id}:expel-now:u{people[name].user_id}", message=message)
    assert (text("refusal-host-is", "en", name="Besa"), before) == (outcome.text, table.state)


@pytest.fixture
async def people(
    live: Live, ana: Person, besa: Person, clirim: Person, drita: Person, luan: Person
) -> dict[str, Person]:
    """All five, at their pages."""
    return {person.name: person for person in (ana, besa, clirim, drita, luan)}


async def lobby_of(people: dict[str, Person], host: str, *others: str) -> Table:
    """Open a table with some people."""
    await people[host].command("start")
    shown = people[host].public()
    for name in others:
        people[name].shown[shown["id"]] = shown
        await people[name].press("join", shown)
    for person in people.values():
        person.shown.setdefault(shown["id"], shown)
    return people[host]._live.table()


async def deal_with(live: Live, people: dict[str, Person], role: str) -> Table:
    """Begin a match of Besa's with Çlirim and Drita, who is away; Luan has left it, or never came."""
    table = await lobby_of(people, "besa", "clirim", "drita", *(("luan",) if role == "ex" else ()))
    await people["besa"].press("start" if role == "ex" else "fill")
    if role == "ex":
        await people["luan"].forge(
            f"m1:{table.state.table_id}:leave-now", message=await private_message(live, people["luan"])
        )
    drita = people["drita"].user_id
    while not any(seat.user_id == drita and seat.is_away for seat in table.public().seats):
        await live.settled()
        assert table.state.match is not None
        assert table.state.match.deal is not None
        acting = table.state.seats[table.state.match.deal.turn]
        if isinstance(acting, PersonSeat) and acting.user_id == drita:
            live.clock.advance(table.state.settings.turn_seconds + 1)
        await live._take_turn(table) if not (isinstance(acting, PersonSeat) and acting.user_id == drita) else None
    return table


async def by_somebody_else(live: Live, table: Table, person: Person) -> None:
    """Play on until somebody else who is there is to act."""
    while True:
        await live.settled()
        assert table.state.match is not None
        assert table.state.match.deal is not None
        acting = table.state.seats[table.state.match.deal.turn]
        if isinstance(acting, PersonSeat) and not acting.is_away and acting.user_id != person.user_id:
            return
        await live._take_turn(table)


async def private_message(live: Live, person: Person) -> Json:
    """Return a message that only this person sees."""
    live.clock.advance(0.5)
    return (await person.command("help")).message


async def invitation_of(live: Live, host: Person, guest: Person) -> Json:
    """Return the host's invitation of somebody who does not sit there; it is sent once."""
    for message in host.shown.values():
        if "accept" in controls_of(message):
            return message
    live.clock.advance(0.5)
    return (await host.command("invite", person=str(guest.user_id))).message


async def read(live: Live, table: Table, person: Person, verb: Verb, wanted: str) -> str:
    """Press, and return the sentence that was wanted if it is there, else all that is."""
    live.clock.advance(0.5)  # nobody presses that fast
    message = live.playground.discord.messages.find(str(message_id(live, table)))
    assert message is not None
    on = message.data if verb in PUBLIC_VERBS else await private_message(live, person)
    if verb in (Verb.ACCEPT, Verb.DECLINE, Verb.MUTE):
        on = await invitation_of(live, live.people["besa"], live.people["ana"])
    outcome = await person.forge(custom_id(table, person, verb), message=on, values=chosen(table, person, verb))
    return wanted if wanted in outcome.text else f"{outcome.text} {outcome.reason}"


def chosen(table: Table, person: Person, verb: Verb) -> tuple[str, ...] | None:
    """Return what is chosen where the verb is a select's."""
    if verb is Verb.EXPEL_WHOM:
        return (str(target(table, person)),)
    if verb is Verb.LEVEL:
        return ("expert",)
    return () if verb in ON_HANDS[:3] else None


def message_id(live: Live, table: Table) -> int | None:
    """Return the message that shows a table."""
    return live.app.displays.of(table).refresher.message_id


def custom_id(table: Table, person: Person, verb: Verb) -> str:
    """Return the id of a button, as our messages have it."""
    press = f"m1:{table.state.table_id}:{verb}"
    if verb in (Verb.PLAY, Verb.PASS, Verb.GIVE):
        return f"{press}:{table.public().guard}"
    if verb in (Verb.CONFIRM_EXPEL, Verb.ACCEPT, Verb.DECLINE, Verb.MUTE):
        return f"{press}:u{target(table, person)}"
    return press


def target(table: Table, person: Person) -> int:
    """Return somebody else at the table who is there."""
    others = [seat.user_id for seat in table.public().seats if seat.user_id not in (None, person.user_id)]
    return others[-1]


def said(table: Table, person: Person, key: str) -> str:
    """Return how a text begins that somebody is to read, as far as it hangs on no number."""
    names = {seat.user_id: seat.name for seat in table.public().seats}
    name = names[table.state.host_id]
    if key == "refusal-turn-of":
        snapshot = table.public().snapshot
        assert snapshot is not None
        assert snapshot.turn is not None
        name = table.public().seats[snapshot.turn].name
    elif "remove" in key:
        name = names[target(table, person)]
    line = text(key, "en", name=name, level="IV expert", count=1, free=2, given=1, needed=1).splitlines()[0]
    return line.split(" · ")[0].split("1")[0]
