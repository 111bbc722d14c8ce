"""How many small faults in the rules engine its tests notice: mutation testing. What survives: docs/MUTANTS.md.

    python -m bench.mutants                        every mutant; interrupted, it goes on where it stopped
    python -m bench.mutants --sample 500           a random sample, always the same one: the first of them
    python -m bench.mutants --only murlan.plays    modules whose names begin so

Each mutant is tried in a process of its own, forked from one that has pytest ready: it imports the faulty module as if
it were on the disk, so that tables built at import are tried too, and runs the likeliest tests first, up to the first
that fails. Nothing is changed on the disk. A process that takes `CPU_SECONDS` is stopped: the fault made it endless.

They are tried in a random order that is always the same, so that an interrupted run is a random sample as well.
What is known is kept in build/mutants.jsonl. A killed mutant is tried anew when its module changes, a survivor also
when a test does, unless the document says why it survives.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib.abc
import importlib.machinery
import importlib.util
import json
import math
import os
import re
import resource
import sys
import time
from collections.abc import Iterable, Sequence
from hashlib import sha256
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Final

import hypothesis
import pytest

from bench.mutating import Mutant, mutants_of

ROOT: Final = Path(__file__).parents[1]
KNOWN: Final = ROOT / "build" / "mutants.jsonl"
WANTED: Final = 0.95
CPU_SECONDS: Final = 30
LEFT_OUT: Final = (
    "murlan.computer",
    "murlan.arena",
    "murlan.terminal",
    "murlan.commands",
    "murlan.cli",
    "murlan.__main__",
)
READY: Final = hypothesis
"""Imported once, before the forks."""
OPTIONS: Final = (
    *("-x", "-q", "--tb=no", "--assert=plain", "--import-mode=importlib", "-p", "no:cacheprovider"),
    *("-c", os.devnull, "--rootdir", str(ROOT), "-o", f"pythonpath={ROOT}"),
)
"""No plugins, no rewritten assertions, no report: a process lives for a fifth of a second where a test fails early."""

RULES: Final = "tests/rules"
LAWS: Final = "tests/laws"
PACKED: Final = "tests/laws/test_packed_laws.py"
SUITED: Final = f"{PACKED}::test_cards_for_an_action_of_a_hand_full_of_suited_straights_are_those_of_choices"
PERFT: Final = "tests/laws/test_perft.py"
RECORD: Final = "tests/murlan/test_record.py"
FIRST: Final = {
    "murlan.cards": ("test_cards", "test_combinations"),
    "murlan.notation": ("test_cards",),
    "murlan.combinations": ("test_combinations", "test_beating"),
    "murlan.plays": ("test_beating",),
    "murlan.holdings": ("test_beating",),
    "murlan.deal": ("test_tricks",),
    "murlan.dealing": ("test_dealing",),
    "murlan.errors": ("test_errors", "test_tricks"),
    "murlan.exchange": ("test_exchange",),
    "murlan.match": ("test_scoring", "test_exchange", "test_tricks"),
    "murlan.options": ("test_scoring", "test_beating"),
    "murlan.scoring": ("test_scoring",),
    "murlan.snapshot": ("test_tricks", "test_exchange"),
}
"""The tests of tests/rules that most likely notice a fault in a module."""


class FaultyModule(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports one module with its fault, all others as ever."""

    def __init__(self, mutant: Mutant) -> None:
        self._mutant = mutant

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """Find the one module."""
        if fullname != self._mutant.module:
            return None
        found = importlib.machinery.PathFinder.find_spec(fullname, path, target)
        assert found is not None
        return importlib.util.spec_from_file_location(
            fullname, found.origin, loader=self, submodule_search_locations=found.submodule_search_locations
        )

    def exec_module(self, module: ModuleType) -> None:
        """Run its faulty code."""
        exec(compile(self._mutant.tree(), str(module.__file__), "exec"), module.__dict__)  # noqa: S102 — our own


def main() -> int:
    """Try mutants and tell what survived; 1 where it is too much, or the document does not say just of it why."""
    arguments = _arguments()
    os.chdir(ROOT)
    os.environ |= {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "MURLAN_LAWS_SCALE": "0.05"}  # a short perft, few walks
    mutants = [mutant for path in _modules() for mutant in mutants_of(_name(path), path.read_text("utf-8"))]
    chosen = [mutant for mutant in mutants if mutant.module.startswith(arguments.only)]
    Random(arguments.seed).shuffle(chosen)
    chosen = chosen[: arguments.sample]
    print(f"{len(mutants)} mutants, {len(chosen)} chosen", flush=True)
    if arguments.list:
        print(*(f"{mutant.line:4} {mutant.label}" for mutant in chosen), sep="\n")
        return 0
    results = Results(mutants)
    missing = [mutant for mutant in chosen if results.of(mutant) is None]
    with contextlib.suppress(KeyboardInterrupt):
        _try_all(missing, results, arguments.workers)
    is_stale = _tell_stale({mutant.label for mutant in mutants})
    return _told(chosen, results, is_sample=len(chosen) < len(mutants)) or is_stale


