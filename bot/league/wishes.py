"""What a person does not want to be bothered with."""

from __future__ import annotations

from typing import Protocol


class Wishes(Protocol):
    """Whether people take invitations to tables; everybody does until they say otherwise."""

    async def takes_invitations(self, user_id: int) -> bool:
        """Return whether a person takes invitations."""
        ...

    async def choose_invitations(self, user_id: int, *, is_taking: bool) -> None:
        """Set whether a person takes invitations."""
        ...
