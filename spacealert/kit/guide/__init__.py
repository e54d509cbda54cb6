"""Board game procedures as generators that ask one thing after another.

The answers are the whole state. Start with `prompts`, the kinds of questions, and `walkthrough`, which runs a guide.
"""
