"""How the bot grows with the tables that are open: memory, CPU a press, the event loop, start and stop.

The whole bot as a process of its own, over a real file and a Discord on loopback.
"""
