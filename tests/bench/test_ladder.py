"""The ladder: what it measures, that it goes on where it stopped, and what it writes."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from bench.ladder.fingerprint import fingerprint, made_of
from bench.ladder.measuring import Ladder
from bench.ladder.plan import COARSE, FINE, MAIN, OTHERS, SEARCHED, Family, Step, steps
from bench.ladder.store import Measured, Store
from bench.ladder.tables import BEGIN, END, tables, with_tables
from murlan.arena.contest import Mode
from murlan.arena.players import NAMES
from murlan.arena.playing import play_cluster
from murlan.arena.progress import Progress
from murlan.arena.scores import Score
from murlan.computer.levels import Level
from murlan.options import Sides

ROOT = Path(__file__).parents[2]
FAMILY = Family("classic", Sides.FREE_FOR_ALL)
STEP = Step(player="greedy", against="random", family=FAMILY, error=0.08, lead=0.1, chunk=10)


def progress() -> Progress:
    """Return a progress that nobody reads."""
    return Progress(io.StringIO(), 0, "sets of cards")


def chunk_of(step: Step, numbers: range) -> Score:
    """Return the score of some clusters."""
    whole = Score()
    for number in numbers:
        whole.merge(play_cluster(step.contest("ladder"), number))
    return whole


def test_every_level_is_measured_against_the_one_below_it_in_every_family() -> None:
    """Finely in two families, roughly in the others; the champion searches, so its error is larger."""
    levels = [level.value for level in Level]
    pairs = list(zip(levels[1:], levels[:-1], strict=True))
    ones = [step for step in steps() if step.mode is Mode.ONE_AGAINST_THREE]
    for family in (*MAIN, *OTHERS):
        found = {(step.player, step.against): step.error for step in ones if step.family == family}
        assert set(pairs) <= set(found)
        for player, against in pairs:
            fine = SEARCHED if player == "champion" else FINE
            assert (fine if family in MAIN else COARSE) == found[player, against]


def test_champion_meets_the_anchor_that_searches_without_a_net() -> None:
    """Three of the determinised Monte-Carlo player, free for all."""
    (step,) = [step for step in steps() if step.against == "monte-carlo"]
    assert ("champion", MAIN[0], Mode.ONE_AGAINST_THREE) == (step.player, step.family, step.mode)


def test_no_step_is_planned_twice() -> None:
    """Each has a place of its own among what is kept."""
    keys = [(step.player, step.against, step.family, step.mode) for step in steps()]
    assert len(keys) == len(set(keys))


def test_step_is_measured_by_whole_chunks_until_its_error_is_small_enough(tmp_path: Path) -> None:
    """Where it stops depends on the seed alone, and a second ladder finds all of it."""
    path = tmp_path / "build" / "ladder.jsonl"
    store = Store(path, "ladder")
    measured = store.known(STEP)
    Ladder([measured], store, "ladder").measure(progress())
    assert measured.points is not None
    assert measured.points.error is not None
    assert measured.points.error <= STEP.error
    assert (0, True) == (measured.clusters % STEP.chunk, measured.clusters >= STEP.least)
    again = Store(path, "ladder").known(STEP)
    assert (measured.score, measured.clusters) == (again.score, again.clusters)
    Ladder([again], Store(path, "ladder"), "ladder").measure(progress())
    assert measured.clusters == again.clusters


def test_ladder_that_was_interrupted_goes_on_after_its_last_whole_chunk(tmp_path: Path) -> None:
    """A line that was being written counts as none and spoils no other."""
    path = tmp_path / "ladder.jsonl"
    store = Store(path, "ladder")
    measured = store.known(STEP)
    for start in (0, 2):
        store.add(measured, chunk_of(STEP, range(start, start + 2)), 1.0)
    whole = path.read_text("utf-8")
    path.write_text(whole[:-30], encoding="utf-8")
    later = Store(path, "ladder")
    known = later.known(STEP)
    assert 2 == known.clusters
    later.add(known, chunk_of(STEP, range(2, 4)), 1.0)
    found = Store(path, "ladder").known(STEP)
    assert (4, measured.score.player.points, 2.0) == (found.clusters, found.score.player.points, found.seconds)


def test_tidy_store_has_a_line_for_each_step_and_knows_the_same(tmp_path: Path) -> None:
    """Chunks in a row become one; what follows a chunk that is missing is measured again."""
    path = tmp_path / "ladder.jsonl"
    store = Store(path, "ladder")
    measured = store.known(STEP)
    for start in (0, 2, 4):
        store.add(measured, chunk_of(STEP, range(start, start + 2)), 1.0)
    lines = path.read_text("utf-8").splitlines(keepends=True)
    path.write_text("".join((lines[0], lines[1][:-30])), encoding="utf-8")
    known = Store(path, "ladder").known(STEP)
    path.write_text("".join((lines[1], lines[0], lines[2][:-30])), encoding="utf-8")
    store.tidy()
    assert 1 == len(path.read_text("utf-8").splitlines())
    found = Store(path, "ladder").known(STEP)
    assert (2, 4) == (known.clusters, found.clusters)
    known.score.merge(chunk_of(STEP, range(2, 4)))
    assert known.score.player.points == found.score.player.points
    Store(path, "ladder").add(found, chunk_of(STEP, range(4, 6)), 1.0)
    assert 6 == Store(path, "ladder").known(STEP).clusters
    Store(tmp_path / "none", "ladder").tidy()


def test_figures_of_other_code_or_of_another_seed_are_not_counted(tmp_path: Path) -> None:
    """The key has the digest of what both players are made of."""
    path = tmp_path / "ladder.jsonl"
    store = Store(path, "ladder")
    store.add(store.known(STEP), chunk_of(STEP, range(2)), 1.0)
    assert 2 == Store(path, "ladder").known(STEP).clusters
    assert 0 == Store(path, "other").known(STEP).clusters
    line = json.loads(path.read_text("utf-8"))
    line["key"]["made_of"]["random"] = "0123456789abcdef"
    path.write_text(json.dumps(line) + "\n", encoding="utf-8")
    assert 0 == Store(path, "ladder").known(STEP).clusters


def test_player_is_made_of_its_modules_and_what_they_import() -> None:
    """Nothing of other players: mending one leaves the figures of the others."""
    assert ["greedy.py", "player.py"] == sorted(path.name for path in made_of("greedy", Sides.FREE_FOR_ALL))
    assert fingerprint("greedy", Sides.FREE_FOR_ALL) == fingerprint("greedy", Sides.TWO_TEAMS)
    assert fingerprint("greedy", Sides.FREE_FOR_ALL) != fingerprint("random", Sides.FREE_FOR_ALL)


def test_levels_of_one_class_are_told_apart_by_their_settings() -> None:
    """A beginner and a club player have the same code, but not the same habits."""
    assert made_of("beginner", Sides.FREE_FOR_ALL) == made_of("club", Sides.FREE_FOR_ALL)
    assert 3 == len({fingerprint(level, Sides.FREE_FOR_ALL) for level in ("beginner", "casual", "club")})


@pytest.mark.parametrize("name", NAMES)
def test_fingerprint_of_a_player_is_the_same_in_another_process(name: str) -> None:
    """Nothing in it depends on where things lie in memory, or on the seed of hashes."""
    code = f"from bench.ladder.fingerprint import *\nprint(fingerprint({name!r}, Sides.FREE_FOR_ALL))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, cwd=ROOT, text=True, check=True)
    assert fingerprint(name, Sides.FREE_FOR_ALL) == done.stdout.strip()


@pytest.mark.parametrize(("sides", "weights"), [(sides, f"{sides.value}.npz") for sides in Sides])
def test_player_with_a_net_is_made_of_the_weights_for_its_sides(sides: Sides, weights: str) -> None:
    """Training one family anew leaves the figures of the other."""
    for level in ("expert", "master", "champion"):
        found = {path.name for path in made_of(level, sides)}
        assert {weights} == found & {f"{other.value}.npz" for other in Sides}
    assert not any(path.suffix == ".npz" for path in made_of("club", sides))


def test_tables_tell_each_step_with_its_error_and_what_was_wanted() -> None:
    """A row a step, then how long the players think."""
    measured = Measured(STEP, chunk_of(STEP, range(4)), 1.0)
    text = tables([measured, Measured(Step(player="club", against="casual", family=FAMILY, error=0.1))])
    assert "**Classic, free for all**. Among equals 1.500.\n" in text
    assert f"\n| greedy | random | {measured.points} | ≥ 1.60 | " in text
    assert "\n| club | casual | – |  | – | – | 0 |" in text
    assert text.index("| random | ") < text.index("| greedy | ", text.index("Time for a decision"))


def test_habits_are_a_table_of_the_levels_that_have_any() -> None:
    """A column a level; a habit that a level does not have is a dash."""
    measured = Measured(Step(player="casual", against="beginner", family=FAMILY, error=0.1))
    for standing, habits in ((measured.score.player, "a"), (measured.score.against, "ab")):
        standing.watch.decisions = 8
        standing.watch.occasions.update(dict.fromkeys(habits, 4))
        standing.watch.lapses.update("a")
    lines = tables([measured]).splitlines()
    assert ["| habit | beginner | casual |", "| a | 25.0 % | 25.0 % |", "| b | 0.0 % | – |"] == [lines[-4], *lines[-2:]]


def test_tables_take_the_place_between_their_marks() -> None:
    """The rest of the document is its authors'."""
    document = f"before\n{BEGIN}\nold\n{END}\nafter\n"
    assert f"before\n{BEGIN}\n\nnew \\1\n\n{END}\nafter\n" == with_tables(document, "new \\1")
    with pytest.raises(ValueError, match="no marks"):
        with_tables("before", "new")
