import { describe, expect, it } from "vitest";
import published from "../../../tests/core/fair_vectors.json";
import { check, compare, outcome } from "./fair";
import sample from "./fair.sample.json";

type Draw = [kind: string, value: number, seen: number, weights?: number | number[]];
interface Sample {
  seats: number;
  start: Draw[];
  rows: { kind?: string; draws?: Draw[] }[];
  fair?: { commitment: string; secret: string; words: string[]; since: number };
}

/** The sample with something changed; it was worked out elsewhere (tests/web/fair_sample.py). */
function changed(change: (record: Sample & Required<Pick<Sample, "fair">>) => void) {
  const record = structuredClone(sample) as unknown as Sample & Required<Pick<Sample, "fair">>;
  change(record);
  return check(record);
}

const zero = (hex: string) => `${hex.startsWith("0") ? "1" : "0"}${hex.slice(1)}`;

it.each(published.vectors)("draws are those of the published vectors: $name", (one) => {
  const made = one.values.map((_, i) => outcome(one.secret, one.words, one.first + i, one.weights));
  expect(made).toEqual(one.values);
});

describe("a record in order", () => {
  it("fits, every draw of it", () => {
    const report = check(sample);
    expect(report).toMatchObject({
      verdict: "fits",
      why: "",
      opens: true,
      checked: 42,
      first: null,
      since: 0,
    });
    expect(report.draws.map((one) => one.number)).toEqual([...Array(42).keys()]);
    expect(report.draws.slice(0, 5).map((one) => one.row)).toEqual([-1, -1, -1, -1, 0]);
    expect(report.words).toEqual(sample.fair.words);
    expect(report.players.map((one) => one.name)).toEqual(["Ada", "Bea", "Cleo"]);
  });

  it("counts the draws it does not vouch for, with or without weights", () => {
    const report = changed((record) => {
      record.fair.since = 4;
      for (const draw of [...record.start, ...record.rows.slice(0, 4).flatMap((row) => row.draws ?? [])]) {
        draw.length = 3;
        draw[1] = 0;
      }
    });
    expect(report).toMatchObject({ verdict: "fits", since: 4, checked: 42 - 4 - 12 });
  });
});

describe("a match that was played on from another", () => {
  it.each([0, 5])("vouches for what was drawn from there on, row %i", (origin) => {
    const report = changed((record) => {
      record.fair.since = origin;
      const row = record.rows[origin];
      if (row) row.kind = "from";
      for (const draw of [...record.start, ...record.rows.slice(0, origin).flatMap((row) => row.draws ?? [])])
        draw[1] = 0;
    });
    expect(report).toMatchObject({
      verdict: "fits",
      since: origin,
      playedOn: true,
      checked: 42 - 4 - 3 * origin,
    });
  });
});

describe("a match that was begun by a guide", () => {
  it("vouches for what was drawn after it alone, whatever the record says", () => {
    const report = changed((record) => {
      Object.assign(record, { guide: "san-juan" });
      record.fair.since = 2;
      const row = record.rows[4];
      if (row) row.kind = "free";
      for (const draw of [...record.start, ...record.rows.slice(0, 5).flatMap((row) => row.draws ?? [])])
        draw[1] = 0;
    });
    expect(report).toMatchObject({ verdict: "fits", guide: "over", since: 5, checked: 42 - 4 - 15 });
  });

  it("has nothing to check as long as it goes on", () => {
    const report = changed((record) => void Object.assign(record, { guide: "san-juan" }));
    expect(report).toMatchObject({ verdict: "unknown", why: "no-draws", guide: "on", checked: 0 });
  });
});

