"""Flight school: setup instructions, lessons in the rulebook's order, exercises and each crew's progress.

`progress` has the course and each crew's progress. `lessons` has the lessons as guides, `exercises` has positions from
the engine, each with a question, and `setting_up` has the guide before a mission.
"""
