"""Several processes of the bot on one PostgreSQL server, some of which are killed while people play."""
