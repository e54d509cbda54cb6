"""A part of a text in a game file, with its own line and column."""

from spacealert.kit.storage.yaml_document import TextNode


def inside(text: TextNode, offset: int, value: str = "") -> TextNode:
    """A part of a text, with its own place; in a text of several lines the place of the whole is good enough."""
    if "\n" in text.value:
        return TextNode(value, text.line, text.column)
    return TextNode(value, text.line, text.column + offset + (not text.plain))
