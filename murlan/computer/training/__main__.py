"""`python -m murlan.computer.training`: train the nets, one process a family; interrupted, it goes on."""

from __future__ import annotations

import argparse
import hashlib
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

from murlan.computer.net.layout import Family

ROUNDS: Final = 3600
_SAVE_SECONDS: Final = 60.0
_SHIPPED: Final = Path(__file__).parents[1] / "net"


def main() -> int:
    """Train all families side by side, or one of them in this process."""
    parser = argparse.ArgumentParser(prog="python -m murlan.computer.training", description=__doc__)
    parser.add_argument("--family", choices=[family.value for family in Family], help="only this one, in this process")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"of a thousand deals each (default: {ROUNDS})")
    parser.add_argument("--seed", type=int, default=21, help="of all chance (default: 21)")
    parser.add_argument("--out", type=Path, default=_SHIPPED, help="folder of the weights (default: the package)")
    parser.add_argument("--state", type=Path, default=Path("build/training"), help="folder of unfinished trainings")
    parser.add_argument("--anew", action="store_true", help="forget what is unfinished")
    arguments = parser.parse_args()
    if arguments.family is None:
        return _train_all(sys.argv[1:])
    _train(arguments)
    return 0


def _train_all(given: list[str]) -> int:
    """Train each family in a process of its own, each on one core."""
    environment = os.environ | dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
    command = [sys.executable, "-m", "murlan.computer.training", *given, "--family"]
    running = [subprocess.Popen([*command, family.value], env=environment) for family in Family]  # noqa: S603 - ourselves
    try:
        return max(process.wait() for process in running)
    except KeyboardInterrupt:
        return max(process.wait() for process in running)


def _train(arguments: argparse.Namespace) -> None:
    from murlan.computer.training.trainer import Plan, Training, write_weights

    plan = Plan(Family(arguments.family), arguments.rounds, arguments.seed)
    state = arguments.state / f"{plan.family.value}-{plan.seed}-{plan.rounds}.npz"
    training = Training(plan)
    if state.exists() and not arguments.anew:
        training.resume(state)
    began, saved = time.monotonic(), time.monotonic()
    begun_at = training.round
    try:
        for progress in training.rounds():
            if (now := time.monotonic()) - saved >= _SAVE_SECONDS:
                saved = now
                training.save(state)
                left = (now - began) / (progress.round - begun_at) * (plan.rounds - progress.round)
                _tell(
                    f"{plan.family.value}: round {progress.round} of {plan.rounds}, {progress.samples:,} samples, "
                    f"loss {progress.loss:.4f}, {left / 60:.0f} min left"
                )
    except KeyboardInterrupt:
        training.save(state)
        _tell(f"{plan.family.value}: stopped at round {training.round}; the same command goes on from there")
        return
    training.save(state)
    path = arguments.out / f"{plan.family.value}.npz"
    write_weights(path, training.learner.weights)
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    _tell(
        f"{plan.family.value}: done, {training.samples:,} samples; {path.name} {path.stat().st_size:,} bytes {digest}"
    )


def _tell(text: str) -> None:
    sys.stderr.write(text + "\n")
    sys.stderr.flush()


if __name__ == "__main__":
    sys.exit(main())
