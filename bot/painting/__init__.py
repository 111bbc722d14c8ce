"""Pictures drawn beside the event loop: from what a message wants to have drawn to its bytes, in a process of its own.

Nothing here imports discord.py, so that the process is there soon and takes little memory.
"""
