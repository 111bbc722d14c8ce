"""Our own copy of Discord's limits: what a body must be like to be accepted, in tables and a few rules.

Discord's OpenAPI (see `playground.openapi`) is the second opinion; the rules here are those of its documentation and
of what its servers were seen to refuse.
"""
