"""The suites that are about what is stored, over a PostgreSQL server of their own."""
