"""Every setting of the bot, read from the environment and `.env`; `.env.example` has the same list."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

from pydantic import AfterValidator, Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.texts import LANGUAGES


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

    discord_api_url: Annotated[str, _address("http", "https")] = ""
    """Where Discord's REST API is, for a proxy or the playground; empty for Discord itself."""

    discord_gateway_url: Annotated[str, _address("ws", "wss")] = ""
    """Where Discord's gateway is, for a proxy or the playground; empty for Discord itself."""

    murlan_database: Path = Path("data/murlan.db")
    """The one file that holds all tables, results and boards."""

    murlan_language: str = Field(default="en", pattern=f"^({'|'.join(LANGUAGES)})$")
    """The language of servers that chose none: en, sq, it, es, de, fr, tr or el."""

    murlan_cards: str = Field(default="drawn", pattern="^(drawn|text)$")
    """How cards are shown: drawn, as emojis of the application that are uploaded once, or text."""

    murlan_log_level: str = Field(default="INFO", pattern="^(INFO|WARNING|ERROR)$")
    """How much is logged: INFO, WARNING or ERROR."""

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

    murlan_presses_per_second: float = Field(default=5.0, ge=1, le=1000)
    """How many presses a second one person may make, with bursts of twice as many; over it a sentence asks to wait."""

    murlan_health_port: int = Field(default=0, ge=0, le=65535)
    """The port on 127.0.0.1 where GET /health tells how the bot is; 0 for none."""
