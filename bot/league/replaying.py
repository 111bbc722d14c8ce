"""A finished match folded up to any of its steps."""

from __future__ import annotations

from collections.abc import Sequence

from bot.league.replays import Frame, Moment
from murlan.events import Dealt, Event
from murlan.match import Match
from murlan.options import RuleOptions
from murlan.scoring import points_of
from murlan.snapshot import Stage


def deals_of(events: Sequence[Event]) -> dict[int, tuple[Event, ...]]:
    """Return the events of each deal, from its `Dealt` on, by the deal's number."""
    starts = [number for number, event in enumerate(events) if isinstance(event, Dealt)]
    bounds = zip(starts, [*starts[1:], len(events)], strict=True)
    parts = [tuple(events[start:end]) for start, end in bounds]
    return {part[0].number: part for part in parts if isinstance(part[0], Dealt)}


def frame_of(options: RuleOptions, events: Sequence[Event], wanted: Moment) -> Frame:
    """Return a match at a moment; at the nearest one that it has.

    Only the deal itself is folded, for a `Dealt` says what came before it.

    Raises:
        MurlanError: The events are no match.
        ValueError: There are none.
    """
    deals = deals_of(events)
    number = min(deals, key=lambda known: abs(known - wanted.deal))
    own = deals[number]
    step = max(0, min(wanted.step, len(own) - 1))
    match = Match.fold(options, own[: step + 1])
    deal = match.deal
    assert deal is not None, "it was dealt"
    is_over = match.stage not in (Stage.PLAY, Stage.EXCHANGE)
    is_trick_over = step > 0 and not deal.trick and bool(deal.tricks)
    dealt = own[0]
    assert isinstance(dealt, Dealt), "a deal begins with it"
    return Frame(
        moment=Moment(number, step),
        steps=len(own) - 1,
        deals=tuple(deals),
        event=own[step],
        hands=deal.hands,
        turn=None if is_over else deal.turn,
        dealer=dealt.dealer,
        trick=deal.tricks[-1] if is_trick_over else deal.trick,
        is_trick_over=is_trick_over,
        out=deal.places or deal.out,
        exchange=match.exchange,
        totals=match.totals,
        gains=points_of(match.last_places) if is_over and match.last_places else None,
    )
