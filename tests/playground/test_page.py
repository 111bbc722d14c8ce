"""The page as people use it: real pointer and key events in a real Chromium, the real server, a discord.py bot."""

import asyncio
import contextlib
import shlex
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, WebSocketRoute, expect

from tests.journeys.driver import Pane, chromium, open_panes

pytestmark = pytest.mark.asyncio(loop_scope="session")

ROOT = Path(__file__).parents[2]
DESKTOP = (1280, 800)
PHONE = (390, 844)
READY = "() => fetch('/control/bot').then(answer => answer.json()).then(bot => bot.running)"


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """One Chromium for all of these tests."""
    async with chromium() as started:
        yield started


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def url(browser: Browser) -> AsyncIterator[str]:
    """A playground with its bot logged in."""
    bot = shlex.join([sys.executable, str(Path(__file__).with_name("pagebot.py"))])
    server = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "playground", "--port", "0", "--bot", bot, cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    assert server.stdout is not None
    try:
        first_line = (await server.stdout.readline()).decode()
        address = first_line.split(": ", 1)[1].split("/?")[0]
        page = await browser.new_page()
        await page.goto(f"{address}/problems")
        await page.wait_for_function(READY, polling=20)
        await page.close()
        yield address
    finally:
        with contextlib.suppress(ProcessLookupError):
            server.terminate()
        await server.wait()


@contextlib.asynccontextmanager
async def new_tab(browser: Browser) -> AsyncIterator[Page]:
    """A tab of its own, in which no script may fail."""
    context = await browser.new_context(viewport={"width": DESKTOP[0], "height": DESKTOP[1]})
    tab = await context.new_page()
    errors: list[str] = []
    tab.on("pageerror", lambda error: errors.append(str(error)))
    yield tab
    await context.close()
    assert errors == []


@pytest_asyncio.fixture(loop_scope="session")
async def page(browser: Browser) -> AsyncIterator[Page]:
    """A fresh tab."""
    async with new_tab(browser) as tab:
        yield tab


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def kept_pane(browser: Browser, url: str) -> AsyncIterator[Pane]:
    """Ana alone; opening a page is most of a test's time, so it is opened once."""
    async with new_tab(browser) as tab:
        [pane] = await open_panes(tab, url, ["ana"])
        yield pane


@pytest_asyncio.fixture(loop_scope="session")
async def ana(kept_pane: Pane) -> Pane:
    """Ana alone, with a fresh table in front of her."""
    await kept_pane.slash("page table")
    await kept_pane.wait_for_text("told: nothing yet")
    return kept_pane


async def test_panes_of_four_people_stand_side_by_side(page: Page, url: str) -> None:
    """Each is somebody of their own, and tabs appear only where the panes do not fit."""
    panes = await open_panes(page, url, ["ana", "besa", "clirim", "drita"])
    boxes = [await pane.root.bounding_box() for pane in panes]
    names = [await pane.root.locator(".whose").inner_text() for pane in panes]
    assert ["Ana", "Besa", "Çlirim", "Drita"] == [name.split("\n")[-1] for name in names]
    assert [318, 318, 318, 318] == [int(box["width"]) for box in boxes if box]
    assert await page.locator("[data-tabs]").is_hidden()


async def test_phone_with_two_people_shows_one_pane_and_changes_by_tab(page: Page, url: str) -> None:
    """At 390 px a pane fills the screen, and nothing sticks out sideways."""
    await page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    ana, besa = await open_panes(page, url, ["ana", "besa"])
    await expect(ana.root).to_be_in_viewport(ratio=1)
    await expect(besa.root).not_to_be_in_viewport()
    await page.get_by_role("tab", name="besa").click()
    await expect(besa.root).to_be_in_viewport(ratio=1)
    await expect(besa.root.locator("[data-composer]")).to_be_in_viewport(ratio=1)
    assert PHONE[0] == await page.evaluate("document.documentElement.scrollWidth")


async def test_phone_opens_the_channels_behind_their_button(page: Page, url: str) -> None:
    """Choosing a channel closes the list again."""
    await page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    [ana] = await open_panes(page, url, ["ana"])
    general = ana.root.get_by_role("button", name="general", exact=True)
    await expect(general).to_be_hidden()
    await ana.root.get_by_role("button", name="Channels").click()
    await general.click()
    await expect(general).to_be_hidden()
    await expect(ana.root.get_by_role("heading", level=1)).to_have_text("#general")


