"""Promised deals at a table: what is promised when, what decides the cut, what is stored of it (docs/FAIRNESS.md)."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.actions import Cut, Join, Leave, Ready, Ring, Shown, Start
from bot.tables.changes import Change
from bot.tables.phases import CutWay, DueKind, Phase, TableSettings
from bot.tables.pledges import Pledge
from bot.tables.registry import Opening
from bot.tables.table import Table
from bot.tables.transition import changed_by
from db.codec import decode_state, encode_state
from murlan.events import CutKind, Dealt, Doubt
from murlan.fairness import RevealedMatch, commitment, verify
from murlan.options import CLASSIC, ONE_DEAL, RuleOptions
from tests.support.house import ANA, BESA, CHANNEL, CLIRIM, DRITA, GUILD, NAMES, TableHouse
from tests.tables.matches import play_on
from tests.tables.positions import STAGES
from tests.tables.positions import house as rules

PLACE = 27


async def opened(house: TableHouse, *, cut: CutWay = CutWay.PRESS, options: RuleOptions = CLASSIC) -> Table:
    """Open a lobby of four people."""
    settings = TableSettings(options=options, cut=cut)
    table = await house.registry.open(
        Opening(
            guild_id=GUILD,
            channel_id=CHANNEL,
            host_id=ANA,
            host_name=NAMES[ANA],
            settings=settings,
            press_id=next(house.press_ids),
        )
    )
    for user_id in (BESA, CLIRIM, DRITA):
        await table.act(Join(user_id, NAMES[user_id]))
    return table


def pledge_of(table: Table) -> Pledge:
    """Return the next deal."""
    assert table.state.pledge is not None
    return table.state.pledge


async def shown(table: Table, house: TableHouse) -> Pledge:
    """Let Discord take a message with the present promise."""
    table.tell(Shown(pledge_of(table).commitment))
    await house.settled()
    return pledge_of(table)


def dealt_by(house: TableHouse) -> list[Dealt]:
    """Return all deals, oldest first."""
    return [event for event in house.events() if isinstance(event, Dealt)]


def cutter(table: Table) -> int:
    """Return the user id of who is asked to cut."""
    public = table.public()
    assert public.cutter is not None
    user_id = public.seats[public.cutter].user_id
    assert user_id is not None
    return user_id


async def test_first_press_after_a_promise_was_shown_cuts_the_deal(house: TableHouse) -> None:
    """R2.3: it is stored with the deal, and whoever checks the match finds the cut."""
    table = await opened(house)
    promised = await shown(table, house)
    table.pressed(500)
    table.pressed(501)
    await table.act(Start(ANA), 501)
    (dealt,) = dealt_by(house)
    assert (promised.seed, promised.commitment) == (dealt.seed, dealt.commitment)
    assert dealt.cut_source is not None
    assert (CutKind.PRESS, 500) == (dealt.cut_source.kind, dealt.cut_source.press_id)
    assert table.state.match_id is not None
    (verdict,) = verify(RevealedMatch.of(table.state.match_id, [dealt]))
    assert verdict.is_accepted


async def test_press_before_a_promise_was_shown_does_not_count(house: TableHouse) -> None:
    """The deal is made all the same, by chance, and says why it is not provable."""
    table = await opened(house)
    table.pressed(500)
    await table.act(Start(ANA))
    (dealt,) = dealt_by(house)
    assert dealt.cut_source is not None
    assert (CutKind.CHANCE, Doubt.NOT_SHOWN) == (dealt.cut_source.kind, dealt.cut_source.doubt)


async def test_deal_without_a_press_since_its_promise_is_not_provable(house: TableHouse) -> None:
    """Computer players play on, and nobody waits for a press."""
    table = await opened(house)
    await shown(table, house)
    await table.act(Start(ANA))
    (dealt,) = dealt_by(house)
    assert dealt.cut_source is not None
    assert Doubt.NO_PRESS is dealt.cut_source.doubt


async def test_each_deal_promises_the_next_one_with_a_seed_of_its_own(house: TableHouse) -> None:
    """Its commitment is public as soon as the deal before begins; the seed is not."""
    table = await opened(house)
    seeds = [pledge_of(table).seed]
    await table.act(Start(ANA))
    pledge = pledge_of(table)
    seeds.append(pledge.seed)
    public = table.public().commitment
    assert public is not None
    assert table.state.match_id is not None
    assert (2, commitment(table.state.match_id, 2, pledge.seed)) == (public.deal_number, public.digest)
    assert len(set(seeds)) == 2
    said = f"{table.public()!r} {table.state!r} {table.hand(ANA)!r}"
    assert [seed for seed in seeds if repr(seed) in said.replace(repr(dealt_by(house)[0].seed), "")] == []


async def test_match_of_one_deal_promises_none_after_it_but_its_rematch(house: TableHouse) -> None:
    """There is no second deal to promise; when it is over the next match is."""
    table = await opened(house, options=RuleOptions(target=ONE_DEAL))
    first = pledge_of(table).match_id
    await table.act(Start(ANA))
    assert (None, first) == (table.state.pledge, table.state.match_id)
    while table.state.phase is not Phase.FINISHED:
        await play_on(table)
    rematch = pledge_of(table)
    assert (1, True) == (rematch.deal_number, rematch.match_id != first)
    for user_id in (ANA, BESA, CLIRIM, DRITA):
        await table.act(Ready(user_id))
    assert (rematch.match_id, rematch.seed) == (table.state.match_id, dealt_by(house)[-1].seed)


async def test_promise_and_press_outlive_a_restart(house: TableHouse) -> None:
    """They are stored as they come: nobody can have another seed by ending the process."""
    table = await opened(house)
    await shown(table, house)
    table.pressed(500)
    await house.settled()
    before = pledge_of(table)
    again = await house.restarted()
    (restored,) = again.registry.tables()
    assert (before, 500) == (restored.state.pledge, before.press_id)
    await again.close()


async def test_whoever_sits_right_of_the_dealer_names_the_place(house: TableHouse) -> None:
    """R2.3, with `cut` by hand; it is their press that is stored."""
    table = await opened(house, cut=CutWay.ASK)
    await shown(table, house)
    await table.act(Start(ANA))
    assert [] == dealt_by(house)
    assert (0, 3) == (table.state.match and table.state.match.dealer, table.public().cutter)
    await table.act(Cut(cutter(table), PLACE, 700), 700)
    (dealt,) = dealt_by(house)
    assert dealt.cut_source is not None
    assert (PLACE, CutKind.NAMED, 700) == (dealt.cut, dealt.cut_source.kind, dealt.cut_source.press_id)
    assert table.state.match_id is not None
    assert all(verdict.is_accepted for verdict in verify(RevealedMatch.of(table.state.match_id, [dealt])))


async def test_who_is_asked_to_cut_and_does_not_holds_nobody_up(house: TableHouse) -> None:
    """After some seconds a press decides, as without the question."""
    table = await opened(house, cut=CutWay.ASK)
    await shown(table, house)
    table.pressed(500)
    await table.act(Start(ANA))
    assert DueKind.CUT_RUNS_OUT is (table.state.due and table.state.due.kind)
    await house.advance(12)
    (dealt,) = dealt_by(house)
    assert dealt.cut_source is not None
    assert (CutKind.PRESS, 500) == (dealt.cut_source.kind, dealt.cut_source.press_id)


async def test_who_leaves_instead_of_cutting_is_not_waited_for(house: TableHouse) -> None:
    """The deal is made at once; the question is nobody else's."""
    table = await opened(house, cut=CutWay.ASK)
    await shown(table, house)
    await table.act(Start(ANA))
    await table.act(Leave(cutter(table)))
    assert 1 == len(dealt_by(house))


