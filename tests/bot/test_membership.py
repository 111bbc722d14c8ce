"""Coming, going, voting, pausing and moving, as people press it."""

from __future__ import annotations

import asyncio

import pytest

from bot.tables.phases import PauseReason
from bot.tables.registry import Limits
from bot.tables.seating import person_ids
from bot.texts import text
from tests.support.live import Json, Live, Outcome, Person, controls_of, links_of


@pytest.fixture
async def match(live: Live, ana: Person, besa: Person, clirim: Person) -> Person:
    """Ana, who hosts a match with Besa, Çlirim and a computer player."""
    await ana.command("start")
    for person in (besa, clirim):
        person.shown.update(ana.shown)
        await person.press("join")
    await ana.press("fill")
    await live.settled()
    return ana


@pytest.mark.parametrize("way", ["button", "command"])
async def test_person_leaves_a_lobby_once_and_a_second_time_is_told(
    way: str, live: Live, ana: Person, besa: Person
) -> None:
    """BB-016: by button and by command; the second time says that there is no seat to leave."""
    await ana.command("start")
    await besa.press("join", shown(ana, besa))
    outcomes = [
        await besa.command("leave") if way == "command" else await besa.press("leave", shown(ana, besa))
        for _ in range(2)
    ]
    assert text("note-left" if way == "command" else "lobby-title", "en") in outcomes[0].text
    assert text("refusal-join-first", "en") == outcomes[1].text
    assert (ana.user_id,) == person_ids(live.table().state.seats)


async def test_person_leaves_a_match_once_and_a_second_time_is_told(live: Live, match: Person, besa: Person) -> None:
    """BB-016: it is asked first; afterwards every way says that the seat was given up."""
    question = await besa.command("leave")
    assert text("confirm-leave", "en") in question.text
    assert text("note-left", "en") == (await besa.press("leave-now", question.message)).text
    assert besa.user_id not in person_ids(live.table().state.seats)
    assert text("refusal-left-for-good", "en") == (await besa.command("leave")).text
    table_id = live.table().state.table_id
    menu = (await besa.press("menu", shown(match, besa))).message
    assert "leave" not in controls_of(menu)
    outcome = await besa.forge(f"m1:{table_id}:leave-now", message=menu)
    assert text("refusal-left-for-good", "en") == outcome.text


async def test_person_leaves_a_finished_table(live: Live, ana: Person) -> None:
    """BB-016: the last one closes it."""
    await ana.command("start", target=0)
    await ana.press("fill")
    await live.play_out()
    await live.answered()
    assert text("note-left", "en") == (await ana.command("leave")).text
    assert 0 == len(live.app.registry)
    assert text("refusal-no-such-table", "en") == (await ana.command("leave")).text.partition("\n")[0]


async def test_leave_of_the_lobby_pressed_as_the_match_begins_is_asked_about(
    live: Live, match: Person, besa: Person
) -> None:
    """In the lobby a press leaves at once; in a match it is for good, so a late press is a question."""
    outcome = await besa.forge(f"m1:{live.table().state.table_id}:leave", message=shown(match, besa))
    assert (True, True) == (text("confirm-leave", "en") in outcome.text, outcome.is_private)
    assert besa.user_id in person_ids(live.table().state.seats)


async def test_seat_of_a_computer_player_is_taken_between_deals(live: Live, match: Person, luan: Person) -> None:
    """Take a seat stands on the message between two deals, and not while cards are played (R12.5)."""
    refused = await luan.forge(f"m1:{live.table().state.table_id}:join", message=shown(match, luan))
    assert text("refusal-no-seat-free-now", "en") == refused.text
    message = await between_deals(live, match)
    luan.shown[message["id"]] = message
    outcome = await luan.press("join", message)
    assert (True, False) == (outcome.is_success, outcome.is_private)
    assert luan.user_id in person_ids(live.table().state.seats)
    assert "join" not in controls_of(outcome.message)


async def test_two_who_take_the_last_seat_at_once_are_both_answered(
    live: Live, match: Person, drita: Person, luan: Person
) -> None:
    """One sits, the other reads that all seats are taken."""
    message = await between_deals(live, match)
    for person in (drita, luan):
        person.shown[message["id"]] = message
    outcomes = await asyncio.gather(drita.press("join", message), luan.press("join", message))
    refused = [outcome.text for outcome in outcomes if outcome.is_private]
    assert [text("refusal-no-free-seat", "en")] == refused
    assert 4 == len(person_ids(live.table().state.seats))


