"""What the commands need of the application."""

from __future__ import annotations

from dataclasses import dataclass

from bot.client.displays import Displays
from bot.client.openings import Openings
from bot.client.reading import Reading
from bot.client.router import Router
from bot.tables.registry import Registry


@dataclass(frozen=True, slots=True, kw_only=True)
class Services:
    """The parts of the application that commands speak to."""

    registry: Registry
    displays: Displays
    router: Router
    reading: Reading
    openings: Openings