MARKUP = [
    ("# T", '<h3 class="heading-1">T</h3>'),
    ("### T\nrest", '<h5 class="heading-3">T</h5><p>rest</p>'),
    ("-# small", '<small class="subtext">small</small>'),
    ("**b** *i* __u__ ~~s~~", "<p><strong>b</strong> <em>i</em> <u>u</u> <s>s</s></p>"),
    ("***both***", "<p><em><strong>both</strong></em></p>"),
    ("snake_case_word 2*3*4", "<p>snake_case_word 2<em>3</em>4</p>"),
    (r"\*plain\*", "<p>*plain*</p>"),
    ("`a **b**`", "<p><code>a **b**</code></p>"),
    ("```py\nx = 1\n```", '<pre tabindex="0"><code>x = 1</code></pre>'),
    ("> q\n> r\ns", "<blockquote><p>q\nr</p></blockquote><p>s</p>"),
    ("- a\n  - b\n- c", "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>"),
    ("2. a\n3. b", '<ol start="2"><li>a</li><li>b</li></ol>'),
    ("<@1> <#2>", '<p><span class="mention" data-user-id="1">@Ana</span> <span class="mention">#murlan</span></p>'),
    (
        "[rules](https://example.org/a_b)",
        '<p><a href="https://example.org/a_b" target="_blank" rel="noopener noreferrer">rules</a></p>',
    ),
    ("[x](javascript:alert(1))", "<p>[x](javascript:alert(1))</p>"),
    ("<b onclick=x>&amp;</b>", "<p>&lt;b onclick=x&gt;&amp;amp;&lt;/b&gt;</p>"),
    ("<:KH:5>", '<p><img class="emoji" src="/emojis/5.png" alt=":KH:" title=":KH:" draggable="false"></p>'),
]
RENDER = """async text => {
  const { markdown } = await import('/page/markdown.js');
  const names = { user: id => id === '1' ? 'Ana' : null, channel: () => 'murlan', isMe: () => false };
  return markdown(text, names).innerHTML;
}"""


async def test_markup_is_drawn_as_discord_draws_it(page: Page, url: str) -> None:
    """Each case is a text and its nodes; what is no markup of Discord's stays text."""
    await page.goto(f"{url}/problems")
    assert MARKUP == [(text, await page.evaluate(RENDER, text)) for text, _ in MARKUP]


RELATIVE = """async ages => {
  const { relative } = await import('/page/time.js');
  return ages.map(age => relative(age, 0));
}"""


async def test_relative_time_is_told_in_discords_words(page: Page, url: str) -> None:
    """Seconds up to a minute, then one unit, rounded."""
    await page.goto(f"{url}/problems")
    cases = {
        0: "now",
        1: "in a second",
        45: "in 45 seconds",
        60: "in a minute",
        100: "in 2 minutes",
        3600: "in an hour",
    }
    cases |= {-5: "5 seconds ago", -86400: "a day ago", 40 * 86400: "in a month", 800 * 86400: "in 2 years"}
    assert list(cases.values()) == await page.evaluate(RELATIVE, list(cases))


async def test_relative_time_counts_down_without_an_edit(ana: Pane) -> None:
    """The table's clock costs no request."""
    clock = ana.root.locator("time[data-relative]").last
    before = await clock.inner_text()
    await expect(clock).not_to_have_text(before)
    assert "(edited)" not in (await ana.latest("told:")).text


async def test_press_is_loading_until_the_bot_answers_and_shows_the_edit(ana: Pane) -> None:
    """The button says that it is busy; the message says that it was edited."""
    button = ana.root.locator('[data-custom-id="count"]').last
    await button.click()
    await expect(button).not_to_have_attribute("aria-busy", "true")
    assert "(edited)" in (await ana.wait_for_text("told: count")).text


async def test_press_that_began_before_an_edit_still_counts(ana: Pane) -> None:
    """An edit keeps the buttons that stay: the finger that is on one of them is not lost."""
    await ana.press("Later")
    target = await ana.root.locator('[data-custom-id="private"]').last.bounding_box()
    assert target is not None
    await ana.page.mouse.move(target["x"] + 9, target["y"] + 9)
    await ana.page.mouse.down()
    await ana.wait_for_text("told: later")
    await ana.page.mouse.up()
    await ana.wait_for_text("Your hand")


