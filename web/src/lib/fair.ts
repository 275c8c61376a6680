// Whether the draws of a match are those of its secret: the scheme of docs/fair.md, worked out in the browser. The digests
// are a library's, because a page over plain http has none of its own.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256, sha512 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Noted } from "./net/notes";

export const START = -1; // the row of what is drawn at the set-up
const SCHEME = "ludoteca 1";
const PER_BLOCK = 8;

export type Weights = number | number[];

/** A draw of the record; `expected` is what the secret makes of it, where it vouches for it. */
export interface Drawn {
  number: number;
  row: number;
  kind: string;
  value: number;
  weights: Weights | null;
  vouched: boolean;
  expected: number | null;
}

export interface Player {
  name: string;
  bot: string;
}

/** `why`, of what does not fit: the secret, a draw, a draw without weights, or what is written of the secret itself; of
 * what cannot be checked: no secret in the record, or nothing drawn since it vouches. */
export interface Report {
  verdict: "fits" | "differs" | "unknown";
  why: "" | "secret" | "draw" | "weights" | "damaged" | "no-secret" | "no-draws";
  game: string;
  players: Player[];
  commitment: string;
  secret: string;
  opens: boolean;
  words: string[];
  since: number;
  /** The match was played on from another, at row `since`. */
  playedOn: boolean;
  /** The guide that prepared what was drawn before row `since`, if one did; it may go on still. */
  guide: "" | "over" | "on";
  draws: Drawn[];
  checked: number;
  first: Drawn | null;
}

interface Fair {
  commitment: string;
  secret: string;
  words: string[];
  since: number;
}

type Told = Record<string, unknown>;
const isObject = (data: unknown): data is Told =>
  typeof data === "object" && data !== null && !Array.isArray(data);
const isCount = (data: unknown): data is number => Number.isSafeInteger(data) && (data as number) >= 0;
const isDigest = (data: unknown): data is string => typeof data === "string" && /^[0-9a-f]{64}$/.test(data);
// A line break within words could pass for the words of the next seat.
const isLine = (data: unknown): data is string => typeof data === "string" && !/\p{Cc}/u.test(data);

/** The report on a record. What is none is a SyntaxError, as text is that is no JSON. */
export function check(record: unknown): Report {
  if (!isObject(record) || !isCount(record["seats"]) || !Array.isArray(record["rows"]))
    throw new SyntaxError("not a record");
  const draws = drawn(record);
  const report: Report = {
    verdict: "unknown",
    why: "no-secret",
    game: typeof record["game"] === "string" ? record["game"] : "",
    players: players(record["players"], record["seats"]),
    commitment: "",
    secret: "",
    opens: false,
    words: [],
    since: 0,
    playedOn: false,
    guide: "",
    draws,
    checked: 0,
    first: null,
  };
  if (record["fair"] === undefined || record["fair"] === null) return report;
  const fair = record["fair"];
  if (!isFair(fair, record["seats"])) return { ...report, verdict: "differs", why: "damaged" };
  const origin = record["rows"].findLastIndex((row) => isObject(row) && row["kind"] === "from");
  const guide = guideOf(record);
  const since = Math.max(fair.since, origin, guide ? guide.since : 0);
  return judged({ ...report, ...fair, since, playedOn: origin >= 0, guide: guide ? guide.state : "" }, draws);
}

/** Where the guide that the match was begun by ended: what was drawn before was prepared, whatever the record says. */
function guideOf(record: Told): { state: "over" | "on"; since: number } | null {
  const rows = record["rows"] as unknown[];
  if (!record["guide"]) return null;
  const free = rows.findIndex((row) => isObject(row) && row["kind"] === "free");
  return free < 0 ? { state: "on", since: rows.length + 1 } : { state: "over", since: free + 1 };
}

function judged(report: Report, draws: Drawn[]): Report {
  const secret = hexToBytes(report.secret);
  const opens = bytesToHex(sha256(secret)) === report.commitment;
  const made = new Draws(keyOf(secret, report.words));
  for (const one of draws) {
    // The set-up of a match that was played on is the other match's own.
    one.vouched = one.row >= report.since || (report.since === 0 && !report.playedOn);
    if (one.vouched && one.weights !== null) one.expected = made.value(one.number, one.weights);
  }
  const vouched = draws.filter((one) => one.vouched);
  const first = vouched.find((one) => one.expected !== one.value) ?? null;
  const checked = vouched.filter((one) => one.expected !== null).length;
  const found = { ...report, opens, checked, first };
  if (!opens) return { ...found, verdict: "differs", why: "secret" };
  if (first) return { ...found, verdict: "differs", why: first.expected === null ? "weights" : "draw" };
  if (!checked) return { ...found, verdict: "unknown", why: "no-draws" };
  return { ...found, verdict: "fits", why: "" };
}

