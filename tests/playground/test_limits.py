"""Discord's limits: bodies that must be refused, and bodies made by real discord.py that must be accepted."""

import io
import json
from typing import Any

import discord
import pytest
from discord import app_commands, ui
from discord.http import MultipartParameters, handle_message_parameters
from discord.webhook.async_ import interaction_message_response_params, interaction_response_params

from playground.components import numbered
from playground.errors import Issue
from playground.files import Upload
from playground.limits import channels, commands, emojis, interactions, messages
from playground.openapi import OpenApi
from tests.playground.bad_bodies import BAD_MESSAGES, BAD_OTHERS, V2, Json, button, buttons

LEGACY_MESSAGE: Json = {"content": "x", "flags": 0, "embeds": [], "components": [], "attachments": []}
LAYOUT_MESSAGE: Json = {**LEGACY_MESSAGE, "content": "", "flags": V2, "components": [{"type": 10, "content": "x"}]}


def upload(index: int = 0, filename: str = "a.png") -> Upload:
    """A file part."""
    return Upload(f"files[{index}]", filename, b"x", "image/png")


ROUTES = {
    "new": ("POST", "/channels/{channel_id}/messages"),
    "edit": ("PATCH", "/channels/{channel_id}/messages/{message_id}"),
    "edit-layout": ("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"),
    "answer": ("POST", "/interactions/{interaction_id}/{interaction_token}/callback"),
    "commands": ("PUT", "/applications/{application_id}/commands"),
    "emoji": ("POST", "/applications/{application_id}/emojis"),
}


def check(where: str, body: Any, *uploads: Upload) -> list[Issue]:
    """Check a body as the route `where` would."""
    match where:
        case "new":
            return messages.check_new(body, uploads)
        case "edit":
            return messages.check_edit(body, uploads, LEGACY_MESSAGE)
        case "edit-layout":
            return messages.check_edit(body, uploads, LAYOUT_MESSAGE)
        case "answer":
            return interactions.check_answer(body, uploads, LEGACY_MESSAGE)
        case "commands":
            return commands.check_all(body)
        case "emoji":
            return emojis.check(body)
        case _:
            return channels.check_thread(body)


@pytest.mark.parametrize(("body", "path", "code"), BAD_MESSAGES.values(), ids=BAD_MESSAGES)
def test_message_that_discord_refuses_is_refused(body: Json, path: str, code: str) -> None:
    """The issue is at the right place with the right code."""
    found = {(issue.path, issue.code) for issue in check("new", body)}
    assert (path, code) in found


@pytest.mark.parametrize(("where", "body", "path", "code"), BAD_OTHERS.values(), ids=BAD_OTHERS)
def test_body_that_discord_refuses_is_refused(where: str, body: Any, path: str, code: str) -> None:
    """Edits, answers, commands, emojis and threads."""
    found = {(issue.path, issue.code) for issue in check(where, body)}
    assert (path, code) in found


def test_file_that_is_not_listed_is_refused() -> None:
    """With `attachments` in the body every file must be among them."""
    issues = check("new", {"content": "x", "attachments": []}, upload())
    assert [issue.code for issue in issues] == ["ATTACHMENT_NOT_LISTED"]


def test_reference_to_a_missing_attachment_is_refused() -> None:
    """`attachment://` names a file of the same request."""
    body = {"embeds": [{"image": {"url": "attachment://b.png"}}], "attachments": [{"id": 0, "filename": "a.png"}]}
    assert [issue.code for issue in check("new", body, upload())] == ["ATTACHMENT_REFERENCE_NOT_FOUND"]


def test_edit_keeps_only_files_that_the_message_has() -> None:
    """A file that went meanwhile cannot be named any more, and nothing can show it."""
    gone = {"id": "1234567890", "filename": "a.png"}
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}
    kept = check("edit-layout", {"components": [gallery], "attachments": [gone]})
    shown = check("edit-layout", {"components": [gallery]})
    assert {"ATTACHMENT_NOT_FOUND"} == {issue.code for issue in kept}
    assert {"ATTACHMENT_REFERENCE_NOT_FOUND"} == {issue.code for issue in shown}
    assert [] == check("edit-layout", {"components": [gallery]}, upload(filename="a.png"))


def test_key_that_nobody_lists_is_a_lint_only() -> None:
    """Discord ignores such keys; a misspelt one is still worth knowing."""
    issues = check("new", buttons(button(colour=3)))
    assert [(issue.path, issue.source) for issue in issues] == [("components.0.components.0.colour", "unlisted")]


def wrong(openapi: OpenApi | None, where: str, body: Any, *uploads: Upload) -> list[Issue]:
    """What is wrong with a body by our limits, and by Discord's OpenAPI where it is at hand."""
    second = openapi.request(*ROUTES[where], body) if openapi else []
    return [*check(where, body, *uploads), *second]


def made(parameters: MultipartParameters) -> tuple[Json, list[Upload]]:
    """The body and the files that discord.py would send."""
    if not parameters.multipart:
        return json.loads(json.dumps(parameters.payload)), []
    parts = {part["name"]: part for part in parameters.multipart}
    body = json.loads(parts.pop("payload_json")["value"])
    return body, [Upload(name, part["filename"], b"x", "image/png") for name, part in parts.items()]


def hand() -> ui.View:
    """A full view: a select of 25, buttons with emojis, a link."""
    view = ui.View()
    options = [discord.SelectOption(label=f"c{n}", value=str(n), emoji="🂡") for n in range(25)]
    view.add_item(ui.Select(custom_id="hand", options=options, max_values=25))
    view.add_item(ui.Button(label="x", custom_id="b", emoji=discord.PartialEmoji(name="c3s", id=123456789012345678)))
    view.add_item(ui.Button(label="url", url="https://example.org"))
    return view


