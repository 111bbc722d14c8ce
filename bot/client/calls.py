"""Calls that redraw a message, made as discord.py makes them, but for the messages that it would build of the answers.

A press costs some of them, and of what Discord says back only the files are of interest: an answer of a few kilobytes
is not parsed into an object for each button and option. Where even the files are known, Discord is asked for none.
The bodies are discord.py's own; a test holds these calls against its methods.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, cast

import discord
from discord.http import Route, handle_message_parameters
from discord.webhook.async_ import async_context, interaction_message_response_params

from bot.client.attached import Files

REDRAW: Final = discord.InteractionResponseType.message_update
ANEW: Final = discord.InteractionResponseType.channel_message
_Said = Mapping[str, Any]
Interaction = discord.Interaction[discord.Client]


@dataclass(frozen=True, slots=True)
class Shown:
    """A message that Discord has made or changed."""

    message_id: int | None
    """``None`` where Discord did not say."""
    files: Files | None
    """``None`` where Discord did not say."""


async def redraw(interaction: Interaction, *, view: discord.ui.LayoutView, asks: bool, **files: Any) -> Shown:  # noqa: ANN401
    """Answer a press by changing the message it is on.

    Args:
        interaction: The press.
        view: What the message shows.
        asks: Whether Discord is asked which files the message has then; without that it answers with nothing.
        **files: The files, as discord.py takes them.

    Raises:
        discord.HTTPException: Discord did not take it.
        discord.InteractionResponded: There is an answer.
    """
    params = interaction_message_response_params(
        type=REDRAW.value, view=view, previous_allowed_mentions=interaction._state.allowed_mentions, **files
    )
    return await _respond(interaction, REDRAW, params, asks=asks)


async def whisper(interaction: Interaction, *, view: discord.ui.LayoutView, **files: Any) -> Shown:  # noqa: ANN401
    """Answer with a message that only the person sees.

    Raises:
        discord.HTTPException: Discord did not take it.
        discord.InteractionResponded: There is an answer.
    """
    params = interaction_message_response_params(
        type=ANEW.value,
        content=None,
        view=view,
        flags=discord.MessageFlags(ephemeral=True),
        previous_allowed_mentions=interaction._state.allowed_mentions,
        **files,
    )
    return await _respond(interaction, ANEW, params, asks=True)


async def edit(client: discord.Client, channel_id: int, message_id: int, **changed: Any) -> Files:  # noqa: ANN401
    """Change a message of ours, and return its files.

    Raises:
        discord.HTTPException: Discord did not take it.
        discord.RateLimited: Discord wants us to wait for long.
    """
    with handle_message_parameters(**changed) as params:
        return _files(client, await client.http.edit_message(channel_id, message_id, params=params))


async def edit_by_token(client: discord.Client, token: str, message_id: int, **changed: Any) -> Files:  # noqa: ANN401
    """Change an ephemeral message of ours through an interaction's token, and return its files.

    Raises:
        discord.HTTPException: Discord did not take it.
    """
    http, application_id = client.http, client.application_id
    assert application_id is not None, "hands are shown only after login"
    mentions = client._connection.allowed_mentions
    with handle_message_parameters(previous_allowed_mentions=mentions, **changed) as params:
        said = await async_context.get().edit_webhook_message(
            application_id,
            token,
            message_id,
            session=_session(client),
            proxy=http.proxy,
            proxy_auth=http.proxy_auth,
            payload=params.payload,
            multipart=params.multipart,
            files=params.files,
            with_components=True,
        )
    return _files(client, said)


async def _respond(
    interaction: Interaction,
    kind: discord.InteractionResponseType,
    params: Any,  # noqa: ANN401  # discord.py's `MultipartParameters`, or what it is in a later release
    *,
    asks: bool,
) -> Shown:
    response: Any = interaction.response
    if response.is_done():
        raise discord.InteractionResponded(interaction)
    http = interaction.client.http
    route = Route(
        "POST",
        "/interactions/{webhook_id}/{webhook_token}/callback",
        webhook_id=interaction.id,
        webhook_token=interaction.token,
    )
    said = await async_context.get().request(
        route,
        session=_session(interaction.client),
        proxy=http.proxy,
        proxy_auth=http.proxy_auth,
        payload=params.payload,
        multipart=params.multipart,
        files=params.files,
        params={"with_response": "1"} if asks else None,
    )
    response._response_type = kind  # what `is_done` goes by
    return _shown(interaction.client, said) if asks else Shown(None, None)


def _shown(client: discord.Client, said: _Said) -> Shown:
    message_id = said["interaction"].get("response_message_id")
    message = (said.get("resource") or {}).get("message")
    return Shown(None if message_id is None else int(message_id), None if message is None else _files(client, message))


def _files(client: discord.Client, message: Any) -> Files:  # noqa: ANN401  # one of discord.py's typed dicts
    state = client._connection
    return tuple(discord.Attachment(data=told, state=state) for told in message["attachments"])


def _session(client: discord.Client) -> Any:  # noqa: ANN401
    return cast("Any", client.http)._HTTPClient__session
