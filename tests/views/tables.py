"""Tables and hands to draw: real matches from seeds, and positions written as card text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.league.boards import BoardPage, Standing
from bot.tables.drafts import Draft
from bot.tables.phases import Phase, TableSettings
from bot.tables.public import PrivateHand, PublicSeat, PublicTable
from murlan.computer.levels import Level
from murlan.deal import Deal
from murlan.dealing import draw_for_seats
from murlan.events import CardGiven, Passed, Played, SeatEvent
from murlan.match import Match
from murlan.options import CLASSIC, ONE_DEAL, RRETHI, Passing, RuleOptions, Sides, StraightStep
from murlan.scoring import Outcome
from murlan.snapshot import Snapshot, Stage
from tests.support.positions import deal_of, dealt_of, hand, match_of

UNTIL: Final = 1_800_000_000
NAMES: Final = ("Ana", "Besa", "Çlirim", "Luan")
TWO_TEAMS: Final = replace(CLASSIC, sides=Sides.TWO_TEAMS)
SHORT: Final = replace(CLASSIC, target=ONE_DEAL)
MIXED: Final = replace(
    RRETHI, passing=Passing.LOCKED, open_exchange=False, suited_step=StraightStep.EXACTLY_ONE, target=11
)


def seats_of(names: Sequence[str] = NAMES) -> tuple[PublicSeat, ...]:
    """Seat four people, the first one the host."""
    return tuple(PublicSeat(name=name, user_id=100 + n, is_host=n == 0) for n, name in enumerate(names))


def table_of(match: Match | None, language: str = "en", **changed: object) -> PublicTable:
    """Show a match, or without one a lobby, as a table of four people."""
    options = match.options if match else CLASSIC
    table = PublicTable(
        table_id="k3v9qa",
        settings=TableSettings(options=options, language=language),
        phase=Phase.PLAYING if match else Phase.LOBBY,
        closing=None,
        host_id=100,
        seats=seats_of(),
        snapshot=match.snapshot(None) if match else None,
        until=UNTIL,
        places=(match.last_places,) if match and match.last_places else (),
        draw=draw_for_seats(bytes(32)).cards if match else (),
    )
    if match and match.stage is Stage.OVER:
        table = replace(table, phase=Phase.FINISHED)
    return replace(table, **changed)  # type: ignore[arg-type]


def hand_of(match: Match, seat: int, language: str = "en", draft: Draft | None = None) -> PrivateHand:
    """Show a match to one of its seats."""
    return PrivateHand(
        table=table_of(match, language), seat=seat, snapshot=match.snapshot(seat), draft=draft or Draft()
    )


def draft_of(cards: str = "", **changed: object) -> Draft:
    """Write a draft as card text."""
    return replace(Draft(cards=frozenset(hand(cards))), **changed)  # type: ignore[arg-type]


def dealt(options: RuleOptions = CLASSIC, *, seed: int = 1, match: Match | None = None) -> Match:
    """Deal the next cards of a match, or the first ones."""
    before = match or Match.start(options)
    return before.apply(before.next_deal(seed.to_bytes(32, "big"), 20)).after


def simple_event(snapshot: Snapshot) -> SeatEvent:
    """Give the lowest card, lay the first choice, or pass: a player that no change elsewhere changes."""
    assert snapshot.viewer is not None
    if snapshot.stage is Stage.EXCHANGE:
        return CardGiven(snapshot.viewer, snapshot.gifts[0])
    plays = snapshot.choices()
    return Played(snapshot.viewer, plays[0].cards) if plays else Passed(snapshot.viewer)


def played_on(match: Match, is_there: Callable[[Match], bool]) -> Match:
    """Let four simple players go on until a match is where it is wanted."""
    seed = 100
    while not is_there(match):
        if match.stage is Stage.DEALING:
            seed += 1
            match = dealt(seed=seed, match=match)
        else:
            assert match.deal is not None
            match = match.apply(simple_event(match.snapshot(match.deal.turn))).after
    return match


def after_turns(options: RuleOptions, turns: int) -> Match:
    """Return the first deal after so many turns."""
    return played_on(dealt(options), lambda m: m.deal is not None and m.deal.turns_taken == turns)


def between(options: RuleOptions = CLASSIC, deals: int = 1) -> Match:
    """Return a match between two deals."""
    return played_on(dealt(options), lambda m: m.stage is Stage.DEALING and m.deal_number == deals)


def finished(options: RuleOptions = CLASSIC) -> Match:
    """Return a match that is over."""
    return played_on(dealt(options), lambda m: m.stage is Stage.OVER)


def tied(options: RuleOptions = CLASSIC, winners: tuple[int, ...] = (0, 2)) -> Match:
    """Return a match that several share at the last target (R9.3)."""
    return replace(finished(options), target=51, totals=(52, 30, 53, 33), outcome=Outcome(winners))


def exchanging(options: RuleOptions = CLASSIC) -> Match:
    """Return a match in which the first of the last deal is to give a card back."""
    match = between(options)
    for seed in range(50, 99):
        again = dealt(seed=seed, match=match)
        if again.stage is Stage.EXCHANGE:
            return again
    raise AssertionError("no exchange")


def jokers_shown() -> Match:
    """Return a match whose last seat was dealt both jokers (R8.4)."""
    match = between()
    assert match.last_places is not None
    return match.apply(dealt_of(match, {match.last_places[-1]: "BJ RJ"})).after


def answering(own: str, lies: str, options: RuleOptions = CLASSIC, others: str = "3S") -> Match:
    """Return a deal in which seat 0 holds `own` and is to answer what seat 3 laid."""
    return match_of(deal_of((own, others, others.replace("S", "C"), "6H 7H"), table=lies), options)


def waiting(own: str) -> Match:
    """Return a deal in which seat 1 answers seat 0's neighbour, and seat 0 waits."""
    return match_of(deal_of((own, "4S 5S", "KD", "6H 7H"), turn=1, table="QD", owner=3))


