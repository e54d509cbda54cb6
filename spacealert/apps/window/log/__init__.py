"""The log book: its entries, the form for manual ones, and statistics.

Start with `log_book_scene`.
"""
