"""Every state that a message can be in, by name, each as a function that draws it in a language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, Final

import discord
from discord import ui

from bot.client.openings import MOST
from bot.league.boards import Board, BoardPage, PodiumPlace
from bot.league.history import HistoryPage
from bot.league.periods import Season, SeasonMode, Span
from bot.league.podiums import EndedSeason, PoolPodium
from bot.league.recent import RecentResult
from bot.league.replays import Frame
from bot.league.results import Laid, Pool
from bot.league.revealing import open_deal
from bot.league.settings import GuildSettings, LeagueSettings, Openers, PersonSettings, PingWish
from bot.lessons.lesson import STEPS, Lesson, Topic
from bot.lessons.teaching import chosen_at, lesson_at, passed_at, tried_at
from bot.tables.actions import Guard
from bot.tables.decks import Deck
from bot.tables.drafts import Draft, Hint, Plan, PlanEnd, Sorting
from bot.tables.phases import Closing, Hold, Motion, PauseReason, Phase, TableSettings
from bot.tables.public import Commitment, PublicTable, PublicVote
from bot.views.board_presses import BoardView
from bot.views.correction_presses import Reset
from bot.views.corrections import reset_question, void_choice, void_question
from bot.views.decks import DrawnDeck, dealt_from
from bot.views.fairness import fairness_message
from bot.views.guides import TOPICS, help_message, rules_message
from bot.views.hand import hand_message
from bot.views.history import history_message
from bot.views.invitations import accepted_message, declined_message, invitation_message, outlived_message
from bot.views.leaderboard import leaderboard_message
from bot.views.learning import lesson_message, stopped_message
from bot.views.lesson_presses import LessonPress, LessonVerb
from bot.views.menus import Way, menu_message, note_message, table_exists_message, too_many_tables_message
from bot.views.moved import moved_message
from bot.views.open_hands import open_hands_message
from bot.views.openings import no_table_message, opening_message, told_message
from bot.views.pings import ping_message
from bot.views.podium import podium_message
from bot.views.privacy import about_message, delete_question, still_named_message
from bot.views.profile import profile_message
from bot.views.public_message import past_message, public_message
from bot.views.questions import end_question, expel_choice, expel_question, leave_question
from bot.views.refusals import NoSuchTable, refusal_text
from bot.views.replay import export_message, replay_message
from bot.views.setting_presses import SettingsPage
from bot.views.settings import ServerSettings, preferences_message, settings_message
from bot.views.turning import turning_message
from murlan.cards import PACK
from murlan.computer.levels import Level
from murlan.computer.reasons import Reason, Why
from murlan.computer.review.points import TurningPoint
from murlan.events import CardGiven, CutKind, CutSource, Dealt, Doubt, Passed, Played, SeatEvent
from murlan.fairness import RevealedMatch
from murlan.match import Match
from murlan.options import CLASSIC, ONE_DEAL, PRESETS, RRETHI, VISIX, RuleOptions, Sides
from murlan.snapshot import Stage
from tests.support.history import frames, line_of, page_of
from tests.support.positions import exchange_of, hand
from tests.support.profiles import line, profile_of
from tests.support.turning import GIFTS, POINTS, TOLD
from tests.support.walks import match_walk
from tests.views.deals import revealed
from tests.views.solo_states import SOLO
from tests.views.tables import (
    ABSENT,
    COMPUTERS,
    MIXED,
    READY,
    SHORT,
    TWO_TEAMS,
    after_turns,
    answering,
    between,
    board_page,
    dealt,
    draft_of,
    exchanging,
    finished,
    gone_out,
    hand_of,
    holds_last_card,
    jokers_shown,
    lobby,
    many_plays,
    played_on,
    seats_of,
    standings,
    table_of,
    tied,
    waiting,
)

VOTES: Final = (
    PublicVote(motion=Motion.END, target=None, voters=(100,), needed=3),
    PublicVote(motion=Motion.PAUSE, target=None, voters=(100, 101), needed=4),
    PublicVote(motion=Motion.REMOVE, target=102, voters=(101, 103), needed=2),
)
"""Everything that can be voted on, at once."""
_PROVEN: Final = revealed()
CHECKED: Final = {
    "proven": (_PROVEN, 0),
    "last-page": (_PROVEN, 9),
    "not-provable": (revealed(CutSource(kind=CutKind.CHANCE, doubt=Doubt.NO_PRESS), deals=2), 0),
    "of-an-old-release": (revealed(None, deals=1), 0),
    "forged": (replace(_PROVEN, match_id="another1"), 0),
}
"""Matches that are checked, and the page of it."""
OUTSIDER: Final = 7
STRANGE_NAMES: Final = {
    "formatted": ("||Dark||", "*a", "_b_", "~~c~~"),
    "listed": ("> d", "1. e", "-# small", "# BIG"),
    "mentioning": ("@everyone", "<@&123>", "```", "[x](http://evil)"),
    "hidden": ("\u202eevil", "a\u200bb", "\u3164", "\N{PILE OF POO}" * 32),
}
"""What people have called themselves in other games' bug reports (BB-090, BB-091)."""
LINK: Final = "https://discord.com/channels/1/2/3"

