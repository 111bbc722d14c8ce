"""Long runs: each prints its progress and figures, goes on after an interruption, and has a short form in the tests."""
