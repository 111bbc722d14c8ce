"""What a record says, as a value. How it is written is `murlan.record.writing`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from murlan.dealing import SeatDraw
from murlan.errors import BadDeal
from murlan.events import Dealt, Event
from murlan.match import Match, Step
from murlan.options import RuleOptions


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """A match, finished or not, as its record tells it."""

    options: RuleOptions
    names: tuple[str, ...] | None
    """Who sat on seats 0–3."""
    events: tuple[Event, ...]
    draw: SeatDraw | None = None
    """The draw for seats, its entrants numbered by the seats that they took."""

    def match(self) -> Match:
        """Return the match as it stands after its last event."""
        match = Match.start(self.options)
        for step in self.steps():
            match = step.after
        return match

    def steps(self) -> Iterator[Step]:
        """Yield what each event led to.

        Raises:
            MurlanError: The events are no match; a record that was read is one.
        """
        match: Match | None = None
        for event in self.events:
            step = (match_before(self.options, event) if match is None else match).apply(event)
            match = step.after
            yield step


def match_before(options: RuleOptions, event: Event) -> Match:
    """Return the match as it stood before its first known event, which says so itself.

    Raises:
        BadDeal: A match is known from a `Dealt` on.
    """
    if not isinstance(event, Dealt):
        raise BadDeal("first event")
    return Match(
        options=options,
        target=event.target,
        totals=event.totals,
        deal_number=event.number - 1,
        dealer=event.dealer,
        last_places=event.last_places,
    )
