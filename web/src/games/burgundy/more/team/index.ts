// Two against two: partners have one board and what lies beside it, and each two key spaces that are only theirs.
import { t } from "../../../../lib/i18n/index.svelte";
import { EMPTY, tile } from "../../about";
import type { Addition } from "../addition";
import { symbols } from "../sprite";
import Desk from "./Desk.svelte";
import icons from "./icons.svg?raw";
import "./inks.css";
import "./phone.css";
import Lane from "./Lane.svelte";
import Line from "./Line.svelte";
import Notches from "./Notches.svelte";
import Realm from "./Realm.svelte";
import Seats from "./Seats.svelte";
import Shared from "./Shared.svelte";
import Tools from "./Tools.svelte";
import { keysOf, partnerOf } from "./team";

export const addition: Addition = {
  look: "teams",
  broad: true,
  sprite: () => symbols(icons),
  parts: {
    desk: Desk,
    realm: Realm,
    seats: Seats,
    over: Shared,
    overDuchy: Notches,
    line: Line,
    lane: Lane,
    tools: Tools,
  },
  stores: (view, seat) => {
    const { partner, shared, private: own, places } = keysOf(view, seat);
    return [
      {
        title: "web-bu-keys-own",
        tiles: own,
        places: places.private,
        target: "keys:private",
        owners: [seat],
      },
      {
        title: "web-bu-keys-shared",
        tiles: shared,
        places: places.shared,
        target: "keys:shared",
        owners: [seat, partner],
      },
    ];
  },
  tells: {
    keys: ({ play, view }, _target, kind) => ({
      ...EMPTY,
      id: "keys",
      name: t(`web-bu-keys-${kind === "shared" ? "shared" : "own"}`),
      text: t(`web-bu-keys-${kind === "shared" ? "shared" : "own"}-help`, {
        name: play.name(partnerOf(view, play.near)),
      }),
      rule: "E 9.8-9.11",
    }),
    partner: ({ play, view }, _target, kind) => ({
      ...tile(kind),
      facts: [t("web-bu-partners-only", { name: play.name(partnerOf(view, play.near)) })],
      rule: "E 9.8",
    }),
  },
};
