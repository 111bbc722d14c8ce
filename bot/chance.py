"""Luck from the operating system: seeds, cuts and names."""

from __future__ import annotations

import secrets
from typing import Final

from murlan.dealing import SEED_BYTES

_ALPHABET: Final = "0123456789abcdefghijkmnpqrstuvwxyz"
_ID_LENGTH: Final = 10


class SystemChance:
    """Chance that nobody can foresee."""

    def seed(self) -> bytes:
        """Return 32 secret bytes."""
        return secrets.token_bytes(SEED_BYTES)

    def cut(self) -> int:
        """Return where the pack is cut, 1–53 (R2.3)."""
        return 1 + secrets.randbelow(53)

    def new_id(self) -> str:
        """Return ten letters and digits: about 50 bits, so that two tables never share one."""
        return "".join(secrets.choice(_ALPHABET) for _ in range(_ID_LENGTH))
