"""What was measured, as lines to read and as JSON."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from bench.load.rounds import Slot

LIMITS: Final = {"defer": 3.0, "echo": 1.5}
"""How many times the CPU of a bare bot a press may cost."""
Json = dict[str, Any]


def told(slots: Sequence[Slot]) -> Json:
    """Return the medians over rounds, by pace and bot, and the ratios of rounds in which the bots took turns."""
    rates = sorted({slot.rate for slot in slots})
    return {f"{rate:.0f}/s": _of_rate([slot for slot in slots if slot.rate == rate]) for rate in rates}


def tell(slots: Sequence[Slot]) -> None:
    """Print a table of what was measured."""
    print("presses/s  bot      CPU ms  of core   ack p50    p99   loop lag p99  calls  unanswered  late   stand-in")
    for rate, found in told(slots).items():
        for bot, one in found["bots"].items():
            print(
                f"{rate:>9}  {bot:<7} {one['cpu_ms']:>7.2f}  {one['core']:>6.0%} {one['p50_ms']:>7.1f}"
                f" {one['p99_ms']:>8.1f}"
                f"  {one['lag_p99_ms']:>11.1f}  {one['calls']:>6.2f}  {one['unanswered']:>9}  {one['late_ms']:>5.0f}"
                f"  {one['standin_core']:>7.0%}"
            )
        for bot, ratio in found["ratios"].items():
            limit = LIMITS.get(bot)
            print(f"{'':>9}  CPU of a press to {bot}'s: {ratio:.2f}" + ("" if limit is None else f" (limit {limit})"))


def tell_presses(verbs: Counter[str], refused: Counter[str], faults: Counter[str]) -> None:
    """Print what was pressed, and what was refused by whom."""
    total = sum(verbs.values())
    print("pressed: " + " · ".join(f"{verb} {count / total:.0%}" for verb, count in verbs.most_common()))
    print(f"refused by the bot: {_list(refused)}; by the stand-in: {_list(faults)}")


def _list(counted: Counter[str]) -> str:
    return "; ".join(f"{count} × {what!r}" for what, count in counted.most_common(6)) or "none"


def _of_rate(slots: Sequence[Slot]) -> Json:
    names = list(dict.fromkeys(slot.bot for slot in slots))
    by_bot = {name: [slot for slot in slots if slot.bot == name] for name in names}
    costs = {name: [slot.cpu / slot.presses for slot in own] for name, own in by_bot.items()}
    ratios = {
        name: statistics.median(ours / theirs for ours, theirs in zip(costs["murlan"], costs[name], strict=False))
        for name in names
        if name != "murlan" and "murlan" in costs
    }
    return {"bots": {name: _of_bot(own) for name, own in by_bot.items()}, "ratios": ratios}


def _of_bot(slots: Sequence[Slot]) -> Json:
    """Return medians over rounds; what should never happen is added up."""
    return {
        "cpu_ms": _median(1000 * slot.cpu / slot.presses for slot in slots),
        "core": _median(slot.cpu * slot.rate / slot.presses for slot in slots),
        "p50_ms": _median(1000 * _cut(slot.waits, 50) for slot in slots),
        "p99_ms": _median(1000 * _cut(slot.waits, 99) for slot in slots),
        "worst_p99_ms": max(1000 * _cut(slot.waits, 99) for slot in slots),
        "lag_p99_ms": _median(1000 * slot.lags["lag_p99"] for slot in slots),
        "calls": _median(slot.calls.total() / slot.presses for slot in slots),
        "calls_by_kind": dict(sum((slot.calls for slot in slots), Counter[str]())),
        "unanswered": sum(slot.unanswered for slot in slots),
        "late_ms": max(1000 * slot.lateness for slot in slots),
        "standin_core": _median(slot.own_cpu * slot.rate / slot.presses for slot in slots),
        "rounds": len(slots),
    }


def _median(values: Iterable[float]) -> float:
    return statistics.median(list(values))


def _cut(values: Sequence[float], percent: int) -> float:
    """Return a percentile."""
    return sorted(values)[min(len(values) - 1, len(values) * percent // 100)] if values else 0.0
