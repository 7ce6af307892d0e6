"""From the front page to the last point."""

from __future__ import annotations

from tests.server.guests import HELP, Server, couple, legal, serving


async def test_play_now_to_the_end(server: Server) -> None:
    async with server.guest() as ada:
        table = await ada.play_now()
        async with ada.at(table) as seat:
            await seat.until_phase("running")
            await seat.decision()
            dealt = seat.table
            assert dealt["seed"] is None
            assert dealt["commitment"]
            await seat.play_on()
            await seat.settle()
            assert seat.table["phase"] == "over"
            assert seat.table["result"]["standings"]
            assert seat.table["seed"]
            assert [entry["number"] for entry in seat.entries] == list(range(1, len(seat.entries) + 1))
        mine = await ada.get("/api/me/tables")
        assert [(row["id"], row["phase"]) for row in mine] == [(table, "over")]
        assert mine[0]["result"]["standings"]


async def test_friends_come_by_link_and_the_game_begins_when_all_are_there(server: Server) -> None:
    async with server.guest() as ada, server.guest() as ben, server.guest() as cleo:
        await ada.named("Ada")
        await ben.named("Ada")
        table = await ada.table("me", "friend", "bot")
        async with ada.at(table) as a:
            await a.settle()
            assert a.table["phase"] == "gathering"
            assert a.table["promise"]
            assert a.table["commitment"] is None
            assert [seat["kind"] for seat in a.table["seats"]] == ["person", "open", "bot"]
            joined = await ben.join(table, nonce="")
            assert joined["phase"] == "gathering", "his browser has not sent its nonce yet"
            async with ben.at(table, nonce="from Ben's browser") as b:
                await b.until_phase("running")
                assert [seat["mine"] for seat in b.table["seats"]] == [False, True, False]
                assert b.table["seats"][1]["name"] == "Ada 2", "two of one name are told apart"
            await a.until_phase("running")
        refused = await cleo.http.post(f"/api/tables/{table}/join", json={})
        assert refused.status_code == 409
        assert (await cleo.get(f"/api/tables/{table}"))["owner"] is False


async def test_the_owner_begins_with_bots_in_empty_seats(server: Server) -> None:
    async with server.guest() as ada, server.guest() as ben:
        table = await ada.table("me", "friend", "friend")
        start = f"/api/tables/{table}/start"
        assert (await ben.http.post(start, json={"fill_with_bots": True})).status_code == 403
        assert (await ada.http.post(start, json={})).json()["reason"] == "not-running"
        state = await ada.post(start, {"fill_with_bots": True, "bot": "random"})
        assert state["phase"] == "running"
        assert [seat["bot"] for seat in state["seats"]] == [None, "random", "random"]
        assert (await ada.http.post(start, json={})).status_code == 409


async def test_a_seat_is_taken_once(server: Server) -> None:
    async with server.guest() as ada, server.guest() as ben, server.guest() as cleo:
        table = await ada.table("me", "friend", "friend")
        await ben.join(table, seat=2)
        await ben.join(table, seat=2)
        assert (await cleo.http.post(f"/api/tables/{table}/join", json={"seat": 2})).status_code == 403
        assert (await ben.http.post(f"/api/tables/{table}/join", json={"seat": 1})).status_code == 403
        assert (await cleo.http.post(f"/api/tables/{table}/join", json={"seat": 0})).status_code == 403
        assert (await cleo.http.post(f"/api/tables/{table}/join", json={"seat": 7})).status_code == 403
        await cleo.join(table)
        state = await ada.get(f"/api/tables/{table}")
        assert [seat["kind"] for seat in state["seats"]] == ["person"] * 3


async def test_getting_up_before_the_game_begins(server: Server) -> None:
    async with server.guest() as ada, server.guest() as ben:
        table = await ada.table("me", "friend", "friend")
        await ben.join(table)
        async with ben.at(table) as b:
            assert (await b.ask(type="resign", seat=1))["type"] == "done"
            await b.settle()
            assert [seat["kind"] for seat in b.table["seats"]] == ["person", "open", "open"]


