/** How a person notices: a sound, a browser notice for whoever looks elsewhere, and what a screen reader says. */
import { untrack } from "svelte";
import { sound } from "../lib/sound";
import type { LiveTable } from "../lib/table.svelte";
import { t } from "../lib/words.svelte";

interface Told {
  readonly myTurn: boolean;
  readonly question: string;
  readonly title: string;
}

export class Notices {
  /** What just happened, then what is asked. */
  spoken = $state("");

  constructor(live: LiveTable, told: () => Told) {
    let wasMyTurn = false;
    $effect(() => {
      const now = told().myTurn;
      untrack(() => {
        if (now && !wasMyTurn) callToTheTable(live.id, told());
        wasMyTurn = now;
      });
    });

    let wasOver = false;
    $effect(() => {
      const ended = live.table?.phase === "over" && live.idle;
      untrack(() => {
        if (ended && !wasOver && live.entries.length) sound("win");
        wasOver = ended;
      });
    });

    let saidUpTo = -1;
    $effect(() => {
      const step = live.shown?.step;
      const asked = live.settled ? told().question : "";
      untrack(() => {
        if (step === undefined) return;
        const last = live.entries[live.entries.length - 1]?.number ?? 0;
        const fresh = saidUpTo < 0 ? [] : live.entries.filter((entry) => entry.number > saidUpTo).slice(-6);
        saidUpTo = last;
        this.spoken = [...fresh.map((entry) => entry.text), asked].join(" ").trim();
      });
    });
  }
}

function callToTheTable(table: string, { title, question }: Told): void {
  sound("turn");
  if (!document.hidden || typeof Notification === "undefined" || Notification.permission !== "granted") return;
  const notice = new Notification(t("notice-turn", { game: title }), { body: question, tag: table });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
