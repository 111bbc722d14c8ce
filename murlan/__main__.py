"""`python -m murlan`."""

from murlan.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
