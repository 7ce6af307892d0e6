"""A bot for the Bot API: it accepts every invitation and plays its games. See docs/bot-api.md.

python3 api_bot.py http://localhost:8700 TOKEN [games, with commas between them]
"""

import json
import random
import sys
import threading
import time
import urllib.error
import urllib.request
import uuid
from collections.abc import Iterator
from typing import Any

SERVER, TOKEN, GAMES = sys.argv[1], sys.argv[2], ",".join(sys.argv[3:])
HEADERS = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}


def lines(path: str) -> Iterator[dict[str, Any]]:
    """The JSON objects of a stream, for as long as the server goes on."""
    with urllib.request.urlopen(urllib.request.Request(SERVER + path, headers=HEADERS), timeout=60) as stream:
        yield from (json.loads(line) for line in stream if line.strip())


def post(path: str, body: dict[str, Any]) -> None:
    """Sends it; again where the server asks to wait. What has come too late is refused, and that does no harm."""
    request = urllib.request.Request(SERVER + path, json.dumps(body).encode(), HEADERS, method="POST")
    try:
        urllib.request.urlopen(request, timeout=60).close()
    except urllib.error.HTTPError as refused:
        if refused.code == 429:
            time.sleep(float(refused.headers["Retry-After"]))
            post(path, body)


def play(table: str) -> None:
    for message in lines(f"/api/bot/tables/{table}"):
        for view in message.get("views", ()):  # of the message "seat-views": one for each seat of mine
            if view["choices"] and view["seat"] in message["waiting_on"]:
                action = random.choice(view["choices"])["action"]  # here it thinks: view["view"] is what it may know
                act = {"type": "act", "seat": view["seat"], "point": view["point"], "action": action}
                post(f"/api/bot/tables/{table}", {**act, "token": uuid.uuid4().hex})
        if message["type"] == "table-changed" and message["table"]["phase"] in ("over", "abandoned"):
            return


for event in lines(f"/api/bot/events?games={GAMES}"):
    if event["type"] == "invitation":
        post(f"/api/bot/invitations/{event['id']}/accept", {})
    elif event["type"] == "game-begun":
        threading.Thread(target=play, args=(event["table"],), daemon=True).start()
