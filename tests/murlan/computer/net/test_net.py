"""The net's split sums are what its weights say, feature by feature."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from murlan.cards import PACK
from murlan.computer.net.active import active, active_after_gift
from murlan.computer.net.field import Field
from murlan.computer.net.layout import Family, family_of
from murlan.computer.net.net import Net
from murlan.match import Match
from murlan.options import CLASSIC, PRESETS, RuleOptions, Sides
from murlan.packed import mask_of
from murlan.snapshot import Snapshot, Stage
from tests.support.positions import hand

Weights = dict[str, NDArray[np.floating]]
DEALS = 40


@pytest.mark.parametrize("sides", Sides)
@pytest.mark.parametrize("preset", PRESETS)
def test_outcomes_at_any_moment_are_those_of_the_active_features(
    preset: str, sides: Sides, weights: dict[Family, Weights]
) -> None:
    """What is summed by groups, once a deal and once an action, adds up to the plain net."""
    options = replace(PRESETS[preset], sides=sides)
    family = family_of(options)
    net, rng = Net.of(weights[family]), Random(f"net {preset} {sides}")
    field = _dealt(options, rng)
    while not field.is_over.all():
        deals, actions = np.nonzero(field.legal())
        outcomes = net.outcomes(field, deals, actions)
        assert (len(deals), family.outcomes) == outcomes.shape
        for row in rng.sample(range(len(deals)), min(8, len(deals))):
            expected = _by_the_letter(field, int(deals[row]), int(actions[row]), weights[family])
            assert expected == pytest.approx(outcomes[row], abs=1e-4)
        field.act(np.array([rng.choice(np.flatnonzero(row).tolist() or [0]) for row in field.legal()]))


@pytest.mark.parametrize("sides", Sides)
def test_gift_is_judged_by_its_active_features(sides: Sides, weights: dict[Family, Weights]) -> None:
    """R8.2: no place is taken yet, so no outcome is out of reach."""
    options = replace(CLASSIC, sides=sides)
    family = family_of(options)
    snapshot, masks = _exchange(options)
    field = Field.of(snapshot, masks)
    cards = np.array(snapshot.gifts, np.intp)
    outcomes = Net.of(weights[family]).gift_outcomes(field, np.zeros(len(cards), np.intp), cards, to=3)
    for row, card in enumerate(snapshot.gifts):
        logits = _logits(active_after_gift(field, 0, card, to=3), weights[family])
        assert _softmax(logits) == pytest.approx(outcomes[row], abs=1e-4)


def test_seat_that_lays_its_last_cards_has_its_place(weights: dict[Family, Weights]) -> None:
    """R6.1: in free for all nothing is left to be guessed."""
    field = _of_hands(CLASSIC, ["3S", "4S 4C", "5S", "6S"])
    net = Net.of(weights[Family.FREE_FOR_ALL])
    assert [[1, 0, 0, 0]] == net.outcomes(field, np.array([0]), np.array([1])).tolist()
    field.act(np.array([1]))
    chances = net.outcomes(field, np.array([0, 0]), np.array([0, 2]))
    assert [0, 0] == chances[:, 0].tolist()
    assert [1, 1] == pytest.approx(chances.sum(axis=1))


@pytest.mark.parametrize(
    ("hands", "actions", "outcome"),
    [
        (["3S", "4S", "5S", "6S 6C"], [1, 2, 3], 1),
        (["3S", "4S", "5S 5C", "6S"], [1, 2, 0, 4], 2),
        (["3S", "4S 4C", "5S", "6S"], [1, 0, 3, 4], 4),
    ],
    ids=["partner-first", "partner-second", "partner-last"],
)
def test_side_whose_deal_ends_has_its_points(
    hands: list[str], actions: list[int], outcome: int, weights: dict[Family, Weights]
) -> None:
    """R10.2: with the third place all four are known, and so are the points of both sides."""
    field = _of_hands(replace(CLASSIC, sides=Sides.TWO_TEAMS), hands)
    net = Net.of(weights[Family.TWO_TEAMS])
    for action in actions:
        chances = net.outcomes(field, np.array([0]), np.array([action]))[0]
        assert bool(chances.max() == 1) == (action == actions[-1])
        field.act(np.array([action]))
    assert outcome == chances.argmax()


def test_net_is_read_from_a_file_in_half_precision(tmp_path: Path, weights: dict[Family, Weights]) -> None:
    """The package keeps its weights small."""
    file = tmp_path / "net.npz"
    np.savez_compressed(file, **weights[Family.TWO_TEAMS])  # type: ignore[arg-type]
    options = replace(CLASSIC, sides=Sides.TWO_TEAMS)
    field = _dealt(options, Random(1))
    deals, actions = np.nonzero(field.legal())
    expected = Net.of(weights[Family.TWO_TEAMS]).outcomes(field, deals, actions)
    assert (expected == Net.read(file).outcomes(field, deals, actions)).all()


def _dealt(options: RuleOptions, rng: Random) -> Field:
    deals = [rng.sample(PACK, 54) for _ in range(DEALS)]
    masks = [[mask_of(cards[start::4]) for start in range(4)] for cards in deals]
    leaders = np.array([rng.randrange(4) for _ in deals])
    return Field.begin(np.array(masks, np.uint64), leaders, options, opening=False)


def _of_hands(options: RuleOptions, hands: list[str]) -> Field:
    """Let the seats have these cards; seat 0 leads."""
    return Field.begin(
        np.array([[mask_of(hand(text)) for text in hands]], np.uint64), np.array([0]), options, opening=False
    )


def _exchange(options: RuleOptions) -> tuple[Snapshot, NDArray[np.uint64]]:
    match = replace(Match.start(options), deal_number=1, last_places=(2, 0, 1, 3))
    match = match.apply(match.next_deal(seed=bytes(32), cut=20)).after
    assert (Stage.EXCHANGE, 2) == (match.stage, match.deal and match.deal.turn)
    assert match.deal is not None
    return match.snapshot(2), np.array([[mask_of(hand) for hand in match.deal.hands]], np.uint64)


def _by_the_letter(field: Field, deal: int, action: int, weights: Weights) -> NDArray[np.float64]:
    """Return the chances of the outcomes by a plain forward pass."""
    logits = _logits(active(field, deal, action), weights)
    after = field.take(np.array([deal]))
    seat, taken = int(after.turn[0]), int((after.places[0] >= 0).sum())
    after.act(np.array([action]))
    if field.options.sides is Sides.TWO_TEAMS:
        if after.is_over[0]:
            return _certain(int(after.places[0, seat] + after.places[0, seat ^ 2]) - 1, 5)
        return _softmax(logits)
    if after.places[0, seat] >= 0:
        return _certain(int(after.places[0, seat]), 4)
    logits[:taken] = -np.inf
    return _softmax(logits)


def _certain(outcome: int, outcomes: int) -> NDArray[np.float64]:
    chances = np.zeros(outcomes)
    chances[outcome] = 1
    return chances


def _logits(features: tuple[int, ...], weights: Weights) -> NDArray[np.float64]:
    layers = {name: array.astype(np.float64) for name, array in weights.items()}
    hidden = np.maximum(layers["w1"][list(features)].sum(axis=0) + layers["b1"], 0)
    hidden = np.maximum(hidden @ layers["w2"] + layers["b2"], 0)
    output: NDArray[np.float64] = hidden @ layers["w3"] + layers["b3"]
    return output


def _softmax(logits: NDArray[np.float64]) -> NDArray[np.float64]:
    powers = np.exp(logits - logits.max())
    chances: NDArray[np.float64] = powers / powers.sum()
    return chances
