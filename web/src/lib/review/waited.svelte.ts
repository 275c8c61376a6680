// Reviews that somebody wants to be told of when they are ready: by a line on whatever page is open, in the title of a
// window that nobody looks at, and by the system where that was allowed.
import { SvelteMap } from "svelte/reactivity";
import { sayWithLink } from "../kit/toast.svelte";
import { review } from "../net/api";
import { said } from "./words";

interface Waited {
  /** Which match it is, in words. */
  name: string;
  token: string | undefined;
  /** How far it was when it was looked at last. */
  done?: number;
}

const PAUSE = 4000;
const waited = new SvelteMap<string, Waited>();
let timer: ReturnType<typeof setTimeout> | undefined;

export const isWaited = (key: string): boolean => waited.has(key);

export function tellMe(key: string, name: string, token: string | undefined): void {
  waited.set(key, { name, token });
  if ("Notification" in window && Notification.permission === "default")
    void Notification.requestPermission();
  timer ??= setTimeout(look, PAUSE);
}

export function tellMeNot(key: string): void {
  waited.delete(key);
}

async function look(): Promise<void> {
  for (const [key, one] of waited) {
    const { name, token, done } = one;
    const state = await review(key, done, token).catch(() => null);
    if (!state || state.status === "running" || state.status === "waiting") {
      if (state) one.done = state.done;
      continue;
    }
    waited.delete(key);
    if (state.status === "done") tell(key, name);
  }
  timer = waited.size ? setTimeout(look, PAUSE) : undefined;
}

function tell(key: string, name: string): void {
  const [text, path] = [said("web-review-ready", { name }), `/a/${key}`];
  if (location.pathname === path) sayWithLink(text);
  else sayWithLink(text, { path, text: said("web-review-open") });
  if (!document.hidden) return;
  const title = document.title;
  document.title = `● ${text}`;
  document.addEventListener("visibilitychange", () => (document.title = title), { once: true });
  if ("Notification" in window && Notification.permission === "granted")
    new Notification("Ludoteca", { body: text, tag: path });
}
