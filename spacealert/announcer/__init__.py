"""The intercom: its announcements, their timing and their sound.

`compiler` turns a scenario into a soundtrack, `phrases` lists the words that a voice needs, `building` makes
voices, and `effects` makes every sound that is not speech.
"""
