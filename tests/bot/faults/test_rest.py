"""The fault matrix of REST: every fault of Discord's × every call of ours that it can strike.

Whatever is struck, the play that set the call off is stored once, a later press shows the hand as it is, the picture
is true in the end, and Discord is not asked in a loop. That nothing leaked and no error was logged is the fixture's.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import pytest

from bot.client.outbox import CALL_SECONDS
from bot.tables.phases import Hold, PauseReason, Phase
from bot.tables.seating import PersonSeat
from bot.views.reach import ASKING, LATE, SPACING
from playground.clock import SystemClock
from tests.bot.test_discord_trouble import picture_is_true
from tests.bot.test_strange_presses import first_option
from tests.support.live import HAND_VERBS, Json, Live, Person, calls_somebody, controls_of, is_ephemeral
from tests.support.live_fixtures import Records

CALLS: Final = {
    "answer": "POST /interactions/{interaction_id}/{interaction_token}/callback",
    "edit": "PATCH /channels/{channel_id}/messages/{message_id}",
    "post": "POST /channels/{channel_id}/messages",
    "hand": "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}",
}
"""The answer to the press itself, and what follows it: the table message, a new one, the hand at its next turn."""
LONG: Final = 10**6
"""Strikes until the faults are taken away."""
HOUR: Final = 3600.0
TURN: Final = 61.0
"""Seconds after which a person's turn has run out."""
A_WHILE: Final = 25.0
"""Seconds that a fault that stays is left to itself: more than a picture may be late, less than a turn takes."""
MOST: Final = {"answer": 3, "edit": 8, "post": 8, "hand": 8}
"""How often a struck call may be made meanwhile, what discord.py repeats by itself included."""

FAULTS: Final[dict[str, Json]] = {
    "500": {"status": 500},
    "502": {"status": 502},
    "504": {"status": 504},
    "500 for a minute": {"status": 500, "times": LONG},
    "502 for a minute": {"status": 502, "times": LONG},
    "504 for a minute": {"status": 504, "times": LONG},
    "429 user": {"status": 429, "seconds": 0.1},
    "429 shared": {"status": 429, "seconds": 0.1, "scope": "shared"},
    "429 global": {"status": 429, "seconds": 0.1, "scope": "global"},
    "429 without Via": {"status": 429, "seconds": 1, "via": False},
    "401": {"status": 401, "times": LONG},
    "50001": {"status": 403, "code": 50001, "times": LONG},
    "50013": {"status": 403, "code": 50013, "times": LONG},
    "10008": {"status": 404, "code": 10008},
    "10003": {"status": 404, "code": 10003},
    "10062 after the write": {"status": 404, "code": 10062},
    "40060": {"status": 400, "code": 40060, "lands": True},
    "50027": {"status": 401, "code": 50027, "times": LONG},
    "50083": {"status": 400, "code": 50083},
    "160005": {"status": 403, "code": 160005, "times": LONG},
    "no answer": {"kind": "silence", "times": LONG},
    "no answer though done": {"kind": "silence", "lands": True},
    "reset before": {"kind": "cut"},
    "reset after": {"kind": "cut", "lands": True},
}
OF_INTERACTIONS: Final = {"10062 after the write", "40060", "50027"}
"""Codes that only routes with an interaction's token answer with."""
OF_CHANNELS: Final = {"10003", "50083", "160005"}
"""Codes about places, which an answer to a press in a place that is there does not meet."""
SHORT: Final = {
    "500": "edit",
    "429 user": "hand",
    "429 global": "post",
    "429 without Via": "edit",
    "401": "edit",
    "50001": "post",
    "50013": "hand",
    "10008": "edit",
    "10003": "post",
    "10062 after the write": "answer",
    "40060": "answer",
    "50027": "hand",
    "50083": "post",
    "160005": "edit",
    "no answer though done": "post",
    "reset before": "answer",
    "reset after": "post",
}
"""One cell of each kind, and every call among them; the other cells are left to the long tests."""
LOSES_ANSWER: Final = {name for name, fault in FAULTS.items() if fault.get("status", 0) in (401, 403, 404)} | {
    "500 for a minute",
    "502 for a minute",
    "504 for a minute",
    "no answer",
}
"""What an answer does not get through: whoever pressed reads that it failed, and sees the play on the table."""
CLOSES: Final = {("10003", "edit"), ("10003", "post")}
"""The channel is gone, so the table is closed."""
NEEDS_LOGIN: Final = {("401", "edit"), ("401", "post")}
"""A token that Discord does not know is used again only after another login; that is logged as an error."""


