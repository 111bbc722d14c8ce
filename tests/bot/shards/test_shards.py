"""Which servers a process has, by the shards that it was given."""

from __future__ import annotations

import pytest

from bot.shards.shards import ALL, Shards, shard_of

STEP = 1 << 22


@pytest.mark.parametrize("text", ["0-3/8", "0/1", "1,5-7/8", "0-15/64", "2,4,6/7"])
def test_shards_are_written_as_they_are_read(text: str) -> None:
    """A process hands them to its child as text."""
    assert text == str(Shards.read(text))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("4", "it has to be shards and their number"),
        ("a-b/8", "it has to be shards and their number"),
        ("/8", "it has to be shards and their number"),
        ("0-3/0", "the number of shards has to be from 1"),
        ("0-8/8", "of 8 shards the first is 0 and the last is 7"),
        ("3-1/8", "of 8 shards the first is 0 and the last is 7"),
        ("2,1/8", "each shard has to be named once, in rising order"),
        ("1,1/8", "each shard has to be named once, in rising order"),
    ],
)
def test_text_that_names_no_shards_is_refused_with_a_sentence(text: str, sentence: str) -> None:
    """An operator reads it."""
    with pytest.raises(ValueError, match=sentence):
        Shards.read(text)


def test_every_server_is_one_processes_own() -> None:
    """Discord deals servers by their ids; two processes with all shards between them leave none out."""
    first, second = Shards.read("0-1/4"), Shards.read("2-3/4")
    owned = [(first.owns(number * STEP + 5), second.owns(number * STEP + 5)) for number in range(8)]
    assert [(True, False), (True, False), (False, True), (False, True)] * 2 == owned


def test_what_belongs_to_no_server_is_the_first_shards() -> None:
    """Direct messages, and tables of people who play alone."""
    assert (True, False) == (Shards.read("0-1/4").owns(0), Shards.read("2-3/4").owns(0))
    assert (True, False) == (Shards.read("0-1/4").has_first, Shards.read("2-3/4").has_first)


def test_bot_of_one_process_owns_every_server() -> None:
    """However many shards Discord makes of it."""
    assert ALL.owns(123 * STEP)
    assert (1.0, True) == (ALL.share, ALL.has_first)


def test_shares_of_all_processes_are_the_whole() -> None:
    """What is divided by them is never more than there is."""
    assert 1.0 == sum(Shards.read(text).share for text in ("0-3/8", "4,6/8", "5,7/8"))


def test_server_is_told_of_over_one_shard() -> None:
    """The rule is Discord's: the id's time, divided."""
    assert [0, 1, 2, 0] == [shard_of(number * STEP, 3) for number in range(4)]
