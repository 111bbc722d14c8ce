"""The next deal's seed, drawn before it: what was promised of it in public, and which press decides its cut (R2.3)."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Protocol

from murlan.events import CutKind, CutSource, Doubt
from murlan.fairness import commitment, cut_of_press


class Luck(Protocol):
    """As much chance as a promise takes."""

    def seed(self) -> bytes:
        """Return 32 secret bytes."""
        ...

    def cut(self) -> int:
        """Return where the pack is cut, 1–53."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Pledge:
    """A deal that is promised. It is stored with the table and leaves it by nothing but its commitment."""

    match_id: str
    """The match that the deal belongs to; in the lobby and after a match the one to come."""
    deal_number: int
    seed: bytes = field(repr=False)
    is_shown: bool = False
    """Whether Discord has taken a message that shows the commitment."""
    press_id: int | None = None
    """Discord's id of the first press after that."""

    @classmethod
    def drawn(cls, luck: Luck, *, match_id: str, deal_number: int) -> Pledge:
        """Draw the seed of a deal."""
        return cls(match_id=match_id, deal_number=deal_number, seed=luck.seed())

    @property
    def commitment(self) -> bytes:
        """What everybody may know of the seed."""
        return commitment(self.match_id, self.deal_number, self.seed)

    def shown(self) -> Pledge:
        """Note that the commitment was shown."""
        return replace(self, is_shown=True)

    def pressed(self, press_id: int) -> Pledge:
        """Note a press; the first one after the commitment was shown counts."""
        return replace(self, press_id=press_id) if self.is_shown and self.press_id is None else self

    def cut(self, luck: Luck) -> tuple[int, CutSource]:
        """Return where the pack is cut and what decided it: the press, or for want of one chance."""
        if self.press_id is not None:
            return cut_of_press(self.press_id, self.commitment), CutSource(kind=CutKind.PRESS, press_id=self.press_id)
        doubt = Doubt.NO_PRESS if self.is_shown else Doubt.NOT_SHOWN
        return luck.cut(), CutSource(kind=CutKind.CHANCE, doubt=doubt)
