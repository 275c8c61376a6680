import { expect, test } from "vitest";
import type { SeatInfo } from "./net/wire";
import { awaited, hasVoice } from "./seats";

function seat(number: number, more: Partial<SeatInfo>): SeatInfo {
  return {
    seat: number,
    who: "person",
    name: "",
    level: "",
    taken: true,
    online: true,
    owner: number === 0,
    control: "person",
    gone: "",
    auto: true,
    words: "",
    agreed: [],
    ...more,
  };
}

test("those who left have a voice, bots and those who resigned have none", () => {
  expect(hasVoice(seat(0, {}))).toBe(true);
  expect(hasVoice(seat(1, { control: "bot", gone: "left" }))).toBe(true);
  expect(hasVoice(seat(2, { control: "bot", gone: "resigned" }))).toBe(false);
  expect(hasVoice(seat(3, { control: "bot", who: "bot" }))).toBe(false);
});

test("whoever has a voice and has not agreed is awaited", () => {
  const given = seat(2, { control: "bot", gone: "left", agreed: [-1, 0] });
  const all = [seat(0, {}), seat(1, {}), given, seat(3, { control: "bot", who: "bot" })];
  expect(awaited(all, given).map((one) => one.seat)).toEqual([1, 2]);
});
