"""Two machine instructions that Python has no word for inside compiled code."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic


@intrinsic
def _counting(_typing: Any, _bits: Any) -> Any:  # noqa: ANN401 - numba's own types

    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:  # noqa: ANN401 - the same
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


@intrinsic
def _looking(_typing: Any, _bits: Any) -> Any:  # noqa: ANN401 - numba's own types

    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:  # noqa: ANN401 - the same
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), generate


count_bits: Final = cast("Callable[[int], int]", _counting)
"""How many bits of an int64 are set."""

lowest_bit: Final = cast("Callable[[int], int]", _looking)
"""The number of the lowest bit of an int64 that is set; 64 where none is."""
