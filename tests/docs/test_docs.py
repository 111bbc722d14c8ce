"""The documents are true: settings, commands, targets and links are held against the code."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands

from bot.arguments import errand_of
from bot.settings import Settings
from cogs.services import Services
from cogs.tree import add_commands

ROOT = Path(__file__).parents[2]
DOCUMENTS = [
    *ROOT.glob("*.md"),
    *(ROOT / "docs").rglob("*.md"),
    *(ROOT / part / "README.md" for part in ("murlan", "playground")),
]


def read(name: str) -> str:
    """Read a document of the project."""
    return (ROOT / name).read_text(encoding="utf-8")


def test_the_example_environment_lists_every_setting_with_its_docstring() -> None:
    """`.env.example` has all settings, in order, each with its description and default."""
    wanted = []
    for name, field in Settings.model_fields.items():
        default = field.default.get_secret_value() if hasattr(field.default, "get_secret_value") else field.default
        wanted.append(f"# {field.description}\n{name.upper()}={default}\n")
    assert "\n".join(wanted) == read(".env.example")


def test_the_readme_names_every_command() -> None:
    """A command that is added is told of."""
    group = commands_of_the_bot()
    assert {f"/murlan {command.name}" for command in group.commands} <= set(
        re.findall(r"`(/murlan \w+)`", read("README.md"))
    )


def test_the_readme_names_only_targets_that_exist() -> None:
    """Each `make …` of the documents is a target."""
    targets = set(re.findall(r"^(\w+):", read("Makefile"), re.MULTILINE))
    named = {target for path in DOCUMENTS for target in re.findall(r"`?make (\w+)`", path.read_text("utf-8"))}
    assert named <= targets


@pytest.mark.parametrize("name", ["docs/HOSTING.md", "compose.yaml", "Dockerfile", "docs/hosting/murlan.service"])
def test_what_is_for_operators_names_only_settings_that_exist(name: str) -> None:
    """A setting with another name is passed over in silence."""
    known = {setting.upper() for setting in Settings.model_fields}
    assert set() == set(re.findall(r"\b(?:MURLAN|DISCORD)_[A-Z_]+\b", read(name))) - known


@pytest.mark.parametrize("name", ["docs/HOSTING.md", "docs/PRIVACY.md"])
def test_what_is_for_operators_names_only_commands_that_exist(name: str) -> None:
    """Each `murlan-bot …` can be typed."""
    named = set(re.findall(r"(?<![\w.])(?:murlan-bot|run --rm bot) ([a-z-]+)", read(name)))
    assert named
    for command in named:
        with pytest.raises(SystemExit) as ended:
            errand_of([command, "--help"])
        assert (command, 0) == (command, ended.value.code)


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_of_a_document_leads_somewhere(path: Path) -> None:
    """Links within the project point at files that are there."""
    links = re.findall(r"\]\((?!https?:)([^)#]+)\)", path.read_text("utf-8"))
    assert [link for link in links if not (path.parent / link).exists()] == []


def test_decisions_are_numbered_without_gaps() -> None:
    """A decision is found by its number."""
    numbers = sorted(int(path.name[:4]) for path in (ROOT / "docs" / "decisions").glob("*.md"))
    assert numbers == list(range(1, len(numbers) + 1))


def test_the_architecture_names_every_package() -> None:
    """The map shows every folder of the game and the application."""
    folders = {
        path.parent.relative_to(ROOT).as_posix().split("/")[-1]
        for top in ("murlan", "bot", "cogs", "db", "playground")
        for path in (ROOT / top).glob("*/__init__.py")
        if top in ("murlan", "bot")
    }
    architecture = read("docs/ARCHITECTURE.md")
    assert [folder for folder in sorted(folders) if folder not in architecture] == []


def commands_of_the_bot() -> app_commands.Group:
    """Return the command group as it is sent to Discord."""

    class Tree:
        """Keeps the command that is added."""

        command: Any = None

        def add_command(self, command: Any) -> None:
            """Take the group."""
            self.command = command

    tree = Tree()
    nothing: Any = None
    services = Services(registry=nothing, displays=nothing, router=nothing, reading=nothing, openings=nothing)
    add_commands(tree, services)  # type: ignore[arg-type]  # only the one method is needed
    group: app_commands.Group = tree.command
    return group