async def test_person_at_many_tables_is_not_seated_at_one_more(live: Live, ana: Person, besa: Person) -> None:
    """BB-015: they read at which they sit, with a link to it, by Join as by start; others feel nothing of it."""
    live.app.registry._limits = Limits(per_person=1)
    await ana.command("start")
    message = shown(ana, besa)
    besa.channel_id = live.general_id
    await besa.command("start")
    besa.channel_id = live.channel_id
    outcome = await besa.press("join", message)
    own = live.app.registry.in_channel(int(live.general_id))
    assert own is not None
    assert (True, [live.app.displays.way_to(own)]) == (outcome.is_private, links_of(outcome.message))
    assert text("refusal-too-many-yours", "en", limit=1) in outcome.text
    assert f"<#{live.general_id}>" in outcome.text
    besa.channel_id = live.voice_id
    assert outcome.text == (await besa.command("start")).text
    assert (await ana.press("fill", message)).is_success


async def test_host_removes_somebody_from_the_lobby_at_once(live: Live, ana: Person, besa: Person) -> None:
    """They read it when they come again, and cannot."""
    await ana.command("start")
    besa.shown.update(ana.shown)
    await besa.press("join")
    outcome = await expel(ana, besa)
    assert text("note-removed", "en", name="Besa") == outcome.text
    assert (ana.user_id,) == person_ids(live.table().state.seats)
    assert text("refusal-barred", "en") == (await besa.press("join", shown(ana, besa))).text


async def test_players_vote_somebody_out_of_a_match(live: Live, match: Person, besa: Person, clirim: Person) -> None:
    """The first vote says how it stands and shows on the table; the second carries it."""
    first = await expel(match, clirim)
    assert text("note-vote-remove", "en", given=1, needed=2, name="Çlirim") == first.text
    wanted = text("vote-remove", "en", count=1, names="Ana", name="Çlirim")
    await match.sees(wanted, is_private=False)
    assert text("refusal-already-voted", "en") == (await expel(match, clirim)).text
    besa.shown.update({match.public()["id"]: match.public()})
    second = await expel(besa, clirim)
    assert text("note-removed", "en", name="Çlirim") == second.text
    assert clirim.user_id not in person_ids(live.table().state.seats)
    assert text("refusal-barred", "en") == (await clirim.command("hand")).text


async def test_who_chooses_whom_to_remove_sees_the_others_alone(live: Live, match: Person, besa: Person) -> None:
    """Neither oneself nor computer players are in the list."""
    await match.press("menu")
    choice = await match.press("expel")
    options = controls_of(choice.message)["expel-whom"]["options"]
    assert {"Besa", "Çlirim"} == {option["label"] for option in options}


async def test_players_vote_to_end_a_match(live: Live, match: Person, besa: Person, clirim: Person) -> None:
    """More than half of those who are there: two of three."""
    first = await vote_to_end(besa)
    assert text("note-vote-end", "en", given=1, needed=2) == first.text
    await match.sees(text("vote-end", "en", count=1, names="Besa"), is_private=False)
    second = await vote_to_end(clirim)
    assert text("note-ended", "en") == second.text
    assert 0 == len(live.app.registry)
    await match.sees(text("closed-voted", "en"), is_private=False)


async def test_vote_is_taken_back(live: Live, match: Person, besa: Person) -> None:
    """The menu offers it to whoever has voted."""
    await vote_to_end(besa)
    menu = (await besa.press("menu", shown(match, besa))).message
    assert ("withdraw" in controls_of(menu), "end" in controls_of(menu)) == (True, False)
    outcome = await besa.press("withdraw", menu)
    assert text("note-withdrawn", "en") in outcome.text
    assert () == live.table().state.votes
    assert "end" in controls_of(outcome.message)


