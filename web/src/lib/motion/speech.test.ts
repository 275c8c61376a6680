import { beforeEach, describe, expect, it } from "vitest";
import { FakeClock } from "./clock.fake";
import { Speech } from "./speech";

describe("what is read aloud", () => {
  let clock: FakeClock;
  let said: string[];
  let moves: number;
  let speech: Speech;

  beforeEach(() => {
    clock = new FakeClock();
    said = [];
    moves = 0;
    speech = new Speech(
      clock,
      (text, told) => {
        said.push(text);
        moves += told;
      },
      (count) => `${count} more`,
    );
  });

  it("says every move once, in order, where there is time between them", () => {
    for (const text of ["a", "b", "c"]) {
      speech.add(text);
      clock.pass(1200);
    }
    clock.pass(10_000);
    expect(said).toEqual(["a", "b", "c"]);
  });

  it("says no more than one sentence in 1.2 seconds, and counts what it drops", () => {
    for (const text of ["a", "b", "c", "d"]) speech.add(text);
    expect(said).toEqual(["a"]);
    clock.pass(1199);
    expect(said).toEqual(["a"]);
    clock.pass(1);
    expect(said).toEqual(["a", "2 more. d"]);
  });

  it("counts the moves of a dropped sentence that tells several", () => {
    speech.add("a");
    speech.add("b and c", 2);
    speech.add("d");
    clock.pass(5000);
    expect(said).toEqual(["a", "2 more. d"]);
  });

  it("says my question after the last move, and does not count it", () => {
    speech.add("a");
    speech.add("b");
    speech.ask("Which role?");
    clock.pass(5000);
    expect(said).toEqual(["a", "b. Which role?"]);
  });

  it("accounts for every move once, however it was told", () => {
    speech.add("a", 3);
    speech.add("a goes on", 0);
    speech.add("b", 2);
    speech.add("b goes on", 0);
    clock.pass(1200);
    speech.add("c");
    clock.pass(5000);
    expect(said).toEqual(["a", "2 more. b goes on", "c"]);
    expect(moves).toBe(6);
  });
});
