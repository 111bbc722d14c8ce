"""Long runs under faults; each has a short form among the tests."""
