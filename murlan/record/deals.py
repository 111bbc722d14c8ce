"""The deals of a record. Each event is applied as it is read; what follows from it is held against the text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from murlan.dealing import SeatDraw, deal_hands
from murlan.errors import IllegalEvent, RecordProblem
from murlan.events import CardGiven, Dealt, Event, Passed, Played, SeatEvent
from murlan.match import Match
from murlan.notices import DealEnded, Notice, TargetRaised, TrickEnded
from murlan.options import RuleOptions
from murlan.record.lines import NOTHING, PASS, deal_line, end_lines, exchange_line, hand_lines
from murlan.record.match_record import match_before
from murlan.record.statements import COMMA, Statement, Statements, Word
from murlan.record.values import card_of, cut_of, number_of, rung_of, seat_of, seed_of
from murlan.snapshot import Stage

_RESULT: Final = "Result"


def read_deals(statements: Statements, options: RuleOptions, draw: SeatDraw | None) -> tuple[Match, tuple[Event, ...]]:
    """Read all deals; return the match after them and their events.

    Raises:
        RecordError: A place that is wrong.
    """
    reader = _Reader(statements, options)
    reader.read(draw)
    return reader.match, tuple(reader.events)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Carried:
    """What came before the first deal of a record."""

    totals: tuple[int, ...]
    target: int
    last_places: tuple[int, ...] | None


class _Reader:
    """A match that goes on with each statement."""

    def __init__(self, statements: Statements, options: RuleOptions) -> None:
        self.match = Match.start(options)
        self.events: list[Event] = []
        self._statements = statements
        self._options = options

    def read(self, draw: SeatDraw | None) -> None:
        """Read deals until the match is over or the record says how it ended."""
        carried = self._carried() if self._statements.next_key == "Totals" else None
        if carried is None and self._statements.next_key == _RESULT:
            return
        self._read_deal(self._first_dealt(carried, draw))
        while self.match.stage is Stage.DEALING and self._statements.next_key != _RESULT:
            self._read_deal(self._next_dealt())

    def _carried(self) -> _Carried:
        """Read where a running match stood."""
        totals = self._statements.take("Totals")
        points = tuple(totals.read("number", number_of) for _ in range(4))
        totals.end()
        target = self._statements.take("Target now")
        rung = target.read("target", rung_of)
        target.end()
        return _Carried(totals=points, target=rung, last_places=self._last_places())

    def _last_places(self) -> tuple[int, ...] | None:
        statement = self._statements.take("Last places")
        if statement.rest.text == NOTHING:
            return None
        places: list[int] = []
        while len(places) < 4:
            seat = statement.read("seat", seat_of)
            if seat in places:
                raise statement.last.error(RecordProblem.UNEXPECTED, "seat that is not named before")
            places.append(seat)
        statement.end()
        return tuple(places)

    def _first_dealt(self, carried: _Carried | None, draw: SeatDraw | None) -> Dealt:
        """Read the first deal of the record, whose number and dealer nothing says before."""
        number = 1
        if carried is not None:
            word, _, text = self._statements.next_key.partition(" ")
            number = number_of(text) or 1 if word == "Deal" else 1
        heading = self._statements.take(f"Deal {number}")
        heading.expect("seat")
        dealer = heading.read("seat", seat_of)
        if draw is not None and number == 1 and draw.order[0] != dealer:
            raise heading.last.error(RecordProblem.CONTRADICTED, str(draw.order[0]))
        heading.expect("deals")
        heading.end()
        before = carried or _Carried(totals=self.match.totals, target=self.match.target, last_places=None)
        seed, cut = self._seed_and_cut()
        dealt = Dealt(
            number=number,
            dealer=dealer,
            hands=deal_hands(seed, cut, dealer),
            seed=seed,
            cut=cut,
            totals=before.totals,
            target=before.target,
            last_places=before.last_places,
        )
        self.match = match_before(self._options, dealt)
        return dealt

    def _next_dealt(self) -> Dealt:
        self._statements.expect(*deal_line(self.match.deal_number + 1, self.match.dealer))
        return self.match.next_deal(*self._seed_and_cut())

    def _seed_and_cut(self) -> tuple[bytes, int]:
        seed, cut = self._statements.take("Seed"), self._statements.take("Cut")
        found = seed.read("seed", seed_of), cut.read("cut", cut_of)
        seed.end()
        cut.end()
        return found

    def _read_deal(self, dealt: Dealt) -> None:
        """Read a deal from its hands on, as far as it went."""
        for line in hand_lines(dealt):
            self._statements.expect(*line)
        self._apply(dealt)
        if self.match.exchange is not None:
            self._read_exchange()
        number = 0
        notices: tuple[Notice, ...] = ()
        while self.match.stage is Stage.PLAY and self._statements.next_key != _RESULT:
            number += 1
            notices = self._read_trick(number)
        self._check_end(notices)

    def _read_exchange(self) -> None:
        """Check the card that was given, or the jokers shown; read the card given back (R8)."""
        assert self.match.exchange is not None
        key, derived = exchange_line(self.match.exchange)
        statement = self._statements.take(key)
        statement.expect(derived)
        if self.match.stage is Stage.EXCHANGE and not statement.has_ended:
            statement.expect(COMMA)
            giver = statement.read("seat", seat_of)
            first = statement.last
            statement.expect("gives")
            card = statement.read("card", card_of)
            self._act(CardGiven(giver, card), (first, statement.last))
        statement.end()

    def _read_trick(self, number: int) -> tuple[Notice, ...]:
        """Read turns to the end of the trick, or to the end of what is known; return the last turn's notices."""
        statement = self._statements.take(f"Trick {number}")
        notices: tuple[Notice, ...] = ()
        while not any(isinstance(notice, TrickEnded | DealEnded) for notice in notices):
            if notices and statement.has_ended:
                if self._statements.next_key == _RESULT:
                    return notices
                raise statement.missing("turn")
            if notices:
                statement.expect(COMMA)
            event, words = _turn(statement)
            notices = self._act(event, words)
        statement.end("end of the trick")
        return notices

    def _check_end(self, notices: tuple[Notice, ...]) -> None:
        """Hold what the deal led to against the text (R6, R7, R9)."""
        raised_to = next((notice.target for notice in notices if isinstance(notice, TargetRaised)), None)
        for notice in notices:
            if isinstance(notice, DealEnded):
                for line in end_lines(notice, raised_to):
                    self._statements.expect(*line)

    def _act(self, event: SeatEvent, words: tuple[Word, ...]) -> tuple[Notice, ...]:
        """Apply what a seat did.

        Raises:
            RecordError: The rules refuse it.
        """
        try:
            return self._apply(event)
        except IllegalEvent as refused:
            quoted = " ".join(word.text for word in words)
            raise words[0].error(RecordProblem.REFUSED, refusal=refused, text=quoted) from refused

    def _apply(self, event: Event) -> tuple[Notice, ...]:
        step = self.match.apply(event)
        self.match = step.after
        self.events.append(event)
        return step.notices


def _turn(statement: Statement) -> tuple[Played | Passed, tuple[Word, ...]]:
    """Read one turn; return its words, too."""
    seat = statement.read("seat", seat_of)
    words = [statement.last]
    if statement.next_text.lower() == PASS:
        return Passed(seat), (*words, statement.take(PASS))
    cards = [statement.read("card or pass", card_of)]
    words.append(statement.last)
    while statement.next_text not in ("", COMMA):
        cards.append(statement.read("card", card_of))
        words.append(statement.last)
    return Played(seat, tuple(cards)), tuple(words)
