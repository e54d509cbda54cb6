"""The log book in the window: its lines, the form for those typed in, and the picture of what they say together.

Begin with `log_book_scene`.
"""
