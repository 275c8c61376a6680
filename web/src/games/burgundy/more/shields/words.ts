// What is said of shields, for ears and in help.
import type { Explanation } from "../../../../lib/explain";
import { t } from "../../../../lib/i18n/index.svelte";
import type { BurgundyView } from "../../../../lib/net/wire";
import { capital, help, rule, thing } from "../../../../lib/voice/names";
import { EMPTY, more, offer } from "../../about";
import { DEPOTS } from "../../depots";
import type { Grip } from "../../gripped";
import type { Here } from "../addition";
import { lyingIn, nameOf, numberOf } from "./crests";

/** A shield in a depot, and the workers for which it can be had. */
export function called(view: BurgundyView, grip: Grip, id: string, depot: number): string {
  const reach = grip.reach(`shield:${numberOf(id)}`);
  const name = t("web-bu-shield-in", {
    shield: thing(id),
    depot,
    points: view.more?.shields?.points[id] ?? 0,
  });
  return reach ? `${name}, ${t("web-bu-shield-for", { workers: reach.workers })}` : name;
}

/** Where it lies, and what it costs; its own words say what it is worth. */
function facts({ view, me }: Here, id: string): string[] {
  const table = view.more?.shields;
  const depot = DEPOTS(view).find((one) => lyingIn(view, one).includes(id));
  const own = me.more?.shields;
  return [
    depot ? t("web-bu-in-depot", { depot }) : "",
    table?.unpaid.includes(id) ? t("web-bu-shield-unpaid") : "",
    own?.held.includes(id) ? t("web-bu-tribute", { silver: own.tribute }) : t("web-bu-shield-tribute"),
  ].filter(Boolean);
}

export function about(here: Here, target: string, kind: string): Explanation {
  const id = nameOf(kind);
  const offered = offer(here.play, target);
  return {
    ...EMPTY,
    id,
    name: capital(thing(id)),
    text: help(id),
    rule: rule(id),
    ...more(offered, facts(here, id)),
  };
}