class Results:
    """What is known of mutants, on the disk as it comes."""

    def __init__(self, mutants: Iterable[Mutant]) -> None:
        tests = (
            path for folder in ("rules", "laws", "murlan", "support") for path in (ROOT / "tests" / folder).glob("*.py")
        )
        self._tests = _digest(sorted(tests))
        self._modules = {name: _digest([_path(name)]) for name in {mutant.module for mutant in mutants}}
        self._known: dict[tuple[str, str], str] = {}
        KNOWN.parent.mkdir(exist_ok=True)
        for line in KNOWN.read_text("utf-8").splitlines() if KNOWN.exists() else ():
            known = json.loads(line)
            is_explained = known["label"] in _documented()
            if known["end"] == "killed" or known["tests"] == self._tests or is_explained:
                self._known[known["label"], known["module"]] = known["end"]

    def of(self, mutant: Mutant) -> str | None:
        """Return ``killed`` or ``survived``; ``None`` where it is not known."""
        return self._known.get((mutant.label, self._modules[mutant.module]))

    def add(self, mutant: Mutant, end: str) -> None:
        """Keep how one ended."""
        module = self._modules[mutant.module]
        self._known[mutant.label, module] = end
        with KNOWN.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"label": mutant.label, "module": module, "tests": self._tests, "end": end}) + "\n")


def _try_all(mutants: Sequence[Mutant], results: Results, workers: int) -> None:
    """Try mutants, a process each, so many at a time."""
    running: dict[int, Mutant] = {}
    started, done, survived = time.monotonic(), 0, 0
    waiting = list(reversed(mutants))
    while waiting or running:
        while waiting and len(running) < workers:
            mutant = waiting.pop()
            running[_forked(mutant)] = mutant
        process, status = os.wait()
        mutant = running.pop(process)
        end = "survived" if status == 0 else "killed"
        results.add(mutant, end)
        done += 1
        survived += end == "survived"
        if end == "survived":
            print(f"survived  {mutant.label}", flush=True)
        if done % 25 == 0:
            rate = done / (time.monotonic() - started)
            print(f"{done}/{len(mutants)} tried, {survived} survived, {rate:.1f} a second", flush=True)


def _forked(mutant: Mutant) -> int:
    """Start a process that ends with 0 if all tests pass; return its id."""
    process = os.fork()
    if process:
        return process
    try:
        resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
        resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nowhere, stream)
        sys.meta_path.insert(0, FaultyModule(mutant))
        os._exit(0 if _passes(mutant.module) else 1)
    except BaseException:  # noqa: BLE001 — a fault may raise anything, and this process must not go on as its parent
        os._exit(1)


def _passes(module: str) -> bool:
    """Run the tests, the likeliest to fail first."""
    return all(pytest.main([*OPTIONS, *paths]) == pytest.ExitCode.OK for paths in _stages(module))


def _stages(module: str) -> list[list[str]]:
    rules = sorted(f"{RULES}/{path.name}" for path in (ROOT / RULES).glob("test_*.py") if "document" not in path.name)
    first = [f"{RULES}/{name}.py" for name in FIRST.get(module, ())]
    rest = [path for path in rules if path not in first]
    if module.startswith("murlan.record"):
        return [[RECORD], rest]
    if module.startswith("murlan.packed"):
        return [[SUITED, f"{PACKED}::test_copy_of_a_packed_deal_goes_its_own_way"], [PACKED]]
    return [stage for stage in (first, rest, [PERFT, LAWS, RECORD]) if stage]


def _told(chosen: Sequence[Mutant], results: Results, *, is_sample: bool) -> int:
    """Print the rate of the killed, and each survivor that the document does not name."""
    ends = {mutant.label: results.of(mutant) for mutant in chosen}
    tried = [end for end in ends.values() if end]
    killed = tried.count("killed")
    rate = killed / max(1, len(tried))
    is_sample = is_sample or len(tried) < len(chosen)
    error = f" ± {100 * math.sqrt(rate * (1 - rate) / len(tried)):.1f} (standard error)" if is_sample and tried else ""
    print(f"{killed} of {len(tried)} killed: {100 * rate:.1f} %{error}; {len(chosen) - len(tried)} not tried yet")
    survivors = [mutant for mutant in chosen if ends[mutant.label] == "survived"]
    unexplained = [mutant for mutant in survivors if mutant.label not in _documented()]
    print(f"{len(survivors)} survived, {len(unexplained)} of them are not in docs/MUTANTS.md")
    print(*(f"{mutant.module}:{mutant.line}  {mutant.label}" for mutant in unexplained), sep="\n")
    return 1 if unexplained or rate < WANTED else 0


def _tell_stale(labels: set[str]) -> bool:
    """Print the mutants that the document names although there are none such any more; return whether there are."""
    stale = sorted(_documented() - labels)
    print(*(f"docs/MUTANTS.md names what is no mutant: {label}" for label in stale), sep="\n")
    return bool(stale)


def _documented() -> set[str]:
    """Return the survivors that docs/MUTANTS.md names."""
    return set(re.findall(r"^- `` (.+) ``", (ROOT / "docs" / "MUTANTS.md").read_text("utf-8"), re.MULTILINE))


def _modules() -> list[Path]:
    found = sorted((ROOT / "murlan").rglob("*.py"))
    return [path for path in found if not _name(path).startswith(LEFT_OUT)]


def _name(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def _path(module: str) -> Path:
    path = ROOT.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def _digest(paths: Iterable[Path]) -> str:
    return sha256(b"".join(path.read_bytes() for path in paths)).hexdigest()[:16]


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--sample", type=int, metavar="N", help="try so many, drawn at random")
    parser.add_argument("--seed", type=int, default=1, help="of the sample (1)")
    parser.add_argument("--only", default="murlan", metavar="MODULE", help="modules whose names begin so")
    parser.add_argument("--workers", type=int, default=2, help="processes at a time (2)")
    parser.add_argument("--list", action="store_true", help="only list the mutants")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
