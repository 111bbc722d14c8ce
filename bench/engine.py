"""How fast the rules are, in decisions a second of random play, beside engines for a like game (dou dizhu).

    python -m bench.engine

The public engine (`legal_plays`, then `Match.apply` on frozen states) is held against RLCard, also Python; the packed
one against OpenSpiel, which is C++ driven from Python. Whole deals, dealing included; the contenders take turns, and
the best round of each counts, in CPU seconds. Then the cost of `legal_plays` over random 14-card hands against that of
constructing the plays it returns. About 40 s. The baselines are the extra ``bench``; without them ours stands alone.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final

from murlan import CLASSIC, PACK, RRETHI, Combination, Match, Passed, Played, RuleOptions, Stage, card_text, legal_plays
from murlan.packed import begin, mask_of, random_playout

ROUNDS: Final = 4
SECONDS: Final = 1.0
HANDS: Final = 100_000
TRIES: Final = 3
"""How often each hand is timed; its fastest counts."""

PlayDeal = Callable[[Random], int]
"""Plays one deal or game by chance and returns how many decisions it took."""


@dataclass(slots=True)
class Contender:
    """An engine, and what it is held against."""

    name: str
    play: PlayDeal
    baseline: str | None = None
    best: float = 0.0
    """Decisions a CPU second in the best round."""

    def run(self, rng: Random) -> None:
        """Play for one round."""
        decisions, start = 0, time.process_time()
        while (spent := time.process_time() - start) < SECONDS:
            decisions += self.play(rng)
        self.best = max(self.best, decisions / spent)


def main() -> None:
    """Measure and print."""
    contenders = [
        *_baselines(),
        Contender("public, classic", lambda rng: _play_public(rng, CLASSIC), "RLCard"),
        Contender("public, rrethi", lambda rng: _play_public(rng, RRETHI), "RLCard"),
        Contender("packed, classic", lambda rng: _play_packed(rng, CLASSIC), "OpenSpiel"),
        Contender("packed, rrethi", lambda rng: _play_packed(rng, RRETHI), "OpenSpiel"),
    ]
    for number in range(ROUNDS):
        for contender in contenders:
            contender.run(Random(number))
    rates = {contender.name: contender.best for contender in contenders}
    print(f"{'engine':<16} {'decisions/s':>12}  ratio")
    for contender in contenders:
        base = rates.get(contender.baseline or "")
        ratio = f"{contender.best / base:.2f} × {contender.baseline}" if base else ""
        print(f"{contender.name:<16} {contender.best:>12,.0f}  {ratio}")
    _measure_listing()


def _baselines() -> list[Contender]:
    """Return the engines of others that are installed."""
    found = []
    try:
        found.append(Contender("RLCard", _rlcard_player()))
    except ImportError:
        print("RLCard is not installed (extra `bench`): no ratio to it.")
    try:
        found.append(Contender("OpenSpiel", _open_spiel_player()))
    except ImportError:
        print("OpenSpiel is not installed (extra `bench`): no ratio to it.")
    return found


def _rlcard_player() -> PlayDeal:
    import numpy as np
    from rlcard.games.doudizhu import Game

    game = Game()
    game.np_random = np.random.RandomState(1)

    def play(rng: Random) -> int:
        state, _ = game.init_game()
        decisions = 0
        while not game.is_over():
            actions = state["actions"]
            state, _ = game.step(actions[int(rng.random() * len(actions))])
            decisions += 1
        return decisions

    return play


def _open_spiel_player() -> PlayDeal:
    import pyspiel

    game = pyspiel.load_game("dou_dizhu")

    def play(rng: Random) -> int:
        random, state, decisions = rng.random, game.new_initial_state(), 0
        while not state.is_terminal():
            if not state.is_chance_node():  # chance nodes deal the cards: paid for, not counted
                decisions += 1
            actions = state.legal_actions()
            count = len(actions)
            state.apply_action(actions[int(random() * count) if count > 1 else 0])
        return decisions

    return play


def _play_public(rng: Random, options: RuleOptions) -> int:
    match = Match.start(options, dealer=rng.randrange(4))
    match = match.apply(match.next_deal(rng.randbytes(32), rng.randrange(1, 54))).after
    decisions = 0
    while match.stage is Stage.PLAY:
        deal = match.deal
        assert deal is not None
        plays = legal_plays(deal.hands[deal.turn], deal.to_beat, options, opening=deal.opening)
        choice = int(rng.random() * (len(plays) + bool(deal.trick)))
        event = Played(deal.turn, plays[choice].cards) if choice < len(plays) else Passed(deal.turn)
        match = match.apply(event).after
        decisions += 1
    return decisions


def _play_packed(rng: Random, options: RuleOptions) -> int:
    random = rng.random
    keys = [random() for _ in PACK]
    cards = sorted(PACK, key=keys.__getitem__)
    masks = [mask_of(cards[:14]), mask_of(cards[14:28]), mask_of(cards[28:41]), mask_of(cards[41:])]
    deal = begin(masks, next(seat for seat in range(4) if masks[seat] & 1), options, opening=True)
    return random_playout(deal, random)


def _measure_listing() -> None:
    """Print how long `legal_plays` takes for a lead, as a multiple of constructing what it returns."""
    rng = Random(14)
    ratios = []
    for _ in range(HANDS):
        hand = tuple(sorted(rng.sample(PACK, 14)))
        plays = legal_plays(hand, None, CLASSIC)
        listing = _fastest(legal_plays, hand, None, CLASSIC)
        ratios.append((listing / _fastest(_construct, plays), listing, len(plays), hand))
    ratios.sort()
    print(f"legal_plays over {HANDS:,} hands of 14, as a multiple of constructing the returned plays:")
    print(f"p50 {ratios[HANDS // 2][0]:.2f}, p99 {ratios[HANDS * 99 // 100][0]:.2f}")
    for what, (ratio, seconds, count, hand) in (
        ("worst multiple", ratios[-1]),
        ("longest", max(ratios, key=lambda row: row[1])),
    ):
        print(f"{what}: {ratio:.2f}, {seconds * 1e6:.1f} µs for {count} plays of {card_text(hand)}")


def _construct(plays: tuple[Combination, ...]) -> tuple[Combination, ...]:
    return tuple([Combination(play.kind, play.cards, play.strength, play.is_suited) for play in plays])


def _fastest(work: Callable[..., object], *args: object) -> float:
    """Return the CPU seconds of the fastest of some calls: what else the machine does must make no hand the worst."""
    found = []
    for _ in range(TRIES):
        start = time.process_time()
        work(*args)
        found.append(time.process_time() - start)
    return min(found)


if __name__ == "__main__":
    main()
