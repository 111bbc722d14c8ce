"""Live tables: who sits where, whose clock runs, what is stored. Knows no Discord and no SQL."""
