// What there is to know of its things.
import { t } from "../../../../lib/i18n/index.svelte";
import { capital, cause, listed, thing } from "../../../../lib/voice/names";
import { signed } from "../../../../lib/voice/arguments";
import { EMPTY } from "../../about";
import { atEnd } from "../../table";
import type { Teller } from "../addition";
import { automaOf, watchOf } from "./watch.svelte";

export const automa: Teller = ({ play, view }, _target, kind) => {
  const now = automaOf(view);
  if (!now) return null;
  const table = watchOf(play).table(now);
  const [what, id] = kind.split(".");
  if (what === "card") {
    const card = table.cards.find((one) => one.id === id);
    if (!card) return null;
    const free = card.hexes.filter(({ tile }) => !tile).map(({ type }) => t(`web-bu-land-${type}`));
    return {
      ...EMPTY,
      id: "card",
      name: `${t("table-chateau-card", { number: card.id })}, ${thing(card.side)}`,
      text: t("web-bu-automa-card-help"),
      rule: "E 14.2, 14.9",
      facts: [
        free.length ? t("web-bu-automa-free", { lands: listed(free) }) : t("web-bu-automa-full"),
        t("web-bu-automa-worth", {
          easy: card.points[0] ?? 0,
          medium: card.points[1] ?? 0,
          hard: card.points[2] ?? 0,
        }),
        t(`web-stands-${card.standing}`),
      ],
    };
  }
  return {
    ...EMPTY,
    id: "reserve",
    name: capital(t("table-chateau-reserve")),
    text: t("web-bu-automa-reserve-help"),
    rule: "E 13.9, 14.10",
    terms: Object.entries(table.end).map(([source, points]) => ({
      number: signed(points),
      word: cause(source),
    })),
    total: { number: atEnd(table.end), word: t("web-bu-end") },
  };
};
