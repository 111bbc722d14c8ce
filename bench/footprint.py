"""What the bot takes: the size of its package, and the time and memory of its imports, with numpy and without.

    python -m bench.footprint

The bot's own process imports no numpy; a process in which computer players think does. Times are the best of some
processes begun one after the other; the baseline is the bot's own process.
"""

from __future__ import annotations

import argparse
import io
import subprocess
import sys
import zipfile
from importlib.metadata import distribution
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PACKAGES: Final = ("murlan", "bot", "cogs", "db")
COMPILED: Final = "__pycache__"
PROCESSES: Final = {
    "the bot's own process": "import bot.__main__, bot.launch",
    "the same, if it imported numpy": "import bot.__main__, bot.launch, numpy",
    "a process that thinks": "import bot.computers.worker, murlan.computer.levels as levels; "
    "[levels.player_of(level) for level in levels.Level]",
    "numpy alone": "import numpy",
    "Python alone": "pass",
}
MEASURED: Final = """
import time; begun = time.perf_counter(), time.process_time()
{imports}
wall, cpu = time.perf_counter() - begun[0], time.process_time() - begun[1]
import sys
status = dict(line.split(':', 1) for line in open('/proc/self/status'))
print(wall, cpu, int(status['VmHWM'].split()[0]) / 1024, 'numpy' in sys.modules)
"""
MIB: Final = 2**20


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.footprint", description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=7, help="processes of which the best counts")
    runs = parser.parse_args().runs
    print("package                          files      MiB   zipped")
    for name in PACKAGES:
        _print_size(name, _files(ROOT / name))
    _print_size("all of it", [file for name in PACKAGES for file in _files(ROOT / name)])
    _print_size("  of that, weights (.npz)", [file for file in _files(ROOT / "murlan") if file.suffix == ".npz"])
    _print_size("numpy, for comparison", _installed("numpy"))
    print("\nimports of                        wall s    cpu s  memory MiB   ratio  numpy")
    baseline = None
    for name, imports in PROCESSES.items():
        wall, cpu, memory, has_numpy = min(_measured(imports) for _ in range(runs))
        baseline = wall if baseline is None else baseline
        print(f"{name:<32} {wall:>7.3f}  {cpu:>7.3f}  {memory:>10.1f}  {wall / baseline:>6.2f}  {has_numpy}")


def _measured(imports: str) -> tuple[float, float, float, str]:
    """Import in a fresh process; return wall and CPU seconds, memory in MiB, and whether numpy came along."""
    code = MEASURED.format(imports=imports)
    out = subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    wall, cpu, memory, has_numpy = out.split()
    return float(wall), float(cpu), float(memory), "yes" if has_numpy == "True" else "no"


def _files(folder: Path) -> list[Path]:
    return [file for file in sorted(folder.rglob("*")) if file.is_file() and COMPILED not in file.parts]


def _installed(name: str) -> list[Path]:
    """Return the files of an installed distribution."""
    files = (Path(str(file.locate())) for file in distribution(name).files or ())
    return [file for file in files if file.is_file() and COMPILED not in file.parts]


def _print_size(name: str, files: list[Path]) -> None:
    zipped = io.BytesIO()
    with zipfile.ZipFile(zipped, "w", zipfile.ZIP_DEFLATED) as archive:
        for number, file in enumerate(files):
            archive.write(file, str(number))
    size = sum(file.stat().st_size for file in files)
    print(f"{name:<30} {len(files):>7}  {size / MIB:>7.2f}  {zipped.tell() / MIB:>7.2f}")


if __name__ == "__main__":
    main()
