"""Figures for Prometheus: what is counted, and that nothing in them names anybody."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.health import HOST
from bot.lifecycle import Lifecycle
from bot.metrics import route_of
from tests.bot.test_health import free_port
from tests.support.live import Live, Person


@pytest.fixture
async def port(live: Live, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[int]:
    """Where the figures of the bot of a test are told."""
    number = free_port()
    monkeypatch.setattr(live.app.settings, "murlan_health_port", number)
    async with Lifecycle(live.app).told():
        yield number


async def figures(port: int) -> tuple[str, dict[str, float]]:
    """Ask for the figures; return what was said, and the samples by name and labels."""
    async with aiohttp.ClientSession() as http, http.get(f"http://{HOST}:{port}/metrics") as answer:
        said = await answer.text()
    samples = (sample for family in text_string_to_metric_families(said) for sample in family.samples)
    return said, {f"{one.name}{sorted(one.labels.values())}": one.value for one in samples}


async def test_press_is_counted_with_its_answer_and_what_it_stored(port: int, ana: Person) -> None:
    """From its arrival to Discord's receipt; one transaction; one call on the route of answers."""
    await ana.command("start")
    _, told = await figures(port)
    assert 1 == told["murlan_answer_seconds_count[]"]
    assert 1 <= told["murlan_commit_seconds_count[]"] <= told["murlan_commit_units_sum[]"]
    assert 1 == told["murlan_discord_calls_total['/interactions/{id}/{token}/callback', '200', 'POST']"]
    assert 1 == told["murlan_tables['lobby']"]
    assert 1 == told["murlan_shard_up['0']"]


async def test_figures_name_nobody(port: int, ana: Person) -> None:
    """Neither ids nor tokens nor names: they are kept for years, and shown on walls."""
    await ana.command("start")
    said, _ = await figures(port)
    assert [] == re.findall(r"(?<![.\d])\d{15,}|aW50ZXJhY3Rpb246|\bana\b", said, re.IGNORECASE)


@pytest.mark.parametrize(
    ("path", "route"),
    [
        ("/api/v10/channels/123/messages/456", "/channels/{id}/messages/{id}"),
        ("/api/v10/interactions/123/aW50ZXJh/callback", "/interactions/{id}/{token}/callback"),
        ("/api/v10/webhooks/123/aW50ZXJh/messages/@original", "/webhooks/{id}/{token}/messages/@original"),
        ("/api/v10/gateway/bot", "/gateway/bot"),
        ("/proxy/api/v10/users/@me", "/users/@me"),
    ],
)
def test_route_of_an_address_has_no_ids_and_no_tokens(path: str, route: str) -> None:
    """There are few of them, and none is secret."""
    assert route == route_of(path)