async def test_nobody_is_asked_to_cut_what_was_not_promised(house: TableHouse) -> None:
    """While Discord is away the deal goes on without the question: a named place would prove nothing."""
    table = await opened(house, cut=CutWay.ASK)
    await table.act(Start(ANA))
    assert 1 == len(dealt_by(house))


async def test_ready_while_somebody_cuts_starts_no_clock_anew(house: TableHouse) -> None:
    """Whoever is in a hurry cannot hold the cut up, nor hurry it."""
    table = await opened(house, cut=CutWay.ASK)
    await shown(table, house)
    await table.act(Start(ANA))
    due = table.state.due
    for user_id in (ANA, BESA, CLIRIM, DRITA):
        await table.act(Ready(user_id))
    assert (due, []) == (table.state.due, dealt_by(house))


async def test_restart_while_the_first_deal_is_cut_goes_on_with_it(house: TableHouse) -> None:
    """The match has no event yet: it is built anew from who drew what (R2.2)."""
    table = await opened(house, cut=CutWay.ASK)
    await shown(table, house)
    await table.act(Start(ANA))
    again = await house.restarted()
    (restored,) = again.registry.tables()
    assert table.state == restored.state
    await restored.act(Cut(cutter(restored), PLACE, 700), 700)
    assert [PLACE] == [dealt.cut for dealt in dealt_by(again)]
    await again.close()


def test_table_that_an_older_release_stored_deals_on_and_promises_from_then_on() -> None:
    """The deal that it had not promised is not provable; the one after it is promised."""
    stored = decode_state(encode_state(STAGES["dealing"]).replace(',"pledge":null', "").replace(',"cut":"press"', ""))
    state = replace(stored, match=STAGES["dealing"].match)
    assert state.due is not None
    change: Change = changed_by(state, Ring(state.due.number), rules())
    (dealt,) = change.events
    assert isinstance(dealt, Dealt)
    assert (None, None) == (dealt.commitment, dealt.cut_source)
    assert change.after.pledge is not None
    assert (state.match_id, dealt.number + 1) == (change.after.pledge.match_id, change.after.pledge.deal_number)


async def test_closed_table_keeps_no_promise(house: TableHouse) -> None:
    """What is never dealt is forgotten with the table."""
    table = await opened(house)
    for user_id in (ANA, BESA, CLIRIM, DRITA):
        await table.act(Leave(user_id))
    assert (Phase.CLOSED, None) == (table.state.phase, table.state.pledge)
