"""The features of `murlan.computer.net.layout` by the letter, from snapshots; it shares no code with the net."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from murlan.cards import BLACK_JOKER, PACK, RED_JOKER, Card, Suit
from murlan.combinations import Combination, Kind, classify
from murlan.computer.net import layout
from murlan.events import CardGiven, Passed, Played
from murlan.match import Match
from murlan.options import CLASSIC, Passing, StraightStep
from murlan.packed import PASS, action_of, begin, mask_of
from murlan.plays import legal_plays
from murlan.snapshot import Snapshot


def features_of(match: Match, event: Played | Passed | CardGiven) -> tuple[int, ...]:
    """Return the features that hold for the seat on turn once it has done this; the deal must go on."""
    before, after = match.snapshot(event.seat), match.apply(event).after.snapshot(event.seat)
    found = {
        *_cards(after.hand, layout.REST),
        *_cards(_unseen(after), layout.UNSEEN),
        *_others(after, event.seat),
        *_passed_on(after, event.seat),
        *_course(after, event.seat),
        layout.COUNT.start + len(after.hand),
        layout.TURNS.start + min(9, _turns(after.hand)),
        *_options(after),
    }
    if not isinstance(event, CardGiven):
        found |= set(_on_table(before, after, event))
    if after.options.suited_straights:
        found |= set(_suited(after))
    return tuple(sorted(found))


def _cards(cards: Iterable[Card], block: layout.Block) -> Iterator[int]:
    for rank, count in Counter(card.rank for card in cards).items():
        places = [4 * rank + n for n in range(count)] if rank < 13 else [52 + rank - 13]
        yield from (block.start + place for place in places)


def _played(snapshot: Snapshot) -> set[Card]:
    turns = [turn for trick in (*snapshot.tricks, snapshot.trick) for turn in trick]
    return {card for turn in turns if turn.combination for card in turn.combination.cards}


def _unseen(snapshot: Snapshot) -> set[Card]:
    return set(PACK) - set(snapshot.hand) - _played(snapshot)


def _others(snapshot: Snapshot, viewer: int) -> Iterator[int]:
    """Yield what is known of the other seats' cards."""
    exchange = snapshot.exchange
    went = {(exchange.receiver, exchange.given), (exchange.giver, exchange.returned)} if exchange else set()
    if exchange and exchange.jokers_shown:
        went = {(exchange.giver, BLACK_JOKER), (exchange.giver, RED_JOKER)}
    for n in range(3):
        seat = (viewer + n + 1) % 4
        yield layout.LEFT.start + 15 * n + snapshot.seats[seat].cards_left
        for holder, card in went:
            if holder == seat and card is not None and card in _unseen(snapshot):
                yield layout.KNOWN.start + 15 * n + card.rank


def _passed_on(snapshot: Snapshot, viewer: int) -> Iterator[int]:
    lowest: dict[tuple[int, Kind], int] = {}
    for trick in (*snapshot.tricks, snapshot.trick):
        lying: Combination | None = None
        for turn in trick:
            if turn.combination is None and lying is not None:
                key = (turn.seat, lying.kind)
                lowest[key] = min(lying.strength, lowest.get(key, 99))
            lying = turn.combination or lying
    for (seat, kind), strength in lowest.items():
        n = (seat - viewer) % 4 - 1
        if n >= 0 and snapshot.seats[seat].cards_left:
            if kind is Kind.SINGLE:
                yield layout.SINGLE_PASSED.start + 15 * n + strength
            if kind is Kind.PAIR:
                yield layout.PAIR_PASSED.start + 13 * n + strength


def _course(after: Snapshot, viewer: int) -> Iterator[int]:
    """Yield who may answer, who acts next and how many are out."""
    assert after.turn is not None
    yield layout.NEXT.start + (after.turn - viewer) % 4
    yield layout.OUT.start + sum(seat.place is not None for seat in after.seats)
    last = max((n for n, turn in enumerate(after.trick) if turn.combination), default=0)
    is_locking = after.options.passing is Passing.LOCKED
    silent = {turn.seat for n, turn in enumerate(after.trick) if not turn.combination and (n > last or is_locking)}
    for n in range(3):
        seat = (viewer + n + 1) % 4
        if after.trick and after.seats[seat].cards_left and seat not in silent | {after.owner}:
            yield layout.ANSWERING.start + n


def _on_table(before: Snapshot, after: Snapshot, event: Played | Passed) -> Iterator[int]:
    if isinstance(event, Played):
        laid = classify(event.cards)
        assert laid is not None
        yield layout.MINE.start + action_of(laid, before.options) - 1
        beaten = begin([mask_of(_unseen(after))] * 4, 0, before.options, opening=False)
        beaten.to_beat = action_of(laid, before.options)
        if beaten.actions() == (PASS,):
            yield layout.UNBEATABLE.start
    else:
        assert before.to_beat is not None
        assert before.owner is not None
        yield layout.THEIRS.start + action_of(before.to_beat, before.options) - 1
        yield layout.OWNER.start + (before.owner - event.seat) % 4 - 1


def _turns(cards: tuple[Card, ...]) -> int:
    """Return the least number of plays with one straight at most, by trying each."""
    ranks = Counter(card.rank for card in cards)
    one_of_each = {card.rank: card for card in cards}.values()
    straights = [play for play in legal_plays(one_of_each, None, CLASSIC) if play.kind is Kind.STRAIGHT]
    return min([len(ranks), *(1 + len(ranks - Counter(card.rank for card in play.cards)) for play in straights)])


def _options(snapshot: Snapshot) -> Iterator[int]:
    options = snapshot.options
    holds = [
        options.straight_step is StraightStep.EXACTLY_ONE,
        options.suited_straights,
        options.suited_step is StraightStep.EXACTLY_ONE,
        options.passing is Passing.LOCKED,
    ]
    yield from (layout.OPTIONS.start + n for n, is_on in enumerate(holds) if is_on)


def _suited(snapshot: Snapshot) -> Iterator[int]:
    """Yield what suited straights are held, where they count."""
    own = [play for play in legal_plays(snapshot.hand, None, snapshot.options) if play.is_suited]
    if own:
        yield layout.OWN_SUITED.start + max(play.strength for play in own) - 5
    if any(len(play) >= 6 for play in own):
        yield layout.OWN_SUITED.stop - 1
    suits = [[card for card in _unseen(snapshot) if card.suit is suit] for suit in Suit]
    unseen = [any(play.is_suited for play in legal_plays(cards, None, snapshot.options)) for cards in suits]
    yield layout.THEIR_SUITED.start + sum(unseen)
