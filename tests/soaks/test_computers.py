"""The soak of champions, short: four tables, a few seconds, the tests' own players, and no time held to anything."""

from __future__ import annotations

from pathlib import Path

from tests.bot.computers.players import PLAYERS
from tests.soaks.computers import Outcome, delays, percentile, problems, soak
from tests.soaks.parlour import Measured


def test_people_play_on_with_champions_whose_process_is_killed(tmp_path: Path) -> None:
    """Nobody notices: turns are taken, presses are answered, nothing is reported as a fault."""
    outcome = soak(tmp_path / "murlan.db", tables=4, rounds=1, seconds=6.0, processes=1, players=PLAYERS)
    assert [] == problems(outcome)
    (measured,) = outcome.elsewhere
    assert (1, True, True) == (outcome.kills, bool(measured.delays), bool(measured.answers))


def test_what_does_not_hold_is_told() -> None:
    """Each bound is looked at."""
    outcome = Outcome(here=[Measured(lags=[0.001] * 200)], elsewhere=[Measured(lags=[0.01] * 200, missed=1)], kills=1)
    outcome.faults.append("a bug")
    outcome.elsewhere[0].answers.append(2.6)
    outcome.elsewhere[0].delays.append(3.5)
    assert ["fault: a bug", "1 processes were killed and 0 begun"] == problems(outcome)
    assert [
        "the event loop is 10.00 times as late as without thinking",
        "a press was answered after 2.60 s",
        "a computer player acted 3.50 s after its turn was due",
        "1 turns of people ran out",
        "nothing was searched",
    ] == delays(outcome)


def test_percentiles_are_values_that_were_seen() -> None:
    """And of nothing there is none."""
    values = [float(number) for number in range(100)]
    assert (99.0, 99.0, 50.0, 0.0) == (
        percentile(values, 1.0),
        percentile(values, 0.99),
        percentile(values, 0.5),
        percentile([], 0.99),
    )
