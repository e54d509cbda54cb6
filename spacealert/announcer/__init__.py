"""The intercom: what it says and when.

`compiler` turns a scenario into a soundtrack, `phrases` lists what a voice must be able to say, `building` makes
voices, and `effects` makes every sound that is not speech.
"""
