"""The colours at the edge of messages: one for each thing that a glance should tell."""

from __future__ import annotations

from typing import Final

LOBBY: Final = 0x3B82F6
"""Seats are free: blue."""
PLAY: Final = 0x15803D
"""Cards lie on the table: felt green."""
EXCHANGE: Final = 0x9333EA
"""Two cards change hands: purple."""
BETWEEN: Final = 0x64748B
"""A deal is over: slate."""
FINISHED: Final = 0xEAB308
"""The match is over: gold."""
CLOSED: Final = 0x3F3F46
"""Nothing goes on here any more: dark grey."""
OWN_TURN: Final = 0xF97316
"""The reader is to act: orange."""
WAITING: Final = 0x64748B
"""The reader waits: slate."""
NOTE: Final = 0x64748B
ASKING: Final = 0xDC2626
"""A press cannot be taken back: red."""
BOOK: Final = 0xB91C1C
"""Rules, help and boards: the red of the card backs."""
SIDES: Final = (0x2563EB, 0xEA580C)
"""The two sides of two against two: blue and orange, as their marks are."""
