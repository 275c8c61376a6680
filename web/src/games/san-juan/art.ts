// The drawings of the cards: a motif behind the picture, and the strip of signs that says what a card does.

export const motifs: Record<string, string> = {
  "hills": "<circle cx=\"65\" cy=\"44\" r=\"37\" class=\"m-hi\"/><path d=\"M0,66 C30,54 52,58 74,66 S112,74 130,62 V86 H0Z\" class=\"m-lo\"/><path d=\"M0,78 C40,68 80,82 130,72 M0,84 C40,76 84,88 130,79\" class=\"m-ln\"/>",
  "skyline": "<path d=\"M0,86 V60 h12 v-14 l9,-8 9,8 v18 h10 v-26 h14 v12 h8 v14 h12 v-20 l11,-9 11,9 v10 h10 v-22 h12 v30 h12 V86Z\" class=\"m-lo\"/><circle cx=\"104\" cy=\"22\" r=\"11\" class=\"m-hi\"/>",
  "rays": "<path d=\"M65,50 L185.0,50.0 L177.8,91.0ZM65,50 L156.9,127.1 L125.0,153.9ZM65,50 L85.8,168.2 L44.2,168.2ZM65,50 L5.0,153.9 L-26.9,127.1ZM65,50 L-47.8,91.0 L-55.0,50.0ZM65,50 L-47.8,9.0 L-26.9,-27.1ZM65,50 L5.0,-53.9 L44.2,-68.2ZM65,50 L85.8,-68.2 L125.0,-53.9ZM65,50 L156.9,-27.1 L177.8,9.0Z\" class=\"m-hi\"/><path d=\"M0,80 H130 V86 H0Z\" class=\"m-lo\"/>",
  "arcade": "<path d=\"M4,86 V58 a9,9 0 0 1 18,0 V86ZM30,86 V58 a9,9 0 0 1 18,0 V86ZM56,86 V58 a9,9 0 0 1 18,0 V86ZM82,86 V58 a9,9 0 0 1 18,0 V86ZM108,86 V58 a9,9 0 0 1 18,0 V86Z\" class=\"m-hi\"/><path d=\"M0,40 L65,6 L130,40\" class=\"m-ln2\"/>"
};

export interface Strip {
  scale: number;
  signs: string;
}

