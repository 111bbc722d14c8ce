"""What holds for all tests: each of their processes is one core, as pytest-xdist counts them."""

from __future__ import annotations

from murlan.arena.workers import use_one_thread

use_one_thread()  # before numpy is imported: its threads would wait for one another on cores that are busy
