"""Uploaded files: kept in memory under the path of their address, the oldest given up first."""

import mimetypes
import re
from collections import OrderedDict
from dataclasses import dataclass

from playground.jsons import Json, as_objects

CAPACITY = 256 * 1024 * 1024
"""Bytes kept in all."""
PNG = b"\x89PNG\r\n\x1a\n"


@dataclass(frozen=True, slots=True)
class Upload:
    """A file part of a multipart body."""

    part: str
    """The part's name, `files[0]`."""
    filename: str
    data: bytes
    content_type: str

    @property
    def index(self) -> str | None:
        """The number in the part's name, None if the name is not of that form."""
        match = re.fullmatch(r"files\[(\d+)\]", self.part)
        return match.group(1) if match else None


@dataclass(frozen=True, slots=True)
class StoredFile:
    """A file that can be fetched."""

    data: bytes
    content_type: str


class Files:
    """The files behind `/attachments/…` and `/emojis/…`."""

    def __init__(self, base_url: str) -> None:
        self.base_url = base_url
        self._files: OrderedDict[str, StoredFile] = OrderedDict()
        self._size = 0

    def get(self, path: str) -> StoredFile | None:
        """The file at that path."""
        return self._files.get(path)

    def put(self, path: str, data: bytes, content_type: str) -> str:
        """Store a file; its address."""
        self._files[path] = StoredFile(data, content_type)
        self._size += len(data)
        while self._size > CAPACITY:
            _, gone = self._files.popitem(last=False)
            self._size -= len(gone.data)
        return self.base_url + path

    def attach(self, upload: Upload, attachment_id: str, channel_id: str, described: Json) -> Json:
        """Store an upload; the attachment object for the message.

        Args:
            upload: the file part.
            attachment_id: the new attachment's id.
            channel_id: where it is posted, part of its address.
            described: what the body's `attachments` say about it.
        """
        filename = str(described.get("filename") or upload.filename)
        content_type = _content_type(filename, upload.content_type)
        url = self.put(f"/attachments/{channel_id}/{attachment_id}/{filename}", upload.data, content_type)
        made: Json = {
            "id": attachment_id,
            "filename": filename,
            "size": len(upload.data),
            "url": url,
            "proxy_url": url,
            "content_type": content_type,
            "content_scan_version": 0,
        }
        if upload.data.startswith(PNG):
            made["width"], made["height"] = (int.from_bytes(upload.data[at : at + 4], "big") for at in (16, 20))
        if described.get("description"):
            made["description"] = described["description"]
        return made


def _content_type(filename: str, told: str) -> str:
    """Clients send files as mere bytes; Discord goes by the name."""
    guessed, _ = mimetypes.guess_type(filename)
    return guessed or told


def described(body: Json) -> dict[str, Json]:
    """What the body's `attachments` list says, by id."""
    return {str(entry.get("id")): entry for entry in as_objects(body.get("attachments"))}
