"""The whole bot, and people at their pages."""

from tests.support.live_fixtures import ana, besa, clirim, drita, live, luan, records, seated

__all__ = ["ana", "besa", "clirim", "drita", "live", "luan", "records", "seated"]
