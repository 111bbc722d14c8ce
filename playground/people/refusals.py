"""A person's act that Discord's client or server would not let through."""


class RefusedError(Exception):
    """Carries the sentence that the page shows."""
