// Motion tells what happened: before a new position is shown, its events play as small things that travel from where
// they were to where they are. The position itself always comes from the server; with reduced motion, or the pace set to
// "at once", nothing travels.
import { calm, settings } from "./settings.svelte";
import type { Play } from "./play.svelte";
import type { Flight } from "../games/game";
import { gameOf } from "../games/shelf";
import type { Update } from "./net/wire";

const MOVE = 420;
const APART = 60;
const LONGEST = 1800;
const MOST = 14;

function wait(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}

function middle(zone: string): { x: number; y: number } | null {
  const box = document.querySelector(`[data-zone="${zone}"]`)?.getBoundingClientRect();
  return box && box.width ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

function fly(flight: Flight, delay: number, time: number): void {
  const from = middle(flight.from);
  const to = middle(flight.to);
  if (!from || !to) return;
  const piece = document.createElement("div");
  piece.className = `fly ${flight.look}`;
  piece.setAttribute("aria-hidden", "true");
  if (flight.text) piece.textContent = flight.text;
  document.body.append(piece);
  const rise = flight.from === flight.to ? -34 : 0;
  const at = (x: number, y: number, scale: number) =>
    `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  const motion = piece.animate(
    [
      { transform: at(from.x, from.y, 0.7), opacity: 0 },
      {
        transform: at(from.x + (to.x - from.x) * 0.15, from.y + (to.y - from.y) * 0.15 + rise * 0.3, 1),
        opacity: 1,
        offset: 0.2,
      },
      { transform: at(to.x, to.y + rise, 0.9), opacity: rise ? 0 : 0.9 },
    ],
    { duration: time, delay, easing: "cubic-bezier(.2,.8,.2,1)", fill: "both" },
  );
  motion.onfinish = () => piece.remove();
  motion.oncancel = () => piece.remove();
}

/** Before an update is shown: what happened since the last one, at a pace a person can follow. */
export async function announce(play: Play | null, after: Update): Promise<void> {
  if (!play || calm() || document.hidden) return;
  const found = await gameOf(play.game).flights?.();
  const events = after.entries.filter((entry) => entry.kind === "play").flatMap((entry) => entry.events);
  const flights = found ? events.map(found.flight).filter((one) => one !== null) : [];
  const pieces = flights
    .flatMap((one) => Array.from({ length: Math.min(one.count ?? 1, 6) }, () => one))
    .slice(0, MOST);
  const time = MOVE * settings.speed;
  const apart = APART * settings.speed;
  for (const [i, one] of pieces.entries()) fly(one, i * apart, time);
  const others = after.entries.filter(
    (entry) => entry.kind === "play" && entry.seat !== play.me && !entry.forced,
  ).length;
  const needed = pieces.length ? time + apart * pieces.length : 0;
  await wait(Math.min(Math.max(needed, others * 260 * settings.speed), LONGEST * settings.speed));
}
