"""What a table can look up beside a guide, from any question: rooms, actions, items."""

from attrs import frozen

from spacealert.kit.i18n.texts import Message


@frozen
class Entry:
    """Something that the rules say, in our words; `source` is where they say it."""

    title: Message
    text: Message
    source: Message
