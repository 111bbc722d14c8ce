"""Routes that answer interactions. None of them needs the bot's token: the interaction's own is in the path."""

from playground.errors import UNKNOWN_WEBHOOK, DiscordError, Issue
from playground.interactions import Interaction
from playground.limits import interactions as limits
from playground.limits import messages as message_limits
from playground.messages import Message
from playground.rest.routing import NO_CONTENT, Answer, Call, Route, ok


def answer(call: Call) -> Answer:
    """The first answer."""
    discord = call.discord
    if discord.interactions.is_late(call.params["interaction_token"]):
        discord.problems.add("POST " + CALLBACK, ["answered after the 3 seconds"], call.payload)
    interaction = _to_answer(call)
    done = discord.answers.first(interaction, call.body, call.uploads)
    wants = call.query.get("with_response", "").lower() in ("1", "true")
    return ok(done) if wants else NO_CONTENT


def follow_up(call: Call) -> Answer:
    """A further message."""
    return ok(call.discord.answers.follow_up(_interaction(call), call.body, call.uploads).data)


def message(call: Call) -> Answer:
    """A message of the interaction's."""
    return ok(_message(call).data)


def edit(call: Call) -> Answer:
    """Change a message of the interaction's."""
    interaction = _interaction(call)
    revised = call.discord.answers.revise(interaction, call.params["message_id"], call.body, call.uploads)
    return ok(revised.data)


def delete(call: Call) -> Answer:
    """Delete a message of the interaction's."""
    call.discord.posting.remove(_message(call))
    return NO_CONTENT


def _to_answer(call: Call) -> Interaction:
    return call.discord.interactions.to_answer(call.params["interaction_id"], call.params["interaction_token"])


def _interaction(call: Call) -> Interaction:
    if call.params["webhook_id"] != call.bot_id:
        raise DiscordError(UNKNOWN_WEBHOOK)
    return call.discord.interactions.of_token(call.params["webhook_token"])


def _message(call: Call) -> Message:
    return call.discord.answers.find(_interaction(call), call.params["message_id"])


def _check_answer(call: Call) -> list[Issue]:
    source = None
    if not call.discord.interactions.is_late(call.params["interaction_token"]):
        source = _to_answer(call).source
    return limits.check_answer(call.body, call.uploads, source.data if source else None)


def _check_follow_up(call: Call) -> list[Issue]:
    _interaction(call)
    return message_limits.check_new(call.body, call.uploads)


def _check_edit(call: Call) -> list[Issue]:
    return message_limits.check_edit(call.body, call.uploads, _message(call).data)


CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"
ONE = WEBHOOK + "/messages/{message_id}"
ROUTES = (
    Route("POST", CALLBACK, answer, _check_answer, is_open=True),
    Route("POST", WEBHOOK, follow_up, _check_follow_up, is_open=True),
    Route("GET", ONE, message, is_open=True),
    Route("PATCH", ONE, edit, _check_edit, is_open=True),
    Route("DELETE", ONE, delete, is_open=True),
)