DRAWN_DECK: Final = DrawnDeck(
    {card: discord.PartialEmoji(name=f"queen_of_diamonds_{int(card):06x}", id=10**19 + int(card)) for card in PACK}
)
"""Emojis of the longest names and ids there may be."""
LARGE_DECK: Final = DrawnDeck(large=Deck.TWO_COLOURS)

Drawn = Callable[[str], ui.LayoutView]


def components_of(view: ui.LayoutView) -> list[dict[str, Any]]:
    """Return a message's components as they are sent."""
    return list(view.to_components())  # type: ignore[no-untyped-call]


def with_deck(drawn: Drawn, deck: DrawnDeck = DRAWN_DECK) -> Drawn:
    """Return what draws the same with another deck."""

    def draw(language: str) -> ui.LayoutView:
        with dealt_from(deck):
            return drawn(language)

    return draw


def _fairness(match: RevealedMatch, page: int) -> Drawn:
    return lambda language: fairness_message(match, language, page=page)


def _public(match: Callable[[], Match], **changed: object) -> Drawn:
    return lambda language: public_message(table_of(match(), language, **changed))


def _hand(
    match: Callable[[], Match],
    seat: int = 0,
    draft: Draft | None = None,
    note: str | None = None,
    *,
    may_ask: bool = False,
) -> Drawn:
    return lambda language: hand_message(
        replace(hand_of(match(), seat, language, draft), may_ask=may_ask), language, note
    )


def _confirming(match: Callable[[], Match], cards: str) -> Drawn:
    """Return the hand of somebody who is asked once more about what is chosen."""

    def drawn(language: str) -> ui.LayoutView:
        shown = hand_of(match(), 0, language, draft_of(cards))
        asked = replace(shown.draft, confirming=(shown.table.guard, shown.draft.cards))
        return hand_message(replace(shown, draft=asked), language)

    return drawn


def _hinted(event: SeatEvent) -> Draft:
    """Return what somebody has in mind who was told to do this."""
    reasons: tuple[Reason, ...]
    match event:
        case Played(_, cards):
            reasons = (
                Reason(why=Why.STOPS, seat=1, number=1),
                Reason(why=Why.KEEPS, cards=cards),
                Reason(why=Why.CHEAPEST),
            )
        case Passed():
            reasons = (Reason(why=Why.SAVES, cards=hand("KD KS")),)
        case _:
            reasons = ()
    return Draft(hint=Hint(Guard(1, 1), event, reasons))


def _plan(cards: str, *, passes: bool = False) -> Plan:
    return Plan(cards=frozenset(hand(cards)), passes=passes)


def _closed(closing: Closing) -> Drawn:
    return lambda language: public_message(replace(lobby(language, seats_of()), phase=Phase.CLOSED, closing=closing))


def _open_hands(match: Callable[[], Match], **changed: Any) -> Drawn:
    def drawn(language: str) -> ui.LayoutView:
        made = match()
        deal = open_deal(made)
        assert deal is not None
        return open_hands_message(replace(table_of(made), **changed), deal, language)

    return drawn


WALK: Final = match_walk(1)
FRAMES: Final = frames(WALK.options, WALK.events)
SHORT_WALK: Final = match_walk(3)
"""Of one deal."""


def _step(is_wanted: Callable[[Frame], bool]) -> Drawn:
    """Draw the first step of a match that is as wanted."""
    frame = next(filter(is_wanted, FRAMES))
    return lambda language: replay_message(line_of(WALK.options, WALK.final.totals), frame, language)


def _last_step_of_one_deal(language: str) -> ui.LayoutView:
    frame = frames(SHORT_WALK.options, SHORT_WALK.events)[-1]
    return replay_message(line_of(SHORT_WALK.options, SHORT_WALK.final.totals), frame, language)


def _turning(options: RuleOptions, points: tuple[TurningPoint, ...]) -> Drawn:
    return lambda language: turning_message(line_of(options, (21, 16, 12, 8)), points, language)


def _board_by(board: Board) -> Drawn:
    return lambda language: leaderboard_message(board_page(3), None, BoardView(board=board), language)


def _rules(options: RuleOptions, topic: str | None = None, understudy: Level = Level.BEGINNER) -> Drawn:
    settings = TableSettings(options=options, understudy=understudy)
    return lambda language: rules_message(settings, language, topic)


