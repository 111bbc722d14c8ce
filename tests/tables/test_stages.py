"""Every stage of a table, every action, everybody who may press: each pair has an outcome, and it is written here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import pytest

from bot.tables.actions import (
    AddComputer,
    ChooseLevel,
    ComeBack,
    Cut,
    End,
    Forgive,
    Give,
    Join,
    Leave,
    LetIn,
    MakeWay,
    Move,
    Pass,
    Pause,
    PersonAction,
    PlaceGone,
    Play,
    Pressed,
    Ready,
    Remove,
    RemoveComputer,
    Resume,
    Shown,
    ShutOut,
    Start,
    SwapPartners,
    SystemAction,
    Withdraw,
)
from bot.tables.phases import Closing, Phase
from bot.tables.refusals import TableIsClosed, TableRefusal
from bot.tables.seating import person_ids
from bot.tables.state import TableState
from bot.tables.transition import changed_by
from murlan.computer.levels import Level
from murlan.errors import MurlanError
from murlan.notation import parse_cards
from tests.tables.positions import (
    AWAY,
    BARRED,
    HOST,
    LEAVER,
    MANAGER,
    OTHER_CHANNEL,
    OUTSIDER,
    PLAYER,
    PLEDGE,
    PROMISED,
    STAGES,
    house,
)

WHO: Final = {
    "host": HOST,
    "player": PLAYER,
    "away": AWAY,
    "left": LEAVER,
    "barred": BARRED,
    "outsider": OUTSIDER,
    "manager": MANAGER,
}
ACTIONS: Final[dict[str, Callable[[int], PersonAction]]] = {
    "join": Join,
    "leave": Leave,
    "add computer": AddComputer,
    "remove computer": RemoveComputer,
    "choose level": lambda user: ChooseLevel(user, Level.EXPERT),
    "swap partners": SwapPartners,
    "start": lambda user: Start(user, fill=True),
    "play": lambda user: Play(user, parse_cards("4S")),
    "pass": Pass,
    "give": lambda user: Give(user, parse_cards("7S")[0]),
    "come back": ComeBack,
    "ready": Ready,
    "cut": lambda user: Cut(user, 27, 9),
    "end": lambda user: End(user, is_manager=user == MANAGER),
    "remove": lambda user: Remove(user, HOST if user == PLAYER else PLAYER, is_manager=user == MANAGER),
    "remove who is away": lambda user: Remove(user, AWAY, is_manager=user == MANAGER),
    "pause": Pause,
    "resume": Resume,
    "withdraw": Withdraw,
    "move": lambda user: Move(user, OTHER_CHANNEL, is_manager=user == MANAGER),
    "make way": MakeWay,
}
BETWEEN: Final = "dealing, cutting"
MATCH: Final = f"play, exchange, {BETWEEN}, finished, paused, paused between deals, shut out"
PAUSED: Final = "paused, paused between deals, shut out"
OUTCOMES: Final = f"""
action             | stages                       | host               player             away               left
                                                  + barred             outsider           manager
join               | lobby                        | AlreadySeated      AlreadySeated      +                  +
                                                  + Barred             +                  +
join               | play, exchange, paused, shut out | AlreadySeated  AlreadySeated      AlreadySeated      LeftForGood
                                                  + Barred             NoSeatFreeNow      NoSeatFreeNow
join  | {BETWEEN}, paused between deals | AlreadySeated     AlreadySeated      AlreadySeated      LeftForGood
                                                  + Barred             +                  +
join               | finished                     | AlreadySeated      AlreadySeated      AlreadySeated      +
                                                  + Barred             +                  +
leave              | lobby                        | +                  +                  JoinFirst          JoinFirst
                                                  + Barred             JoinFirst          JoinFirst
leave              | {MATCH}                      | +                  +                  +                  LeftForGood
                                                  + Barred             NotSeated          NotSeated
add computer       | lobby                        | +                  +                  JoinFirst          JoinFirst
                                                  + Barred             JoinFirst          JoinFirst
remove computer    | lobby                        | NoComputerToRemove NoComputerToRemove JoinFirst          JoinFirst
                                                  + Barred             JoinFirst          JoinFirst
choose level       | lobby                        | +                  NotHost            JoinFirst          JoinFirst
                                                  + Barred             JoinFirst          JoinFirst
swap partners      | lobby                        | +                  +                  JoinFirst          JoinFirst
                                                  + Barred             JoinFirst          JoinFirst
start              | lobby                        | +                  NotHost            JoinFirst          JoinFirst
                                                  + Barred             JoinFirst          JoinFirst
add computer       | {MATCH}                      | AlreadyStarted     AlreadyStarted     AlreadyStarted     LeftForGood
                                                  + Barred             NotSeated          NotSeated
remove computer    | {MATCH}                      | AlreadyStarted     AlreadyStarted     AlreadyStarted     LeftForGood
                                                  + Barred             NotSeated          NotSeated
