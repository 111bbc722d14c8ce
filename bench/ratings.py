"""How soon ratings put players into their true order, beside plain Elo on the six pairs of each match.

    python -m bench.ratings                  24 players, 8 leagues
    python -m bench.ratings --noise 2        where luck is larger

Each player has a known strength; in a match each of four plays it plus some luck, and the order of that is the match's.
Kendall's tau is 1 where all pairs of players stand in their true order, 0 where as many do as do not.
"""

from __future__ import annotations

import argparse
import itertools
import math
import statistics
import sys
from collections.abc import Callable, Sequence
from random import Random

from openskill.models import BradleyTerryFull

from bot.league.ratings import START, Rating, rated
from bot.league.results import MatchResult, PersonResult

MARKS = (2, 5, 10, 20, 40, 80, 160)
"""After so many matches of each player, on average, tau is printed; it is looked at after each."""
CONVERGED = 0.8
ELO_STEP = 32.0
Order = dict[int, float]
"""What players are worth, by player: higher is better."""


class Ours:
    """The ratings of the league, by what they are made of: the mean, or the number that people see."""

    def __init__(self, worth: Callable[[Rating], float]) -> None:
        self._worth = worth
        self._ratings: dict[int, Rating] = {}

    def take_in(self, order: Sequence[int]) -> None:
        """Take in a match, its players from first to last."""
        self._ratings |= rated(_result(order), self._ratings)

    def order(self) -> Order:
        """Return what everybody is worth."""
        return {player: self._worth(rating) for player, rating in self._ratings.items()}


class AllPairs:
    """OpenSkill's Bradley-Terry model over all pairs of a match."""

    def __init__(self) -> None:
        self._model = BradleyTerryFull()
        self._ratings = {}  # type: ignore[var-annotated]

    def take_in(self, order: Sequence[int]) -> None:
        """Take in a match, its players from first to last."""
        teams = [[self._ratings.get(player) or self._model.rating()] for player in order]
        for player, (rating,) in zip(order, self._model.rate(teams), strict=True):
            self._ratings[player] = rating

    def order(self) -> Order:
        """Return what everybody is worth."""
        return {player: rating.mu for player, rating in self._ratings.items()}


class Elo:
    """Plain Elo, a match of four being six games; a third of the usual step for each, so that a match is one step."""

    def __init__(self) -> None:
        self._ratings: Order = {}

    def take_in(self, order: Sequence[int]) -> None:
        """Take in a match, its players from first to last."""
        before = {player: self._ratings.get(player, 1500.0) for player in order}
        after = dict(before)
        for better, worse in itertools.combinations(order, 2):
            expected = 1 / (1 + 10 ** ((before[worse] - before[better]) / 400))
            gained = ELO_STEP / 3 * (1 - expected)
            after[better] += gained
            after[worse] -= gained
        self._ratings |= after

    def order(self) -> Order:
        """Return what everybody is worth."""
        return self._ratings


SYSTEMS: dict[str, Callable[[], Ours | AllPairs | Elo]] = {
    "ours, by mean": lambda: Ours(lambda rating: rating.mean),
    "ours, as shown": lambda: Ours(lambda rating: float(rating.shown)),
    "Bradley-Terry": AllPairs,
    "Elo on pairs": Elo,
}


def tau(truth: Order, found: Order) -> float:
    """Return Kendall's tau of two orders; who has not played yet stands at the start."""
    pairs = list(itertools.combinations(sorted(truth), 2))
    missing = START.mean
    agreement = sum(
        math.copysign(1, truth[one] - truth[two]) * _sign(found.get(one, missing) - found.get(two, missing))
        for one, two in pairs
    )
    return agreement / len(pairs)


def league(seed: int, *, players: int, noise: float) -> dict[str, list[float]]:
    """Let a league play, and return tau after each match a player, by system."""
    rng = Random(seed)
    truth = {player: rng.gauss(0, 1) for player in range(1, players + 1)}
    systems = {name: make() for name, make in SYSTEMS.items()}
    taus: dict[str, list[float]] = {name: [] for name in systems}
    played = 0
    for mark in range(1, MARKS[-1] + 1):
        while played < mark * players / 4:
            seats = rng.sample(sorted(truth), 4)
            performance = {player: truth[player] + rng.gauss(0, noise) for player in seats}
            order = sorted(seats, key=lambda player: -performance[player])
            for system in systems.values():
                system.take_in(order)
            played += 1
        for name, system in systems.items():
            taus[name].append(tau(truth, system.order()))
    return taus


def _result(order: Sequence[int]) -> MatchResult:
    points = (21, 14, 9, 4)
    persons = tuple(
        PersonResult(
            user_id=player,
            seat=seat,
            won=seat == 0,
            deals=8,
            deals_won=2,
            points=points[seat],
            place_sum=20,
            has_left=False,
        )
        for seat, player in enumerate(order)
    )
    return MatchResult(match_id="", winners=(0,), totals=points, persons=persons, places=((0, 1, 2, 3),))


def _sign(number: float) -> int:
    return (number > 0) - (number < 0)


def main(arguments: Sequence[str]) -> None:
    """Print tau after so many matches, and how many it takes."""
    parser = argparse.ArgumentParser(description="Measure ratings.")
    parser.add_argument("--players", type=int, default=24, help="players of a league (default: 24)")
    parser.add_argument("--leagues", type=int, default=8, help="leagues to average over (default: 8)")
    parser.add_argument("--noise", type=float, default=1.0, help="luck in a match, in spreads of strength (default: 1)")
    options = parser.parse_args(arguments)
    found = [league(seed, players=options.players, noise=options.noise) for seed in range(options.leagues)]
    print(f"Kendall's tau, mean of {options.leagues} leagues of {options.players}, after so many matches a player:")
    print(f"{'':>16}", *(f"{mark:>6}" for mark in MARKS), f"   {CONVERGED} after")
    for name in SYSTEMS:
        means = [statistics.fmean(taus) for taus in zip(*(one[name] for one in found), strict=True)]
        reached = next((str(number) for number, mean in enumerate(means, 1) if mean >= CONVERGED), "never")
        print(f"{name:>16}", *(f"{means[mark - 1]:6.3f}" for mark in MARKS), f"   {reached}")


if __name__ == "__main__":
    main(sys.argv[1:])
