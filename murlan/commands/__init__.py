"""The subcommands of `python -m murlan`, one file each. Each has `add`, which describes it to argparse, and `run`."""
