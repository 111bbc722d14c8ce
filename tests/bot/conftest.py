"""The whole bot, and people at their pages."""

import pytest

from bot.client import pictures
from tests.support.live import PATIENCE
from tests.support.live_fixtures import ana, besa, clirim, drita, live, luan, records, seated

__all__ = ["ana", "besa", "clirim", "drita", "live", "luan", "records", "seated"]


@pytest.fixture(autouse=True)
def _patience_with_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for pictures as long as for anything else here: many tests on few cores draw slowly."""
    monkeypatch.setattr(pictures, "PATIENCE", PATIENCE)
