// A record in this browser's storage, by key. A browser that keeps nothing still plays.
export class Kept<T> {
  private readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  all(): Record<string, T> {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(this.name) ?? "{}");
      return typeof kept === "object" && kept !== null ? (kept as Record<string, T>) : {};
    } catch {
      return {};
    }
  }

  put(all: Record<string, T>): void {
    try {
      localStorage.setItem(this.name, JSON.stringify(all));
    } catch {
      // What is not kept is known until the page is closed.
    }
  }
}