async def test_silence_of_the_bot_is_told_as_discord_tells_it(page: Page, url: str) -> None:
    """After 3 s: under the message for a press, as an answer of its own for a command."""
    ana, besa = await open_panes(page, url, ["ana", "besa"])
    await ana.slash("page table")
    await besa.wait_for_text("told: nothing yet")
    await asyncio.gather(ana.press("Silent"), besa.slash("page silent"))
    assert ["This interaction failed"] == await ana.failures()
    assert ["The application did not respond"] == await besa.failures()
    assert (1, 1) == (await ana.failure_count(), await besa.failure_count())
    await ana.press("Count")
    assert [] == await ana.failures()


async def test_refused_press_is_told_as_a_failed_interaction(ana: Pane) -> None:
    """A press on a component that an edit has taken away meanwhile never reaches the bot."""
    await ana.page.route(
        "**/presses", lambda route: route.continue_(post_data={"custom_id": "gone", "message_id": "1"})
    )
    await ana.press("Count")
    await ana.page.unroute("**/presses")
    assert "This interaction failed" == (await ana.failures())[-1]


async def test_private_message_is_its_readers_alone_and_goes_with_a_reload(page: Page, url: str) -> None:
    """It is marked, dismissed by its button, and gone after a reload."""
    drita, besa = await open_panes(page, url, ["drita", "besa"])
    await drita.slash("page table")
    await drita.press("Private")
    await drita.wait_for_text("Your hand")
    assert await drita.root.get_by_text("Only you can see this").is_visible()
    await expect(drita.root.locator("[data-ephemeral] .origin button")).to_have_text("Click to see message")
    assert [] == await besa.ephemerals()
    await drita.dismiss()
    assert [] == await drita.ephemerals()
    await drita.press("Private")
    await drita.wait_for_text("Your hand")
    await page.reload()
    await drita.wait_ready()
    assert [] == await drita.ephemerals()
    assert "told:" in (await drita.latest()).text


async def test_select_for_many_sends_once_when_it_is_done(ana: Pane) -> None:
    """In the order of the options; the edit's defaults are then what it shows."""
    await ana.press("Private")
    await ana.choose("Choose cards…", ["5♥", "3♠"])
    message = await ana.wait_for_text("many 3♠ 5♥")
    assert ("3♠", "5♥") == message.control("many").chosen
    await ana.choose("many", ["3♠"])
    await ana.wait_for_text("many 3♠,")


async def test_select_closed_without_a_change_sends_nothing(ana: Pane) -> None:
    """By Escape, or by a press beside it; a change is sent however the list was closed."""
    await ana.press("Private")
    select = ana.root.locator('[data-custom-id="many"]').last
    for close in ("Escape", "beside"):
        await select.click()
        if close == "Escape":
            await ana.page.keyboard.press("Escape")
        else:
            await ana.root.locator(".veil").click(position={"x": 5, "y": 5})
        await expect(ana.root.get_by_role("listbox")).to_have_count(0)
    assert "nothing yet" in (await ana.latest("Your hand")).text
    await select.press("Enter")
    for key in ("ArrowDown", "Space", "Escape"):
        await ana.page.keyboard.press(key)
    await ana.wait_for_text("many 4♠")


async def test_select_takes_no_more_than_its_limit(ana: Pane) -> None:
    """The fifth of four is not ticked."""
    await ana.press("Private")
    await ana.root.locator('[data-custom-id="many"]').last.click()
    options = ana.root.get_by_role("option")
    for number in range(5):
        await options.nth(number).click(force=True)
    assert 4 == await ana.root.locator('[role=option][aria-selected="true"]').count()
    await ana.page.keyboard.press("Escape")