@dataclass(frozen=True)
class Cell:
    """One fault at one call."""

    fault: str
    call: str

    @property
    def planted(self) -> Json:
        """The order to the playground."""
        return {"kind": "status", "route": CALLS[self.call], **FAULTS[self.fault]}

    @property
    def makes_sense(self) -> bool:
        """Whether Discord can answer that call so."""
        if self.fault in OF_INTERACTIONS:
            return self.call == "answer" or (self.call == "hand" and self.fault == "50027")
        if "minute" in self.fault and self.call in ("edit", "post"):
            return False  # they come again and again: below
        return self.fault not in OF_CHANNELS or self.call in ("edit", "post")

    @property
    def is_answered(self) -> bool:
        """Whether the struck call comes to an end by itself: it is not repeated after a while, nor left in silence."""
        fault = FAULTS[self.fault]
        return "minute" not in self.fault and "seconds" not in fault and fault.get("kind") != "silence"

    @property
    def loses_answer(self) -> bool:
        """Whether whoever pressed is not answered."""
        return self.call == "answer" and self.fault in LOSES_ANSWER


def cells() -> Iterator[object]:
    """All cells that make sense."""
    for fault in FAULTS:
        for call in CALLS:
            cell = Cell(fault, call)
            if cell.makes_sense:
                marks = [] if SHORT.get(fault) == call else [pytest.mark.long]
                yield pytest.param(cell, id=f"{fault} × {call}", marks=marks)


@pytest.mark.parametrize("cell", list(cells()))
async def test_play_is_stored_once_and_everything_true_in_the_end(
    cell: Cell, live: Live, seated: Person, records: Records
) -> None:
    """Every cell of the matrix."""
    live.expected_problems |= {"no answer within 3 seconds", "answered after the 3 seconds"}
    option = first_option(seated, "plays")
    await seated.choose("plays", option)
    held = len(live.table().hand(seated.user_id).snapshot.hand)
    live.playground.requests.clear()
    await live.fault(**cell.planted)
    if cell.call == "post":
        await live.delete_message(seated.public()["id"])
    table, before = live.table(), live.table().state.event_count
    press = asyncio.create_task(seated.press("play"))
    await seated.until(lambda: table.state.event_count > before)
    await live.settled()
    await live.advance(A_WHILE)
    await seated.until(lambda: live.playground.discord.faults.strikes > 0)  # Discord answers in a time of its own
    if cell.is_answered:
        await live.answered()
        await live.settled()
    assert live.requests(CALLS[cell.call]) <= MOST[cell.call]
    assert cell.loses_answer or (await press).is_success
    press.cancel()
    live.playground.discord.faults.clear()
    if (cell.fault, cell.call) in CLOSES:
        assert Phase.CLOSED is table.state.phase
        return
    assert held - len(option.split()) == len(table.hand(seated.user_id).snapshot.hand)
    if (cell.fault, cell.call) in NEEDS_LOGIN:
        await log_in_again(live, records)
    await comes_back(live, seated)
    assert [] == hands_in_public(live)
    assert cell.call != "post" or 1 == len(showing(live))
    before_restart = live.table()
    await live.restart_bot()
    assert before_restart.state.event_count <= live.table().state.event_count  # a computer player may have acted since


async def log_in_again(live: Live, records: Records) -> None:
    """Restart the bot, as its operator does with a new token."""
    assert ["token" in line for line in records.faults] == [True]
    records.faults.clear()
    await live.restart_bot()


