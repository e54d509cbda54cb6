"""A mission in a terminal.

Start with `playing`, which runs a mission, and `resolving`, which asks for plans and cards and shows the resolution.
"""
