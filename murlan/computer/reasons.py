"""Why something a seat may do is good, as data: each reason is a fact about the position, whoever chose the action.

A reason is true or it is not given. *Surely* means: however the cards that nobody has shown lie in the other hands, the
partner's among them. Whoever shows reasons makes the sentences.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from murlan.cards import Card
from murlan.combinations import Kind, classify
from murlan.computer.sense.grounds import Grounds, cards_in_play, rivals
from murlan.computer.sense.position import Position, position_of
from murlan.events import CardGiven, Passed, Played, SeatEvent
from murlan.packed import PASS, PLAYS, action_of, cards_in
from murlan.packed.hands import RUN_RANKS, STRAIGHTS
from murlan.snapshot import Snapshot

_NEAR: Final = 3
"""A foe with so many cards or fewer is worth speaking of."""


class Why(StrEnum):
    """What there is to say for an action, the most telling first."""

    GOES_OUT = "goes-out"
    """It lays the last cards and takes the place `number`."""
    RUNS_OUT = "runs-out"
    """It is the first of `number` plays that lay the whole hand, and all but the last of them are surely unbeaten."""
    STOPS = "stops"
    """It takes the trick from a foe, `seat`, that has `number` cards left."""
    LEAVES_PARTNER = "leaves-partner"
    """It leaves the trick to the partner, `seat`, that has `number` cards left."""
    FEEDS_PARTNER = "feeds-partner"
    """It leads the lowest single to the partner, `seat`, that has one card."""
    DENIES = "denies"
    """The foe `seat`, with `number` cards left, surely cannot beat it."""
    SURE_TRICK = "sure-trick"
    """Surely nobody can beat it."""
    LAST_PLAYS = "last-plays"
    """What is left then can be laid in `number` plays."""
    SHEDS_STRAIGHT = "sheds-straight"
    """It lays a straight of `number` cards at once."""
    CHEAPEST = "cheapest"
    """No lower answer of its kind is held, but a higher one."""
    NOTHING_ELSE = "nothing-else"
    """Nothing in the hand beats what lies there."""
    SAVES = "saves"
    """Every answer would tear a combination, or spend a quad, suited straight, two or joker; the first one `cards`."""
    KEEPS = "keeps"
    """It keeps `cards` together; another of its kind would not."""
    KEEPS_CONTROL = "keeps-control"
    """It keeps `cards`, which only `number` unseen cards, or ranks, of their kind beat; another play would not."""
    LOWEST_LEAD = "lowest-lead"
    """It gets rid of the lowest card."""
    SAFE_TO_LOSE = "safe-to-lose"
    """It may be beaten, but surely no foe can go out on it."""
    STANDS_ALONE = "stands-alone"
    """The card given back belongs to no combination in the hand."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reason:
    """One thing to say for an action; what the fields stand for, `Why` tells."""

    why: Why
    cards: tuple[Card, ...] = ()
    seat: int | None = None
    number: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Advice:
    """One of the best things to do."""

    event: SeatEvent
    value: float
    """What whoever advises expects of it."""
    reasons: tuple[Reason, ...]


def advice(
    snapshot: Snapshot, values: Iterable[tuple[SeatEvent, float]], *, most: int = 3, within: float = 0.3
) -> tuple[Advice, ...]:
    """Return the best alternatives with their reasons, best first.

    Args:
        snapshot: The viewer's turn.
        values: What could be done and what is expected of it; more is better.
        most: How many alternatives to name.
        within: What is worth less than the best by more than this is not named.
    """
    ordered = sorted(values, key=lambda pair: -pair[1])[:most]
    named = [(event, value) for event, value in ordered if ordered[0][1] - value <= within]
    return tuple(Advice(event=event, value=value, reasons=reasons_for(snapshot, event)) for event, value in named)


def reasons_for(snapshot: Snapshot, event: SeatEvent) -> tuple[Reason, ...]:
    """Return what there is to say for something that the viewer may do now, the most telling first."""
    position = position_of(snapshot)
    match event:
        case CardGiven(_, card):
            found = _for_gift(position, snapshot.gifts, card)
        case Passed():
            found = _for_pass(position)
        case Played(_, cards):
            found = _for_play(position, cards, snapshot)
    ordered = sorted(found, key=lambda reason: _ORDER[reason.why])
    viewer = snapshot.viewer or 0
    return tuple(
        reason if reason.seat is None else replace(reason, seat=(viewer + reason.seat) % 4) for reason in ordered
    )


