"""Flight school: setup instructions, lessons in the rulebook's order, exercises and each crew's progress.

`progress` has the course and each crew's progress, `lessons` the lessons as guides, `exercises` positions from
the engine with a question each, and `setting_up` the guide before a mission.
"""
