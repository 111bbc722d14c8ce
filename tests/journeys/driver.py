"""Driving one person's pane of the playground's page, by real pointer and key events.

A journey reads like what somebody does: `await ana.slash("murlan start", target="21")`, `await besa.press("Join")`,
`await ana.wait_for_text("Besa to play")`. This knows the page's hooks (`data-…`) and nothing of the bot.

One page has one pointer and one keyboard, whatever the number of panes in it: the panes of a page take turns with them,
so that journeys may let several people act at once (`asyncio.gather`).
"""

import asyncio
import contextlib
import dataclasses
import json
import shutil
from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, Self

from playwright.async_api import Browser, Locator, Page, async_playwright

SCREENS = Path(__file__).parents[2] / "build" / "screens"

CHROMIUM_ARGUMENTS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

PATIENCE = 5.0
"""Seconds that anything may take on the page before a journey gives up: more than the 3 s that Discord allows."""

LOADING = 20.0
"""Seconds that the page itself may take to be there: nobody is promised anything about that."""

POLL = 0.03
"""Seconds between two looks at the page."""

_READ_MESSAGES = """pane => {
  const read = node => {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    if (node.nodeName === 'IMG') return node.alt;
    if (node.nodeType !== Node.ELEMENT_NODE || node.getAttribute('aria-hidden') === 'true') return '';
    const inner = [...node.childNodes].map(read).join('');
    return /^(P|DIV|H[1-6]|LI|SMALL|BLOCKQUOTE|PRE|HR|BUTTON|A|ARTICLE)$/.test(node.nodeName) ? `${inner}\\n` : inner;
  };
  const tidy = text => text.replace(/[ \\t]+\\n/g, '\\n').replace(/\\n{2,}/g, '\\n').trim();
  const name = node => node.querySelector('.label')?.textContent ?? node.getAttribute('aria-label') ?? '';
  const control = node => ({
    custom_id: node.dataset.customId,
    label: node.dataset.placeholder ?? name(node),
    chosen: [...node.querySelectorAll('.choice')].map(choice => tidy(choice.lastChild.textContent)),
    is_enabled: !node.disabled,
    kind: node.matches('.select') ? 'select' : 'button',
  });
  return [...pane.querySelectorAll('.messages > [data-message-id]')].map(item => ({
    id: item.dataset.messageId,
    text: tidy([...item.querySelectorAll(':scope > .body > .content, :scope > .body > .thinking')].map(read).join('')),
    is_ephemeral: item.dataset.ephemeral === 'true',
    controls: [...item.querySelectorAll('[data-custom-id]')].map(control),
  }));
}"""

_READ_OPTIONS = """options => options.map(option => [
  option.dataset.optionValue, option.querySelector('.option-label').textContent, option.getAttribute('aria-selected'),
])"""


@dataclasses.dataclass(frozen=True, slots=True)
class Control:
    """A button or select as the person sees it."""

    custom_id: str
    label: str
    """A select's is its placeholder; a button's that has only an emoji is the emoji's name."""
    chosen: tuple[str, ...]
    """The labels of a select's chosen options."""
    is_enabled: bool
    kind: Literal["button", "select"]

    def is_named(self, name: str) -> bool:
        """Whether this is its custom_id or its label."""
        return name in {self.custom_id, self.label}


@dataclasses.dataclass(frozen=True, slots=True)
class Message:
    """A message as the person sees it."""

    id: str
    text: str
    """What can be read in it, line by line, with emojis as `:name:` and the labels of its controls."""
    is_ephemeral: bool
    controls: tuple[Control, ...]

    @property
    def body(self) -> str:
        """The text without Discord's own word for a message that was edited."""
        return self.text.removesuffix("\n(edited)")

    def is_named(self, name: str) -> bool:
        """Whether this is its id or a part of its text."""
        return name == self.id or name in self.text

    def has(self, name: str) -> bool:
        """Whether it has a control with this custom_id or label."""
        return any(control.is_named(name) for control in self.controls)

    def control(self, name: str) -> Control:
        """The control with this custom_id or label.

        Raises:
            LookupError: The message has none.
        """
        for control in self.controls:
            if control.is_named(name):
                return control
        raise LookupError(name, [control.label for control in self.controls])


