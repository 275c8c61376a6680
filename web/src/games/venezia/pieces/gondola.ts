import { ink, mark } from "./small";

const HULL =
  "M-25 -6C-20 3 -12 8 0 8C12 8 20 3 24.5 -9L27 -16.5C27.6 -13 27.4 -9 26 -5.5C21 7 12 13.5 0 13.5C-13 13.5 -21 6 -27.5 -7Z";

/** A gondola from its side: the cabin has the ink of the seat, the pennant, always upright, its ink and shape. */
export function gondola(seat: number, left = false): string {
  const colour = ink(seat);
  return (
    `<g transform="scale(${left ? -1 : 1} 1)">` +
    `<path d="M-27 13.5q7 4 13.5 0t13.5 0t13.5 0t13.5 0" fill="none" stroke="var(--vz-foam)" stroke-width="1.6" stroke-linecap="round"/>` +
    `<path d="M-11 8.3C-11.5 -1 -9 -6.5 0 -6.5S11.5 -1 11 8.3Z" fill="${colour}" stroke="#1b1714"/><path d="M-5.5 8V-1.2a5.5 3.6 0 0 1 11 0V8Z" fill="#fff8e8" stroke="#1b1714" stroke-width=".7"/>` +
    `<path d="${HULL}" fill="#1f1b19" stroke="#fff8e8" stroke-width="1.1" paint-order="stroke"/><path d="M-22 2.5C-16 8.6 -9 10.6 0 10.6S16 8.6 22.4 1.5" fill="none" stroke="${colour}" stroke-width="2"/>` +
    `<path d="M24.6 -13h4.4M24.2 -10h4.2M23.4 -7h4" stroke="#d9d4c8" stroke-width="1.2"/></g>` +
    `<path d="M0 -6V-18" stroke="#1b1714" stroke-width="1.3"/><circle cx="0" cy="-24" r="10.2" fill="#fffaf0" stroke="${colour}" stroke-width="2"/>${mark(seat, 0, -24, 6)}`
  );
}
