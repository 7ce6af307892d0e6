"""A mail server on this machine that keeps what it gets; with STARTTLS where a certificate is given."""

from __future__ import annotations

import email
import email.policy
import socketserver
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from typing import Any

PATIENCE = 20.0


class MailServer:
    def __init__(self, port: int) -> None:
        self.port = port
        self.mails: list[EmailMessage] = []
        self.logins: list[str] = []
        self.encrypted: list[bool] = []
        self.refuses = False
        self._arrived = threading.Condition()

    def take(self, raw: bytes, encrypted: bool) -> None:
        mail = email.message_from_bytes(raw, policy=email.policy.default)
        assert isinstance(mail, EmailMessage)
        with self._arrived:
            self.mails.append(mail)
            self.encrypted.append(encrypted)
            self._arrived.notify_all()

    def wait_for(self, count: int) -> list[EmailMessage]:
        with self._arrived:
            assert self._arrived.wait_for(lambda: len(self.mails) >= count, PATIENCE), "no mail came"
            return list(self.mails)


@contextmanager
def mail_server(certificate: str | None = None, port: int = 0) -> Iterator[MailServer]:
    class Handler(socketserver.StreamRequestHandler):
        def answer(self, line: str) -> None:
            self.wfile.write(line.encode() + b"\r\n")
            self.wfile.flush()

        def handle(self) -> None:
            self.answer("220 here")
            encrypted = False
            while line := self.rfile.readline().decode().strip():
                match line.split(" ", 1)[0].upper():
                    case "EHLO" | "HELO":
                        more = ["STARTTLS"] if certificate and not encrypted else []
                        lines = ["here", *more, "AUTH PLAIN", "8BITMIME"]
                        for text in lines[:-1]:
                            self.answer(f"250-{text}")
                        self.answer(f"250 {lines[-1]}")
                    case "STARTTLS":
                        self.answer("220 go on")
                        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
                        assert certificate is not None
                        context.load_cert_chain(certificate)
                        self.connection: Any = context.wrap_socket(self.connection, server_side=True)
                        self.rfile, self.wfile = self.connection.makefile("rb"), self.connection.makefile("wb")
                        encrypted = True
                    case "AUTH":
                        server_side.logins.append(line)
                        self.answer("235 welcome")
                    case "MAIL":
                        self.answer("451 not now" if server_side.refuses else "250 ok")
                    case "DATA":
                        self.answer("354 go on")
                        lines_of_mail: list[bytes] = []
                        while (raw := self.rfile.readline()) != b".\r\n":
                            lines_of_mail.append(raw.removeprefix(b".") if raw.startswith(b"..") else raw)
                        server_side.take(b"".join(lines_of_mail), encrypted)
                        self.answer("250 kept")
                    case "QUIT":
                        self.answer("221 bye")
                        return
                    case _:
                        self.answer("250 ok")

        def finish(self) -> None:
            super().finish()
            self.rfile.close()
            self.connection.close()

    class Server(socketserver.ThreadingTCPServer):
        allow_reuse_address = True
        daemon_threads = True

    with Server(("127.0.0.1", port), Handler) as server:
        server_side = MailServer(server.server_address[1])
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
        thread.start()
        try:
            yield server_side
        finally:
            server.shutdown()
            thread.join()
