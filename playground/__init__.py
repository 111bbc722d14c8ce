"""A local Discord on loopback: REST, gateway and a page for people.

The unmodified discord.py client logs in to it. This package is a separate program: it imports nothing of the bot, and
the bot is pointed here by two settings. The contract of its faces is `playground/README.md`.
"""
