"""Scenes for the log book: its entries, the form for editing them, and statistics.

Start with `log_book_scene`.
"""
