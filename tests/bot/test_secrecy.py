"""Nobody sees another's hand: all that ever reached people over two deals is searched for cards that were hidden."""

from __future__ import annotations

import re

from bot.tables.phases import Phase
from bot.tables.seating import PersonSeat, present
from bot.tables.table import Table
from bot.texts import text
from murlan.cards import PACK, Card
from murlan.snapshot import Stage
from playground.bus import Event, PeopleEvent
from tests.support.live import Live, Person, text_of

_FACE = re.compile("(10|[2-9JQKA])([♠♣♦♥])|([⚫🔴])🃏")
_CARDS = {(card.rank.text.replace("T", "10"), card.suit.symbol): card for card in PACK if card.suit is not None}
_JOKERS = {"⚫": PACK[52], "🔴": PACK[53]}


def cards_in(text: str) -> set[Card]:
    """Return the cards that are named in a text."""
    return {_JOKERS[joker] if joker else _CARDS[rank, suit] for rank, suit, joker in _FACE.findall(text)}


class Watcher:
    """Holds each message, when it goes out, against the hands at that moment."""

    def __init__(self, live: Live) -> None:
        self.leaks: list[tuple[str | None, set[Card]]] = []
        """Who read which cards that they had no right to; ``None`` is everybody."""
        self.count = 0
        self._live = live
        live.playground.discord.bus.listen(self._hear)

    def _hear(self, event: Event) -> None:
        if not isinstance(event, PeopleEvent) or event.name not in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            return
        assert isinstance(event.data, dict)
        self.count += 1
        if leaked := cards_in(text_of(event.data)) & self._hidden_from(event.only):
            self.leaks.append((event.only, leaked))

    def _hidden_from(self, reader: str | None) -> set[Card]:
        """Return the cards that somebody else holds and that were not shown."""
        table = self._live.app.registry.in_channel(int(self._live.channel_id))
        if table is None or table.state.match is None or table.state.match.deal is None:
            return set()
        match = table.state.match
        assert match.deal is not None
        own = next(
            (
                n
                for n, seat in enumerate(table.state.seats)
                if isinstance(seat, PersonSeat) and str(seat.user_id) == reader
            ),
            None,
        )
        hidden = {card for seat, hand in enumerate(match.deal.hands) if seat != own for card in hand}
        shown = {PACK[0], *(PACK[number] for number in table.state.draw)}
        if match.exchange is not None:
            shown |= {card for card in (match.exchange.given, match.exchange.returned) if card is not None}
        return hidden - shown


async def test_no_hidden_card_reaches_anybody(live: Live, ana: Person, besa: Person, luan: Person) -> None:
    """Two deals with two people, one who plays from the hand and one who passes on the table, and a stranger."""
    watcher = Watcher(live)
    await ana.command("start")
    besa.shown.update(ana.shown)
    await besa.press("join")
    await ana.press("fill")
    people = {person.user_id: person for person in (ana, besa)}
    for person in people.values():
        await person.press("hand")
    while (table := live.table()).state.match is not None:
        await live.settled()
        match = table.state.match
        assert match is not None
        if match.stage is Stage.DEALING:
            if match.deal_number == 2:
                break
            await live.answered()  # the last trick of the old deal is drawn before there is a new one
            live.clock.advance(live.settings.murlan_next_deal)
            continue
        assert match.deal is not None
        seat = table.state.seats[match.deal.turn]
        if isinstance(seat, PersonSeat):
            await people[seat.user_id].take_turn()
    await live.answered()
    assert watcher.leaks == []
    assert watcher.count > 60
    assert [message for message in luan.shown.values() if message["flags"] & 64] == []


async def test_chosen_cards_are_seen_by_nobody_else(live: Live, seated: Person, besa: Person) -> None:
    """BB-036: choosing, choosing something else and taking it back move nothing that others see."""
    await live.answered()
    before = len(besa.frames)
    live.playground.requests.clear()
    for card in live.table().hand(seated.user_id).snapshot.hand[:2]:
        await seated.choose("cards", str(card))
    await seated.press("clear")
    await live.answered()
    assert (before, 0) == (len(besa.frames), live.playground.requests.summary()["counted"])


async def test_who_looks_on_or_is_out_sees_what_the_table_sees(
    live: Live, ana: Person, besa: Person, luan: Person
) -> None:
    """BB-037: a stranger who wants a hand gets a sentence, and somebody who went out gets no cards."""
    watcher = Watcher(live)
    await ana.command("start", target=0)
    besa.shown.update(ana.shown)
    await besa.press("join")
    await ana.press("fill")
    refused = await luan.press("hand", ana.public())
    assert (text("refusal-not-seated", "en"), True) == (refused.text, refused.is_private)
    table = live.table()
    while (out := went_out(table)) is None:
        await live.settled()
        await live._take_turn(table)
    if table.state.phase is Phase.PLAYING:
        person = ana if out == ana.user_id else besa
        shown = await person.press("hand", ana.public())
        assert cards_in(shown.text) == set()
        if table.state.phase is Phase.PLAYING:  # the others may have played the deal out meanwhile
            assert text("hand-out", "en") in shown.text
    assert watcher.leaks == []


def went_out(table: Table) -> int | None:
    """Return a person who holds no cards any more in a deal that goes on."""
    match = table.state.match
    assert match is not None
    if match.deal is None:
        return None
    people = (seat.user_id for n, seat in present(table.state.seats).items() if not match.deal.hands[n])
    return next(people, None)


async def test_pushed_hand_reaches_its_owner_alone(live: Live, seated: Person, besa: Person) -> None:
    """After a public Pass the hand of whoever passed is brought up to date; nobody else hears of it."""
    before = len(besa.frames)
    hand = seated.hand()
    await seated.press("pass-here", seated.public())
    await live.settled()
    await seated.sees(lambda message: message["id"] == hand["id"] and message["components"] != hand["components"])
    await live.answered()
    assert hand["id"] not in str(besa.frames[before:])