def _acting(match: Callable[[], Match], draft: Draft | None = None) -> Drawn:
    def drawn(language: str) -> ui.LayoutView:
        made = match()
        assert made.deal is not None
        return hand_message(hand_of(made, made.deal.turn, language, draft), language)

    return drawn


def _places(*ranks: int) -> tuple[PodiumPlace, ...]:
    """Return a podium of people with these ranks."""
    names = ("Ana", "*Besa*", "@everyone", "\N{PILE OF POO}" * 32)
    return tuple(
        PodiumPlace(
            rank=rank, user_id=100 + number, name=names[number % 4], points=90 - 20 * rank, wins=4 - rank, matches=9
        )
        for number, rank in enumerate(ranks)
    )


def _ended(name: str, *pools: tuple[PodiumPlace, ...]) -> EndedSeason:
    """Return a season that ended with these podiums."""
    season = Season(number=3, name=name, started_at=0, ended_at=1)
    counted = zip(Pool, pools, (12, 1), strict=False)
    return EndedSeason(
        season=season, pools=tuple(PoolPodium(pool=pool, matches=count, places=own) for pool, own, count in counted)
    )


_GONE: Final = (replace(_places(1)[0], user_id=-7), replace(_places(1)[0], rank=2, is_hidden=True), *_places(3))
PODIUMS: Final[dict[str, Drawn]] = {
    "podium": lambda language: podium_message(_ended("2026-11", _places(1, 2, 3)), language),
    "podium-ties": lambda language: podium_message(_ended("", _places(*(1,) * 8), _places(*(3,) * 8)), language),
    "podium-of-people-who-are-gone": lambda language: podium_message(_ended("*Winter*", _GONE), language),
}
PUBLIC: Final[dict[str, Drawn]] = {
    **PODIUMS,
    "lobby-new": lambda language: public_message(lobby(language, seats_of()[:1])),
    "lobby-with-computer": lambda language: public_message(lobby(language, (*seats_of()[:2], COMPUTERS[0]), RRETHI)),
    "lobby-with-levels": lambda language: public_message(
        lobby(language, (*seats_of()[:2], *COMPUTERS), computers=Level.CHAMPION, understudy=Level.MASTER)
    ),
    "lobby-storage-down": lambda language: public_message(
        replace(lobby(language, seats_of()[:2]), hold=Hold.STORAGE_DOWN, until=None)
    ),
    "lobby-full": lambda language: public_message(lobby(language, (*seats_of()[:2], *COMPUTERS), TWO_TEAMS)),
    "deal-first-lead": _public(dealt),
    "deal-trick": _public(lambda: after_turns(CLASSIC, 5)),
    "deal-lead": _public(
        lambda: played_on(dealt(), lambda m: m.deal is not None and len(m.deal.tricks) == 2 and not m.deal.trick)
    ),
    "deal-last-card": _public(lambda: played_on(dealt(), holds_last_card)),
    "deal-out": _public(lambda: played_on(dealt(), lambda m: m.deal is not None and len(m.deal.out) == 2)),
    "deal-with-computers": _public(lambda: after_turns(CLASSIC, 5), seats=(*seats_of()[:2], *COMPUTERS)),
    "deal-two-teams-with-computers": _public(
        lambda: played_on(dealt(TWO_TEAMS), holds_last_card), seats=(*seats_of()[:2], *COMPUTERS)
    ),
    "deal-absent": _public(lambda: after_turns(VISIX, 3), seats=ABSENT),
    **{
        f"deal-{kind}-names": _public(lambda: after_turns(CLASSIC, 5), seats=seats_of(names))
        for kind, names in STRANGE_NAMES.items()
    },
    "deal-two-teams": _public(lambda: after_turns(TWO_TEAMS, 2)),
    "deal-paused": _public(lambda: after_turns(CLASSIC, 5), pause=PauseReason.AGREED, until=None),
    "deal-shut-out": _public(lambda: after_turns(CLASSIC, 5), pause=PauseReason.SHUT_OUT, until=None),
    "deal-storage-down": _public(lambda: after_turns(CLASSIC, 5), hold=Hold.STORAGE_DOWN, until=None),
    "deal-discord-away": _public(lambda: after_turns(CLASSIC, 5), hold=Hold.DISCORD_AWAY, until=None),
    "deal-picture-late": _public(lambda: after_turns(CLASSIC, 5), hold=Hold.PICTURE_LATE, until=None),
    "deal-votes": _public(lambda: after_turns(CLASSIC, 5), votes=VOTES),
    "deal-everything": _public(
        lambda: after_turns(CLASSIC, 5), votes=VOTES, pause=PauseReason.SHUT_OUT, hold=Hold.STORAGE_DOWN, until=None
    ),
    "exchange-paused": _public(exchanging, pause=PauseReason.AGREED, until=None),
    "exchange": _public(exchanging),
    "exchange-hidden": _public(lambda: exchanging(replace(CLASSIC, open_exchange=False))),
    "exchange-done": _public(lambda: played_on(exchanging(), lambda m: m.stage is Stage.PLAY and m.deal_number == 2)),
    "exchange-jokers": _public(jokers_shown),
    "between": _public(between),
    "lobby-promised": lambda language: public_message(
        replace(lobby(language, seats_of()[:2]), commitment=Commitment(1, bytes(range(32))))
    ),
    "between-promised": _public(between, commitment=Commitment(2, bytes(range(32)))),
    "cutting": _public(between, commitment=Commitment(2, bytes(range(32))), cutter=1),
    "cutting-first-deal": _public(lambda: Match.start(CLASSIC), commitment=Commitment(1, bytes(range(32))), cutter=3),
    "between-ready": _public(lambda: replace(between(), target=31), seats=READY),
    "between-seat-free": _public(between, seats=ABSENT, takes_people=True),
    "between-paused": _public(between, takes_people=True, pause=PauseReason.AGREED, votes=VOTES, until=None),
    "between-two-teams": _public(lambda: between(TWO_TEAMS)),
    "finished": _public(finished),
    "finished-promised": _public(finished, commitment=Commitment(1, bytes(range(32))), match_id="k3v9qa7m2x"),
    "finished-rematch": _public(lambda: finished(SHORT), seats=READY),
    "finished-seat-free": _public(finished, seats=ABSENT, takes_people=True, votes=VOTES[:1]),
    "finished-tie": _public(tied),
    "finished-two-teams": _public(lambda: finished(TWO_TEAMS)),
    "finished-two-teams-tie": _public(lambda: tied(TWO_TEAMS, (0, 1))),
    **{f"closed-{closing}": _closed(closing) for closing in Closing},
    "closed-after-match": _public(finished, phase=Phase.CLOSED, closing=Closing.EXPIRED),
    "moved": lambda language: moved_message(LINK, language),
    "moved-away": lambda language: moved_message(None, language),
    "past-deal": lambda language: past_message(table_of(between(), language)),
    "past-deal-moved": lambda language: past_message(table_of(dealt(), language)),
    "past-match": lambda language: past_message(table_of(finished(), language)),
}
"""What everybody sees."""


