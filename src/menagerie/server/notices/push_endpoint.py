"""The address of a push service comes from the browser, so anybody can write one: only public ones are called.

The name is resolved once, and the connection goes to the address that was checked: a name that changes its answer
between check and connection reaches nothing inside the server's own network.
"""

from __future__ import annotations

import ipaddress
import socket
import ssl
from collections.abc import Mapping
from http.client import HTTPConnection
from urllib.parse import SplitResult, urlsplit

from menagerie.table.limits import ENDPOINT_LENGTH, NOTICE_TIMEOUT

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
_TRANSLATED = ipaddress.IPv6Network("64:ff9b::/96")
"""Addresses that stand for IPv4 addresses where only IPv6 is spoken."""


class BadEndpoint(ValueError):
    """No push service has such an address."""


def check_endpoint(endpoint: str, loopback: bool = False) -> SplitResult:
    """The parts of the address; raises `BadEndpoint`. With ``loopback``, plain HTTP to this machine is allowed too."""
    if len(endpoint) > ENDPOINT_LENGTH or not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
        raise BadEndpoint
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        raise BadEndpoint from None
    if not parts.hostname or parts.username is not None or parts.fragment:
        raise BadEndpoint
    literal = _literal(parts.hostname)
    if loopback and parts.scheme == "http" and literal is not None and literal.is_loopback:
        return parts
    if parts.scheme != "https" or port not in (None, 443) or (literal is not None and not is_public(literal)):
        raise BadEndpoint
    return parts


def _literal(host: str) -> Address | None:
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        return None


def is_public(address: Address) -> bool:
    """Whether it is an address of the public internet, whatever notation it hides in."""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if address in _TRANSLATED:
            return is_public(ipaddress.IPv4Address(int(address) & 0xFFFFFFFF))
        if address.sixtofour is not None or address.teredo is not None:
            return False
    return address.is_global and not address.is_multicast


def post(endpoint: str, headers: Mapping[str, str], body: bytes, loopback: bool = False) -> int:
    """Sends a request to a push service; its status. Raises `OSError`, or `BadEndpoint`. Follows no redirects."""
    parts = check_endpoint(endpoint, loopback)
    connection = _connect(parts, loopback)
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path, body, dict(headers))
        return connection.getresponse().status
    finally:
        connection.close()


def _connect(parts: SplitResult, loopback: bool) -> HTTPConnection:
    host = parts.hostname
    assert host is not None
    port = parts.port or 443
    found = [found[4][0] for found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    plain = parts.scheme == "http"
    for address in found:
        parsed = ipaddress.ip_address(address)
        if not (is_public(parsed) or (loopback and plain and parsed.is_loopback)):
            raise BadEndpoint
    connection = HTTPConnection(host, port, timeout=NOTICE_TIMEOUT)
    opened = socket.create_connection((str(found[0]), port), NOTICE_TIMEOUT)
    try:
        connection.sock = opened if plain else ssl.create_default_context().wrap_socket(opened, server_hostname=host)
    except BaseException:
        opened.close()
        raise
    return connection
