"""Non-interference in short: fifty prefixes, and that a leak of one bit would be noticed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.tables.public import PublicTable
from bot.tables.table import Table
from murlan.cards import PACK
from tests.soaks.noninterference import compare
from tests.soaks.prefixes import permuted, prefix_of

PREFIXES = 50
BATCH = 10


@pytest.mark.parametrize("first", range(0, PREFIXES, BATCH))
def test_what_viewer_and_channel_are_sent_does_not_depend_on_hidden_cards(first: int) -> None:
    """To the byte, and to the millisecond: the same prefix with other hidden cards is the same to look at (BB-034)."""
    found = [compare(seed) for seed in range(first, first + BATCH)]
    assert [] == [problem for comparison in found for problem in comparison.problems]
    assert all(comparison.seen for comparison in found)


def test_prefixes_are_permuted() -> None:
    """Nearly all have other hidden cards that make the same events legal; else the comparison would hold nothing."""
    prefixes = [prefix_of(seed) for seed in range(200)]
    differing = [prefix for prefix in prefixes if permuted(prefix) != prefix]
    assert len(differing) >= 0.95 * len(prefixes)


def test_permuted_prefix_is_the_same_deal_of_the_same_cards() -> None:
    """Seats keep their number of cards, and what the viewer holds."""
    for seed in range(50):
        prefix = prefix_of(seed)
        hands, others = prefix.dealt.hands, permuted(prefix).dealt.hands
        assert list(map(len, hands)) == list(map(len, others))
        assert sorted(PACK) == sorted(card for hand in others for card in hand)
        if prefix.viewer is not None:
            assert hands[prefix.viewer] == others[prefix.viewer]


def test_a_name_that_tells_of_a_hidden_card_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that marks whoever holds the red joker sends other bytes."""
    public = Table.public

    def marked(table: Table) -> PublicTable:
        shown = public(table)
        deal = table.state.match.deal if table.state.match else None
        if deal is None:
            return shown
        holds = [PACK[-1] in hand for hand in deal.hands]
        seats = tuple(
            replace(seat, name=f"{seat.name}*" if held else seat.name)
            for seat, held in zip(shown.seats, holds, strict=True)
        )
        return replace(shown, seats=seats)

    monkeypatch.setattr(Table, "public", marked)
    assert any(compare(seed).problems for seed in range(12))
