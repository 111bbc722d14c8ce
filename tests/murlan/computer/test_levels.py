"""The ladder: who plays at each level, and what asking for it costs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from murlan.computer import Level, player_of
from murlan.computer.greedy import GreedyPlayer
from murlan.events import CardGiven, Passed, Played
from tests.support.positions import deal_of, exchange_of, hand, match_of

ROOT = Path(__file__).parents[3]


def test_levels_rise_from_beginner_to_champion() -> None:
    """The order is that of the ladder."""
    assert ["beginner", "casual", "club", "expert", "master", "champion"] == [level.value for level in Level]


@pytest.mark.parametrize("level", Level)
def test_level_is_played_by_one_player_for_all_seats(level: Level) -> None:
    """It keeps nothing between its decisions, so one is enough, and every level has another one."""
    assert player_of(level) is player_of(level)
    assert [level] == [other for other in Level if player_of(other) == player_of(level)]


@pytest.mark.parametrize("level", Level)
def test_level_lays_its_last_card(level: Level) -> None:
    """Nobody at any level misses that (R6.1)."""
    match = match_of(deal_of(["2S", "3S 4S 5S", "3C 4C", "3D 4D"], table="9S"))
    assert Played(0, hand("2S")) == player_of(level).choose(match.snapshot(0), rng=Random(0))


def test_lower_levels_need_no_numpy() -> None:
    """The bot plays them in its own process, which is to stay small."""
    asked = "; ".join(f"player_of(Level.{name})" for name in ("BEGINNER", "CASUAL", "CLUB"))
    script = f"import sys; from murlan.computer import Level, player_of; {asked}; print('numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    assert "False\n" == done.stdout


def test_asking_for_no_level_imports_no_engine_of_theirs() -> None:
    """Its tables take a while to build."""
    script = "import sys; import murlan.computer; print('murlan.packed' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    assert "False\n" == done.stdout


@pytest.mark.parametrize(
    ("table", "event"),
    [(None, Played(0, hand("4S"))), ("9S", Played(0, hand("TS"))), ("AS", Passed(0))],
    ids=["lead", "answer", "pass"],
)
def test_greedy_player_leads_low_and_answers_as_cheaply_as_it_can(table: str | None, event: Played | Passed) -> None:
    """It thinks no turn ahead."""
    match = match_of(deal_of(["4S 4H TS TH", "3S 5S", "3C 5C", "3D 5D"], table=table))
    assert event == GreedyPlayer().choose(match.snapshot(0), rng=Random(0))


def test_greedy_player_gives_its_lowest_card_back() -> None:
    """R8.2."""
    match = exchange_of("5S 6D KS", "3C 3D 4C 5C", "2S")
    assert CardGiven(0, hand("5S")[0]) == GreedyPlayer().choose(match.snapshot(0), rng=Random(0))
