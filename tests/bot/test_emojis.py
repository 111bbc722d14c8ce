"""The cards' emojis: uploaded once, resumed, renewed, and text wherever they are not to be had."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import pytest

from bot.art.emojis import emoji_set
from bot.client.emojis import FIRST_PAUSE, LOOK
from bot.tables.decks import Deck
from bot.views.cards import plain_face
from murlan.cards import PACK, Card, Rank, Suit
from tests.support.discord_limits import walk
from tests.support.live import PATIENCE, Json, Live, Person, controls_of, text_of

LIST: Final = "GET /applications/{application_id}/emojis"
UPLOAD: Final = "POST /applications/{application_id}/emojis"
GONE: Final = "DELETE /applications/{application_id}/emojis/{emoji_id}"
PIXEL: Final = "data:image/png;base64,iVBORw0KGgo="
GALLERY: Final = 12
"""Discord's number of a media gallery."""
SETTING: Final = "/applications/*/emojis"


def there(live: Live) -> list[str]:
    """Return the names of the emojis that Discord has."""
    return [emoji["name"] for emoji in live.playground.discord.emojis.everything()]


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(3 * PATIENCE):
        while not is_so():
            await asyncio.sleep(0.001)


async def started(live: Live) -> None:
    """Start the bot anew, as one that draws cards, and wait until it has all that it wants."""
    live.draws_cards = True
    await live.restart_bot()
    await until(lambda: live.app.card_emojis.is_settled)


async def opened(live: Live, person: Person) -> tuple[Json, Json]:
    """Open a table, fill it, and return its message and the person's hand."""
    await person.command("start")
    await person.press("fill")
    await live.settled()
    hand = (await person.press("hand")).message
    await live.answered()
    return person.public(), hand


def emojis_in(message: Json) -> set[str]:
    """Return the names of the emojis in a message's text."""
    return {name for name in emoji_set().pictures if f"<:{name}:" in text_of(message)}


async def test_emojis_are_uploaded_once(live: Live) -> None:
    """81 pictures; a bot that starts anew asks what is there and uploads nothing."""
    await started(live)
    assert sorted(emoji_set().pictures) == sorted(there(live))
    assert (81, 1) == (live.requests(UPLOAD), live.requests(LIST))
    await started(live)
    assert (81, 2, 0) == (live.requests(UPLOAD), live.requests(LIST), live.requests(GONE))


async def test_upload_that_was_cut_off_goes_on_where_it_stopped(live: Live) -> None:
    """Nothing is stored about it: Discord's list says what is there."""
    live.draws_cards = True
    await live.restart_bot()
    await until(lambda: len(there(live)) > 10)
    await live.stop_bot()
    assert 10 < len(there(live)) < 81
    await live.start_bot()
    await until(lambda: live.app.card_emojis.is_settled)
    assert (81, 81) == (len(there(live)), live.requests(UPLOAD))


async def test_emojis_of_another_release_go_once_all_new_ones_are_there(live: Live) -> None:
    """They are known by their names; what the owner made for something else stays."""
    emojis = live.playground.discord.emojis
    for name in ("queen_of_diamonds_000000", "red_joker_abcdef", "murlan_logo"):
        emojis.add(name, PIXEL)
    await started(live)
    assert {"murlan_logo"} == set(there(live)) - emoji_set().pictures.keys()
    assert 82 == len(there(live))


async def test_upload_that_fails_is_tried_again_later_and_cards_are_text_meanwhile(live: Live, ana: Person) -> None:
    """A permission that is gone, a limit: people play on, and nobody is told."""
    await live.fault(kind="status", route=f"POST {SETTING}", status=403, code=50001, times=1)
    live.draws_cards = True
    await live.restart_bot()
    await until(lambda: live.requests(UPLOAD) == 1)
    table, hand = await opened(live, ana)
    assert (set(), set()) == (emojis_in(table), emojis_in(hand))
    assert any(suit.symbol in text_of(hand) for suit in Suit)
    live.clock.advance(FIRST_PAUSE + 1)
    await until(lambda: live.app.card_emojis.is_settled)
    assert emojis_in((await ana.press("hand")).message)


async def test_emoji_that_somebody_deleted_is_uploaded_anew(live: Live) -> None:
    """Discord is asked once an hour: it would refuse a list that names an emoji which is gone."""
    await started(live)
    emojis = live.playground.discord.emojis
    emojis.remove(emojis.everything()[5]["id"])
    live.clock.advance(LOOK + 1)
    await until(lambda: len(there(live)) == 81)
    assert 82 == live.requests(UPLOAD)


