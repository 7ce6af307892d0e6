/** How a person notices their turn: a sound, a browser notification when the page is hidden, and screen reader text. */
import { untrack } from "svelte";
import { sound } from "../lib/sound";
import type { LiveTable } from "../lib/table.svelte";
import { t } from "../lib/words.svelte";

interface PageState {
  readonly myTurn: boolean;
  readonly question: string;
  readonly title: string;
}

const MOST_LINES = 6;

export class Notifications {
  /** For screen readers: what just happened, then what is asked. */
  announcement = $state("");

  constructor(live: LiveTable, page: () => PageState) {
    let wasMyTurn = false;
    $effect(() => {
      const now = page().myTurn;
      untrack(() => {
        if (now && !wasMyTurn) notifyTurn(live.id, page());
        wasMyTurn = now;
      });
    });

    let wasOver = false;
    $effect(() => {
      const ended = live.table?.phase === "over" && live.queue.idle;
      untrack(() => {
        if (ended && !wasOver && live.entries.length) sound("win");
        wasOver = ended;
      });
    });

    // Announced once a step has been shown to its end, and nothing of it before.
    let announcedUpTo = -1;
    $effect(() => {
      const step = live.queue.shown?.number;
      const settled = live.queue.settled;
      // Where people ended the game and not its rules, the position still asks something that nobody answers any more.
      const stopped = live.table?.phase === "abandoned" || live.table?.result?.ended_by === "ending-resigned";
      const question = settled && !stopped ? page().question : "";
      untrack(() => {
        if (step === undefined || !settled) return;
        const upTo = live.queue.revealed;
        const news = announcedUpTo < 0 ? [] : live.entries.slice(announcedUpTo, upTo).slice(-MOST_LINES);
        announcedUpTo = upTo;
        this.announcement = [...news.flatMap((entry) => [...entry.headings.map((heading) => `${heading.text}.`), entry.text]), question].join(" ").trim();
      });
    });
  }
}

function notifyTurn(table: string, { title, question }: PageState): void {
  sound("turn");
  if (!document.hidden || typeof Notification === "undefined" || Notification.permission !== "granted") return;
  const notification = new Notification(t("notification-turn", { game: title }), { body: question, tag: table });
  notification.onclick = () => {
    window.focus();
    notification.close();
  };
}
