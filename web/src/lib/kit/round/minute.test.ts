import { expect, test } from "vitest";
import { clock, EACH, FRAMES, Minute, MINUTE } from "./minute.svelte";

test("after the last picture the first one comes again", () => {
  const minute = new Minute();
  minute.playing = true;
  for (let second = 0; second < MINUTE; second += 1) minute.tick();
  expect(minute.seconds).toBe(0);
  minute.step(-1);
  expect(minute.frame).toBe(FRAMES - 1);
  minute.step(1);
  expect(minute.frame).toBe(0);
});

test("time stands still while it is stopped", () => {
  const minute = new Minute();
  minute.tick();
  expect(minute.seconds).toBe(0);
  minute.toggle();
  minute.tick();
  expect(minute.seconds).toBe(1);
});

test("a picture shows how much of it is over: all of those before, nothing of those to come", () => {
  const minute = new Minute();
  minute.show(2);
  minute.playing = true;
  for (let second = 0; second < EACH / 2; second += 1) minute.tick();
  expect([0, 1, 2, 3].map((frame) => minute.part(frame))).toEqual([1, 1, 0.5, 0]);
});

test("a picture begins from its start, however far the last one was", () => {
  const minute = new Minute();
  minute.playing = true;
  for (let second = 0; second < 27; second += 1) minute.tick();
  expect(minute.clock).toBe("0:27");
  minute.step(1);
  expect(minute.clock).toBe("0:30");
  expect(clock(MINUTE)).toBe("1:00");
});
