"""Fair deals: the documented method, a second verifier written from the document, and everything that is refused."""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

from murlan.cards import card_text
from murlan.cli import main
from murlan.dealing import deal_hands
from murlan.events import CutKind, CutSource, Doubt
from murlan.fairness import PLACES, Fault, RevealedDeal, RevealedMatch, commitment, cut_of_press, verify
from murlan.revealed import RevealedFileError, read_revealed, write_revealed

DOCUMENT: Final = Path(__file__).parents[2] / "docs" / "FAIRNESS.md"
MATCH_ID: Final = "k3v9qa7m2x"
DEALS: Final = 5


def seed_of(number: int) -> bytes:
    """Return a seed of its own for each deal."""
    return hashlib.sha256(f"deal {number}".encode()).digest()


def deal_of(number: int, source: CutSource | None = None, cut: int | None = None) -> RevealedDeal:
    """Return an honest deal, cut by a press if nothing else is said."""
    seed, dealer = seed_of(number), (number + 1) % 4
    promised = commitment(MATCH_ID, number, seed)
    source = source or CutSource(kind=CutKind.PRESS, press_id=1_300_000_000_000_000_000 + number)
    if cut is None:
        assert source.press_id is not None
        cut = cut_of_press(source.press_id, promised)
    return RevealedDeal(
        number=number,
        dealer=dealer,
        seed=seed,
        cut=cut,
        hands=deal_hands(seed, cut, dealer),
        commitment=promised,
        cut_source=source,
    )


HONEST: Final = RevealedMatch(
    match_id=MATCH_ID,
    deals=(
        *map(deal_of, range(1, DEALS)),
        deal_of(DEALS, CutSource(kind=CutKind.NAMED, press_id=77), cut=PLACES[3]),
    ),
)


def with_deal(place: int, **changed: object) -> RevealedMatch:
    """Change one deal, by its place from 0."""
    deals = list(HONEST.deals)
    deals[place] = replace(deals[place], **changed)  # type: ignore[arg-type]
    return replace(HONEST, deals=tuple(deals))


def redealt(place: int, *, seed: bytes | None = None, cut: int | None = None) -> RevealedMatch:
    """Change a seed or a cut, and the hands with it, as somebody would who wants to be believed."""
    deal = HONEST.deals[place]
    seed, cut = seed or deal.seed, cut or deal.cut
    return with_deal(place, seed=seed, cut=cut, hands=deal_hands(seed, cut, deal.dealer))


def other_card() -> RevealedMatch:
    """Let two seats of the third deal change a card."""
    hands = [list(hand) for hand in HONEST.deals[2].hands]
    hands[0][4], hands[1][4] = hands[1][4], hands[0][4]
    return with_deal(2, hands=tuple(tuple(sorted(hand)) for hand in hands))


def swapped() -> RevealedMatch:
    """Let the second and the third deal change places, numbers and all."""
    first, second, third, *others = HONEST.deals
    return replace(HONEST, deals=(first, third, second, *others))


def swapped_and_numbered() -> RevealedMatch:
    """Let them change places, each with the other's number, dealer, promise and press."""
    first, second, third, *others = HONEST.deals
    pair = []
    for deal, place in ((third, second), (second, third)):
        hands = deal_hands(deal.seed, place.cut, place.dealer)
        pair.append(replace(place, seed=deal.seed, hands=hands))
    return replace(HONEST, deals=(first, *pair, *others))


