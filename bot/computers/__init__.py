"""Computer players at work for the tables: the cheap levels here, the others in processes of their own.

Players get a snapshot and nothing more; what they answer is an event. A process that thinks imports this package too,
so nothing is imported before it is needed: numpy never in the bot's own process.
"""
