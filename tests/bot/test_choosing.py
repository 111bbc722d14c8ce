"""Choosing cards on the hand: ahead of one's turn, and in whichever way one likes."""

from __future__ import annotations

import pytest

from tests.support.live import Json, Live, Person, controls_of


@pytest.fixture
async def waiting(live: Live, ana: Person, besa: Person) -> Person:
    """Whoever of Ana and Besa does not act at their table, with their hand open; the other one acts."""
    await ana.command("start")
    besa.shown.update(ana.shown)
    await besa.press("join")
    await ana.press("fill")
    await live.settled()
    for person in (ana, besa):
        await person.press("hand", ana.public())
    return next(person for person in (ana, besa) if not is_acting(live, person))


async def test_cards_chosen_ahead_are_still_chosen_when_the_turn_comes(live: Live, waiting: Person) -> None:
    """BB-102: nothing is played by itself, nothing is thrown away, and the hand marks them."""
    held = live.table().hand(waiting.user_id).snapshot.hand
    chosen = (str(held[-2]), str(held[-1]))
    await waiting.choose("cards", *chosen)
    while not is_acting(live, waiting):
        await live._take_turn(live.table())
        await live.settled()
    hand = live.table().hand(waiting.user_id)
    assert (held, set(chosen)) == (hand.snapshot.hand, set(map(str, hand.draft.cards)))
    shown = (await waiting.press("redraw")).message
    assert set(chosen) == marked(shown, "cards")


@pytest.mark.parametrize("way", ["plays", "cards"])
async def test_play_is_chosen_from_the_list_or_card_by_card(way: str, live: Live, seated: Person) -> None:
    """BB-079: either select shows what was chosen in the other, under a new id after each choice."""
    play = live.table().hand(seated.user_id).snapshot.choices()[0]
    before = {verb: controls_of(seated.hand())[verb]["custom_id"] for verb in ("plays", "cards")}
    values = (str(play),) if way == "plays" else tuple(map(str, play.cards))
    shown = (await seated.choose(way, *values)).message
    assert (set(map(str, play.cards)), {str(play)}) == (marked(shown, "cards"), marked(shown, "plays"))
    assert [] == [verb for verb, custom_id in before.items() if controls_of(shown)[verb]["custom_id"] == custom_id]
    count = live.table().state.event_count
    await seated.press("play", shown)
    assert live.table().state.event_count > count


def is_acting(live: Live, person: Person) -> bool:
    """Return whether it is somebody's turn."""
    return live.table().hand(person.user_id).snapshot.is_own_turn


def marked(message: Json, verb: str) -> set[str]:
    """Return what a select shows as chosen."""
    return {option["value"] for option in controls_of(message)[verb]["options"] if option.get("default")}
