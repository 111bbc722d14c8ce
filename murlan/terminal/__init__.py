"""A match in a terminal: what `murlan.cli` shows and asks. Imported by the command line alone."""
