/** A tournament as this browser knows it, live over a WebSocket. */
import { api } from "./api";
import { LiveFeed } from "./live_feed";
import type { TournamentState } from "./wire";

export class LiveTournament {
  state = $state.raw<TournamentState | null>(null);
  lost = $state(false);
  readonly id: string;
  readonly #feed: LiveFeed<TournamentState>;
  #closed = false;

  constructor(id: string) {
    this.id = id;
    this.#feed = new LiveFeed(`/ws/tournaments/${encodeURIComponent(id)}`, {
      received: (state) => this.take(state),
      connection: (lost) => (this.lost = lost),
    });
  }

  /** Fails where there is no such tournament. */
  async open(): Promise<void> {
    this.take(await api.tournament(this.id));
    if (!this.#closed) this.#feed.open();
  }

  close(): void {
    this.#closed = true;
    this.#feed.close();
  }

  /** What the server says, unless something newer is known: answers may overtake each other. */
  take(state: TournamentState): void {
    if (this.state === null || state.seq >= this.state.seq) this.state = state;
  }
}
