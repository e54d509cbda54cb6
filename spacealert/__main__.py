"""Lets `python -m spacealert` do what the `spacealert` command does."""

from spacealert.cli import main

if __name__ == "__main__":
    main()
