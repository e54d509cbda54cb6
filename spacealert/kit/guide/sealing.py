"""Secret answers as a file keeps them: sealed with a key that lies in a file of its own.

Whoever opens the evening in an editor, or gets a copy of it, learns nothing; whoever takes the key as well can open it.
That is enough at a table, and needs no library of ciphers: a stream of HMAC-SHA-256 blocks, and one more as the seal.
"""

import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from itertools import count


class WrongKey(Exception):
    """This key did not seal that, or somebody has changed it since."""


KEY_BYTES = 32
_NONCE, _SEAL = 16, 16
_BLOCK = 256  # bytes: every answer is filled up to this, so that its length tells nothing


def seal(key: bytes, text: str) -> str:
    """The text as letters that say nothing without the key, not even how long it is."""
    plain = text.encode()
    plain += b"\0" * (-len(plain) % _BLOCK or _BLOCK)
    nonce = secrets.token_bytes(_NONCE)
    hidden = _mixed(key, nonce, plain)
    return urlsafe_b64encode(nonce + hidden + _seal_of(key, nonce + hidden)).decode()


def unseal(key: bytes, sealed: str) -> str:
    """Return what was sealed with this key."""
    try:
        content = urlsafe_b64decode(sealed)
    except ValueError:
        raise WrongKey from None
    body, found = content[:-_SEAL], content[-_SEAL:]
    if not hmac.compare_digest(found, _seal_of(key, body)):
        raise WrongKey
    return _mixed(key, body[:_NONCE], body[_NONCE:]).rstrip(b"\0").decode()


def _mixed(key: bytes, nonce: bytes, content: bytes) -> bytes:
    stream = bytearray()
    for number in count():
        if len(stream) >= len(content):
            break
        stream += hmac.digest(key, b"stream" + nonce + number.to_bytes(4, "big"), "sha256")
    return bytes(one ^ other for one, other in zip(content, stream, strict=False))


def _seal_of(key: bytes, content: bytes) -> bytes:
    return hmac.digest(key, b"seal" + content, "sha256")[:_SEAL]
