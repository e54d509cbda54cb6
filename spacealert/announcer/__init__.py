"""The intercom: what it says and when.

`compiler` turns a scenario into a soundtrack, `phrases` lists the words that a voice needs, `building` makes
voices, and `effects` makes every sound that is not speech.
"""
