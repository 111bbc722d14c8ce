"""What a player is made of, as a short text: figures of other code or other weights are not its figures."""

from __future__ import annotations

import ast
import importlib.util
import re
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from murlan.arena.players import player_named
from murlan.options import Sides

_HOME: Final = "murlan.computer"
_LEFT_OUT: Final = (f"{_HOME}.levels", f"{_HOME}.training")
"""What knows all players, and what none of them needs to play."""


@cache
def fingerprint(name: str, sides: Sides) -> str:
    """Return the digest of a player's settings, code and weights, as they were when it was first asked for.

    Its settings are what its `repr` says: levels may share a class.
    """
    settings = re.sub(r" at 0x[0-9a-f]+", "", repr(player_named(name)))
    digest = sha256(f"{name} {settings}\n".encode())
    for path in made_of(name, sides):
        digest.update(f"{path.name} {sha256(path.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()[:16]


def made_of(name: str, sides: Sides) -> list[Path]:
    """Return the files of a player's modules and weights.

    That is the module of its class, all of `murlan.computer` that this imports, wherever in the code it does so, and
    the weights beside these modules, but for those of other sides and of modules that are not among them.
    """
    modules = _reached(type(player_named(name)).__module__)
    sources = sorted({path for path in map(_source, modules) if path})
    others = {other.value for other in Sides if other is not sides}
    found = {path for source in sources for path in source.parent.glob("*.npz") if path.stem not in others}
    weights = {path for path in found if (twin := path.with_suffix(".py")) in sources or not twin.exists()}
    return [*sources, *sorted(weights)]


def _reached(module: str) -> Iterator[str]:
    """Yield a module and those of `murlan.computer` that it imports, directly or not."""
    waiting, seen = [module], {module}
    while waiting:
        yield (name := waiting.pop())
        if (source := _source(name)) is None:
            continue
        found = {other for other in _imports(source) if other.startswith(_HOME) and not other.startswith(_LEFT_OUT)}
        waiting += sorted(found - seen)
        seen |= found


def _imports(source: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield inner if node.module.startswith(_HOME) and _source(inner) else node.module


def _source(module: str) -> Path | None:
    """Return the file of a module; ``None`` where it has none, or there is no such module."""
    try:
        spec = importlib.util.find_spec(module)
    except (ModuleNotFoundError, ValueError):
        return None
    return Path(spec.origin) if spec and spec.origin and spec.has_location else None
