"""Frames as they arrive: cut anywhere, several at once, and such as no browser sends."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from tests.server.guests import Server

TEXT, CONT, CLOSE, PING, PONG = 0x1, 0x0, 0x8, 0x9, 0xA
MASK = b"\x0a\x0b\x0c\x0d"
BAD_UTF_8, TOO_BIG, PROTOCOL_ERROR = 1007, 1009, 1002


def frame(data: bytes, opcode: int = TEXT, final: bool = True) -> bytes:
    """As a browser sends it."""
    length = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    masked = bytes(byte ^ MASK[place % 4] for place, byte in enumerate(data))
    return bytes([0x80 * final | opcode]) + length + MASK + masked


def ping(number: int, length: int = 0) -> bytes:
    """A message of ours that is answered at once."""
    message = b'{"type":"ping","token":"token-%04d"}' % number
    return message + b" " * (length - len(message))


class Wire:
    """A connection to a table, byte for byte."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer
        self.controls: list[tuple[int, bytes]] = []

    async def receive(self) -> tuple[int, bytes]:
        first, second = await self.reader.readexactly(2)
        length = second & 0x7F
        if length >= 126:
            length = int.from_bytes(await self.reader.readexactly(2 if length == 126 else 8), "big")
        return first & 0x0F, await self.reader.readexactly(length)

    async def pongs(self, count: int) -> list[str]:
        """The tokens that are answered, in order."""
        found: list[str] = []
        while len(found) < count:
            opcode, data = await asyncio.wait_for(self.receive(), 30)
            if opcode != TEXT:
                self.controls.append((opcode, data))
                continue
            messages: list[Any] = msgspec.json.decode(data)
            found += [message["token"] for message in messages if message["type"] == "pong"]
        return found

    async def closed_with(self) -> int:
        while True:
            opcode, data = await asyncio.wait_for(self.receive(), 30)
            if opcode == CLOSE:
                return int.from_bytes(data[:2], "big")


async def opened(server: Server, table: str) -> Wire:
    host, port = server.address.split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(
        f"GET /ws/tables/{table} HTTP/1.1\r\nHost: {server.address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    wire = Wire(reader, writer)
    writer.write(frame(b'{"type":"hello","since":0,"language":"en","nonce":""}'))
    return wire


async def test_frames_however_they_arrive(server: Server) -> None:
    async with server.guest() as ada:
        wire = await opened(server, await ada.table("me", "bot"))
        lengths = [0, 125, 126, 127, 128, 300, 5_000]  # where the form of the length changes, and around it
        sent = b"".join(frame(ping(number, length)) for number, length in enumerate(lengths))
        wire.writer.write(sent)  # all at once
        expected = [f"token-{number:04}" for number in range(len(lengths))]
        assert await wire.pongs(len(lengths)) == expected
        for start in range(700):  # byte for byte
            wire.writer.write(sent[start : start + 1])
            await asyncio.sleep(0)
        wire.writer.write(sent[700:])
        assert await wire.pongs(len(lengths)) == expected
        wire.writer.write(frame(ping(1)) + frame(b"still here?", PING) + frame(ping(2)))
        assert await wire.pongs(2) == ["token-0001", "token-0002"]
        assert wire.controls == [(PONG, b"still here?")]
        whole = ping(3)
        wire.writer.write(frame(whole[:9], final=False) + frame(whole[9:], CONT) + frame(ping(4)))
        assert await wire.pongs(2) == ["token-0003", "token-0004"]
        wire.writer.write(frame((1000).to_bytes(2, "big"), CLOSE))
        assert await wire.closed_with() == 1000
        wire.writer.close()


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(b'{"type":"ping","token":"token-\xff"}'), BAD_UTF_8),
        (bytes([0x81, 0xFF]) + (1 << 40).to_bytes(8, "big") + MASK, TOO_BIG),
        (bytes([0x81, 0x05]) + b"hello", PROTOCOL_ERROR),
        (frame(b"x", 0x3), PROTOCOL_ERROR),
        (frame(b"x", CONT), PROTOCOL_ERROR),
    ],
    ids=["not UTF-8", "too long", "not masked", "an unknown kind", "the end of nothing"],
)
async def test_frames_that_no_browser_sends_close_the_connection(server: Server, sent: bytes, code: int) -> None:
    async with server.guest() as ada:
        wire = await opened(server, await ada.table("me", "bot"))
        wire.writer.write(frame(ping(1)))
        assert await wire.pongs(1) == ["token-0001"]
        wire.writer.write(sent)
        assert await wire.closed_with() == code
        wire.writer.close()
