"""What is kept on the disk: `atomic` writes files, `versions.SavedFile` keeps one value, `database.Database` many.

`history` adds undo and merging to a database, `codec` turns values into JSON and back.
"""
