"""Display names are whatever a stranger typed; drawn, they do nothing but show."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.views.names import MAX_CHARACTERS, MAX_GRAPHEMES, NAMELESS, safe_name

FAMILY = "👨‍👩‍👧"


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Ana", "Ana"),
        ("Çlirim Ë.", r"Çlirim Ë\."),
        ("mr_smith", r"mr\_smith"),
        ("**loud**", r"\*\*loud\*\*"),
        ("~~gone~~ ||hidden||", r"\~\~gone\~\~ \|\|hidden\|\|"),
        ("`code`", r"\`code\`"),
        ("# big", r"\# big"),
        ("> quoted", r"\> quoted"),
        ("- listed", r"\- listed"),
        ("1. first", r"1\. first"),
        ("@everyone", r"\@everyone"),
        ("<@123>", r"\<\@123\>"),
        ("<t:0:R>", r"\<t\:0\:R\>"),
        ("[x](https://a.b)", r"\[x\]\(https\://a\.b\)"),
        (":skull:", r"\:skull\:"),
        ("back\\slash", r"back\\slash"),
        ("two\nlines\there", "two lines here"),
        ("  a   b  ", "a b"),
        ("\u202eevil\u202c", "evil"),
        ("\u2066x\u2069", "x"),
        ("a\u200bb\u2060c\ufeff", "abc"),
        ("\u3164\u2800\u115f", NAMELESS),
        ("", NAMELESS),
        ("\ud800x", "x"),
        ("\ue000x", "x"),
        ("e\u0301\u0302\u0303\u0304", "e\u0301\u0302"),
        ("\u0301lone", "lone"),
        (FAMILY, FAMILY),
        ("a\u200db", "ab"),
        ("👍🏽", "👍🏽"),
        ("🇦🇱 Luan", "🇦🇱 Luan"),
        ("علي", "\u2068علي\u2069"),
        ("O'Brien & Co", "O'Brien & Co"),
    ],
)
def test_name_shows_as_it_reads_and_does_nothing_else(name: str, expected: str) -> None:
    """No mention, no format, no link, no turned line, no hidden width, no scribble over other lines."""
    assert safe_name(name) == expected


def test_long_name_is_cut_between_graphemes() -> None:
    """A cut never leaves half an emoji."""
    assert safe_name("x" * 40) == "x" * MAX_GRAPHEMES
    assert safe_name("👍🏽" * 40) == "👍🏽" * (MAX_CHARACTERS // 2)
    assert safe_name(FAMILY * 40) == FAMILY * (MAX_CHARACTERS // len(FAMILY))


@given(st.text(max_size=80))
def test_any_name_becomes_one_harmless_line(name: str) -> None:
    """Whatever is typed: one line, not empty, no controls, and all of Discord's signs escaped."""
    shown = safe_name(name)
    inner = shown.removeprefix("\u2068").removesuffix("\u2069")
    assert inner.strip()
    assert not any(unicodedata.category(char) in ("Cc", "Cs", "Zl", "Zp") for char in inner)
    assert not set(inner) & set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200b\u200e\u200f")
    bare = inner.replace("\\\\", "")
    assert all(bare[place - 1] == "\\" for place, char in enumerate(bare) if char in "*_~`|@<#>[]():")


@given(st.text(max_size=80))
def test_any_name_has_its_room_and_no_more(name: str) -> None:
    """The limits of a message are reckoned with this."""
    assert len(safe_name(name)) <= 2 * MAX_CHARACTERS + 2
