"""What the net is told is what `murlan.computer.net.layout` says, and nothing that the seat cannot see."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from murlan.cards import PACK
from murlan.computer.net.active import active, active_after_gift
from murlan.computer.net.field import Field
from murlan.computer.net.layout import ANSWERING, FEATURES, KNOWN, OUT
from murlan.events import CardGiven, Passed, Played
from murlan.match import Match
from murlan.options import PRESETS, Sides
from murlan.packed import PASS, action_of, mask_of
from murlan.snapshot import Stage
from tests.murlan.computer.net.plain_features import features_of
from tests.support.walks import table_deal_walk

SEEDS = range(4)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seed", SEEDS)
def test_afterstate_of_any_play_is_told_as_the_layout_says(preset: str, seed: int) -> None:
    """Each feature is read once more from snapshots, by the letter."""
    for match in _moments(preset, seed):
        for event in _events(match):
            if _ends(match, event):
                continue
            expected = features_of(match, event)
            assert expected == _active(match, event), event


@pytest.mark.parametrize("preset", PRESETS)
def test_afterstate_of_a_gift_is_told_as_the_layout_says(preset: str) -> None:
    """R8.2: the net also says which card to give back."""
    seen = 0
    for seed in range(40):
        for moment in table_deal_walk(seed, preset, Sides.FREE_FOR_ALL).moments:
            if moment.before.stage is Stage.EXCHANGE:
                snapshot = moment.before.snapshot(moment.before.deal.turn)  # type: ignore[union-attr]
                for card in snapshot.gifts:
                    event = CardGiven(snapshot.turn or 0, card)
                    assert features_of(moment.before, event) == _active(moment.before, event)
                    seen += 1
    assert seen > 50, "some deals have an exchange"


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seed", SEEDS)
def test_hidden_cards_dealt_anew_change_no_feature(preset: str, seed: int) -> None:
    """No computer player sees a hidden card, by whichever way the cards of the others lie."""
    rng = Random(seed)
    for match in _moments(preset, seed):
        assert match.deal is not None
        masks = [mask_of(hand) for hand in match.deal.hands]
        field = Field.of(match.snapshot(match.deal.turn), np.array([masks, _scrambled(match, rng)], np.uint64))
        for action in np.flatnonzero(field.legal()[0]).tolist():
            assert active(field, 0, action) == active(field, 1, action)


def test_deal_that_ends_has_no_course() -> None:
    """Nobody may answer or acts next then, and none of the places is still to be had."""
    course = {*range(ANSWERING.start, OUT.stop)}
    ends = [(match, event) for match in _moments("classic", 0) for event in _events(match) if _ends(match, event)]
    assert ends
    assert [set()] * len(ends) == [course & set(_active(match, event)) for match, event in ends]


def test_features_known_from_an_exchange_come_up() -> None:
    """The walks of these laws do show cards that are known."""
    told = {f for seed in SEEDS for match in _moments("classic", seed) for f in _active(match, _events(match)[0])}
    assert told & {*range(KNOWN.start, KNOWN.stop)}
    assert max(told) < FEATURES


def _moments(preset: str, seed: int) -> list[Match]:
    """Return a match before each play of one deal."""
    walk = table_deal_walk(seed, preset, Sides.FREE_FOR_ALL)
    return [moment.before for moment in walk.moments if moment.before.stage is Stage.PLAY]


def _events(match: Match) -> list[Played | Passed]:
    """Return some of what the seat on turn may do, its longest play among it."""
    assert match.deal is not None
    snapshot = match.snapshot(match.deal.turn)
    plays = sorted(snapshot.choices(), key=len)
    drawn = [*Random(len(plays)).sample(plays, min(4, len(plays))), *plays[-1:]]
    found: list[Played | Passed] = [Played(match.deal.turn, play.cards) for play in drawn]
    if snapshot.may_pass:
        found.append(Passed(match.deal.turn))
    return found


def _ends(match: Match, event: Played | Passed) -> bool:
    return match.apply(event).after.stage is not Stage.PLAY


def _active(match: Match, event: Played | Passed | CardGiven) -> tuple[int, ...]:
    """Return the features of the field."""
    assert match.deal is not None
    snapshot = match.snapshot(event.seat)
    field = Field.of(snapshot, np.array([[mask_of(hand) for hand in match.deal.hands]], np.uint64))
    if isinstance(event, CardGiven):
        assert match.exchange is not None
        return active_after_gift(field, 0, event.card, to=match.exchange.giver)
    if isinstance(event, Passed):
        return active(field, 0, PASS)
    chosen = next(play for play in snapshot.choices() if play.cards == event.cards)
    return active(field, 0, action_of(chosen, match.options))


def _scrambled(match: Match, rng: Random) -> list[int]:
    """Deal the cards that the seat on turn does not see anew to the others."""
    assert match.deal is not None
    turn, hands = match.deal.turn, match.deal.hands
    hidden = [card for seat in range(4) if seat != turn for card in hands[seat]]
    rng.shuffle(hidden)
    masks = []
    for seat in range(4):
        cards = hands[seat] if seat == turn else hidden[: len(hands[seat])]
        hidden = hidden if seat == turn else hidden[len(hands[seat]) :]
        masks.append(mask_of(cards))
    assert sum(masks) & ~mask_of(PACK) == 0
    return masks