async def comes_back(live: Live, person: Person) -> None:
    """Hold the table to what a person sees once Discord is well again."""
    if live.table().state.pause is PauseReason.SHUT_OUT:
        await live.advance(ASKING)
    outcome = await person.command("hand")
    assert (True, True) == (outcome.is_success, outcome.is_private)
    assert not HAND_VERBS.isdisjoint(controls_of(outcome.message))
    await live.advance(SPACING[-1])
    await picture_is_true(live, person)


def showing(live: Live) -> list[str]:
    """Return the messages in the table's channel that show it and that everybody may press, the newest first."""
    found = live.playground.discord.messages.newest_first(str(live.table().state.channel_id))
    public = [message for message in found if not is_ephemeral(message.data) and controls_of(message.data)]
    return [message.message_id for message in public if not calls_somebody(message.data)]


def hands_in_public(live: Live) -> list[str]:
    """Return the controls of hands on messages that everybody sees, of which there must be none."""
    shown = [message for person in live.people.values() for message in person.shown.values()]
    return [verb for message in shown if not is_ephemeral(message) for verb in HAND_VERBS & set(controls_of(message))]


@pytest.mark.long
@pytest.mark.parametrize(
    "fault",
    [{"status": 500}, {"status": 502}, {"status": 504}, {"kind": "silence"}],
    ids=["500", "502", "504", "no answer"],
)
@pytest.mark.parametrize("call", ["edit", "post"])
async def test_outage_of_minutes_costs_nobody_a_turn(call: str, fault: Json, live: Live, seated: Person) -> None:
    """Discord fails for longer than discord.py tries: the clock stands, few calls are made, then everything is true."""
    live.expected_problems |= {"no answer within 3 seconds", "answered after the 3 seconds"}
    if call == "post":
        await live.delete_message(seated.public()["id"])
    await seated.choose("plays", first_option(seated, "plays"))
    table, before = live.table(), live.table().state.event_count
    live.playground.requests.clear()
    await live.fault(**{"kind": "status", "times": LONG, **fault})
    press = asyncio.create_task(seated.press("play"))
    await seated.until(lambda: table.state.event_count > before)
    await live.settled()
    await live.advance(LATE)  # the call under way takes as long
    async with asyncio.timeout(2 * CALL_SECONDS):
        while Hold.PICTURE_LATE not in table.holds:
            await asyncio.sleep(0.01)
    await live.advance(2 * TURN)
    press.cancel()
    assert [0] == [seat.missed for seat in table.state.seats if isinstance(seat, PersonSeat)]
    assert live.requests(CALLS["edit"]) + live.requests(CALLS["post"]) <= MOST[call]
    live.playground.discord.faults.clear()
    await comes_back(live, seated)
    assert frozenset() == table.holds


async def test_message_that_takes_no_more_edits_is_replaced(live: Live, ana: Person) -> None:
    """30046, for a message older than an hour, with a wait of half an hour: the table is posted anew at once."""
    clock, ids = live.playground.discord.clock, live.playground.discord.ids
    assert isinstance(clock, SystemClock)
    clock._offset, ids._last = clock._offset - 2 * HOUR, 0
    await ana.command("start")
    clock._offset += 2 * HOUR
    await ana.press("fill")
    await live.settled()
    await ana.press("hand", ana.public())
    await live.answered()
    old = ana.public()["id"]
    live.playground.requests.clear()
    await live.fault(kind="status", route=CALLS["edit"], status=429, code=30046, seconds=1800)
    await ana.take_turn()
    await live.settled()
    assert old != (await picture_is_true(live, ana))["id"]
    assert live.requests(CALLS["edit"]) <= MOST["edit"]


async def test_commands_that_discord_takes_tomorrow_hold_up_no_start(live: Live, records: Records) -> None:
    """The limit of creations a day may say "in twenty hours": the bot plays with the commands that Discord has."""
    await live.stop_bot()
    live.playground.discord.commands.replace(None, [])
    await live.fault(kind="status", route="PUT /applications/*/commands", status=429, code=30034, seconds=72_000)
    await live.start_bot()
    assert ["commands could not be sent" in line for line in records.faults] == [True]
    records.faults.clear()
