"""Tables at every stage, as values: who sits there, and what each stage is made of."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.tables.changes import House, Pace
from bot.tables.phases import Closing, CutWay, Due, DueKind, PauseReason, Phase, TableSettings
from bot.tables.pledges import Pledge
from bot.tables.seating import PersonSeat
from bot.tables.state import TableState
from murlan.options import CLASSIC
from murlan.snapshot import Stage
from tests.support.house import ANA, BESA, CHANNEL, CLIRIM, DRITA, GUILD, LUAN, SeededChance
from tests.support.positions import deal_of, exchange_of, match_of

HOST, PLAYER, AWAY, LEAVER, BARRED = ANA, BESA, CLIRIM, DRITA, LUAN
OUTSIDER, MANAGER = 106, 107
OTHER_CHANNEL = CHANNEL + 1
HANDS: Final = ("3S 7S 8S", "4S 9S TS", "5S JS QS", "6S KS AS")

_LOBBY: Final = TableState(
    table_id="table1",
    guild_id=GUILD,
    channel_id=CHANNEL,
    host_id=HOST,
    settings=TableSettings(options=CLASSIC),
    seats=(PersonSeat(HOST), PersonSeat(PLAYER)),
    barred=frozenset({BARRED}),
    due=Due(DueKind.LOBBY_EXPIRES, 900, 1),
)
_PLAY: Final = replace(
    _LOBBY,
    phase=Phase.PLAYING,
    seats=(PersonSeat(HOST), PersonSeat(PLAYER), PersonSeat(AWAY, missed=2), PersonSeat(LEAVER, has_left=True)),
    match=match_of(deal_of(HANDS, turn=1, table="3C", owner=0)),
    match_id="match1",
    event_count=2,
    due=Due(DueKind.TURN_RUNS_OUT, 60, 5),
)
_DEALING: Final = replace(
    _PLAY,
    match=replace(match_of(deal_of(HANDS)), stage=Stage.DEALING, last_places=(0, 1, 2, 3), totals=(3, 2, 1, 0)),
    places=((0, 1, 2, 3),),
    due=Due(DueKind.NEXT_DEAL, 20, 5),
)
_PAUSED: Final = replace(_PLAY, pause=PauseReason.AGREED, due=Due(DueKind.PAUSE_ENDS, 604_800, 6))

PLEDGE: Final = Pledge(match_id="match1", deal_number=2, seed=bytes(range(32)))
PROMISED: Final = replace(PLEDGE, deal_number=1)
"""What is promised while somebody cuts, and in the lobby, where it is not shown yet."""
_ASKING: Final = TableSettings(options=CLASSIC, cut=CutWay.ASK)

STAGES: Final = {
    "lobby": replace(_LOBBY, pledge=PROMISED),
    "play": _PLAY,
    "exchange": replace(_PLAY, match=exchange_of("3S 7S 8S", "4S 9S", "AS")),
    "dealing": _DEALING,
    "cutting": replace(
        _DEALING,
        settings=_ASKING,
        match=replace(
            match_of(deal_of(HANDS)), stage=Stage.DEALING, last_places=(0, 1, 2, 3), totals=(3, 2, 1, 0), dealer=2
        ),
        due=Due(DueKind.CUT_RUNS_OUT, 12, 5),
        pledge=replace(PLEDGE, is_shown=True),
    ),
    "finished": replace(
        _DEALING,
        phase=Phase.FINISHED,
        match=replace(match_of(deal_of(HANDS)), stage=Stage.OVER, last_places=(0, 1, 2, 3)),
        due=Due(DueKind.TABLE_CLOSES, 600, 5),
    ),
    "paused": _PAUSED,
    "paused between deals": replace(_DEALING, pause=PauseReason.AGREED, due=Due(DueKind.PAUSE_ENDS, 604_800, 6)),
    "shut out": replace(_PAUSED, pause=PauseReason.SHUT_OUT),
    "closed": replace(_PLAY, phase=Phase.CLOSED, closing=Closing.ENDED, due=None),
}
"""In the play it is the player's turn, in the exchange the host's; the player is to cut."""


def house() -> House:
    """Return chance that is the same in every run, and the usual pace."""
    return House(chance=SeededChance(1), pace=Pace())
