"""One gateway socket: frames go out in order, through the compression that the client asked for."""

import asyncio
import importlib
import zlib
from collections.abc import Callable
from contextlib import suppress
from typing import TypeAlias

from aiohttp import web

Compress: TypeAlias = Callable[[bytes], bytes]
CLOSE = None
"""In the queue: nothing more is to be sent."""


class Connection:
    """Sends without making the speaker wait: a task of its own empties the queue."""

    def __init__(
        self, socket: web.WebSocketResponse, transport: asyncio.Transport | None, compress: Compress | None
    ) -> None:
        self.socket = socket
        self._transport = transport
        self._compress = compress
        self._was_ended_here = False
        self._is_silent = False
        self._outbox: asyncio.Queue[str | None] = asyncio.Queue()
        self._sender = asyncio.create_task(self._send_all())

    @property
    def close_code(self) -> int | None:
        """What the client said goodbye with; None when the end came from here, whatever it answered to that."""
        return None if self._was_ended_here else self.socket.close_code

    def send(self, frame: str) -> None:
        """Put a frame in the queue."""
        if not self._is_silent:
            self._outbox.put_nowait(frame)

    def fall_silent(self) -> None:
        """Say nothing more, heartbeats' answers included, though the socket stays open."""
        self._is_silent = True

    async def close(self, code: int) -> None:
        """Send what waits, then close."""
        self._was_ended_here = True
        self._outbox.put_nowait(CLOSE)
        await self._sender
        await self.socket.close(code=code)

    def tear(self) -> None:
        """Break the connection without a close frame, like a lost network."""
        self._was_ended_here = True
        if self._transport is not None:
            self._transport.abort()

    async def finish(self) -> None:
        """End the sending task."""
        self._sender.cancel()
        with suppress(asyncio.CancelledError):
            await self._sender

    async def _send_all(self) -> None:
        with suppress(ConnectionError, RuntimeError):
            while (frame := await self._outbox.get()) is not CLOSE:
                if self._compress is None:
                    await self.socket.send_str(frame)
                else:
                    await self.socket.send_bytes(self._compress(frame.encode()))


def compressor(name: str | None) -> Compress | None:
    """A new stream of that compression; None without one, or where its package is missing."""
    if name == "zlib-stream":
        stream = zlib.compressobj()
        return lambda data: stream.compress(data) + stream.flush(zlib.Z_SYNC_FLUSH)
    if name == "zstd-stream":
        with suppress(ImportError):
            zstandard = importlib.import_module("zstandard")
            frame = zstandard.ZstdCompressor().compressobj()
            block = zstandard.COMPRESSOBJ_FLUSH_BLOCK
            return lambda data: bytes(frame.compress(data) + frame.flush(block))
    return None
