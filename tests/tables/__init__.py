"""Live tables: transitions, races, clocks, restarts."""
