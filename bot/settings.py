"""Every setting of the bot, read from the environment and `.env`; `.env.example` has the same list."""

from __future__ import annotations

import difflib
import os
from collections.abc import Iterable
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated, Final, Literal, Self
from urllib.parse import unquote, urlsplit

from dotenv import dotenv_values
from pydantic import AfterValidator, Field, SecretStr, ValidationError, ValidationInfo, field_validator, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.shards.shards import Shards

_OURS: Final = ("MURLAN_", "DISCORD_")

Language = Literal["en", "sq", "it", "es", "de", "fr", "tr", "el"]
"""Those that there are catalogues for (`bot.texts.LANGUAGES`)."""


def _address(*schemes: str) -> AfterValidator:
    """Return the check that a text is empty or an address of one of these schemes."""

    def check(text: str) -> str:
        if text and (urlsplit(text).scheme not in schemes or not urlsplit(text).hostname):
            raise ValueError(
                f"it has to begin with {' or '.join(f'{scheme}://' for scheme in schemes)} and name a host"
            )
        return text

    return AfterValidator(check)


class Settings(BaseSettings):
    """The settings of one process; built once, by `bot.__main__`."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", extra="ignore", use_attribute_docstrings=True
    )

    discord_token: SecretStr = SecretStr("")
    """The bot's token, from Discord's developer portal: Applications → your application → Bot → Reset Token."""

    discord_token_file: str = ""
    """A file that holds the token, such as a container's secret; instead of DISCORD_TOKEN."""

    discord_api_url: Annotated[str, _address("http", "https")] = ""
    """Where Discord's REST API is, for a proxy or the playground; empty for Discord itself."""

    discord_gateway_url: Annotated[str, _address("ws", "wss")] = ""
    """Where Discord's gateway is, for a proxy or the playground; empty for Discord itself."""

    murlan_database: Path = Path("data/murlan.db")
    """The one file that holds all tables, results and boards."""

    murlan_database_url: SecretStr = SecretStr("")
    """A PostgreSQL database instead of that file, as postgresql://user:password@host:5432/name; empty for the file."""

    murlan_shards: str = ""
    """The shards of this process and their number, such as 0-3/8; empty for one process that has all."""

    murlan_backups: str = ""
    """A folder where the bot puts copies of the database by itself, each checked by restoring it; empty for none."""

    murlan_backup_hours: float = Field(default=24.0, ge=1, le=24 * 31)
    """Hours from one backup to the next."""

    murlan_backups_kept: int = Field(default=14, ge=1, le=1000)
    """How many backups are kept; the oldest go first."""

    murlan_language: Language = "en"
    """The language of servers that chose none: en, sq, it, es, de, fr, tr or el."""

    murlan_cards: Literal["drawn", "text"] = "drawn"
    """How cards are shown: drawn, as emojis of the application that are uploaded once, or text."""

    murlan_log_level: Literal["INFO", "WARNING", "ERROR"] = "INFO"
    """How much is logged: INFO, WARNING or ERROR."""

    murlan_log_form: Literal["console", "json"] = "console"
    """How a log line looks: console for people, json for whatever collects logs, one object a line."""

    murlan_computer_pause: float = Field(default=1.0, ge=0, le=10)
    """Seconds before a computer player plays; the strongest think in them."""

    murlan_computer_processes: str = Field(default="auto", pattern="^(auto|[0-9]{1,2})$")
    """Processes that computer players from expert up think in: auto for all cores but one; 0 lets them play as club."""

    murlan_next_deal: float = Field(default=20.0, ge=1, le=300)
    """Seconds between two deals, unless everybody presses Ready."""

    murlan_tables_per_server: int = Field(default=25, ge=1, le=500)
    """How many tables may be open in one server at a time."""

    murlan_tables_per_person: int = Field(default=5, ge=1, le=50)
    """At how many tables one person may sit at a time."""

    murlan_solo_tables: int = Field(default=5_000, ge=1, le=100_000)
    """How many matches alone may be open at a time; one in which nothing was played for a week closes."""

    murlan_presses_per_second: float = Field(default=5.0, ge=1, le=1000)
    """How many presses a second one person may make, with bursts of twice as many; over it a sentence asks to wait."""

    murlan_health_port: int = Field(default=0, ge=0, le=65535)
    """The port where GET /health tells how the bot is, and GET /metrics its figures for Prometheus; 0 for none."""

    murlan_health_address: str = "127.0.0.1"
    """The address of that port; another than this machine's own only where nobody else can reach it."""

    @field_validator("murlan_backups")
    @classmethod
    def _check_backups(cls, name: str) -> str:
        """Refuse what is there and is no folder."""
        if name and Path(name).exists() and not Path(name).is_dir():
            raise ValueError("it has to be a folder, and a file has that name")
        return name

    @field_validator("murlan_health_address")
    @classmethod
    def _check_health_address(cls, text: str) -> str:
        """Refuse what no port can be opened on."""
        try:
            return text if text == "localhost" else str(ip_address(text))
        except ValueError:
            raise ValueError("it has to be an address of this machine such as 127.0.0.1, or 0.0.0.0 for all") from None

    @field_validator("murlan_shards")
    @classmethod
    def _check_shards(cls, text: str, info: ValidationInfo) -> str:
        """Refuse what names no shards, and shards without a database that several processes can share."""
        url = info.data.get("murlan_database_url")
        if text and url is not None and not url.get_secret_value():
            raise ValueError("several processes need one PostgreSQL database, set MURLAN_DATABASE_URL as well")
        return str(Shards.read(text)) if text else text

    @field_validator("murlan_database_url")
    @classmethod
    def _check_database_url(cls, url: SecretStr) -> SecretStr:
        """Refuse what is no address of a PostgreSQL server; it is not repeated, for it holds a password."""
        text = url.get_secret_value().strip()
        if text and not text.startswith("postgresql://"):
            raise ValueError("it has to begin with postgresql://")
        try:
            _ = urlsplit(text).port
        except ValueError:
            raise ValueError(
                "its host or port cannot be read; in a password, @ : / and % are written as %40 %3A %2F and %25"
            ) from None
        return SecretStr(text)

    @property
    def where(self) -> Path | str:
        """The database: a file, or a server's address with its password."""
        return self.murlan_database_url.get_secret_value() or self.murlan_database

    @property
    def secrets(self) -> tuple[str, ...]:
        """What no log line and no sentence may hold."""
        url = self.murlan_database_url.get_secret_value()
        password = urlsplit(url).password or ""
        return tuple(filter(None, (self.discord_token.get_secret_value().strip(), url, password, unquote(password))))

    @property
    def shards(self) -> Shards | None:
        """The shards of this process; ``None`` where it has all that there are."""
        return Shards.read(self.murlan_shards) if self.murlan_shards else None

    @field_validator("discord_token_file")
    @classmethod
    def _check_token_file(cls, name: str, info: ValidationInfo) -> str:
        """Refuse a file that cannot be read, and a token that is given twice."""
        token = info.data.get("discord_token")
        if name and token and token.get_secret_value().strip():
            raise ValueError("DISCORD_TOKEN is set as well, keep one of the two")
        if name:
            _content(name)
        return name

    @model_validator(mode="after")
    def _read_token(self) -> Self:
        """Take the token out of its file."""
        if self.discord_token_file:
            self.discord_token = SecretStr(_content(self.discord_token_file))
        return self


def sentences(error: ValidationError) -> list[str]:
    """Return what is wrong with the settings, a sentence each; no value is repeated, as it may be a secret."""
    return [
        f"{'_'.join(map(str, problem['loc'])).upper()} is wrong: {problem['msg'].removeprefix('Value error, ')}."
        for problem in error.errors(include_input=False, include_url=False)
    ]


def unknown_settings() -> list[str]:
    """Return a sentence for each setting that is set and that there is not: most are slips of the pen."""
    known = {name.upper() for name in Settings.model_fields}
    found = sorted({*dotenv_values(".env"), *os.environ} - known)
    return [_unknown(name, known) for name in found if name.startswith(_OURS)]


def _unknown(name: str, known: Iterable[str]) -> str:
    near = difflib.get_close_matches(name, known, n=1)
    return f"{name} is set, but there is no such setting{f'; did you mean {near[0]}?' if near else ''}"


def _content(name: str) -> str:
    """Return what a file of a secret holds.

    Raises:
        ValueError: It cannot be read.
    """
    try:
        return Path(name).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is no text"
        raise ValueError(f"the file {name} cannot be read ({reason})") from None
