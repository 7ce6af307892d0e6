/** The server's HTTP API: every address the pages call, once. A live table uses the WebSocket in `socket.ts`. */
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

/** A request that failed; the body holds a sentence for people. */
export class ApiError extends Error {
  constructor(readonly body: ErrorBody) {
    super(body.text);
  }
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: "same-origin",
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
    });
  } catch {
    throw new ApiError({ status: 0, reason: "offline", text: "", paragraph: null });
  }
  if (!response.ok) {
    throw new ApiError(await readError(response));
  }
  return (response.status === 204 ? undefined : await response.json()) as T;
}

async function readError(response: Response): Promise<ErrorBody> {
  try {
    const body = (await response.json()) as Partial<ErrorBody>;
    return {
      status: response.status,
      reason: body.reason ?? "server",
      text: body.text ?? "",
      paragraph: body.paragraph ?? null,
    };
  } catch {
    return { status: response.status, reason: "server", text: "", paragraph: null };
  }
}

const encode = encodeURIComponent;

export const api = {
  me: () => request<Me>("GET", "/api/me"),
  changeMe: (change: ChangeMe) => request<Me>("PATCH", "/api/me", change),
  setPassphrase: (secret: SetPassphrase) => request<Me>("PUT", "/api/me/passphrase", secret),
  continueAs: (who: ContinueAs) => request<Me>("POST", "/api/me/continue", who),
  myTables: () => request<readonly MyTable[]>("GET", "/api/me/tables"),

  games: () => request<readonly GameInfo[]>("GET", "/api/games"),
  rules: (game: string, language: Language) =>
    request<Rules>("GET", `/api/games/${encode(game)}/rules?language=${language}`),
  /** The Fluent catalogues: the shared one under "", each game's under its name. */
  words: (language: Language) => request<Record<string, string>>("GET", `/api/words/${language}`),

  newTable: (settings: MakeTable) => request<NewTable>("POST", "/api/tables", settings),
  playNow: (game: string) => request<NewTable>("POST", "/api/play-now", { game }),
  table: (id: string) => request<TableState>("GET", `/api/tables/${encode(id)}`),
  join: (id: string, seat: JoinTable) => request<TableState>("POST", `/api/tables/${encode(id)}/join`, seat),
  start: (id: string, how: StartTable) => request<TableState>("POST", `/api/tables/${encode(id)}/start`, how),

  position: (id: string, at: number, language: Language) =>
    request<ReplayPosition>("GET", `/api/tables/${encode(id)}/positions/${at}?language=${language}`),
  verify: (id: string, language: Language) =>
    request<Verification>("GET", `/api/tables/${encode(id)}/verify?language=${language}`),
  branch: (id: string, from: Branch) => request<NewTable>("POST", `/api/tables/${encode(id)}/branch`, from),
  /** Makes a finished table from the record in a file. */
  importRecord: (record: unknown) => request<NewTable>("POST", "/api/records", record),
  recordAddress: (id: string) => `/api/tables/${encode(id)}/record`,
};
