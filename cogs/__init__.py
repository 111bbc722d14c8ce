"""Slash commands, one file an area: an interaction becomes an event, what follows becomes the reply."""

from cogs.tree import MurlanTree, add_commands

__all__ = ["MurlanTree", "add_commands"]
