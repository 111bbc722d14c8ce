"""The schema for PostgreSQL, step by numbered step."""
