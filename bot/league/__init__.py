"""A server's own league as plain types and protocols; `db` implements them."""
