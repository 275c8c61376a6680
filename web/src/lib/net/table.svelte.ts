// One table as this browser sees it: a socket that comes back by itself, and what it last said.
import { keep } from "./keep";
import { Logs } from "./log";
import { noteTable } from "./notes";
import { Pauses } from "./pauses";
import type { Entry, FromClient, FromServer, HintResult, Refused, TableInfo, Update } from "./wire";
import { tokensOf } from "./tokens";

export type Line = "connecting" | "online" | "lost";
type Sent = Extract<FromClient, { id?: number }>;
type Unnumbered<T> = T extends unknown ? Omit<T, "id"> : never;

/** What somebody points at just now. */
export interface Pointed {
  row: number;
  seat: number;
  target: string;
}
/** How long it is shown. */
const POINTED = 4000;

interface Waiting {
  message: Sent;
  done: (refusal: string | null) => void;
}

/** What a table is given of it: a puzzle is answered to something else of this shape. */
export type Client = Pick<TableClient, keyof TableClient>;

export class TableClient {
  info = $state<TableInfo | null>(null);
  mine = $state<number[]>([]);
  update = $state.raw<Update | null>(null);
  entries = $state.raw<Entry[]>([]);
  line = $state<Line>("connecting");
  /** The server said that it cannot read or keep this table just now; over with the next update. */
  trouble = $state(false);
  hint = $state.raw<HintResult | null>(null);
  hinting = $state(false);
  /** What was last refused, for the question bar; cleared by the next update. */
  refusal = $state<string | null>(null);
  /** Where every update goes with what shows it; without one it is shown as it comes. */
  arrived: ((update: Update, show: () => void) => void) | null = null;

  /** Those one of whom would not let me go back; over with the next row. */
  declined = $state.raw<number[]>([]);

  points = $state.raw<Pointed[]>([]);

  readonly id: string;
  private logs = new Logs();
  private socket: WebSocket | null = null;
  private waiting = new Map<number, Waiting>();
  private number = 0;
  private lines = new Pauses();
  private messages = new Pauses();
  private closed = false;
  private withdrawn = false;
  /** How many rows the match has, whatever is shown of it. */
  private rows = 0;
  /** How many it had in the position that is shown. */
  private shown = 0;
  /** The newest position, shown or not. */
  private newest: Update | null = null;

  constructor(id: string) {
    this.id = id;
    this.connect();
  }

  close(): void {
    this.closed = true;
    this.lines.stop();
    this.messages.stop();
    this.socket?.close();
  }

  /** Try at once, without waiting for the next pause. */
  again(): void {
    const old = this.socket;
    this.socket = null;
    this.lines.stop();
    old?.close();
    this.connect();
  }

  answer(codes: number[]): Promise<string | null> {
    return this.say({ type: "answer", row: this.row, codes });
  }

  early(seat: number, codes: number[]): Promise<string | null> {
    return this.say({ type: "early", row: this.row, seat, codes });
  }

  undo(to?: number): Promise<string | null> {
    return this.say({ type: "undo", row: this.row, ...(to === undefined ? {} : { to }) });
  }

  reset(): Promise<string | null> {
    return this.say({ type: "reset", row: this.row });
  }

  /** No longer ask the others to go back. */
  withdraw(to: number): Promise<string | null> {
    this.withdrawn = true;
    return this.consent(to, false);
  }

  consent(to: number, yes: boolean): Promise<string | null> {
    return this.say({ type: "consent", row: this.row, to, yes });
  }

  /** Show my partners a thing on the table. */
  point(target: string, seat: number): Promise<string | null> {
    return this.say({ type: "point", row: this.row, target, seat });
  }

  /** Leave the guide for good. */
  skipGuide(): Promise<string | null> {
    return this.say({ type: "skip_guide", row: this.row });
  }

  async askHint(): Promise<void> {
    this.hinting = true;
    const refusal = await this.say({ type: "hint", row: this.row });
    if (refusal !== null) this.hinting = false;
  }

  private get row(): number {
    return this.rows;
  }

  private say(message: Unnumbered<Sent>): Promise<string | null> {
    this.number += 1;
    const numbered = { ...message, id: this.number } as Sent;
    return new Promise((done) => {
      this.waiting.set(this.number, { message: numbered, done });
      this.post(numbered);
    });
  }

