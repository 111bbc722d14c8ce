"""The one writer: a queue of works, stored many to a transaction (group commit).

A batch is one transaction, which nobody else who writes can step into, and runs as one plain function in the writer's
own thread. No task can step between its statements, and no cancellation can leave it open: both were faults of writing
through `await`. Each work runs under a savepoint, so a refused one is undone alone. Knows nothing of tables or matches,
nor which database it is.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Self, TypeVar

from bot.tables.faults import ConflictError, JournalError, StorageDownError
from db.ports import Connection, Session

Work = Callable[[Connection], object]
"""What one unit stores; what it returns is dropped.

It raises a `JournalError` to be undone and refused, and it never begins or ends a transaction. It may be called again,
where the transaction that it stood in was rolled back.
"""

BATCH_LIMIT: Final = 256
"""The most works in one transaction: what an answer can have to wait for is bounded by it."""
ASIDE_SECONDS: Final = 0.05
"""How long a batch steps aside that was in another process's way: begun at once it may come first again."""
QUEUE_LIMIT: Final = 1024
"""The most works that wait; whoever brings another waits before the queue (nothing is dropped)."""

_log = logging.getLogger(__name__)
_Done = TypeVar("_Done")


class Writer:
    """Stores works in the order they came and answers each once it is on the disk."""

    def __init__(self, session: Session, thread: ThreadPoolExecutor) -> None:
        self._session = session
        self._thread = thread
        self._queue: asyncio.Queue[tuple[Work, asyncio.Future[None]] | None] = asyncio.Queue(QUEUE_LIMIT)
        self._entering: set[asyncio.Task[None]] = set()
        self._is_closing = False
        self._task = asyncio.create_task(self._serve(), name="journal writer")
        self.batch_count = 0
        """Transactions that were committed."""
        self.work_count = 0
        """Works that were stored."""
        self.refused_count = 0
        """Works that were refused alone: double presses, conflicts."""
        self.failed_batch_count = 0
        """Transactions that failed as a whole: disk full, locked, broken."""
        self.on_stored: Callable[[int, float], None] = lambda _units, _seconds: None
        """Told of each transaction, in the writer's thread: how many works, and seconds."""
        self.last_batch_size = 0
        self.largest_batch_size = 0

    @classmethod
    async def open(cls, connect: Callable[[], Session]) -> Self:
        """Connect in a new thread, which the session then never leaves, and begin to serve.

        Raises:
            Exception: What `connect` raised.
        """
        thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="journal")
        try:
            session = await asyncio.get_running_loop().run_in_executor(thread, connect)
        except BaseException:
            thread.shutdown(wait=False)
            raise
        return cls(session, thread)

    @property
    def waiting(self) -> int:
        """How many works wait to be stored."""
        return self._queue.qsize() + len(self._entering)

    async def submit(self, work: Work) -> None:
        """Have a work stored, and return when it is durable.

        A caller that is cancelled no longer waits; its work is stored all the same.

        Raises:
            JournalError: What the work raised, or `ConflictError` where it broke a key.
            StorageDownError: The batch could not be stored, or the writer is closed; nothing of it was stored.
        """
        if self._is_closing:
            raise StorageDownError("the database is closed")
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        try:
            self._queue.put_nowait((work, answer))
        except asyncio.QueueFull:
            await self._enter(work, answer)
        await answer

    async def empty_log(self) -> bool:
        """Write the write-ahead log back into the file and empty it: what was deleted is in neither then.

        Returns:
            Whether it is empty; it is not where somebody read all the while.

        Raises:
            StorageDownError: The file cannot be written now, or the writer is closed.
        """
        return await self._between(self._session.empty_log)

    async def write_anew(self) -> None:
        """Write the whole file anew, with nothing in it but what is stored; works that come meanwhile wait.

        Raises:
            StorageDownError: The file cannot be written now, or the writer is closed; it is as it was.
        """
        await self._between(self._session.write_anew)

    async def close(self) -> None:
        """Store and answer all that waits, then close the connection."""
        if self._is_closing:
            return
        self._is_closing = True
        while self._entering:
            await asyncio.wait(self._entering)
        await self._queue.put(None)
        await self._task
        await asyncio.get_running_loop().run_in_executor(self._thread, self._session.close)
        self._thread.shutdown(wait=False)

    async def _enter(self, work: Work, answer: asyncio.Future[None]) -> None:
        """Wait for room in the queue, in a task of its own so that a cancelled caller does not lose its work."""
        entering = asyncio.create_task(self._queue.put((work, answer)))
        self._entering.add(entering)
        entering.add_done_callback(self._entering.discard)
        try:
            await asyncio.shield(entering)
        except asyncio.CancelledError:
            answer.cancel()
            raise

    async def _serve(self) -> None:
        loop = asyncio.get_running_loop()
        is_open = True
        while is_open:
            batch = [await self._queue.get()]
            while len(batch) < BATCH_LIMIT and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            is_open = batch[-1] is not None
            waiting = [entry for entry in batch if entry is not None]
            outcomes = await loop.run_in_executor(self._thread, self._store, [work for work, _ in waiting])
            for (_, answer), outcome in zip(waiting, outcomes, strict=True):
                _answer(answer, outcome)

    def _store(self, works: Sequence[Work]) -> list[Exception | None]:
        """Store a batch, and return for each work what to raise to its caller. Runs in the writer's thread."""
        if not works:
            return []
        began = time.perf_counter()
        try:
            outcomes = self._stored(works)
        except self._session.errors as error:
            self.failed_batch_count += 1
            _log.error("a batch of %s units was not stored: %s", len(works), error)
            self._session.roll_back()
            return [_storage_down(error) for _ in works]
        self.on_stored(len(works), time.perf_counter() - began)
        refused = sum(outcome is not None for outcome in outcomes)
        self.batch_count += 1
        self.work_count += len(works) - refused
        self.refused_count += refused
        self.last_batch_size = len(works)
        self.largest_batch_size = max(self.largest_batch_size, len(works))
        return outcomes

    def _stored(self, works: Sequence[Work]) -> list[Exception | None]:
        """Store a batch, once more where another process was in the way; return for each work why it is refused.

        Raises:
            Exception: One of the session's errors, which concerns the whole batch.
        """
        try:
            return self._transaction(works)
        except self._session.errors as error:
            if not self._session.is_passing(error):
                raise
            _log.info("a batch of %s units is tried again: %s", len(works), error)
            self._session.roll_back()
            time.sleep(ASIDE_SECONDS)
            return self._transaction(works)

    def _transaction(self, works: Sequence[Work]) -> list[Exception | None]:
        self._session.begin()
        outcomes = [self._attempt(work) for work in works]
        self._session.commit()
        return outcomes

    def _attempt(self, work: Work) -> Exception | None:
        """Run one work under its savepoint.

        Raises:
            Exception: Trouble with the storage, which concerns the whole batch.
        """
        self._session.begin_unit()
        try:
            work(self._session.connection)
        except Exception as error:
            if self._session.is_trouble(error):
                raise
            self._session.undo_unit()
            return self._refusal(error)
        self._session.end_unit()
        return None

    def _refusal(self, error: Exception) -> Exception:
        if self._session.is_conflict(error):
            conflict = ConflictError(str(error))
            conflict.__cause__ = error
            return conflict
        if not isinstance(error, JournalError):
            _log.error("a unit was undone by a bug", exc_info=error)
        return error

    async def _between(self, do: Callable[[], _Done]) -> _Done:
        """Do something in the writer's thread, between two batches.

        Raises:
            StorageDownError: It cannot be done now, or the writer is closed.
        """
        if self._is_closing:
            raise StorageDownError("the database is closed")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, do)
        except Exception as error:
            if self._session.is_trouble(error):
                raise StorageDownError(str(error)) from error
            raise


def _storage_down(error: Exception) -> StorageDownError:
    down = StorageDownError(str(error))
    down.__cause__ = error
    return down


def _answer(answer: asyncio.Future[None], outcome: Exception | None) -> None:
    if answer.done():  # its caller was cancelled
        return
    if outcome is None:
        answer.set_result(None)
    else:
        answer.set_exception(outcome)
