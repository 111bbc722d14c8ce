"""How far a long run is, on a terminal and elsewhere."""

from __future__ import annotations

import io

from murlan.arena.progress import Progress, span


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        """Say so."""
        return True


class Time:
    """A clock that is turned by hand."""

    now = 0.0

    def __call__(self) -> float:
        """Return the seconds."""
        return self.now


def test_progress_to_a_pipe_is_a_line_now_and_then() -> None:
    """Not a line a deal, and rarer with time; what is left follows from what was done."""
    out, time = io.StringIO(), Time()
    progress = Progress(out, 400, "deals", clock=time)
    for number in range(1, 101):
        time.now = number / 8
        progress.tell(number, "1.500 ± 0.010")
    progress.end()
    lines = out.getvalue().splitlines()
    assert "17 of 400 deals, 1.500 ± 0.010, 00:48 left" == lines[0]
    assert [17, 34, 51, 69, 87] == [int(line.split()[0]) for line in lines]


def test_progress_on_a_terminal_is_one_line_that_renews_itself() -> None:
    """It is cleared at the end, and never longer than the terminal is wide."""
    out, time = Terminal(), Time()
    progress = Progress(out, 4, "deals", clock=time)
    for number in (1, 2, 4):
        time.now += 1
        progress.tell(number, "x" * 300 if number == 4 else "")
    progress.end()
    shown = out.getvalue()
    assert "\n" not in shown
    pictures = [picture.removesuffix("\x1b[K") for picture in shown.split("\r")[1:]]
    assert "[######..................] 1 of 4 deals, 00:03 left" == pictures[0]
    assert 79 == len(pictures[2])
    assert "" == pictures[-1]


def test_progress_before_anything_is_done_promises_nothing() -> None:
    """There is no rate yet."""
    out, time = io.StringIO(), Time()
    progress = Progress(out, 4, "deals", clock=time)
    time.now = 9
    progress.tell(0)
    assert "0 of 4 deals\n" == out.getvalue()


def test_span_is_told_in_hours_only_where_there_are_any() -> None:
    """As people read a time."""
    assert ["00:09", "12:30", "2:00:01"] == [span(9), span(750), span(7201)]
