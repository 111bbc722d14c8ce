"""How often the bot called what: counted against the token's limit, or exempt as an interaction's answer."""

from collections import Counter, deque

from playground.clock import Clock, timestamp
from playground.jsons import Json
from playground.ratelimits import is_exempt

RECENT = 2000


class RequestLog:
    """Counts by route, and the latest requests one by one."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.clear()

    def clear(self) -> None:
        """Start counting anew."""
        self._answers: dict[str, Counter[int]] = {}
        self._recent: deque[Json] = deque(maxlen=RECENT)
        self._last_second: deque[float] = deque()
        self._busiest = 0

    def add(self, method: str, template: str, path: str, status: int) -> None:
        """Note one answered request."""
        route = f"{method} {template}"
        now = self._clock.now()
        self._answers.setdefault(route, Counter())[status] += 1
        self._recent.append({"at": timestamp(now), "route": route, "path": path, "status": status})
        if not is_exempt(template):
            self._last_second.append(now)
            while now - self._last_second[0] >= 1.0:
                self._last_second.popleft()
            self._busiest = max(self._busiest, len(self._last_second))

    def summary(self) -> Json:
        """Totals, the busiest second, and each route with its statuses."""
        routes: list[Json] = [
            {
                "route": route,
                "kind": "exempt" if is_exempt(route.partition(" ")[2]) else "counted",
                "count": statuses.total(),
                "statuses": {str(status): number for status, number in sorted(statuses.items())},
            }
            for route, statuses in sorted(self._answers.items())
        ]
        totals = {kind: sum(r["count"] for r in routes if r["kind"] == kind) for kind in ("counted", "exempt")}
        return {**totals, "busiest_second": self._busiest, "routes": routes, "recent": list(self._recent)}
