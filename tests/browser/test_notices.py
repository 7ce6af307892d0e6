"""Turn notices: switched on in the settings, received, opened and ended; by push and by mail."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import expect

from tests.browser.browser_user import BrowserUser
from tests.browser.conftest import NewUser
from tests.browser.server_process import ServerProcess
from tests.browser.variants import variants
from tests.server.mail_server import mail_server
from tests.server.push_service import Browser, push_service

ME, FRIEND = {"kind": "me"}, {"kind": "friend"}

# The browser's push service lies outside this machine: in its place stands a subscription whose key the test holds.
SUBSCRIPTION = """made => {
    const key = `subscribed ${made.endpoint}`;
    const one = {
        endpoint: made.endpoint,
        toJSON: () => ({ endpoint: made.endpoint, keys: { p256dh: made.p256dh, auth: made.auth } }),
        unsubscribe: async () => (localStorage.removeItem(key), true),
    };
    const pushManager = {
        getSubscription: async () => localStorage.getItem(key) ? one : null,
        subscribe: async (options) => {
            if (!options.userVisibleOnly || !options.applicationServerKey) throw new TypeError();
            localStorage.setItem(key, "yes");
            return one;
        },
    };
    const registration = { pushManager };
    const serviceWorker = {
        register: async () => registration, ready: Promise.resolve(registration),
        getRegistration: async () => registration,
    };
    Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker });
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    Notification.requestPermission = async () => "granted";
}"""

# What the service worker opens when the notice is clicked, and when its button is.
CLICKS = """async () => {
    const opened = [], pending = [];
    Object.defineProperty(self.clients, "openWindow", { value: async (address) => opened.push(address) });
    const [notification] = await self.registration.getNotifications();
    for (const action of ["", "end"]) {
        const click = new ExtendableEvent("notificationclick");
        for (const [name, value] of Object.entries({ action, notification, waitUntil: (task) => pending.push(task) }))
            Object.defineProperty(click, name, { value });
        self.dispatchEvent(click);
    }
    await Promise.all(pending);
    return opened;
}"""


def with_push(user: BrowserUser, device: Browser) -> None:
    user.context.add_init_script(f"({SUBSCRIPTION})({json.dumps(device.subscription)})")


@contextmanager
def two_at_a_table(new_user: NewUser, language: str) -> Iterator[tuple[BrowserUser, BrowserUser]]:
    """Ada at the table, and Ben, who has left it."""
    ada, ben = new_user("Ada"), new_user("Ben", language=language)
    table = ada.make_table(ME, FRIEND)
    ben.go(f"/table/{table}")
    ben.page.get_by_role("button", name=re.compile("^(Take this seat|Prendre cette place)$")).first.click()
    ben.board.wait_for()
    while ben.owes_decision():
        ben.click_first_action()
    yield ada, ben


@pytest.mark.parametrize(
    ("language", "switch", "title"),
    variants(
        [
            ("en-GB", "Notices on this device", "Your turn: Lucky Lions"),
            ("fr-FR", "Notifications sur cet appareil", "À toi de jouer\u00a0: Lucky Lions"),
        ]
    ),
    ids=["en", "fr"],
)
def test_a_notice_comes_leads_to_the_table_and_can_be_ended(
    new_user: NewUser, language: str, switch: str, title: str
) -> None:
    with push_service() as service, two_at_a_table(new_user, language) as (ada, ben):
        device = Browser(service)
        with_push(ben, device)
        ben.go("/settings")
        button = ben.page.get_by_role("switch", name=switch)
        expect(button).to_have_attribute("aria-checked", "false")
        button.press("Enter")
        expect(button).to_have_attribute("aria-checked", "true")
        ben.page.reload()
        expect(button).to_have_attribute("aria-checked", "true")
        ada.board.wait_for()
        ada.wait_until(ada.may_act)
        while ada.owes_decision():
            ada.click_first_action()
        shown = device.decrypt(service.wait_for(1)[0])
        assert shown["title"] == title
        assert "Ada" in shown["body"]
        ben.go(shown["table"])
        ben.wait_until(ben.may_act)

        ben.go(shown["end"])
        main = ben.page.locator("main")
        main.get_by_role("button").click()
        main.get_by_role("status").wait_for()
        assert ben.get("/api/me/notices")["devices"] == 0


def test_a_switch_turned_off_ends_it_and_a_browser_that_forbids_it_says_so(new_user: NewUser) -> None:
    with push_service() as service:
        ada = new_user("Ada")
        with_push(ada, Browser(service))
        ada.go("/settings")
        button = ada.page.get_by_role("switch", name="Notices on this device")
        button.click()
        expect(button).to_have_attribute("aria-checked", "true")
        assert ada.get("/api/me/notices")["devices"] == 1
        button.click()
        expect(button).to_have_attribute("aria-checked", "false")
        expect(ada.page.locator(".notices [role=status]")).to_have_text("This device gets no more notices.")
        assert ada.get("/api/me/notices")["devices"] == 0
        ada.page.evaluate("Notification.requestPermission = async () => 'denied'")
        button.click()
        expect(ada.page.locator(".notices [role=status]")).to_contain_text("does not allow notices")
        assert ada.get("/api/me/notices")["devices"] == 0


def test_a_mail_address_is_confirmed_and_ended(new_user: NewUser, server: ServerProcess) -> None:
    with mail_server(port=server.mail_port) as mail:
        ada = new_user("Ada", phone=True)
        ada.go("/settings")
        page = ada.page
        status = page.locator(".notices [role=status]")
        page.get_by_label("By mail, to").fill("ada@post.example")
        ada.button("Send confirmation").click()
        expect(status).to_contain_text("ada@post.example")
        link = re.search(r"http\S+/notices/\S+", mail.wait_for(1)[0].get_content())
        assert link is not None
        path = link.group().removeprefix(server.address)
        elsewhere = new_user()  # the mail is read in another browser, without a session
        elsewhere.go(path)
        elsewhere.button("Confirm").click()
        expect(elsewhere.page.locator("main [role=status]")).to_contain_text("Confirmed")
        page.reload()
        expect(page.locator(".notices")).to_contain_text("Mails go to ada@post.example.")
        ada.button("No more mails").click()
        expect(status).to_have_text("You get no more mails.")
        page.get_by_label("By mail, to").wait_for()
        elsewhere.page.reload()
        elsewhere.button("Confirm").click()
        expect(elsewhere.page.get_by_role("alert")).to_contain_text("not valid")
        elsewhere.console_errors.clear()  # Chromium reports the 404 itself


def test_the_service_worker_shows_what_is_pushed_and_a_click_opens_the_table(
    server: ServerProcess, chromium: Chromium
) -> None:
    context = chromium.new_context(service_workers="allow", permissions=["notifications"])
    try:
        page = context.new_page()
        line = context.new_cdp_session(page)
        known: list[str] = []
        line.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda event: known.extend(one["registrationId"] for one in event["registrations"]),
        )
        line.send("ServiceWorker.enable")
        page.goto(f"{server.address}/settings")
        page.evaluate(
            """async () => {
                await navigator.serviceWorker.register("/push-worker.js");
                await navigator.serviceWorker.ready;
            }"""
        )
        notice = {
            "title": "Your turn: Lucky Lions", "body": "The table of Ada and Ben.", "table": "/table/abc",
            "end": "/notices/x", "end_label": "No more notices", "tag": "abc", "language": "en",
        }  # fmt: skip
        line.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": server.address, "registrationId": known[-1], "data": json.dumps(notice)},
        )
        shown = page.evaluate(
            """async () => {
                const registration = await navigator.serviceWorker.ready;
                for (let tries = 0; tries < 500; tries++) {
                    const [one] = await registration.getNotifications();
                    if (one) return [one.title, one.body, one.tag, one.data.table, one.data.end];
                    await new Promise((wake) => setTimeout(wake, 20));
                }
                return null;
            }"""
        )
        assert shown == [notice["title"], notice["body"], "abc", "/table/abc", "/notices/x"]
        opened = context.service_workers[0].evaluate(CLICKS)
        assert opened == [f"{server.address}/table/abc", f"{server.address}/notices/x"]
    finally:
        context.close()