async def test_pass_and_play_gives_every_seat_its_own_sight_and_no_secrets_in_the_log(server: Server) -> None:
    async with server.guest() as ada:
        table = await ada.table("me", "here", "here", options={"more_decisions": True})
        async with ada.at(table) as screen:
            await screen.until_phase("running")
            await screen.play_on(40)
            await screen.settle()
            assert [seat_view["seat"] for seat_view in screen.views["views"]] == [0, 1, 2]
            for seat_view in screen.views["views"]:
                own = [die["cards"] is not None for die in seat_view["view"]["dice"]]
                assert own == [seat == seat_view["seat"] for seat in range(3)]
            for entry in screen.entries:
                event = entry["event"] or {}
                assert event.get("type") != "picked"
                if event.get("type") == "discarded":
                    assert event["card"] is None


async def test_spectators_see_what_everybody_knows(server: Server) -> None:
    async with couple(server) as two, server.guest() as eve:
        async with eve.at(two.table) as e:
            await e.settle()
            await two.settle()
            assert e.seat_view()["seat"] is None
            assert legal(e.seat_view()) == []
            assert all(die["cards"] is None for die in e.seat_view()["view"]["dice"])
            assert two.a.presence["spectators"] == 1
            refused = await e.ask(type="act", seat=0, point="1.choose", action={"type": "stand"})
            assert refused["type"] == "refusal", "nobody knows her yet: she has no cookie"
            assert refused["reason"] == "unknown"
        await eve.named("Eve")
        async with eve.at(two.table) as e:
            refused = await e.ask(type="act", seat=0, point="1.choose", action={"type": "stand"})
            assert refused["reason"] == "not-your-seat"
            assert (await e.ask(type="say", text="What a fine zoo"))["type"] == "done"
            await two.settle()
            said = two.a.entries[-1]
            assert (said["kind"], said["text"]) == ("chat", "Eve: What a fine zoo")
            assert said["chat"] == {
                "name": "Eve",
                "text": "What a fine zoo",
                "to": None,
                "person": (await eve.get("/api/me"))["id"],
            }


async def test_presence_is_told(server: Server) -> None:
    async with couple(server) as two:
        await two.settle()
        assert [seat["here"] for seat in two.a.presence["seats"]] == [True, True]
        async with server.guest() as ben:
            ben.http.cookies = two.ben.http.cookies
            async with ben.at(two.table) as second:
                await second.settle()
            await two.settle()
            assert two.a.presence["seats"][1]["here"], "his other window is still open"


async def test_a_hint_says_what_and_why(server: Server) -> None:
    async with couple(server, **HELP) as two:
        mover, other = await two.to_move()
        seat_view = mover.seat_view()
        hint = await mover.ask(type="ask-hint", seat=seat_view["seat"])
        assert hint["type"] == "hint"
        assert hint["action"] in legal(seat_view)
        assert ":" in hint["text"]
        assert (await mover.ask(type="ask-hint", seat=1 - seat_view["seat"]))["reason"] == "not-your-seat"
        assert (await other.ask(type="ask-hint", seat=1 - seat_view["seat"]))["reason"] == "not-running"


async def test_a_placement_comes_with_what_it_would_change(server: Server) -> None:
    """Zoo le Ma foresees placements and no bids; a game that foresees nothing sends nothing."""
    async with couple(server, game="zoo-le-ma") as two:
        await two.settle()
        bidding = two.a.seat_view()
        assert all(choice["foresight"] is None for choice in bidding["choices"])
        await two.play_until("place")
        builder, watcher = await two.to_move()
        seat_view = builder.seat_view()
        foresight = [choice["foresight"] for choice in seat_view["choices"]]
        assert len(foresight) > 1
        assert all(len(seen["enclosures"]) == 2 and seen["joined"] >= 1 for seen in foresight)
        assert watcher.seat_view()["choices"] == []
    async with couple(server) as two:
        mover, _ = await two.to_move()
        assert all(choice["foresight"] is None for choice in mover.seat_view()["choices"])


async def test_choices_carry_their_texts_and_the_question_stands_alone(server: Server) -> None:
    async with couple(server) as two:
        mover, _ = await two.to_move()
        view = mover.seat_view()
        assert view["question"]
        assert "\n" not in view["question"]
        assert all(choice["long"] and choice["short"] for choice in view["choices"])


