"""One decision: what a player wants is held against what its seat may do."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.computers.deciding import (
    HERE,
    IllegalAnswerError,
    at_once,
    has_choice,
    is_legal,
    thought_of,
    without_values,
)
from murlan.cards import PACK
from murlan.computer import RandomPlayer
from murlan.computer.levels import Level
from murlan.computer.player import plenty
from murlan.errors import MurlanError
from murlan.events import CardGiven, Passed, Played, SeatEvent
from murlan.match import Match
from murlan.options import CLASSIC, RRETHI, RuleOptions
from murlan.snapshot import Stage
from tests.bot.computers.players import QuickPlayer, SlowPlayer, Target, first_of, last_of, question


def attempts(match: Match, luck: Random) -> list[SeatEvent]:
    """Return things that the seats may do, and things that they may not."""
    assert match.deal is not None
    seat = match.deal.turn
    snapshot = match.snapshot(seat)
    cards = [play.cards for play in snapshot.choices()]
    cards += [tuple(luck.sample(snapshot.hand, luck.randint(1, len(snapshot.hand)))) for _ in range(5)]
    cards += [tuple(luck.sample(PACK, luck.randint(1, 5))), (), (snapshot.hand[0],) * 2]
    played: list[SeatEvent] = [Played(seat, laid) for laid in cards]
    gifts: list[SeatEvent] = [CardGiven(seat, card) for card in (*snapshot.hand, luck.choice(PACK))]
    return [*played, *gifts, Passed(seat), Passed((seat + 1) % 4), Played((seat + 1) % 4, cards[0])]


def applies(match: Match, event: SeatEvent) -> bool:
    """Return whether the rules take it."""
    try:
        match.apply(event)
    except MurlanError:
        return False
    return True


@pytest.mark.parametrize("options", [CLASSIC, RRETHI], ids=["classic", "rrethi"])
def test_what_is_legal_is_what_the_rules_take(options: RuleOptions) -> None:
    """In every position of a match with its exchanges, whatever a player may come up with."""
    luck, player = Random(5), RandomPlayer()
    match, stages = Match.start(options), set()
    for _ in range(400):
        if match.stage in (Stage.DEALING, Stage.OVER):
            match = Match.start(options) if match.stage is Stage.OVER else match
            match = match.apply(match.next_deal(luck.randbytes(32), luck.randint(1, 53))).after
        assert match.deal is not None
        stages.add(match.stage)
        snapshot = match.snapshot(match.deal.turn)
        for event in attempts(match, luck):
            assert applies(match, event) == is_legal(event, snapshot), event
        match = match.apply(player.choose(snapshot, rng=luck)).after
    assert {Stage.PLAY, Stage.EXCHANGE} == stages


def test_nothing_is_legal_for_who_only_looks() -> None:
    """Somebody else is to act."""
    snapshot = question().snapshot
    other = replace(snapshot, viewer=(snapshot.viewer or 0) + 1)
    assert not is_legal(first_of(other), other)


def test_a_player_that_searches_uses_the_time_it_has() -> None:
    """And tells how many worlds it looked into."""
    snapshot = question().snapshot
    thought = thought_of(SlowPlayer(), snapshot, rng=Random(1), time_left=plenty)
    assert (last_of(snapshot), 7) == (thought.event, thought.worlds)


def test_what_is_not_legal_is_an_error_that_tells_no_card() -> None:
    """It may be logged as it is."""
    asked = question(Target.CHEATS)
    with pytest.raises(IllegalAnswerError, match=r"^what it wants is not legal$") as error:
        thought_of(QuickPlayer(), asked.snapshot, rng=Random(1), time_left=plenty)
    assert isinstance(error.value.event, Played)


def test_an_error_is_told_without_its_values() -> None:
    """Its type and where it was raised."""
    asked = question(Target.RAISES)
    with pytest.raises(ValueError, match=r"Card") as error:
        thought_of(QuickPlayer(), asked.snapshot, rng=Random(1), time_left=plenty)
    told = without_values(error.value)
    assert (True, True, False) == (told.startswith("ValueError\n"), "players.py" in told, "Card(" in told)


def test_only_the_champion_does_without_a_search_where_there_is_no_time() -> None:
    """Then it decides as a master."""
    assert [*Level][:5] == [at_once(level) for level in [*Level][:5]]
    assert Level.MASTER is at_once(Level.CHAMPION)
    assert (Level.BEGINNER, Level.CASUAL, Level.CLUB) == HERE


def test_a_choice_is_more_than_one_thing_to_do() -> None:
    """An answer that can only be a pass is none; one card and a pass is one."""
    snapshot = question().snapshot
    assert has_choice(snapshot)
    assert not has_choice(replace(snapshot, hand=snapshot.hand[:1]))
    giving = replace(snapshot, stage=Stage.EXCHANGE, gifts=snapshot.hand[:1])
    assert not has_choice(giving)
    assert has_choice(replace(giving, gifts=snapshot.hand[:2]))
