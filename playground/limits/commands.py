"""Bodies of application commands."""

from collections.abc import Iterator

from playground.errors import Issue
from playground.jsons import Json, as_objects
from playground.limits.shapes import (
    Field,
    Fields,
    boolean,
    join,
    number,
    optional,
    pattern,
    required,
    several,
    snowflake,
    text,
    whole,
)

MOST_CHARACTERS = 8000
"""Names, descriptions and choice values of one command, each in its longest localisation."""
MOST_OF_KIND = {1: 100, 2: 15, 3: 15}
CHAT_INPUT = 1
SUB_COMMAND, GROUP = 1, 2
NAME = pattern(r"[-_'\w]{1,32}", 32, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
LOCALES = frozenset(
    (
        "id",
        "da",
        "de",
        "en-GB",
        "en-US",
        "es-ES",
        "es-419",
        "fr",
        "hr",
        "it",
        "lt",
        "hu",
        "nl",
        "no",
        "pl",
        "pt-BR",
        "ro",
        "fi",
        "sv-SE",
        "vi",
        "tr",
        "cs",
        "el",
        "bg",
        "ru",
        "uk",
        "hi",
        "th",
        "zh-CN",
        "ja",
        "zh-TW",
        "ko",
    )
)
"""The languages of Discord's own client. Albanian is not among them."""


def _name(value: object, path: str) -> list[Issue]:
    issues = NAME(value, path)
    if not issues and value != str(value).lower():
        issues.append(Issue(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid: upper case"))
    return issues


def _localised(at_most: int) -> Field:
    each = text(at_most, 1)

    def check(value: object, path: str) -> list[Issue]:
        if not isinstance(value, dict):
            return [Issue(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")]
        unknown = [key for key in value if key not in LOCALES]
        issues = [Issue(join(path, key), "BASE_TYPE_CHOICES", "Not a locale of Discord's") for key in unknown]
        for key, translated in value.items():
            issues += each(translated, join(path, key))
        return issues

    return optional(check)


def _choice_value(value: object, path: str) -> list[Issue]:
    return text(100, 1)(value, path) if isinstance(value, str) else number(value, path)


CHOICE = Fields(
    {"name": required(text(100, 1)), "name_localizations": _localised(100), "value": required(_choice_value)}
)


def _options(value: object, path: str) -> list[Issue]:
    return several(OPTION, 0, 25)(value, path)


OPTION = Fields(
    {
        "type": required(whole(1, 11)),
        "name": required(_name),
        "name_localizations": _localised(32),
        "description": required(text(100, 1)),
        "description_localizations": _localised(100),
        "required": optional(boolean),
        "choices": optional(several(CHOICE, 0, 25)),
        "options": optional(_options),
        "channel_types": optional(several(whole(0, 16), 0, 20)),
        "min_value": optional(number),
        "max_value": optional(number),
        "min_length": optional(whole(0, 6000)),
        "max_length": optional(whole(1, 6000)),
        "autocomplete": optional(boolean),
    }
)


def _permission_bits(value: object, path: str) -> list[Issue]:
    """Permissions are numbers as wide as they need."""
    return [] if str(value).isdecimal() else snowflake(value, path)


_COMMON: dict[str, Field] = {
    "type": optional(whole(1, 4)),
    "name_localizations": _localised(32),
    "description_localizations": _localised(100),
    "default_member_permissions": optional(_permission_bits),
    "dm_permission": optional(boolean),
    "contexts": optional(several(whole(0, 2), 0, 3)),
    "integration_types": optional(several(whole(0, 1), 1, 2)),
    "nsfw": optional(boolean),
    "options": optional(_options),
    "handler": optional(whole(1, 3)),
    "id": optional(snowflake),
}
SLASH = Fields({**_COMMON, "name": required(_name), "description": required(text(100, 1))})
MENU = Fields({**_COMMON, "name": required(text(32, 1)), "description": optional(text(0))})
CHANGE = Fields({**_COMMON, "name": optional(text(32, 1)), "description": optional(text(100))})


def check_all(payload: object) -> list[Issue]:
    """Check a list that overwrites a scope."""
    if not isinstance(payload, list):
        return [Issue("", "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")]
    issues = []
    seen: set[tuple[object, object]] = set()
    for position, command in enumerate(payload):
        issues += check_one(command, str(position))
        key = (_kind(command), command.get("name")) if isinstance(command, dict) else (0, position)
        if key in seen:
            message = "Application command names must be unique"
            issues.append(Issue(f"{position}.name", "APPLICATION_COMMANDS_DUPLICATE_NAME", message))
        seen.add(key)
    for kind, most in MOST_OF_KIND.items():
        if sum(_kind(command) == kind for command in as_objects(payload)) > most:
            issues.append(Issue("", "TOO_MANY_APPLICATION_COMMANDS", f"At most {most} commands of type {kind}"))
    return issues


def check_one(payload: object, path: str = "") -> list[Issue]:
    """Check one command."""
    if not isinstance(payload, dict):
        return SLASH(payload, path)
    if _kind(payload) != CHAT_INPUT:
        issues = MENU(payload, path)
        if payload.get("options"):
            issues.append(Issue(join(path, "options"), "APPLICATION_COMMAND_CONTEXT_MENU", "Takes no options"))
        return issues
    return [*SLASH(payload, path), *_check_options(payload, path, depth=0), *_check_size(payload, path)]


def check_change(payload: object) -> list[Issue]:
    """Check the edit of one command."""
    issues = CHANGE(payload, "")
    return [*issues, *_check_options(payload, "", depth=0)] if isinstance(payload, dict) else issues


def _kind(command: Json) -> object:
    return command.get("type") or CHAT_INPUT


def _check_options(holder: Json, path: str, *, depth: int) -> Iterator[Issue]:
    names = set()
    optional_seen = False
    options = as_objects(holder.get("options"))
    kinds = [option.get("type") for option in options]
    if any(kind in (SUB_COMMAND, GROUP) for kind in kinds) and any(kind not in (SUB_COMMAND, GROUP) for kind in kinds):
        message = "Subcommands and values cannot be mixed"
        yield Issue(join(path, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
    for position, option in enumerate(options):
        at = join(path, f"options.{position}")
        if option.get("name") in names:
            yield Issue(f"{at}.name", "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED", "Option names must be unique")
        names.add(option.get("name"))
        if option.get("type") in (SUB_COMMAND, GROUP):
            if depth >= (1 if option["type"] == GROUP else 2):
                yield Issue(at, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Nested too deep")
            yield from _check_options(option, at, depth=depth + 1)
            continue
        if option.get("required") and optional_seen:
            message = "Required options must be placed before non-required options"
            yield Issue(at, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        optional_seen = optional_seen or not option.get("required")
        yield from _check_value_option(option, at)


def _check_value_option(option: Json, at: str) -> Iterator[Issue]:
    choices = as_objects(option.get("choices"))
    if option.get("autocomplete") and choices:
        message = "Autocomplete and choices are mutually exclusive"
        yield Issue(at, "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES", message)
    names = [choice.get("name") for choice in choices]
    if len({str(name) for name in names}) != len(names):
        message = "Option choice names must be unique"
        yield Issue(f"{at}.choices", "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_DUPLICATE", message)
    for choice in choices:
        if isinstance(choice.get("value"), str) != (option.get("type") == 3):
            yield Issue(f"{at}.choices", "APPLICATION_COMMAND_OPTIONS_CHOICE_VALUE_TYPE", "Not of the option's type")


def _check_size(command: Json, path: str) -> Iterator[Issue]:
    size = size_of(command)
    if size > MOST_CHARACTERS:
        message = f"Command exceeds maximum size ({MOST_CHARACTERS}): {size} characters"
        yield Issue(path, "APPLICATION_COMMAND_TOO_LARGE", message)


def size_of(holder: Json) -> int:
    """What of `MOST_CHARACTERS` a command, or a part of one, takes."""
    own = sum(_longest(holder, key) for key in ("name", "description"))
    for choice in as_objects(holder.get("choices")):
        own += _longest(choice, "name")
        own += len(choice["value"]) if isinstance(choice.get("value"), str) else 0
    return own + sum(size_of(option) for option in as_objects(holder.get("options")))


def _longest(holder: Json, key: str) -> int:
    translated = holder.get(f"{key}_localizations") or {}
    said = [holder.get(key), *(translated.values() if isinstance(translated, dict) else ())]
    return max((len(one) for one in said if isinstance(one, str)), default=0)