def _leads_with_fourteen(options: RuleOptions, first_seed: int) -> Match:
    """Return a deal whose leader was dealt fourteen cards."""
    for seed in range(first_seed, first_seed + 99):
        match = dealt(options, seed=seed)
        assert match.deal is not None
        if len(match.deal.hands[match.deal.turn]) == 14:
            return match
    raise AssertionError("nobody leads with fourteen")


FOURTEEN: Final[dict[str, Drawn]] = {
    f"hand-fourteen-{name}": _acting(partial(_leads_with_fourteen, options, 100 * number))
    for number, (name, options) in enumerate(PRESETS.items())
}
"""As many cards as a hand can have, by the rules of each preset."""

HANDS: Final[dict[str, Drawn]] = {
    **FOURTEEN,
    "hand-first-lead": _acting(dealt),
    "hand-lead": _acting(lambda: played_on(dealt(), lambda m: m.deal is not None and len(m.deal.tricks) == 2)),
    "hand-many-plays": _hand(many_plays),
    "hand-many-plays-second-page": _hand(many_plays, draft=draft_of(page=1, render=3)),
    "hand-answer": _hand(lambda: answering("9C 9H KD KS 5S 5C 5D 5H", "7C 7D")),
    "hand-answer-chosen": _hand(lambda: answering("9C 9H KD KS", "7C 7D"), draft=draft_of("9C 9H", render=1)),
    "hand-answer-refused": _hand(lambda: answering("9C 9H KD KS", "JC JD"), draft=draft_of("9C 9H")),
    "hand-answer-no-combination": _hand(lambda: answering("9C 9H KD KS", "JC JD"), draft=draft_of("9C KD")),
    "hand-straight-chosen": _hand(
        lambda: answering("3S 4S 5S 6S 7S BJ RJ", "7C 7D", RRETHI), draft=draft_of("3S 4S 5S 6S 7S")
    ),
    "hand-stuck": _hand(lambda: answering("3C 4C RJ", "JC JD")),
    "hand-waiting": _hand(lambda: waiting("9C 9H KD KS")),
    "hand-waiting-chosen": _hand(lambda: waiting("9C 9H KD KS"), draft=draft_of("KD")),
    "hand-waiting-nothing-beats": _hand(lambda: waiting("4C 5C")),
    "hand-waiting-planned": _hand(lambda: waiting("9C 9H KD KS"), draft=draft_of("KD", plan=_plan("KD"))),
    "hand-waiting-planned-or-pass": _hand(
        lambda: waiting("9C 9H KD KS"), draft=draft_of("9C 9H", plan=_plan("KD", passes=True))
    ),
    "hand-waiting-planned-pass": _hand(lambda: waiting("9C 9H KD KS"), draft=draft_of(plan=Plan(passes=True))),
    "hand-turn-planned": _hand(lambda: answering("9C 9H KD KS", "7C 7D"), draft=draft_of("9C 9H", plan=_plan("9C 9H"))),
    "hand-plan-played": _hand(lambda: waiting("9C KS"), draft=draft_of(plan_end=PlanEnd.PLAYED)),
    "hand-plan-passed": _hand(lambda: waiting("9C KS"), draft=draft_of(plan_end=PlanEnd.PASSED)),
    "hand-plan-void": _hand(lambda: answering("9C KS", "QD"), draft=draft_of(plan_end=PlanEnd.VOID)),
    "hand-may-ask": _hand(lambda: answering("9C 9H KD KS", "7C 7D"), may_ask=True),
    "hand-hint": _hand(
        lambda: answering("9C 9H KD KS 4C", "7C 7D"), draft=_hinted(Played(0, hand("KD KS"))), may_ask=True
    ),
    "hand-hint-pass": _hand(lambda: answering("9C 9H KD KS", "7C 7D"), draft=_hinted(Passed(0)), may_ask=True),
    "hand-hint-give": _hand(lambda: exchange_of("3S 9D TH QC", "4C", "2H"), draft=_hinted(CardGiven(0, hand("9D")[0]))),
    "hand-confirm-bomb": _confirming(lambda: answering("5S 5C 5D 5H KD", "7C 7D"), "5S 5C 5D 5H"),
    "hand-confirm-last": _confirming(lambda: answering("9C 9H", "7C 7D"), "9C 9H"),
    "hand-elsewhere": lambda language: hand_message(hand_of(waiting("9C 9H KD KS"), 0, language), language, way=LINK),
    "hand-by-suit": _hand(many_plays, draft=draft_of(sorting=Sorting.BY_SUIT)),
    "hand-missed": lambda language: hand_message(
        replace(hand_of(waiting("9C 9H KD KS"), 0, language), has_missed=True), language
    ),
    "hand-missed-exchange": lambda language: hand_message(
        replace(hand_of(exchange_of("3S 9D TH QC", "4C", "2H"), 0, language), has_missed=True), language
    ),
    "hand-first-deal": _hand(
        lambda: answering("9C 9H KD KS 5S 5C 5D 5H", "7C 7D"), draft=Draft(is_first_deal=True), may_ask=True
    ),
    "hand-first-deal-exchange": _hand(lambda: exchange_of("3S 9D TH QC", "4C", "2H"), draft=Draft(is_first_deal=True)),
    "hand-note": _hand(lambda: waiting("9C 9H"), note="**Besa** laid a card."),
    "hand-out": _hand(gone_out),
    "hand-deal-over": _hand(between),
    "hand-match-over": _hand(finished),
    "hand-table-closed": lambda language: hand_message(
        replace(hand_of(dealt(), 0), table=table_of(dealt(), language, phase=Phase.CLOSED)), language
    ),
    "hand-paused": lambda language: hand_message(
        replace(hand_of(many_plays(), 0), table=table_of(many_plays(), language, pause=PauseReason.AGREED, until=None)),
        language,
    ),
    "hand-paused-exchange": lambda language: hand_message(
        replace(hand_of(exchanging(), 0), table=table_of(exchanging(), language, pause=PauseReason.SHUT_OUT)), language
    ),
    "hand-gives": _hand(lambda: exchange_of("3S 9D TH QC", "4C", "2H")),
    "hand-gives-chosen": _hand(lambda: exchange_of("3S 9D TH QC", "4C", "2H"), draft=draft_of("9D")),
    "hand-gave": _hand(lambda: exchange_of("3S 9D TH QC", "4C", "2H"), seat=3),
    "hand-exchange-others": _hand(lambda: exchange_of("3S 9D TH QC", "4C", "2H"), seat=1),
}
"""What one person sees of a hand."""