def picture() -> discord.File:
    """A file."""
    return discord.File(io.BytesIO(b"x"), "a.png", description="a picture")


def embed() -> discord.Embed:
    """An embed with all that one can have."""
    whole = discord.Embed(title="t", description="d", colour=0x112233, timestamp=discord.utils.utcnow())
    whole.add_field(name="a", value="b").set_footer(text="f").set_author(name="a", url="https://example.org")
    return whole.set_image(url="attachment://a.png")


def table() -> ui.LayoutView:
    """A layout with every kind of component."""
    view = ui.LayoutView()
    container: ui.Container[ui.LayoutView] = ui.Container(accent_colour=0xFF00)
    container.add_item(ui.TextDisplay("# T")).add_item(ui.Separator())
    container.add_item(ui.Section("s", accessory=ui.Button(label="J", custom_id="j")))
    container.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://a.png")))
    row_of_one: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    row_of_one.add_item(ui.Select(custom_id="s", options=[discord.SelectOption(label="a")]))
    container.add_item(row_of_one)
    view.add_item(container)
    view.add_item(ui.File("attachment://a.png"))
    return view


def form() -> ui.Modal:
    """A modal with text and a labelled select."""
    modal_form = ui.Modal(title="T", custom_id="m")
    modal_form.add_item(ui.TextInput(label="n", max_length=10))
    modal_form.add_item(ui.Label(text="pick", component=ui.Select(options=[discord.SelectOption(label="a")])))
    return modal_form


async def test_messages_made_by_discord_py_are_accepted(openapi: OpenApi | None) -> None:
    """Sent, replied, edited, followed up, with files, embeds, views and layouts."""
    reference = discord.MessageReference(message_id=5, channel_id=1).to_message_reference_dict()
    nobody = discord.AllowedMentions.none()
    v2 = discord.MessageFlags(components_v2=True)
    cases = [
        ("new", handle_message_parameters(content="x", view=hand(), nonce="1")),
        ("new", handle_message_parameters(embeds=[embed()], files=[picture()], allowed_mentions=nobody)),
        ("new", handle_message_parameters(content="r", message_reference=reference, mention_author=True)),
        ("new", handle_message_parameters(view=table(), files=[picture()], flags=v2)),
        ("new", handle_message_parameters(content="f", flags=discord.MessageFlags(ephemeral=True))),
        ("edit", handle_message_parameters(content="x", view=None, attachments=[], embeds=[])),
        ("edit", handle_message_parameters(content=None, view=table(), attachments=[picture()], flags=v2)),
        ("edit-layout", handle_message_parameters(view=table(), attachments=[picture()])),
    ]
    for where, parameters in cases:
        body, uploads = made(parameters)
        assert wrong(openapi, where, body, *uploads) == []


async def test_answers_made_by_discord_py_are_accepted(openapi: OpenApi | None) -> None:
    """Messages, updates, deferrals, forms and choices."""
    users = discord.AllowedMentions(users=[discord.Object(5)], everyone=False)
    private = discord.MessageFlags(ephemeral=True)
    cases = [
        interaction_message_response_params(type=4, content="hi", view=hand(), flags=private),
        interaction_message_response_params(type=4, embed=embed(), file=picture(), allowed_mentions=users),
        interaction_message_response_params(
            type=4, view=table(), file=picture(), flags=discord.MessageFlags(components_v2=True)
        ),
        interaction_message_response_params(type=7, content="hi", view=hand()),
        interaction_response_params(type=9, data=form().to_dict()),
        interaction_response_params(type=5, data={"flags": 64}),
        interaction_response_params(type=6),
        interaction_response_params(type=8, data={"choices": [app_commands.Choice(name="a", value=1).to_dict()]}),
    ]
    for parameters in cases:
        body, uploads = made(parameters)
        assert wrong(openapi, "answer", body, *uploads) == []


async def test_commands_made_by_discord_py_are_accepted(openapi: OpenApi | None) -> None:
    """Choices, ranges, members, groups, completion, context menus."""
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))

    @tree.command(description="d")
    @app_commands.choices(how=[app_commands.Choice(name="a", value="a")])
    @app_commands.default_permissions(manage_guild=True)
    async def play(
        interaction: discord.Interaction,
        how: str,
        n: app_commands.Range[int, 1, 4] = 1,
        who: discord.Member | None = None,
    ) -> None: ...

    group = app_commands.Group(name="table", description="d", guild_only=True)

    @group.command(description="d")
    async def open_one(interaction: discord.Interaction, rules: str) -> None: ...

    @open_one.autocomplete("rules")
    async def complete(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return []

    tree.add_command(group)

    @tree.context_menu(name="Look At")
    async def look(interaction: discord.Interaction, user: discord.User) -> None: ...

    body = json.loads(json.dumps([one.to_dict(tree) for one in tree.get_commands()]))
    assert wrong(openapi, "commands", body) == []


def test_emoji_made_by_discord_py_is_accepted(openapi: OpenApi | None) -> None:
    """The picture as a data URI."""
    image = discord.utils._bytes_to_base64_data(b"\x89PNG\r\n\x1a\n" + b"0" * 50)
    assert wrong(openapi, "emoji", {"name": "c3s", "image": image}) == []


def test_ids_that_were_sent_as_numbers_come_back_as_texts() -> None:
    """Discord takes both and tells texts: of emojis in selects and buttons, and of what a select begins with."""
    select = {
        "type": 3,
        "custom_id": "cards",
        "options": [{"label": "9♠", "value": "9S", "emoji": {"id": 5, "name": "a"}}],
        "default_values": [{"id": 7, "type": "role"}],
    }
    (told,) = numbered([select])
    assert ("5", "7") == (told["options"][0]["emoji"]["id"], told["default_values"][0]["id"])
