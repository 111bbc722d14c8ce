"""Search: deals of the hidden cards are drawn, weighed by what was seen, and played on."""
