"""A mission in a terminal."""
