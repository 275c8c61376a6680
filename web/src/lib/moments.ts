// The moments of a finished match in words: what the log says of that move, and what the points say.
import { gameOf } from "../games/shelf";
import { t } from "./i18n/index.svelte";
import { isTail, lines } from "./voice/events";
import { signed } from "./voice/arguments";
import type { Moment, ReplayInfo } from "./net/wire";
import { partyName, players } from "./parties";
import { nameOf } from "./replay.svelte";

/** The log's own line about this party, without what stands behind it; where points are told, what they came by. */
function logged(info: ReplayInfo, moment: Moment): string {
  const play = info.entries.find((entry) => entry.row === moment.ply - 1);
  const events = play?.events ?? [];
  const party = players(info.result?.parties ?? [], moment.party);
  const scored = events.findIndex((event) => event.kind === "score" && party.includes(Number(event["seat"])));
  const before = (scored > 0 ? events.slice(0, scored) : events).filter(
    (event) => event.kind !== "round" && !isTail(event),
  );
  const told = lines(before, { name: (seat) => nameOf(info, seat), me: info.reader });
  const own = told.filter((line) => party.includes(line.seat));
  const follows = gameOf(info.game).follows ?? [];
  const deed = scored > 0 ? own.findLast((line) => !follows.includes(line.kind)) : undefined;
  return (deed ?? own[0])?.text ?? told[0]?.text ?? partyName(info, moment.party);
}

export function momentTitle(info: ReplayInfo, moment: Moment): string {
  if (moment.kind === "behind")
    return t("web-moment-behind", { name: partyName(info, moment.party), count: -moment.ahead });
  return moment.kind === "count" ? t("web-moment-count") : logged(info, moment);
}

export function momentText(info: ReplayInfo, moment: Moment): string {
  const gain = moment.gains[moment.party] ?? 0;
  const before = moment.ahead - gain;
  const told =
    moment.kind === "behind"
      ? [t("web-moment-furthest")]
      : moment.kind === "count"
        ? [moment.gains.map((points, party) => `${partyName(info, party)} ${signed(points)}`).join(", ")]
        : [
            gain > 0 ? t("web-moment-gain", { count: gain }) : "",
            moment.kind === "lead"
              ? t(moment.ahead > 0 ? "web-moment-lead" : "web-moment-level", {
                  name: partyName(info, moment.party),
                })
              : before <= 0 && moment.ahead > 0 && moment.gains.length > 1
                ? t("web-moment-ahead")
                : "",
          ];
  return [t("web-moment-round", { round: moment.round }), told.filter(Boolean).join(", ")].join(" · ");
}