async def test_select_on_a_phone_is_a_sheet_for_thumbs(ana: Pane) -> None:
    """Fourteen cards scroll above a button that stays in sight; each row is at least 44 px high."""
    await ana.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    await ana.press("Private")
    await ana.root.locator('[data-custom-id="many"]').last.click()
    done = ana.root.locator("[data-select-done]")
    last = ana.root.get_by_role("option").last
    boxes = [await part.bounding_box() for part in (ana.root.locator("[data-popover]"), last, done)]
    await last.click()
    await expect(done).to_be_in_viewport(ratio=1)
    await done.click()
    await ana.wait_for_text("many 9♥")
    await ana.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    sheet, row, button = (box for box in boxes if box)
    assert (0, PHONE[0], PHONE[1]) == (sheet["x"], sheet["width"], sheet["y"] + sheet["height"])
    assert row["height"] >= 44
    assert button["height"] >= 44


async def test_select_for_one_sends_at_once(ana: Pane) -> None:
    """By keys alone, too."""
    await ana.press("Private")
    select = ana.root.locator('[data-custom-id="one"]').last
    await select.press("Enter")
    await ana.page.keyboard.press("End")
    await ana.page.keyboard.press("Enter")
    await ana.wait_for_text("one 5♠")
    await expect(select).to_be_focused()


async def test_select_stays_open_while_its_message_is_edited(ana: Pane) -> None:
    """Somebody else's play must not shut the list that one is choosing in."""
    await ana.press("Private")
    await ana.press("Redeal")
    await ana.root.locator('[data-custom-id="many"]').last.click()
    await ana.root.locator('[data-option-value="9♥"]').click()
    await ana.wait_for_text("Your hand: redealt")
    await ana.root.locator('[data-option-value="9♠"]').click()
    await ana.root.locator("[data-select-done]").click()
    await ana.wait_for_text("many 9♠ 9♥")


async def test_select_of_surroundings_offers_what_is_in_this_server(ana: Pane) -> None:
    """Roles for roles, channels of the wanted kind alone, people for people; nothing of another server."""
    await ana.slash("page around")
    offered = {}
    for select in ("Role", "Channel", "Somebody"):
        await ana.press(select, settle=False)
        offered[select] = await ana.root.locator("[data-popover] .option-label").all_inner_texts()
        await ana.page.keyboard.press("Escape")
    assert ["@everyone", "Murlan"] == offered["Role"]
    assert ["voice"] == offered["Channel"]
    assert {"Ana", "Besa", "Murlan"} < set(offered["Somebody"])


async def test_select_that_needs_nothing_gives_its_choice_back(ana: Pane) -> None:
    """A role that is chosen is pressed away again; the message shows by its default which it is."""
    await ana.slash("page around")
    await ana.choose("Role", ["Murlan"])
    assert ("Murlan",) == (await ana.latest("Chosen: ")).control("role").chosen
    await ana.choose("Role", ["Murlan"])
    await ana.wait_for_text("Chosen: nothing")


async def test_modal_sends_what_was_entered(ana: Pane) -> None:
    """A missing answer is asked for first; cancelling sends nothing."""
    await ana.press("Form")
    await ana.fill_modal({}, submit=False)
    await ana.press("Form")
    dialog = ana.root.get_by_role("dialog")
    await dialog.get_by_role("button", name="Submit").click()
    await expect(dialog.get_by_role("alert")).to_have_text("Name: This field is required")
    await ana.fill_modal({"Name": "Robi", "note": "a\nb", "level": "hard"})
    await ana.wait_for_text("form: name=Robi note=a\nb level=hard")
    await expect(dialog).to_have_count(0)


async def test_slash_command_is_chosen_and_filled_in_by_keys(ana: Pane) -> None:
    """The list narrows as one types; options come as fields, the required ones first; a completion is the bot's."""
    await ana.root.locator("[data-composer]").press_sequentially("/page ec")
    await expect(ana.root.get_by_role("option")).to_have_count(1)
    for key in ("Tab", "4", "Tab", "f", "Tab", "a", "p"):
        await ana.page.keyboard.press(key)
    await expect(ana.root.locator("[data-command-more]")).to_have_text("+3 optional")
    await expect(ana.root.get_by_role("option")).to_have_text(["apple", "apricot"])
    for key in ("ArrowDown", "Enter", "Enter"):
        await ana.page.keyboard.press(key)
    await ana.wait_for_text("count=4 colour= who= fruit=apricot loud=False")


