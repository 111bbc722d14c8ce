"""The value net: how likely each outcome of a deal is, from afterstates of many deals at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, Self

import numpy as np
from numpy.typing import NDArray

from murlan.computer.net import groups
from murlan.computer.net.bits import Masks, Numbers
from murlan.computer.net.features import Afterstates, afterstates, gifts
from murlan.computer.net.field import Field
from murlan.computer.net.layout import Family
from murlan.computer.net.outcomes import Floats, probabilities, softmax
from murlan.computer.net.sight import Sight
from murlan.options import RuleOptions

_FOLDER: Final = Path(__file__).parent

_BLOCK: Final = 512
"""How many afterstates are evaluated at a time, so that what they need stays in the processor's second cache."""


def file_of(family: Family) -> Path:
    """Return where the weights of a family are."""
    return _FOLDER / f"{family.value}.npz"


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Net:
    """Two hidden layers over the features of `murlan.computer.net.layout`, the first one added up by groups."""

    features: Floats
    """The first layer's weights by feature."""
    bias: Floats
    rest: Floats
    """Those of the rest, by bit of a hand."""
    unseen: Floats
    """Those of the unseen cards, by bit of a hand."""
    known: tuple[Floats, ...]
    """By other seat, by bit of a set of ranks."""
    left: tuple[Floats, ...]
    passed: tuple[Floats, ...]
    their_suited: Floats
    laid: Floats
    course: Floats
    shape: Floats
    own_suited: Floats
    """Sums of the first layer's weights by the cases of `murlan.computer.net.groups`."""
    second: Floats
    second_bias: Floats
    last: Floats
    last_bias: Floats

    @classmethod
    def load(cls, family: Family) -> Net:
        """Return the net of a family of rules, read from the package once a process."""
        return _loaded(family)

    @classmethod
    def read(cls, file: Path) -> Self:
        """Read a net from a file of its arrays, which may be stored in half precision."""
        with np.load(file) as stored:
            return cls.of({name: stored[name] for name in stored.files})

    @classmethod
    def of(cls, weights: Mapping[str, NDArray[np.floating]]) -> Self:
        """Build a net from its arrays: w1 (features, h1), b1, w2 (h1, h2), b2, w3 (h2, outcomes), b3."""
        w1, b1, w2, b2, w3, b3 = (weights[name].astype(np.float32) for name in ("w1", "b1", "w2", "b2", "w3", "b3"))
        return cls(
            features=w1,
            bias=b1,
            rest=_summed(w1, groups.REST),
            unseen=_summed(w1, groups.UNSEEN),
            known=tuple(_summed(w1, cases) for cases in groups.KNOWN),
            left=tuple(_summed(w1, cases) for cases in groups.LEFT),
            passed=tuple(_summed(w1, cases) for cases in groups.PASSED),
            their_suited=_summed(w1, groups.THEIR_SUITED),
            laid=_summed(w1, groups.LAID),
            course=_summed(w1, groups.COURSE),
            shape=_summed(w1, groups.SHAPE),
            own_suited=_summed(w1, groups.OWN_SUITED),
            second=w2,
            second_bias=b2,
            last=w3,
            last_bias=b3,
        )

    def outcomes(self, field: Field, deals: Numbers, actions: Numbers) -> Floats:
        """Return how likely each outcome is for the seats on turn after these actions, (afterstates, outcomes).

        Args:
            field: Deals in play.
            deals: The deal of each afterstate, a row of the field.
            actions: What the seat on turn does there.
        """
        logits = self.logits(afterstates(field, deals, actions), field.options)
        return probabilities(logits, field, deals, actions)

    def gift_outcomes(self, field: Field, deals: Numbers, cards: Numbers, *, to: int) -> Floats:
        """Return the same for cards given back (R8.2); see `features.gifts`."""
        return softmax(self.logits(gifts(field, deals, cards, to=to), field.options))

    def logits(self, states: Afterstates, options: RuleOptions) -> Floats:
        """Return the net's output before the softmax."""
        seen = self._seen(states.sight, options)
        logits = np.empty((len(states.deals), len(self.last_bias)), np.float32)
        for start in range(0, len(logits), _BLOCK):
            block = slice(start, start + _BLOCK)
            logits[block] = self._deeper(self._first(states, seen, block))
        return logits

    def _first(self, states: Afterstates, seen: Floats, block: slice) -> Floats:
        """Add up the first layer for some afterstates."""
        hidden = _bits(states.rest[block]) @ self.rest
        hidden += seen.take(states.deals[block], axis=0)
        hidden += self.laid.take(states.laid[block], axis=0)
        hidden += self.course.take(states.course[block], axis=0)
        hidden += self.shape.take(states.shape[block], axis=0)
        suited = states.own_suited[block]
        if suited.any():
            hidden += self.own_suited.take(suited, axis=0)
        return hidden

    def _deeper(self, hidden: Floats) -> Floats:
        """Return the output of sums of the first layer, which are changed."""
        np.maximum(hidden, 0, out=hidden)
        second: Floats = hidden @ self.second
        second += self.second_bias
        np.maximum(second, 0, out=second)
        output: Floats = second @ self.last
        output += self.last_bias
        return output

    def _seen(self, sight: Sight, options: RuleOptions) -> Floats:
        """Add up by deal what does not depend on the action."""
        total: Floats = _bits(sight.unseen_hands) @ self.unseen
        for seat in groups.SEATS:
            total += self.left[seat].take(sight.left[:, seat], axis=0)
            total += self.passed[seat].take(sight.passed[:, seat], axis=0)
            known = np.flatnonzero(sight.known[:, seat])
            if known.size:
                total[known] += _bits(sight.known[known, seat])[:, : len(self.known[seat])] @ self.known[seat]
        total += self.their_suited[sight.their_suited]
        total += self.features[list(groups.option_features(options))].sum(axis=0) + self.bias
        return total


def _summed(weights: Floats, cases: groups.Cases) -> Floats:
    return np.stack([weights[list(features)].sum(axis=0) for features in cases])


def _bits(hands: Masks) -> Floats:
    """Return the 60 bits of hands as numbers."""
    octets = hands.astype("<u8", copy=False).view(np.uint8).reshape(len(hands), 8)
    return np.unpackbits(octets, axis=1, count=60, bitorder="little").astype(np.float32)


@cache
def _loaded(family: Family) -> Net:
    return Net.read(file_of(family))
