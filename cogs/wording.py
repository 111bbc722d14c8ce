"""What Discord shows of commands: in English and Albanian at once, and in those of its own languages that we have.

Albanian is none of Discord's locales, and who reads it has Discord in some other language: so what everybody gets who
reads none of ours says it twice. Names of commands and options stay English, for they are what people tell each other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from discord import Locale, app_commands

from bot.texts import FALLBACK, language_of, text

BILINGUAL: Final = (FALLBACK, "sq")
"""The two languages that stand side by side where Discord has none of ours."""
LONGEST: Final = 100
"""Characters of a description and of a choice's name."""
_WORDS: Final = "words"


def said(key: str, **values: str | float) -> app_commands.locale_str:
    """Return a text of the catalogues for a description or the name of a choice.

    Args:
        key: The message's name.
        **values: What its placeholders stand for.
    """
    return worded(lambda language: text(key, language, **values))


def worded(words: Callable[[str], str]) -> app_commands.locale_str:
    """Return what a function says in each language; in English alone where two languages are too long.

    Args:
        words: Says it in a language.
    """
    both = " · ".join(dict.fromkeys(map(words, BILINGUAL)))
    return app_commands.locale_str(both if len(both) <= LONGEST else words(FALLBACK), **{_WORDS: words})


class Wording(app_commands.Translator):
    """Says in Discord's languages what `said` and `worded` made; those that we do not have read two languages."""

    async def translate(
        self, string: app_commands.locale_str, locale: Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Return a text in one of Discord's languages, or nothing where the two stand side by side."""
        del context
        words: Any = string.extras.get(_WORDS)
        language = language_of(locale.value)
        return None if words is None or language == FALLBACK else str(words(language))
