"""Flight school: setting up, lessons in the rulebook's order, exercises that the engine judges, and what a crew knows.

`course` is the order of everything, `lessons` its lessons as guides of `kit.guide`, `exercises` positions out of the
engine with a question each, `setting_up` the guide before a mission, `progress` what each crew has learned.
"""