MOMENTS: Final[dict[str, Callable[[str], PublicTable]]] = {
    "lobby": lambda language: lobby(language, seats_of()[:3]),
    "match": lambda language: table_of(dealt(), language),
    "voting": lambda language: table_of(dealt(), language, votes=VOTES),
    "paused": lambda language: table_of(dealt(), language, pause=PauseReason.AGREED, until=None),
    "between": lambda language: table_of(between(), language),
    "finished": lambda language: table_of(finished(), language),
}
"""When a menu is opened."""
VIEWERS: Final = (
    ("host", 100, False),
    ("player", 101, False),
    ("outsider", OUTSIDER, False),
    ("outsider", OUTSIDER, True),
)
"""Who opens it: by name, user id, and whether they manage the server."""


def _settings(shown: ServerSettings, page: SettingsPage) -> Drawn:
    return lambda language: settings_message(shown, page, language)


def _reset(what: Reset) -> Drawn:
    return lambda language: reset_question(what, language)


def _menu(table: Callable[[str], PublicTable], user_id: int, *, is_manager: bool) -> Drawn:
    return lambda language: menu_message(table(language), user_id, language, is_manager=is_manager)


def _lesson(lesson: Lesson, name: str = "Ana") -> Drawn:
    return lambda language: lesson_message(lesson, language, name=name)


