"""What is written to the log: everything but tokens, whoever logs it."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from collections.abc import Callable, Iterator
from typing import Literal

import aiohttp
import discord
import pytest
import yarl

from bot.logs import CUT, SafeFormatter, bound_to, without_secrets
from tests.support.live import discord_py_at, local_discord

BOT_TOKEN = "MTEyMjMzNDQ1NTY2Nzc4ODk5MA.GhIjKl.abcdefghijklmnopqrstuvwxyz0123456789AB"
TOKEN = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OTpzZWNyZXQtc2VjcmV0LXNlY3JldA"
CALLBACK = f"https://discord.com/api/v10/interactions/1234567890/{TOKEN}/callback?with_response=true"
WEBHOOK = f"https://discord.com/api/v10/webhooks/1234567890/{TOKEN}/messages/@original"


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """What the root handler writes, as the process sets it up."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(SafeFormatter(secrets=(BOT_TOKEN,)))
    root = logging.getLogger()
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    yield stream
    root.setLevel(level)
    root.removeHandler(handler)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (CALLBACK, f"https://discord.com/api/v10/interactions/1234567890/{CUT}/callback?with_response=true"),
        (WEBHOOK, f"https://discord.com/api/v10/webhooks/1234567890/{CUT}/messages/@original"),
        ("/webhooks/12/canary-token", f"/webhooks/12/{CUT}"),
        ("url=URL('http://h/webhooks/12/canary')", f"url=URL('http://h/webhooks/12/{CUT}')"),
        (f"a token: {TOKEN}.", f"a token: {CUT}."),
        (f"a token: {BOT_TOKEN}!", f"a token: {CUT}!"),
        (
            "{'Authorization': 'Bot x'}, Authorization: Bot odd",
            f"{{'Authorization': 'Bot x'}}, Authorization: Bot {CUT}",
        ),
        ("table ab12: channel 1234567890 takes no messages", "table ab12: channel 1234567890 takes no messages"),
        ("bot.client.limiter: discord.py 2.7.1", "bot.client.limiter: discord.py 2.7.1"),
    ],
    ids=["callback", "webhook", "short", "repr", "token", "bot's token", "header", "none", "dotted"],
)
def test_tokens_are_cut_out_of_a_text(text: str, expected: str) -> None:
    """Where they stand says what they are; the rest of the line stays."""
    assert expected == without_secrets(text)


def test_given_secret_is_cut_out_whatever_it_looks_like() -> None:
    """A proxy's token need not look like Discord's."""
    assert f"it is {CUT}" == without_secrets("it is odd", secrets=("odd",))