async def test_cards_are_emojis_in_texts_and_lists_and_words_in_labels(live: Live, ana: Person) -> None:
    """The hand and the table show tiles; what is read aloud is text."""
    await started(live)
    _, hand = await opened(live, ana)
    names = emoji_set().decks[Deck.FOUR_COLOURS]
    own = live.table().hand(ana.user_id).snapshot.hand
    assert {names[card] for card in own} <= emojis_in(hand)
    options = controls_of(hand)["cards"]["options"]
    assert {str(card): names[card] for card in own} == {option["value"]: option["emoji"]["name"] for option in options}
    assert [] == [option for option in options if ":" in option["label"]]


@pytest.mark.parametrize(
    ("deck", "expected"),
    [(Deck.TWO_COLOURS, {Deck.TWO_COLOURS}), (Deck.TEXT, set()), (Deck.FOUR_COLOURS, {Deck.FOUR_COLOURS})],
)
async def test_person_sees_the_deck_they_chose(deck: Deck, expected: set[Deck], live: Live, ana: Person) -> None:
    """From the next press on, and after a restart; the table's message keeps the server's."""
    await started(live)
    await ana.command("preferences")
    sample = (await ana.choose("deck", deck.value)).message
    table, hand = await opened(live, ana)
    decks = emoji_set().decks
    club = Card.of(Rank.ACE, Suit.CLUBS)
    assert expected == {one for one in decks if decks[one][club] in emojis_in(sample)}
    own = live.table().hand(ana.user_id).snapshot.hand
    assert expected == {one for one in decks if {decks[one][card] for card in own} <= emojis_in(hand)}
    await started(live)
    again = (await ana.press("hand", table)).message
    assert emojis_in(hand) == emojis_in(again)


async def test_server_chooses_the_deck_of_its_tables(live: Live, ana: Person) -> None:
    """It holds for tables that open from then on, and for what everybody sees alone."""
    await started(live)
    await ana.command("settings")
    await ana.press("to-tables")
    await ana.choose("deck", Deck.TEXT.value)
    table, hand = await opened(live, ana)
    assert (set(), True) == (emojis_in(table), bool(emojis_in(hand)))
    assert any(suit.symbol in text_of(table) for suit in Suit)


async def test_refusal_names_cards_with_the_readers_deck(live: Live, ana: Person) -> None:
    """What stands on one's own hand looks like the hand."""
    await started(live)
    await opened(live, ana)
    own = live.table().hand(ana.user_id).snapshot.hand
    hand = (await ana.choose("cards", *(str(card) for card in own))).message
    assert emojis_in(hand) <= {emoji_set().decks[Deck.FOUR_COLOURS][card] for card in PACK}
    assert "⚠️" in text_of(hand)


async def test_hand_is_one_large_picture_for_who_wants_that(live: Live, ana: Person) -> None:
    """It is sent anew where it changes, tells its cards, and goes with the setting; no emoji is needed."""
    await ana.command("preferences")
    await ana.press("large-hand")
    await opened(live, ana)
    hand = await ana.sees(lambda message: bool(message["attachments"]), is_private=True)
    own = live.table().hand(ana.user_id).snapshot.hand
    shown = picture_of(hand)
    assert ["hand"] == [file["filename"].partition("-")[0] for file in hand["attachments"]]
    assert [plain_face(card) for card in own if card.suit is not None] == [
        told for told in shown["description"].split(", ") if " " not in told
    ]
    sorted_hand = (await ana.press("sort")).message
    (file,) = sorted_hand["attachments"]
    assert (hand["id"], file["url"]) == (sorted_hand["id"], picture_of(sorted_hand)["media"]["url"])
    assert file["url"] != shown["media"]["url"]
    chosen = (await ana.choose("cards", str(own[0]))).message
    assert [file["id"]] == [kept["id"] for kept in chosen["attachments"]]
    await ana.press("large-hand")
    plain = (await ana.press("sort", sorted_hand)).message
    assert ([], True) == (plain["attachments"], all(plain_face(card) in text_of(plain) for card in own))


async def test_large_hand_is_drawn_anew_when_its_turn_comes(live: Live, ana: Person) -> None:
    """What keeps itself up to date sends the picture along."""
    await ana.command("preferences")
    await ana.press("large-hand")
    await opened(live, ana)
    hand = await ana.sees(lambda message: bool(message["attachments"]), is_private=True)
    await ana.press("pass", hand)
    await live.settled()
    await live.answered()
    renewed = ana.shown[hand["id"]]
    (file,) = renewed["attachments"]
    assert picture_of(renewed)["media"]["url"] == file["url"]


def picture_of(message: Json) -> Json:
    """Return the one picture of a message."""
    (gallery,) = [part for part in walk(message["components"]) if part["type"] == GALLERY]
    (item,) = gallery["items"]
    return dict(item)
