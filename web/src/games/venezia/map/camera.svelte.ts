// Which part of the map is seen where it is shown larger than its place.
import type { Box } from "./chart";
import type { Flat } from "../pieces/solid";

/** Pixels of a unit of the drawing: a hex is wider than a finger. */
const CLOSE = 1.2;
const CLOSEST = 2.4;
const STEP = 1.5;

export interface Room {
  width: number;
  height: number;
}

export class Camera {
  /** How many pixels a unit takes; never less than the whole map in its room. */
  private wanted = $state(CLOSE);
  private middle = $state.raw<Flat>([0, 0]);

  scale(box: Box, room: Room): number {
    return Math.max(this.wanted, this.whole(box, room));
  }

  whole(box: Box, room: Room): number {
    return Math.min(room.width / box.width, room.height / box.height) || 1;
  }

  /** Where the left upper corner of the map lies in its room. */
  corner(box: Box, room: Room): { left: number; top: number } {
    const scale = this.scale(box, room);
    const keep = (at: number, from: number, long: number, space: number): number => {
      const size = long * scale;
      if (size <= space) return (space - size) / 2;
      return Math.min(0, Math.max(space - size, space / 2 - (at - from) * scale));
    };
    return {
      left: keep(this.middle[0], box.x, box.width, room.width),
      top: keep(this.middle[1], box.y, box.height, room.height),
    };
  }

  /** What of the map is seen. */
  seen(box: Box, room: Room): Box {
    const scale = this.scale(box, room);
    const { left, top } = this.corner(box, room);
    return {
      x: box.x - left / scale,
      y: box.y - top / scale,
      width: room.width / scale,
      height: room.height / scale,
    };
  }

  show(at: Flat): void {
    this.middle = at;
  }

  /** By so many pixels, from where the map really lies. */
  pan(box: Box, room: Room, dx: number, dy: number): void {
    const seen = this.seen(box, room);
    const scale = this.scale(box, room);
    this.middle = [seen.x + seen.width / 2 - dx / scale, seen.y + seen.height / 2 - dy / scale];
  }

  zoom(box: Box, room: Room, by: number): void {
    const seen = this.seen(box, room);
    this.middle = [seen.x + seen.width / 2, seen.y + seen.height / 2];
    this.wanted = Math.min(CLOSEST, Math.max(this.whole(box, room), this.scale(box, room) * by));
  }

  nearer(box: Box, room: Room): void {
    this.zoom(box, room, STEP);
  }

  farther(box: Box, room: Room): void {
    this.zoom(box, room, 1 / STEP);
  }
}
