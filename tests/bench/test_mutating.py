"""The faults that `make mutants` tries are faults, and told apart."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from bench.mutating import mutants_of

RULES = Path(__file__).parents[2] / "murlan"


@pytest.mark.parametrize(
    ("source", "faults"),
    [
        ("x = a <= b", ["a < b", "a > b"]),
        ("x = a is not b", ["a is b"]),
        ("x = a and b", ["a or b"]),
        ("x = not a", ["a"]),
        ("x = a << b", ["a >> b"]),
        ("x = 0", ["1"]),
        ("x = 2", ["3", "1"]),
        ("x = True", ["False"]),
        ("x = 'word'", ["'word?'"]),
        ("x = a if b else c", ["a", "c"]),
        ("x = [a for a in b if c]", ["if c"]),
        ("x = f(a, b=c)", ["f(a)"]),
        ("a.b = c", ["left out"]),
        ("x: int = y", []),
        ("assert a < b", []),
        ("import a", []),
        ('"""Words."""', []),
        ("x = zip(a, b, strict=True)", []),
    ],
)
def test_mutants_of_a_line_are_its_small_faults(source: str, faults: list[str]) -> None:
    """Each operator, constant and condition goes wrong in its own way; what speaks to engineers is left alone."""
    labels = [mutant.label.partition(" → ")[2] for mutant in mutants_of("m", source)]
    assert len(faults) == len(labels)
    assert all(fault in label or fault == "if c" for fault, label in zip(faults, labels, strict=True))


def test_mutants_of_one_constant_on_several_lines_are_told_apart_by_the_line() -> None:
    """A number would change wherever code is written above it, and the reasons in docs/MUTANTS.md go by labels."""
    labels = [mutant.label for mutant in mutants_of("m", "x = 0\ny = (\n    0 or 0\n)")]
    assert ["m: 0 → 1 in x = 0", "m: 0 → 1 in 0 or 0", "m: 0 → 1 in 0 or 0 (#2)"] == [
        label for label in labels if "0 → 1" in label
    ]


@pytest.mark.parametrize("name", ["scoring", "exchange", "snapshot"])
def test_every_mutant_of_a_module_is_another_program(name: str) -> None:
    """Its label is its own, and it can be compiled."""
    source = (RULES / f"{name}.py").read_text("utf-8")
    mutants = list(mutants_of(f"murlan.{name}", source))
    assert len(mutants) == len({mutant.label for mutant in mutants})
    programs = [ast.unparse(mutant.tree()) for mutant in mutants]
    assert ast.unparse(ast.parse(source)) not in programs
    for mutant in mutants:
        compile(mutant.tree(), name, "exec")
