"""Components of messages and modals: their shapes, and the rules between them."""

from collections import Counter
from collections.abc import Iterator

from playground.components import SELECTS, V2_ONLY, Kind, texts, walk
from playground.errors import Issue
from playground.jsons import Json, as_int, as_objects
from playground.limits.shapes import (
    Field,
    Fields,
    Shape,
    boolean,
    by_type,
    one_of,
    optional,
    required,
    several,
    snowflake,
    text,
    url,
    whole,
)

MOST_COMPONENTS = 40
"""In a V2 message, nested ones counted."""
MOST_ROWS = 5
MOST_TEXT = 4000
"""Characters in all text displays of a V2 message."""
MOST_TEXT_BYTES = 10170
"""UTF-8 bytes in all text displays and 12 for each; above that Discord answers 500."""
TEXT_BYTES = "TEXT_BYTES_EXCEEDED"
CUSTOM_ID = required(text(100, 1))
INT32 = 2**31 - 1


def _component(**fields: Field) -> Fields:
    common = {"type": required(whole(1, 30)), "id": optional(whole(0, INT32))}
    return Fields({**common, **fields})


EMOJI = Fields({"id": optional(snowflake), "name": optional(text(32)), "animated": optional(boolean)})
MEDIA = Fields({"url": required(url(files=True))}, frozenset({"proxy_url", "width", "height", "content_type"}))
BUTTON = _component(
    style=required(whole(1, 6)),
    custom_id=optional(text(100, 1)),
    label=optional(text(80)),
    emoji=optional(EMOJI),
    url=optional(url(512)),
    sku_id=optional(snowflake),
    disabled=optional(boolean),
)
OPTION = Fields(
    {
        "label": required(text(100, 1)),
        "value": required(text(100, 1)),
        "description": optional(text(100)),
        "emoji": optional(EMOJI),
        "default": optional(boolean),
    }
)
_SELECT = {
    "custom_id": CUSTOM_ID,
    "placeholder": optional(text(150)),
    "min_values": optional(whole(0, 25)),
    "max_values": optional(whole(1, 25)),
    "disabled": optional(boolean),
    "required": optional(boolean),
}
STRING_SELECT = _component(**_SELECT, options=required(several(OPTION, 1, 25)))
DEFAULT_VALUE = Fields({"id": required(snowflake), "type": required(one_of("user", "role", "channel"))})
ENTITY_SELECT = _component(**_SELECT, default_values=optional(several(DEFAULT_VALUE, 0, 25)))
CHANNEL_SELECT = _component(
    **_SELECT,
    default_values=optional(several(DEFAULT_VALUE, 0, 25)),
    channel_types=optional(several(whole(0, 16), 0, 20)),
)
TEXT_INPUT = _component(
    custom_id=CUSTOM_ID,
    style=required(whole(1, 2)),
    label=optional(text(45)),
    min_length=optional(whole(0, 4000)),
    max_length=optional(whole(1, 4000)),
    required=optional(boolean),
    value=optional(text(4000)),
    placeholder=optional(text(100)),
)
SELECT_SHAPES: dict[int, Shape] = {
    Kind.STRING_SELECT: STRING_SELECT,
    Kind.USER_SELECT: ENTITY_SELECT,
    Kind.ROLE_SELECT: ENTITY_SELECT,
    Kind.MENTIONABLE_SELECT: ENTITY_SELECT,
    Kind.CHANNEL_SELECT: CHANNEL_SELECT,
}
IN_ROW = by_type({Kind.BUTTON: BUTTON, **SELECT_SHAPES}, "an action row")
ROW = _component(components=required(several(IN_ROW, 1, 5)))
TEXT_DISPLAY = _component(content=required(text(4000, 1)))
THUMBNAIL = _component(media=required(MEDIA), description=optional(text(1024)), spoiler=optional(boolean))
SECTION = _component(
    components=required(several(by_type({Kind.TEXT_DISPLAY: TEXT_DISPLAY}, "a section"), 1, 3)),
    accessory=required(by_type({Kind.BUTTON: BUTTON, Kind.THUMBNAIL: THUMBNAIL}, "a section's accessory")),
)
GALLERY_ITEM = Fields({"media": required(MEDIA), "description": optional(text(1024)), "spoiler": optional(boolean)})
GALLERY = _component(items=required(several(GALLERY_ITEM, 1, 10)))
FILE = _component(
    file=required(MEDIA), spoiler=optional(boolean), name=optional(text(1024)), size=optional(whole(0, INT32))
)
SEPARATOR = _component(divider=optional(boolean), spacing=optional(whole(1, 2)))
IN_CONTAINER: dict[int, Shape] = {
    Kind.ACTION_ROW: ROW,
    Kind.SECTION: SECTION,
    Kind.TEXT_DISPLAY: TEXT_DISPLAY,
    Kind.MEDIA_GALLERY: GALLERY,
    Kind.FILE: FILE,
    Kind.SEPARATOR: SEPARATOR,
}
CONTAINER = _component(
    components=required(several(by_type(IN_CONTAINER, "a container"), 1, MOST_COMPONENTS)),
    accent_color=optional(whole(0, 0xFFFFFF)),
    spoiler=optional(boolean),
)
LAYOUT = several(by_type({**IN_CONTAINER, Kind.CONTAINER: CONTAINER}, "a message"), 0, MOST_COMPONENTS)
"""The components of a V2 message."""
ROWS = several(by_type({Kind.ACTION_ROW: ROW}, "a message without the flag IS_COMPONENTS_V2"), 0, MOST_ROWS)
"""The components of a message with content or embeds."""
LABEL = _component(
    label=required(text(45, 1)),
    description=optional(text(100)),
    component=required(by_type({Kind.TEXT_INPUT: TEXT_INPUT, **SELECT_SHAPES}, "a label")),
)
INPUT_ROW = _component(components=required(several(by_type({Kind.TEXT_INPUT: TEXT_INPUT}, "a modal's row"), 1, 1)))
FORM = several(
    by_type({Kind.ACTION_ROW: INPUT_ROW, Kind.LABEL: LABEL, Kind.TEXT_DISPLAY: TEXT_DISPLAY}, "a modal"), 1, 5
)
"""The components of a modal."""


