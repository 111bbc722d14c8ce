"""The same journal and books on PostgreSQL. Only this package needs asyncpg, which is an extra."""
