"""Flight school: setting up, lessons in the rulebook's order, exercises that the engine judges, and what a crew knows.

`progress` has the order of everything and what each crew has learned, `lessons` the lessons as guides of `kit.guide`,
`exercises` positions out of the engine with a question each, `setting_up` the guide before a mission.
"""
