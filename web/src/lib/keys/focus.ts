// Where the player is stays where the player is: when the thing or button under the focus is taken off the page, the focus
// goes to what lies nearest, and never falls to the page as a whole.
import { closest, type Box } from "./nearest";
import { groupOf, remember, things } from "./things";

/** What had the focus, told by what a later page can be asked for. */
interface Place {
  target: string | undefined;
  act: string | undefined;
  group: Element;
  box: Box;
}

// Pressed once more these do no harm; an answer would be given unseen.
const SAFE = ["undo", "hint", "suggest", "log", "menu", "ask-back"];

/** Watch over the focus of a page with a table until the function that is returned is called. */
export function keepFocus(): () => void {
  let last: Place | null = null;
  // A pointer leaves the focus behind as it likes: help would open where nobody looked.
  let byKeys = false;
  const pointed = (): void => void (byKeys = false);
  const pressed = (): void => void (byKeys = true);
  const focused = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement)) return;
    if (target.matches(".thing")) remember(target);
    last = placeOf(target);
  };
  const watch = new MutationObserver(() => {
    const now = document.activeElement;
    if (!byKeys || !last || (now && now !== document.body && !now.matches(":disabled"))) return;
    successor(last)?.focus();
  });
  watch.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["disabled"],
  });
  addEventListener("pointerdown", pointed, true);
  addEventListener("keydown", pressed, true);
  addEventListener("focusin", focused);
  return () => {
    watch.disconnect();
    removeEventListener("pointerdown", pointed, true);
    removeEventListener("keydown", pressed, true);
    removeEventListener("focusin", focused);
  };
}

function placeOf(one: HTMLElement): Place {
  return {
    target: one.dataset["target"],
    act: one.dataset["act"],
    group: groupOf(one),
    box: one.getBoundingClientRect(),
  };
}

/** The same thing again, else what lies nearest in its group, else the question. */
function successor({ target, act, group, box }: Place): HTMLElement | null {
  const dialog = document.querySelector<HTMLElement>("dialog[open]");
  if (dialog) return dialog.querySelector<HTMLElement>("button:enabled, a[href]");
  if (act && SAFE.includes(act)) {
    const again = document.querySelector<HTMLElement>(`[data-act="${act}"]:enabled`);
    if (again) return again;
  }
  if (target !== undefined) {
    const zone = target.split(":")[0] ?? "";
    const all = things();
    const some = [
      all.filter((one) => one.dataset["target"] === target),
      all.filter((one) => group.isConnected && group.contains(one)),
      all.filter((one) => one.dataset["target"]?.startsWith(`${zone}:`)),
    ].find((found) => found.length);
    if (some)
      return (
        some[
          closest(
            box,
            some.map((one) => one.getBoundingClientRect()),
          )
        ] ?? null
      );
  }
  return document.querySelector<HTMLElement>(".q") ?? document.querySelector<HTMLElement>("#main");
}
