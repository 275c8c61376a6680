import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TableClient } from "./table.svelte";

/** A socket without a network: what was sent, and what the server says. */
class Line {
  static OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;

  constructor() {
    Line.all.push(this);
  }
  static get last(): Line {
    return Line.all[Line.all.length - 1] as Line;
  }
  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }
  open(): void {
    this.readyState = 1;
    this.onopen();
  }
  says(message: Record<string, unknown>): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  close(): void {
    this.readyState = 3;
    this.onclose();
  }
}

const BUSY = { type: "refused", id: 0, reason: "busy", message: "no database", row: null };
const TABLE = { type: "table", table: { status: "running" }, mine: [0] };
const UPDATE = { type: "update", row: 7, entries: [], fresh: true, question: null, result: null };

function answers(line: Line): Record<string, unknown>[] {
  return line.sent.filter((message) => message["type"] === "answer");
}

describe("one table as this browser sees it", () => {
  beforeEach(() => {
    Line.all = [];
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Line);
    vi.stubGlobal("location", { protocol: "http:", host: "here" });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("says so while the server cannot reach its table, until the next update", () => {
    const client = new TableClient("t");
    Line.last.open();
    Line.last.says(TABLE);
    Line.last.says(BUSY);
    expect(client.trouble).toBe(true);
    Line.last.says(TABLE);
    expect(client.trouble).toBe(true);
    Line.last.says(UPDATE);
    expect(client.trouble).toBe(false);
  });

  it("sends an answer again that could not be kept, after growing pauses, until it is acknowledged", async () => {
    const client = new TableClient("t");
    Line.last.open();
    const done = client.answer([3]);
    const [first] = answers(Line.last);
    for (const pause of [500, 1000, 2000]) {
      Line.last.says({ ...BUSY, id: first?.["id"] });
      const before = answers(Line.last).length;
      vi.advanceTimersByTime(pause - 1);
      expect(answers(Line.last).length).toBe(before);
      vi.advanceTimersByTime(1);
      expect(answers(Line.last).length).toBe(before + 1);
    }
    expect(client.trouble).toBe(true);
    expect(answers(Line.last)).toEqual(Array(4).fill(first));
    Line.last.says({ type: "ack", id: first?.["id"], row: 8 });
    expect(await done).toBe(null);
    expect(client.trouble).toBe(false);
  });

  it("does not ask for a hint again by itself", async () => {
    const client = new TableClient("t");
    Line.last.open();
    const asked = client.askHint();
    Line.last.says({ ...BUSY, id: Line.last.sent[1]?.["id"] });
    await asked;
    expect(client.trouble).toBe(false);
    expect(client.refusal).toBe("no database");
  });

  it("comes again after growing pauses while the server throws it out, and at once when asked to", () => {
    const client = new TableClient("t");
    for (const pause of [500, 1000, 2000, 4000, 8000, 8000]) {
      const lines = Line.all.length;
      Line.last.open();
      Line.last.says(BUSY);
      Line.last.close();
      expect(client.line).toBe("lost");
      vi.advanceTimersByTime(pause - 1);
      expect(Line.all.length).toBe(lines);
      vi.advanceTimersByTime(1);
      expect(Line.all.length).toBe(lines + 1);
    }
    const lines = Line.all.length;
    client.again();
    expect(Line.all.length).toBe(lines + 1);
    Line.last.open();
    Line.last.says(UPDATE);
    expect(client.line).toBe("online");
    Line.last.close();
    vi.advanceTimersByTime(500);
    expect(Line.all.length).toBe(lines + 2);
    client.close();
    vi.advanceTimersByTime(20000);
    expect(Line.all.length).toBe(lines + 2);
  });
});