def check_components(value: object, path: str, *, is_layout: bool) -> list[Issue]:
    """Check a message's components."""
    issues = (LAYOUT if is_layout else ROWS)(value, path)
    issues += _check_relations(value, path)
    if is_layout:
        issues += _check_layout(value, path)
    return issues


def check_form(value: object, path: str) -> list[Issue]:
    """Check a modal's components."""
    issues = FORM(value, path)
    issues += _check_relations(value, path)
    for at, component in walk(value, path):
        if component.get("disabled"):
            issues.append(Issue(f"{at}.disabled", "COMPONENT_DISABLED_IN_MODAL", "Nothing in a modal can be disabled"))
        shortest, longest = component.get("min_length"), component.get("max_length")
        if as_int(shortest) > as_int(longest, 4000):
            issues.append(Issue(at, "TEXT_INPUT_MIN_GREATER_THAN_MAX", f"{shortest} is more than {longest}"))
    return issues


def _check_relations(value: object, path: str) -> list[Issue]:
    """The rules that hold in messages and modals alike."""
    nodes = list(walk(value, path))
    issues = [*_duplicates(nodes, "custom_id"), *_duplicates(nodes, "id")]
    for at, component in nodes:
        kind = component.get("type")
        if kind == Kind.ACTION_ROW:
            issues += _check_width(component, at)
        elif kind == Kind.BUTTON:
            issues += _check_button(component, at)
        elif kind in SELECTS:
            issues += _check_select(component, at)
    return issues


def _check_layout(value: object, path: str) -> Iterator[Issue]:
    total = sum(1 for _ in walk(value))
    if total > MOST_COMPONENTS:
        message = f"{total} components in all, at most {MOST_COMPONENTS}"
        yield Issue(path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message)
    shown = texts(value)
    characters = sum(map(len, shown))
    if characters > MOST_TEXT:
        message = f"{characters} characters of text, at most {MOST_TEXT}"
        yield Issue(path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)
    size = sum(len(one.encode()) + 12 for one in shown)
    if size > MOST_TEXT_BYTES:
        yield Issue(path, TEXT_BYTES, f"{size} bytes of text, at most {MOST_TEXT_BYTES}: Discord answers 500")


def _duplicates(nodes: list[tuple[str, Json]], key: str) -> Iterator[Issue]:
    counts = Counter(component[key] for _, component in nodes if isinstance(component.get(key), str | int))
    for at, component in nodes:
        value = component.get(key)
        if isinstance(value, str | int) and value and counts[value] > 1:
            code = f"COMPONENT_{key.upper()}_DUPLICATED"
            yield Issue(f"{at}.{key}", code, f"Component {key} {value!r} cannot be duplicated")


def _check_width(row: Json, at: str) -> Iterator[Issue]:
    children = as_objects(row.get("components"))
    if len(children) > 1 and any(child.get("type") in SELECTS for child in children):
        message = "The specified component exceeds the maximum width: a select fills its row"
        yield Issue(at, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)


def _check_button(button: Json, at: str) -> Iterator[Issue]:
    has = {key for key in ("custom_id", "url", "sku_id", "label", "emoji") if button.get(key)}
    style = button.get("style")
    wanted = {5: "url", 6: "sku_id"}.get(as_int(style), "custom_id")
    if wanted not in has:
        yield Issue(f"{at}.{wanted}", "BASE_TYPE_REQUIRED", f"A button of style {style} needs it")
    for key in sorted({"custom_id", "url", "sku_id"} & has - {wanted}):
        yield Issue(at, "BUTTON_COMPONENT_EXCLUSIVE_FIELDS", f"A button of style {style} cannot have {key}")
    if style == 6 and has & {"label", "emoji"}:
        yield Issue(at, "BUTTON_COMPONENT_EXCLUSIVE_FIELDS", "A premium button has neither label nor emoji")
    if style != 6 and not has & {"label", "emoji"}:
        yield Issue(at, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A button needs a label or an emoji")


def _check_select(select: Json, at: str) -> Iterator[Issue]:
    fewest, most = as_int(select.get("min_values"), 1), as_int(select.get("max_values"), 1)
    if fewest > most:
        yield Issue(f"{at}.min_values", "SELECT_MIN_GREATER_THAN_MAX", f"{fewest} is more than max_values, {most}")
    if select.get("type") != Kind.STRING_SELECT:
        return
    options = as_objects(select.get("options"))
    values = Counter(option.get("value") for option in options if isinstance(option.get("value"), str))
    for position, option in enumerate(options):
        if values[option.get("value")] > 1:
            message = "The specified option value is already used"
            yield Issue(f"{at}.options.{position}.value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)
    if most > len(options):
        yield Issue(f"{at}.max_values", "NUMBER_TYPE_MAX", f"{most} is more than there are options, {len(options)}")
    if sum(option.get("default") is True for option in options) > most:
        yield Issue(f"{at}.options", "SELECT_TOO_MANY_DEFAULTS", f"More defaults than max_values, {most}")


def needs_layout(value: object) -> bool:
    """Whether some component is of a kind that only Components V2 has."""
    return any(component.get("type") in V2_ONLY for _, component in walk(value))
