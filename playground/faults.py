"""Faults that tests plant: an error status, a delay, a broken or silent connection, a late press, a lost event."""

import asyncio
import contextlib
import math
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from weakref import WeakSet

from playground.clock import Clock
from playground.jsons import Json

KINDS = ("status", "delay", "cut", "silence", "press", "event")
SCOPES = ("user", "shared", "global")


class BadFaultError(ValueError):
    """The fault asked for is not understood."""


@dataclass(slots=True, eq=False, weakref_slot=True)
class Fault:
    """One planted fault."""

    kind: str
    """`status`, `delay`, `cut` or `silence` for the bot's requests, `press` for a person's, `event` for what the bot is
    told."""
    route: str = "*"
    """`METHOD /template` with `*` and `?`, as in `PATCH /channels/*/messages/*`; `INTERACTION_CREATE COMPONENT`."""
    times: int = 1
    """How often it still strikes, unless it lasts."""
    lasts: float = 0.0
    """For how many seconds it strikes, however often; 0 leaves it to `times`."""
    status: int = 500
    code: int = 0
    message: str = "planted"
    seconds: float = 0.0
    """How long a `delay`, `press` or `event` waits; the `retry_after` of a 429."""
    scope: str = "user"
    """Whose limit a 429 is: `user`, `shared` by all who use the resource, or `global` for the token."""
    via: bool = True
    """Whether a `status` comes from Discord itself; without, a 429 is Cloudflare's ban of the address."""
    lands: bool = False
    """Whether the request of a `cut`, `silence` or `status` takes effect before its answer is lost."""
    copies: int = 1
    """How often an `event` arrives: 0 is never, 2 is twice."""
    ends_at: float = field(default=math.inf, init=False)
    """On the playground's clock; reckoned from `lasts`."""
    is_over: asyncio.Event = field(default_factory=asyncio.Event, init=False)
    """Set when it is taken away: whoever waits is let go."""

    async def wait(self) -> None:
        """Wait as long as it says, or until it is taken away."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.is_over.wait(), self.seconds)

    def matches(self, kinds: tuple[str, ...], route: str) -> bool:
        """Whether it strikes that route."""
        return self.kind in kinds and fnmatchcase(route, self.route)


class Faults:
    """The faults that still wait."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._faults: list[Fault] = []
        self._struck: WeakSet[Fault] = WeakSet()
        """Those in which somebody may still wait."""
        self.strikes = 0
        """How often one struck so far."""

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
        if fault.scope not in SCOPES:
            raise BadFaultError(f"scope is one of {', '.join(SCOPES)}")
        if fault.lasts:
            fault.ends_at = self._clock.now() + fault.lasts
        self._faults.append(fault)

    def strike(self, kinds: tuple[str, ...], route: str) -> Fault | None:
        """The first fault for that route, used up by one."""
        self._faults = [fault for fault in self._faults if self._clock.now() < fault.ends_at]
        fault = next((fault for fault in self._faults if fault.matches(kinds, route)), None)
        if fault is None:
            return None
        self.strikes += 1
        self._struck.add(fault)
        if not fault.lasts:
            fault.times -= 1
            if fault.times <= 0:
                self._faults.remove(fault)
        return fault

    def clear(self) -> None:
        """Take all away; who waits in one is let go."""
        for fault in self._struck:
            fault.is_over.set()
        self._struck.clear()
        self._faults.clear()

    def waiting(self) -> int:
        """How many are left."""
        return len(self._faults)
