"""Computer players that decide in the bot's own process, and what comes of a turn whatever they do."""

from __future__ import annotations

import logging
from random import Random

import pytest

from bot.computers.figures import Reason
from bot.computers.here import ThinkingHere
from murlan.computer.levels import Level
from murlan.computer.player import ComputerPlayer
from murlan.computer.understudy import understudy_event
from tests.bot.computers.players import QuickPlayer, Target, first_of, question


class Hired:
    """Notes which levels are asked for; each of them does as the target says."""

    def __init__(self) -> None:
        self.levels: list[Level] = []

    def __call__(self, level: Level) -> ComputerPlayer:
        """Return a player."""
        self.levels.append(level)
        return QuickPlayer()


@pytest.mark.parametrize(
    ("asked", "decides"),
    [
        (Level.BEGINNER, Level.BEGINNER),
        (Level.CASUAL, Level.CASUAL),
        (Level.CLUB, Level.CLUB),
        (Level.EXPERT, Level.CLUB),
        (Level.CHAMPION, Level.CLUB),
    ],
)
async def test_nobody_plays_better_here_than_club(asked: Level, decides: Level) -> None:
    """Who is better needs numpy."""
    hired, turn = Hired(), question(level=asked)
    here = ThinkingHere(Random(1), players=hired)
    assert first_of(turn.snapshot) == await here.choose(turn)
    assert ([decides], {asked: 1}) == (hired.levels, here.figures.decisions)


@pytest.mark.parametrize(
    ("target", "reason"), [(Target.RAISES, Reason.FAILED), (Target.CHEATS, Reason.ILLEGAL)], ids=["raises", "cheats"]
)
async def test_whoever_fails_is_replaced_by_the_cheaper_level_and_at_last_by_the_understudy(
    target: Target, reason: Reason, caplog: pytest.LogCaptureFixture
) -> None:
    """There is always a legal answer, and no card in the log."""
    hired, turn = Hired(), question(target, level=Level.CLUB)
    here = ThinkingHere(Random(1), players=hired)
    with caplog.at_level(logging.INFO):
        assert understudy_event(turn.snapshot) == await here.choose(turn)
    assert [Level.CLUB, Level.CASUAL, Level.BEGINNER] == hired.levels
    assert ({reason: 3}, 3) == (here.figures.replaced, len(caplog.records))
    assert [] == [card for card in map(str, turn.snapshot.hand) if card in caplog.text]
