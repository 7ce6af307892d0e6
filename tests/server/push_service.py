"""A push service on this machine, and a browser's side of a subscription: what arrives is decrypted and verified."""

from __future__ import annotations

import json
import os
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from msgspec import Struct

from menagerie.server.notices.web_push import decode, encode, public_point

PATIENCE = 20.0


class Push(Struct):
    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    def __init__(self, port: int) -> None:
        self.origin = f"http://127.0.0.1:{port}"
        self.received: list[Push] = []
        self.status = 201
        self._arrived = threading.Condition()

    def take(self, push: Push) -> int:
        with self._arrived:
            self.received.append(push)
            self._arrived.notify_all()
            return self.status

    def wait_for(self, count: int) -> list[Push]:
        """Everything received, once there are so many."""
        with self._arrived:
            assert self._arrived.wait_for(lambda: len(self.received) >= count, PATIENCE), "no notice came"
            return list(self.received)


class Browser:
    """One browser's subscription, with its private key."""

    def __init__(self, service: PushService, path: str = "/device") -> None:
        self.endpoint = service.origin + path
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    @property
    def subscription(self) -> dict[str, str]:
        public = public_point(self._key.public_key())
        return {"endpoint": self.endpoint, "p256dh": encode(public), "auth": encode(self._auth)}

    def decrypt(self, push: Push) -> Any:
        """As RFC 8291 tells a browser."""
        assert push.headers["content-encoding"] == "aes128gcm"
        salt, length = push.body[:16], push.body[20]
        sender, sealed = push.body[21 : 21 + length], push.body[21 + length :]
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        info = b"WebPush: info\0" + public_point(self._key.public_key()) + sender
        secret = HKDF(hashes.SHA256(), 32, self._auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain.endswith(b"\x02")
        return json.loads(plain[:-1])


def verified_claims(push: Push, public_key: str) -> Any:
    """The claims of the server's signature (RFC 8292); raises where it was not made with that key."""
    scheme, _, rest = push.headers["authorization"].partition(" ")
    assert scheme == "vapid"
    fields = dict(field.strip().split("=", 1) for field in rest.split(","))
    assert fields["k"] == public_key
    signed, _, signature = fields["t"].rpartition(".")
    raw = decode(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(public_key))
    key.verify(der, signed.encode(), ec.ECDSA(hashes.SHA256()))
    header, claims = (json.loads(decode(part)) for part in signed.split("."))
    assert header == {"typ": "JWT", "alg": "ES256"}
    return claims


@contextmanager
def push_service() -> Iterator[PushService]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            status = service.take(Push(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
            self.send_response(status)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        service = PushService(server.server_address[1])
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
        thread.start()
        try:
            yield service
        finally:
            server.shutdown()
            thread.join()


def until(condition: Any, what: str) -> None:
    """Polls until the condition holds."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, what
        time.sleep(0.01)
