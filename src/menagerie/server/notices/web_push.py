"""Web Push: the payload encrypted for one browser (RFC 8291), and the signature of the sending server (RFC 8292)."""

from __future__ import annotations

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD_SIZE = 4096
TOKEN_SECONDS = 12 * 3600
_CURVE = ec.SECP256R1()
_NUMBER = 32
"""Bytes of a number of this curve."""


def encode(raw: bytes) -> str:
    """Base64 for addresses, without padding."""
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """Raises `ValueError` where it is not base64."""
    return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))


def public_point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def check_keys(p256dh: str, auth: str) -> None:
    """Raises `ValueError` where nothing can be encrypted with a subscription's keys."""
    ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, decode(p256dh))
    if len(decode(auth)) != 16:
        raise ValueError("the secret of a subscription has 16 bytes")


def encrypt(
    payload: bytes,
    p256dh: str,
    auth: str,
    salt: bytes | None = None,
    sender: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """The body of the request: one record of the content coding aes128gcm. Tests choose salt and key."""
    salt = salt or os.urandom(16)
    sender = sender or ec.generate_private_key(_CURVE)
    browser = ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, decode(p256dh))
    own = public_point(sender.public_key())
    shared = sender.exchange(ec.ECDH(), browser)
    secret = _derive(shared, decode(auth), b"WebPush: info\0" + public_point(browser) + own, 32)
    key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, payload + b"\x02", None)  # 2 marks the last record
    return salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(own)]) + own + sealed


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def new_key() -> str:
    """A private key, as it is stored."""
    return encode(ec.generate_private_key(_CURVE).private_numbers().private_value.to_bytes(_NUMBER, "big"))


class VapidKey:
    """The key by which push services recognise this server."""

    def __init__(self, stored: str, contact: str | None = None) -> None:
        self._key = ec.derive_private_key(int.from_bytes(decode(stored), "big"), _CURVE)
        self._contact = contact
        self.public = encode(public_point(self._key.public_key()))

    def authorization(self, origin: str, now: float) -> str:
        """The value of the Authorization header for a push service."""
        claims: dict[str, str | int] = {"aud": origin, "exp": int(now) + TOKEN_SECONDS}
        if self._contact is not None:
            claims["sub"] = self._contact
        signed = ".".join(encode(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = encode(r.to_bytes(_NUMBER, "big") + s.to_bytes(_NUMBER, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"
