"""WebSockets by hand over non-blocking sockets and one poll: a load client must cost less than the server it loads."""

from __future__ import annotations

import select
import socket
from collections.abc import Callable

Received = Callable[[bytes], None]


class Closed(Exception):
    """The server closed a connection that the load client still needs."""


class ClientSocket:
    """One connection; ``received`` is called with each text message."""

    __slots__ = ("_buffer", "_open", "_queued", "received", "sock")

    def __init__(self, port: int, path: str, cookie: str | None, received: Received) -> None:
        self.received = received
        self.sock = socket.create_connection(("127.0.0.1", port))
        self.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._buffer = b""
        self._open = False
        self._queued: list[bytes] = []
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: localhost:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            f"Origin: http://localhost:{port}",
        ]
        if cookie is not None:
            lines.append(f"Cookie: {cookie}")
        self.sock.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        self.sock.setblocking(False)

    def send(self, text: bytes) -> None:
        """A masked frame; the mask is 0, which leaves the text as it is."""
        length = len(text)
        head = bytes((0x81, 0x80 | length)) if length < 126 else b"\x81\xfe" + length.to_bytes(2, "big")
        frame = head + b"\0\0\0\0" + text
        if self._open:
            self.sock.send(frame)
        else:
            self._queued.append(frame)

    def read(self) -> None:
        """Whatever has arrived."""
        try:
            data = self.sock.recv(1 << 18)
        except BlockingIOError:
            return
        if not data:
            raise Closed
        if self._buffer:
            data = self._buffer + data
        if not self._open:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._buffer = data
                return
            if b" 101 " not in data[:20]:
                raise Closed(data[:200])
            self._open = True
            for frame in self._queued:
                self.sock.sendall(frame)
            data = data[end + 4 :]
        self._buffer = self._take_frames(data)

    def _take_frames(self, data: bytes) -> bytes:
        at, size = 0, len(data)
        while size - at >= 2:
            length, start = data[at + 1] & 0x7F, at + 2
            if length == 126:
                length, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            end = start + length
            if size < start or size < end:
                break
            opcode = data[at] & 0x0F
            if opcode == 1:
                self.received(data[start:end])
            elif opcode == 9:
                self.sock.send(b"\x8a\x80\0\0\0\0")
            elif opcode == 8:
                raise Closed(data[start:end])
            at = end
        return data[at:]

    def close(self) -> None:
        self.sock.close()


class Poller:
    """Reads many sockets in one thread."""

    def __init__(self) -> None:
        self._epoll = select.epoll()
        self._sockets: dict[int, ClientSocket] = {}

    def add(self, one: ClientSocket) -> None:
        self._sockets[one.sock.fileno()] = one
        self._epoll.register(one.sock.fileno(), select.EPOLLIN)

    def drop(self, one: ClientSocket) -> None:
        number = one.sock.fileno()
        self._epoll.unregister(number)
        del self._sockets[number]
        one.close()

    def poll(self, seconds: float) -> None:
        for number, _ in self._epoll.poll(seconds):
            one = self._sockets.get(number)
            if one is not None:
                one.read()