def lines_of(form: Literal["console", "json"], log: Callable[[], None]) -> list[str]:
    """Return what is written in a form."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(SafeFormatter(form, secrets=(BOT_TOKEN,)))
    logger = logging.getLogger("a.b")
    logger.addHandler(handler)
    try:
        log()
    finally:
        logger.removeHandler(handler)
    return stream.getvalue().splitlines()


def test_json_line_says_what_it_is_about() -> None:
    """One object a line, for whatever collects logs; what was logged of a press can be found by its number."""

    def press() -> None:
        with bound_to("42"):
            logging.getLogger("a.b").error("it failed: %s", CALLBACK)

    (line,) = lines_of("json", press)
    told = json.loads(line)
    assert {"level": "ERROR", "logger": "a.b", "interaction": "42"} == {
        name: told[name] for name in ("level", "logger", "interaction")
    }
    assert (True, False) == (CUT in told["message"], TOKEN in line)


@pytest.mark.parametrize("form", ["console", "json"])
def test_line_of_one_of_several_processes_says_its_shards(form: Literal["console", "json"]) -> None:
    """Whatever collects the lines of all of them has to tell them apart."""
    formatter = SafeFormatter(form, shards="0-3/8")
    line = formatter.format(logging.LogRecord("a.b", logging.INFO, "", 0, "it is up", None, None))
    assert "0-3/8" == (json.loads(line)["shards"] if form == "json" else line.split("[shards ")[1].rstrip("]"))


def test_json_line_of_a_fault_has_no_token_in_its_traceback() -> None:
    """The error itself may hold the address of the call."""

    def fault() -> None:
        try:
            int(BOT_TOKEN)
        except ValueError:
            logging.getLogger("a.b").exception("it failed")

    (line,) = lines_of("json", fault)
    assert (True, False) == (CUT in json.loads(line)["exc_info"], BOT_TOKEN in line)


async def test_task_that_a_press_begins_is_bound_to_it() -> None:
    """Whatever follows from a press says so."""

    async def later() -> None:
        logging.getLogger("a.b").warning("it is slow")

    async def both() -> None:
        with bound_to("7"):
            begun = asyncio.create_task(later())
        await begun

    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(SafeFormatter())
    logging.getLogger("a.b").addHandler(handler)
    await both()
    logging.getLogger("a.b").removeHandler(handler)
    assert stream.getvalue().endswith("a.b: it is slow [interaction 7]\n")


@pytest.mark.parametrize(
    ("message", "ending"), [("late", "a.b: late [table x1]"), ("table x1: late", "table x1: late")]
)
async def test_line_from_a_tables_own_task_names_the_table_once(message: str, ending: str) -> None:
    """Most lines do so in words."""

    async def serve() -> list[str]:
        return lines_of("console", lambda: logging.getLogger("a.b").warning(message))

    (line,) = await asyncio.create_task(serve(), name="table x1")
    assert line.endswith(ending)


RECORDS: dict[str, Callable[[], None]] = {
    "message": lambda: logging.getLogger("a").warning(CALLBACK),
    "arguments": lambda: logging.getLogger("a").info("%s %s", "POST", yarl.URL(CALLBACK)),
    "bot's token": lambda: logging.getLogger("a").error("it is %r", {"token": BOT_TOKEN}),
}


@pytest.mark.parametrize("log", RECORDS.values(), ids=RECORDS)
def test_record_is_written_without_tokens(log: Callable[[], None], written: io.StringIO) -> None:
    """The message and its arguments."""
    log()
    assert (True, False, False) == (
        CUT in written.getvalue(),
        TOKEN in written.getvalue(),
        BOT_TOKEN in written.getvalue(),
    )


async def test_traceback_is_written_without_tokens(written: io.StringIO) -> None:
    """Aiohttp's errors hold the address, and so do those that come of them."""
    request = aiohttp.RequestInfo(yarl.URL(CALLBACK), "POST", None, yarl.URL(CALLBACK))  # type: ignore[arg-type]
    cause = aiohttp.ContentTypeError(request, (), status=502, message="unexpected mimetype")
    assert TOKEN in str(cause)

    def fail() -> None:
        raise RuntimeError(str(cause)) from cause

    try:
        fail()
    except RuntimeError:
        logging.getLogger("a").exception("a press failed")
    assert (True, False) == ("Traceback" in written.getvalue(), TOKEN in written.getvalue())


async def test_lost_error_of_a_task_is_written_without_tokens(written: io.StringIO) -> None:
    """Asyncio logs it when the task is thrown away."""

    async def fail() -> None:
        raise aiohttp.InvalidURL(CALLBACK)

    loop = asyncio.get_running_loop()
    with pytest.raises(aiohttp.InvalidURL) as caught:
        await fail()
    loop.call_exception_handler({"message": "Task exception was never retrieved", "exception": caught.value})
    assert (True, False) == ("never retrieved" in written.getvalue(), TOKEN in written.getvalue())


async def test_warnings_of_discord_py_are_written_without_tokens(written: io.StringIO) -> None:
    """A rate limit on a call with a token in its address: discord.py warns of it with the address."""
    async with local_discord() as (playground, _http):
        with discord_py_at(playground):
            client = discord.http.HTTPClient(asyncio.get_running_loop())
            await client.static_login(playground.discord.token)
            playground.discord.faults.plant({"kind": "status", "status": 429, "seconds": 0.01})
            address = "/webhooks/{webhook_id}/{webhook_token}/messages/@original"
            with pytest.raises(discord.HTTPException):
                await client.request(discord.http.Route("GET", address, webhook_id=1, webhook_token=TOKEN))
            await client.close()
    assert (True, True) == (
        "We are being rate limited" in written.getvalue(),
        f"/webhooks/1/{CUT}" in written.getvalue(),
    )
    assert TOKEN not in written.getvalue()
