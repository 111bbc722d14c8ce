"""Self-play training of the value nets (`make train`). It needs the development extra; nothing else imports it.

Compiled code is not cached: numba looks at a function's own file only, and would go on with callees of yesterday.
"""
