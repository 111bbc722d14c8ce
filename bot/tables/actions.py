"""Everything a table understands, in one list: what people press, and what its clock and its computer players say."""

from __future__ import annotations

from dataclasses import dataclass

from murlan.cards import Card
from murlan.computer.levels import Level
from murlan.events import SeatEvent


@dataclass(frozen=True, slots=True)
class Guard:
    """Which turn a press is meant for."""

    deal: int
    turn: int
    """The turns taken in the deal before it."""

    def __str__(self) -> str:
        return f"{self.deal}.{self.turn}"


@dataclass(frozen=True, slots=True)
class Join:
    """Take a seat: in the lobby, or between deals a leaver's or a computer player's (R12.5)."""

    user_id: int
    name: str = ""
    """What the table calls the person from now on, if the seat is theirs."""


@dataclass(frozen=True, slots=True)
class Leave:
    """Give the seat up: at once in the lobby, for good in a match (R12.3)."""

    user_id: int
    is_confirmed: bool = True
    """Whether the person was asked. Without it a match that began in the moment of the press is not left: that is for
    good."""


@dataclass(frozen=True, slots=True)
class AddComputer:
    """Seat a computer player."""

    user_id: int


@dataclass(frozen=True, slots=True)
class RemoveComputer:
    """Send the computer player away that came last."""

    user_id: int


@dataclass(frozen=True, slots=True)
class ChooseLevel:
    """Choose how well the computer players play that come from now on."""

    user_id: int
    level: Level | None
    """``None`` for a mix of levels."""


@dataclass(frozen=True, slots=True)
class SwapPartners:
    """Let the lobby's four pair up another way, in two against two (R10.4)."""

    user_id: int


@dataclass(frozen=True, slots=True)
class Start:
    """Begin the match."""

    user_id: int
    fill: bool = False
    """Whether computer players take the free seats."""


@dataclass(frozen=True, slots=True)
class Play:
    """Lay cards."""

    user_id: int
    cards: tuple[Card, ...]
    guard: Guard | None = None


@dataclass(frozen=True, slots=True)
class Pass:
    """Pass."""

    user_id: int
    guard: Guard | None = None


@dataclass(frozen=True, slots=True)
class Give:
    """Give a card back in the exchange (R8.2)."""

    user_id: int
    card: Card
    guard: Guard | None = None


@dataclass(frozen=True, slots=True)
class ComeBack:
    """Look at one's hand, and so be back at the table (R12.2)."""

    user_id: int


@dataclass(frozen=True, slots=True)
class Ready:
    """Want the next deal at once, or a rematch."""

    user_id: int


@dataclass(frozen=True, slots=True)
class Cut:
    """Name the place where the pack is cut (R2.3)."""

    user_id: int
    place: int
    """How many cards are lifted, one of `murlan.fairness.PLACES`."""
    press_id: int
    """Discord's id of the press."""


@dataclass(frozen=True, slots=True)
class End:
    """End the table: at once by its host or who manages the server, by vote of its other players."""

    user_id: int
    is_manager: bool = False
    """Whether the person manages the server."""
    is_confirmed: bool = True
    """Whether the person was asked; without it a match that began in the moment of the press is not ended."""


@dataclass(frozen=True, slots=True)
class Remove:
    """Take somebody's seat away: by right or by vote."""

    user_id: int
    target_id: int
    is_manager: bool = False


@dataclass(frozen=True, slots=True)
class Pause:
    """Want the match paused; it is once all who are there do."""

    user_id: int


@dataclass(frozen=True, slots=True)
class Resume:
    """Go on with a paused match."""

    user_id: int


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Take back all own votes."""

    user_id: int


@dataclass(frozen=True, slots=True)
class Move:
    """Move the table to another channel of its server."""

    user_id: int
    channel_id: int
    is_manager: bool = False


@dataclass(frozen=True, slots=True)
class MakeWay:
    """Close a table whose match is over, because another is opened in its channel."""

    user_id: int


PersonAction = (
    Join
    | Leave
    | AddComputer
    | RemoveComputer
    | ChooseLevel
    | SwapPartners
    | Start
    | Play
    | Pass
    | Give
    | ComeBack
    | Ready
    | Cut
    | End
    | Remove
    | Pause
    | Resume
    | Withdraw
    | Move
    | MakeWay
)


@dataclass(frozen=True, slots=True)
class Ring:
    """The table's clock ran out."""

    number: int
    """Which clock: an old one is void."""


@dataclass(frozen=True, slots=True)
class Decided:
    """A computer player decided, for itself or for somebody who is away."""

    number: int
    """The clock it was asked at; it is void once that is an old one."""
    event: SeatEvent


@dataclass(frozen=True, slots=True)
class PlaceGone:
    """The table's channel, thread or server is gone."""


@dataclass(frozen=True, slots=True)
class ShutOut:
    """We may not write in the table's channel."""


@dataclass(frozen=True, slots=True)
class LetIn:
    """We may write in the table's channel again."""


@dataclass(frozen=True, slots=True)
class Forgive:
    """Take one missed turn off these people: Discord was away when their clock ran out."""

    user_ids: frozenset[int]


@dataclass(frozen=True, slots=True)
class Shown:
    """Discord has taken a message that shows the next deal's commitment."""

    commitment: bytes


@dataclass(frozen=True, slots=True)
class Pressed:
    """Somebody pressed something at this table after a commitment was shown."""

    press_id: int
    """Discord's id of the press."""
    commitment: bytes
    """Which: for any other one the press may have come too early."""


SystemAction = PlaceGone | ShutOut | LetIn | Forgive | Shown | Pressed
"""What the world does to a table; nobody waits for an answer."""

Action = PersonAction | SystemAction | Ring | Decided
