"""Localized texts (Project Fluent), passed as a value, and errors worded where they are shown.

Start with `texts`.
"""
