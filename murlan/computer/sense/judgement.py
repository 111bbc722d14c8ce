"""What each thing that a seat may do costs it: the rest of its hand, and what becomes of the trick."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import Final

from murlan.combinations import Kind
from murlan.computer.sense.outlook import Outlook
from murlan.computer.sense.position import Position
from murlan.computer.sense.split import Splitter
from murlan.computer.sense.weights import ALONE, NEAR, PARTNERS, Weights, careless
from murlan.packed import PASS, PLAYS, left, pack
from murlan.packed.suits import SPADES_OF, suited_straights

_OUT: Final = -100.0
"""Going out costs less than anything."""

_SOON_OUT: Final = -50.0
"""So does running out of cards for certain, the sooner the better."""

_FADE: Final = 2.2
"""Over how many higher unseen cards the trust in a single fades to 1/e."""

_TWO: Final = 12


class Judgement:
    """One seat's judgement of what it may do; the least cost is best."""

    def __init__(self, position: Position, *, is_careless: bool = False) -> None:
        """Judge one position, looking at the others' numbers of cards or not."""
        self.position = position
        self.outlook = Outlook(position, (seat for seat in position.foes if seat not in position.locked))
        self.weights = _weights(bool(position.friend), is_careless)
        self._is_near = position.nearest <= NEAR
        self._unseen = max(1, position.unseen.bit_count())
        self.splitter = Splitter(position.hand, self.unit_cost)

    def costs(self) -> dict[int, float]:
        """Return what each action costs."""
        return {action: self.cost(action) for action in self.position.actions}

    def cost(self, action: int) -> float:
        """Return what an action costs."""
        position = self.position
        if action == PASS:
            return self._pass() + self._to_do(self._split_after(PASS), 0.0)
        if PLAYS[action].size == position.left[0]:
            return _OUT
        units, stands = self._split_after(action), self.stands(action)
        if self.is_sure(action) and sum(not self.is_sure(unit) for unit in units) <= 1:
            return _SOON_OUT + len(units)
        cost = self._lead(action, stands) if position.to_beat == PASS else self._answer(action, stands)
        return cost + self._exit(action, stands) + self._to_do(units, stands)

    def cost_of(self, cards: int) -> float:
        """Return what a part of the hand costs, a card mask."""
        return sum(map(self.unit_cost, self.split(cards)))

    def split(self, cards: int) -> tuple[int, ...]:
        """Split a part of the hand, a card mask, into its best plays, among them at most one suited straight."""
        hand = pack(cards)
        best, least = self.splitter.split(hand), self.splitter.cost(hand)
        for straight in suited_straights(cards) if self.position.suited else ():
            rest = pack(cards & ~of_one_suit(cards, straight))
            cost = self.unit_cost(straight) + self.splitter.cost(rest)
            if cost < least:
                best, least = (straight, *self.splitter.split(rest)), cost
        return best

    def unit_cost(self, action: int) -> float:
        """Return what a play costs that is still to be made."""
        weights, play = self.weights, PLAYS[action]
        match play.kind:
            case Kind.SINGLE:
                return self._single(play.strength)
            case Kind.PAIR:
                height, safety = play.strength / _TWO, self.outlook.safety(action)
                return weights.pair + weights.pair_height * height + weights.pair_safe * safety
            case Kind.TRIPLE:
                height, safety = play.strength / _TWO, self.outlook.safety(action)
                return weights.triple + weights.triple_height * height + weights.triple_safe * safety
            case Kind.STRAIGHT if not play.is_suited:
                return weights.straight + weights.straight_safe * self.outlook.safety(action)
            case _:
                return weights.bomb + weights.bomb_near * self._is_near

    def is_sure(self, action: int) -> bool:
        """Return whether no foe can beat a play, whatever the others hold."""
        return self.outlook.safety(action) == 1

    def stands(self, action: int) -> float:
        """Return about how likely a play stands; for a single what foes *will* do counts, for more what they can."""
        play = PLAYS[action]
        if play.kind is Kind.SINGLE:
            return exp(-self.outlook.singles_above(play.strength) / _FADE)
        return self.outlook.safety(action)

    def _single(self, rank: int) -> float:
        weights, above = self.weights, self.outlook.singles_above(rank)
        cost = (
            weights.single + weights.single_above * (above / self._unseen) + weights.single_stands * exp(-above / _FADE)
        )
        return cost if above else cost + weights.single_sure

    def _split_after(self, action: int) -> tuple[int, ...]:
        position = self.position
        if position.suited:
            return self.split(position.rest(action))
        return self.splitter.split(left(position.hand, action) if action else position.hand)

    def _to_do(self, units: Sequence[int], leads: float) -> float:
        """Return what it costs to have these plays still to make, and to lead next so likely."""
        weights = self.weights
        cost = sum(map(self.unit_cost, units))
        losers = len(units) - sum(map(self.stands, units))
        for number, (idle, leading) in enumerate(
            zip(weights.losers_below, weights.losers_below_leading, strict=True), 1
        ):
            if losers < number:
                cost += idle * (number - losers) + leading * ((number - losers) * leads)
        if self._is_near:
            cost += weights.cards_near * (len(units) / self.position.nearest)
        return cost

    def _pass(self) -> float:
        position, weights = self.position, self.weights
        cost = self._pass_on_friend() if position.friend and position.owner == position.friend else self._pass_on_foe()
        size = PLAYS[position.to_beat].size
        if size > 1:
            cost += weights.passed_many
        if not position.to_come:
            cost += weights.passed_last
        if any(position.left[seat] == size for seat in position.to_come if seat != position.friend):
            cost += weights.exit_left
        return cost

    def _pass_on_friend(self) -> float:
        """Return what it costs to leave a trick to the partner, who may go out next."""
        position, weights = self.position, self.weights
        stands = self.stands(position.to_beat) if set(position.to_come) & set(position.foes) else 1.0
        cost = weights.friend_passed + weights.friend_stands * stands
        held = position.left[position.friend]
        if 0 < held <= NEAR:
            cost += weights.friend_near / held
        return cost + weights.friend_last if held == 1 else cost

    def _pass_on_foe(self) -> float:
        position, weights = self.position, self.weights
        cost = weights.passed + weights.passed_cards * (position.left[0] / 14)
        held = position.left[position.owner]
        return cost + weights.passed_near / held if 0 < held <= NEAR else cost

    def _lead(self, action: int, stands: float) -> float:
        position, weights, play = self.position, self.weights, PLAYS[action]
        cost = weights.lead_stands * stands
        if stands == 1:
            cost += weights.lead_sure
        if play.size > 1:
            return cost + weights.lead_many
        if position.friend and position.left[position.friend] == 1:
            cost += weights.friend_fed + weights.friend_fed_low * (1 - play.strength / 14)
        return cost

    def _answer(self, action: int, stands: float) -> float:
        weights, play = self.weights, PLAYS[action]
        cost = weights.answer_stands * stands
        if stands == 1:
            cost += weights.answer_sure
        return cost + weights.answer_bomb if play.kind is Kind.QUAD or play.is_suited else cost

    def _exit(self, action: int, stands: float) -> float:
        """Return what it costs that a foe may go out on a play."""
        position, weights, size = self.position, self.weights, PLAYS[action].size
        if all(position.left[seat] != size for seat in position.foes):
            return 0.0
        if size > 1:
            return weights.exit_open_many * (1 - stands)
        return (weights.exit_led if position.to_beat == PASS else weights.exit_open) * (1 - stands)


@lru_cache
def _weights(has_friend: bool, is_careless: bool) -> Weights:  # noqa: FBT001 -- the key of a cache
    weights = PARTNERS if has_friend else ALONE
    return careless(weights) if is_careless else weights


def of_one_suit(cards: int, straight: int) -> int:
    """Return the card mask of a suited straight among these cards."""
    spades = SPADES_OF[straight]
    return next(spades << suit for suit in range(4) if cards & spades << suit == spades << suit)
