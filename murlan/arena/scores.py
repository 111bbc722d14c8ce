"""What came of contests: points, places, time, and what players tell of themselves. Scores can be added up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from murlan.arena.durations import Durations
from murlan.arena.estimates import Sums
from murlan.computer.player import Thought
from murlan.notices import DealEnded
from murlan.options import RuleOptions
from murlan.scoring import Outcome


@dataclass(slots=True)
class Watch:
    """The decisions of one player that were any: those with more than one choice."""

    decisions: int = 0
    searched: int = 0
    """Those for which it looked into deals of the hidden cards."""
    seconds: Durations = field(default_factory=Durations)
    """By the clock."""
    core_seconds: Durations = field(default_factory=Durations)
    """In time of one core, whatever else the machine does."""
    occasions: Counter[str] = field(default_factory=Counter)
    """By habit, how often it had one."""
    lapses: Counter[str] = field(default_factory=Counter)
    """By habit, how often the player gave in to it."""

    def add(self, thought: Thought, seconds: float, core_seconds: float) -> None:
        """Count a decision."""
        self.decisions += 1
        self.searched += thought.worlds > 0
        self.occasions.update(map(str, thought.occasions))
        self.lapses.update(map(str, thought.lapses))
        self.seconds.add(seconds)
        self.core_seconds.add(core_seconds)

    def merge(self, other: Watch) -> None:
        """Add others."""
        self.decisions += other.decisions
        self.searched += other.searched
        self.seconds.merge(other.seconds)
        self.core_seconds.merge(other.core_seconds)
        self.occasions.update(other.occasions)
        self.lapses.update(other.lapses)


@dataclass(slots=True)
class Standing:
    """What one of the two players reached, each of its seats counted in each deal."""

    points: Sums = field(default_factory=Sums)
    """Of its own seats (R7.1)."""
    side_points: Sums = field(default_factory=Sums)
    """Of the sides of its seats (R10.2)."""
    won: Sums = field(default_factory=Sums)
    """Matches that its seats won; a tie counts for nobody."""
    firsts: int = 0
    lasts: int = 0
    watch: Watch = field(default_factory=Watch)

    @property
    def seat_deals(self) -> int:
        """The deals played, counted once for each of its seats."""
        return self.points.count

    def merge(self, other: Standing) -> None:
        """Add what it reached elsewhere."""
        self.points.merge(other.points)
        self.side_points.merge(other.side_points)
        self.won.merge(other.won)
        self.firsts += other.firsts
        self.lasts += other.lasts
        self.watch.merge(other.watch)


@dataclass(slots=True)
class Score:
    """What came of a contest, or of a part of it."""

    deals: int = 0
    matches: int = 0
    """Whole ones."""
    player: Standing = field(default_factory=Standing)
    against: Standing = field(default_factory=Standing)

    @property
    def clusters(self) -> int:
        """How many sets of cards were played."""
        return self.player.points.clusters

    def merge(self, other: Score) -> None:
        """Add other clusters of the same contest."""
        self.deals += other.deals
        self.matches += other.matches
        self.player.merge(other.player)
        self.against.merge(other.against)


@dataclass(slots=True)
class Haul:
    """What one of the two players takes in one cluster."""

    options: RuleOptions
    standing: Standing
    points: int = 0
    side_points: int = 0
    seat_deals: int = 0
    won: int = 0
    seat_matches: int = 0

    def take(self, ended: DealEnded, seats: Sequence[int]) -> None:
        """Count a deal that it played on these seats."""
        side_of = self.options.side_of
        for seat in seats:
            self.points += ended.points[seat]
            self.side_points += sum(ended.points[other] for other in range(4) if side_of(other) == side_of(seat))
            self.seat_deals += 1
            self.standing.firsts += ended.places[0] == seat
            self.standing.lasts += ended.places[-1] == seat

    def win(self, outcome: Outcome, seats: Sequence[int]) -> None:
        """Count a match that it played on these seats."""
        self.won += sum(outcome.winners == (self.options.side_of(seat),) for seat in seats)
        self.seat_matches += len(seats)

    def close(self) -> None:
        """Put the cluster down."""
        self.standing.points.add(self.points, self.seat_deals)
        self.standing.side_points.add(self.side_points, self.seat_deals)
        if self.seat_matches:
            self.standing.won.add(self.won, self.seat_matches)