export const strips: Record<string, Strip> = {
  "indigo_plant": {
    "scale": 1.08,
    "signs": "<circle cx=\"-25.75\" cy=\"0\" r=\"12\" style=\"fill:var(--indigo)\" class=\"tk-g\"/><use href=\"#sj-indigo\" x=\"-33.75\" y=\"-8\" width=\"16\" height=\"16\" style=\"color:#fbf7ec\" /><path d=\"M-8.25,0h13m-5,-4.5l5,4.5l-5,4.5\" class=\"tk-l\"/><text x=\"15.75\" y=\"5.4\" class=\"tk-t\">1</text><rect x=\"24.75\" y=\"-9\" width=\"13\" height=\"18\" rx=\"2.4\" class=\"tk-card\"/>"
  },
  "sugar_mill": {
    "scale": 1.08,
    "signs": "<circle cx=\"-35.25\" cy=\"0\" r=\"12\" style=\"fill:var(--sugar)\" class=\"tk-g\"/><use href=\"#sj-sugar\" x=\"-43.25\" y=\"-8\" width=\"16\" height=\"16\" style=\"color:#5a4a2c\" /><path d=\"M-17.75,0h13m-5,-4.5l5,4.5l-5,4.5\" class=\"tk-l\"/><text x=\"15.75\" y=\"5.4\" class=\"tk-t\">1–2</text><rect x=\"34.25\" y=\"-9\" width=\"13\" height=\"18\" rx=\"2.4\" class=\"tk-card\"/>"
  },
  "tobacco_storage": {
    "scale": 1.08,
    "signs": "<circle cx=\"-35.25\" cy=\"0\" r=\"12\" style=\"fill:var(--tobacco)\" class=\"tk-g\"/><use href=\"#sj-tobacco\" x=\"-43.25\" y=\"-8\" width=\"16\" height=\"16\" style=\"color:#2a1b08\" /><path d=\"M-17.75,0h13m-5,-4.5l5,4.5l-5,4.5\" class=\"tk-l\"/><text x=\"15.75\" y=\"5.4\" class=\"tk-t\">1–2</text><rect x=\"34.25\" y=\"-9\" width=\"13\" height=\"18\" rx=\"2.4\" class=\"tk-card\"/>"
  },
  "coffee_roaster": {
    "scale": 1.08,
    "signs": "<circle cx=\"-36.45\" cy=\"0\" r=\"12\" style=\"fill:var(--coffee)\" class=\"tk-g\"/><use href=\"#sj-coffee\" x=\"-44.45\" y=\"-8\" width=\"16\" height=\"16\" style=\"color:#fbf7ec\" /><path d=\"M-18.950000000000003,0h13m-5,-4.5l5,4.5l-5,4.5\" class=\"tk-l\"/><text x=\"15.749999999999996\" y=\"5.4\" class=\"tk-t\">2–3</text><rect x=\"35.449999999999996\" y=\"-9\" width=\"13\" height=\"18\" rx=\"2.4\" class=\"tk-card\"/>"
  },
  "silver_smelter": {
    "scale": 1.08,
    "signs": "<circle cx=\"-36.45\" cy=\"0\" r=\"12\" style=\"fill:var(--silver)\" class=\"tk-g\"/><use href=\"#sj-silver\" x=\"-44.45\" y=\"-8\" width=\"16\" height=\"16\" style=\"color:#23262a\" /><path d=\"M-18.950000000000003,0h13m-5,-4.5l5,4.5l-5,4.5\" class=\"tk-l\"/><text x=\"15.749999999999996\" y=\"5.4\" class=\"tk-t\">2–3</text><rect x=\"35.449999999999996\" y=\"-9\" width=\"13\" height=\"18\" rx=\"2.4\" class=\"tk-card\"/>"
  },
  "statue": {
    "scale": 1.08,
    "signs": "<path d=\"M-31,-9h16v3.4h-3v11.2h3v3.4h-16v-3.4h3v-11.2h-3Z\" class=\"tk-prod\"/><path d=\"M-24.8,-5v10M-21.2,-5v10\" class=\"tk-flute\"/><path d=\"M-9.5,0h13m-5,-4.5l5,4.5l-5,4.5\" class=\"tk-l\"/><path d=\"M11,-9h20v4h-1.5v14h-5v-6a3.5,3.5 0 0 0 -7,0v6h-5v-14h-1.5Z\" class=\"tk-vio\"/>"
  },
  "victory_column": {
    "scale": 1.08,
    "signs": "<path d=\"M-31,-9h16v3.4h-3v11.2h3v3.4h-16v-3.4h3v-11.2h-3Z\" class=\"tk-prod\"/><path d=\"M-24.8,-5v10M-21.2,-5v10\" class=\"tk-flute\"/><path d=\"M-9.5,0h13m-5,-4.5l5,4.5l-5,4.5\" class=\"tk-l\"/><path d=\"M11,-9h20v4h-1.5v14h-5v-6a3.5,3.5 0 0 0 -7,0v6h-5v-14h-1.5Z\" class=\"tk-vio\"/>"
  },
  "hero": {
    "scale": 1.08,
    "signs": "<path d=\"M-31,-9h16v3.4h-3v11.2h3v3.4h-16v-3.4h3v-11.2h-3Z\" class=\"tk-prod\"/><path d=\"M-24.8,-5v10M-21.2,-5v10\" class=\"tk-flute\"/><path d=\"M-9.5,0h13m-5,-4.5l5,4.5l-5,4.5\" class=\"tk-l\"/><path d=\"M11,-9h20v4h-1.5v14h-5v-6a3.5,3.5 0 0 0 -7,0v6h-5v-14h-1.5Z\" class=\"tk-vio\"/>"
  },
  "smithy": {
    "scale": 1.08,
    "signs": "<path d=\"M0,9 L0,-4 L6,-8.5 L6,-3.5 L12,-8.5 L12,-3.5 L18,-8.5 L18,9Z\" transform=\"translate(-29.3 0)\" class=\"tk-prod\"/><path d=\"M-26.3,3.5h3m3,0h3m2,0h2\" class=\"tk-win\"/><text x=\"2.5\" y=\"5.4\" class=\"tk-t\">−1</text><rect x=\"16.3\" y=\"-9\" width=\"13\" height=\"18\" rx=\"2.4\" class=\"tk-card\"/>"
  },
  "gold_mine": {
    "scale": 1.08,
    "signs": "<text x=\"-48.55\" y=\"5.4\" class=\"tk-t\">4</text><rect x=\"-38.35\" y=\"-9\" width=\"13\" height=\"18\" rx=\"2.4\" class=\"tk-card\"/><path d=\"M-19.85,-3h11M-19.85,3h11M-11.850000000000001,-7l-5,14\" class=\"tk-l\"/><path d=\"M-2.3500000000000014,0h13m-5,-4.5l5,4.5l-5,4.5\" class=\"tk-l\"/><text x=\"26.45\" y=\"5.4\" class=\"tk-t\">+1</text><rect x=\"40.25\" y=\"-9\" width=\"13\" height=\"18\" rx=\"2.4\" class=\"tk-card\"/>"
  },
  "archive": {
    "scale": 1.08,
    "signs": "<g transform=\"translate(-20.5 9)\"><rect x=\"-6\" y=\"-18\" width=\"12\" height=\"17\" rx=\"2.2\" class=\"tk-card\" transform=\"rotate(-24)\"/><rect x=\"-6\" y=\"-18.5\" width=\"12\" height=\"17\" rx=\"2.2\" class=\"tk-card\"/><rect x=\"-6\" y=\"-18\" width=\"12\" height=\"17\" rx=\"2.2\" class=\"tk-card\" transform=\"rotate(24)\"/></g><path d=\"M-1,0h13m-5,-4.5l5,4.5l-5,4.5\" class=\"tk-l\"/><rect x=\"19.5\" y=\"-9\" width=\"13\" height=\"18\" rx=\"2.4\" class=\"tk-card\"/><path d=\"M23,-3.5l6,7m0,-7l-6,7\" class=\"tk-l tk-bad\"/>"
  },
  "poor_house": {
    "scale": 1.003,
    "signs": "<g transform=\"translate(-46.8 9)\"><rect x=\"-6\" y=\"-18\" width=\"12\" height=\"17\" rx=\"2.2\" class=\"tk-card\" transform=\"rotate(-24)\"/><rect x=\"-6\" y=\"-18.5\" width=\"12\" height=\"17\" rx=\"2.2\" class=\"tk-card\"/><rect x=\"-6\" y=\"-18\" width=\"12\" height=\"17\" rx=\"2.2\" class=\"tk-card\" transform=\"rotate(24)\"/></g><text x=\"-14.299999999999997\" y=\"5.4\" class=\"tk-t\">0–1</text><path d=\"M4.200000000000003,0h13m-5,-4.5l5,4.5l-5,4.5\" class=\"tk-l\"/><text x=\"33\" y=\"5.4\" class=\"tk-t\">+1</text><rect x=\"46.800000000000004\" y=\"-9\" width=\"13\" height=\"18\" rx=\"2.4\" class=\"tk-card\"/>"
  },
  "black_market": {
    "scale": 1.08,
    "signs": "<text x=\"-43.5\" y=\"5.4\" class=\"tk-t\">2</text><g transform=\"translate(-24.300000000000004 0)\"><path d=\"M-7,-9 C-3,-10 3,-10 7,-9 C9,-4 9,4 7,9 C3,10 -3,10 -7,9 C-9,4 -9,-4 -7,-9Z\" class=\"tk-prod\"/><path d=\"M-8,-4.5H8M-8,4.5H8\" class=\"tk-hoop\"/></g><path d=\"M-9.800000000000004,0h13m-5,-4.5l5,4.5l-5,4.5\" class=\"tk-l\"/><text x=\"20.199999999999996\" y=\"5.4\" class=\"tk-t\">−2</text><rect x=\"35.199999999999996\" y=\"-9\" width=\"13\" height=\"18\" rx=\"2.4\" class=\"tk-card\"/>"
  },
  "trading_post": {
    "scale": 1.08,
    "signs": "<text x=\"-17.25\" y=\"5.4\" class=\"tk-t\">+1</text><g transform=\"translate(5.550000000000001 0)\"><path d=\"M-7,-9 C-3,-10 3,-10 7,-9 C9,-4 9,4 7,9 C3,10 -3,10 -7,9 C-9,4 -9,-4 -7,-9Z\" class=\"tk-prod\"/><path d=\"M-8,-4.5H8M-8,4.5H8\" class=\"tk-hoop\"/></g><path d=\"M20.55,7v-14m-4.5,4.5l4.5,-4.5l4.5,4.5\" class=\"tk-l\"/>"
  },
  "well": {
    "scale": 1.08,
    "signs": "<text x=\"-42.3\" y=\"5.4\" class=\"tk-t\">2+</text><g transform=\"translate(-18.299999999999997 0)\"><path d=\"M-7,-9 C-3,-10 3,-10 7,-9 C9,-4 9,4 7,9 C3,10 -3,10 -7,9 C-9,4 -9,-4 -7,-9Z\" class=\"tk-prod\"/><path d=\"M-8,-4.5H8M-8,4.5H8\" class=\"tk-hoop\"/></g><path d=\"M-3.799999999999997,0h13m-5,-4.5l5,4.5l-5,4.5\" class=\"tk-l\"/><text x=\"25.000000000000004\" y=\"5.4\" class=\"tk-t\">+1</text><rect x=\"38.800000000000004\" y=\"-9\" width=\"13\" height=\"18\" rx=\"2.4\" class=\"tk-card\"/>"
  },
  "market_stand": {
    "scale": 1.047,
    "signs": "<text x=\"-47.8\" y=\"5.4\" class=\"tk-t\">2+</text><g transform=\"translate(-23.799999999999997 0)\"><path d=\"M-7,-9 C-3,-10 3,-10 7,-9 C9,-4 9,4 7,9 C3,10 -3,10 -7,9 C-9,4 -9,-4 -7,-9Z\" class=\"tk-prod\"/><path d=\"M-8,-4.5H8M-8,4.5H8\" class=\"tk-hoop\"/></g><path d=\"M-8.799999999999997,7v-14m-4.5,4.5l4.5,-4.5l4.5,4.5\" class=\"tk-l\"/><path d=\"M1.7000000000000028,0h13m-5,-4.5l5,4.5l-5,4.5\" class=\"tk-l\"/><text x=\"30.500000000000004\" y=\"5.4\" class=\"tk-t\">+1</text><rect x=\"44.300000000000004\" y=\"-9\" width=\"13\" height=\"18\" rx=\"2.4\" class=\"tk-card\"/>"
  },
  "crane": {
    "scale": 1.08,
    "signs": "<path d=\"M0,9 L0,-2 L8,-9 L16,-2 L16,9Z\" transform=\"translate(-50.5 0)\" class=\"tk-ghost\"/><path d=\"M-29,0h13m-5,-4.5l5,4.5l-5,4.5\" class=\"tk-l\"/><path d=\"M0,9 L0,-2 L8,-9 L16,-2 L16,9Z\" transform=\"translate(-8.5 0)\" class=\"tk-prod\"/><text x=\"22.5\" y=\"5.4\" class=\"tk-t\">−n</text><rect x=\"37.5\" y=\"-9\" width=\"13\" height=\"18\" rx=\"2.4\" class=\"tk-card\"/>"
  },
  "chapel": {
    "scale": 1.08,
    "signs": "<rect x=\"-29\" y=\"-9\" width=\"13\" height=\"18\" rx=\"2.4\" class=\"tk-back\"/><path d=\"M-26,-6l7,12M-19,-6l-7,12\" class=\"tk-x\"/><path d=\"M-10.5,0h13m-5,-4.5l5,4.5l-5,4.5\" class=\"tk-l\"/><g transform=\"translate(19.5 0)\"><path d=\"M0,-15 C5,-11 9,-11 14,-12 L14,2 C14,10 6,15 0,18 C-6,15 -14,10 -14,2 L-14,-12 C-9,-11 -5,-11 0,-15Z\" transform=\"scale(.66)\" class=\"vp-s\"/><text y=\"5\" class=\"num vp-n\" font-size=\"15\">1</text></g>"
  },
  "tower": {
    "scale": 1.08,
    "signs": "<g transform=\"translate(-11.45 9)\"><rect x=\"-6\" y=\"-18\" width=\"12\" height=\"17\" rx=\"2.2\" class=\"tk-card\" transform=\"rotate(-24)\"/><rect x=\"-6\" y=\"-18.5\" width=\"12\" height=\"17\" rx=\"2.2\" class=\"tk-card\"/><rect x=\"-6\" y=\"-18\" width=\"12\" height=\"17\" rx=\"2.2\" class=\"tk-card\" transform=\"rotate(24)\"/></g><text x=\"16.25\" y=\"5.4\" class=\"tk-t\">12</text>"
  },
  "aqueduct": {
    "scale": 1.08,
    "signs": "<text x=\"-11.75\" y=\"5.4\" class=\"tk-t\">+1</text><g transform=\"translate(11.05 0)\"><path d=\"M-7,-9 C-3,-10 3,-10 7,-9 C9,-4 9,4 7,9 C3,10 -3,10 -7,9 C-9,4 -9,-4 -7,-9Z\" class=\"tk-prod\"/><path d=\"M-8,-4.5H8M-8,4.5H8\" class=\"tk-hoop\"/></g>"
  },
  "carpenter": {
    "scale": 1.08,
    "signs": "<path d=\"M0,9 L0,-2 L8,-9 L16,-2 L16,9Z\" transform=\"translate(-38.55 0)\" class=\"tk-vio\"/><rect x=\"-32.55\" y=\"2\" width=\"4\" height=\"7\" class=\"tk-door\"/><path d=\"M-17.049999999999997,0h13m-5,-4.5l5,4.5l-5,4.5\" class=\"tk-l\"/><text x=\"11.750000000000004\" y=\"5.4\" class=\"tk-t\">+1</text><rect x=\"25.550000000000004\" y=\"-9\" width=\"13\" height=\"18\" rx=\"2.4\" class=\"tk-card\"/>"
  },
  "prefecture": {
    "scale": 1.08,
    "signs": "<text x=\"-18.5\" y=\"5.4\" class=\"tk-t\">2</text><rect x=\"-8.299999999999999\" y=\"-9\" width=\"13\" height=\"18\" rx=\"2.4\" class=\"tk-card\"/><path d=\"M10.200000000000001,0l4.5,5l8,-10\" class=\"tk-l tk-ok\"/>"
  },
  "market_hall": {
    "scale": 1.07,
    "signs": "<text x=\"-47.8\" y=\"5.4\" class=\"tk-t\">1+</text><g transform=\"translate(-25 0)\"><path d=\"M-7,-9 C-3,-10 3,-10 7,-9 C9,-4 9,4 7,9 C3,10 -3,10 -7,9 C-9,4 -9,-4 -7,-9Z\" class=\"tk-prod\"/><path d=\"M-8,-4.5H8M-8,4.5H8\" class=\"tk-hoop\"/></g><path d=\"M-10,7v-14m-4.5,4.5l4.5,-4.5l4.5,4.5\" class=\"tk-l\"/><path d=\"M0.5,0h13m-5,-4.5l5,4.5l-5,4.5\" class=\"tk-l\"/><text x=\"29.3\" y=\"5.4\" class=\"tk-t\">+1</text><rect x=\"43.1\" y=\"-9\" width=\"13\" height=\"18\" rx=\"2.4\" class=\"tk-card\"/>"
  },
  "quarry": {
    "scale": 1.08,
    "signs": "<path d=\"M0,9 L0,-2 L8,-9 L16,-2 L16,9Z\" transform=\"translate(-28.3 0)\" class=\"tk-vio\"/><rect x=\"-22.3\" y=\"2\" width=\"4\" height=\"7\" class=\"tk-door\"/><text x=\"1.5\" y=\"5.4\" class=\"tk-t\">−1</text><rect x=\"15.3\" y=\"-9\" width=\"13\" height=\"18\" rx=\"2.4\" class=\"tk-card\"/>"
  },
  "library": {
    "scale": 1.08,
    "signs": "<use href=\"#sj-any_role_chosen\" x=\"-22.25\" y=\"-10\" width=\"20\" height=\"20\" style=\"color:var(--tk)\" /><text x=\"12.75\" y=\"5.4\" class=\"tk-t\">×2</text>"
  },
  "guild_hall": {
    "scale": 1.08,
    "signs": "<path d=\"M0,9 L0,-4 L6,-8.5 L6,-3.5 L12,-8.5 L12,-3.5 L18,-8.5 L18,9Z\" transform=\"translate(-31.5 0)\" class=\"tk-prod\"/><path d=\"M-28.5,3.5h3m3,0h3m2,0h2\" class=\"tk-win\"/><path d=\"M-8,0h13m-5,-4.5l5,4.5l-5,4.5\" class=\"tk-l\"/><g transform=\"translate(22 0)\"><path d=\"M0,-15 C5,-11 9,-11 14,-12 L14,2 C14,10 6,15 0,18 C-6,15 -14,10 -14,2 L-14,-12 C-9,-11 -5,-11 0,-15Z\" transform=\"scale(.66)\" class=\"vp-s\"/><text y=\"5\" class=\"num vp-n\" font-size=\"15\">2</text></g>"
  },
  "city_hall": {
    "scale": 1.08,
    "signs": "<path d=\"M0,9 L0,-2 L8,-9 L16,-2 L16,9Z\" transform=\"translate(-30.5 0)\" class=\"tk-vio\"/><rect x=\"-24.5\" y=\"2\" width=\"4\" height=\"7\" class=\"tk-door\"/><path d=\"M-9,0h13m-5,-4.5l5,4.5l-5,4.5\" class=\"tk-l\"/><g transform=\"translate(21 0)\"><path d=\"M0,-15 C5,-11 9,-11 14,-12 L14,2 C14,10 6,15 0,18 C-6,15 -14,10 -14,2 L-14,-12 C-9,-11 -5,-11 0,-15Z\" transform=\"scale(.66)\" class=\"vp-s\"/><text y=\"5\" class=\"num vp-n\" font-size=\"15\">1</text></g>"
  },
  "triumphal_arch": {
    "scale": 1.08,
    "signs": "<path d=\"M-51.95,-9h16v3.4h-3v11.2h3v3.4h-16v-3.4h3v-11.2h-3Z\" class=\"tk-prod\"/><path d=\"M-45.75,-5v10M-42.150000000000006,-5v10\" class=\"tk-flute\"/><path d=\"M-30.450000000000003,0h13m-5,-4.5l5,4.5l-5,4.5\" class=\"tk-l\"/><text x=\"8.749999999999996\" y=\"5.4\" class=\"tk-t\">4·6·8</text><g transform=\"translate(42.449999999999996 0)\"><path d=\"M0,-15 C5,-11 9,-11 14,-12 L14,2 C14,10 6,15 0,18 C-6,15 -14,10 -14,2 L-14,-12 C-9,-11 -5,-11 0,-15Z\" transform=\"scale(.66)\" class=\"vp-s\"/><text y=\"5\" class=\"num vp-n\" font-size=\"15\"></text></g>"
  },
  "palace": {
    "scale": 1.08,
    "signs": "<text x=\"-42.3\" y=\"5.4\" class=\"tk-t\">¼</text><g transform=\"translate(-22.6 0)\"><path d=\"M0,-15 C5,-11 9,-11 14,-12 L14,2 C14,10 6,15 0,18 C-6,15 -14,10 -14,2 L-14,-12 C-9,-11 -5,-11 0,-15Z\" transform=\"scale(.66)\" class=\"vp-s\"/><text y=\"5\" class=\"num vp-n\" font-size=\"15\"></text></g><path d=\"M-7.600000000000001,0h13m-5,-4.5l5,4.5l-5,4.5\" class=\"tk-l\"/><text x=\"17.7\" y=\"5.4\" class=\"tk-t\">+</text><g transform=\"translate(37.5 0)\"><path d=\"M0,-15 C5,-11 9,-11 14,-12 L14,2 C14,10 6,15 0,18 C-6,15 -14,10 -14,2 L-14,-12 C-9,-11 -5,-11 0,-15Z\" transform=\"scale(.66)\" class=\"vp-s\"/><text y=\"5\" class=\"num vp-n\" font-size=\"15\"></text></g>"
  }
};
