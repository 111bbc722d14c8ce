"""Murlan, the Albanian climbing game: rules as pure functions and frozen values.

    >>> from murlan import CLASSIC, Match
    >>> match = Match.start(CLASSIC)
    >>> step = match.apply(match.next_deal(seed=bytes(32), cut=27))
    >>> sorted(len(hand) for hand in step.after.deal.hands)
    [13, 13, 14, 14]

A `Match` takes an `Event` and answers with the match after it and the notices of what followed; `Match.snapshot` says
what one seat may see. Nothing here reads a clock, rolls dice, logs or does I/O.
A tour with examples: ``murlan/README.md``.
"""

from murlan.cards import PACK, Card, Rank, Suit, card_text
from murlan.combinations import Combination, Kind, classify
from murlan.dealing import SeatDraw, deal_hands, draw_for_seats, seats_with_partners
from murlan.errors import IllegalEvent, MurlanError, NotationError, RecordError
from murlan.events import CardGiven, Dealt, Event, Passed, Played, SeatEvent
from murlan.match import Match, Step
from murlan.notation import parse_card, parse_cards
from murlan.notices import Notice
from murlan.options import CLASSIC, ONE_DEAL, PRESETS, RRETHI, VISIX, RuleOptions
from murlan.plays import Turn, beats, choices, legal_plays
from murlan.record import MatchRecord, read_match, write_match
from murlan.scoring import Outcome
from murlan.snapshot import SeatSnapshot, Snapshot, Stage

__all__ = [
    "CLASSIC",
    "ONE_DEAL",
    "PACK",
    "PRESETS",
    "RRETHI",
    "VISIX",
    "Card",
    "CardGiven",
    "Combination",
    "Dealt",
    "Event",
    "IllegalEvent",
    "Kind",
    "Match",
    "MatchRecord",
    "MurlanError",
    "NotationError",
    "Notice",
    "Outcome",
    "Passed",
    "Played",
    "Rank",
    "RecordError",
    "RuleOptions",
    "SeatDraw",
    "SeatEvent",
    "SeatSnapshot",
    "Snapshot",
    "Stage",
    "Step",
    "Suit",
    "Turn",
    "beats",
    "card_text",
    "choices",
    "classify",
    "deal_hands",
    "draw_for_seats",
    "legal_plays",
    "parse_card",
    "parse_cards",
    "read_match",
    "seats_with_partners",
    "write_match",
]