FORGED: Final[dict[str, tuple[RevealedMatch, int, Fault]]] = {
    "a changed card": (other_card(), 3, Fault.CARDS),
    "a changed seed": (with_deal(1, seed=bytes(32)), 2, Fault.SEED),
    "a changed seed with its hands": (redealt(1, seed=bytes(32)), 2, Fault.SEED),
    "a changed cut": (with_deal(1, cut=HONEST.deals[1].cut % 53 + 1), 2, Fault.CUT),
    "a changed cut with its hands": (redealt(1, cut=HONEST.deals[1].cut % 53 + 1), 2, Fault.CUT),
    "a changed press": (with_deal(0, cut_source=CutSource(kind=CutKind.PRESS, press_id=5)), 1, Fault.CUT),
    "a press of no number": (with_deal(0, cut_source=CutSource(kind=CutKind.PRESS, press_id=1 << 64)), 1, Fault.CUT),
    "a place that nobody can name": (redealt(4, cut=4), 5, Fault.CUT),
    "a named place without a press": (with_deal(4, cut_source=CutSource(kind=CutKind.NAMED)), 5, Fault.CUT),
    "chance without a reason": (with_deal(4, cut_source=CutSource(kind=CutKind.CHANCE)), 5, Fault.CUT),
    "no source of the cut": (with_deal(4, cut_source=None), 5, Fault.CUT),
    "a named place that the cards do not show": (with_deal(4, cut=PLACES[4]), 5, Fault.CARDS),
    "no commitment": (with_deal(3, commitment=None), 4, Fault.COMMITMENT_MISSING),
    "swapped deals": (swapped(), 2, Fault.SWAPPED),
    "swapped deals that are numbered": (swapped_and_numbered(), 2, Fault.SWAPPED),
    "a dealer out of turn": (with_deal(1, dealer=0), 2, Fault.DEALER),
    "another match's name": (replace(HONEST, match_id="other"), 1, Fault.SEED),
}


def test_every_honest_deal_is_accepted() -> None:
    """Nothing of it is doubtful, whether a press or a person cut."""
    assert [(number, True) for number in range(1, DEALS + 1)] == [(v.number, v.is_accepted) for v in verify(HONEST)]


@pytest.mark.parametrize("name", FORGED)
def test_a_forged_match_is_refused_at_the_deal_that_was_forged(name: str) -> None:
    """Which deal, and what is wrong with it; what is not touched stays accepted, but where deals change places."""
    forged, number, fault = FORGED[name]
    wrong = [verdict for verdict in verify(forged) if verdict.fault is not None]
    assert (number, fault) == (wrong[0].number, wrong[0].fault)


def test_a_whole_other_match_is_refused_by_whoever_kept_a_promise() -> None:
    """Seed, promise, cut and cards changed together fit together: only what was shown before tells."""
    seed, deal = bytes(32), HONEST.deals[1]
    promised = commitment(MATCH_ID, 2, seed)
    assert deal.cut_source is not None
    assert deal.cut_source.press_id is not None
    cut = cut_of_press(deal.cut_source.press_id, promised)
    forged = with_deal(1, seed=seed, cut=cut, commitment=promised, hands=deal_hands(seed, cut, deal.dealer))
    assert all(verdict.is_accepted for verdict in verify(forged))
    assert deal.commitment is not None
    kept = {2: deal.commitment.hex()[:16].upper()}
    assert all(verdict.is_accepted for verdict in verify(HONEST, shown=kept))
    assert [None, Fault.NOT_AS_SHOWN, None, None, None] == [verdict.fault for verdict in verify(forged, shown=kept)]


@pytest.mark.parametrize("doubt", [Doubt.NOT_SHOWN, Doubt.NO_PRESS])
def test_a_deal_cut_by_chance_is_not_provable_and_says_why(doubt: Doubt) -> None:
    """It is neither accepted nor wrong; its cards are checked all the same."""
    match = replace(HONEST, deals=(deal_of(1, CutSource(kind=CutKind.CHANCE, doubt=doubt), cut=30),))
    (verdict,) = verify(match)
    assert (False, None, doubt) == (verdict.is_accepted, verdict.fault, verdict.doubt)


def test_a_deal_of_before_there_were_commitments_is_not_provable() -> None:
    """Matches that older releases stored are shown, and nothing is claimed of them."""
    (verdict, *_) = verify(with_deal(0, commitment=None, cut_source=None))
    assert (None, Doubt.NO_COMMITMENT) == (verdict.fault, verdict.doubt)


def test_a_deal_without_a_commitment_is_wrong_for_whoever_saw_one() -> None:
    """To take the promise out of the file is no way around it."""
    (verdict, *_) = verify(with_deal(0, commitment=None, cut_source=None), shown={1: "0" * 16})
    assert Fault.COMMITMENT_MISSING is verdict.fault


def test_commitments_of_one_seed_differ_by_match_and_deal() -> None:
    """A promise is for one deal; names that run into each other are kept apart by their length."""
    seed = bytes(32)
    found = [commitment(*which, seed) for which in (("a", 1), ("a", 2), ("aa", 1), ("b", 1))]
    assert len(set(found)) == 4


