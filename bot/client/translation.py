"""From a press to what it asks of a table, and from a choice on a hand to the draft it leads to."""

from __future__ import annotations

from dataclasses import replace

from bot.client.answers import Interaction, pressed
from bot.tables.actions import (
    AddComputer,
    Cut,
    Give,
    Join,
    Leave,
    Pass,
    PersonAction,
    Play,
    Ready,
    RemoveComputer,
    Resume,
    Start,
    SwapPartners,
)
from bot.tables.drafts import Draft, Plan, Sorting
from bot.tables.phases import Phase
from bot.tables.public import PrivateHand
from bot.tables.refusals import NothingChosen, TurnIsOver
from bot.tables.table import Table
from bot.views.hand import chosen_cards, chosen_suggestion
from bot.views.presses import PressId, Verb
from bot.views.public_message import shown_guard
from bot.views.refusals import OldButton
from murlan.combinations import classify
from murlan.errors import NoCombination, NotYourTurn, WrongStage
from murlan.fairness import PLACES
from murlan.snapshot import Stage
from murlan.typed import parse_turn


def is_private(interaction: Interaction) -> bool:
    """Return whether the message that was pressed is one that the presser alone sees.

    Discord lets nobody press what only somebody else sees; an answer on it would show them the presser's hand.
    """
    message = interaction.message
    if message is None or not message.flags.ephemeral:
        return False
    made_for = message.interaction_metadata
    return made_for is None or made_for.user.id == interaction.user.id


def is_public(interaction: Interaction) -> bool:
    """Return whether the message that was pressed is one that everybody in the channel sees."""
    return interaction.message is not None and not interaction.message.flags.ephemeral


def public_action(verb: Verb, table: Table, interaction: Interaction) -> PersonAction | None:
    """Return what a press on the public message asks of the table, or ``None`` for what is answered privately.

    Leave is a button of the lobby: pressed as the match begins it is asked about, for in a match it is for good.
    """
    message, user_id = interaction.message, interaction.user.id
    match verb:
        case Verb.JOIN:
            return Join(user_id, interaction.user.display_name)
        case Verb.LEAVE if table.state.phase is Phase.LOBBY and not is_private(interaction):
            return Leave(user_id, is_confirmed=False)
        case Verb.ADD_COMPUTER:
            return AddComputer(user_id)
        case Verb.REMOVE_COMPUTER:
            return RemoveComputer(user_id)
        case Verb.SWAP:
            return SwapPartners(user_id)
        case Verb.START | Verb.FILL:
            return Start(user_id, fill=verb is Verb.FILL)
        case Verb.READY | Verb.REMATCH:
            return Ready(user_id)
        case Verb.CUT:
            return Cut(user_id, _chosen_place(interaction), interaction.id)
        case Verb.RESUME if not is_private(interaction):
            return Resume(user_id)
        case Verb.PUBLIC_PASS:
            guard = shown_guard(message) if message is not None else None
            if guard is None:
                raise TurnIsOver
            return Pass(user_id, guard)
        case _:
            return None


def _chosen_place(interaction: Interaction) -> int:
    """Return where somebody wants to cut.

    Raises:
        OldButton: At none of the places that are offered.
    """
    match pressed(interaction)[1]:
        case [value] if value in map(str, PLACES):
            return int(value)
        case _:
            raise OldButton


def hand_action(hand: PrivateHand, press: PressId, user_id: int) -> PersonAction:
    """Return what a press on a hand asks of the table.

    Raises:
        NothingChosen: No cards were chosen, or a restart forgot them: never a play without a look at it.
        TurnIsOver: It says no turn, as no button of this version does.
    """
    if press.guard is None:
        raise TurnIsOver
    if press.verb is Verb.RESUME:
        return Resume(user_id)
    if press.verb in (Verb.READY, Verb.REMATCH):
        return Ready(user_id)
    if press.verb is Verb.PASS:
        return Pass(user_id, press.guard)
    cards = tuple(sorted(hand.draft.cards))
    if not cards:
        raise NothingChosen
    if press.verb is Verb.GIVE:
        return Give(user_id, cards[0], press.guard)
    return Play(user_id, cards, press.guard)


def typed_action(hand: PrivateHand, typed: str, user_id: int) -> PersonAction:
    """Return what somebody who types a turn asks of the table.

    Raises:
        NotYourTurn: Somebody else acts.
        WrongStage: No cards are played now, or one is to be given back and another number was typed.
        NotationError: It cannot be read.
        CardsNotHeld: It leaves something open that nothing in the hand can fill.
    """
    snapshot, guard = hand.snapshot, hand.table.guard
    if snapshot.turn is None:
        raise WrongStage(snapshot.stage)
    if not snapshot.is_own_turn:
        raise NotYourTurn(snapshot.turn)
    cards = parse_turn(typed, snapshot.hand)
    if cards is None:
        return Pass(user_id, guard)
    if snapshot.stage is not Stage.EXCHANGE:
        return Play(user_id, cards, guard)
    if len(cards) != 1:
        raise WrongStage(snapshot.stage)
    return Give(user_id, cards[0], guard)


def drafted(hand: PrivateHand, verb: Verb, values: list[str]) -> Draft:
    """Return the draft that a choice on the hand leads to.

    Raises:
        WrongStage: No cards are played now, so that nothing can be planned.
        NothingChosen: No cards were chosen that could be planned.
        NoCombination: The chosen cards are none.
    """
    draft = hand.draft
    match verb:
        case Verb.SUGGESTIONS if values and (play := chosen_suggestion(hand, values[0])):
            return replace(draft, cards=frozenset(play.cards))
        case Verb.CARDS | Verb.GIFTS:
            return replace(draft, cards=chosen_cards(values) & frozenset(hand.snapshot.hand))
        case Verb.SORT:
            is_by_rank = draft.sorting is Sorting.BY_RANK
            return replace(draft, sorting=Sorting.BY_SUIT if is_by_rank else Sorting.BY_RANK)
        case Verb.CLEAR:
            return replace(draft, cards=frozenset())
        case Verb.PAGE:
            return replace(draft, page=draft.page + 1)
        case Verb.PLAN | Verb.PLAN_PASS if hand.snapshot.stage is not Stage.PLAY:
            raise WrongStage(hand.snapshot.stage)
        case Verb.PLAN:
            return replace(draft, plan=_plan(hand))
        case Verb.PLAN_PASS if draft.plan is not None and draft.plan.cards:
            return replace(draft, plan=replace(draft.plan, passes=not draft.plan.passes))
        case Verb.PLAN_PASS:
            return replace(draft, plan=Plan(passes=True, trick=len(hand.snapshot.tricks)))
        case Verb.UNDO:
            return replace(draft, plan=None)
        case _:
            return draft


def _plan(hand: PrivateHand) -> Plan:
    """Return the plan to play what is chosen: whether it is legal, the turn itself will show.

    Raises:
        NothingChosen: No cards were chosen, or a restart forgot them.
        NoCombination: They are none, and never will be.
    """
    cards = hand.draft.cards
    if not cards:
        raise NothingChosen
    if classify(cards) is None:
        raise NoCombination(tuple(sorted(cards)))
    return Plan(cards=cards)