  private post(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${encodeURIComponent(this.id)}`);
    this.socket = socket;
    socket.onopen = () => {
      this.post({ type: "hello", tokens: tokensOf(this.id), since: 0 });
      this.resend();
    };
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = () => this.socket === socket && this.lost();
  }

  /** What was sent and not acknowledged is sent again: the server plays it once. */
  private resend(): void {
    for (const { message } of this.waiting.values()) if (message.type !== "hint") this.post(message);
  }

  private lost(): void {
    if (this.closed) return;
    this.line = "lost";
    this.hinting = false;
    this.lines.after(() => this.connect());
  }

  /** The server reads and keeps this table. */
  private well(): void {
    this.trouble = false;
    this.lines.reset();
    this.messages.reset();
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case "table":
        this.info = message.table;
        noteTable(message.table);
        this.mine = message.mine;
        this.line = "online";
        if (message.table.status === "open") this.well(); // no update follows before the start
        break;
      case "update":
        this.line = "online";
        this.well();
        this.come(this.kept(message));
        break;
      case "ack":
        this.well();
        this.settle(message.id, null);
        break;
      case "refused":
        if (message.reason === "busy" && this.waiting.get(message.id)?.message.type !== "hint")
          this.busy(message.id);
        else this.refuse(message);
        break;
      case "hinted":
        this.hinting = false;
        this.hint = message.hint;
        this.settle(message.id, null);
        break;
      case "pong":
        break;
    }
  }

  /** The server is in trouble. Whether the message was kept is not known: sent again, it is played once. */
  private busy(id: number): void {
    this.trouble = true;
    if (this.waiting.has(id)) this.messages.after(() => this.resend());
  }

  private refuse(refused: Refused): void {
    this.refusal = refused.message;
    this.settle(refused.id, refused.message);
  }

  /** An update is always a new one, and so is its question, for what was begun before is over; the table it tells of is
   * mostly the one that was there. */
  private kept(update: Update): Update {
    const { view, zones } = this.newest ?? {};
    this.newest = { ...update, view: keep(view, update.view), zones: keep(zones, update.zones) };
    return this.newest;
  }

  private come(update: Update): void {
    const entries = this.logs.with(update);
    const before = this.rows;
    this.rows = update.row;
    if (!update.fresh) this.pointed(update.entries);
    if (this.asides(update) && this.shown === before) {
      // The position stands, and what has been begun in it: only the log has grown.
      this.entries = entries;
      this.shown = update.row;
    } else if (this.arrived) this.arrived(update, () => this.show(update, entries));
    else this.show(update, entries);
  }

  private asides({ fresh, entries, reader, proposal }: Update): boolean {
    const only = !fresh && entries.length > 0 && entries.every((entry) => entry.kind === "point");
    return only && reader === this.update?.reader && !proposal && !this.update.proposal;
  }

  /** What is pointed at is shown for a moment. */
  private pointed(entries: Entry[]): void {
    for (const { kind, row, seat, text } of entries) {
      if (kind !== "point") continue;
      const one = { row, seat, target: text };
      this.points = [...this.points.filter((other) => other.seat !== seat), one];
      setTimeout(() => (this.points = this.points.filter((other) => other !== one)), POINTED);
    }
  }

  private show(update: Update, entries: Entry[]): void {
    this.shown = update.row;
    this.declined = this.refusers(update);
    this.withdrawn &&= !update.proposal;
    this.entries = entries;
    this.update = update;
    this.refusal = null;
    this.hint = null;
    this.hinting = false;
  }

  /** When my proposal falls and the match stays as it is: whose yes had been missing. */
  private refusers(update: Update): number[] {
    const asked = this.update?.proposal;
    if (update.row !== this.update?.row) return [];
    if (!asked || update.proposal) return update.proposal ? [] : this.declined;
    return this.mine.includes(asked.seat) && !this.withdrawn ? asked.missing : [];
  }

  private settle(id: number, refusal: string | null): void {
    this.waiting.get(id)?.done(refusal);
    this.waiting.delete(id);
  }
}