def _lessons() -> dict[str, Lesson]:
    """Return every step of the guided deal, and what becomes of other turns than the wanted one."""
    single, pair, exchange = (1 + [*Topic].index(topic) for topic in (Topic.SINGLE, Topic.PAIR, Topic.EXCHANGE))
    tried = {
        "chosen": chosen_at(pair, frozenset(hand("3D 3H"))),
        "refused": chosen_at(single, frozenset(hand("5D"))),
        "no-combination": chosen_at(pair, frozenset(hand("3D 4C"))),
        "rather-not": tried_at(single, frozenset(hand("2D"))),
        "rather-not-pass": passed_at(single),
        "gives-chosen": chosen_at(exchange, frozenset(hand("4S"))),
        "gift-refused": chosen_at(exchange, frozenset(hand("RJ"))),
        "rather-not-give": tried_at(exchange, frozenset(hand("6C"))),
    }
    return {topic.value: lesson_at(number) for number, topic in enumerate(Topic, 1)} | tried


LESSONS: Final[dict[str, Drawn]] = {
    **{f"learn-{name}": _lesson(lesson) for name, lesson in _lessons().items()},
    "learn-formatted-name": _lesson(lesson_at(STEPS - 2), "**a** <@1>"),
    "learn-stopped": lambda language: stopped_message(LessonPress(3, LessonVerb.STOP), language),
}
"""What one sees who learns the game."""

UNTOUCHED: Final = ServerSettings(
    language="en", guild=GuildSettings(), league=LeagueSettings(), season=None, missing=(), most_tables=25
)
"""The settings of a server that set nothing."""
SET: Final = ServerSettings(
    language="sq",
    guild=GuildSettings(
        channels=(70, 71),
        openers=Openers.ROLE,
        opener_role=11,
        manager_role=12,
        most_tables=3,
        preset="rrethi",
        sides=Sides.TWO_TEAMS,
        target=0,
        turn_seconds=180,
        computers=Level.EXPERT,
        hints_in_rated=True,
        pings=False,
    ),
    league=LeagueSettings(is_rating=False, hide_leavers=True, season_mode=SeasonMode.OWNER),
    season=Season(number=3, name="*Winter*", started_at=0),
    missing=("view_channel", "send_messages"),
    most_tables=25,
)
"""The settings of one that set everything, looked at where the bot may not write."""
RESULTS: Final = tuple(
    RecentResult(
        match_id=f"match{number}",
        ended_at=1_796_000_000 - 3_600 * number,
        names=("Ana", "*Besa*", "Çlirim", "Drita")[: 4 - number],
        totals=(21, 14, 9, 4)[: 4 - number],
        is_void=number == 1,
    )
    for number in range(3)
)