async def test_why_checks_an_action_and_changes_nothing(server: Server) -> None:
    async with couple(server, options={"more_decisions": True}) as two:
        mover, other = await two.to_move()
        mine, theirs = mover.seat_view(), other.seat_view()
        before = len(mover.entries)
        fine = await mover.ask(type="why", seat=mine["seat"], action=legal(mine)[0])
        assert (fine["type"], fine["legal"], fine["text"], fine["paragraph"]) == ("why-answer", True, "", None)
        early = await other.ask(type="why", seat=theirs["seat"], action=legal(mine)[0])
        assert (early["type"], early["legal"]) == ("why-answer", False)
        assert early["text"]
        assert early["paragraph"]
        assert early["paragraph"] not in early["text"], "it stands beside, for a page to show as a link"
        assert (await mover.ask(type="why", seat=theirs["seat"], action=legal(mine)[0]))["reason"] == "not-your-seat"
        assert (await mover.ask(type="why", seat=mine["seat"], action={"type": "nonsense"}))[
            "reason"
        ] == "unknown-action"
        await two.settle()
        assert len(mover.entries) == before
        assert mover.seat_view() == mine


async def test_who_connects_or_leaves_renders_no_position_for_anybody(server: Server) -> None:
    async with couple(server) as two, server.guest() as eve:
        await two.settle()
        heard = len(two.a.heard)
        async with eve.at(two.table) as e:
            await e.settle()
            await two.a.settle()
            assert two.a.presence["spectators"] == 1
        await two.a.until(lambda tell: tell["type"] == "presence" and tell["spectators"] == 0)
        assert {tell["type"] for tell in two.a.heard[heard:]} == {"presence", "pong"}


async def test_an_undo_names_the_entries_that_no_longer_count(server: Server) -> None:
    async with server.guest() as ada:
        table = await ada.table("me", "bot")
        async with ada.at(table) as a:
            await a.act(await a.decision())
            view = await a.decision()
            assert view["undo"] in ("free", "marked")
            before = len(a.entries)
            assert (await a.ask(type="ask-undo", seat=0))["type"] == "done"
            await a.settle()
            undo = next(entry for entry in a.entries[before:] if entry["kind"] == "undo")
            assert undo["undone"]
            assert all(a.entries[number - 1]["event"] is not None for number in undo["undone"])


async def test_each_reads_in_their_own_language_and_can_switch(server: Server) -> None:
    async with couple(server, ada_speaks="fr") as two:
        await two.settle()
        begun = [[e for e in seat.entries if e["kind"] == "table"][-1] for seat in two.seats]
        assert begun[0]["text"].startswith("La partie commence")
        assert begun[1]["text"].startswith("The game begins")
        assert begun[0]["number"] == begun[1]["number"]
        await two.b.send(type="set-language", language="fr")
        await two.b.settle()
        assert [entry["text"] for entry in sorted(two.b.entries, key=lambda e: e["number"])] == [
            entry["text"] for entry in two.a.entries
        ]
        refused = await two.b.ask(type="act", seat=0, point="x", action={})
        assert refused["text"] == "Ce n’est pas ta place."


async def test_the_position_in_words_is_sent_to_those_who_ask_for_it(server: Server) -> None:
    async with couple(server, ada_speaks="fr") as two:
        for seat in two.seats:
            await seat.send(type="set-text", text=False)
        await two.a.send(type="set-language", language="fr")
        await two.settle()
        assert not two.a.seat_view()["text"]
        for seat in two.seats:
            await seat.send(type="set-text", text=True)
        await two.settle()
        texts = [seat.seat_view()["text"] for seat in two.seats]
        assert all(texts)
        assert texts[0] != texts[1]
        mover, other = await two.to_move()
        await other.send(type="set-text", text=False)
        await other.settle()
        assert (await mover.act(mover.seat_view()))["type"] == "done"
        await two.settle()
        assert mover.seat_view()["text"] not in ("", *texts)
        assert not other.seat_view()["text"]


async def test_bots_among_themselves_play_to_the_end(server: Server) -> None:
    async with server.guest() as ada:
        table = await ada.table("bot", "bot", "bot")
        async with ada.at(table) as seat:
            await seat.until_phase("over")


async def test_a_bot_that_owes_a_decision_thinks_again_after_a_restart(database: str) -> None:
    from menagerie.table.live_table import Pace

    with serving(database, pace=Pace(1000.0, 0.0)) as server:
        async with server.guest() as ada:
            table = await ada.table("bot", "bot")
            assert (await ada.get(f"/api/tables/{table}"))["phase"] == "running"
    with serving(database) as server:
        async with server.guest() as eve, eve.at(table) as seat:
            await seat.until_phase("over")
