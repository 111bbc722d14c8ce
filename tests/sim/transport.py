"""Where discord.py has its HTTP session: requests go to the simulated Discord, through a line that can fail."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass
from types import SimpleNamespace, TracebackType
from typing import Any, Final, NamedTuple

import aiohttp
from multidict import CIMultiDict
from yarl import URL

from tests.sim.discord import Discord, parsed

HANGING: Final = 300.0
"""Seconds until aiohttp gives up a request that nobody answers."""
_JSON: Final = {"content-type": "application/json"}
_BASE: Final = len("https://discord.com/api/v10/")


@dataclass(frozen=True, slots=True)
class Passage:
    """What becomes of one request."""

    there: float = 0.03
    """Seconds until it takes effect."""
    back: float = 0.02
    """Seconds until the answer is there."""
    refused: tuple[int, dict[str, Any], dict[str, str]] | None = None
    """An answer in place of Discord's own: status, body, headers. The request takes no effect, unless `is_late`."""
    is_late: bool = False
    """Whether a refusal or a broken line comes after the effect."""
    is_broken: bool = False
    """Whether the line breaks."""
    is_hanging: bool = False
    """Whether no answer ever comes."""


CLEAN: Final = Passage()


class Wire:
    """All that goes between the bot and Discord, as one sum of everything that was sent and when."""

    def __init__(self, discord: Discord) -> None:
        self.discord = discord
        self.passage: Callable[[str, list[str]], Passage] = lambda *_: CLEAN
        """Asked for each request, with its method and the steps of its path."""
        self.gateway = asyncio.Event()
        """Set while the gateway takes connections."""
        self.gateway.set()
        self.count = 0
        self._sum = hashlib.sha256()

    def digest(self) -> str:
        """Return the sum of all bytes so far."""
        return self._sum.hexdigest()

    def note(self, *what: object) -> None:
        """Add to the sum."""
        self._sum.update(f"{self.discord.now():.6f} {' '.join(map(str, what))}\n".encode())

    def sent(self, method: str, url: str, text: str | None) -> list[str]:
        """Note a request; return the steps of its path."""
        self.count += 1
        self.note(method, url, text)
        return url[_BASE:].split("/")


class Session:
    """The face of `aiohttp.ClientSession` that discord.py uses."""

    def __init__(self, wire: Wire, trace: aiohttp.TraceConfig | None) -> None:
        self._wire = wire
        self._trace = trace
        if trace is not None:
            trace.freeze()
        self.closed = False
        """Also once its process is killed: nothing leaves it any more."""

    def request(
        self, method: str, url: str, *, data: str | aiohttp.FormData | None = None, params: Any = None, **more: Any
    ) -> _Exchange:
        """Begin a request; it is made when it is entered. Of one with files only the JSON goes on."""
        text = _json_of(data) if isinstance(data, aiohttp.FormData) else data
        request = _Request(method, url, text, params or {}, more.get("headers") or {})
        return _Exchange(self, self._wire, request)

    async def tell(self, request: _Request, response: Response) -> None:
        """Tell whoever traces the session of an answer."""
        if self._trace is not None:
            answer: Any = response
            headers = CIMultiDict(request.headers)
            told = aiohttp.TraceRequestEndParams(request.method, URL(request.url), headers, answer)
            await self._trace.on_request_end.send(self, SimpleNamespace(), told)  # type: ignore[arg-type]

    async def close(self) -> None:
        """Let nothing more through."""
        self.closed = True


class _Request(NamedTuple):
    method: str
    url: str
    text: str | None
    query: dict[str, Any]
    headers: dict[str, str]


def _json_of(form: aiohttp.FormData) -> str:
    """Return the JSON part of a request with files."""
    return next(str(value) for options, _, value in form._fields if options["name"] == "payload_json")


class _Exchange:
    """One request and its answer."""

    def __init__(self, session: Session, wire: Wire, request: _Request) -> None:
        self._session = session
        self._wire = wire
        self._request = request

    async def __aenter__(self) -> Response:
        response = await self._answer()
        await self._session.tell(self._request, response)
        return response

    async def _answer(self) -> Response:
        if self._session.closed:
            raise aiohttp.ClientConnectionError("the session is closed")
        method, text = self._request.method, self._request.text
        path = self._wire.sent(method, self._request.url, text)
        self._wire.discord.attempted(path)
        passage = self._wire.passage(method, path)
        await asyncio.sleep(passage.there)
        answer = None
        if not (passage.refused or passage.is_broken or passage.is_hanging) or passage.is_late:
            status, body = self._wire.discord.rest(method, path, self._request.query, parsed(text))
            answer = Response(status, "" if body is None else json.dumps(body))
        await asyncio.sleep(HANGING if passage.is_hanging else passage.back)
        if passage.is_hanging:
            raise TimeoutError
        if passage.is_broken:
            raise aiohttp.ServerDisconnectedError
        if passage.refused is not None:
            status, told, headers = passage.refused
            return Response(status, json.dumps(told), {**_JSON, **headers})
        assert answer is not None, "what was not refused was answered"
        return answer

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Nothing is held."""


class Response:
    """The face of `aiohttp.ClientResponse` that discord.py reads."""

    def __init__(self, status: int, text: str, headers: dict[str, str] | None = None) -> None:
        self.status = status
        self.reason = ""
        self.headers = headers or (_JSON if text else {})
        self._text = text

    async def text(self, encoding: str = "utf-8") -> str:
        """Return the body."""
        del encoding
        return self._text
