"""The examples that the rules are told with: each kind of combination is drawn, and beaten by its like."""

from __future__ import annotations

import re
from itertools import product

import pytest

from bot.tables.phases import TableSettings
from bot.texts import LANGUAGES
from bot.views.cards import card_faces, plain_face
from bot.views.decks import dealt_from
from bot.views.guides import _BEATING, _COMBINATIONS, rules_message
from bot.views.levels import level_name
from murlan.cards import PACK
from murlan.combinations import Kind, classify
from murlan.computer.levels import Level
from murlan.notation import parse_cards
from murlan.options import CLASSIC, LADDERS, PRESETS, Passing, RuleOptions, Sides, StraightStep
from murlan.plays import beats
from tests.support.discord_limits import problems, texts
from tests.support.positions import combination
from tests.views.states import DRAWN_DECK, components_of


def said(preset: str, topic: str | None = None) -> str:
    """Return a chapter, or the whole, as a table of a preset reads it."""
    return "\n".join(texts(components_of(rules_message(TableSettings(options=PRESETS[preset]), "en", topic))))


@pytest.mark.parametrize("preset", PRESETS)
def test_every_combination_has_a_drawn_example(preset: str) -> None:
    """Five kinds, and a straight of one suit."""
    drawn = [combination(cards) for cards in _COMBINATIONS]
    assert {*Kind} == {one.kind for one in drawn}
    assert any(one.kind is Kind.STRAIGHT and one.is_suited for one in drawn)
    assert [] == [one for one in drawn if card_faces(one.cards) not in said(preset, "combinations")]


@pytest.mark.parametrize("preset", PRESETS)
def test_every_kind_is_beaten_by_its_like_in_a_drawn_example(preset: str) -> None:
    """R4: and the examples that do not hold under the table's rules are left out."""
    options, shown = PRESETS[preset], said(preset, "beating")
    pairs = [(combination(upper), combination(lower)) for upper, lower in _BEATING]
    held = [(upper, lower) for upper, lower in pairs if beats(upper, lower, options)]
    assert {*Kind} == {upper.kind for upper, lower in held if upper.kind is lower.kind}
    lines = [f"{card_faces(upper.cards)} beats {card_faces(lower.cards)}" for upper, lower in pairs]
    assert [upper for upper, _ in held] == [
        upper for (upper, _), line in zip(pairs, lines, strict=True) if f"-# {line}" in shown
    ]


def test_bomb_is_drawn_over_something_else_and_under_a_higher_one() -> None:
    """R4.2, R4.3: the one thing that newcomers do not expect."""
    pairs = [tuple(map(classify, map(parse_cards, pair))) for pair in _BEATING]
    below = {lower.kind for upper, lower in pairs if upper and lower and upper.kind is Kind.QUAD}
    assert {Kind.TRIPLE, Kind.QUAD} == below


@pytest.mark.parametrize("preset", PRESETS)
def test_whole_rules_draw_their_cards_with_the_deck_of_the_reader(preset: str) -> None:
    """Whoever sees drawn cards reads letters only in the name of a single, in the sentences neither."""
    with dealt_from(DRAWN_DECK):
        shown = said(preset)
        drawn = [card_faces(combination(cards).cards) for cards in _COMBINATIONS]
    assert [] == [faces for faces in drawn if faces not in shown]
    assert ["K♥️"] == [plain_face(card) for card in PACK if plain_face(card) in shown]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_rules_fit_with_the_longest_emojis_under_all_options(language: str) -> None:
    """They are read where a table is played by any of them."""
    understudy = max(Level, key=lambda level: len(level_name(level, language)))
    for straight, suited, is_open, sides, passing, target in product(
        StraightStep, (None, *StraightStep), (False, True), Sides, Passing, LADDERS
    ):
        options = RuleOptions(
            straight_step=straight,
            suited_straights=suited is not None,
            suited_step=suited or StraightStep.ANY_HIGHER,
            open_exchange=is_open,
            sides=sides,
            passing=passing,
            target=target,
        )
        with dealt_from(DRAWN_DECK):
            shown = rules_message(TableSettings(options=options, understudy=understudy), language)
        assert [] == problems(components_of(shown))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_mark_follows_a_drawn_joker(language: str) -> None:
    """A line breaks at an emoji, so that a full stop or a comma behind one may begin the next line of a phone."""
    with dealt_from(DRAWN_DECK):
        shown = "\n".join(texts(components_of(rules_message(TableSettings(options=CLASSIC), language, "cards"))))
    assert (2, None) == (shown.count("<:"), re.search(r">[.,;:]", shown))