async def test_slash_command_typed_in_full_is_sent_by_enter(ana: Pane) -> None:
    """Choices and people go by the names that are shown."""
    await ana.slash("page echo", count=2, colour="Red", who="Çlirim", loud=True)
    await ana.wait_for_text("count=2 colour=red who=Çlirim fruit= loud=True")


COMPLAINTS = [
    ("page echo count:9", "count: at most 5"),
    ("page echo count:two", "count: a whole number is needed"),
    ("page echo count:2 colour:blue", "colour: choose one of Red, Black"),
    ("page echo size:2", "/page echo has no such option: size:2"),
    ("nothing", "There is no such command"),
]


async def test_slash_command_that_cannot_be_sent_says_why(ana: Pane) -> None:
    """Nothing is sent, and what was typed is not lost."""
    for typed, complaint in COMPLAINTS:
        await ana.slash(typed)
        assert complaint == (await ana.failures())[-1]


SAY = """async ([channel, texts]) => {
  for (const content of texts) {
    const body = JSON.stringify({ content });
    await fetch(`/people/besa/channels/${channel}/messages`, { method: 'POST', body });
  }
}"""


async def test_reader_who_scrolled_up_is_told_of_new_messages(page: Page, url: str) -> None:
    """The list stays where they read; otherwise it keeps the newest in sight, and never more than 200."""
    [drita] = await open_panes(page, url, ["drita"])
    await drita.open_channel("general")
    channel = await drita.root.locator("[data-channel-id][aria-current]").get_attribute("data-channel-id")
    await page.evaluate(SAY, [channel, [f"line {number}" for number in range(205)]])
    await drita.wait_for_text("line 204")
    assert 200 == len(await drita.messages())
    await expect(drita.root.get_by_text("line 204")).to_be_in_viewport()
    await drita.root.locator(".messages").hover()
    await page.mouse.wheel(0, -3000)
    await expect(drita.root.get_by_text("line 204")).not_to_be_in_viewport()
    await page.evaluate(SAY, [channel, ["look here"]])
    await drita.root.locator("[data-new-messages]").click()
    await expect(drita.root.get_by_text("look here")).to_be_in_viewport()


async def test_lost_socket_is_opened_again_and_the_channel_refilled(page: Page, url: str) -> None:
    """What was said meanwhile is there."""
    sockets: list[WebSocketRoute] = []

    def pass_on(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        sockets.append(socket)

    await page.route_web_socket("**/people/ana/socket", pass_on)
    ana, besa = await open_panes(page, url, ["ana", "besa"])
    await sockets[0].close()
    await expect(ana.root.get_by_text("Reconnecting")).to_be_visible()
    await besa.say("while you were away")
    await ana.wait_for_text("while you were away")
    await ana.wait_ready()


NAMELESS = """() => [...document.querySelectorAll('button, a, input, textarea, [role=listbox], [role=dialog]')]
  .filter(node => node.checkVisibility() && !node.textContent.trim() && !node.ariaLabel && !node.labels?.length)
  .map(node => node.outerHTML)"""


async def test_every_control_has_a_name(ana: Pane) -> None:
    """For those who hear the page rather than see it."""
    await ana.press("Private")
    await ana.press("Form")
    assert [] == await ana.page.evaluate(NAMELESS)
    await ana.fill_modal({}, submit=False)


async def test_theme_and_problems_are_in_the_toolbar(page: Page, url: str) -> None:
    """The theme stays in the address; the number is that of the entries behind the link."""
    await open_panes(page, url, ["ana"], theme="light")
    assert "light" == await page.evaluate("document.documentElement.dataset.theme")
    await page.get_by_role("button", name="Light or dark").click()
    assert "dark" == await page.evaluate("document.documentElement.dataset.theme")
    assert "theme=dark" in page.url
    count = len(await page.evaluate("fetch('/problems').then(answer => answer.json())"))
    await expect(page.locator("[data-problems]")).to_have_attribute("aria-label", f"{count} problems")


async def test_restart_of_the_bot_is_seen_and_survived(ana: Pane) -> None:
    """The old buttons answer again as soon as the new process has logged in."""
    await ana.page.get_by_role("button", name="Restart the bot").click()
    status = ana.page.locator("[data-bot]")
    await expect(status).to_have_text("Bot down")
    await expect(status).to_have_text("Bot running")
    await ana.press("Count")
    await ana.wait_for_text("told: count 1")
