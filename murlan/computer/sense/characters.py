"""How prone the lower levels are to each habit: in how many of a hundred occasions they give in to it.

The numbers make each level about 0.2 points a deal weaker than the one above it; ``make ladder`` measures that, and the
arena prints how often each habit had its way.
"""

from __future__ import annotations

from typing import Final

from murlan.computer.sense.habits import Habit

BEGINNER_HABITS: Final = (
    (Habit.FORGETS, 0.95),
    (Habit.MINDS_OWN_CARDS, 0.7),
    (Habit.OVERTAKES_PARTNER, 1.0),
    (Habit.KEEPS_QUADS, 0.6),
    (Habit.OVERLOOKS_STRAIGHTS, 0.4),
    (Habit.LEADS_HIGH, 0.6),
    (Habit.SPENDS_HIGH, 0.8),
    (Habit.BREAKS_PAIRS, 0.85),
    (Habit.PASSES_READILY, 0.3),
)
CASUAL_HABITS: Final = (
    (Habit.FORGETS, 0.8),
    (Habit.MINDS_OWN_CARDS, 0.4),
    (Habit.OVERTAKES_PARTNER, 0.95),
    (Habit.KEEPS_QUADS, 0.3),
    (Habit.OVERLOOKS_STRAIGHTS, 0.2),
    (Habit.LEADS_HIGH, 0.35),
    (Habit.SPENDS_HIGH, 0.45),
    (Habit.BREAKS_PAIRS, 0.5),
    (Habit.PASSES_READILY, 0.09),
)
CLUB_HABITS: Final = (
    (Habit.OVERTAKES_PARTNER, 0.9),
    (Habit.LEADS_HIGH, 0.15),
    (Habit.SPENDS_HIGH, 0.2),
    (Habit.BREAKS_PAIRS, 0.15),
)
