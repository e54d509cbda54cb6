"""A mission in a terminal.

Begin with `playing`, which runs a mission, and `resolving`, which asks for what it needs and walks the resolution.
"""
