"""What people do with Murlan, from the first command to the leaderboard, through the page."""

from __future__ import annotations

import pytest

from tests.journeys.conftest import PHONE, World
from tests.journeys.player import hand_of, play_until, take_next_turn

RRETHI = "Rrethi (suited straights beat all) · Rrethi (kolori i njëngjyrshëm mund çdo gjë)"
TWO_TEAMS = "Two against two · Dy kundër dyve"
ONE_DEAL = "One deal · Një dorë"

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.long
async def test_one_person_plays_a_deal_against_three_computers(world: World) -> None:
    """From `/murlan start` to the leaderboard, on a phone's width."""
    [ana] = await world.open("ana", size=PHONE)
    await ana.slash("murlan start", target=ONE_DEAL)
    await ana.wait_for_text("a table is open")
    for _ in range(3):
        await ana.press("+ 🖥️")
    await ana.screenshot("lobby-phone")
    await ana.press("Start")
    await ana.press("My hand")
    await ana.wait_for_text("Your hand")
    await take_next_turn(ana)
    await ana.screenshot("hand-phone")
    finished = await play_until([ana], "wins the match")
    assert "one deal" in finished.text or "Rematch" in finished.text
    await ana.screenshot("finished-phone")
    await ana.slash("murlan leaderboard")
    board = await ana.wait_for_text("Leaderboard")
    assert "two people or more" in board.text
    await ana.screenshot("leaderboard-phone")


@pytest.mark.long
async def test_a_host_chooses_whom_they_play_against(world: World) -> None:
    """By the option of the command, then in the lobby's menu, on a phone's width; the table shows the levels."""
    [ana] = await world.open("ana", size=PHONE)
    await ana.slash("murlan start", computers="I beginner · I fillestar", understudy="III club · III i klubit")
    await ana.wait_for_text("a table is open")
    await ana.press("+ 🖥️")
    await ana.press("⋯")
    await ana.screenshot("levels-menu-phone")
    await ana.choose("What + 🖥️ adds…", ["champion"])
    await ana.wait_for_text("from now on: VI champion")
    await ana.screenshot("levels-chosen-phone")
    await ana.press("+ 🖥️")
    lobby = await ana.latest("a table is open")
    assert "I beginner" in lobby.text
    assert "VI champion" in lobby.text
    await ana.screenshot("levels-lobby-phone")
    await ana.press("Fill with computers and start")
    table = await ana.wait_for_text("Murlan · deal 1")
    assert table.text.count("🖥️ VI") == 2
    await ana.screenshot("levels-table-phone")
    await ana.slash("murlan rules", topic="Computer players · Kompjuterët")
    await ana.wait_for_text("VI champion")
    await ana.screenshot("levels-rules-phone")


@pytest.mark.long
async def test_four_people_play_two_deals_with_an_exchange(world: World) -> None:
    """Four panes, in English, Italian and German: a lobby, a deal, the exchange, a second deal."""
    ana, besa, clirim, drita = panes = await world.open("ana", "besa", "clirim", "drita")
    await ana.slash("murlan start", turn="180 s")
    await ana.wait_for_text("a table is open")
    for pane in (besa, clirim, drita):
        await pane.press("Join")
    await ana.screenshot("lobby-four", whole_page=True)
    await ana.press("Start")
    for pane in panes:
        await pane.press("My hand")
    await ana.screenshot("deal-four", whole_page=True)
    await play_until(panes, "deal 1 is over")
    await ana.screenshot("deal-over-four", whole_page=True)
    for pane in panes:
        await pane.press("Ready")
    exchange = await ana.wait_for_text("Murlan · deal 2")
    assert "gives" in exchange.text or "shows both jokers" in exchange.text
    await play_until(panes, "deal 2 is over")
    await ana.screenshot("second-deal-over-four", whole_page=True)


