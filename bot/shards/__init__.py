"""Several processes, each with some of the shards that Discord deals servers to. Knows no Discord and no SQL."""
