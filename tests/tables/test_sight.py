"""What is seen of a table is made once, and anew as soon as anything of it changes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.tables.drafts import Sorting
from bot.tables.phases import Hold
from bot.tables.refusals import NotSeated
from tests.support.house import ANA, LUAN, TableHouse
from tests.tables.matches import FOUR, acting_person, four_people, play_on


async def test_hands_are_made_once_while_nothing_changes(house: TableHouse) -> None:
    """One change is looked at many times."""
    table = await four_people(house)
    assert all(table.hand(user) is table.hand(user) for user in FOUR)


async def test_hand_shows_what_its_owner_chose_last(house: TableHouse) -> None:
    """A draft makes the hand anew, for its owner alone."""
    table = await four_people(house)
    before = {user: table.hand(user) for user in FOUR}
    table.redraft(ANA, lambda draft: replace(draft, sorting=Sorting.BY_SUIT))
    assert Sorting.BY_SUIT is table.hand(ANA).draft.sorting
    assert all(table.hand(user) is before[user] for user in FOUR if user != ANA)


async def test_every_hand_shows_the_table_as_it_is(house: TableHouse) -> None:
    """After a turn, and where the clock stands."""
    table = await four_people(house)
    for _ in range(3):
        seen = {user: table.hand(user) for user in FOUR}
        await play_on(table)
        for user in FOUR:
            hand = table.hand(user)
            assert hand.table is table.public()
            assert seen[user].table.guard != hand.table.guard
    table.hold(Hold.DISCORD_AWAY)
    assert {Hold.DISCORD_AWAY} == {table.hand(user).table.hold for user in FOUR}


async def test_cards_that_were_played_are_chosen_no_more(house: TableHouse) -> None:
    """What a person chose is held, or it is not in their mind."""
    table = await four_people(house)
    user = acting_person(table)
    cards = table.hand(user).snapshot.choices()[0].cards
    table.redraft(user, lambda draft: replace(draft, cards=frozenset(cards)))
    await play_on(table)
    assert table.hand(user).draft.cards <= set(table.hand(user).snapshot.hand)


async def test_nothing_is_kept_of_a_stranger_who_asks_for_a_hand(house: TableHouse) -> None:
    """Who has no seat has no draft either: strangers are many."""
    table = await four_people(house)
    with pytest.raises(NotSeated):
        table.hand(LUAN)
    assert not table.has_draft(LUAN)
