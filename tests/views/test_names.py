"""Display names are whatever a stranger typed; drawn, they do nothing but show."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.views.names import MAX_CHARACTERS, MAX_GRAPHEMES, NAMELESS, _graphemes, plain_name, safe_name

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
        ("e\u0301\u0302\u0303\u0304\u0305", "e\u0301\u0302\u0303"),
        ("<@&1>", r"\<\@&1\>"),
        ("<#1>", r"\<\#1\>"),
        ("</murlan start:1>", r"\</murlan start\:1\>"),
        ("<:x:1> <a:x:1>", r"\<\:x\:1\> \<a\:x\:1\>"),
        ("-# small", r"\-\# small"),
        ("### BIG", r"\#\#\# BIG"),
        (">>> quoted", r"\>\>\> quoted"),
        ("* listed", r"\* listed"),
        ("```py", r"\`\`\`py"),
        ("||Dark||", r"\|\|Dark\|\|"),
        ("*a", r"\*a"),
        ("_b_", r"\_b\_"),
        ("<https://a.b>", r"\<https\://a\.b\>"),
        ("\u2067rli\u2069 \u202arle\u202c \u061c\u200e\u200f", "rli rle"),
        ("\u2065\ufff0\U000e0001\U000e0fff\uffff", NAMELESS),
        ("\ufe0f\u180b", NAMELESS),
        ("\ud83d", NAMELESS),
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


@pytest.mark.parametrize(
    "name",
    [
        "Ana",
        "Çlirim Ëngjëll",
        "O'Brien & Co",
        "Nguyễn Thị Hòa",
        "José María".replace("é", "e\u0301"),
        "Владимир",
        "Ελένη",
        "王小明",
        "김민준",
        "さくら",
        "ธนาวัฒน์ ศักดิ์",
        "अनुष्का",
        "क्\u200dष",
        FAMILY,
        "👩🏿\u200d🚀",
        "🏴\u200d☠\ufe0f",
        "🇦🇱",
        "\U0001fae8",
    ],
)
def test_plain_name_stays_as_it_is(name: str) -> None:
    """Nobody's name is touched for others' tricks, in whatever script; an emoji may be newer than we are."""
    assert (name, name) == (safe_name(name), plain_name(name))


@pytest.mark.parametrize(
    "name", ["علي", "علی\u200cرضا", "שָׁלוֹם", "שִׁמְעוֹן"], ids=["arabic", "persian", "hebrew", "pointed"]
)
def test_name_that_runs_from_right_to_left_stays_as_it_is_and_turns_nothing_else(name: str) -> None:
    """Isolated: the line around it goes on from left to right."""
    assert f"\u2068{name}\u2069" == safe_name(name)


@pytest.mark.parametrize("name", ["a\u200cb", "a\u200db", "\u200cعلي\u200c", "ع\u200c\u200cل"])
def test_joiner_that_shapes_nothing_is_dropped(name: str) -> None:
    """BB-090: two names that look alike are alike."""
    assert not {"\u200c", "\u200d"} & set(plain_name(name).replace("ع\u200cل", ""))


def test_long_name_is_cut_between_graphemes() -> None:
    """A cut never leaves half an emoji."""
    assert safe_name("x" * 40) == "x" * MAX_GRAPHEMES
    assert safe_name("👍🏽" * 40) == "👍🏽" * (MAX_CHARACTERS // 2)
    assert safe_name(FAMILY * 40) == FAMILY * (MAX_CHARACTERS // len(FAMILY))


CONTROLS = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200b\u200e\u200f\u061c\u2060\ufeff\u2065"
TRICKS = f"*_~`|@<#>[]():-.\\\n {CONTROLS}\u200c\u200daع1\u0301👩🏽\ufe0f"
ANY_NAME = st.text(max_size=80) | st.text(alphabet=st.sampled_from(TRICKS), max_size=80)
"""Whatever is typed, and what is typed on purpose."""


@given(ANY_NAME)
def test_any_name_becomes_one_harmless_line(name: str) -> None:
    """BB-090, BB-091: one line, not empty, no controls but our isolates, and all of Discord's signs escaped."""
    shown = safe_name(name)
    is_isolated = shown.startswith("\u2068") and shown.endswith("\u2069")
    inner = shown[1:-1] if is_isolated else shown
    assert inner.strip()
    assert not any(unicodedata.category(char) in ("Cc", "Cs", "Co", "Zl", "Zp") for char in inner)
    assert not set(inner) & set(CONTROLS)
    bare = inner.replace("\\\\", "")
    assert all(bare[place - 1 : place] == "\\" for place, char in enumerate(bare) if char in "*_~`|@<#>[]():-.")
    assert is_isolated == any(unicodedata.bidirectional(char) in ("R", "AL", "AN") for char in inner)


@given(ANY_NAME)
def test_any_name_has_its_room_and_no_more(name: str) -> None:
    """The limits of a message are reckoned with this: at most 32 that a reader takes for single characters."""
    assert len(safe_name(name)) <= 2 * MAX_CHARACTERS + 2
    assert len(list(_graphemes(plain_name(name)))) <= MAX_GRAPHEMES


@given(ANY_NAME)
def test_name_that_was_made_safe_once_stays_as_it_is(name: str) -> None:
    """What is shown of a name is what is stored of it, however often it comes by."""
    assert plain_name(name) == plain_name(plain_name(name))


@given(
    st.text(alphabet="abcçëABCÇË áéíóúñß", min_size=1, max_size=32).filter(lambda name: name == " ".join(name.split()))
)
def test_name_of_letters_is_never_changed(name: str) -> None:
    """As most people's are."""
    assert name == safe_name(name) or not name.strip()
