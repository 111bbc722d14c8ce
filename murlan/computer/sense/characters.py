"""How prone the lower levels are to each habit: in what share of its occasions they give in to it.

The shares are set so that the levels lie evenly on the ladder, and so that even the club player does what everybody at
a table would call right: it may misjudge what an answer is worth, but not whom it must stop.
"""

from __future__ import annotations

from typing import Final

from murlan.computer.sense.habits import Habit

BEGINNER_HABITS: Final = (
    (Habit.FORGETS, 0.9),
    (Habit.MINDS_OWN_CARDS, 0.7),
    (Habit.OVERTAKES_PARTNER, 0.8),
    (Habit.KEEPS_QUADS, 0.6),
    (Habit.OVERLOOKS_STRAIGHTS, 0.4),
    (Habit.LEADS_HIGH, 0.4),
    (Habit.SPENDS_HIGH, 0.6),
    (Habit.BREAKS_PAIRS, 0.7),
    (Habit.PASSES_READILY, 0.25),
)
CASUAL_HABITS: Final = (
    (Habit.FORGETS, 0.8),
    (Habit.MINDS_OWN_CARDS, 0.35),
    (Habit.OVERTAKES_PARTNER, 0.65),
    (Habit.KEEPS_QUADS, 0.3),
    (Habit.OVERLOOKS_STRAIGHTS, 0.2),
    (Habit.LEADS_HIGH, 0.25),
    (Habit.SPENDS_HIGH, 0.3),
    (Habit.BREAKS_PAIRS, 0.4),
    (Habit.PASSES_READILY, 0.12),
)
CLUB_HABITS: Final = (
    (Habit.OVERTAKES_PARTNER, 0.5),
    (Habit.LEADS_HIGH, 0.15),
    (Habit.SPENDS_HIGH, 0.2),
    (Habit.BREAKS_PAIRS, 0.15),
)
