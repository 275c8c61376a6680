import { describe, expect, it } from "vitest";
import type { Choice, Value, VeneziaView } from "../../../lib/net/wire";
import { printed } from "./board.fixture";
import { Camera } from "./camera.svelte";
import { hexAt, middles, percent, readChart, SIDE, spaceOf, WIDTH } from "./chart";
import { afloat, fleet } from "./fleet";
import { led } from "./keys";
import { outline } from "./layers";
import { preview, route } from "./preview";
import { names } from "./names";
import { isOurs, sea } from "./sea";
import { drainsOf, endsOf, nearest, opened, ranked, roomy, sitesOf } from "./sites";
import { letters, stretch, track } from "./track";

const chart = readChart(printed);
const choice = (text: string, targets: string[], facts: Record<string, Value>): Choice => ({
  code: 1,
  text,
  targets,
  closes: false,
  now: true,
  facts,
  moves: [],
});
const share = (seat: number, points: number, from: number, more = {}): Value => ({
  seat,
  points,
  treasure: false,
  from,
  to: from + points,
  jumps: [],
  ...more,
});
const pair = (a: string, b: string, points: number): Choice =>
  choice(`site ${a} ${b}`, [`hex:${a}`, `hex:${b}`, `site:${a}+${b}`], {
    hexes: [a, b],
    points,
    shares: [share(0, points, 0)],
  });
const view = (...at: (number | null)[]): VeneziaView =>
  ({
    players: at.map((where, seat) => ({ seat, at: where })),
    construction: null,
  }) as unknown as VeneziaView;

describe("the chart", () => {
  it("puts hexes beside each other, and a space of two hexes between them", () => {
    const [one, two] = middles(chart, ["A1", "A2"]);
    expect([two![0] - one![0], two![1] - one![1]]).toEqual([WIDTH, 0]);
    expect(spaceOf(chart, 2)).toBe(spaceOf(chart, 4));
    expect(spaceOf(chart, 2)!.at[1]).toBeCloseTo(0.75 * SIDE);
  });

  it("knows posts, and puts whoever is past the last one there", () => {
    expect(chart.spaces.filter((space) => space.post).map((space) => space.numbers)).toEqual([[6]]);
    expect(spaceOf(chart, 9)).toBe(spaceOf(chart, 6));
  });

  it("finds the hex under a point, and none on the water", () => {
    const [at] = middles(chart, ["A2"]);
    expect(hexAt(chart, [at![0] + 20, at![1]])?.id).toBe("A2");
    expect(hexAt(chart, [at![0] + 20, at![1] + 28])?.id).not.toBe("A2");
    expect(hexAt(chart, [900, 900])).toBeUndefined();
  });

  it("has all of itself in its box", () => {
    for (const { at } of [...chart.hexes.values(), ...chart.spaces]) {
      const { left, top } = percent(chart, at);
      expect(left > 0 && left < 100 && top > 0 && top < 100).toBe(true);
    }
  });

  it("is drawn plainly where it is none of ours", () => {
    expect(isOurs(chart)).toBe(false);
    expect(sea(chart)).toContain('stroke="var(--vz-sand)"');
    for (const { at, name } of names(chart))
      for (const one of [...chart.hexes.values(), ...chart.spaces]) {
        const [dx, dy] = [Math.abs(one.at[0] - at[0]), Math.abs(one.at[1] - at[1])];
        expect(dx > name.length * 7 || dy > 15, `${name} lies on something`).toBe(true);
      }
  });
});

