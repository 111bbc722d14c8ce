"""Players who meet: one pair of them, or each against each, and what came of it as data."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass, field
from itertools import combinations, permutations

from murlan.arena.contest import Contest, Exchange, Mode
from murlan.arena.estimates import Estimate
from murlan.arena.scores import Score, Standing, Watch
from murlan.arena.workers import Task, played
from murlan.options import RuleOptions, Sides


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """What all contests of a meeting have in common."""

    options: RuleOptions
    mode: Mode
    exchange: Exchange
    seed: str


@dataclass(slots=True)
class Meeting:
    """Contests on the same cards: of two players the first against the second, of more each against each."""

    players: tuple[str, ...]
    terms: Terms
    scores: dict[Contest, Score] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.scores = {self._contest(*pair): Score() for pair in self._pairs()}

    def play(self, numbers: range, processes: int) -> Generator[None]:
        """Play the clusters of these numbers, all contests of one before the next; stop after each.

        Raises:
            ArenaError: A player failed, or a process died.
        """
        tasks: Iterator[Task] = ((contest, number) for number in numbers for contest in self.scores)
        for (contest, _), score in played(tasks, processes):
            self.scores[contest].merge(score)
            yield

    def standing(self, player: str, against: str) -> Standing | None:
        """Return how a player stands against another, if they met so."""
        if score := self.scores.get(self._contest(player, against)):
            return score.player
        if self._is_even and (score := self.scores.get(self._contest(against, player))):
            return score.against
        return None

    def watch(self, player: str) -> Watch:
        """Return all decisions of a player."""
        whole = Watch()
        for contest, score in self.scores.items():
            for name, standing in ((contest.player, score.player), (contest.against, score.against)):
                if name == player:
                    whole.merge(standing.watch)
        return whole

    @property
    def clusters(self) -> int:
        """How many sets of cards were played, by all contests together."""
        return sum(score.clusters for score in self.scores.values())

    @property
    def is_single(self) -> bool:
        """Whether one contest is all there is."""
        return len(self.scores) == 1

    def data(self) -> dict[str, object]:
        """Return all figures, for JSON."""
        return {
            "contests": [_contest_data(contest, score) for contest, score in self.scores.items()],
            "players": [watch_data(player, self.watch(player)) for player in dict.fromkeys(self.players)],
        }

    @property
    def _is_even(self) -> bool:
        """Whether both players of a contest have as many seats."""
        is_paired = self.terms.options.sides is Sides.TWO_TEAMS
        return self.terms.mode is Mode.TWO_AGAINST_TWO or (self.terms.mode is Mode.MATCHES and is_paired)

    def _pairs(self) -> Iterator[tuple[str, ...]]:
        if len(self.players) == 2:
            return iter([self.players])
        return combinations(self.players, 2) if self._is_even else permutations(self.players, 2)

    def _contest(self, player: str, against: str) -> Contest:
        terms = self.terms
        return Contest(
            player=player,
            against=against,
            options=terms.options,
            mode=terms.mode,
            exchange=terms.exchange,
            seed=terms.seed,
        )


def headline(standing: Standing, options: RuleOptions) -> Estimate | None:
    """Return what counts: the points a deal of the player's side, which in free for all is the seat."""
    return (standing.side_points if options.sides is Sides.TWO_TEAMS else standing.points).estimate()


def even_points(options: RuleOptions) -> float:
    """Return the points a deal of a side among equals."""
    return 6 / options.side_count


def watch_data(player: str, watch: Watch) -> dict[str, object]:
    """Return how a player decides, for JSON; times are in milliseconds."""
    figures: dict[str, object] = {"player": player, "decisions": watch.decisions, "searched": watch.searched}
    for name, durations in (("ms", watch.seconds), ("core_ms", watch.core_seconds)):
        times = {"p50": durations.quantile(0.5), "p95": durations.quantile(0.95), "max": durations.longest}
        figures[name] = {quantile: round(1000 * seconds, 4) for quantile, seconds in times.items()}
    habits = {habit: {"occasions": count, "lapses": watch.lapses[habit]} for habit, count in watch.occasions.items()}
    return {**figures, "habits": habits}


def _contest_data(contest: Contest, score: Score) -> dict[str, object]:
    return {
        "deals": score.deals,
        "matches": score.matches,
        "clusters": score.clusters,
        "standings": [
            _standing_data(name, standing, contest.options)
            for name, standing in ((contest.player, score.player), (contest.against, score.against))
        ],
    }


def _standing_data(player: str, standing: Standing, options: RuleOptions) -> dict[str, object]:
    figures: dict[str, object] = {
        "player": player,
        "seat_deals": standing.seat_deals,
        "firsts": standing.firsts,
        "lasts": standing.lasts,
    }
    estimates = {"points": standing.points, "won": standing.won}
    if options.sides is Sides.TWO_TEAMS:
        estimates["side_points"] = standing.side_points
    for name, sums in estimates.items():
        estimate = sums.estimate()
        figures |= {name: estimate and estimate.mean, f"{name}_error": estimate and estimate.error}
    return figures
