"""Afterstates of many deals at once, in the terms of `murlan.computer.net.groups`.

What is told of an afterstate depends on the others' hands only by what `Sight` says of them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from murlan.computer.net import groups
from murlan.computer.net.bits import Bools, Masks, Numbers, sizes_of, suits_of
from murlan.computer.net.field import Field
from murlan.computer.net.laying import guarded, laid
from murlan.computer.net.legal import plays_in
from murlan.computer.net.sight import Sight, sight_of
from murlan.computer.net.tables import LONGEST, NEXT, OTHERS, RUNS, SHIFT, SHIFTED, STAYING, TOP, answers
from murlan.packed.actions import PASS
from murlan.packed.hands import RUN_RANKS

_RANKS: Final = np.uint64((1 << 15) - 1)
_RUN_RANKS: Final = np.uint64(RUN_RANKS)
_LAYER: Final = np.uint64(15)
_BUT_PASS: Final = np.array([~1 & 0xFFFFFFFFFFFFFFFF, 0xFFFFFFFFFFFFFFFF, 0xFFFFFFFFFFFFFFFF], np.uint64)


@dataclass(frozen=True, slots=True, kw_only=True)
class Afterstates:
    """Positions right after an action of a seat; the first axis is the afterstate."""

    sight: Sight
    """What the seat sees of each deal."""
    deals: Numbers
    """The deal that each belongs to, a row of the sight."""
    rest: Masks
    """The own hand after the action, as a hand."""
    laid: Numbers
    """The case of `groups.LAID`."""
    course: Numbers
    """The case of `groups.COURSE`."""
    shape: Numbers
    """The case of `groups.SHAPE`."""
    own_suited: Numbers
    """The case of `groups.OWN_SUITED`."""


def afterstates(field: Field, deals: Numbers, actions: Numbers) -> Afterstates:
    """Return what follows when the seats on turn act.

    Args:
        field: Deals in play.
        deals: The deal of each afterstate, a row of the field.
        actions: What the seat on turn does there, one of the `legal` actions.
    """
    sight = sight_of(field, field.turn)
    rows = np.arange(len(field))
    hands = field.hands[rows, field.turn][deals]
    rest = hands & STAYING[actions] | hands >> SHIFT[actions] & SHIFTED[actions]
    is_play = actions != PASS
    passed_on = groups.passed_on_case(field.to_beat, field.owner - field.turn & 3)
    return Afterstates(
        sight=sight,
        deals=deals,
        rest=rest,
        laid=np.where(is_play, actions - 1, passed_on[deals]),
        course=_courses(field)[deals, np.where(rest == 0, 2, is_play)],
        shape=groups.shape_case(
            sizes_of(rest), _turns_of(rest), is_play & _are_unbeatable(field, sight, deals, actions)
        ),
        own_suited=_own_suited(field, deals, actions),
    )


def gifts(field: Field, deals: Numbers, cards: Numbers, *, to: int) -> Afterstates:
    """Return what follows when the seats on turn give a card back (R8.2).

    Args:
        field: Deals in the exchange.
        deals: The deal of each afterstate, a row of the field.
        cards: The number of the card that is given there.
        to: The seat that gets it, and leads (R8.5).
    """
    given = field.take(deals)
    rows, viewers = np.arange(len(deals)), given.turn.copy()
    given.give(cards, to=to)
    rest = given.hands[rows, viewers]
    none = np.zeros(len(deals), np.intp)
    own_suited = none
    if field.options.suited_straights:
        own_suited = _suited_case(given.masks[rows, viewers])
    return Afterstates(
        sight=sight_of(given, viewers),
        deals=rows,
        rest=rest,
        laid=none + groups.NOTHING_LAID,
        course=groups.course_case(none, to - viewers & 3, none),
        shape=groups.shape_case(sizes_of(rest), _turns_of(rest), none > 0),
        own_suited=own_suited,
    )


def _courses(field: Field) -> Numbers:
    """Return by deal the case of `groups.COURSE` after a pass, after a play, and after a play of the last cards."""
    seats = field.turn
    others = OTHERS[seats]
    after_play = field.answering & others
    waiting = np.stack([field.waiting & others, after_play, after_play], axis=1)
    holders = np.stack([field.holders, field.holders, field.holders & others], axis=1)
    owner = np.stack([field.owner, seats, seats], axis=1)
    seat = seats[:, None]
    leader = np.where(holders >> owner & 1, owner, NEXT[owner, holders])
    following = np.where(waiting, NEXT[seat, waiting], leader) - seat & 3
    answering = (waiting >> seat | waiting << 4 - seat) >> 1 & 7
    return groups.course_case(answering, following, 4 - sizes_of(holders.astype(np.uint64)))


def _turns_of(rest: Masks) -> Numbers:
    """Return the least number of plays that lay a rest, with one straight at most."""
    ranks = rest & _RANKS
    alone = ranks & ~(rest >> _LAYER)
    spared = np.bitwise_count(alone[:, None] & RUNS[rest & _RUN_RANKS]).max(axis=1).astype(np.intp)
    turns: Numbers = sizes_of(ranks) - (spared - 1).clip(min=0)
    return turns


def _are_unbeatable(field: Field, sight: Sight, deals: Numbers, actions: Numbers) -> Bools:
    """Return whether nothing among the unseen cards beats what is laid."""
    plays = plays_in(sight.unseen_hands, sight.unseen if field.options.suited_straights else None) & _BUT_PASS
    found: Masks = np.bitwise_or.reduce(plays[deals] & answers(field.options)[actions], axis=1)
    unbeatable: Bools = found == 0
    return unbeatable


def _own_suited(field: Field, deals: Numbers, actions: Numbers) -> Numbers:
    """Return the case of `groups.OWN_SUITED` for what is left after an action."""
    found = np.zeros(len(deals), np.intp)
    if not field.options.suited_straights:
        return found
    masks = field.masks[np.arange(len(field)), field.turn]
    guards = guarded(masks)
    at = np.flatnonzero(guards[deals])
    if at.size:
        deals, actions = deals[at], actions[at]
        left = masks[deals] & ~laid(masks[deals], actions, guards[deals], field.opening[deals])
        found[at] = _suited_case(left)
    return found


def _suited_case(masks: Masks) -> Numbers:
    suits = suits_of(masks)
    return groups.own_suited_case(TOP[suits].max(axis=1), LONGEST[suits].max(axis=1))
