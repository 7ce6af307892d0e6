/** The server's HTTP API: every address the pages call, once. A live table uses the WebSocket in `socket.ts`. */
import type {
  AddTournamentBots,
  AnswerPuzzle,
  AskPosition,
  AskPuzzle,
  Branch,
  ChangeMe,
  CheckAtPosition,
  CheckAtPuzzle,
  DailyDays,
  DailyResults,
  DailySteps,
  ContinueAs,
  Explanations,
  GameInfo,
  GameSetup,
  HouseRules,
  ImportReport,
  JoinTable,
  Language,
  Leaderboard,
  MakeReport,
  Me,
  PastPositions,
  MyTable,
  NewTable,
  ErrorBody,
  NoticeLink,
  PersonRatings,
  Profile,
  Related,
  RemoveMe,
  Notices,
  PlayNow,
  PositionAnswer,
  Puzzle,
  PuzzleDays,
  ReplayPosition,
  Rules,
  RulesSearch,
  SetMailAddress,
  SetPassphrase,
  SetRelation,
  SetupCheck,
  SignIn,
  Subscribe,
  StartTable,
  MakeTable,
  MakeTournament,
  NewTournament,
  TableRating,
  TableState,
  TournamentList,
  TournamentRound,
  TournamentState,
  TurningPoints,
  Verification,
  WhyAnswer,
} from "./wire";
import { parseAnswer } from "./removed_names";

/** The two lists of ratings of a game. */
export type Opponents = Leaderboard["opponents"];

/** A request that failed; the body holds a sentence for people. */
export class ApiError extends Error {
  constructor(readonly body: ErrorBody) {
    super(body.text);
  }
}

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await send(method, path, body);
  return response.status === 204 ? (undefined as T) : parseAnswer<T>(await response.text());
}

async function send(method: string, path: string, body?: unknown): Promise<Response> {
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
    throw new ApiError({ status: 0, reason: "offline", text: "", paragraph: null, field: null });
  }
  if (!response.ok) {
    throw new ApiError(await readError(response));
  }
  return response;
}

async function readError(response: Response): Promise<ErrorBody> {
  try {
    const body = (await response.json()) as Partial<ErrorBody>;
    return {
      status: response.status,
      reason: body.reason ?? "server",
      text: body.text ?? "",
      paragraph: body.paragraph ?? null,
      field: body.field ?? null,
    };
  } catch {
    return { status: response.status, reason: "server", text: "", paragraph: null, field: null };
  }
}

const encode = encodeURIComponent;

