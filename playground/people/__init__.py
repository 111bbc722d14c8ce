"""The people's face: what the page does for somebody, checked as Discord's own client and server would."""