@pytest.mark.parametrize(
    ("match_id", "number", "seed"), [("", 1, bytes(32)), ("a" * 256, 1, bytes(32)), ("a", 0, bytes(32)), ("a", 1, b"")]
)
def test_what_is_no_deal_has_no_commitment(match_id: str, number: int, seed: bytes) -> None:
    """Each part has its fixed form."""
    with pytest.raises(ValueError, match="deal"):
        commitment(match_id, number, seed)


def test_every_place_of_a_cut_is_about_equally_likely() -> None:
    """Chi-square of 53 places over 20,000 presses in a row, which differ in their last bits only."""
    promised, presses = commitment("a", 1, bytes(32)), 20_000
    counts = [0] * 54
    for press in range(presses):
        counts[cut_of_press(press, promised)] += 1
    expected = presses / 53
    assert 0 == counts[0]
    assert sum((count - expected) ** 2 / expected for count in counts[1:]) < 110  # 52 degrees: p = 4e-6


def test_a_file_is_read_back_as_it_was_written() -> None:
    """Ids of presses too, though they are longer than JSON's numbers are for many."""
    assert HONEST == read_revealed(write_revealed(HONEST))
    old = with_deal(0, commitment=None, cut_source=None)
    assert old == read_revealed(write_revealed(old))


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (lambda body: body.update(format="murlan-fair-deals/2"), "format"),
        (lambda body: body.update(more=1), ""),
        (lambda body: body.update(match=""), "match"),
        (lambda body: body.update(deals={}), "deals"),
        (lambda body: body["deals"][1].pop("seed"), "deals[1]"),
        (lambda body: body["deals"][1].update(seed="00"), "deals[1].seed"),
        (lambda body: body["deals"][1].update(seed="0 " * 32), "deals[1].seed"),
        (lambda body: body["deals"][1].update(commitment=7), "deals[1].commitment"),
        (lambda body: body["deals"][1].update(cut=True), "deals[1].cut"),
        (lambda body: body["deals"][1].update(dealer=4), "deals[1].dealer"),
        (lambda body: body["deals"][1].update(number="2"), "deals[1].number"),
        (lambda body: body["deals"][1].update(hands=[]), "deals[1].hands"),
        (lambda body: body["deals"][1]["hands"].__setitem__(3, "9X"), "deals[1].hands[3]"),
        (lambda body: body["deals"][1]["cut_source"].update(kind="wish"), "deals[1].cut_source.kind"),
        (lambda body: body["deals"][1]["cut_source"].update(press=5), "deals[1].cut_source.press"),
        (lambda body: body["deals"][1]["cut_source"].update(who="me"), "deals[1].cut_source"),
    ],
)
def test_a_file_of_another_form_is_refused_where_it_is_wrong(change: Any, place: str) -> None:
    """Whoever writes such a file learns which part is not as documented."""
    body = json.loads(write_revealed(HONEST))
    change(body)
    with pytest.raises(RevealedFileError) as caught:
        read_revealed(json.dumps(body))
    assert place == caught.value.place


def test_what_is_no_json_is_refused() -> None:
    """Also where it is nested deeper than anybody reads."""
    for text in ("", "[" * 100_000):
        with pytest.raises(RevealedFileError):
            read_revealed(text)


# What follows knows nothing of the game's code: it is written from docs/FAIRNESS.md, with hashlib alone.


def stream(purpose: str, source: bytes) -> Any:
    """Yield the bytes of a source."""
    block = 0
    while True:
        yield from hashlib.sha256(purpose.encode() + source + block.to_bytes(8, "big")).digest()
        block += 1


def below(numbers: Any, limit: int) -> int:
    """Take a number below a limit."""
    bits = 0
    while 2**bits < limit:
        bits += 1
    while True:
        number: int = next(numbers) % 2**bits
        if number < limit:
            return number


