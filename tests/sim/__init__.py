"""The simulator: the real application on the real discord.py, in one thread and in virtual time.

Same seed, same bytes. Nothing sleeps, nothing touches a socket, a thread or the real clock. How to use it::

    async def main() -> None:
        world = World(seed=7, channels=2)         # a Discord, a disk and a gateway; all luck comes from the seed
        await world.start()                       # the bot logs in, restores its tables, hears GUILD_CREATE
        channel = world.channels[0]
        ana = Player(world, Person.named(1, "Ana"), channel, host=True)
        ana.begin(after=1.0)                      # from now on she looks at her screen and acts from what she sees
        await world.until(lambda: ana.is_done, 900)     # virtual seconds
        await world.kill(); await world.start()   # SIGKILL, and a new process over the same disk and Discord
        print(world.wire.digest())                # the sum of all bytes that were sent, and when

    run_virtual(main)

By hand, without a `Player`: `world.press(person, message_id, custom_id, values)` presses as Discord lets people press
(``None``: Discord itself refuses it); `world.forge(person, channel, custom_id, values, message)` presses whatever you
like, and the bot hears it; `world.command(person, channel, "start", target=0)` types a command.
`world.discord.seen_by(user_id, channel_id)` yields the `Message`s a person sees, newest first: `.data` (JSON), `.text`,
`.controls` (by verb), `.parts` (by custom_id), `.visible_to`. The inside: `world.app.registry`, `world.app.displays`.

Hooks: `world.discord.on_shown` hears of every message that comes or changes (`Shown`: who sees it, the bot's body, the
interaction it answers) · `world.disk.on_stored` of every durable unit · `world.route` brings an interaction to the bot
(drop it, double it, delay it: `world.tell(interaction, after=2.0)`) · `world.wire.passage` decides what becomes of a
request (`Passage`: latency, refusals, broken lines before and after the effect) · `world.disk.fault` of a transaction.
An `Interaction` knows its `stage` and how many `attempts` at a first answer the bot made.

Files: `loop` virtual time · `discord`, `things`, `place` the Discord in memory · `transport` the HTTP session that
discord.py is given · `disk` the real journal on SQLite in memory · `process` the bot · `world` all of it · `people` who
play · `faults`, `line` what goes wrong · `ledger` what is stored, and what may therefore be shown. About 400 presses a
second on one core, nearly all of it the application's own work.
"""
