"""Texts by language (Project Fluent), handed on as a value; and errors whose words are chosen where they are shown.

Begin with `texts`.
"""
