"""How bad it is, and the line to Discord: requests that are refused, limited, broken or never answered, by the seed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final

from tests.sim.transport import Passage


@dataclass(frozen=True, slots=True, kw_only=True)
class Weather:
    """How bad it is; chances are for each event, request or transaction."""

    dropped: float = 0.015
    doubled: float = 0.02
    late: float = 0.02
    """Interactions that arrive after up to ten seconds: Discord takes no answer after three."""
    jitter: float = 0.3
    """Seconds that interactions differ in their way, so that they change places."""
    refused: float = 0.015
    """Requests answered 500, 502 or 503."""
    limited: float = 0.01
    """Requests answered 429."""
    broken: float = 0.015
    """Requests whose line breaks, before or after the effect."""
    hanging: float = 0.002
    disk: float = 0.004
    """Transactions that fail by themselves, before or after they are stored."""
    slow: float = 0.01
    """Transactions that take up to four seconds: the answer has to be promised."""
    outages: tuple[int, int] = (0, 3)
    disk_outages: tuple[int, int] = (0, 2)
    restarts: tuple[int, int] = (0, 3)
    deletions: tuple[int, int] = (0, 3)
    """How many public messages a moderator deletes."""


STORM: Final = Weather()


class Line:
    """What becomes of each request.

    Args:
        weather: How often what happens.
        luck: Decides.
        figures: Counts what happened.
        is_calm: Whether nothing happens any more.
    """

    def __init__(self, weather: Weather, luck: Random, figures: Counter[str], is_calm: Callable[[], bool]) -> None:
        self.is_out = False
        """Whether Discord is away: no request comes through whole."""
        self._weather = weather
        self._luck = luck
        self._figures = figures
        self._is_calm = is_calm

    def passage(self, method: str, path: list[str]) -> Passage:
        """Return what becomes of a request."""
        del method, path
        weather, luck = self._weather, self._luck
        there, back = luck.uniform(0.02, 0.12), luck.uniform(0.01, 0.06)
        if self._is_calm():
            return Passage(there, back)
        if self.is_out:
            return self._in_outage(there, back)
        dice = luck.random()
        for chance, fault in (
            (weather.refused, self._refused),
            (weather.limited, self._limited),
            (weather.broken, self._broken),
            (weather.hanging, self._hanging),
        ):
            if dice < chance:
                return fault(there, back)
            dice -= chance
        return Passage(there, back)

    def _in_outage(self, there: float, back: float) -> Passage:
        fault = self._luck.choice((self._refused, self._refused, self._broken, self._hanging))
        return fault(there, back)

    def _refused(self, there: float, back: float) -> Passage:
        self._figures["refused"] += 1
        status = self._luck.choice((500, 502, 503))
        return Passage(
            there, back, refused=(status, {"message": "trouble", "code": 0}, {}), is_late=self._luck.random() < 0.5
        )

    def _limited(self, there: float, back: float) -> Passage:
        self._figures["limited"] += 1
        wait = round(self._luck.uniform(0.3, 4), 3)
        told = {"message": "You are being rate limited.", "retry_after": wait, "global": False}
        headers = {"Via": "1.1 google", "X-RateLimit-Remaining": "0", "X-RateLimit-Reset-After": str(wait)}
        return Passage(there, back, refused=(429, told, headers))

    def _broken(self, there: float, back: float) -> Passage:
        self._figures["broken"] += 1
        return Passage(there, back, is_broken=True, is_late=self._luck.random() < 0.5)

    def _hanging(self, there: float, back: float) -> Passage:
        self._figures["hanging"] += 1
        return Passage(there, back, is_hanging=True, is_late=self._luck.random() < 0.5)
