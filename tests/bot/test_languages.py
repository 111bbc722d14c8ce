"""Three languages at one table: what all read is the server's, what one reads is theirs."""

from __future__ import annotations

from bot.tables.phases import Phase
from tests.support.languages import languages_in
from tests.support.live import Live, Person, is_ephemeral, text_of

COMMANDS = ("help", "rules", "leaderboard", "hand", "table", "leave", "end", "move", "start")
BUTTONS = ("menu", "hand", "start", "pass-here", "join")


async def test_every_screen_is_in_one_language(live: Live, ana: Person, clirim: Person, luan: Person) -> None:
    """BB-118: the server is Albanian; Ana chose Albanian, Çlirim's Discord is Italian, Luan's English.

    From the lobby over a deal to the end of a match, each tries every command and button there is.
    """
    live.playground.discord.world.person("clirim").locale = "it"
    await ana.command("language", language="sq")
    await ana.command("language", language="sq", server=True)
    people = {ana: "sq", clirim: "it", luan: "en"}
    await ana.command("start", target=0)
    await try_all(live, people)
    for person in (clirim, luan):
        await person.press("join", ana.public())
    await ana.press("fill")
    await live.settled()
    await try_all(live, people)
    for person in people:
        await person.press("hand", ana.public())
    await live.play_out()
    await live.answered()
    await try_all(live, people)
    assert Phase.FINISHED is live.table().state.phase
    for person, language in people.items():
        for message in person.shown.values():
            expected = language if is_ephemeral(message) else "sq"
            assert languages_in(text_of(message)) <= {expected}, (person.name, text_of(message))
    private = [languages_in(text_of(message)) for message in luan.shown.values() if is_ephemeral(message)]
    assert sum(spoken == {"en"} for spoken in private) > len(private) * 0.8, "most of them say something"


async def try_all(live: Live, people: dict[Person, str]) -> None:
    """Let everybody give every command and press every button of the table; nobody confirms anything."""
    host = next(iter(people))
    for person in people:
        table_message = host.public()
        person.shown[table_message["id"]] = table_message
        for command in COMMANDS:
            if not (live.table().state.phase is not Phase.PLAYING and command in ("leave", "end", "start")):
                live.clock.advance(1)  # nobody presses that fast
                await person.command(command)
        for verb in BUTTONS:
            live.clock.advance(1)
            await person.forge(f"m1:{live.table().state.table_id}:{verb}", message=host.public())
        await live.answered()