choose level       | {MATCH}                      | AlreadyStarted     AlreadyStarted     AlreadyStarted     LeftForGood
                                                  + Barred             NotSeated          NotSeated
swap partners      | {MATCH}                      | AlreadyStarted     AlreadyStarted     AlreadyStarted     LeftForGood
                                                  + Barred             NotSeated          NotSeated
start              | {MATCH}                      | AlreadyStarted     AlreadyStarted     AlreadyStarted     LeftForGood
                                                  + Barred             NotSeated          NotSeated
play               | play                         | NotYourTurn        +                  NotYourTurn        LeftForGood
                                                  + Barred             NotSeated          NotSeated
play  | exchange, {BETWEEN}, finished | WrongStage         WrongStage         WrongStage         LeftForGood
                                                  + Barred             NotSeated          NotSeated
pass               | play                         | NotYourTurn        +                  NotYourTurn        LeftForGood
                                                  + Barred             NotSeated          NotSeated
pass  | exchange, {BETWEEN}, finished | WrongStage         WrongStage         WrongStage         LeftForGood
                                                  + Barred             NotSeated          NotSeated
give               | exchange                     | +                  NotYourTurn        NotYourTurn        LeftForGood
                                                  + Barred             NotSeated          NotSeated
give               | play, {BETWEEN}, finished | WrongStage         WrongStage         WrongStage         LeftForGood
                                                  + Barred             NotSeated          NotSeated
ready              | play, exchange               | NotBetweenDeals    NotBetweenDeals    NotBetweenDeals    LeftForGood
                                                  + Barred             NotSeated          NotSeated
ready              | {BETWEEN}, finished   | +                  +                  +                  LeftForGood
                                                  + Barred             NotSeated          NotSeated
cut                | play, exchange, dealing, finished | NothingToCut  NothingToCut       NothingToCut       LeftForGood
                                                  + Barred             NotSeated          NotSeated
cut                | cutting                      | NotYourCut         +                  NotYourCut         LeftForGood
                                                  + Barred             NotSeated          NotSeated
cut                | {PAUSED}                     | TableIsPaused      TableIsPaused      TableIsPaused      LeftForGood
                                                  + Barred             NotSeated          NotSeated
come back          | {MATCH}                      | =                  =                  +                  LeftForGood
                                                  + Barred             NotSeated          NotSeated
withdraw           | {MATCH}                      | =                  =                  +                  LeftForGood
                                                  + Barred             NotSeated          NotSeated
end                | lobby                        | +                  NotHost            NotHost            NotHost
                                                  + NotHost            NotHost            +
end                | {MATCH}                      | +                  +                  +                  NotHost
                                                  + NotHost            NotHost            +
remove             | lobby                        | +                  NotHost            NotHost            NotHost
                                                  + NotHost            NotHost            +
remove             | {MATCH}                      | +                  +                  +                  LeftForGood
                                                  + Barred             NotSeated          NotSeated
remove who is away | lobby                        | CannotRemove       NotHost            NotHost            NotHost
                                                  + NotHost            NotHost            CannotRemove
remove who is away | {MATCH}                      | +                  +                  CannotRemove       LeftForGood
                                                  + Barred             NotSeated          +
pause              | play, exchange, {BETWEEN} | +                  +                  +                  LeftForGood
                                                  + Barred             NotSeated          NotSeated
pause              | finished                     | WrongStage         WrongStage         WrongStage         LeftForGood
                                                  + Barred             NotSeated          NotSeated
resume  | play, exchange, {BETWEEN}, finished | NotPaused     NotPaused          NotPaused          LeftForGood
                                                  + Barred             NotSeated          NotSeated
resume             | {PAUSED}                     | +                  +                  +                  LeftForGood
                                                  + Barred             NotSeated          NotSeated
play               | {PAUSED}                     | TableIsPaused      TableIsPaused      TableIsPaused      LeftForGood
                                                  + Barred             NotSeated          NotSeated
pass               | {PAUSED}                     | TableIsPaused      TableIsPaused      TableIsPaused      LeftForGood
                                                  + Barred             NotSeated          NotSeated
give               | {PAUSED}                     | TableIsPaused      TableIsPaused      TableIsPaused      LeftForGood
                                                  + Barred             NotSeated          NotSeated
ready              | {PAUSED}                     | TableIsPaused      TableIsPaused      TableIsPaused      LeftForGood
                                                  + Barred             NotSeated          NotSeated
pause              | {PAUSED}                     | TableIsPaused      TableIsPaused      TableIsPaused      LeftForGood
                                                  + Barred             NotSeated          NotSeated
move               | lobby, {MATCH}               | +                  NotHost            NotHost            NotHost
                                                  + NotHost            NotHost            +
