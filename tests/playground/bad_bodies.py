"""Bodies that Discord refuses, each with the place and the code of what is wrong."""

from typing import Any

Json = dict[str, Any]
V2 = 1 << 15
PNG = "data:image/png;base64,"


def row(*children: Json) -> Json:
    """An action row."""
    return {"type": 1, "components": list(children)}


def button(custom_id: str = "b", **changes: object) -> Json:
    """A plain button."""
    return {"type": 2, "style": 1, "label": "x", "custom_id": custom_id, **changes}


def select(count: int, **changes: object) -> Json:
    """A select with that many options."""
    made = [{"label": str(n), "value": str(n)} for n in range(count)]
    return {"type": 3, "custom_id": "s", "options": made, **changes}


def said(content: str) -> Json:
    """A text display."""
    return {"type": 10, "content": content}


def buttons(*made: Json) -> Json:
    """A message with a row of these."""
    return {"content": "x", "components": [row(*made)]}


def layout(*components: Json, **changes: object) -> Json:
    """A message of Components V2."""
    return {"flags": V2, "components": list(components), **changes}


def modal(*components: Json, **changes: object) -> Json:
    """An answer that opens a form."""
    return {"type": 9, "data": {"custom_id": "m", "title": "t", "components": list(components), **changes}}


def line(custom_id: str = "l", **changes: object) -> Json:
    """A row with a text input."""
    return row({"type": 4, "custom_id": custom_id, "style": 1, "label": "l", **changes})


def command(**changes: object) -> list[Json]:
    """A list of one command."""
    return [{"name": "play", "description": "d", "type": 1, **changes}]


def option(name: str = "o", **changes: object) -> Json:
    """An option of a command."""
    return {"type": 3, "name": name, "description": "d", **changes}


