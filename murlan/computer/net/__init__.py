"""The value net: what a computer player makes of a position after each thing that it could do."""