make way           | play, exchange, {BETWEEN}, {PAUSED} | AlreadyStarted AlreadyStarted  AlreadyStarted  AlreadyStarted
                                                  + AlreadyStarted     AlreadyStarted     AlreadyStarted
make way           | finished                     | +                  +                  +                  +
                                                  + +                  +                  +
"""
"""``+`` changes the table, ``=`` changes nothing without a refusal, a name refuses; a line that begins with ``+`` goes
on the one before. What a lobby does not know is not listed: it is `NotStarted` for everybody. Whoever is away or left
at other stages has no seat in the lobby."""

NOT_IN_A_LOBBY: Final = ("play", "pass", "give", "come back", "ready", "cut", "pause", "resume", "withdraw", "make way")


def cases() -> Iterator[tuple[str, str, str, str]]:
    """Yield each stage, action and person with what must come of it."""
    _, *lines = OUTCOMES.strip().replace("\n" + " " * 50 + "+", " ").splitlines()
    for line in lines:
        action, stages, outcomes = (part.strip() for part in line.split("|"))
        for stage in stages.split(", "):
            yield from ((stage, action, who, outcome) for who, outcome in zip(WHO, outcomes.split(), strict=True))
    yield from (("lobby", action, who, "NotStarted") for action in NOT_IN_A_LOBBY for who in WHO)
    yield from (("closed", action, who, "TableIsClosed") for action in ACTIONS for who in WHO)


CASES: Final = {(stage, action, who): outcome for stage, action, who, outcome in cases()}


def outcome_of(state: TableState, action: PersonAction) -> str:
    """Return what a press comes to, in the words of the list above."""
    try:
        after = changed_by(state, action, house()).after
    except (TableRefusal, MurlanError) as refusal:
        return type(refusal).__name__
    return "=" if after == state else "+"


def test_every_stage_and_action_is_listed_for_everybody() -> None:
    """BB-003: nothing is left to chance, and nothing is listed twice."""
    wanted = {(stage, action, who) for stage in STAGES for action in ACTIONS for who in WHO}
    assert (wanted, len(list(cases()))) == (set(CASES), len(wanted))


@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize("stage", STAGES)
def test_a_press_at_any_stage_changes_the_table_or_says_why_not(stage: str, action: str) -> None:
    """BB-003: nothing is ignored in silence; looking in again and taking back no votes are the only nothings."""
    found = {who: outcome_of(STAGES[stage], ACTIONS[action](user)) for who, user in WHO.items()}
    assert {who: CASES[stage, action, who] for who in WHO} == found


@pytest.mark.parametrize("stage", [stage for stage in STAGES if stage != "closed"])
def test_a_table_at_any_stage_closes_when_its_host_ends_it(stage: str) -> None:
    """BB-003: whatever else happened, there is a way out."""
    assert changed_by(STAGES[stage], End(HOST), house()).after.closing is Closing.ENDED


@pytest.mark.parametrize("stage", [stage for stage in STAGES if stage != "closed"])
def test_a_table_at_any_stage_closes_when_the_last_person_leaves(stage: str) -> None:
    """BB-106: computer players do not play on for nobody (R12.4)."""
    state = STAGES[stage]
    for user in person_ids(state.seats):
        state = changed_by(state, Leave(user), house()).after
    assert state.closing is Closing.DESERTED


@pytest.mark.parametrize(
    ("action", "changing"),
    [
        pytest.param(PlaceGone(), set(STAGES) - {"closed"}, id="the place is gone"),
        pytest.param(ShutOut(), {"play", "exchange", "dealing", "cutting"}, id="we are shut out"),
        pytest.param(LetIn(), {"shut out"}, id="we are let in"),
        pytest.param(Forgive(frozenset({AWAY})), set(STAGES) - {"closed", "lobby"}, id="somebody is forgiven"),
        pytest.param(Forgive(frozenset({HOST})), set(), id="somebody is forgiven who missed nothing"),
        pytest.param(Shown(PROMISED.commitment), {"lobby"}, id="a promise is shown that was not"),
        pytest.param(Shown(bytes(32)), set(), id="another promise is shown"),
        pytest.param(Pressed(9, PLEDGE.commitment), {"cutting"}, id="somebody presses after the promise"),
        pytest.param(Pressed(9, bytes(32)), set(), id="somebody presses after another promise"),
    ],
)
def test_the_world_changes_only_tables_that_it_concerns(action: SystemAction, changing: set[str]) -> None:
    """Nobody waits for an answer, so what does not concern a table is no refusal."""
    open_stages = {stage: state for stage, state in STAGES.items() if state.phase is not Phase.CLOSED}
    found = {stage for stage, state in open_stages.items() if changed_by(state, action, house()).after != state}
    assert changing == found


def test_the_world_changes_nothing_at_a_closed_table() -> None:
    """What was on its way when it closed is dropped."""
    with pytest.raises(TableIsClosed):
        changed_by(STAGES["closed"], PlaceGone(), house())
