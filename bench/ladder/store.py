"""What was measured, on the disk chunk by chunk, so that an interrupted ladder goes on where it stopped.

The file is kept with the code: the figures take hours, and whoever doubts one goes on from it.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bench.ladder.fingerprint import fingerprint
from bench.ladder.plan import Step
from murlan.arena.durations import Durations
from murlan.arena.estimates import Estimate, Sums
from murlan.arena.scores import Score, Standing, Watch
from murlan.options import Sides

_METHOD = 1
"""Raised when figures come about in another way than before."""


@dataclass(slots=True)
class Measured:
    """What is known of a step."""

    step: Step
    score: Score = field(default_factory=Score)
    seconds: float = 0.0
    """How long its clusters took, by the clock."""

    @property
    def clusters(self) -> int:
        """How many clusters were played: those of the numbers below this one."""
        return self.score.clusters

    @property
    def points(self) -> Estimate | None:
        """The points a deal of the player's side, which in free for all is its seat."""
        standing = self.score.player
        is_paired = self.step.family.sides is Sides.TWO_TEAMS
        return (standing.side_points if is_paired else standing.points).estimate()

    def needed(self, error: float) -> int:
        """Return how many clusters make the standard error so small, as far as it is known; 0 where it is not."""
        points = self.points
        if points is None or points.error is None:
            return 0
        wanted = self.clusters * (points.error / error) ** 2
        return max(self.step.least, self.clusters if wanted <= self.clusters else round(wanted))

    def is_done(self, error: float) -> bool:
        """Return whether the standard error is so small."""
        points = self.points
        return self.clusters >= self.step.least and points is not None and (points.error or 0) <= error


class Store:
    """A file with a line for each chunk."""

    def __init__(self, path: Path, seed: str) -> None:
        self._path = path
        self._seed = seed
        text = path.read_text("utf-8") if path.exists() else ""
        self._is_whole = not text or text.endswith("\n")
        self._lines = tuple(_lines(text))

    def known(self, step: Step) -> Measured:
        """Return what was measured of a step by these very players."""
        key = self._key(step)
        return Measured(step, *_in_a_row(line for line in self._lines if line["key"] == key))

    def add(self, measured: Measured, chunk: Score, seconds: float) -> None:
        """Keep the next chunk of a step."""
        line = _line(self._key(measured.step), measured.clusters, chunk, seconds)
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._path.open("a", encoding="utf-8") as file:
            file.write(("" if self._is_whole else "\n") + line)
        self._is_whole = True
        measured.score.merge(chunk)
        measured.seconds += seconds

    def tidy(self) -> None:
        """Make one line of all chunks of a step, of whatever players; what cannot be read goes."""
        if not self._path.exists():
            return
        steps: dict[str, list[dict[str, Any]]] = {}
        for line in _lines(self._path.read_text("utf-8")):
            steps.setdefault(json.dumps(line["key"]), []).append(line)
        merged = [_line(json.loads(key), 0, *_in_a_row(lines)) for key, lines in steps.items()]
        draft = self._path.with_suffix(".draft")
        draft.write_text("".join(merged), encoding="utf-8")
        draft.replace(self._path)
        self._is_whole = True

    def _key(self, step: Step) -> dict[str, object]:
        contest = step.contest(self._seed)
        players = {name: fingerprint(name, step.family.sides) for name in (step.player, step.against)}
        return {
            "method": _METHOD,
            "player": step.player,
            "against": step.against,
            "made_of": players,
            "rules": step.family.rules,
            "sides": step.family.sides,
            "mode": contest.mode,
            "exchange": contest.exchange,
            "target": contest.options.target,
            "seed": self._seed,
        }


def _in_a_row(lines: Iterable[dict[str, Any]]) -> tuple[Score, float]:
    """Return what chunks came to that follow on one another from the first, and how long they took."""
    score, seconds, chunks = Score(), 0.0, {line["first"]: line for line in lines}
    while line := chunks.get(score.clusters):
        score.merge(_score(line["score"]))
        seconds += line["seconds"]
    return score, seconds


def _line(key: dict[str, object], first: int, chunk: Score, seconds: float) -> str:
    line = {"key": key, "first": first, "seconds": round(seconds, 3), "score": _data(chunk)}
    return json.dumps(line, separators=(",", ":")) + "\n"


def _lines(text: str) -> Iterator[dict[str, Any]]:
    for line in text.splitlines():
        try:
            yield json.loads(line)
        except json.JSONDecodeError:
            continue  # written when the process was ended


def _data(score: Score) -> dict[str, Any]:
    return {
        "deals": score.deals,
        "matches": score.matches,
        "player": _standing_data(score.player),
        "against": _standing_data(score.against),
    }


def _standing_data(standing: Standing) -> dict[str, Any]:
    watch = standing.watch
    return {
        "sums": [sums.numbers() for sums in (standing.points, standing.side_points, standing.won)],
        "places": [standing.firsts, standing.lasts],
        "decisions": [watch.decisions, watch.searched],
        "seconds": _durations_data(watch.seconds),
        "core_seconds": _durations_data(watch.core_seconds),
        "habits": [watch.occasions, watch.lapses],
    }


def _durations_data(durations: Durations) -> list[Any]:
    return [durations.longest, sorted(durations.buckets.items())]


def _score(data: dict[str, Any]) -> Score:
    return Score(
        deals=data["deals"],
        matches=data["matches"],
        player=_standing(data["player"]),
        against=_standing(data["against"]),
    )


def _standing(data: dict[str, Any]) -> Standing:
    points, side_points, won = (Sums(*numbers) for numbers in data["sums"])
    firsts, lasts = data["places"]
    decisions, searched = data["decisions"]
    times = _durations(data["seconds"]), _durations(data["core_seconds"])
    watch = Watch(decisions, searched, *times, *map(Counter, data["habits"]))
    return Standing(points, side_points, won, firsts, lasts, watch)


def _durations(data: list[Any]) -> Durations:
    longest, buckets = data
    return Durations(Counter(dict(buckets)), longest)
