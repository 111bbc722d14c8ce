"""Computer players that decide in this process: the cheap levels, and for a dearer one when it cannot."""

from __future__ import annotations

import logging
from random import Random

from bot.computers.deciding import HERE, LADDER, IllegalAnswerError, PlayerOf, thought_of, without_values
from bot.computers.figures import Figures, Reason
from bot.tables.ports import Question
from murlan.computer.levels import Level, player_of
from murlan.computer.player import plenty
from murlan.computer.understudy import understudy_event
from murlan.events import SeatEvent

log = logging.getLogger(__name__)


class ThinkingHere:
    """Lets players decide at once, on the event loop: nobody here plays better than the club level.

    Args:
        rng: Their luck.
        players: Where they come from.
        figures: What counts their decisions.
    """

    def __init__(self, rng: Random, *, players: PlayerOf = player_of, figures: Figures | None = None) -> None:
        self._rng = rng
        self._player_of = players
        self.figures = figures or Figures()

    async def choose(self, question: Question) -> SeatEvent:
        """Return what a computer player does."""
        self.figures.decisions[question.level] += 1
        return self.decided(question)

    def decided(self, question: Question) -> SeatEvent:
        """Return what the level asked for does, or the dearest that can decide here, or a cheaper one if that fails.

        Where all of them fail the understudy decides (R12.1), so there is always an answer.
        """
        return self.advised(question, self._rng)

    def advised(self, question: Question, rng: Random) -> SeatEvent:
        """Return the same with other luck than that of the computer players."""
        for level in _rungs(question.level):
            try:
                player = self._player_of(level)
                return thought_of(player, question.snapshot, rng=rng, time_left=plenty).event
            except IllegalAnswerError as error:
                log_illegal(question, level, error.event)
                self.figures.replaced[Reason.ILLEGAL] += 1
            except Exception as error:  # noqa: BLE001  # whatever a player does, its turn goes on
                log_failed(question, level, without_values(error))
                self.figures.replaced[Reason.FAILED] += 1
        return understudy_event(question.snapshot)


def log_failed(question: Question, level: Level, error: str) -> None:
    """Report a player that raised an error; all that it saw only to whoever debugs it."""
    log.error("%s: computer player %s failed: %s", question.about, level, error)
    log.debug("%s: %s saw %r", question.about, level, question.snapshot)


def log_illegal(question: Question, level: Level, event: object) -> None:
    """Report what a player may not do; its cards, and all that it saw, only to whoever debugs it."""
    log.error("%s: computer player %s wants what it may not", question.about, level)
    log.debug("%s: %s wants %r of %r", question.about, level, event, question.snapshot)


def _rungs(level: Level) -> list[Level]:
    """Return the levels that decide here, from the one asked for downwards."""
    return [rung for rung in reversed(HERE) if LADDER.index(rung) <= LADDER.index(level)]
