"""The bot's process is killed again and again while people play: nothing they were told of may be lost or doubled.

    python -m tests.soaks.kills --kills 60 --plays 100000

`place` is a playground with enough people, a process of its own; `victim` is the bot's, which ends itself at one of the
`boundaries`; `processes` starts both. `page`, `sitting` and `sight` are the people at their pages; `ledger` is what
they were told, and `audit` holds `copies` of the database against it. `run` puts them together.
"""
