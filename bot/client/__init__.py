"""The border to Discord: the connection, the one router of presses, answers in time, and the outbox."""

from bot.client.client import MurlanClient

__all__ = ["MurlanClient"]
