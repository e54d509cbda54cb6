"""Localized texts (Project Fluent), passed as a value, and errors worded where they are shown. Start with `texts`."""

from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Message, Texts

__all__ = ["Message", "Texts", "UserError"]
