"""Small faults, one at a time, in the source of a module: what `bench.mutants` tries the tests on.

A fault is a changed comparison, operator, constant, condition or returned value, or a statement or named argument that
is left out. Annotations, decorators, assertions and the words of errors for engineers are left alone.
"""

from __future__ import annotations

import ast
import copy
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

_COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
"""The boundary and the opposite."""

_OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}
_NOT_MUTATED = ("annotation", "returns", "decorator_list", "type_params")
_NOT_MUTATED_NAMES = ("__all__", "__slots__")


@dataclass(frozen=True, slots=True)
class Mutant:
    """A module with one fault."""

    module: str
    label: str
    """The place and the fault, without line numbers: ``plays.shortfall: rise <= 0 → rise < 0``.

    A constant is told by its line: ``plays.shortfall: 0 → 1 in if rise <= 0:``.
    """
    line: int
    source: str
    """The module without the fault."""
    number: int
    """The place of the fault in the order of a walk over the module."""
    fault: ast.AST
    """What stands there instead."""

    def tree(self) -> ast.Module:
        """Return the module with the fault."""
        tree = ast.parse(self.source)
        old = next(node for number, (node, _) in enumerate(_walk(tree, "")) if number == self.number)
        for parent in ast.walk(tree):
            for field, value in ast.iter_fields(parent):
                if value is old:
                    setattr(parent, field, self.fault)
                elif isinstance(value, list) and any(item is old for item in value):
                    setattr(parent, field, [self.fault if item is old else item for item in value])
        return ast.fix_missing_locations(tree)


def mutants_of(module: str, source: str) -> Iterator[Mutant]:
    """Yield every mutant of a module's source, in the order of its lines."""
    tree, lines = ast.parse(source), source.split("\n")
    seen: Counter[str] = Counter()
    for number, (node, scope) in enumerate(_walk(tree, "")):
        for fault in _faults(node):
            label = f"{module.removeprefix('murlan.')}{scope}: {_text(node)} → {_text(fault)}"
            if isinstance(node, ast.Constant):
                label += f" in {lines[node.lineno - 1].strip()}"
            seen[label] += 1
            if seen[label] > 1:
                label += f" (#{seen[label]})"
            yield Mutant(module, label, getattr(node, "lineno", 0), source, number, fault)


def _walk(node: ast.AST, scope: str) -> Iterator[tuple[ast.AST, str]]:
    """Yield the nodes that may be mutated and the names around them, always in the same order."""
    if isinstance(node, ast.Assert) or _is_text_alone(node) or _is_named_apart(node) or _is_strict(node):
        return
    yield node, scope
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        scope += f".{node.name}"
    for field, value in ast.iter_fields(node):
        if field not in _NOT_MUTATED:
            for child in value if isinstance(value, list) else [value]:
                is_error_text = isinstance(node, ast.Raise) and isinstance(child, ast.Call) and _is_value_error(child)
                if isinstance(child, ast.AST) and not is_error_text:
                    yield from _walk(child, scope)


def _is_text_alone(node: ast.AST) -> bool:
    """Return whether this is a docstring, or says to the type checker alone that a union is closed."""
    return isinstance(node, ast.Expr) and (
        isinstance(node.value, ast.Constant) or _text(node.value) == "assert_never(never)"
    )


def _is_named_apart(node: ast.AST) -> bool:
    """Return whether this is a list of names, a type's name or an import."""
    if isinstance(node, ast.Assign):
        is_type = isinstance(node.value, ast.Call) and _text(node.value.func) in ("TypeVar", "ParamSpec")
        return is_type or any(isinstance(n, ast.Name) and n.id in _NOT_MUTATED_NAMES for n in node.targets)
    return isinstance(node, ast.Import | ast.ImportFrom)


def _is_strict(node: ast.AST) -> bool:
    """Return whether this is the ``strict=True`` of a `zip`: an assertion, too."""
    return isinstance(node, ast.keyword) and node.arg == "strict"


def _is_value_error(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Name) and call.func.id == "ValueError"


def _faults(node: ast.AST) -> Iterator[ast.AST]:
    """Yield what may stand at a place instead."""
    match node:
        case ast.expr() | ast.comprehension():
            yield from _faulty_expressions(node)
        case ast.If():
            yield _changed(node, test=ast.Constant(value=True))
            yield _changed(node, test=ast.Constant(value=False))
        case ast.Return(value=ast.expr() as value) if _text(value) != "None":
            yield _changed(node, value=ast.Constant(None))
        case ast.AugAssign():
            yield _changed(node, op=_OPERATORS[type(node.op)]())
            yield ast.Pass()
        case ast.Expr() | ast.Raise() | ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield ast.Pass()
        case ast.Break():
            yield ast.Continue()
        case ast.Continue():
            yield ast.Break()


def _faulty_expressions(node: ast.expr | ast.comprehension) -> Iterator[ast.AST]:
    match node:
        case ast.Compare():
            yield from _comparisons(node)
        case ast.BoolOp():
            yield _changed(node, op=ast.And() if isinstance(node.op, ast.Or) else ast.Or())
        case ast.UnaryOp():
            yield node.operand
        case ast.BinOp() if type(node.op) in _OPERATORS:
            yield _changed(node, op=_OPERATORS[type(node.op)]())
        case ast.Constant():
            yield from _constants(node)
        case ast.IfExp():
            yield node.body
            yield node.orelse
        case ast.comprehension(ifs=[_, *_]):
            yield _changed(node, ifs=[])
        case ast.Call(keywords=[_, *_]):
            for place, keyword in enumerate(node.keywords):
                if not _is_strict(keyword):
                    yield _changed(node, keywords=[*node.keywords[:place], *node.keywords[place + 1 :]])


def _comparisons(node: ast.Compare) -> Iterator[ast.AST]:
    for place, operator in enumerate(node.ops):
        for other in _COMPARISONS[type(operator)]:
            yield _changed(node, ops=[*node.ops[:place], other(), *node.ops[place + 1 :]])


def _constants(node: ast.Constant) -> Iterator[ast.Constant]:
    match node.value:
        case bool():
            yield ast.Constant(not node.value)
        case int():
            yield ast.Constant(node.value + 1)
            if node.value > 0:
                yield ast.Constant(node.value - 1)
        case str():
            yield ast.Constant(node.value + "?")


def _changed(node: ast.AST, **fields: object) -> ast.AST:
    other = copy.copy(node)
    for name, value in fields.items():
        setattr(other, name, value)
    return other


def _text(node: ast.AST) -> str:
    """Return the beginning of a node's source on one line."""
    if isinstance(node, ast.If):
        return f"if {ast.unparse(node.test)}: …"
    if isinstance(node, ast.Pass):
        return "left out"
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= 160 else text[:159] + "…"