async def test_a_killed_bot_goes_on_with_the_same_deal(world: World) -> None:
    """SIGKILL in mid-deal: the same cards, the same message, the same buttons."""
    [ana] = await world.open("ana", size=PHONE)
    await ana.slash("murlan start")
    await ana.wait_for_text("a table is open")
    await ana.press("Fill with computers and start")
    await ana.press("My hand")
    for _ in range(3):
        await take_next_turn(ana)
    await ana.wait_for_text("Your turn")
    before = hand_of(await ana.messages())
    table = await ana.latest("Murlan · deal")
    await ana.page.locator('[data-bot-action="restart"]').click()
    await ana.page.locator('[data-bot="down"]').wait_for()
    await world.bot_is_up()
    await ana.press("My hand", message=table.id)
    after = hand_of(await ana.messages())
    assert before is not None
    assert after is not None
    assert _cards(after.text) == _cards(before.text)
    await ana.screenshot("restarted-phone")
    await take_next_turn(ana)
    await play_until([ana], "deal 1 is over")


@pytest.mark.long
async def test_two_against_two_by_the_rrethi_rules(world: World) -> None:
    """Three people and a computer player; partners are swapped in the lobby; one reads Albanian."""
    ana, besa, luan = panes = await world.open("ana", "besa", "luan")
    await besa.slash("murlan language", language="Shqip")
    await ana.slash("murlan start", rules=RRETHI, mode=TWO_TEAMS, target=ONE_DEAL)
    await ana.wait_for_text("North–South")
    for pane in (besa, luan):
        await pane.press("Join")
    await besa.press("Swap partners")
    await ana.slash("murlan rules", topic="What beats what · Çfarë mund çfarë")
    await ana.wait_for_text("A straight of one suit beats everything")
    await ana.screenshot("two-teams-lobby", whole_page=True)
    await ana.press("Fill with computers and start")
    for pane in panes:
        await pane.press("My hand")
    await play_until(panes, "win the match", "A tie between")
    await ana.screenshot("two-teams-over", whole_page=True)


@pytest.mark.long
async def test_a_whole_match_to_21(world: World) -> None:
    """One person and three computer players, deal after deal, to the end and into a rematch."""
    [ana] = await world.open("ana", size=PHONE)
    await ana.slash("murlan start")
    await ana.wait_for_text("a table is open")
    await ana.press("Fill with computers and start")
    await ana.press("My hand")
    while not (message := await play_until([ana], "Ready\n", "Rematch\n", seconds=120)).has("Rematch"):
        await ana.press("Ready", message=message.id)
        await ana.wait_until_gone("Ready\n")
    await ana.screenshot("match-over-phone")
    await ana.press("Rematch")
    await ana.wait_for_text("deal 1")


def _cards(text: str) -> list[str]:
    """Return the line of a hand's text that shows its cards."""
    return [line for line in text.splitlines() if sum(symbol in line for symbol in "♠♣♦♥") and ":" not in line]


@pytest.mark.long
async def test_friends_invite_pause_vote_and_take_a_seat(world: World) -> None:
    """Around the cards: an invitation, a pause on which both agree, a vote, a seat taken between two deals."""
    ana, besa, clirim = await world.open("ana", "besa", "clirim")
    await ana.slash("murlan start", turn="180 s")
    await ana.wait_for_text("a table is open")
    await ana.slash("murlan invite", person="Besa")
    invitation = await besa.wait_for_text("invites you")
    await ana.screenshot("invited-three", whole_page=True)
    await besa.press("Join", message=invitation.id)
    await ana.press("Fill with computers and start")
    for pane in (ana, besa):
        await pane.press("My hand")
    await ana.press("⋯")
    await ana.screenshot("menu-three", whole_page=True)
    await ana.press("Pause")
    await besa.wait_for_text("1 of 2 votes")
    await ana.screenshot("vote-three", whole_page=True)
    await besa.press("⋯")
    await besa.press("Pause")
    await besa.wait_for_text("The match is paused")
    await ana.screenshot("paused-three", whole_page=True)
    await ana.press("Resume")
    await play_until([ana, besa], "deal 1 is over")
    await clirim.press("Take a seat")
    await clirim.wait_for_text("Çlirim")
    await ana.screenshot("seat-taken-three", whole_page=True)
    for pane in (ana, besa, clirim):
        await pane.press("Ready")
    await ana.wait_for_text("Murlan · deal 2")
    await besa.press("⋯")
    await besa.press("Vote to end")
    await besa.press("Yes, that is my vote")
    await ana.wait_for_text("wants to end the table")
    await ana.screenshot("ending-three", whole_page=True)
    await ana.slash("murlan end")
    await ana.press("Yes, end it")
    await clirim.wait_for_text("table closed")
    await ana.screenshot("ended-three", whole_page=True)
