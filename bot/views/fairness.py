"""What somebody reads who checks the deals of a match that is over: each promise, seed and cut, and the verdict."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from discord import ui

from bot.texts import text
from bot.views import accents
from bot.views.layout import Item, attachment, button, joined, message, paragraph, rows, rule, small
from bot.views.presses import PressId, Verb
from murlan.events import CutKind, CutSource
from murlan.fairness import DealVerdict, RevealedDeal, RevealedMatch, verify

PAGE_SIZE: Final = 6
"""Deals on one page; each takes about 300 signs of the 4,000 that a message may have."""


def file_name(match: RevealedMatch) -> str:
    """Return what the file is called that holds a match's deals; the match itself as JSON has another name."""
    return f"murlan-{match.match_id}-deals.json"


def fairness_message(match: RevealedMatch, language: str, *, page: int = 0) -> ui.LayoutView:
    """Return a page of the check of a match; its file is to be attached to the message.

    Args:
        match: What is revealed of it.
        language: Of the reader.
        page: From 0; any other one counts as the last.
    """
    verdicts = verify(match)
    pages = max(1, -(-len(verdicts) // PAGE_SIZE))
    page = min(page, pages - 1)
    deals = list(zip(match.deals, verdicts, strict=True))[page * PAGE_SIZE : (page + 1) * PAGE_SIZE]
    return message(
        accents.NOTE,
        paragraph(text("fair-title", language, match=match.match_id), _summary(verdicts, language)),
        rule(),
        [paragraph(*_deal_lines(deal, verdict, language)) for deal, verdict in deals],
        rule(),
        paragraph(small(text("fair-own", language, file=file_name(match)))),
        attachment(file_name(match)),
        _turning(match, page, pages),
    )


def _summary(verdicts: Sequence[DealVerdict], language: str) -> str:
    wrong = sum(verdict.fault is not None for verdict in verdicts)
    doubtful = sum(verdict.doubt is not None for verdict in verdicts)
    if wrong:
        return text("fair-wrong", language, count=wrong, all=len(verdicts))
    if doubtful:
        return text("fair-some", language, count=doubtful, all=len(verdicts))
    return text("fair-all", language, count=len(verdicts))


def _deal_lines(deal: RevealedDeal, verdict: DealVerdict, language: str) -> Iterator[str]:
    mark = "❌" if verdict.fault else "⚠️" if verdict.doubt else "✅"
    what = text("fair-deal", language, number=verdict.number, mark=mark, cut=deal.cut)
    yield joined(what, _cut_text(deal.cut_source, language))
    if verdict.fault is not None:
        yield text("fair-fault", language, fault=verdict.fault)
    if verdict.doubt is not None:
        yield text("fair-doubt", language, doubt=verdict.doubt)
    if deal.commitment is None:
        yield small(text("fair-no-promise", language))
    else:
        yield small(text("fair-promise", language, digest=f"`{deal.commitment.hex()}`"))
    yield small(text("fair-seed", language, seed=f"`{deal.seed.hex()}`"))


def _cut_text(source: CutSource | None, language: str) -> str:
    kind = CutKind.CHANCE if source is None else source.kind
    press = "" if source is None or source.press_id is None else f"`{source.press_id}`"
    return text("fair-cut", language, kind=kind, press=press)


def _turning(match: RevealedMatch, page: int, pages: int) -> list[Item]:
    """Return the buttons that turn the pages, where there are several."""
    if pages == 1:
        return []
    here = f"{page + 1}/{pages}"
    before, after = (PressId(match.match_id, Verb.VERIFY_PAGE, render=to) for to in (max(0, page - 1), page + 1))
    middle = PressId(match.match_id, Verb.VERIFY_PAGE)
    return rows(
        [
            button("◀", before, disabled=page == 0),
            button(here, middle, disabled=True),
            button("▶", after, disabled=page == pages - 1),
        ]
    )
