"""What several test folders share: positions from card text, errors by example, seeded play."""