def documented(match: str, deal: dict[str, Any]) -> bool:
    """Check one deal of a file as the document says."""
    name = match.encode()
    seed = bytes.fromhex(deal["seed"])
    head = b"murlan/commitment/1" + bytes([len(name)]) + name + deal["number"].to_bytes(8, "big")
    digest = hashlib.sha256(head + seed).digest()
    if digest.hex() != deal["commitment"]:
        return False
    source = deal["cut_source"]
    if source["kind"] == "press":
        cut = 1 + below(stream("murlan/cut/1", int(source["press"]).to_bytes(8, "big") + digest), 53)
    else:
        cut = deal["cut"] if deal["cut"] in range(3, 52, 2) else 0
    pack = [rank + suit for rank in "3456789TJQKA2" for suit in "SCDH"] + ["BJ", "RJ"]
    order = {card: place for place, card in enumerate(pack)}
    numbers = stream("murlan/deal/1", seed)
    for i in range(53, 0, -1):
        j = below(numbers, i + 1)
        pack[i], pack[j] = pack[j], pack[i]
    pack = pack[cut:] + pack[:cut]
    hands = [pack[(seat - deal["dealer"] - 1) % 4 :: 4] for seat in range(4)]
    dealt = [" ".join(sorted(hand, key=order.__getitem__)) for hand in hands]
    return bool(cut == deal["cut"] and dealt == deal["hands"])


def test_a_verifier_written_from_the_document_agrees() -> None:
    """It accepts what ours accepts, and refuses each forgery of a deal that ours refuses."""
    body = json.loads(write_revealed(HONEST))
    assert all(documented(body["match"], deal) for deal in body["deals"])
    for name in ("a changed card", "a changed seed", "a changed cut with its hands", "swapped deals that are numbered"):
        forged, number, _ = FORGED[name]
        deal = json.loads(write_revealed(forged))["deals"][number - 1]
        assert not documented(MATCH_ID, deal), name


def test_the_example_of_the_document_is_right() -> None:
    """Commitment, cut and all four hands."""
    said = dict(re.findall(r"^(commitment|cut|hand [0-3]) +(.+)$", DOCUMENT.read_text("utf-8"), re.MULTILINE))
    seed = bytes(range(32))
    promised = commitment("k3v9qa7m2x", 2, seed)
    cut = cut_of_press(1_300_000_000_000_000_001, promised)
    hands = {f"hand {seat}": card_text(hand) for seat, hand in enumerate(deal_hands(seed, cut, 1))}
    assert {"commitment": promised.hex(), "cut": str(cut), **hands} == said


@pytest.mark.parametrize("word", [*Fault, *Doubt, *CutKind])
def test_every_word_of_a_verdict_is_in_the_document(word: str) -> None:
    """Whoever reads one looks it up there."""
    assert f"`{word}`" in DOCUMENT.read_text("utf-8")


def test_command_accepts_an_honest_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It says of each deal what was promised and what came of it."""
    file = tmp_path / "match.json"
    file.write_text(write_revealed(HONEST))
    assert 0 == main(["verify", str(file)])
    said = capsys.readouterr().out
    assert said.count(": accepted.") == DEALS
    assert f"Accepted: {DEALS}. Not provable: 0. Wrong: 0." in said
    assert all(deal.seed.hex() in said for deal in HONEST.deals)


@pytest.mark.parametrize("name", FORGED)
def test_command_refuses_a_forged_file_and_names_the_deal(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its exit code says it too."""
    forged, number, fault = FORGED[name]
    if name == "a press of no number":
        return  # such a file cannot be told from a longer number
    file = tmp_path / "match.json"
    file.write_text(write_revealed(forged))
    assert 1 == main(["verify", "--json", str(file)])
    deals = json.loads(capsys.readouterr().out)["deals"]
    assert (number, fault) == next((deal["deal"], deal["fault"]) for deal in deals if deal["fault"])
    assert 1 == main(["verify", str(file)])
    assert f"Deal {number}: WRONG" in capsys.readouterr().out


def test_command_holds_a_file_against_what_was_seen(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The beginning of a promise is enough to compare; fewer digits are no promise."""
    file = tmp_path / "match.json"
    file.write_text(write_revealed(HONEST))
    kept = HONEST.deals[1].commitment
    assert kept is not None
    assert 0 == main(["verify", "--saw", f"2={kept.hex()}", str(file)])
    assert 1 == main(["verify", "--saw", f"2={'0' * 16}", str(file)])
    assert "Deal 2: WRONG: it is not the promise that you saw." in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["verify", "--saw", "2=00", str(file)])


def test_command_says_what_is_no_file_of_deals(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One sentence, and the exit code of bad input."""
    file = tmp_path / "match.json"
    file.write_text(write_revealed(HONEST).replace("murlan-fair-deals/1", "murlan-fair-deals/9"))
    assert 2 == main(["verify", str(file)])
    assert "format is wrong" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["verify", str(tmp_path / "none.json")])
