"""Playing: the public engine, with every answer of a player checked by the rules."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import perf_counter, process_time

from murlan.arena.contest import Contest, Mode, Seating
from murlan.arena.faults import Fault, Malformed, PlayerFailed, Raised, Refused
from murlan.arena.players import player_named, told
from murlan.arena.scores import Haul, Score, Watch
from murlan.cards import Card
from murlan.computer.player import Thought
from murlan.errors import IllegalEvent
from murlan.events import CardGiven, Event, Passed, Played, SeatEvent
from murlan.match import Match, Step
from murlan.notices import DealEnded, MatchEnded
from murlan.snapshot import Snapshot, Stage


@dataclass(frozen=True, slots=True)
class Seated:
    """A player on a seat, with its own source of chance."""

    name: str
    rng: Random
    watch: Watch | None = None
    """Where its decisions are counted, if they are."""

    def decide(self, snapshot: Snapshot) -> SeatEvent:
        """Return what it does.

        Raises:
            PlayerFailed: It raised, or answered with no event of a seat.
        """
        began, began_core = perf_counter(), process_time()
        try:
            thought = self._thought(snapshot)
        except Exception as failed:  # a stranger's player may raise anything
            raise self.failed(snapshot, Raised(told(failed), _place(failed))) from failed
        if not (isinstance(thought, Thought) and _is_seat_event(thought.event)):
            raise self.failed(snapshot, Malformed(repr(thought.event if isinstance(thought, Thought) else thought)))
        seconds, core_seconds = perf_counter() - began, process_time() - began_core
        if self.watch is not None and _is_decision(snapshot):
            self.watch.add(thought, seconds, core_seconds)
        return thought.event

    def failed(self, snapshot: Snapshot, fault: Fault) -> PlayerFailed:
        """Return its failure, to be raised."""
        assert snapshot.viewer is not None, "it sits on a seat"
        turn = 0 if snapshot.stage is Stage.EXCHANGE else snapshot.turns_taken + 1
        return PlayerFailed(self.name, snapshot.viewer, turn, fault)

    def _thought(self, snapshot: Snapshot) -> object:
        player = player_named(self.name)
        think = getattr(player, "think", None)
        if think is None:
            return Thought(player.choose(snapshot, rng=self.rng))
        thought: object = think(snapshot, rng=self.rng)
        return thought


def course(
    match: Match, seated: Sequence[Seated], cards: Callable[[int], tuple[bytes, int]]
) -> Iterator[tuple[Event, Step]]:
    """Play a match to its end; yield each event with what it leads to.

    Args:
        match: Where it begins.
        seated: Who plays, by seat.
        cards: Gives the seed and the cut of a deal by its number in the match.

    Raises:
        PlayerFailed: A player raised, or answered what the rules refuse.
    """
    while match.stage is not Stage.OVER:
        event, step = _dealt(match, cards) if match.stage is Stage.DEALING else _turn(match, seated)
        yield event, step
        match = step.after


def play_cluster(contest: Contest, number: int) -> Score:
    """Play everything that is played with the same cards.

    Raises:
        PlayerFailed: A player raised, or answered what the rules refuse.
        UnknownPlayer: There is no such player.
    """
    score = Score()
    hauls = (Haul(contest.options, score.player), Haul(contest.options, score.against))
    for seats in contest.seatings:
        try:
            _play_seating(contest, number, seats, score, hauls)
        except PlayerFailed as failed:
            failed.number = number
            raise
    for haul in hauls:
        haul.close()
    return score


def _play_seating(contest: Contest, number: int, seats: Seating, score: Score, hauls: tuple[Haul, Haul]) -> None:
    others = tuple(seat for seat in range(4) if seat not in seats)
    roles = tuple(zip(hauls, (seats, others), strict=True))
    seated = [
        Seated(
            contest.player if seat in seats else contest.against,
            contest.chance(number, f"seat {seat}"),
            score.player.watch if seat in seats else score.against.watch,
        )
        for seat in range(4)
    ]
    steps = course(contest.beginning(number), seated, lambda deal_number: contest.cards(number, deal_number))
    for notice in (notice for _, step in steps for notice in step.notices):
        if isinstance(notice, DealEnded):
            score.deals += 1
            for haul, held in roles:
                haul.take(notice, held)
            if contest.mode is not Mode.MATCHES:
                return
        elif isinstance(notice, MatchEnded):
            score.matches += 1
            for haul, held in roles:
                haul.win(notice.outcome, held)


def _dealt(match: Match, cards: Callable[[int], tuple[bytes, int]]) -> tuple[Event, Step]:
    event = match.next_deal(*cards(match.deal_number + 1))
    return event, match.apply(event)


def _turn(match: Match, seated: Sequence[Seated]) -> tuple[Event, Step]:
    assert match.deal is not None, "a live deal"
    seat = match.deal.turn
    snapshot = match.snapshot(seat)
    event = seated[seat].decide(snapshot)
    try:
        return event, match.apply(event)
    except IllegalEvent as refused:
        raise seated[seat].failed(snapshot, Refused(event, refused)) from refused


def _is_decision(snapshot: Snapshot) -> bool:
    """Return whether there is more than one choice."""
    if snapshot.stage is Stage.EXCHANGE:
        return len(snapshot.gifts) > 1
    return len(snapshot.choices()) + snapshot.may_pass > 1


def _is_seat_event(answer: object) -> bool:
    """Return whether an answer has the form of an event of a seat, cards being cards."""
    match answer:
        case Passed():
            return True
        case CardGiven(_, card):
            cards: object = (card,)
        case Played(_, cards):
            pass
        case _:
            return False
    return isinstance(cards, tuple) and all(isinstance(card, Card) for card in cards)


def _place(error: Exception) -> str:
    """Return where an exception was raised: the file's name and the line."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{Path(frame.filename).name}, line {frame.lineno}"
