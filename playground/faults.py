"""Faults that tests plant: an error status, a delay, a broken connection, a late press, a lost or doubled event."""

from dataclasses import dataclass
from fnmatch import fnmatchcase

from playground.jsons import Json

KINDS = ("status", "delay", "cut", "press", "event")


class BadFaultError(ValueError):
    """The fault asked for is not understood."""


@dataclass(slots=True)
class Fault:
    """One planted fault."""

    kind: str
    """`status`, `delay` or `cut` for the bot's requests, `press` for a person's, `event` for what the bot is told."""
    route: str = "*"
    """`METHOD /template` with `*` and `?`, as in `PATCH /channels/*/messages/*`; `INTERACTION_CREATE COMPONENT`."""
    times: int = 1
    """How often it still strikes."""
    status: int = 500
    code: int = 0
    message: str = "planted"
    seconds: float = 0.0
    """How long a `delay`, `press` or `event` waits; the `retry_after` of a 429."""
    lands: bool = False
    """Whether the request of a `cut` or `status` takes effect before its answer is lost."""

    copies: int = 1
    """How often an `event` arrives: 0 is never, 2 is twice."""

    def matches(self, kinds: tuple[str, ...], route: str) -> bool:
        """Whether it strikes that route."""
        return self.times > 0 and self.kind in kinds and fnmatchcase(route, self.route)


class Faults:
    """The faults that still wait."""

    def __init__(self) -> None:
        self._faults: list[Fault] = []

    def plant(self, body: Json) -> None:
        """Add the fault that a control request describes.

        Raises:
            BadFaultError: it describes none.
        """
        try:
            fault = Fault(**body)
        except TypeError as problem:
            raise BadFaultError(str(problem)) from problem
        if fault.kind not in KINDS:
            raise BadFaultError(f"kind is one of {', '.join(KINDS)}")
        self._faults.append(fault)

    def strike(self, kinds: tuple[str, ...], route: str) -> Fault | None:
        """The first fault for that route, used up by one."""
        fault = next((fault for fault in self._faults if fault.matches(kinds, route)), None)
        if fault is not None:
            fault.times -= 1
            if fault.times == 0:
                self._faults.remove(fault)
        return fault

    def clear(self) -> None:
        """Take all away."""
        self._faults.clear()

    def waiting(self) -> int:
        """How many are left."""
        return len(self._faults)