describe("a single change", () => {
  it("of an outcome is found where it was made", () => {
    const report = changed((record) => {
      const draw = record.rows[6]?.draws?.[1];
      if (draw) draw[1] = 1;
    });
    expect(report).toMatchObject({ verdict: "differs", why: "draw", opens: true });
    expect(report.first).toMatchObject({
      number: 4 + 6 * 3 + 1,
      row: 6,
      kind: "tile",
      value: 1,
      expected: 3,
    });
  });

  it("of an outcome of the set-up is found there", () => {
    const report = changed((record) => {
      const draw = record.start[0];
      if (draw) draw[1] = (draw[1] + 1) % 3;
    });
    expect(report).toMatchObject({ verdict: "differs", why: "draw", first: { row: -1, number: 0 } });
  });

  it("of the commitment is found", () => {
    const report = changed((record) => (record.fair.commitment = zero(record.fair.commitment)));
    expect(report).toMatchObject({ verdict: "differs", why: "secret", opens: false, first: null });
  });

  it("of the secret is found", () => {
    const report = changed((record) => (record.fair.secret = zero(record.fair.secret)));
    expect(report).toMatchObject({ verdict: "differs", why: "secret", opens: false });
    expect(report.first).not.toBeNull();
  });

  it.each([
    ["a letter", (words: string[]) => (words[2] = "forty-two geese")],
    ["an empty line", (words: string[]) => (words[1] = " ")],
    ["two seats", (words: string[]) => words.reverse()],
  ])("of the words is found: %s", (_, change) => {
    expect(changed((record) => change(record.fair.words))).toMatchObject({ verdict: "differs", why: "draw" });
  });

  it("of the weights is found where it moves the outcome", () => {
    const report = changed((record) => {
      const draw = record.rows[2]?.draws?.[0];
      if (draw) draw[3] = [0, 0, 0, 0, 0, 0, 1];
    });
    expect(report).toMatchObject({ verdict: "differs", why: "draw", first: { row: 2, expected: 6 } });
  });

  it("that moves all later draws by one is found", () => {
    const report = changed((record) => record.rows[0]?.draws?.pop());
    expect(report).toMatchObject({ verdict: "differs", why: "draw" });
  });

  it("that takes weights away is found", () => {
    const report = changed((record) => (record.rows[3]?.draws?.[2] ?? []).pop());
    expect(report).toMatchObject({ verdict: "differs", why: "weights", first: { row: 3, expected: null } });
  });

  it.each([
    ["a secret of another length", (record: Sample) => record.fair && (record.fair.secret += "00")],
    ["words for too few seats", (record: Sample) => record.fair?.words.pop()],
    ["two lines of words", (record: Sample) => record.fair && (record.fair.words[0] = "a\nb")],
    ["a row below none", (record: Sample) => record.fair && (record.fair.since = -1)],
  ])("of what is written of the secret is found: %s", (_, change) => {
    expect(changed(change)).toMatchObject({ verdict: "differs", why: "damaged", checked: 0 });
  });
});

describe("what cannot be checked", () => {
  it("is a record of before", () => {
    const report = changed((record) => Reflect.deleteProperty(record, "fair"));
    expect(report).toMatchObject({ verdict: "unknown", why: "no-secret", checked: 0, first: null });
    expect(report.draws).toHaveLength(42);
  });

  it("is a match that drew nothing since it has a secret", () => {
    expect(changed((record) => (record.fair.since = 12))).toMatchObject({
      verdict: "unknown",
      why: "no-draws",
    });
  });

  it.each([
    [[1, 2]],
    [{ game: "chess", moves: ["e4"] }],
    [null],
    [{ seats: 2, rows: [{ draws: [[1]] }], start: [] }],
  ])("is no record: %j", (data) => {
    expect(() => check(data)).toThrow(SyntaxError);
  });
});

describe("beside what this browser noted", () => {
  const before = (more: object) => ({
    commitment: sample.fair.commitment,
    at: 0,
    dealt: false,
    words: { "2": "forty-two  geese" },
    ...more,
  });

  it("the same is the same", () => {
    expect(compare(check(sample), before({}))).toEqual({ commitment: "same", words: [] });
    expect(compare(check(sample), null)).toEqual({ commitment: "unseen", words: [] });
  });

  it("another commitment is found, and a record that tells none", () => {
    expect(compare(check(sample), before({ commitment: "00" })).commitment).toBe("other");
    const silent = changed((record) => Reflect.deleteProperty(record, "fair"));
    expect(compare(silent, before({}))).toEqual({ commitment: "other", words: [] });
  });

  it("words that were never given are found", () => {
    expect(compare(check(sample), before({ words: { "0": "no", "1": "" } })).words).toEqual([0]);
  });
});
