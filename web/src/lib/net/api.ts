// The JSON API. Every refusal becomes an error with a reason, for which there are words (`fault.ts`).
import type {
  ChangeSeat,
  Committed,
  ComponentGroup,
  Depth,
  Explained,
  GameInfo,
  LevelInfo,
  MyTable,
  NewTable,
  PlayOn,
  PuzzleGift,
  PuzzleList,
  PuzzlePosition,
  Reach,
  Refused,
  ReplayFrame,
  ReplayInfo,
  ReviewState,
  Seated,
  Share,
  Shared,
  TableInfo,
} from "./wire";
import { noteTable, notePromise, noteWords } from "./notes";
import { everyToken, keep, tokensOf } from "./tokens";

export class ApiError extends Error {
  readonly reason: Refused["reason"] | "offline";
  constructor(refused: { reason: Refused["reason"] | "offline"; message: string }) {
    super(refused.message);
    this.reason = refused.reason;
  }
}

async function call<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  const reply = await fetch(`/api${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new ApiError({ reason: "offline", message: "offline" });
  });
  const text = await reply.text();
  // A proxy in front of a server that is down answers with a page of its own.
  if (!reply.ok && !text.startsWith("{"))
    throw new ApiError({ reason: "offline", message: reply.statusText });
  const data: unknown = text ? JSON.parse(text) : null;
  if (!reply.ok) throw new ApiError(data as Refused);
  return data as T;
}

export const games = () => call<GameInfo[]>("GET", "/games");
export const game = (name: string) => call<GameInfo>("GET", `/games/${encodeURIComponent(name)}`);
/** What is printed on a game's components, under the options that the query names. */
export const components = (game: string, query: string) =>
  call<ComponentGroup[]>("GET", `/games/${encodeURIComponent(game)}/components?${query}`);
/** The same of everything that any options bring. */
export const allComponents = (game: string) =>
  call<ComponentGroup[]>("GET", `/games/${encodeURIComponent(game)}/components/all`);
/** What rules and glossary answer to a question, the best first; `chosen` are the options of a table, with its `seats`. */
export const ask = (game: string, lang: string, question: string, chosen: Record<string, string> = {}) =>
  call<Explained[]>(
    "GET",
    `/games/${encodeURIComponent(game)}/ask?${new URLSearchParams({ ...chosen, lang, q: question }).toString()}`,
  );
/** The Fluent texts that a game of another package brings along, by language. */
export const textsOf = (game: string) =>
  call<Record<string, string>>("GET", `/games/${encodeURIComponent(game)}/texts`);
export const levels = () => call<LevelInfo[]>("GET", "/levels");
export const publicTables = (status = "") =>
  call<TableInfo[]>("GET", `/tables?limit=20${status ? `&status=${status}` : ""}`);
export async function table(id: string): Promise<TableInfo> {
  const found = await call<TableInfo>("GET", `/tables/${id}`);
  noteTable(found);
  return found;
}
export const byCode = (code: string) => call<TableInfo>("GET", `/codes/${encodeURIComponent(code)}`);

/** A commitment of the server's for a table to be made, with the time it came. */
export interface Promised {
  commitment: string;
  at: number;
}
export async function promise(): Promise<Promised> {
  return { ...(await call<Committed>("POST", "/commitments", {})), at: Date.now() };
}

/** A new table. The server has committed to its secret before it hears of the table, or of anybody's words. */
export async function create(plan: NewTable, promised?: Promised): Promise<Seated> {
  const { commitment, at } = promised ?? (await promise());
  const seated = await call<Seated>("POST", "/tables", { ...plan, commitment });
  keep(seated.table.id, seated.tokens);
  notePromise(seated.table.id, commitment, at);
  const maker = seated.table.seats.find((seat) => seat.owner);
  if (maker && plan.words) noteWords(seated.table.id, maker.seat, plan.words);
  return seated;
}

/** A guided game, begun at once: its chance is prepared, so there is nothing to commit to before it is left. */
export async function guide(game: string, name: string): Promise<Seated> {
  const seated = await call<Seated>("POST", `/guides/${encodeURIComponent(game)}`, { name });
  keep(seated.table.id, seated.tokens);
  return seated;
}

export async function join(id: string, name: string, seat?: number, words = ""): Promise<Seated> {
  const seated = await call<Seated>("POST", `/tables/${id}/join`, {
    name,
    ...(seat === undefined ? {} : { seat }),
    ...(words ? { words } : {}),
  });
  keep(seated.table.id, seated.tokens);
  for (const one of seated.tokens) if (words) noteWords(id, one.seat, words);
  return seated;
}

/** A new table from a position of a finished match; as with any other, its commitment is asked for first. */
export async function playOn(key: string, plan: PlayOn, token?: string): Promise<Seated> {
  const { commitment, at } = await promise();
  const path = `/replays/${encodeURIComponent(key)}/table`;
  const seated = await call<Seated>("POST", path, { ...plan, commitment }, token);
  keep(seated.table.id, seated.tokens);
  notePromise(seated.table.id, commitment, at);
  return seated;
}

export const puzzles = () => call<PuzzleList>("GET", "/puzzles");
export const puzzle = (id: string) => call<PuzzlePosition>("GET", `/puzzles/${encodeURIComponent(id)}`);
/** A new table from the position of a puzzle. */
export async function puzzleOn(id: string, plan: PlayOn): Promise<Seated> {
  const { commitment, at } = await promise();
  const path = `/puzzles/${encodeURIComponent(id)}/table`;
  const seated = await call<Seated>("POST", path, { ...plan, commitment });
  keep(seated.table.id, seated.tokens);
  notePromise(seated.table.id, commitment, at);
  return seated;
}

/** My seats at the table that follows. Against bots it begins at once, so its commitment is asked for first; who comes
 * to a table that another made finds the commitment there. */
export async function rematch(id: string): Promise<Seated> {
  const { commitment, at } = await promise();
  const seated = await call<Seated>("POST", `/tables/${id}/rematch`, { tokens: tokensOf(id), commitment });
  keep(seated.table.id, seated.tokens);
  if (seated.table.commitment === commitment) notePromise(seated.table.id, commitment, at);
  else noteTable(seated.table);
  return seated;
}

export const start = (id: string, token: string, fill: string | null) =>
  call<TableInfo>("POST", `/tables/${id}/start`, fill === null ? {} : { fill }, token);
export const changeSeat = (id: string, seat: number, change: ChangeSeat, token: string) =>
  call<TableInfo>("PATCH", `/tables/${id}/seats/${seat}`, change, token);
/** Yes or no to giving a seat that has been played to another person. */
export const agreeSeat = (id: string, seat: number, yes: boolean, token: string) =>
  call<TableInfo>("POST", `/tables/${id}/seats/${seat}/agree`, { yes }, token);
/** The words of a seat of mine, while the table is open. */
export async function giveWords(id: string, seat: number, words: string, token: string): Promise<void> {
  await changeSeat(id, seat, { words }, token);
  noteWords(id, seat, words);
}
export const leave = (id: string, token: string) => call<TableInfo>("POST", `/tables/${id}/leave`, {}, token);
export const resign = (id: string, token: string) =>
  call<TableInfo>("POST", `/tables/${id}/resign`, {}, token);
export const closeTable = (id: string, token: string) =>
  call<null>("DELETE", `/tables/${id}`, undefined, token);
export const comeBack = (id: string, token: string) =>
  call<TableInfo>("POST", `/tables/${id}/return`, {}, token);
/** My tables, each once: whoever holds several seats of one is asked if any of them is. */
export async function mine(): Promise<MyTable[]> {
  const found = new Map<string, MyTable>();
  for (const one of await call<MyTable[]>("POST", "/mine", { tokens: everyToken().slice(-200) }))
    if (one.turn || !found.has(one.table.id)) found.set(one.table.id, one);
  return [...found.values()];
}
export const replay = (key: string, reader?: number, token?: string) =>
  call<ReplayInfo>(
    "GET",
    `/replays/${key}${reader === undefined ? "" : `?reader=${reader}`}`,
    undefined,
    token,
  );
export const frames = (key: string, first: number, count: number, reader: number, token?: string) =>
  call<ReplayFrame[]>(
    "GET",
    `/replays/${key}/frames?start=${first}&count=${count}&reader=${reader}`,
    undefined,
    token,
  );
export const share = (key: string, wanted: Share, token?: string) =>
  call<Shared>("POST", `/replays/${key}/share`, wanted, token);
export const record = (id: string) => call<unknown>("GET", `/tables/${encodeURIComponent(id)}/record`);
export const upload = (record: unknown) => call<ReplayInfo>("POST", "/records", record);

const reviewed = (key: string): string => `/replays/${encodeURIComponent(key)}/review`;
/** How far the review of a finished match is; what was found comes along unless that is of `since` answers. */
export const review = (key: string, since?: number, token?: string) =>
  call<ReviewState>("GET", reviewed(key) + (since === undefined ? "" : `?since=${since}`), undefined, token);
/** Begin a review, or go on with it; it is made whether or not anybody waits for it. */
export const beginReview = (key: string, depth: Depth, token?: string) =>
  call<ReviewState>("POST", reviewed(key), { depth }, token);
export const stopReview = (key: string, token?: string) =>
  call<ReviewState>("DELETE", reviewed(key), undefined, token);
/** A decision of mine as a puzzle: what became of it, and giving it. */
export const gift = (key: string, ply: number, token: string) =>
  call<PuzzleGift>("GET", `/replays/${encodeURIComponent(key)}/puzzle?ply=${ply}`, undefined, token);
export const give = (key: string, ply: number, token: string) =>
  call<PuzzleGift>("POST", `/replays/${encodeURIComponent(key)}/puzzle`, { ply }, token);

export const reach = (): Promise<Reach> => call("GET", "/reach");
