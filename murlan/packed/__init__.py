"""The fast engine, for search and self-play: hands as bit masks, actions as numbers, a deal that changes in place.

    >>> from murlan import CLASSIC
    >>> from murlan.packed import begin, mask_of
    >>> hands = [range(0, 54, 4), range(1, 54, 4), range(2, 54, 4), range(3, 54, 4)]
    >>> deal = begin([mask_of(hand) for hand in hands], leader=0, options=CLASSIC, opening=True)
    >>> deal.actions()[:3]
    (1, 55, 56)
    >>> while not deal.is_over:
    ...     deal.act(deal.actions()[-1])
    >>> deal.places
    (0, 1, 2, 3)

It plays by all the rules of `murlan`, a tenth of the time a turn, and says nothing about what happened but what its
attributes show. It checks nothing: what is not among `actions` must not be given to `act`.

- `murlan.packed.hands`: the two forms of a hand, card masks (54 bits) and hands (60 bits), and the plays in one.
- `murlan.packed.actions`: the numbers 0–160, and `action_of`, from a `Combination` to its number.
- `PackedDeal`, `SuitedPackedDeal`: a deal in play, without and with R4.6. `begin` chooses by the options.
- `random_playout`: the rest of a deal by chance, a fifth faster than turn by turn.
- `forced_gift`, `allowed_gifts`, `holds_both_jokers`: the exchange, on card masks.
"""

from collections.abc import Sequence

from murlan.options import RuleOptions
from murlan.packed.actions import ACTIONS, PASS, PLAYS, Action, action_of
from murlan.packed.deal import PackedDeal
from murlan.packed.exchange import allowed_gifts, forced_gift, holds_both_jokers
from murlan.packed.hands import cards_in, leads, left, mask_of, pack
from murlan.packed.playout import random_playout
from murlan.packed.suited_deal import SuitedPackedDeal

__all__ = [
    "ACTIONS",
    "PASS",
    "PLAYS",
    "Action",
    "PackedDeal",
    "SuitedPackedDeal",
    "action_of",
    "allowed_gifts",
    "begin",
    "cards_in",
    "forced_gift",
    "holds_both_jokers",
    "leads",
    "left",
    "mask_of",
    "pack",
    "random_playout",
]


def begin(masks: Sequence[int], leader: int, options: RuleOptions, *, opening: bool) -> PackedDeal:
    """Begin the play of a deal: four card masks by seat, who leads, and whether the lead must contain 3♠ (R5.2)."""
    kind = SuitedPackedDeal if options.suited_straights else PackedDeal
    return kind(masks, leader, options, opening=opening)
