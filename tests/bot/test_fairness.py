"""Fair deals through the whole bot: what people see promised, what cuts, and what Verify shows them afterwards."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.tables.phases import Phase
from bot.texts import text
from bot.views.presses import PressId, Verb
from murlan.cli import main
from murlan.events import CutKind
from murlan.fairness import PLACES, RevealedMatch, verify
from murlan.revealed import write_revealed
from playground.bus import Event, PeopleEvent
from tests.support.live import Live, controls_of, running_bot, text_of
from tests.support.live_fixtures import Records

_DIGEST = re.compile("[0-9a-f]{64}")


@pytest.fixture
async def proving(tmp_path: Path, records: Records) -> AsyncIterator[Live]:
    """A running bot whose tables hear that their promises are shown."""
    async with running_bot(tmp_path / "murlan.db", promises=True) as running:
        yield running
        assert [] == running.problems()
    assert [] == records.faults


class Public:
    """Everything that everybody was sent, in order."""

    def __init__(self, live: Live) -> None:
        self.texts: list[str] = []
        live.playground.discord.bus.listen(self._hear)

    def _hear(self, event: Event) -> None:
        if isinstance(event, PeopleEvent) and event.name in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            assert isinstance(event.data, dict)
            self.texts.append(text_of(event.data))

    def __contains__(self, digits: str) -> bool:
        return any(digits in said for said in self.texts)


async def revealed(live: Live, match_id: str) -> RevealedMatch:
    """Return what the bot reveals of a match that is over."""
    match = await live.database.fair_deals.revealed(int(live.guild_id), match_id)
    assert match is not None
    return match


async def test_whole_match_is_promised_cut_by_presses_and_proven(proving: Live, tmp_path: Path) -> None:
    """Every promise was public before its deal; seeds are nowhere until the end; the file is accepted offline."""
    ana = await proving.sit_down("ana")
    public = Public(proving)
    await ana.command("start", target=11)
    await proving.answered()
    await ana.press("fill")
    await ana.press("hand")
    table = proving.table()
    match_id, seeds = table.state.match_id, set[str]()
    assert match_id is not None
    number = 0
    while table.state.phase is not Phase.FINISHED:
        await proving.settled()
        state = table.state
        assert state.match is not None
        if state.pledge is not None:
            seeds.add(state.pledge.seed.hex())
        if state.match.deal_number > number:
            number = state.match.deal_number
            assert await proving.database.fair_deals.revealed(int(proving.guild_id), match_id) is None
        await proving._take_turn(table)
        if state.pledge is not None and not state.pledge.press_id and state.phase is Phase.PLAYING:
            await proving.answered()
            await ana.press("menu", ana.public())
    await proving.answered()
    assert [seed for seed in seeds if seed in public] == []
    match = await revealed(proving, match_id)
    verdicts = verify(match)
    assert [True] * number == [verdict.is_accepted for verdict in verdicts], verdicts
    assert all(deal.commitment is not None and deal.commitment.hex() in public for deal in match.deals)
    assert {CutKind.PRESS} == {deal.cut_source.kind for deal in match.deals if deal.cut_source}
    file = tmp_path / "match.json"
    file.write_text(write_revealed(match))
    assert 0 == main(["verify", str(file)])


@pytest.mark.parametrize("language", ["en", "sq"])
async def test_verify_shows_whoever_asks_the_seeds_and_hands_out_the_file(language: str, proving: Live) -> None:
    """The button under the result and the command show the same, to one reader, with the file to check offline."""
    ana = await proving.sit_down("ana")
    await ana.command("language", language=language)
    await ana.command("start", target=0)
    await proving.answered()
    await ana.press("fill")
    await proving.play_out()
    await proving.answered()
    match_id = proving.table().state.match_id
    assert match_id is not None
    await ana.sees(lambda message: "verify" in controls_of(message))
    shown = await ana.press("verify")
    assert shown.is_private
    (deal,) = (await revealed(proving, match_id)).deals
    assert deal.commitment is not None
    assert [deal.commitment.hex(), deal.seed.hex()] == _DIGEST.findall(shown.text)
    assert text("fair-all", language, count=1) in shown.text
    (file,) = shown.message["attachments"]
    assert f"murlan-{match_id}-deals.json" == file["filename"]
    turned = await ana.forge(str(PressId(match_id, Verb.VERIFY_PAGE, render=0)), message=shown.message)
    assert [file["id"]] == [kept["id"] for kept in turned.message["attachments"]]
    proving.clock.advance(1)
    again = await ana.command("verify")
    named = await ana.command("verify", match=match_id)
    assert shown.text == again.text == named.text
    async with proving.http.get(file["url"]) as answer:
        assert {"format", "match", "deals"} == json.loads(await answer.text()).keys()


async def test_match_that_was_closed_reveals_the_deals_that_were_dealt(proving: Live) -> None:
    """Nobody can hide a deal by ending the table."""
    ana = await proving.sit_down("ana")
    await ana.command("start")
    await proving.answered()
    await ana.press("fill")
    match_id = proving.table().state.match_id
    assert match_id is not None
    refused = await ana.command("verify", match=match_id)
    assert text("refusal-no-such-match", "en") == refused.text
    await ana.command("end")
    await ana.press("end-now")
    shown = await ana.command("verify")
    assert text("fair-title", "en", match=match_id).splitlines()[0] in shown.text
    (verdict,) = verify(await revealed(proving, match_id))
    assert verdict.is_accepted


async def test_match_of_another_server_is_not_revealed(proving: Live) -> None:
    """A server's matches are its own."""
    ana = await proving.sit_down("ana")
    await ana.command("start", target=0)
    await ana.press("fill")
    await proving.play_out()
    match_id = proving.table().state.match_id
    assert match_id is not None
    fair_deals = proving.database.fair_deals
    assert await fair_deals.revealed(int(proving.other_guild_id), match_id) is None
    assert await fair_deals.last_of(int(proving.other_guild_id), int(proving.channel_id)) is None
    assert match_id == await fair_deals.last_of(int(proving.guild_id), int(proving.channel_id))


async def test_player_right_of_the_dealer_cuts_by_hand(proving: Live) -> None:
    """With `cut` by hand: the others read whose it is; what is chosen is where the pack is cut."""
    people = {name: await proving.sit_down(name) for name in ("ana", "besa", "clirim", "drita")}
    ana = people["ana"]
    await ana.command("start", cut="ask", target=0)
    for person in people.values():
        person.shown.update(ana.shown)
        if person is not ana:
            await person.press("join", ana.public())
    await proving.answered()
    await ana.press("start")
    await proving.answered()
    table = proving.table()
    seat = table.public().cutter
    assert seat is not None
    by_id = {person.user_id: person for person in people.values()}
    cutter = by_id[table.public().seats[seat].user_id or 0]
    other = next(person for person in people.values() if person is not cutter)
    message = await ana.sees(lambda shown: "cut" in controls_of(shown))
    refused = await other.press("cut", message, values=("27",))
    expected = text("refusal-not-your-cut", "en", name=table.public().seats[seat].name)
    assert (expected, True) == (refused.text, refused.is_private)
    assert [str(place) for place in PLACES] == [o["value"] for o in controls_of(message)["cut"]["options"]]
    assert (await cutter.press("cut", message, values=("27",))).is_success
    await proving.play_out()
    assert table.state.match_id is not None
    (deal,) = (await revealed(proving, table.state.match_id)).deals
    assert deal.cut_source is not None
    assert (27, CutKind.NAMED) == (deal.cut, deal.cut_source.kind)
