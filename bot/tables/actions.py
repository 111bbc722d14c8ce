"""Everything a table understands, in one list: what people press, and what its clock and its computer players say."""

from __future__ import annotations

from dataclasses import dataclass

from murlan.cards import Card
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
    """Take a seat in the lobby."""

    user_id: int
    name: str = ""
    """What the table calls the person from now on, if the seat is theirs."""


@dataclass(frozen=True, slots=True)
class Leave:
    """Give the seat up: at once in the lobby, for good in a match (R12.3)."""

    user_id: int


@dataclass(frozen=True, slots=True)
class AddComputer:
    """Seat a computer player."""

    user_id: int


@dataclass(frozen=True, slots=True)
class RemoveComputer:
    """Send the computer player away that came last."""

    user_id: int


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
class End:
    """End the table."""

    user_id: int
    is_manager: bool = False
    """Whether the person manages the server."""


@dataclass(frozen=True, slots=True)
class MakeWay:
    """Close a table whose match is over, because another is opened in its channel."""

    user_id: int


PersonAction = (
    Join
    | Leave
    | AddComputer
    | RemoveComputer
    | SwapPartners
    | Start
    | Play
    | Pass
    | Give
    | ComeBack
    | Ready
    | End
    | MakeWay
)


@dataclass(frozen=True, slots=True)
class Ring:
    """The table's clock ran out."""

    number: int
    """Which clock: an old one is void."""


@dataclass(frozen=True, slots=True)
class Decided:
    """A computer player decided."""

    number: int
    """The clock it was asked at; it is void once that is an old one."""
    event: SeatEvent


Action = PersonAction | Ring | Decided
