"""A packed deal under rules that count suits (R4.6): card masks go beside the hands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Self

from murlan.combinations import Kind
from murlan.options import RuleOptions, StraightStep
from murlan.packed.actions import SUITED_TWIN, numbers_of, straight_answers
from murlan.packed.deal import PackedDeal
from murlan.packed.hands import RUN_RANKS, STRAIGHTS
from murlan.packed.suits import cards_for, has_mixed, holds_opening, suited_straights


class SuitedPackedDeal(PackedDeal):
    """One deal in which a suited straight beats everything else."""

    __slots__ = ("_answers", "masks")

    masks: list[int]
    """By seat, the card mask of its hand."""

    def __init__(self, masks: Sequence[int], leader: int, options: RuleOptions, *, opening: bool) -> None:
        super().__init__(masks, leader, options, opening=opening)
        self.masks = list(masks)
        self._answers = _answers(options.suited_step)

    def copy(self) -> Self:
        """Return a deal that goes its own way from here."""
        twin = super().copy()
        twin.masks = self.masks.copy()
        twin._answers = self._answers
        return twin

    def actions(self) -> tuple[int, ...]:
        """List what the seat on turn may do: a pass, where there is one, comes first, and suited straights last."""
        listed = super().actions()
        if not STRAIGHTS[self.hands[self.turn] & RUN_RANKS]:
            return listed
        mask = self.masks[self.turn]
        suited = suited_straights(mask)
        if self.opening:
            suited = tuple(number for number in suited if holds_opening(mask, number))
        if not suited:
            return listed
        if self.to_beat in self._answers:
            return (*listed, *(number for number in suited if number in self._answers[self.to_beat]))
        plain = {number - SUITED_TWIN for number in suited}
        mixed = (n for n in listed if n not in plain or has_mixed(mask, n, opening=self.opening))
        return (*mixed, *suited)

    def cards_for(self, action: int) -> int:
        """Return the card mask that `act` lays for an action of the seat on turn, as `murlan.plays.choices` has it."""
        return cards_for(self.masks[self.turn], action, opening=self.opening)

    def act(self, action: int, cards: int | None = None) -> None:
        """Do one of `actions`, with these cards (a card mask) or else those of `cards_for`."""
        if action:
            self.masks[self.turn] &= ~(self.cards_for(action) if cards is None else cards)
        super().act(action)


@cache
def _answers(step: StraightStep) -> dict[int, frozenset[int]]:
    """Return by suited straight those that beat it."""
    return {number: straight_answers(number, step) for number in numbers_of(Kind.STRAIGHT, is_suited=True)}
