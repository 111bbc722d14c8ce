"""A match that is over, looked through for its turning points: what cost or gained its seats most.

Each decision is judged by what its own seat could know then, as the master values it and the champion looks closer:
that the cards lay otherwise makes nobody's play worse. `points` is what is found, without numpy; `finding` finds it.
"""