function keyOf(secret: Uint8Array, words: string[]): Uint8Array {
  return hmac(sha512, secret, utf8ToBytes([SCHEME, ...words].map((line) => `${line}\n`).join("")));
}

/** What draw `number` must be, by weights. */
export function outcome(secret: string, words: string[], number: number, weights: Weights): number {
  return new Draws(keyOf(hexToBytes(secret), words)).value(number, weights);
}

/** The draws of a key; the block of the last one is kept, for it serves its neighbours too. */
class Draws {
  private block = new DataView(new ArrayBuffer(0));
  private at = -1;
  private readonly key: Uint8Array;

  constructor(key: Uint8Array) {
    this.key = key;
  }

  value(number: number, weights: Weights): number {
    const total =
      typeof weights === "number"
        ? BigInt(weights)
        : weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
    const point = (this.word(number) * total) >> 64n;
    if (typeof weights === "number") return Number(point);
    let sum = 0n;
    return weights.findIndex((weight) => (sum += BigInt(weight)) > point);
  }

  private word(number: number): bigint {
    const at = Math.floor(number / PER_BLOCK);
    if (at !== this.at) {
      const bytes = hmac(sha512, this.key, utf8ToBytes(`${at}`));
      this.block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      this.at = at;
    }
    return this.block.getBigUint64(8 * (number % PER_BLOCK));
  }
}

// Beside what this browser noted

/** Whether the commitment is the one noted, and the seats whose words were others when they were given here. */
export interface Compared {
  commitment: "same" | "other" | "unseen";
  words: number[];
}

export function compare(report: Report, before: Noted | null): Compared {
  if (!before) return { commitment: "unseen", words: [] };
  const words = Object.entries(before.words)
    .filter(([seat, said]) => report.words.length > 0 && report.words[Number(seat)] !== said)
    .map(([seat]) => Number(seat));
  return { commitment: before.commitment === report.commitment ? "same" : "other", words };
}

// Reading what is written

function drawn(record: Told): Drawn[] {
  const found: Drawn[] = [];
  const add = (row: number, draws: unknown) => {
    if (!Array.isArray(draws)) throw new SyntaxError(`row ${row}: draws is not a list`);
    for (const draw of draws) found.push(read(draw, row, found.length));
  };
  add(START, record["start"]);
  for (const [at, row] of (record["rows"] as unknown[]).entries()) {
    if (!isObject(row)) throw new SyntaxError(`row ${at} is not an object`);
    add(at, row["draws"] ?? []);
  }
  return found;
}

function read(draw: unknown, row: number, number: number): Drawn {
  if (!Array.isArray(draw) || typeof draw[0] !== "string" || !isCount(draw[1]))
    throw new SyntaxError(`row ${row}: not a draw`);
  const weights = isWeights(draw[3]) ? draw[3] : null;
  return { number, row, kind: draw[0], value: draw[1], weights, vouched: false, expected: null };
}

function isWeights(data: unknown): data is Weights {
  if (!Array.isArray(data)) return isCount(data) && data > 0;
  return data.every(isCount) && data.some((weight) => weight > 0);
}

function isFair(data: unknown, seats: number): data is Fair & Told {
  return (
    isObject(data) &&
    isDigest(data["commitment"]) &&
    isDigest(data["secret"]) &&
    isCount(data["since"]) &&
    Array.isArray(data["words"]) &&
    data["words"].length === seats &&
    data["words"].every(isLine)
  );
}

function players(data: unknown, seats: number): Player[] {
  const told: unknown[] = Array.isArray(data) ? data : [];
  return Array.from({ length: Math.min(seats, 8) }, (_, seat) => {
    const one = told[seat];
    const text = (name: string) => (isObject(one) && typeof one[name] === "string" ? one[name] : "");
    return { name: text("name"), bot: text("bot") };
  });
}
