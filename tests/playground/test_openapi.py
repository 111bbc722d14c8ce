"""Discord's OpenAPI as a second opinion: on a small document of our own, and on the real one where it is at hand."""

import json
from pathlib import Path
from typing import Any

import pytest

from playground.openapi import OpenApi
from tests.playground.bad_bodies import BAD_MESSAGES

ROUTE = "/channels/{id}/messages"
TEXT = {
    "type": "object",
    "properties": {"type": {"const": 10}, "content": {"type": "string", "maxLength": 4}},
    "required": ["type", "content"],
}
ROW = {"type": "object", "properties": {"type": {"const": 1}}, "required": ["type"]}
MESSAGE: dict[str, Any] = {
    "type": "object",
    "properties": {
        "nonce": {"$ref": "#/components/schemas/SnowflakeType"},
        "part": {"oneOf": [{"$ref": "#/components/schemas/Row"}, {"$ref": "#/components/schemas/Text"}]},
    },
}


def content(name: str) -> dict[str, Any]:
    """JSON of a named schema."""
    return {"content": {"application/json": {"schema": {"$ref": f"#/components/schemas/{name}"}}}}


@pytest.fixture
def small(tmp_path: Path) -> OpenApi:
    """One route: a message with a part that is a row or a text."""
    snowflake = {"type": "string", "pattern": "^[0-9]+$"}
    schemas = {"SnowflakeType": snowflake, "Row": ROW, "Text": TEXT, "Message": MESSAGE}
    operation = {"requestBody": content("Message"), "responses": {"200": content("Message")}}
    document = {"components": {"schemas": schemas}, "paths": {ROUTE: {"post": operation}}}
    path = tmp_path / "openapi.json"
    path.write_text(json.dumps(document))
    return OpenApi(path)


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        pytest.param({"part": {"type": 10, "content": "x"}}, [], id="good"),
        pytest.param({"nonce": 5}, [], id="id-as-a-number"),
        pytest.param({"part": {"type": 10, "content": "12345"}}, [("part.content", "schema")], id="too-long"),
        pytest.param({"part": {"type": 2}}, [("part", "schema")], id="no-such-part"),
        pytest.param({"colour": 1}, [("", "unlisted")], id="unlisted-key"),
    ],
)
def test_request_is_held_against_the_branch_that_is_meant(small: OpenApi, body: Any, expected: Any) -> None:
    """Of a union the errors of the fitting type; a key that is not listed is a lint."""
    assert [(issue.path, issue.source) for issue in small.request("POST", ROUTE, body)] == expected


def test_answer_of_our_own_is_held_against_it_too(small: OpenApi) -> None:
    """Ids in answers are text; a status that is not listed is an issue."""
    assert small.response("POST", ROUTE, 200, {"nonce": "5"}) == []
    assert small.response("POST", ROUTE, 200, {"nonce": 5}) != []
    assert small.response("POST", ROUTE, 418, {}) != []


def test_route_that_discord_does_not_have_is_an_issue(small: OpenApi) -> None:
    """We would serve what nobody serves."""
    assert [issue.code for issue in small.request("GET", "/cards", None)] == ["UNKNOWN_ROUTE"]


def test_what_our_limits_accept_the_document_accepts(openapi: OpenApi | None) -> None:
    """Where the document is at hand, every test here sends its bodies past it; this says that it is looked at."""
    template = "/channels/{channel_id}/messages"
    if openapi is not None:
        refused = [name for name, (body, _, _) in BAD_MESSAGES.items() if openapi.request("POST", template, body)]
        assert len(refused) > len(BAD_MESSAGES) / 3
