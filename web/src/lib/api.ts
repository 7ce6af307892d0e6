/** The server's HTTP side: every address the pages call, once. The live table speaks over `socket.ts`. */
import type {
  Branch,
  ChangeMe,
  ContinueAs,
  GameInfo,
  JoinTable,
  Language,
  Me,
  MyTable,
  NewTable,
  ErrorBody,
  ReplayPosition,
  Rules,
  SetPassphrase,
  StartTable,
  MakeTable,
  TableState,
  Verification,
} from "./wire";

/** An answer that is not what was asked for, with a sentence for people. */
export class ApiError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      credentials: "same-origin",
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
    });
  } catch {
    throw new ApiError({ status: 0, reason: "offline", text: "", paragraph: null });
  }
  if (!answer.ok) {
    throw new ApiError(await problemOf(answer));
  }
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

async function problemOf(answer: Response): Promise<ErrorBody> {
  try {
    const said = (await answer.json()) as Partial<ErrorBody>;
    return {
      status: answer.status,
      reason: said.reason ?? "server",
      text: said.text ?? "",
      paragraph: said.paragraph ?? null,
    };
  } catch {
    return { status: answer.status, reason: "server", text: "", paragraph: null };
  }
}

const part = encodeURIComponent;

export const api = {
  me: () => ask<Me>("GET", "/api/me"),
  changeMe: (change: ChangeMe) => ask<Me>("PATCH", "/api/me", change),
  setPassphrase: (secret: SetPassphrase) => ask<Me>("PUT", "/api/me/passphrase", secret),
  continueAs: (who: ContinueAs) => ask<Me>("POST", "/api/me/continue", who),
  myTables: () => ask<readonly MyTable[]>("GET", "/api/me/tables"),

  games: () => ask<readonly GameInfo[]>("GET", "/api/games"),
  rules: (game: string, language: Language) =>
    ask<Rules>("GET", `/api/games/${part(game)}/rules?language=${language}`),
  /** The catalogues, as Fluent texts: the house's under "", each game's under its name. */
  words: (language: Language) => ask<Record<string, string>>("GET", `/api/words/${language}`),

  newTable: (plan: MakeTable) => ask<NewTable>("POST", "/api/tables", plan),
  playNow: (game: string) => ask<NewTable>("POST", "/api/play-now", { game }),
  table: (id: string) => ask<TableState>("GET", `/api/tables/${part(id)}`),
  join: (id: string, seat: JoinTable) => ask<TableState>("POST", `/api/tables/${part(id)}/join`, seat),
  start: (id: string, how: StartTable) => ask<TableState>("POST", `/api/tables/${part(id)}/start`, how),

  frame: (id: string, at: number, language: Language) =>
    ask<ReplayPosition>("GET", `/api/tables/${part(id)}/positions/${at}?language=${language}`),
  verify: (id: string, language: Language) =>
    ask<Verification>("GET", `/api/tables/${part(id)}/verify?language=${language}`),
  branch: (id: string, from: Branch) => ask<NewTable>("POST", `/api/tables/${part(id)}/branch`, from),
  /** Lays a record from a file on a table of its own. */
  bring: (record: unknown) => ask<NewTable>("POST", "/api/records", record),
  recordAddress: (id: string) => `/api/tables/${part(id)}/record`,
};
