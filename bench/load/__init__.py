"""What a press costs: the whole bot beside bare discord.py bots, over real sockets, in the same minute.

    python -m bench.load                      some minutes, as in `make bench`
    python -m bench.load --rounds 10          longer
    python -m bench.load --commit-ms 5        as if each commit waited 5 ms more for the disk

`standin` is a Discord that does nothing but pass on and write down; `guests` are the people at the tables, who press
what their hands offer; `clients` are the bots, each a process of its own; `rounds` lets people press at a fixed pace
and measures; `storm` counts what two thousand tables ask of Discord, in virtual time; `telling` prints it all.
"""
