/** The page of the tile sheet; `zoo_tiles.py` builds it, and no user ever gets it. */
import { mount } from "svelte";
import "../src/app.css";
import type { StaticDocument } from "../src/games/18zoo/words";
import TileSheet from "./TileSheet.svelte";

const asked = new URLSearchParams(location.search);
document.documentElement.dataset["theme"] = asked.get("theme") ?? "light";
const { tiles } = (await (await fetch("document.json")).json()) as StaticDocument;
const wet = asked.get("colour") === "water";
const shown = tiles.filter((tile) => (wet ? tile.area === "O" : tile.area !== "O" && tile.colour === asked.get("colour")));
mount(TileSheet, { target: document.body, props: { tiles: shown } });
