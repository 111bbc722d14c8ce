"""The turning points of a match: the master looks at every decision, the champion closer at the few that stand out.

The same match always has the same ones. Its length bounds the first look, `CLOSER` the second; what has to be kept is
one deal's snapshots and the candidates.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from murlan.computer.net.layout import family_of
from murlan.computer.net.net import Net
from murlan.computer.review.closer import EFFORT, looked_closer
from murlan.computer.review.decisions import Decision, decisions_of
from murlan.computer.review.glance import BLOCK, differences
from murlan.computer.review.points import MOST, Pause, TurningPoint, no_pause
from murlan.computer.search.search import Effort
from murlan.events import Event
from murlan.options import RuleOptions

CLOSER: Final = 9
"""How many decisions are looked at closer, at most one a trick."""
LEAST: Final = 0.1
"""Points a deal below which nothing turns."""


def turning_points(
    options: RuleOptions, events: Iterable[Event], *, pause: Pause = no_pause, effort: Effort = EFFORT
) -> tuple[TurningPoint, ...]:
    """Return the three decisions that cost or gained most, at most one a trick, in the order of time.

    Doing the best is a gain only where a player of plain good sense would have done something else: that somebody lays
    the last cards is no turning point. Where too little turned there are fewer.

    Args:
        options: The rules of the match.
        events: A match that is over, or any number of its deals.
        pause: Called all the while.
        effort: How close the second look is.

    Raises:
        MurlanError: The events are no match.
    """
    net = Net.load(family_of(options))
    found = []
    for decision in _standing_out(options, events, net, pause):
        pause()
        point = looked_closer(decision, net, pause, effort=effort)
        if point.difference <= -LEAST or (point.difference >= LEAST and not decision.is_plain):
            found.append(point)
    largest = sorted(found, key=lambda point: (-abs(point.difference), point.deal, point.step))[:MOST]
    return tuple(sorted(largest, key=lambda point: (point.deal, point.step)))


def _standing_out(options: RuleOptions, events: Iterable[Event], net: Net, pause: Pause) -> list[Decision]:
    """Return the decisions that are worth a closer look, what stands out most first."""
    largest: dict[tuple[int, int], tuple[float, Decision]] = {}
    for decision, difference in _glanced(options, events, net, pause):
        size = abs(difference)
        is_known = decision.trick in largest and largest[decision.trick][0] >= size
        if size < LEAST or is_known or (difference > 0 and decision.is_plain):
            continue
        largest[decision.trick] = size, decision
        if len(largest) > 2 * CLOSER:
            largest = dict(_ordered(largest)[:CLOSER])
    return [decision for _, (_, decision) in _ordered(largest)[:CLOSER]]


def _ordered(
    largest: dict[tuple[int, int], tuple[float, Decision]],
) -> list[tuple[tuple[int, int], tuple[float, Decision]]]:
    return sorted(largest.items(), key=lambda item: (-item[1][0], item[0]))


def _glanced(options: RuleOptions, events: Iterable[Event], net: Net, pause: Pause) -> Iterator[tuple[Decision, float]]:
    """Yield each decision with the master's opinion of it."""
    for decisions in decisions_of(options, events, pause):
        for start in range(0, len(decisions), BLOCK):
            block = decisions[start : start + BLOCK]
            pause()
            yield from zip(block, differences(block, net), strict=True)