async def test_match_is_paused_once_all_want_it_and_anybody_resumes_it(
    live: Live, match: Person, besa: Person, clirim: Person
) -> None:
    """The table says so, plays are refused with the reason, hands can be looked at, and Resume goes on."""
    for person, given in ((match, 1), (besa, 2)):
        outcome = await pause(match, person)
        assert text("note-vote-pause", "en", given=given, needed=3) in outcome.text
    assert text("note-paused", "en") in (await pause(match, clirim)).text
    assert PauseReason.AGREED is live.table().state.pause
    public = await match.sees(text("paused-agreed", "en"), is_private=False)
    assert {"hand", "pass-here", "menu", "resume"} == set(controls_of(public))
    refused = await besa.press("pass-here", shown(match, besa))
    assert text("refusal-paused", "en") == refused.text
    looked = await besa.command("hand")
    assert {"resume", "redraw"} == set(controls_of(looked.message))
    outcome = await clirim.press("resume", shown(match, clirim))
    assert (True, False) == (outcome.is_success, outcome.is_private)
    assert (None, {"hand", "pass-here", "menu"}) == (live.table().state.pause, set(controls_of(outcome.message)))


async def test_resume_on_the_own_hand_shows_the_hand_again(live: Live, seated: Person) -> None:
    """The hand of a paused match has nothing to choose; after Resume it has."""
    await pause(seated, seated)
    hand = (await seated.command("hand")).message
    outcome = await seated.press("resume", hand)
    assert (hand["id"], True) == (outcome.message["id"], "play" in controls_of(outcome.message))


async def test_play_on_a_hand_from_before_the_pause_is_refused_with_the_reason(live: Live, seated: Person) -> None:
    """BB-120: what was chosen stays chosen, and the hand says why nothing happened."""
    hand = seated.hand()
    option = controls_of(hand)["plays"]["options"][0]["value"]
    await seated.press("plays", hand, values=(option,))
    hand = seated.shown[hand["id"]]
    play, cards = (controls_of(hand)[verb]["custom_id"] for verb in ("play", "cards"))
    await pause(seated, seated)
    before = live.table().state
    for custom_id, values in ((play, None), (cards, ())):
        outcome = await seated.forge(custom_id, message=hand, values=values)
        assert text("refusal-paused", "en") in outcome.text
    assert before == live.table().state
    assert live.table().hand(seated.user_id).draft.cards


async def test_paused_match_outlives_a_restart_and_closes_after_a_week(live: Live, seated: Person) -> None:
    """Resumable for seven days; then it says why it is closed."""
    await pause(seated, seated)
    live.clock.advance(6 * 24 * 3600)
    await live.restart_bot()
    assert PauseReason.AGREED is live.table().state.pause
    live.clock.advance(24 * 3600 + 1)
    await seated.sees(text("closed-paused-out", "en"), is_private=False)
    assert 0 == len(live.app.registry)


async def test_host_moves_the_table_and_the_old_place_says_where_it_is(live: Live, match: Person, besa: Person) -> None:
    """A press on what is left in the old channel is told where the table is now."""
    old = match.public()
    match.channel_id = live.general_id
    outcome = await match.command("move")
    assert text("note-moved", "en") == outcome.text
    refused = await besa.forge(f"m1:{old_id(old)}:hand", message=old, channel_id=live.channel_id)
    assert text("refusal-table-is-in", "en", channel=f"<#{live.general_id}>") == refused.text
    besa.channel_id = live.general_id
    assert text("hand-title", "en", count=13).split("·")[0] in (await besa.command("hand")).text


async def test_who_does_not_host_moves_nothing(live: Live, match: Person, besa: Person, luan: Person) -> None:
    """Each reads what they lack."""
    for person, told in ((besa, "refusal-not-host"), (luan, "refusal-no-table-to-move")):
        person.channel_id = live.general_id
        assert text(told, "en") == (await person.command("move")).text
    assert int(live.channel_id) == live.table().state.channel_id


async def test_host_of_several_tables_names_the_one_to_move(live: Live, besa: Person) -> None:
    """Without a name nothing is moved; with it that one is."""
    for channel_id in (live.channel_id, live.general_id):
        besa.channel_id = channel_id
        await besa.command("start")
    besa.channel_id = live.voice_id
    channels = f"<#{live.channel_id}>, <#{live.general_id}>"
    assert text("refusal-which-table", "en", channels=channels) == (await besa.command("move")).text
    outcome = await besa.command("move", **{"from": live.general_id})
    assert text("note-moved", "en") == outcome.text
    assert live.app.registry.in_channel(int(live.general_id)) is None
    assert live.app.registry.in_channel(int(live.voice_id)) is not None


async def test_table_is_not_moved_onto_another(live: Live, ana: Person, besa: Person) -> None:
    """Whoever tries reads of the one that is there, with the way to it."""
    await ana.command("start")
    besa.channel_id = live.general_id
    await besa.command("start")
    ana.channel_id = live.general_id
    outcome = await ana.command("move")
    assert (True, True) == (text("exists-lobby", "en", free=3) in outcome.text, "join" in controls_of(outcome.message))