describe("what can be chosen", () => {
  const choices = [pair("A1", "A2", 3), pair("A1", "A3", 5), pair("A2", "A3", 4)];
  const sites = sitesOf(choices, chart);

  it("is a site each, though they share hexes; its badge lies on the edge between them", () => {
    expect(sites.map((site) => site.target)).toEqual(["site:A1+A2", "site:A1+A3", "site:A2+A3"]);
    expect(sites[0]!.at).toEqual([WIDTH / 2, 0]);
  });

  it("is picked by the nearest badge of the hex that is touched", () => {
    const [a1] = middles(chart, ["A1"]);
    expect(nearest(sites, chart, [a1![0] + 20, a1![1]])?.target).toBe("site:A1+A2");
    expect(nearest(sites, chart, [a1![0] + 10, a1![1] + 20])?.target).toBe("site:A1+A3");
    expect(nearest(sites, chart, [500, 500])).toBeUndefined();
  });

  it("is walked through from the best on, and the best have the room for their numbers", () => {
    expect(ranked(sites, 0).map((site) => site.points[0])).toEqual([5, 4, 3]);
    expect(roomy(sites, 0, 10)).toHaveLength(3);
    expect(roomy(sites, 0, 40).map((site) => site.points[0])).toEqual([5]);
  });

  it("is gone to by keys: the best of all, and the best of the next quarter", () => {
    const both = [...sites, ...sitesOf([pair("B1", "B2", 1)], chart)];
    const given = { chart, sites: both, me: 0 };
    expect(led("Home", undefined, given)?.target).toBe("site:A1+A3");
    expect(led("PageDown", "site:A1+A2", given)?.target).toBe("site:B1+B2");
    expect(led("PageUp", "site:A1+A2", given)?.target).toBe("site:B1+B2");
    expect(led("Enter", undefined, given)).toBeUndefined();
  });

  it("is a bridge with the points of both its quarters, and then each of them", () => {
    const quarters = [
      { quarter: "A", points: 2, shares: [share(0, 2, 0)] },
      { quarter: "B", points: 3, shares: [share(0, 3, 0)] },
    ];
    const facts = { hexes: ["A2", "B1"], points: 3, quarters };
    const [bridge] = sitesOf([choice("site P1", ["hex:A2", "hex:B1", "bridge:P1"], facts)], chart);
    expect([bridge?.target, bridge?.points, bridge?.shares[0]?.points]).toEqual(["bridge:P1", [2, 3], 3]);
    const now = { ...view(0), construction: { card: "ponte", master: 0, points: 0, site: ["A2", "B1"] } };
    const ends = endsOf([choice("points B", ["quarter:B"], { points: 3, shares: [] })], chart, now);
    expect(ends.map((end) => [end.target, end.hexes])).toEqual([["quarter:B", ["B1"]]]);
  });

  it("is every swamp that can be drained, with what it would open", () => {
    const drain = choice("drain A2", ["hex:A2"], { quarter: "A", sites: { palazzo: 2, basilica: 1 } });
    expect([...drainsOf([drain, choices[0]!]).keys()]).toEqual(["A2"]);
    expect(opened(drain)).toBe(3);
  });

  it("has one line around hexes that hang together", () => {
    const sides = (ids: string[]): number => outline(chart, ids).split("M").length - 1;
    expect(sides(["A1"])).toBe(6);
    expect(sides(["A1", "A2"])).toBe(10);
    expect(sides(["A1", "A2", "A3"])).toBe(12);
  });
});

describe("the ways of gondolas", () => {
  it("go along the track and jump whoever lies there", () => {
    expect(stretch(chart, 1, 3)).toHaveLength(3);
    const straight = { seat: 0, points: 2, treasure: false, from: 0, to: 3, jumps: [] };
    expect(route(chart, straight, new Map())).not.toContain("Q");
    expect(route(chart, { ...straight, jumps: [1] }, new Map([[1, 2]]))).toContain("Q");
  });

  it("are previewed for everybody who takes part, with the hexes that count", () => {
    const facts = {
      hexes: ["A1", "A2"],
      points: 2,
      shares: [share(0, 2, 0), share(1, 1, 1, { to: 3, jumps: [0] })],
      counted: ["A3"],
      not_counted: ["A4"],
    };
    const [site] = sitesOf([choice("site A1 A2", ["site:A1+A2"], facts)], chart);
    const made = preview(chart, view(0, 1), site!, "palazzo");
    expect(made.routes.split("<path").length - 1).toBe(2);
    // The one before has come to 2 by then: the other jumps it.
    expect(made.routes).toContain("Q");
    expect(made.above).toContain("M-4.6 0h9.2M0 -4.6v9.2");
    expect(made.above).toContain('"M-4.4 0h8.8"');
  });

  it("lie beside each other where several are on one space, also on one with two numbers", () => {
    const boats = fleet(chart, view(2, 4, 1, null, 8));
    expect(boats.map((boat) => boat.seat).sort()).toEqual([0, 1, 2, 4]);
    const at = (seat: number): number => boats.find((boat) => boat.seat === seat)!.at[0];
    expect(at(0)).toBeLessThan(at(1));
    expect(boats.find((boat) => boat.seat === 4)?.beyond).toBe(2);
  });

  it("are told of where they lie, else the space of the track, else nothing", () => {
    const boats = fleet(chart, view(1));
    const free = spaceOf(chart, 2)!.at;
    expect(afloat(chart, boats, boats[0]!.at)).toBe("gondola:0");
    expect(afloat(chart, boats, free)).toBe("space:2");
    expect(afloat(chart, boats, [free[0] + 500, free[1]])).toBeNull();
  });
});

describe("letters of the track", () => {
  it("are never smaller than they may be; far away only the tens are written", () => {
    expect(letters(12)).toEqual({ size: 15.5, tens: false });
    expect(letters(20)).toEqual({ size: 20, tens: false });
    expect(letters(30)).toEqual({ size: 30, tens: true });
    expect(track(chart, 12, "GO")).toContain(">GO<");
    expect(track(chart, 30, "GO")).not.toContain(">3<");
  });
});

describe("the camera", () => {
  const box = { x: -100, y: -50, width: 200, height: 100 };
  const room = { width: 100, height: 100 };

  it("never shows what is beyond the map", () => {
    const camera = new Camera();
    camera.show([-1000, 0]);
    expect(camera.corner(box, room).left).toBe(0);
    camera.pan(box, room, -5000, 0);
    expect(camera.corner(box, room).left).toBeCloseTo(100 - 200 * camera.scale(box, room));
  });

  it("shows the whole map at the farthest, in the middle of its room", () => {
    const camera = new Camera();
    for (let i = 0; i < 9; i += 1) camera.farther(box, room);
    expect(camera.scale(box, room)).toBe(0.5);
    expect(camera.corner(box, room)).toEqual({ left: 0, top: 25 });
  });
});
