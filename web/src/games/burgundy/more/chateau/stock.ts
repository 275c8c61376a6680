// What else it has, in a few words each: only what is in play and what there is.
import { t } from "../../../../lib/i18n/index.svelte";
import type { BurgundyChateauTable, BurgundyView } from "../../../../lib/net/wire";

export function stockOf({ expansions = [] }: BurgundyView, table: BurgundyChateauTable): string[] {
  const { posts, shields, doubles, over } = table;
  return [
    expansions.includes("posts") ? t("web-bu-automa-posts", { count: posts }) : "",
    shields.length ? t("table-chateau-shields", { number: shields.length }) : "",
    doubles.length ? t("table-chateau-doubles", { number: doubles.length }) : "",
    over.length ? t("web-bu-automa-over", { count: over.length }) : "",
  ].filter(Boolean);
}
