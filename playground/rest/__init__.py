"""The REST face: what the bot calls under `/api/v10`."""
