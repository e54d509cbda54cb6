"""Storage on disk: `atomic` writes files, `versions.SavedFile` saves one value, `database.Database` many.

`history` adds undo and merging to a database. `codec` converts values to and from JSON.
"""
