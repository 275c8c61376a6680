// The page shown is the address in the bar: real paths, so that every table, result and replay can be linked.
import { PAGES } from "../routes/pages";

export interface Route {
  name: string;
  id: string;
  query: URLSearchParams;
  hash: string;
}

/** A part of the path in letters; nothing if it is that of a half-copied link. */
function plain(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

function read(): Route {
  const [, first = "", second = ""] = location.pathname.split("/");
  const id = plain(second);
  const name = first === "" ? "home" : Object.hasOwn(PAGES, first) && id !== null ? first : "lost";
  return {
    name,
    id: id ?? "",
    query: new URLSearchParams(location.search),
    hash: location.hash.slice(1),
  };
}

let here = $state<Route>(read());

export function route(): Route {
  return here;
}

export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  here = read();
  scrollTo(0, 0);
}

export function listen(): void {
  addEventListener("popstate", () => (here = read()));
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest("a");
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api") || link.pathname.startsWith("/schema")) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
