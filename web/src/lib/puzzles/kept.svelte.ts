// The one copy of what somebody has answered; other windows of this browser change it too.
import { dayOf } from "./daily";
import { answered, finished, NONE, read, type Asked, type Progress } from "./progress";
import { readRun, rightIn, type Run } from "./run";

const KEY = "puzzles";
const RUN = "puzzles-run";

function load(): Progress {
  try {
    return read(localStorage.getItem(KEY));
  } catch {
    return NONE;
  }
}

let progress = $state.raw<Progress>(load());
if (typeof addEventListener === "function")
  addEventListener("storage", (event) => {
    if (event.key === KEY) progress = load();
  });

export const kept = (): Progress => progress;
export const today = (): number => dayOf(new Date());

function put(next: Progress): void {
  progress = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // What is not kept is known until the page is closed.
  }
}

/** What another window has put there meanwhile is not lost. */
function newest(): Progress {
  const there = load();
  return there.last.length || there.days.length ? there : progress;
}

export function keepAnswer(asked: Asked, right: boolean, counts: boolean): void {
  put(answered(newest(), asked, right, today(), counts));
}

export function keepRun(run: Run): void {
  put(finished(newest(), run.mode, run.game, rightIn(run)));
}

/** The run of this window. */
export function runHere(): Run | null {
  try {
    return readRun(sessionStorage.getItem(RUN));
  } catch {
    return null;
  }
}

export function putRun(run: Run | null): void {
  try {
    if (run) sessionStorage.setItem(RUN, JSON.stringify(run));
    else sessionStorage.removeItem(RUN);
  } catch {
    // Loaded again, the page then begins a run of its own.
  }
}