class Pane:
    """One person's pane."""

    def __init__(self, page: Page, person: str, hands: asyncio.Lock) -> None:
        self.page = page
        self.person = person
        self.root = page.locator(f'[data-pane="{person}"]')
        self._hands = hands

    async def wait_ready(self) -> Self:
        """Waits until the pane is connected and shows its channel."""
        await self.page.locator(f'[data-pane="{self.person}"][data-ready]').wait_for()
        return self

    async def open_channel(self, name: str) -> None:
        """Changes to another channel of the server."""
        async with self._hands:
            drawer = self.root.locator("[data-drawer-button]")
            if await drawer.is_visible():
                await drawer.click()
            await self.root.locator(".channel", has_text=name).click()
        await self.root.locator("h1", has_text=name).wait_for()
        await self.wait_ready()

    async def open_server(self, name: str) -> None:
        """Changes to the first channel of another server."""
        async with self._hands:
            drawer = self.root.locator("[data-drawer-button]")
            if await drawer.is_visible():
                await drawer.click()
            await self.root.get_by_role("button", name=name, exact=True).click()
        await self.wait_ready()

    async def say(self, text: str) -> None:
        """Writes a message into the channel."""
        await self._enter(text)

    async def slash(self, command: str, **options: object) -> None:
        """Types a slash command with its options, sends it, and waits for its outcome.

        Args:
            command: Without the slash: "murlan start".
            options: By name; a value is typed as its text.
        """
        typed = " ".join([f"/{command}", *(f"{name}:{value}" for name, value in options.items())])
        await self._enter(typed)
        await self.settle()

    async def slash_picking(self, command: str, *, picture: str | None = None) -> str:
        """Types a slash command whose option completes, takes the first line of the list, and waits for the outcome.

        Args:
            command: Without the slash and without its option: "murlan play".
            picture: The name of a screenshot with the list open, if one is wanted.

        Returns:
            The line that was taken.
        """
        await self._enter(f"/{command}")
        line = self.root.locator("[data-suggestions] [role=option]").first
        await line.wait_for()
        if picture is not None:
            await self.screenshot(picture)
        async with self._hands:
            taken = await line.inner_text()
            await line.click()
            await self.root.locator("[data-command-rest]").press("Enter")
        await self.settle()
        return taken

    async def press(self, button: str, *, message: str | None = None, settle: bool = True) -> None:
        """Presses a button, and waits for the outcome.

        Args:
            button: Its custom_id or its label.
            message: The id of a message or a part of its text; without it, the newest message that has the button.
            settle: Whether to wait until the bot has answered.
        """
        control = await self._find(button, message)
        async with self._hands:
            await control.click()
        if settle:
            await self.settle()

    async def choose(self, select: str, options: Sequence[str], *, message: str | None = None) -> None:
        """Opens a select, makes exactly these options chosen, closes it, and waits for the outcome.

        Args:
            select: Its custom_id or its placeholder.
            options: Values or labels.
            message: As for `press`.
        """
        control = await self._find(select, message)
        async with self._hands:
            await control.click()
            listbox = self.root.locator("[data-popover] [role=listbox]")
            await listbox.wait_for()
            is_multiple = await listbox.get_attribute("aria-multiselectable") is not None
            await self._tick(listbox, set(options), is_multiple=is_multiple)
            if is_multiple:
                await self.root.locator("[data-select-done]").click()
        await self.settle()

    async def pick(self, select: str, index: int = 0, *, message: str | None = None) -> None:
        """Opens a select, takes the option with this number, and waits for the outcome.

        Args:
            select: Its custom_id or its placeholder.
            index: From 0 for the first option.
            message: As for `press`.
        """
        control = await self._find(select, message)
        async with self._hands:
            await control.click()
            await self.root.locator("[data-popover] [role=option]").nth(index).click()
        await self.settle()

    async def fill_modal(self, values: Mapping[str, str | Sequence[str]], *, submit: bool = True) -> None:
        """Fills the open modal, by custom_id or label, and submits or cancels it."""
        modal = self.root.locator("[data-modal]")
        await modal.wait_for()
        async with self._hands:
            for name, value in values.items():
                field = modal.locator(f'[data-custom-id="{name}"]').or_(modal.get_by_label(name)).first
                if await field.evaluate("node => node.nodeName") == "SELECT":
                    await field.select_option(value)
                else:
                    await field.fill("")
                    await field.press_sequentially(str(value))
            await modal.locator("[type=submit]" if submit else "[data-modal-cancel]").click()
        await self.settle()

    async def dismiss(self, *, message: str | None = None) -> None:
        """Dismisses an ephemeral message: the newest one, or the newest that this id or text names."""
        candidates = [one for one in await self.ephemerals() if message is None or one.is_named(message)]
        async with self._hands:
            await self._item(candidates[-1].id).locator("[data-dismiss]").click()
        await self._item(candidates[-1].id).wait_for(state="detached")

    async def download(self, name: str) -> Path:
        """Takes the newest file of this name along, as a press on its link does."""
        async with self._hands, self.page.expect_download() as started:
            await self.root.get_by_role("link", name=name, exact=True).last.click()
        return await (await started.value).path()

    async def messages(self) -> list[Message]:
        """What the pane shows, oldest first."""
        rows = await self.root.evaluate(_READ_MESSAGES)
        return [Message(**{**row, "controls": tuple(_control(one) for one in row["controls"])}) for row in rows]

    async def ephemerals(self) -> list[Message]:
        """The messages that only this person sees, oldest first."""
        return [message for message in await self.messages() if message.is_ephemeral]

    async def private(self, text: str) -> Message:
        """The newest message that only this person sees and that contains a text, whatever comes in public meanwhile.

        Raises:
            LookupError: There is none.
        """
        messages = await self.ephemerals()
        for message in reversed(messages):
            if text in message.text:
                return message
        raise LookupError(text, [message.text for message in messages[-3:]])

    async def told(self) -> str:
        """What the newest message says that only this person sees.

        Raises:
            LookupError: There is none.
        """
        return (await self.private("")).body

    async def latest(self, text: str | None = None) -> Message:
        """The newest message, or the newest that contains a text.

        Raises:
            LookupError: There is none.
        """
        messages = await self.messages()
        for message in reversed(messages):
            if text is None or text in message.text:
                return message
        raise LookupError(text, [message.text for message in messages[-3:]])

    async def shown(self, message_id: str) -> Message:
        """The message with this id, as it is now.

        Raises:
            LookupError: It is not there any more.
        """
        for message in await self.messages():
            if message.id == message_id:
                return message
        raise LookupError(message_id)

    async def pressed(self, button: str, message_id: str) -> Message:
        """Presses a button of a message, and returns the message as it is then."""
        await self.press(button, message=message_id)
        return await self.shown(message_id)

    async def chosen(self, select: str, options: Sequence[str], message_id: str) -> Message:
        """Chooses in a select of a message, and returns the message as it is then."""
        await self.choose(select, options, message=message_id)
        return await self.shown(message_id)

    async def wait_for_text(self, text: str, *, seconds: float = PATIENCE) -> Message:
        """Waits until a message contains a text, and returns the newest that does.

        Raises:
            AssertionError: None did in time; it tells what the newest messages say.
        """
        return await self._wait(text, seconds=seconds, is_wanted=True)

    async def wait_until_gone(self, text: str, *, seconds: float = PATIENCE) -> None:
        """Waits until no message contains a text any more."""
        await self._wait(text, seconds=seconds, is_wanted=False)

    async def failures(self) -> list[str]:
        """The failures in sight: "This interaction failed", refused commands, complaints of the composer."""
        notes = await self.root.locator("[data-failure]").all_inner_texts()
        return [note.removeprefix("⚠ ") for note in notes]

    async def failure_count(self) -> int:
        """How many presses, commands and modals have failed since the page was opened, in sight or not."""
        return int(await self.root.get_attribute("data-failures") or 0)

    async def settle(self) -> None:
        """Waits until nothing this person did is unanswered."""
        await self.page.locator(f'[data-pane="{self.person}"][data-pending="0"]').wait_for()

    async def screenshot(self, name: str, *, whole_page: bool = False) -> Path:
        """Takes a picture of the pane, or of the page with all its panes, into build/screens."""
        path = SCREENS / f"{name}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        if whole_page:
            await self.page.screenshot(path=path)
        else:
            await self.root.screenshot(path=path)
        return path

    async def _enter(self, text: str) -> None:
        async with self._hands:
            composer = self.root.locator("[data-composer]")
            form = self.root.locator("[data-command-rest]")
            if await form.is_visible():  # a command that was refused waits for better options
                await form.press("Escape")
            await composer.click()
            await composer.fill("")
            await composer.press_sequentially(text)
            await composer.press("Enter")

    async def _find(self, name: str, message: str | None) -> Locator:
        """The control of the newest message that has it; waits for one to come."""
        deadline = _now() + PATIENCE
        while True:
            messages = [one for one in await self.messages() if message is None or one.is_named(message)]
            for shown in reversed(messages):
                for control in shown.controls:
                    if control.is_named(name):
                        return self._item(shown.id).locator(f"[data-custom-id={_quoted(control.custom_id)}]")
            if _now() > deadline:
                labels = [control.label for shown in messages for control in shown.controls]
                raise AssertionError(
                    f"{self.person} sees no {name!r} in {message or 'any message'}; there are {labels}"
                )
            await asyncio.sleep(POLL)

    def _item(self, message_id: str) -> Locator:
        return self.root.locator(f'[data-message-id="{message_id}"]')

    async def _tick(self, listbox: Locator, wanted: set[str], *, is_multiple: bool) -> None:
        """Clicks each option whose tick is not as it is wanted; a single choice is clicked whatever its tick."""
        rows: list[list[str]] = await listbox.locator("[role=option]").evaluate_all(_READ_OPTIONS)
        missing = wanted.difference(*(row[:2] for row in rows))
        assert not missing, f"{self.person} has no option {sorted(missing)}; there are {[row[1] for row in rows]}"
        for value, label, ticked in rows:
            is_wanted = not wanted.isdisjoint({value, label})
            if is_wanted if not is_multiple else is_wanted != (ticked == "true"):
                await listbox.locator(f"[data-option-value={_quoted(value)}]").click()

    async def _wait(self, text: str, *, seconds: float, is_wanted: bool) -> Message:
        deadline = _now() + seconds
        while True:
            messages = await self.messages()
            having = [message for message in messages if text in message.text]
            if bool(having) == is_wanted:
                return having[-1] if having else Message("", "", is_ephemeral=False, controls=())
            if _now() > deadline:
                shown = "\n---\n".join(message.text for message in messages[-4:])
                raise AssertionError(
                    f"{self.person} {'never saw' if is_wanted else 'still sees'} {text!r}; the newest:\n{shown}"
                )
            await asyncio.sleep(POLL)


@contextlib.asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """A headless Chromium; one is enough for a whole test session."""
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=list(CHROMIUM_ARGUMENTS))
        try:
            yield browser
        finally:
            await browser.close()


async def open_panes(
    page: Page, url: str, people: Sequence[str], *, theme: Literal["dark", "light"] = "dark"
) -> list[Pane]:
    """Opens the playground's page for these people and waits until every pane is ready.

    Args:
        page: Of one's own browser context.
        url: The playground's, without a path.
        people: "ana", "besa", "clirim", "drita", "luan"; side by side in this order.
        theme: The page's colours.
    """
    page.set_default_timeout(PATIENCE * 1000)
    await page.goto(f"{url.rstrip('/')}/?as={','.join(people)}&theme={theme}", timeout=LOADING * 1000)
    hands = asyncio.Lock()
    return [await Pane(page, person, hands).wait_ready() for person in people]


def _control(row: dict[str, Any]) -> Control:
    return Control(**{**row, "chosen": tuple(row["chosen"])})


def _quoted(text: str) -> str:
    """A string of CSS."""
    return json.dumps(text, ensure_ascii=False)


def _now() -> float:
    return asyncio.get_running_loop().time()
