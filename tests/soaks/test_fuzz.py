"""The fuzzed presses in short, and that they would notice what they look for."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bot.client import answers, router
from bot.client.answers import Answer
from bot.client.router import Router
from bot.tables import playing
from bot.tables.actions import Guard, PersonAction
from bot.tables.changes import Change
from bot.tables.drafts import Draft, Drafts
from bot.tables.state import TableState
from bot.tables.table import Table
from bot.views.refusals import OldButton, refusal_text
from tests.sim.place import Person
from tests.sim.things import Interaction, Message
from tests.soaks.fuzz import WANTED, poor, run_seed
from tests.soaks.tending import Tender

FEW = 400


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.long)])
def test_fuzzed_presses_are_all_answered_and_change_nothing_they_may_not(seed: int) -> None:
    """The same as the soak, on fewer presses: hostile or late, each has its reason, and valid plays go through."""
    outcome = run_seed(seed, presses=2_500)
    assert [] == outcome.problems
    assert [] == poor(Counter(outcome.reasons))
    assert outcome.plays >= WANTED * outcome.presses


def test_two_runs_of_a_seed_send_the_same_bytes() -> None:
    """What a seed finds can be looked at again."""
    one, other = (run_seed(5, presses=FEW).digest for _ in range(2))
    assert one == other


def test_a_press_from_another_place_that_is_done_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The model reads where a press came from by itself; the router looks at it first, and the table once more."""

    def check_nothing(table: Table, interaction: answers.Interaction) -> None:
        """Let everything through."""

    def press_elsewhere(tender: Tender, person: Person, _: Table, message: Message, *rest: Any) -> Interaction:
        _verb, custom_id, values = rest
        return tender._world.forge(person, tender._world.channels[-1], custom_id, values, message)

    act = Table.act

    async def act_anywhere(table: Table, action: PersonAction, press_id: int | None = None, **_: Any) -> Change:
        return await act(table, action, press_id)

    monkeypatch.setattr(Tender, "_press", press_elsewhere)
    assert not _noticed("it came from another channel")
    monkeypatch.setattr(router, "_check_place", check_nothing)
    assert not _noticed("it came from another channel")
    monkeypatch.setattr(Table, "act", act_anywhere)
    assert _noticed("it came from another channel")


def test_a_turn_that_was_meant_for_another_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """An old Pass must not pass now."""

    def check_nothing(state: TableState, guard: Guard | None) -> None:
        """Let everything through."""

    def guard_of_yesterday(
        tender: Tender, person: Person, table: Table, hand: Message, verb: str, *values: str
    ) -> Interaction:
        custom_id = f"m1:{table.state.table_id}:{verb}:9.99"
        channel = tender._world.discord.channels[hand.channel_id]
        return tender._world.forge(person, channel, custom_id, values or None, hand)

    monkeypatch.setattr(Tender, "_on_hand", guard_of_yesterday)
    assert not _noticed("it was meant for ")
    monkeypatch.setattr(playing, "_check_guard", check_nothing)
    assert _noticed("it was meant for ")


def test_an_answer_on_what_somebody_else_sees_alone_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """It would show them the presser's hand."""

    def is_ephemeral(interaction: answers.Interaction) -> bool:
        return interaction.message is not None and interaction.message.flags.ephemeral

    monkeypatch.setattr(router, "is_private", is_ephemeral)
    assert _noticed("somebody else sees alone")


def test_a_press_that_is_not_answered_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Silence is what people read as "This interaction failed"."""

    async def ignore(answer: Answer, *_: object, **__: object) -> None:
        """Answer nothing."""

    monkeypatch.setattr(Answer, "whisper", ignore)
    assert _noticed("it was not answered")


def test_a_choice_that_is_kept_for_somebody_else_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a person has in mind is theirs."""

    def put_for_all(drafts: Drafts, user_id: int, draft: Draft) -> None:
        drafts._drafts = dict.fromkeys([*drafts._drafts, user_id], draft)

    monkeypatch.setattr(Drafts, "put", put_for_all)
    assert _noticed("has in mind changed by itself")


def test_a_fault_in_a_press_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the log, and by whoever reads the apology."""

    async def fail(self: Router, *_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr(Router, "show_hand", fail)
    assert _noticed("the answer is an apology")
    assert _noticed("a press failed")


def test_one_sentence_for_all_refusals_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is told nothing but no presses again."""

    def vaguely(router: Router, refusal: Exception, language: str, channel_id: int | None) -> str:
        return refusal_text(OldButton(), language)

    monkeypatch.setattr(Router, "sentence", vaguely)
    reasons = Counter(run_seed(1, presses=FEW).reasons)
    assert any("answer to most" in line for line in poor(reasons))


def _noticed(problem: str) -> bool:
    return any(problem in found for found in run_seed(1, presses=FEW).problems)