PRIVATE: Final[dict[str, Drawn]] = {
    **{
        f"menu-{moment}-{who}{'-manager' if is_manager else ''}": _menu(table, user_id, is_manager=is_manager)
        for moment, table in MOMENTS.items()
        for who, user_id, is_manager in VIEWERS
    },
    "menu-note": lambda language: menu_message(
        table_of(dealt(), language, votes=VOTES), 100, language, is_manager=False, is_told=True, note="One sentence."
    ),
    "question-leave": lambda language: leave_question(table_of(dealt()), language),
    "question-leave-last": lambda language: leave_question(
        table_of(dealt(), seats=(seats_of()[0], *COMPUTERS, COMPUTERS[0])), language
    ),
    "question-leave-lobby": lambda language: leave_question(table_of(None), language),
    "question-end": lambda language: end_question(table_of(dealt()), language, is_right=True),
    "question-end-vote": lambda language: end_question(table_of(dealt()), language, is_right=False),
    "question-end-lobby": lambda language: end_question(table_of(None), language, is_right=True),
    "question-expel-whom": lambda language: expel_choice(table_of(dealt(), seats=ABSENT), 100, language),
    "question-expel": lambda language: expel_question(table_of(dealt()), 102, language),
    "question-expel-lobby": lambda language: expel_question(table_of(None), 101, language),
    "invitation-lobby": lambda language: invitation_message(lobby(language, seats_of()[:2]), "Ana", OUTSIDER),
    "invitation-match": lambda language: invitation_message(table_of(dealt(), language), "Ana", OUTSIDER),
    "invitation-accepted": lambda language: accepted_message("Besa", language),
    "invitation-declined": lambda language: declined_message("Besa", language),
    "invitation-outlived": outlived_message,
    "note": lambda _: note_message("One sentence."),
    "privacy-export": lambda language: about_message("murlan-about-me.json", language),
    "privacy-delete": delete_question,
    "privacy-still-named": lambda language: still_named_message([Way(2, LINK), Way(5, LINK)], language),
    "too-many-tables": lambda language: too_many_tables_message([Way(2, LINK), Way(5, LINK)], 2, language),
    "too-many-tables-one": lambda language: too_many_tables_message([Way(2, LINK)], 1, language),
    "exists-lobby": lambda language: table_exists_message(lobby(language, seats_of()[:2]), 7, language, LINK),
    "exists-playing": lambda language: table_exists_message(table_of(dealt()), 100, language, None),
    "exists-seat-free": lambda language: table_exists_message(
        table_of(between(), takes_people=True), OUTSIDER, language, LINK
    ),
    "exists-finished": lambda language: table_exists_message(table_of(finished()), 100, language, LINK),
    "board": lambda language: leaderboard_message(board_page(4), standings(2)[1], BoardView(), language),
    "board-own-below": lambda language: leaderboard_message(
        board_page(10, number=1, has_next=True), standings(31)[30], BoardView(board=Board.WINS, page=1), language
    ),
    "board-without-own": lambda language: leaderboard_message(board_page(1), None, BoardView(), language),
    "board-of-season": lambda language: leaderboard_message(
        board_page(
            2,
            season=Season(number=3, name="Winter", started_at=0),
            last_season=Season(number=2, name="2026-11", started_at=0, ended_at=1),
            podium=tuple(
                PodiumPlace(rank=rank, user_id=rank, name=name, points=90 - rank)
                for rank, name in ((1, "Ana"), (2, "Besa"), (2, ""))
            ),
        ),
        replace(standings(4)[3], rank=None),
        BoardView(board=Board.RATING, span=Span.SEASON, pool=Pool.TWO_TEAMS),
        language,
    ),
    "board-too-few": lambda language: leaderboard_message(
        board_page(2), replace(standings(4)[3], rank=None), BoardView(board=Board.WIN_RATE, span=Span.WEEK), language
    ),
    **{f"board-by-{board}": _board_by(board) for board in Board},
    "open-hands": _open_hands(between),
    "open-hands-two-teams": _open_hands(lambda: between(TWO_TEAMS), seats=(*seats_of()[:2], *COMPUTERS)),
    "open-hands-match-over": _open_hands(finished, match_id="k3v9qa7m2x"),
    "history": lambda language: history_message(page_of(CLASSIC, 3, has_older=True), language, is_own=True),
    "history-middle": lambda language: history_message(
        page_of(TWO_TEAMS, 8, has_newer=True, has_older=True), language, is_own=False
    ),
    "history-empty": lambda language: history_message(HistoryPage(lines=()), language, is_own=False),
    "history-own-empty": lambda language: history_message(HistoryPage(lines=()), language, is_own=True),
    "history-one-deal": lambda language: history_message(
        page_of(replace(CLASSIC, target=ONE_DEAL), 1), language, is_own=False
    ),
    "history-void": lambda language: history_message(
        HistoryPage(lines=(replace(line_of(CLASSIC, (9, 9, 4, 2)), is_void=True, is_finished=False),)),
        language,
        is_own=True,
    ),
    "profile": lambda language: profile_message(profile_of(12), language),
    "profile-counted": lambda language: profile_message(
        profile_of(
            3, *(line(number, quads=1, straights=4, laid=Laid(singles=90, pairs=9, suited=3)) for number in range(3))
        ),
        language,
    ),
    "profile-own": lambda language: profile_message(replace(profile_of(1), head_to_head=None), language),
    "profile-empty": lambda language: profile_message(replace(profile_of(0), standings=()), language),
    "replay-first": _step(lambda frame: frame.previous is None),
    "replay-plays": _step(lambda frame: isinstance(frame.event, Played) and not frame.is_trick_over),
    "replay-passes": _step(lambda frame: isinstance(frame.event, Passed)),
    "replay-trick-over": _step(lambda frame: frame.is_trick_over),
    "replay-exchange": _step(lambda frame: frame.moment.deal > 1 and isinstance(frame.event, Dealt)),
    "replay-gives": _step(lambda frame: isinstance(frame.event, CardGiven)),
    "replay-out": _step(lambda frame: bool(frame.out) and frame.gains is None),
    "replay-deal-over": _step(lambda frame: frame.gains is not None),
    "replay-last": _step(lambda frame: frame.next is None),
    "replay-export": lambda language: export_message(
        line_of(WALK.options, WALK.final.totals), "murlan-k3v9qa7m2x.txt", language
    ),
    "replay-last-of-one-deal": _last_step_of_one_deal,
    "turning": _turning(CLASSIC, POINTS),
    "turning-two": _turning(TWO_TEAMS, GIFTS),
    "turning-reasons": _turning(CLASSIC, TOLD[:3]),
    "turning-more-reasons": _turning(CLASSIC, TOLD[3:6]),
    "turning-other-reasons": _turning(CLASSIC, TOLD[6:]),
    "turning-none": _turning(CLASSIC, ()),
    "board-of-provisional-people": lambda language: leaderboard_message(
        BoardPage(lines=()), replace(standings(1)[0], rank=None), BoardView(board=Board.RATING), language
    ),
    "board-of-few-matches": lambda language: leaderboard_message(
        BoardPage(lines=()), replace(standings(1)[0], rank=None), BoardView(board=Board.AVERAGE_PLACE), language
    ),
    "board-empty": lambda language: leaderboard_message(
        BoardPage(lines=()), None, BoardView(span=Span.MONTH), language
    ),
    **{
        f"settings-{page}{name}": _settings(shown, page)
        for page in SettingsPage
        for name, shown in {"": UNTOUCHED, "-all-set": SET}.items()
    },
    "opening": lambda language: opening_message("abcdef", "*Besa*", range(10**19, 10**19 + MOST), language),
    "told-here": lambda language: told_message(language, is_told=True, is_muted=False),
    "told-here-not": lambda language: told_message(language, is_told=False, is_muted=True),
    "told-here-muted": lambda language: told_message(language, is_told=True, is_muted=True),
    "no-table": lambda language: no_table_message(refusal_text(NoSuchTable(), language), language),
    "ping": lambda language: ping_message("abcdef", Guard(12, 34), OUTSIDER, language),
    "preferences": lambda language: preferences_message(PersonSettings(), language, language),
    "preferences-all-set": lambda language: preferences_message(
        PersonSettings(
            takes_invitations=False,
            sorting=Sorting.BY_SUIT,
            shares_profile=False,
            deck=Deck.TEXT,
            confirms=True,
            large_hand=True,
            pings=PingWish.NEVER,
        ),
        language,
        language,
        told=range(10**19, 10**19 + 25),
    ),
    "void": lambda language: void_choice(RESULTS, language),
    "void-nothing": lambda language: void_choice((), language),
    "void-question": lambda language: void_question(RESULTS[0], language),
    **{f"reset-{what}": _reset(what) for what in Reset},
    **{f"rules-{name}": _rules(options) for name, options in PRESETS.items()},
    "rules-mixed": _rules(MIXED),
    "rules-understudy": _rules(CLASSIC, "absence", Level.CHAMPION),
    "rules-one-deal": _rules(SHORT),
    "rules-two-teams": _rules(TWO_TEAMS),
    **{f"rules-topic-{topic}": _rules(CLASSIC, topic) for topic in TOPICS},
    "rules-topic-beating-most": _rules(replace(CLASSIC, suited_straights=True), "beating"),
    "help": help_message,
    **LESSONS,
    **{f"fairness-{name}": _fairness(match, page) for name, (match, page) in CHECKED.items()},
}
"""What else one person sees."""

