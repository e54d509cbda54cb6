"""Storage on disk: `atomic` writes files, and `versions` and `database` save one value or many.

`history` adds undo and merging to a database. `codec` converts values to and from JSON.
"""
