"""The notices API: how a person learns that it is their turn; and the links in notices, which need no session."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Request, get, post, put
from litestar.params import FromPath, JSONBody

from menagerie.server import wire
from menagerie.server.context import Context, address_of, context_of
from menagerie.server.errors import ApiError
from menagerie.server.notices.links import Link, digest
from menagerie.server.notices.mail import BadMailAddress, check_mail_address
from menagerie.server.notices.push_endpoint import BadEndpoint, check_endpoint
from menagerie.server.notices.web_push import check_keys
from menagerie.server.openapi import ERRORS
from menagerie.table.limits import PUSH_DEVICES
from menagerie.table.store import MailAddress, PushSubscription

AnyRequest = Request[Any, Any, Any]
_asking: set[asyncio.Task[None]] = set()
"""Confirmations that are being sent; a task that nothing refers to may be dropped."""


async def _notices(context: Context, person: str) -> wire.Notices:
    store = context.registry.store.notices
    address = await store.mail_address(person)
    return wire.Notices(
        push_key=context.delivery.vapid.public,
        devices=len(await store.subscriptions(person)),
        mail_offered=context.settings.notices.smtp is not None,
        mail_address=None if address is None else address.address,
        mail_confirmed=address is not None and address.confirmed,
    )


@get("/api/me/notices", responses=ERRORS)
async def read_notices(request: AnyRequest) -> wire.Notices:
    """How I learn that it is my turn."""
    context = context_of(request)
    return await _notices(context, (await context.visitor_or_new(request)).person.id)


@put("/api/me/notices/push", responses=ERRORS)
async def subscribe(request: AnyRequest, data: JSONBody[wire.Subscribe]) -> wire.Notices:
    """Notices in this browser."""
    context = context_of(request)
    try:
        check_endpoint(data.endpoint, context.settings.notices.loopback_endpoints)
        check_keys(data.p256dh, data.auth)
    except (BadEndpoint, ValueError):
        raise ApiError(400, "malformed", "http-bad-endpoint") from None
    person = await context.person_or_guest(request)
    subscription = PushSubscription(
        id=digest(data.endpoint),
        person=person.id,
        endpoint=data.endpoint,
        p256dh=data.p256dh,
        auth=data.auth,
        language=data.language,
        created=context.registry.now(),
    )
    await context.registry.store.notices.put_subscription(subscription, PUSH_DEVICES)
    return await _notices(context, person.id)


@post("/api/me/notices/push/end", status_code=200, responses=ERRORS)
async def unsubscribe(request: AnyRequest, data: JSONBody[wire.Unsubscribe]) -> wire.Notices:
    """No more notices in this browser."""
    context = context_of(request)
    person = await context.person_or_guest(request)
    store = context.registry.store.notices
    for subscription in await store.subscriptions(person.id):
        if subscription.endpoint == data.endpoint:
            await store.remove_subscription(subscription.id)
    return await _notices(context, person.id)


@put("/api/me/notices/mail", responses=ERRORS)
async def set_mail_address(request: AnyRequest, data: JSONBody[wire.SetMailAddress]) -> wire.Notices:
    """Notices to this mail address, once it is confirmed by the link in the mail that is sent now."""
    context = context_of(request)
    if context.settings.notices.smtp is None:
        raise ApiError(409, "no-mail", "http-no-mail")
    try:
        address = check_mail_address(data.address)
    except BadMailAddress:
        raise ApiError(400, "malformed", "http-bad-mail-address") from None
    person = await context.person_or_guest(request)
    limiter = context.limiters.confirmations
    # By address of the sender too: otherwise a new guest for each mail would get around the limit.
    keys = (f"person {person.id}", f"mail {address.lower()}", f"from {address_of(request)}")
    if not all(limiter.allows(key) for key in keys):
        raise ApiError(429, "too-fast", "http-too-fast", retry_after=max(limiter.wait(key) for key in keys))
    unconfirmed = MailAddress(person.id, address, data.language, confirmed=False)
    await context.registry.store.notices.put_mail_address(unconfirmed)
    task = asyncio.create_task(context.delivery.ask_to_confirm(unconfirmed))
    _asking.add(task)
    task.add_done_callback(_asking.discard)
    return await _notices(context, person.id)


@post("/api/me/notices/mail/end", status_code=200, responses=ERRORS)
async def remove_mail_address(request: AnyRequest) -> wire.Notices:
    """No more mails; the address is forgotten."""
    context = context_of(request)
    person = await context.person_or_guest(request)
    await context.registry.store.notices.remove_mail_address(person.id)
    return await _notices(context, person.id)


@get("/api/notices/{token:str}", responses=ERRORS)
async def read_link(request: AnyRequest, token: FromPath[str]) -> wire.NoticeLink:
    """What this link does. Reading changes nothing: mail programs open links on their own."""
    return wire.NoticeLink(purpose=_link(request, token).purpose)


@post("/api/notices/{token:str}", status_code=200, responses=ERRORS)
async def follow_link(request: AnyRequest, token: FromPath[str]) -> wire.NoticeLink:
    """Does what the link is for, whoever asks: the token is the proof. The body is ignored (RFC 8058)."""
    link = _link(request, token)
    store = context_of(request).registry.store.notices
    if link.purpose == "end-push":
        await store.remove_subscription(link.subject)
        return wire.NoticeLink(purpose=link.purpose)
    address = await store.mail_address(link.person)
    fits = address is not None and digest(address.address) == link.subject
    if link.purpose == "end-mail" and fits:
        await store.remove_mail_address(link.person)
    elif link.purpose == "confirm-mail":
        if address is None or not fits:  # another address was entered since, or none any more
            raise ApiError(404, "not-found", "http-bad-link")
        await store.put_mail_address(msgspec.structs.replace(address, confirmed=True))
    return wire.NoticeLink(purpose=link.purpose)


def _link(request: AnyRequest, token: str) -> Link:
    context = context_of(request)
    link = context.delivery.links.read(token, context.registry.now())
    if link is None:
        raise ApiError(404, "not-found", "http-bad-link")
    return link