STATES: Final[dict[str, Drawn]] = {**PUBLIC, **HANDS, **PRIVATE, **SOLO}
"""Every state of every message, with the deck in use."""
DRAWN: Final[dict[str, Drawn]] = {
    f"{name}-drawn": with_deck(STATES[name])
    for name in (
        "between",
        "between-two-teams",
        "board",
        "board-by-average-place",
        "deal-trick",
        "exchange",
        "exchange-done",
        "exchange-hidden",
        "finished",
        "finished-two-teams-tie",
        "hand-answer-chosen",
        "hand-by-suit",
        "hand-gives-chosen",
        "hand-many-plays",
        "open-hands",
        "learn-chosen",
        "learn-exchange",
        "profile",
        "replay-plays",
        "rules-topic-beating",
        "rules-topic-beating-most",
        "solo-answer",
        "solo-trick-later",
    )
}
"""What looks otherwise where cards are emojis."""
LARGE: Final[dict[str, Drawn]] = {
    f"{name}-large": with_deck(STATES[name], LARGE_DECK) for name in ("hand-answer", "hand-by-suit", "hand-gives")
}
"""What looks otherwise where a hand is one large picture."""

MESSAGES: Final[dict[str, Drawn]] = STATES | DRAWN | LARGE
"""Every state of every message, drawn in a language."""
