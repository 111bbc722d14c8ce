"""Tables that are on the disk already when a run begins: in a deal, near its end, after it, in an exchange, paused."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from bot.tables.phases import Due, DueKind, PauseReason, Phase, TableSettings
from bot.tables.ports import Unit
from bot.tables.seating import COMPUTER_NAMES, SEATS, ComputerSeat, Occupant, PersonSeat
from bot.tables.state import TableState
from murlan.computer.levels import Level
from murlan.events import CardGiven, Event, Passed, Played, SeatEvent
from murlan.match import Match
from murlan.options import ONE_DEAL, PRESETS, Passing, RuleOptions, Sides
from murlan.snapshot import Stage
from tests.sim import place
from tests.sim.place import Channel, Person

SCENES: Final = ("play", "late", "late", "exchange", "between", "paused")
"""What a table is found in; the last cards of a deal twice, for what comes after them."""
_LATE: Final = 4
"""Cards that somebody still holds when a deal is nearly over."""


@dataclass(frozen=True, slots=True)
class _Moment:
    match: Match
    events: tuple[Event, ...]
    """Of the present deal."""
    places: tuple[tuple[int, ...], ...]


def stored_table(channel: Channel, people: Sequence[Person], luck: Random) -> Unit:
    """Return a table with these people as it could be stored, with all its events since the last deal began."""
    scene = luck.choice(SCENES)
    options = _options(luck, scene)
    moment = _moment(options, luck, scene)
    names = {person.user_id: person.name for person in people}
    seats: list[Occupant] = [PersonSeat(user_id) for user_id in names]
    seats += [ComputerSeat(name, Level.CLUB) for name in COMPUTER_NAMES[Level.CLUB][: SEATS - len(seats)]]
    luck.shuffle(seats)
    seconds = luck.choice((15, 30, 60, 180))
    state = TableState(
        table_id=f"{luck.getrandbits(40):010x}",
        guild_id=place.GUILD_ID,
        channel_id=channel.channel_id,
        host_id=people[0].user_id,
        settings=TableSettings(options=options, turn_seconds=seconds),
        phase=Phase.PLAYING,
        seats=tuple(seats),
        due=_due(moment.match, seats, seconds),
        match_id=f"{luck.getrandbits(40):010x}",
        match=moment.match,
        event_count=len(moment.events),
        places=moment.places,
    )
    if scene == "paused":
        state = replace(state, pause=PauseReason.AGREED, due=Due(DueKind.PAUSE_ENDS, 7 * 24 * 3600, 1))
    return Unit(state=state, events=moment.events, names=names)


def _options(luck: Random, scene: str) -> RuleOptions:
    target = luck.choice((11, 21) if scene in ("exchange", "between") else (ONE_DEAL, ONE_DEAL, 11, 21))
    sides, passing = luck.choice(list(Sides)), luck.choice(list(Passing))
    return replace(PRESETS[luck.choice(list(PRESETS))], target=target, sides=sides, passing=passing)


def _due(match: Match, seats: Sequence[Occupant], seconds: int) -> Due:
    if match.deal is None or match.stage is Stage.DEALING:
        return Due(DueKind.NEXT_DEAL, 20, 1)
    if isinstance(seats[match.deal.turn], PersonSeat):
        return Due(DueKind.TURN_RUNS_OUT, seconds, 1)
    return Due(DueKind.SEAT_DECIDES, 1, 1)


def _moment(options: RuleOptions, luck: Random, scene: str) -> _Moment:
    """Play at random until a match has come to such a scene."""
    match, events, places = Match.start(options, dealer=luck.randrange(SEATS)), list[Event](), list[tuple[int, ...]]()
    turns = luck.randint(0, 60)
    while not _is_at(scene, match, turns):
        if match.stage is Stage.OVER:
            return _moment(options, luck, scene)
        if match.stage is Stage.DEALING:
            dealt = match.next_deal(luck.randbytes(32), luck.randint(1, 53))
            match, events = match.apply(dealt).after, [dealt]
            continue
        event = _any_turn(match, luck)
        match = match.apply(event).after
        events.append(event)
        if match.stage is Stage.DEALING and match.last_places is not None:
            places.append(match.last_places)
    return _Moment(match, tuple(events), tuple(places))


def _is_at(scene: str, match: Match, turns: int) -> bool:
    if match.deal is None or not match.deal_number:
        return False
    match scene:
        case "exchange":
            return match.stage is Stage.EXCHANGE
        case "between":
            return match.stage is Stage.DEALING
        case "late":
            return match.stage is Stage.PLAY and sum(map(bool, match.deal.hands)) == 2 and _least(match) <= _LATE
        case _:
            return match.stage is Stage.PLAY and match.deal.turns_taken >= turns


def _least(match: Match) -> int:
    assert match.deal is not None, "a deal goes on"
    return min(len(hand) for hand in match.deal.hands if hand)


def _any_turn(match: Match, luck: Random) -> SeatEvent:
    assert match.deal is not None, "a deal goes on"
    seat = match.deal.turn
    snapshot = match.snapshot(seat)
    if snapshot.stage is Stage.EXCHANGE:
        return CardGiven(seat, luck.choice(snapshot.gifts))
    plays = snapshot.choices()
    if not plays or (snapshot.may_pass and luck.random() < 0.2):
        return Passed(seat)
    return Played(seat, luck.choice(plays).cards)