MANY: Final = "3S 4S 5S 6S 7S 8S 9S TS 3H 5H 7H 9H JD QD"
"""A hand with more plays than one select may have options."""


def many_plays() -> Match:
    """Return a deal whose leader has more than twenty-five ways to play."""
    return match_of(Deal((hand(MANY), hand("3C"), hand("3D"), hand("4H")), 0))


def gone_out() -> Match:
    """Return a deal that seat 0 has finished first."""
    return match_of(deal_of(("", "4S 5S", "KD", "6H 7H"), turn=1, table="QD", owner=0, out=(0,)))


def standings(count: int, names: Sequence[str] = NAMES) -> list[Standing]:
    """Return the first lines of a board."""
    return [
        Standing(
            rank=n + 1,
            user_id=100 + n,
            name=names[n % len(names)],
            matches=max(20 - n, 5),
            wins=max(12 - n, 0),
            deals=90,
            deals_won=max(30 - n, 0),
            points=max(120 - 7 * n, 0),
            place_sum=170 + 5 * n,
        )
        for n in range(count)
    ]


def board_page(count: int, names: Sequence[str] = NAMES, **page: Any) -> BoardPage:
    """Return a page of a board with its first lines."""
    return BoardPage(lines=tuple(standings(count, names)), **page)


def lobby(
    language: str, seats: tuple[PublicSeat, ...], options: RuleOptions = CLASSIC, **chosen: Level | None
) -> PublicTable:
    """Return a table that waits for players, and what levels were chosen for it."""
    settings = TableSettings(options=options, language=language, **chosen)  # type: ignore[arg-type]
    return replace(table_of(None, language), seats=seats, settings=settings)


COMPUTERS: Final = (
    PublicSeat(name="Agron", user_id=None, level=Level.CLUB),
    PublicSeat(name="Teuta", user_id=None, level=Level.CHAMPION),
)
READY: Final = (replace(seats_of()[0], is_ready=True), *seats_of()[1:3], COMPUTERS[1])
ABSENT: Final = (
    seats_of()[0],
    replace(seats_of()[1], is_away=True),
    replace(seats_of()[2], is_away=True, has_left=True),
    COMPUTERS[0],
)


def holds_last_card(match: Match) -> bool:
    """Return whether a seat of a running deal holds one card only."""
    return match.deal is not None and 1 in map(len, match.deal.hands)