async def test_buried_table_is_brought_down_once_in_a_while(live: Live, match: Person, luan: Person) -> None:
    """By who sits there; a second time at once is refused, and a stranger's wish always."""
    old = match.public()["id"]
    assert text("note-brought-down", "en") == (await match.command("table")).text
    await match.until(lambda: match.public().get("id") not in (None, old))
    assert text("refusal-just-brought-down", "en") == (await match.command("table")).text
    assert text("refusal-not-seated", "en") == (await luan.command("table")).text


async def test_person_without_a_table_here_is_told_where_they_sit(live: Live, ana: Person) -> None:
    """BB-031: nobody has to remember in which channel they play."""
    await ana.command("start")
    ana.channel_id = live.general_id
    outcome = await ana.command("hand")
    assert text("refusal-no-table-but", "en", channels=f"<#{live.channel_id}>") == outcome.text


async def test_buttons_of_one_table_never_act_on_another(live: Live, seated: Person) -> None:
    """BB-030: somebody who plays at two tables presses an old hand of the one in the channel of the other."""
    first, hand = live.table(), seated.hand()
    seated.channel_id = live.general_id
    await seated.command("start")
    await seated.press("fill")
    await live.settled()
    second = live.app.registry.in_channel(int(live.general_id))
    assert second is not None
    before = (first.state, second.state)
    for control in controls_of(hand).values():
        outcome = await seated.forge(control["custom_id"], message=hand, channel_id=live.general_id)
        assert text("refusal-table-is-in", "en", channel=f"<#{live.channel_id}>") == outcome.text
    assert before == (first.state, second.state)


async def test_new_display_name_is_shown_and_stored_from_the_next_press_on(live: Live, ana: Person) -> None:
    """BB-090: the last name that a press brought along, in no event and in no log."""
    await ana.command("start")
    live.playground.discord.world.person("ana").user["global_name"] = "@everyone"
    outcome = await ana.press("add")
    assert (True, False) == (r"\@everyone" in outcome.text, outcome.message["mention_everyone"])
    await live.restart_bot()
    assert {"@everyone"} == set(live.table().names.values())


async def test_nervous_finger_is_slowed_down_and_others_feel_nothing(live: Live, ana: Person, besa: Person) -> None:
    """Twenty presses in one moment: each is answered, the first ten are taken; Besa's is too."""
    await ana.command("start")
    live.clock.advance(10)
    besa.shown.update(ana.shown)
    outcomes = await asyncio.gather(*(ana.press("menu", ana.public()) for _ in range(20)), besa.press("menu"))
    told = [outcome.text == text("refusal-too-fast", "en") for outcome in outcomes]
    assert (10, 10, False) == (told[:20].count(False), told[:20].count(True), told[20])
    assert all(outcome.is_success for outcome in outcomes)


def shown(host: Person, person: Person) -> Json:
    """Return the table's message, which the person sees too."""
    message = host.public()
    person.shown[message["id"]] = message
    return message


def old_id(message: Json) -> str:
    """Return the table's name from the buttons of its message."""
    return str(controls_of(message)["hand"]["custom_id"].split(":")[1])


async def expel(person: Person, target: Person) -> Outcome:
    """Remove somebody, or vote for it, through the menu."""
    await person.press("menu")
    await person.press("expel")
    await person.choose("expel-whom", str(target.user_id))
    return await person.press("expel-now")


async def vote_to_end(person: Person) -> Outcome:
    """Vote to end the table in the channel."""
    question = await person.command("end")
    assert text("confirm-vote-end", "en") in question.text
    return await person.press("end-now", question.message)


async def pause(host: Person, person: Person) -> Outcome:
    """Want a pause, through the menu."""
    menu = await person.press("menu", shown(host, person))
    return await person.press("pause", menu.message)


async def between_deals(live: Live, person: Person) -> Json:
    """Let the deal be played, and return the message that tells how it ended."""
    table = live.table()
    while table.state.match is not None and table.state.match.deal is not None and table.public().snapshot is not None:
        await live.settled()
        snapshot = table.public().snapshot
        assert snapshot is not None
        if snapshot.turn is None:
            break
        await live._take_turn(table)
    return await person.sees(lambda message: "ready" in controls_of(message), is_private=False)
