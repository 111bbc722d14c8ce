"""Discord's published OpenAPI as a check of requests and of our own answers. Needs the path of the file.

A valid body costs about 0.1 ms (jsonschema-rs, compiled at an operation's first use); only a failure is explained by
the slow way. Keys that the document does not list are a lint: Discord ignores them.
"""

import copy
import json
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Protocol

import jsonschema
import jsonschema_rs

from playground.errors import Issue
from playground.jsons import Json, as_object

DRAFT = "https://json-schema.org/draft/2020-12/schema"
SENT_BY_DISCORD_PY = {
    "IncomingWebhookUpdateForInteractionCallbackRequestPartial": ("tts",),
    "IncomingWebhookUpdateRequestPartial": ("tts",),
    "MessageEditRequestPartial": ("tts",),
    "RichEmbed": ("flags",),
    "ApplicationCommandUpdateRequest": ("nsfw",),
    "ApplicationCommandCreateRequest": ("nsfw",),
    "ApplicationCommandPatchRequestPartial": ("nsfw",),
}
"""Keys by schema that are not listed, and that Discord accepts."""
MEDIA_CHANNEL = 16
"""A kind of channel that Discord documents and its OpenAPI leaves out."""
FOLLOW_UP = ("POST", "/webhooks/{webhook_id}/{webhook_token}")
FOLLOW_UP_SCHEMA = {"$ref": "#/components/schemas/IncomingWebhookRequestPartial"}
"""The document offers two; which one is meant shows in no field."""


class OpenApi:
    """The document, and the validators compiled from it so far."""

    def __init__(self, path: Path) -> None:
        document = json.loads(path.read_text(encoding="utf-8"))
        self._answers: Json = document["components"]
        if "ChannelTypes" in self._answers["schemas"]:
            self._answers["schemas"]["ChannelTypes"]["oneOf"].append({"const": MEDIA_CHANNEL})
        self._paths = {_anonymous(template): item for template, item in document["paths"].items()}
        self._requests = _closed(copy.deepcopy(self._answers))
        self._compiled: dict[tuple[str, ...], _Validator] = {}

    def request(self, method: str, template: str, body: object) -> list[Issue]:
        """Check a request's body."""
        operation = self._operation(method, template)
        if operation is None:
            return [Issue("", "UNKNOWN_ROUTE", f"Discord's OpenAPI has no {method} {template}", "schema")]
        content = as_object(as_object(operation.get("requestBody")).get("content"))
        if not content or body is None:
            return []
        schema = (content.get("application/json") or next(iter(content.values())))["schema"]
        if (method, template) == FOLLOW_UP:
            schema = FOLLOW_UP_SCHEMA
        return self._check((method, template), schema, self._requests, body)

    def response(self, method: str, template: str, status: int, body: object) -> list[Issue]:
        """Check an answer of our own."""
        operation = self._operation(method, template)
        if operation is None or status == 204:
            return []
        answers = operation["responses"]
        answer = answers.get(str(status)) or answers.get(f"{status // 100}XX")
        if answer is None:
            return [Issue("", "STATUS", f"{status} is not listed", "schema")]
        schema = as_object(as_object(answer.get("content")).get("application/json")).get("schema")
        return self._check((method, template, str(status)), schema, self._answers, body) if schema else []

    def _operation(self, method: str, template: str) -> Json | None:
        path = self._paths.get(_anonymous(template)) or {}
        found = path.get(method.lower())
        return found if isinstance(found, dict) else None

    def _check(self, key: tuple[str, ...], schema: Json, components: Json, body: object) -> list[Issue]:
        if key not in self._compiled:
            self._compiled[key] = _Validator({"$schema": DRAFT, "components": components, "allOf": [schema]})
        return self._compiled[key].issues(body)


class _Rust(Protocol):
    def is_valid(self, instance: object) -> bool: ...


class _Validator:
    """Fast to say yes, slow to say why not."""

    def __init__(self, document: Json) -> None:
        self._document = document
        self._fast: _Rust = jsonschema_rs.Draft202012Validator(document)

    def issues(self, body: object) -> list[Issue]:
        if self._fast.is_valid(body):
            return []
        slow = jsonschema.Draft202012Validator(self._document)
        found = (issue for error in slow.iter_errors(body) for issue in _explain(error))
        return list(dict.fromkeys(found))


@cache
def _anonymous(template: str) -> str:
    """A template without the names of its parameters, so that ours need not be Discord's."""
    return "/".join("{}" if step.startswith("{") else step for step in template.split("/"))


def _closed(components: Json) -> Json:
    """Schemas of requests that list every key they take, and that take ids as numbers too."""
    schemas = components["schemas"]
    schemas["SnowflakeType"] = {"anyOf": [schemas["SnowflakeType"], {"type": "integer", "minimum": 0}]}
    for schema in schemas.values():
        if "properties" in schema:
            schema.setdefault("additionalProperties", False)
    for name, keys in SENT_BY_DISCORD_PY.items():
        for key in keys:
            schemas.get(name, {}).get("properties", {}).setdefault(key, True)
    return components


def _explain(error: jsonschema.ValidationError) -> Iterator[Issue]:
    """An error as issues; of a union only the branch that was meant."""
    path = ".".join(map(str, error.absolute_path))
    if not error.context:
        is_lint = error.validator == "additionalProperties"
        yield Issue(path, str(error.validator), error.message[:300], "unlisted" if is_lint else "schema")
        return
    branch = _meant(error.context)
    if branch:
        for inner in branch:
            yield from _explain(inner)
    else:
        yield Issue(path, "UNION_TYPE_CHOICES", "none of the alternatives fits", "schema")


def _meant(errors: Iterable[jsonschema.ValidationError]) -> list[jsonschema.ValidationError]:
    """The errors of the branch with the fewest, among those whose `type` fits."""
    branches: dict[object, list[jsonschema.ValidationError]] = {}
    for error in errors:
        branches.setdefault(error.schema_path[0], []).append(error)
    fitting = [branch for branch in branches.values() if not any(map(_is_other_type, branch))]
    return min(fitting, key=len, default=[])


def _is_other_type(error: jsonschema.ValidationError) -> bool:
    is_discriminator = error.validator in ("enum", "const") and list(error.path) == ["type"]
    return is_discriminator or (error.validator == "type" and not error.path and error.validator_value == "null")
