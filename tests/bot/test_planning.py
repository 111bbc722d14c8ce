"""Planning one's turn ahead, as people do it on their hands: what they see of it, and that nobody else sees any."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.texts import text
from murlan.snapshot import Snapshot
from tests.support.live import Live, Person, controls_of, text_of


@pytest.fixture
async def pair(live: Live, ana: Person, besa: Person) -> tuple[Person, Person]:
    """Ana and Besa with their hands open at a table with two computers: first the one who acts, then the other."""
    await ana.command("start")
    besa.shown.update(ana.shown)
    await besa.press("join")
    await ana.press("fill")
    await live.settled()
    for person in (ana, besa):
        await person.press("hand", ana.public())
    return (ana, besa) if snapshot_of(live, ana).is_own_turn else (besa, ana)


def snapshot_of(live: Live, person: Person) -> Snapshot:
    """Return what somebody may see."""
    return live.table().hand(person.user_id).snapshot


def is_last_play(snapshot: Snapshot) -> bool:
    """Return whether it is somebody's turn who could lay all that they hold."""
    plays = snapshot.choices() if snapshot.is_own_turn and not snapshot.gifts else ()
    return any(len(play) == len(snapshot.hand) for play in plays)


async def test_plan_stands_on_the_hand_with_its_undo(live: Live, pair: tuple[Person, Person]) -> None:
    """It is said what will be done, that a restart forgets it, and one press takes it back."""
    _, waiting = pair
    card = str(snapshot_of(live, waiting).hand[-1])
    await waiting.choose("cards", card)
    shown = await waiting.press("plan")
    assert "⏱️" in shown.text
    assert text("hand-plan-kept", "en") in shown.text
    undone = await waiting.press("undo", shown.message)
    assert "⏱️" not in undone.text
    assert "undo" not in controls_of(undone.message)


async def test_planned_turn_is_taken_and_the_hand_says_so(live: Live, pair: tuple[Person, Person]) -> None:
    """Without a press, and the hand is brought up to date by itself: a card if it can be laid, else a pass."""
    _, waiting = pair
    await waiting.choose("cards", str(snapshot_of(live, waiting).hand[-1]))
    await waiting.press("plan")
    await waiting.press("plan-pass")
    seat = live.table().hand(waiting.user_id).seat
    while (match := live.table().state.match) is not None and match.deal is not None and match.deal.turn != seat:
        await live._take_turn(live.table())
        await live.settled()
    shown = await waiting.sees("✅", is_private=True)
    ends = {text("hand-plan-end", "en", end=end) for end in ("played", "passed")}
    assert 1 == len([end for end in ends if end in text_of(shown)])
    assert "⏱️" not in text_of(shown)


async def test_plan_is_seen_by_nobody_else(live: Live, pair: tuple[Person, Person]) -> None:
    """Planning, changing and undoing it move nothing that others see, and cost no counted call."""
    acting, waiting = pair
    await live.answered()
    before, state = len(acting.frames), live.table().state
    live.playground.requests.clear()
    await waiting.choose("cards", str(snapshot_of(live, waiting).hand[-1]))
    await waiting.press("plan")
    await waiting.press("plan-pass")
    await waiting.press("undo")
    await live.answered()
    assert (before, 0) == (len(acting.frames), live.playground.requests.summary()["counted"])
    assert replace(state, unattended=0) == replace(live.table().state, unattended=0)


async def test_forged_plan_of_nothing_is_refused_on_the_hand(live: Live, pair: tuple[Person, Person]) -> None:
    """No cards, no plan; and cards that are no combination never will be one."""
    _, waiting = pair
    table_id = live.table().state.table_id
    refused = await waiting.forge(f"m1:{table_id}:plan", message=waiting.hand())
    assert text("refusal-nothing-chosen", "en") in refused.text
    held = snapshot_of(live, waiting).hand
    await waiting.choose("cards", str(held[0]), str(held[-1]))
    refused = await waiting.forge(f"m1:{table_id}:plan", message=waiting.hand())
    assert text("refusal-nothing-chosen", "en") not in refused.text
    assert live.table().hand(waiting.user_id).draft.plan is None


async def test_plan_that_became_illegal_is_told_in_the_hand(live: Live, pair: tuple[Person, Person]) -> None:
    """The person takes their turn as usual; they lose no time of it."""
    _, waiting = pair
    lowest = snapshot_of(live, waiting).hand[0]
    await waiting.choose("cards", str(lowest))
    await waiting.press("plan")
    while not snapshot_of(live, waiting).is_own_turn:
        await live._take_turn(live.table())
        await live.settled()
    assert [lowest] not in [list(play.cards) for play in snapshot_of(live, waiting).legal_plays()]
    shown = await waiting.sees(text("hand-plan-end", "en", end="void"), is_private=True)
    assert {"play", "pass"} <= controls_of(shown).keys()
    assert snapshot_of(live, waiting).is_own_turn


@pytest.mark.parametrize("is_asked", [True, False], ids=["asked", "not asked"])
async def test_last_cards_take_one_more_press_where_their_owner_wants_that(
    is_asked: bool,  # noqa: FBT001
    live: Live,
    seated: Person,
) -> None:
    """A setting of one's own: the first press only asks, the second one plays."""
    await live.database.settings.change_person(seated.user_id, lambda own: replace(own, confirms=is_asked))
    while not is_last_play(snapshot_of(live, seated)):
        await live._take_turn(live.table())
        await live.settled()
    hand = (await seated.press("hand", seated.public())).message
    before = live.table().state.event_count
    cards = tuple(map(str, snapshot_of(live, seated).hand))
    chosen = (await seated.press("cards", hand, cards)).message
    first = await seated.press("play", chosen)
    question = text("hand-confirm", "en", what="all")
    assert (is_asked, is_asked) == (question in first.text, live.table().state.event_count == before)
    if is_asked:
        await seated.press("play", first.message)
    assert live.table().state.event_count > before
