"""Board game procedures as generators that ask one question after another.

The answers are the whole state. Start with `prompts`, the types of questions, and `walkthrough`, which runs a guide.
"""
