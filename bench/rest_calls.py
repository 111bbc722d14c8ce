"""What a match costs in counted REST calls, and how far its public picture is behind, in virtual time.

    python -m bench.rest_calls

Five matches to 21, one person (two seconds a turn) and three computer players. The baseline is a bot that edits its
message once for every turn.
"""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

from murlan.options import CLASSIC
from tests.support.virtual_match import play_virtual_match

MATCHES = 5


async def main() -> None:
    """Play and print."""
    print(
        f"{'match':>5} {'turns':>6} {'plays':>6} {'calls':>6} {'calls/play':>11} {'calls/turn':>11} {'worst lag s':>12}"
    )
    for seed in range(MATCHES):
        with tempfile.TemporaryDirectory() as folder:
            match = await play_virtual_match(Path(folder) / "murlan.db", CLASSIC, seed=seed)
        print(
            f"{seed:>5} {match.turns:>6} {match.plays:>6} {match.calls:>6}  {match.calls / match.plays:>10.2f} "
            f" {match.calls / match.turns:>10.2f}  {max(match.lags):>11.2f}"
        )
    print("calls/turn is the ratio to the baseline: 1.00 would be one edit a turn.")


if __name__ == "__main__":
    asyncio.run(main())
