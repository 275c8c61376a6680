// Numbers change when what they count has landed, not before: until then they show what they showed.
import { LAYER, spots } from "./places";
import type { Places } from "./flight";

interface Number {
  node: Text;
  before: string;
  after: string;
}

const DIGITS = /^\s*\d+\s*$/;

function numbers(element: Element): Text[] {
  const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walk.nextNode())
    if (DIGITS.test((walk.currentNode as Text).data)) found.push(walk.currentNode as Text);
  return found;
}

export class Counts {
  private held: Number[];

  /** Before the position changes: the numbers at all places where something leaves or lands. */
  constructor(places: Places[]) {
    const elements = places.flatMap((some) => spots(some)).filter((one) => !one.closest(`.${LAYER}`));
    const nodes = new Set(elements.flatMap(numbers));
    this.held = [...nodes].map((node) => ({ node, before: node.data, after: node.data }));
  }

  /** After it has changed: show what was there. */
  hold(): void {
    this.held = this.held.filter((one) => one.node.isConnected && one.node.data !== one.before);
    for (const one of this.held) {
      one.after = one.node.data;
      one.node.data = one.before;
    }
  }

  /** It has landed; a number that was written anew meanwhile stands as it is. */
  release(): void {
    for (const { node, before, after } of this.held.splice(0)) if (node.data === before) node.data = after;
  }
}
