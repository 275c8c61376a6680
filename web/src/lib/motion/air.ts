// What the layer above the table is made of: what is drawn on it, what runs there, and how all of it is ended.
import type { Face } from "./flight";
import { LAYER } from "./places";

export class Air {
  private root: HTMLElement | null = null;
  private running = new Set<Animation>();
  protected drawn = new Map<HTMLElement, () => void>();

  protected get layer(): HTMLElement {
    if (!this.root?.isConnected) {
      this.root = document.createElement("div");
      this.root.className = LAYER;
      this.root.setAttribute("aria-hidden", "true");
      document.body.append(this.root);
    }
    return this.root;
  }

  /** Everything in the air is gone. */
  clear(): void {
    for (const one of this.running) one.cancel();
    for (const node of this.drawn.keys()) this.remove(node);
    this.root?.remove();
    this.root = null;
  }

  protected run(
    element: Element,
    steps: Keyframe[],
    options: KeyframeAnimationOptions,
    done?: () => void,
  ): Animation {
    const made = element.animate(steps, options);
    this.running.add(made);
    made.onfinish = () => {
      this.running.delete(made);
      done?.();
    };
    made.oncancel = () => this.running.delete(made);
    return made;
  }

  protected remove(node: HTMLElement): void {
    this.drawn.get(node)?.();
    this.drawn.delete(node);
    node.remove();
  }

  protected draw(name: string): HTMLElement {
    const node = document.createElement("div");
    node.className = name;
    this.layer.append(node);
    return node;
  }

  protected side(node: HTMLElement, face: Face, name: string): () => void {
    const side = document.createElement("div");
    side.className = `side ${name}`;
    node.append(side);
    return face.draw(side);
  }

  /** Something is not seen before it has landed. */
  veil(element: HTMLElement, ms: number): void {
    this.run(element, [{ opacity: 0 }, { opacity: 0 }], { duration: ms });
  }

  /** Something is not where it was drawn, until what is answered is called. */
  hide(element: HTMLElement): () => void {
    const made = element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: 1, fill: "forwards" });
    this.running.add(made);
    return () => {
      this.running.delete(made);
      made.cancel();
    };
  }
}
