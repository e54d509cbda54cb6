"""Localized texts in Project Fluent, and errors put into words where they are shown. Start with `texts`."""

from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Message, Texts

__all__ = ["Message", "Texts", "UserError"]
