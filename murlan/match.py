"""A match (R9): deals, exchanges and points until a side has won. The root of the engine.

A `Match` is a value and the fold of its events. The transition table is `Match.apply`:

    stage      takes       leads to
    dealing    Dealt       exchange (R8), or play in the first deal and after both jokers (R8.4)
    exchange   CardGiven   play
    play       Played      play; at the deal's end dealing, or over
    play       Passed      play
    over       –           –
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, assert_never

from murlan.cards import PACK, THREE_OF_SPADES, Card
from murlan.deal import Deal
from murlan.dealing import deal_hands
from murlan.errors import BadDeal, CardsNotHeld, GiftRefused, NotYourTurn, WrongStage
from murlan.events import CardGiven, CutSource, Dealt, Event, Passed, Played
from murlan.exchange import ExchangeRecord, allowed_gifts, forced_gift, holds_both_jokers
from murlan.frozen import builder_of
from murlan.notices import (
    CardPassedOver,
    DealBegan,
    DealEnded,
    JokersShown,
    LeadTaken,
    MatchEnded,
    Notice,
    TargetRaised,
)
from murlan.options import RuleOptions
from murlan.scoring import Outcome, Raise, judge, points_of, side_totals
from murlan.snapshot import SeatSnapshot, Snapshot, Stage


@dataclass(frozen=True, slots=True)
class Step:
    """What an event leads to."""

    after: Match
    notices: tuple[Notice, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """A match at one moment."""

    options: RuleOptions
    target: int
    stage: Stage = Stage.DEALING
    totals: tuple[int, ...] = (0, 0, 0, 0)
    """Points by seat, of the deals that ended."""
    deal_number: int = 0
    """The deals begun."""
    dealer: int = 0
    """Who deals the present deal; while dealing, who deals next (R2.4)."""
    last_places: tuple[int, ...] | None = None
    """Seats of the last deal that ended, first to last."""
    deal: Deal | None = None
    """The present deal; the last one while dealing and when the match is over."""
    exchange: ExchangeRecord | None = None
    """The exchange before the present deal, with its cards."""
    outcome: Outcome | None = None

    @classmethod
    def start(cls, options: RuleOptions, *, dealer: int = 0) -> Match:
        """Start a match; the first dealer is seat 0 (R2.2) but for a rematch (R9.5)."""
        return cls(options=options, target=options.target, dealer=dealer)

    @classmethod
    def fold(cls, options: RuleOptions, events: Iterable[Event]) -> Match:
        """Rebuild a match from events that begin with a `Dealt`: the first one or any later one.

        Raises:
            MurlanError: The events are no match.
        """
        match: Match | None = None
        for event in events:
            if match is None:
                if not isinstance(event, Dealt):
                    raise BadDeal("first event")
                match = cls._before(options, event)
            match = match.apply(event).after
        if match is None:
            raise BadDeal("no events")
        return match

    def next_deal(
        self, seed: bytes, cut: int, *, commitment: bytes | None = None, cut_source: CutSource | None = None
    ) -> Dealt:
        """Return the event that deals the next cards from a seed and a cut (R2.3).

        Args:
            seed: 32 bytes.
            cut: How many cards are lifted, 1–53.
            commitment: What was promised of the seed before.
            cut_source: Where the cut came from.
        """
        hands = deal_hands(seed, cut, self.dealer)
        return Dealt(
            number=self.deal_number + 1,
            dealer=self.dealer,
            hands=hands,
            seed=seed,
            cut=cut,
            totals=self.totals,
            target=self.target,
            last_places=self.last_places,
            commitment=commitment,
            cut_source=cut_source,
        )

    def apply(self, event: Event) -> Step:
        """Apply one event.

        Raises:
            IllegalEvent: The rules refuse it; nothing has changed.
            BadDeal: A `Dealt` that contradicts this match.
        """
        match event:
            case Played() if self.stage is Stage.PLAY:
                return self._in_play(self._present_deal.played(event.seat, event.cards, self.options))
            case Passed() if self.stage is Stage.PLAY:
                return self._in_play(self._present_deal.passes(event.seat))
            case CardGiven() if self.stage is Stage.EXCHANGE:
                return self._given(event)
            case Dealt() if self.stage is Stage.DEALING:
                return self._dealt(event)
            case _:
                raise WrongStage(self.stage)

    def snapshot(self, viewer: int | None) -> Snapshot:
        """Return what one seat may see, or with ``None`` what the whole table may see."""
        deal = self.deal
        is_live = self.stage in (Stage.EXCHANGE, Stage.PLAY)
        return Snapshot(
            viewer=viewer,
            options=self.options,
            stage=self.stage,
            deal_number=self.deal_number,
            dealer=self.dealer,
            target=self.target,
            seats=tuple(self._seat_snapshot(seat) for seat in range(4)),
            hand=deal.hands[viewer] if deal and is_live and viewer is not None else (),
            turn=deal.turn if deal and is_live else None,
            opening=bool(deal and deal.opening),
            trick=deal.trick if deal else (),
            tricks=deal.tricks if deal else (),
            exchange=self._visible_exchange(viewer),
            gifts=self._gifts() if self.stage is Stage.EXCHANGE and deal and deal.turn == viewer else (),
            last_places=self.last_places,
            outcome=self.outcome,
        )

    @classmethod
    def _before(cls, options: RuleOptions, event: Dealt) -> Match:
        """Return the match as it stood just before a `Dealt`."""
        return cls(
            options=options,
            target=event.target,
            totals=event.totals,
            deal_number=event.number - 1,
            dealer=event.dealer,
            last_places=event.last_places,
        )

    @property
    def _present_deal(self) -> Deal:
        assert self.deal is not None, f"no deal at stage {self.stage}"
        return self.deal

    def _dealt(self, event: Dealt) -> Step:
        self._check_deal(event)
        notices: tuple[Notice, ...] = (DealBegan(event.number, event.dealer),)
        begun = replace(self, deal_number=event.number)
        if self.last_places is None:
            leader = next(seat for seat, hand in enumerate(event.hands) if THREE_OF_SPADES in hand)
            return begun._led(Deal(event.hands, leader, opening=True), notices)
        first, last = self.last_places[0], self.last_places[-1]
        if holds_both_jokers(event.hands[last]):
            shown = ExchangeRecord(last, first, None, None, jokers_shown=True)
            return replace(begun, exchange=shown)._led(Deal(event.hands, first), (*notices, JokersShown(last)))
        gift = forced_gift(event.hands[last])
        hands = _moved(event.hands, gift, giver=last, receiver=first)
        after = replace(
            begun,
            stage=Stage.EXCHANGE,
            deal=Deal(hands, first),
            exchange=ExchangeRecord(last, first, gift, None),
        )
        return Step(after, (*notices, CardPassedOver(last, first, gift)))

    def _given(self, event: CardGiven) -> Step:
        deal, exchange = self._present_deal, self.exchange
        assert exchange is not None, "the exchange stage has an exchange"
        if event.seat != exchange.receiver:
            raise NotYourTurn(exchange.receiver)
        if event.card not in deal.hands[event.seat]:
            raise CardsNotHeld((event.card,))
        if event.card not in (allowed := self._gifts()):
            raise GiftRefused(event.card, allowed)
        hands = _moved(deal.hands, event.card, giver=exchange.receiver, receiver=exchange.giver)
        given = replace(self, exchange=replace(exchange, returned=event.card))
        notice = CardPassedOver(exchange.receiver, exchange.giver, event.card)
        return given._led(Deal(hands, exchange.giver), (notice,))

    def _led(self, deal: Deal, notices: tuple[Notice, ...]) -> Step:
        """Begin the play of a deal."""
        return Step(replace(self, stage=Stage.PLAY, deal=deal), (*notices, LeadTaken(deal.turn)))

    def _in_play(self, change: tuple[Deal, tuple[Notice, ...]]) -> Step:
        """Take over a deal after a turn, and end it where it has ended (R6.2, R7, R9)."""
        deal, notices = change
        after = self._with_deal(deal)
        places = deal.places
        if places is None:
            return Step(after, notices)
        points = points_of(places)
        totals = tuple(total + gained for total, gained in zip(self.totals, points, strict=True))
        ended = (*notices, DealEnded(places, points, totals))
        after = replace(after, stage=Stage.DEALING, totals=totals, last_places=places, dealer=(self.dealer + 1) % 4)
        match judge(side_totals(totals, self.options), self.target, self.options):
            case None:
                return Step(after, ended)
            case Raise(target):
                return Step(replace(after, target=target), (*ended, TargetRaised(target)))
            case Outcome() as outcome:
                return Step(replace(after, stage=Stage.OVER, outcome=outcome), (*ended, MatchEnded(outcome)))
            case never:
                assert_never(never)

    def _with_deal(self, deal: Deal) -> Match:
        """Return this match with another deal, as `replace` does but faster: this is done at every turn."""
        return _build_match(
            options=self.options,
            target=self.target,
            stage=self.stage,
            totals=self.totals,
            deal_number=self.deal_number,
            dealer=self.dealer,
            last_places=self.last_places,
            deal=deal,
            exchange=self.exchange,
            outcome=self.outcome,
        )

    def _check_deal(self, event: Dealt) -> None:
        """Raise `BadDeal` where a `Dealt` contradicts the match or is no deal of the pack (R1.1, R2.3)."""
        for field in ("dealer", "totals", "target", "last_places"):
            if getattr(event, field) != getattr(self, field):
                raise BadDeal(field)
        if event.number != self.deal_number + 1:
            raise BadDeal("number")
        sizes = tuple(14 if (seat - event.dealer) % 4 in (1, 2) else 13 for seat in range(4))
        is_sorted = all(list(hand) == sorted(hand) for hand in event.hands)
        is_pack = sorted(card for hand in event.hands for card in hand) == list(PACK)
        if tuple(map(len, event.hands)) != sizes or not (is_sorted and is_pack):
            raise BadDeal("hands")

    def _gifts(self) -> tuple[Card, ...]:
        assert self.exchange is not None
        assert self.exchange.given is not None, "a card is only given back for one received"
        return allowed_gifts(self._present_deal.hands[self.exchange.receiver], self.exchange.given)

    def _visible_exchange(self, viewer: int | None) -> ExchangeRecord | None:
        """Return the exchange as a viewer may see it (R8.6)."""
        exchange = self.exchange
        if exchange is None or self.options.open_exchange or viewer in (exchange.giver, exchange.receiver):
            return exchange
        return replace(exchange, given=None, returned=None)

    def _seat_snapshot(self, seat: int) -> SeatSnapshot:
        deal = self.deal
        places = (deal.places or deal.out) if deal else ()
        last_turn = next((turn for turn in reversed(deal.trick) if turn.seat == seat), None) if deal else None
        return SeatSnapshot(
            cards_left=len(deal.hands[seat]) if deal else 0,
            total=self.totals[seat],
            place=places.index(seat) + 1 if seat in places else None,
            last_turn=last_turn,
        )


_build_match: Final = builder_of(Match)


def _moved(
    hands: tuple[tuple[Card, ...], ...], card: Card, *, giver: int, receiver: int
) -> tuple[tuple[Card, ...], ...]:
    """Return the hands after one card went from a seat to another."""
    moved = list(hands)
    moved[giver] = tuple(held for held in hands[giver] if held != card)
    moved[receiver] = tuple(sorted((*hands[receiver], card)))
    return tuple(moved)
