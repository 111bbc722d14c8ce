"""Reading a request's body: JSON, or a form with files."""

import json

from aiohttp import web

from playground.errors import ENTITY_TOO_LARGE, INVALID_JSON, DiscordError, invalid
from playground.files import Upload
from playground.payloads import ATTACHMENT_LIMIT


async def read(request: web.Request) -> tuple[object, tuple[Upload, ...]]:
    """The JSON body and the files.

    Raises:
        DiscordError: 50109 for broken JSON, 50035 for another kind of body, 40005 for a file that is too large.
    """
    if request.content_type == "multipart/form-data":
        return await _read_multipart(request)
    raw = await request.read()
    if not raw:
        return None, ()
    if request.content_type != "application/json":
        kinds = "application/json, multipart/form-data"
        raise invalid("", "CONTENT_TYPE_INVALID", f'Expected "Content-Type" header to be one of {{{kinds}}}.')
    return _parsed(raw), ()


async def _read_multipart(request: web.Request) -> tuple[object, tuple[Upload, ...]]:
    payload: object = {}
    uploads = []
    for name, part in (await request.post()).items():
        if isinstance(part, web.FileField):
            with part.file:
                data = part.file.read()
            if len(data) > ATTACHMENT_LIMIT:
                raise DiscordError(ENTITY_TOO_LARGE)
            uploads.append(Upload(name, part.filename, data, part.content_type or "application/octet-stream"))
        elif name == "payload_json":
            payload = _parsed(part)
    return payload, tuple(uploads)


def _parsed(raw: str | bytes | bytearray) -> object:
    try:
        return json.loads(raw)
    except ValueError as error:
        raise DiscordError(INVALID_JSON) from error
