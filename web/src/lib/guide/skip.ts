// Out of a guide for good: asked for, it is done, and said.
import { t } from "../i18n/index.svelte";
import { say } from "../kit/toast.svelte";
import type { Guided } from "./guided.svelte";

export async function skip(guided: Guided): Promise<void> {
  if (await guided.skip()) say(t("web-guide-skipped"));
  else say(t("web-guide-stays"), true);
}
