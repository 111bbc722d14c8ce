"""A match alone is played with the process that has the first shard, wherever its person is."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.client.forwarding import Forwarding, is_about_a_match_alone
from bot.shards.shards import shard_of
from bot.tables.faults import StorageDownError
from tests.support.live import Live, controls_of

TABLE = "abcdefgh"


class Letters:
    """Takes letters to one process."""

    def __init__(self, reader: Letters | None = None) -> None:
        self.on_letter: Callable[[str], None] = lambda _: None
        self.sent = 0
        self.is_down = False
        self._reader = reader or self

    async def send(self, body: str) -> None:
        """Bring it at once."""
        if self.is_down:
            raise StorageDownError("away")
        self.sent += 1
        self._reader.on_letter(body)


async def started(live: Live, text: str, letters: Letters) -> Live:
    """Start a process with some shards."""
    live.settings = live.settings.model_copy(update={"murlan_shards": text})
    await live.start_bot()
    live.app._exchange(letters)
    return live


@pytest.fixture
async def letters(live: Live, tmp_path: Path) -> AsyncIterator[Letters]:
    """Two processes, of which the second has what is not the first's; what the second sends is brought to the first."""
    await live.stop_bot()
    brought = Letters()
    await started(live, "0/2", brought)
    sent = Letters(brought)
    other = await started(Live(live.playground, live.http, tmp_path / "other.db"), "1/2", sent)
    yield sent
    await other._stack.aclose()  # not its own check: the other one is still connected over the same loop


async def test_person_in_a_server_of_another_shard_plays_alone(live: Live, letters: Letters) -> None:
    """The match is with the first process; what is pressed in that server is answered all the same."""
    servers = (live.guild_id, live.other_guild_id)
    (elsewhere,) = [guild_id for guild_id in servers if shard_of(int(guild_id), 2) == 1]
    besa = await live.sit_down("besa")
    besa.channel_id = str(int(elsewhere) + 100)
    shown = await besa.command("solo")
    assert shown.is_success
    assert "end" in controls_of(shown.message)
    assert (await besa.press("end", shown.message)).is_success
    assert live.app.registry.solo_of(besa.user_id) is not None
    assert letters.sent >= 2


async def test_table_of_ones_own_servers_is_not_handed_on(live: Live, letters: Letters) -> None:
    """Only what is nobody's here may be somebody else's."""
    (elsewhere,) = [one for one in (live.guild_id, live.other_guild_id) if shard_of(int(one), 2) == 1]
    besa = await live.sit_down("besa")
    besa.channel_id = str(int(elsewhere) + 100)
    assert (await besa.command("start")).is_success
    assert 0 == letters.sent


def press(custom_id: str, *, flags: int = 64, kind: int = 3) -> dict[str, Any]:
    """Return a press as Discord tells it."""
    return {"type": kind, "data": {"custom_id": custom_id}, "message": {"flags": flags}}


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        ({"type": 2, "data": {"name": "murlan", "options": [{"name": "solo"}]}}, True),
        ({"type": 2, "data": {"name": "murlan", "options": [{"name": "start"}]}}, False),
        ({"type": 2, "data": {"name": "murlan"}}, False),
        (press(f"m1:{TABLE}:play:1.2"), True),
        (press(f"m1:{TABLE}:play:1.2", kind=5), True),
        (press(f"m1:{TABLE}:play:1.2", flags=0), False),
        (press("m1:ourtable:play:1.2"), False),
        (press(f"m1:{TABLE}:verify"), False),
        (press("nothing of ours"), False),
        ({"type": 1}, False),
    ],
    ids=str,
)
def test_what_is_about_a_match_alone_is_told_by_the_interaction(told: dict[str, Any], *, expected: bool) -> None:
    """A command by its name, a press by a table that is none of ours, on what only its reader sees."""
    assert expected == is_about_a_match_alone(told, lambda table_id: table_id == "ourtable")


async def test_interaction_that_cannot_be_handed_on_is_answered_here() -> None:
    """Its person reads some sentence, and never that nobody answered."""
    letters, answered = Letters(), list[object]()
    letters.is_down = True
    forwarding = Forwarding(letters, lambda _: False, answered.append)
    told = press(f"m1:{TABLE}:play:1.2")
    assert forwarding.takes(told)
    for task in tuple(forwarding._sending):
        await task
    assert [told] == answered
