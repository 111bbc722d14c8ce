"""Random playouts: a deal played to its end by chance, as search does by the million.

The turn rules of `PackedDeal.act` stand here once more, on local variables: without two calls and a dozen attribute
reads a turn takes a fifth less. A law holds the two together, draw by draw.
"""

from __future__ import annotations

from collections.abc import Callable

from murlan.packed.deal import NEXT, OTHERS, OVER_QUADS, PackedDeal
from murlan.packed.hands import QUADS, TAKING, TO_QUADS, leads
from murlan.packed.suited_deal import SuitedPackedDeal


def random_playout(deal: PackedDeal, random: Callable[[], float]) -> int:
    """Play a deal to its end, each action as likely as the others, and return how many decisions that took.

    Args:
        deal: It is over afterwards; keep a `copy` to go back.
        random: Gives numbers from 0.0 up to, not including, 1.0; it is asked once where there is a choice.
    """
    decisions = 0
    while not deal.is_over and (deal.opening or isinstance(deal, SuitedPackedDeal)):
        actions = deal.actions()
        count = len(actions)
        deal.act(actions[int(random() * count) if count > 1 else 0])
        decisions += 1
    return decisions if deal.is_over else decisions + _played_out(deal, random)


def _played_out(deal: PackedDeal, random: Callable[[], float]) -> int:
    """Play on where suits do not count."""
    hands, tables, is_locking = deal.hands, deal.answer_tables, deal.is_locking
    turn, owner, to_beat = deal.turn, deal.owner, deal.to_beat
    waiting, holders, answering = deal.waiting, deal.holders, deal.answering
    decisions = 0
    while True:
        hand = hands[turn]
        if to_beat:
            shift, bits, table = tables[to_beat]
            actions = table[hand >> shift & bits]
            quads = hand >> TO_QUADS
            if quads and to_beat not in OVER_QUADS:
                actions += QUADS[quads]
        else:
            actions = leads(hand)
        decisions += 1
        if action := actions[int(random() * len(actions))] if len(actions) > 1 else actions[0]:
            shift, staying, shifted = TAKING[action]
            hands[turn] = hand = hand & staying | hand >> shift & shifted
            to_beat, owner = action, turn
            if not hand:
                deal.out += (turn,)
                holders &= OTHERS[turn]
                answering &= OTHERS[turn]
                if not holders & holders - 1:
                    break
            waiting = answering & OTHERS[turn]
        else:
            waiting &= OTHERS[turn]
            if is_locking:
                answering &= OTHERS[turn]
        if waiting:
            turn = NEXT[turn][waiting]
        else:
            turn = owner if holders >> owner & 1 else NEXT[owner][holders]
            to_beat, answering = 0, holders
    deal.turn, deal.owner, deal.to_beat = turn, owner, to_beat
    deal.waiting, deal.holders, deal.answering = waiting, holders, answering
    deal.is_over = True
    return decisions