_ORDER: Final = {why: number for number, why in enumerate(Why)}


def _for_gift(position: Position, gifts: Iterable[Card], card: Card) -> Iterator[Reason]:
    """Yield reasons for a card given back (R8.2)."""
    in_straight = any(PLAYS[n].ranks >> card.rank & 1 for n in STRAIGHTS[position.hand & RUN_RANKS])
    if position.copies(card.rank) == 1 and not in_straight:
        yield Reason(why=Why.STANDS_ALONE)
    others = [position.mask & ~(1 << gift) for gift in gifts if gift != card]
    yield from _kept(Grounds(position, position.mask & ~(1 << card), others))


def _for_pass(position: Position) -> Iterator[Reason]:
    answers = position.actions[1:]
    if position.friend and position.owner == position.friend:
        yield Reason(why=Why.LEAVES_PARTNER, seat=position.owner, number=position.left[position.owner])
    if not answers:
        yield Reason(why=Why.NOTHING_ELSE)
        return
    grounds = Grounds(position, position.mask, ())
    spent = [grounds.torn_or_spent(answer) for answer in answers]
    if all(spent):
        yield Reason(why=Why.SAVES, cards=cards_in(cards_in_play(position.mask, spent[0])))


def _for_play(position: Position, cards: tuple[Card, ...], snapshot: Snapshot) -> Iterator[Reason]:
    if len(cards) == position.left[0]:
        yield Reason(why=Why.GOES_OUT, number=1 + position.left.count(0))
        return
    combination = classify(cards)
    assert combination is not None, "cards that may be played are a combination"
    action = action_of(combination, snapshot.options)
    rest = position.mask & ~sum(1 << card for card in cards)
    grounds = Grounds(position, rest, rivals(position, action))
    if grounds.runs_out(action):
        yield Reason(why=Why.RUNS_OUT, number=1 + len(grounds.plays_left))
    elif len(grounds.plays_left) <= 2:
        yield Reason(why=Why.LAST_PLAYS, number=len(grounds.plays_left))
    if combination.kind is Kind.STRAIGHT:
        yield Reason(why=Why.SHEDS_STRAIGHT, number=len(cards))
    yield from _against_others(grounds, action)
    yield from _kept(grounds)
    yield from _of_lead(position, action) if position.to_beat == PASS else _of_answer(position, action)


def _against_others(grounds: Grounds, action: int) -> Iterator[Reason]:
    """Yield what a play means to the other seats."""
    position, left = grounds.position, grounds.position.left
    if position.owner in position.foes and left[position.owner] <= _NEAR:
        yield Reason(why=Why.STOPS, seat=position.owner, number=left[position.owner])
    if grounds.is_sure(action):
        yield Reason(why=Why.SURE_TRICK)
        return
    for seat in position.foes:
        if left[seat] <= _NEAR and grounds.is_out_of_reach(action, seat):
            yield Reason(why=Why.DENIES, seat=seat, number=left[seat])
    if not any(grounds.may_go_out_on(action, seat) for seat in position.foes):
        yield Reason(why=Why.SAFE_TO_LOSE)


def _kept(grounds: Grounds) -> Iterator[Reason]:
    """Yield what an action leaves whole that another one would not."""
    if kept := grounds.kept():
        yield Reason(why=Why.KEEPS, cards=cards_in(cards_in_play(grounds.rest, kept)))
    if control := grounds.kept_control():
        play, number = control
        cards = cards_in(cards_in_play(grounds.rest, play))
        yield Reason(why=Why.KEEPS_CONTROL, cards=cards, number=number)


def _of_lead(position: Position, action: int) -> Iterator[Reason]:
    play, friend = PLAYS[action], position.friend
    if play.ranks & position.hand & -position.hand:
        yield Reason(why=Why.LOWEST_LEAD)
    if friend and position.left[friend] == 1 and action == position.actions[0]:
        yield Reason(why=Why.FEEDS_PARTNER, seat=friend)


def _of_answer(position: Position, action: int) -> Iterator[Reason]:
    play, lying = PLAYS[action], PLAYS[position.to_beat]
    same = [n for n in position.actions if n != PASS and (PLAYS[n].kind, PLAYS[n].size) == (play.kind, play.size)]
    if (play.kind, play.size) == (lying.kind, lying.size) and len(same) > 1 and action == same[0]:
        yield Reason(why=Why.CHEAPEST)
