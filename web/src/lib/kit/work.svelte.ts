// A request that a button begins: busy while it runs, and what goes wrong is said.
import { fault } from "../fault";
import { say } from "./toast.svelte";

export class Work {
  busy = $state(false);

  async run(work: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    try {
      await work();
    } catch (error) {
      say(fault(error), true);
    } finally {
      this.busy = false;
    }
  }
}