export const api = {
  me: () => request<Me>("GET", "/api/me"),
  changeMe: (change: ChangeMe) => request<Me>("PATCH", "/api/me", change),
  setPassphrase: (secret: SetPassphrase) => request<Me>("PUT", "/api/me/passphrase", secret),
  /** Everything the server holds about me, as a file. */
  myData: async () => (await send("GET", "/api/me/data")).blob(),
  removeMe: (how: RemoveMe) => request<undefined>("POST", "/api/me/remove", how),
  continueAs: (who: ContinueAs) => request<Me>("POST", "/api/me/continue", who),
  /** The browsers in which I am known; ending one signs it out. */
  signIns: () => request<readonly SignIn[]>("GET", "/api/me/sessions"),
  endSignIn: (id: string) => request<readonly SignIn[]>("POST", `/api/me/sessions/${encode(id)}/end`),
  endOtherSignIns: () => request<readonly SignIn[]>("POST", "/api/me/sessions/end-others"),
  myTables: () => request<readonly MyTable[]>("GET", "/api/me/tables"),

  notices: () => request<Notices>("GET", "/api/me/notices"),
  subscribe: (browser: Subscribe) => request<Notices>("PUT", "/api/me/notices/push", browser),
  unsubscribe: (endpoint: string) => request<Notices>("POST", "/api/me/notices/push/end", { endpoint }),
  setMailAddress: (mail: SetMailAddress) => request<Notices>("PUT", "/api/me/notices/mail", mail),
  endMail: () => request<Notices>("POST", "/api/me/notices/mail/end"),
  /** A link from a notice or a mail: what it does, and doing it. */
  noticeLink: (token: string) => request<NoticeLink>("GET", `/api/notices/${encode(token)}`),
  followNoticeLink: (token: string) => request<NoticeLink>("POST", `/api/notices/${encode(token)}`),

  games: () => request<readonly GameInfo[]>("GET", "/api/games"),
  rules: (game: string, language: Language) =>
    request<Rules>("GET", `/api/games/${encode(game)}/rules?language=${language}`),
  searchRules: (game: string, language: Language, words: string) =>
    request<RulesSearch>("GET", `/api/games/${encode(game)}/rules/search?language=${language}&words=${encode(words)}`),
  explanations: (game: string, language: Language) =>
    request<Explanations>("GET", `/api/games/${encode(game)}/explanations?language=${language}`),
  /** The Fluent catalogues: the shared one under "", under each game's name what is said of it without its board. */
  words: (language: Language) => request<Record<string, string>>("GET", `/api/words/${language}`),
  /** What is said at a game's board, under its name. */
  gameWords: (language: Language, game: string) =>
    request<Record<string, string>>("GET", `/api/words/${language}/${encode(game)}`),

  /** Whether so many players can play with these options, and if not, what is wrong. */
  checkSetup: (game: string, setup: GameSetup) => request<SetupCheck>("POST", `/api/games/${encode(game)}/check`, setup),
  newTable: (settings: MakeTable) => request<NewTable>("POST", "/api/tables", settings),
  openLesson: (game: string, step: number) => request<NewTable>("POST", `/api/lessons/${encode(game)}`, { step }),
  playNow: (table: PlayNow) => request<NewTable>("POST", "/api/play-now", table),
  table: (id: string) => request<TableState>("GET", `/api/tables/${encode(id)}`),
  join: (id: string, seat: JoinTable) => request<TableState>("POST", `/api/tables/${encode(id)}/join`, seat),
  leave: (id: string) => request<TableState>("POST", `/api/tables/${encode(id)}/leave`),
  start: (id: string, how: StartTable) => request<TableState>("POST", `/api/tables/${encode(id)}/start`, how),

  /** The game's static document; with its version it comes from the browser's cache. */
  document: (id: string, version: string) =>
    request<unknown>("GET", `/api/tables/${encode(id)}/static?version=${encode(version)}`),
  /** The static document of a set-up that has no table yet. */
  documentOf: (game: string, setup: GameSetup) => request<unknown>("POST", `/api/games/${encode(game)}/static`, setup),
  position: (id: string, at: number, language: Language) =>
    request<ReplayPosition>("GET", `/api/tables/${encode(id)}/positions/${at}?language=${language}`),
  analyse: (id: string, at: number, question: AskPosition) =>
    request<PositionAnswer>("POST", `/api/tables/${encode(id)}/positions/${at}/analyse`, question),
  checkAt: (id: string, at: number, action: CheckAtPosition) =>
    request<WhyAnswer>("POST", `/api/tables/${encode(id)}/positions/${at}/check`, action),
  /** Positions that this browser's person has seen: after so many entries of their log, or so many decisions. */
  pastPositions: (id: string, where: { after?: number; decision?: number; most?: number }, language: Language) => {
    const query = new URLSearchParams({ language });
    for (const [name, value] of Object.entries(where)) query.set(name, String(value));
    return request<PastPositions>("GET", `/api/tables/${encode(id)}/past-positions?${query.toString()}`);
  },
  verify: (id: string, language: Language) =>
    request<Verification>("GET", `/api/tables/${encode(id)}/verify?language=${language}`),
  /** What a rated game changed; its state says whether it has counted yet. */
  tableRating: (id: string) => request<TableRating>("GET", `/api/tables/${encode(id)}/rating`),
  leaderboard: (game: string, opponents: Opponents, after = 0) =>
    request<Leaderboard>("GET", `/api/ratings/${encode(game)}?opponents=${opponents}&after=${after}`),
  profile: (person: string) => request<Profile>("GET", `/api/people/${encode(person)}`),
  /** Whom I follow, mute or block. */
  relations: () => request<readonly Related[]>("GET", "/api/me/relations"),
  setRelation: (person: string, relation: SetRelation) =>
    request<readonly Related[]>("POST", `/api/people/${encode(person)}/relation`, relation),
  houseRules: (language: Language) => request<HouseRules>("GET", `/api/house-rules?language=${language}`),
  report: (what: MakeReport) => request<undefined>("POST", "/api/reports", what),
  ratingsOf: (person: string) => request<PersonRatings>("GET", `/api/people/${encode(person)}/ratings`),
  /** The deals of the day: today's and yesterday's; my table with one of them; how everybody played it. */
  puzzles: () => request<PuzzleDays>("GET", "/api/puzzles"),
  puzzle: (date: string, game: string, language: Language) =>
    request<Puzzle>("GET", `/api/puzzles/${encode(date)}/${encode(game)}?language=${language}`),
  answerPuzzle: (date: string, game: string, answer: AnswerPuzzle) =>
    request<Puzzle>("POST", `/api/puzzles/${encode(date)}/${encode(game)}`, answer),
  askPuzzle: (date: string, game: string, question: AskPuzzle) =>
    request<PositionAnswer>("POST", `/api/puzzles/${encode(date)}/${encode(game)}/analyse`, question),
  checkAtPuzzle: (date: string, game: string, action: CheckAtPuzzle) =>
    request<WhyAnswer>("POST", `/api/puzzles/${encode(date)}/${encode(game)}/check`, action),

  daily: () => request<DailyDays>("GET", "/api/daily"),
  playDaily: (game: string) => request<NewTable>("POST", `/api/daily/${encode(game)}`),
  dailyResults: (date: string, game: string) => request<DailyResults>("GET", `/api/daily/${encode(date)}/${encode(game)}`),
  dailySteps: (date: string, game: string, after: number, language: Language) =>
    request<DailySteps>("GET", `/api/daily/${encode(date)}/${encode(game)}/steps?after=${after}&language=${language}`),
  tournaments: () => request<TournamentList>("GET", "/api/tournaments"),
  makeTournament: (settings: MakeTournament) => request<NewTournament>("POST", "/api/tournaments", settings),
  tournament: (id: string) => request<TournamentState>("GET", `/api/tournaments/${encode(id)}`),
  tournamentRound: (id: string, round: number) =>
    request<TournamentRound>("GET", `/api/tournaments/${encode(id)}/rounds/${round}`),
  /** What takes no more than saying it. */
  changeTournament: (id: string, what: "join" | "leave" | "start" | "cancel") =>
    request<TournamentState>("POST", `/api/tournaments/${encode(id)}/${what}`),
  addTournamentBots: (id: string, bots: AddTournamentBots) =>
    request<TournamentState>("POST", `/api/tournaments/${encode(id)}/bots`, bots),
  removeEntrant: (id: string, entrant: number) =>
    request<TournamentState>("POST", `/api/tournaments/${encode(id)}/remove`, { entrant }),
  tournamentFileAddress: (id: string) => `/api/tournaments/${encode(id)}/file`,
  /** How the probabilities to win went in a game that is over, and its turning points; computed when it is first asked for. */
  turningPoints: (id: string, language: Language) =>
    request<TurningPoints>("GET", `/api/tables/${encode(id)}/turning-points?language=${language}`),
  branch: (id: string, from: Branch) => request<NewTable>("POST", `/api/tables/${encode(id)}/branch`, from),
  /** Makes a finished table from what a file holds: a record, or another program's game. */
  importRecord: (record: unknown) => request<NewTable>("POST", "/api/records", record),
  importReport: (id: string, language: Language) =>
    request<ImportReport>("GET", `/api/tables/${encode(id)}/import?language=${language}`),
  recordAddress: (id: string) => `/api/tables/${encode(id)}/record`,
};