BAD_MESSAGES = {
    "content-2001": ({"content": "x" * 2001}, "content", "BASE_TYPE_MAX_LENGTH"),
    "content-is-a-number": ({"content": 5}, "content", "STRING_TYPE_CONVERT"),
    "empty": ({}, "", "EMPTY_MESSAGE"),
    "tts-is-text": ({"content": "x", "tts": "yes"}, "tts", "BOOLEAN_TYPE_CONVERT"),
    "nonce-26": ({"content": "x", "nonce": "n" * 26}, "nonce", "BASE_TYPE_MAX_LENGTH"),
    "flags-not-settable": ({"content": "x", "flags": 128}, "flags", "BASE_TYPE_CHOICES"),
    "six-rows": (
        {"content": "x", "components": [row(button(str(n))) for n in range(6)]},
        "components",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "six-buttons": (buttons(*[button(str(n)) for n in range(6)]), "components.0.components", "BASE_TYPE_BAD_LENGTH"),
    "empty-row": ({"content": "x", "components": [row()]}, "components.0.components", "BASE_TYPE_REQUIRED"),
    "bare-button": ({"content": "x", "components": [button()]}, "components.0.type", "UNION_TYPE_CHOICES"),
    "text-input-in-message": (
        {"content": "x", "components": [line()]},
        "components.0.components.0.type",
        "UNION_TYPE_CHOICES",
    ),
    "custom-id-101": (buttons(button("x" * 101)), "components.0.components.0.custom_id", "BASE_TYPE_BAD_LENGTH"),
    "custom-id-empty": (buttons(button("")), "components.0.components.0.custom_id", "BASE_TYPE_REQUIRED"),
    "custom-id-twice": (
        buttons(button("a"), button("a")),
        "components.0.components.1.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "custom-id-twice-one-disabled": (
        {"content": "x", "components": [row(button("a")), row(button("a", disabled=True))]},
        "components.1.components.0.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "component-id-twice": (
        layout({**said("a"), "id": 7}, {**said("b"), "id": 7}),
        "components.1.id",
        "COMPONENT_ID_DUPLICATED",
    ),
    "label-81": (buttons(button(label="x" * 81)), "components.0.components.0.label", "BASE_TYPE_MAX_LENGTH"),
    "no-label-no-emoji": (
        buttons({"type": 2, "style": 1, "custom_id": "b"}),
        "components.0.components.0",
        "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
    ),
    "style-9": (buttons(button(style=9)), "components.0.components.0.style", "NUMBER_TYPE_MAX"),
    "link-with-custom-id": (
        buttons(button(style=5, url="https://example.org")),
        "components.0.components.0",
        "BUTTON_COMPONENT_EXCLUSIVE_FIELDS",
    ),
    "link-without-url": (
        buttons({"type": 2, "style": 5, "label": "x"}),
        "components.0.components.0.url",
        "BASE_TYPE_REQUIRED",
    ),
    "button-without-custom-id": (
        buttons({"type": 2, "style": 1, "label": "x"}),
        "components.0.components.0.custom_id",
        "BASE_TYPE_REQUIRED",
    ),
    "options-26": (buttons(select(26)), "components.0.components.0.options", "BASE_TYPE_BAD_LENGTH"),
    "options-0": (buttons(select(0)), "components.0.components.0.options", "BASE_TYPE_REQUIRED"),
    "option-value-twice": (
        buttons(select(1, options=[{"label": "a", "value": "1"}, {"label": "b", "value": "1"}])),
        "components.0.components.0.options.1.value",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    "option-label-101": (
        buttons(select(1, options=[{"label": "x" * 101, "value": "1"}])),
        "components.0.components.0.options.0.label",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "option-value-101": (
        buttons(select(1, options=[{"label": "x", "value": "1" * 101}])),
        "components.0.components.0.options.0.value",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "option-description-101": (
        buttons(select(1, options=[{"label": "x", "value": "1", "description": "d" * 101}])),
        "components.0.components.0.options.0.description",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "placeholder-151": (
        buttons(select(1, placeholder="p" * 151)),
        "components.0.components.0.placeholder",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "max-values-over-options": (
        buttons(select(3, max_values=4)),
        "components.0.components.0.max_values",
        "NUMBER_TYPE_MAX",
    ),
    "min-values-over-max": (
        buttons(select(3, min_values=3, max_values=2)),
        "components.0.components.0.min_values",
        "SELECT_MIN_GREATER_THAN_MAX",
    ),
    "defaults-over-max-values": (
        buttons(select(1, options=[{"label": v, "value": v, "default": True} for v in "ab"])),
        "components.0.components.0.options",
        "SELECT_TOO_MANY_DEFAULTS",
    ),
    "select-and-button": (buttons(select(2), button()), "components.0", "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    "layout-without-flag": ({"content": "x", "components": [said("x")]}, "flags", "COMPONENTS_V2_FLAG_REQUIRED"),
    "layout-with-content": (
        layout(said("x"), content="x"),
        "content",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "layout-with-embeds": (
        layout(said("x"), embeds=[{"title": "x"}]),
        "embeds",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "layout-41-nested": (
        layout(*[{"type": 17, "components": [said("x")] * 20}] * 2),
        "components",
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    "layout-41-top-level": (layout(*[said("x")] * 41), "components", "BASE_TYPE_MAX_LENGTH"),
    "layout-4001-characters": (
        layout(said("x" * 4000), said("x")),
        "components",
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    "layout-10171-bytes": (layout(said("🂡" * 2540)), "components", "TEXT_BYTES_EXCEEDED"),
    "text-display-empty": (layout(said("")), "components.0.content", "BASE_TYPE_REQUIRED"),
    "container-in-container": (
        layout({"type": 17, "components": [{"type": 17, "components": [said("x")]}]}),
        "components.0.components.0.type",
        "UNION_TYPE_CHOICES",
    ),
    "section-without-accessory": (
        layout({"type": 9, "components": [said("x")]}),
        "components.0.accessory",
        "BASE_TYPE_REQUIRED",
    ),
    "section-of-four": (
        layout({"type": 9, "components": [said("x")] * 4, "accessory": button()}),
        "components.0.components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "accent-too-large": (
        layout({"type": 17, "components": [said("x")], "accent_color": 0x1000000}),
        "components.0.accent_color",
        "NUMBER_TYPE_MAX",
    ),
    "gallery-of-eleven": (
        layout({"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}}] * 11}),
        "components.0.items",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "gallery-without-address": (
        layout({"type": 12, "items": [{"media": {"url": "a.png"}}]}),
        "components.0.items.0.media.url",
        "URL_TYPE_INVALID_URL",
    ),
    "embeds-11": ({"embeds": [{"title": "x"}] * 11}, "embeds", "BASE_TYPE_MAX_LENGTH"),
    "embeds-6001-characters": (
        {"embeds": [{"description": "x" * 4000}, {"description": "x" * 2001}]},
        "embeds",
        "MAX_EMBED_SIZE_EXCEEDED",
    ),
    "embed-title-257": ({"embeds": [{"title": "x" * 257}]}, "embeds.0.title", "BASE_TYPE_MAX_LENGTH"),
    "embed-description-4097": (
        {"embeds": [{"description": "x" * 4097}]},
        "embeds.0.description",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "embed-26-fields": (
        {"embeds": [{"fields": [{"name": "a", "value": "b"}] * 26}]},
        "embeds.0.fields",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "embed-field-without-value": (
        {"embeds": [{"fields": [{"name": "a", "value": ""}]}]},
        "embeds.0.fields.0.value",
        "BASE_TYPE_REQUIRED",
    ),
    "embed-empty": ({"embeds": [{"color": 1}]}, "embeds.0", "BASE_TYPE_REQUIRED"),
    "attachment-without-file": (
        {"content": "x", "attachments": [{"id": 0, "filename": "a.png"}]},
        "attachments.0.id",
        "ATTACHMENT_NOT_FOUND",
    ),
    "mentions-parsed-and-listed": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    "mentions-parse-unknown": (
        {"content": "x", "allowed_mentions": {"parse": ["here"]}},
        "allowed_mentions.parse.0",
        "BASE_TYPE_CHOICES",
    ),
}
BAD_OTHERS = {
    "edit-of-layout-with-content": (
        "edit-layout",
        {"content": "x"},
        "content",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "edit-to-layout-keeping-content": (
        "edit",
        layout(said("x")),
        "content",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "edit-to-layout-without-flag": ("edit", {"components": [said("x")]}, "flags", "COMPONENTS_V2_FLAG_REQUIRED"),
    "edit-to-nothing": ("edit", {"content": ""}, "", "EMPTY_MESSAGE"),
    "answer-type-3": ("answer", {"type": 3}, "type", "BASE_TYPE_CHOICES"),
    "answer-without-data": ("answer", {"type": 4}, "data", "EMPTY_MESSAGE"),
    "answer-content-2001": (
        "answer",
        {"type": 4, "data": {"content": "x" * 2001}},
        "data.content",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "deferred-with-loading-flag": ("answer", {"type": 5, "data": {"flags": 128}}, "data.flags", "BASE_TYPE_CHOICES"),
    "choices-26": (
        "answer",
        {"type": 8, "data": {"choices": [{"name": "a", "value": "a"}] * 26}},
        "data.choices",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "choice-name-101": (
        "answer",
        {"type": 8, "data": {"choices": [{"name": "a" * 101, "value": "a"}]}},
        "data.choices.0.name",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "modal-title-46": ("answer", modal(line(), title="t" * 46), "data.title", "BASE_TYPE_BAD_LENGTH"),
    "modal-six-rows": (
        "answer",
        modal(*[line(str(n)) for n in range(6)]),
        "data.components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "modal-empty": ("answer", modal(), "data.components", "BASE_TYPE_REQUIRED"),
    "modal-custom-id-twice": (
        "answer",
        modal(line("a"), line("a")),
        "data.components.1.components.0.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "modal-min-over-max": (
        "answer",
        modal(line(min_length=5, max_length=4)),
        "data.components.0.components.0",
        "TEXT_INPUT_MIN_GREATER_THAN_MAX",
    ),
    "modal-with-button": ("answer", modal(row(button())), "data.components.0.components.0.type", "UNION_TYPE_CHOICES"),
    "modal-disabled-select": (
        "answer",
        modal({"type": 18, "label": "l", "component": select(1, disabled=True)}),
        "data.components.0.component.disabled",
        "COMPONENT_DISABLED_IN_MODAL",
    ),
    "command-upper-case": ("commands", command(name="Play"), "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    "command-with-blank": ("commands", command(name="play now"), "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    "command-name-33": ("commands", command(name="p" * 33), "0.name", "BASE_TYPE_BAD_LENGTH"),
    "command-description-101": ("commands", command(description="d" * 101), "0.description", "BASE_TYPE_BAD_LENGTH"),
    "command-without-description": ("commands", command(description=""), "0.description", "BASE_TYPE_REQUIRED"),
    "command-twice": ("commands", command() * 2, "1.name", "APPLICATION_COMMANDS_DUPLICATE_NAME"),
    "commands-101": (
        "commands",
        [command(name=f"p{n}")[0] for n in range(101)],
        "",
        "TOO_MANY_APPLICATION_COMMANDS",
    ),
    "options-26-of-a-command": (
        "commands",
        command(options=[option(f"o{n}") for n in range(26)]),
        "0.options",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "option-twice": (
        "commands",
        command(options=[option(), option()]),
        "0.options.1.name",
        "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED",
    ),
    "required-after-optional": (
        "commands",
        command(options=[option("a"), option("b", required=True)]),
        "0.options.1",
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    "choices-and-autocomplete": (
        "commands",
        command(options=[option(autocomplete=True, choices=[{"name": "a", "value": "a"}])]),
        "0.options.0",
        "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES",
    ),
    "subcommand-beside-value": (
        "commands",
        command(options=[option("a", type=1), option("b")]),
        "0.options",
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    "localised-in-albanian": (
        "commands",
        command(name_localizations={"sq": "luaj"}),
        "0.name_localizations.sq",
        "BASE_TYPE_CHOICES",
    ),
    "command-8001-characters": (
        "commands",
        command(
            options=[
                option(f"o{n}", choices=[{"name": f"{m:02}" + "n" * 90, "value": "v" * 90} for m in range(15)])
                for n in range(3)
            ]
        ),
        "0",
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
    "emoji-name-of-one": ("emoji", {"name": "c", "image": PNG + "AAAA"}, "name", "STRING_TYPE_REGEX"),
    "emoji-name-with-dash": ("emoji", {"name": "c-3", "image": PNG + "AAAA"}, "name", "STRING_TYPE_REGEX"),
    "emoji-300-kib": ("emoji", {"name": "c3", "image": PNG + "AAAA" * 102400}, "image", "BINARY_TYPE_MAX_SIZE"),
    "emoji-no-picture": ("emoji", {"name": "c3", "image": "hello"}, "image", "IMAGE_INVALID"),
    "thread-name-101": ("thread", {"name": "t" * 101}, "name", "BASE_TYPE_BAD_LENGTH"),
    "thread-archive-after-5": (
        "thread",
        {"name": "t", "auto_archive_duration": 5},
        "auto_archive_duration",
        "BASE_TYPE_CHOICES",
    ),
}
