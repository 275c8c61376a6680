// Everything that can be wrong with a table in a window, measured in one go: `geometry(wanted)` gives a list of faults.
// What it reads of a page is written down in geometry.py.
(() => {
  const CONTROLS =
    "button, a[href], input, select, textarea, summary, [data-target], [role=button], [role=tab], [role=slider]," +
    " [role=switch], [role=checkbox], [role=radio], [role=option], [role=menuitem]";
  const NAMES = { list: [] };
  const short = (text) => NAMES.list.reduce((left, name, i) => (name.length > 3 ? left.replaceAll(name, `(name ${i})`) : left), text);
  const SLACK = 1; // pixels that roundings may bring
  const LETTER = 11;
  const LINES = 40;
  const UNSEEN = new Set(["script", "style", "symbol", "defs", "template", "title", "option"]);
  // Points of a square by which it is free; its corners may be rounded off.
  const ROUND = [[0.5, 0.5]];
  for (let i = 0; i < 8; i++) ROUND.push([0.5 + 0.46 * Math.cos((i * Math.PI) / 4), 0.5 + 0.46 * Math.sin((i * Math.PI) / 4)]);
  const NEAR = 4; // the grid on which a free square is looked for

  const said = (element) => {
    const mark = ["region", "target", "act", "opens"].filter((name) => element.dataset?.[name]);
    const named = mark.map((name) => `${name}=${element.dataset[name]}`).join(" ");
    const kind = (element.getAttribute("class") ?? "").replace(/s(velte)?-\w{5,}/g, "").trim().split(/\s+/).filter(Boolean);
    const text = short((element.getAttribute("aria-label") || element.textContent || "").replace(/\s+/g, " ").trim());
    const home = element.closest("[data-region]")?.dataset.region;
    return [
      `<${element.tagName.toLowerCase()}${kind.length ? "." + kind.slice(0, 2).join(".") : ""}>`,
      named,
      text && `"${text.slice(0, 40)}"`,
      home && !element.dataset.region && `in ${home}`,
    ].filter(Boolean).join(" ");
  };
  const spot = (box) => `${Math.round(box.left)},${Math.round(box.top)} ${Math.round(box.right - box.left)}x${Math.round(box.bottom - box.top)}`;
  const seen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest(".vh, .skip:not(:focus)");
  const both = (a, b) => ({
    left: Math.max(a.left, b.left), top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom),
  });
  const whole = () => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  const scrolls = (element, style) =>
    (/auto|scroll/.test(style.overflowY) && element.scrollHeight > element.clientHeight + SLACK) ||
    (/auto|scroll/.test(style.overflowX) && element.scrollWidth > element.clientWidth + SLACK);

  function geometry({ least, phone, names, over }) {
    NAMES.list = names;
    // Of a log the first lines stand for all; to look past hundreds of others at every point takes half of the time.
    for (const line of document.querySelectorAll(`[data-scroller=log] li:nth-child(n + ${LINES})`)) line.style.display = "none";
    const faults = [];
    const gone = new Set();
    const fault = (kind, what, how) => faults.push(`${kind}: ${what}${how ? `: ${how}` : ""}`);
    // What is open lies over the table on purpose: then it is measured, and the question stays in sight.
    const layer = [...document.querySelectorAll("dialog[open], [data-drawer]")].filter(seen).at(-1);
    const modal = layer?.matches(":modal");
    const root = layer ?? document.body;
    const styles = new Map();
    const style = (element) => {
      if (!styles.has(element)) styles.set(element, getComputedStyle(element));
      return styles.get(element);
    };
    const clips = new Map();
    /** What of the window an element may show itself in: inside all that cut it off. */
    const frame = (element) => {
      if (!element || element === document.body || element === document.documentElement) return { ...whole(), by: null };
      if (clips.has(element)) return clips.get(element);
      const over = style(element).position === "fixed" || element.matches("dialog") ? null : element.parentElement;
      const outer = frame(over);
      const own = style(element);
      let found = outer;
      const svg = element instanceof SVGElement;
      if (own.overflowX !== "visible" || own.overflowY !== "visible") {
        if (!svg || element.matches("svg")) {
          const box = element.getBoundingClientRect();
          const inner = both(outer, {
            left: own.overflowX === "visible" ? -1e6 : box.left, right: own.overflowX === "visible" ? 1e6 : box.right,
            top: own.overflowY === "visible" ? -1e6 : box.top, bottom: own.overflowY === "visible" ? 1e6 : box.bottom,
          });
          found = { ...inner, by: element };
        }
      }
      clips.set(element, found);
      return found;
    };
    const scrollers = new Set();
    const inScroller = (element) => {
      if (scrollers.size) for (let one = element; one; one = one.parentElement) if (scrollers.has(one)) return one;
      return null;
    };

    // The question bar is always there and on top; nothing lies over it but the menu.
    const bar = document.querySelector("[data-region=q], .q");
    if (!bar) fault("question", "there is no question bar");
    else if (!modal) {
      const box = bar.getBoundingClientRect();
      const inside = box.left >= -SLACK && box.top >= -SLACK && box.right <= innerWidth + SLACK && box.bottom <= innerHeight + SLACK;
      if (!inside) fault("question", "the question bar leaves the window", spot(box));
      const on = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      if (!on || !bar.contains(on)) fault("question", "the question bar is covered", on ? said(on) : "nothing there");
    }
    if (layer && bar && !over) {
      const cut = both(layer.getBoundingClientRect(), bar.getBoundingClientRect());
      if (cut.right - cut.left > SLACK && cut.bottom - cut.top > SLACK) fault("question", "a drawer lies over the question bar", said(layer).slice(0, 60));
    }

    // Regions
    if (!layer) {
      const regions = [...document.querySelectorAll("[data-region]")].filter(seen).filter((one) => one.getClientRects().length);
      for (const wanted of ["top", "q"])
        if (!regions.some((one) => one.dataset.region === wanted)) fault("region", `no region ${wanted} is marked`);
      regions.forEach((one, i) => {
        const a = one.getBoundingClientRect();
        const leaves = a.left < -SLACK || a.top < -SLACK || a.right > innerWidth + SLACK || a.bottom > innerHeight + SLACK;
        if (leaves && !phone) fault("region", `${one.dataset.region} leaves the window`, spot(a));
        for (const two of regions.slice(i + 1)) {
          if (one.contains(two) || two.contains(one)) continue;
          const cut = both(a, two.getBoundingClientRect());
          if (cut.right - cut.left > SLACK && cut.bottom - cut.top > SLACK)
            fault("region", `${one.dataset.region} and ${two.dataset.region} overlap`, spot(cut));
        }
      });
    }

    // Scrolling
    const page = document.scrollingElement;
    if (page.scrollWidth > innerWidth + SLACK) fault("scroll", `the page is ${page.scrollWidth} px wide`);
    if (!phone && page.scrollHeight > innerHeight + SLACK) fault("scroll", `the page is ${page.scrollHeight} px high`);
    for (const element of [root, ...root.querySelectorAll("*")]) {
      if (element instanceof SVGElement || !/auto|scroll/.test(style(element).overflow)) continue;
      if (!seen(element) || !scrolls(element, style(element))) continue;
      scrollers.add(element);
      const may = element.dataset.scroller === "log" || element.closest("dialog, [data-drawer], [data-panned]");
      if (!may) fault("scroll", `${said(element)} scrolls`, `${element.scrollWidth}x${element.scrollHeight} in ${element.clientWidth}x${element.clientHeight}`);
    }

    // Controls
    const owner = (hit) => hit?.closest?.(CONTROLS) ?? null;
    const free = (element, box, wide, high) => {
      const hits = (x, y) => {
        const hit = document.elementFromPoint(x, y);
        return !!hit && (hit === element || (element.contains(hit) && owner(hit) === element) || (hit.matches("label") && hit.control === element));
      };
      const square = (left, top) => ROUND.every(([x, y]) => hits(left + x * wide, top + y * high));
      const [across, down] = [box.right - box.left - wide, box.bottom - box.top - high];
      if (across < -0.6 || down < -0.6) return false;
      if (square(box.left + across / 2, box.top + down / 2)) return true;
      for (let y = 0; y <= Math.max(down, 0); y += NEAR)
        for (let x = 0; x <= Math.max(across, 0); x += NEAR)
          if (square(box.left + x, box.top + y)) return true;
      return false;
    };
    const touched = (element, box) => {
      for (const i of [4, 1, 2, 3, 5, 6, 7])
        for (const j of [4, 1, 2, 3, 5, 6, 7]) {
          const hit = document.elementFromPoint(box.left + ((box.right - box.left) * i) / 8, box.top + ((box.bottom - box.top) * j) / 8);
          if (hit && (hit === element || element.contains(hit))) return true;
        }
      return false;
    };
    for (const element of root.querySelectorAll(CONTROLS)) {
      if (!seen(element) || element.closest("[inert]")) continue;
      const label = element.matches("input") ? element.closest("label") : null;
      const shown = label ?? element;
      let box = shown.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1) continue;
      const scroller = inScroller(element);
      if (scroller) {
        if (!scroller.closest("dialog, [data-drawer], [data-panned]")) continue;
        shown.scrollIntoView({ block: "nearest", inline: scroller.dataset.panned === undefined ? "nearest" : "center" });
        clips.clear();
        box = shown.getBoundingClientRect();
      }
      const clip = frame(shown.parentElement);
      const out = [["left", clip.left - box.left], ["top", clip.top - box.top], ["right", box.right - clip.right], ["bottom", box.bottom - clip.bottom]]
        .filter(([, much]) => much > SLACK).map(([side, much]) => `${Math.round(much)} px ${side}`);
      if (out.length) {
        const past = box.left < -SLACK || box.top < -SLACK || box.right > innerWidth + SLACK || box.bottom > innerHeight + SLACK;
        fault("control", said(element), `${past ? "leaves the window" : `is cut by ${clip.by ? said(clip.by).split(" ")[0] : "the window"}`} by ${out.join(", ")}`);
        gone.add(element);
        continue;
      }
      const explains = element.dataset.target !== undefined && element.getAttribute("aria-disabled") === "true";
      if (explains || element.closest("[data-nearest]")) {
        if (!touched(shown, box)) fault("control", said(element), `is covered by ${said(document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2) ?? document.body)}`);
        continue;
      }
      const fan = element.closest("[data-fan]");
      const wide = fan ? Math.min(least, 24) : least;
      if (!free(shown, box, wide, least)) {
        const size = `${Math.round(box.width)}x${Math.round(box.height)}`;
        const small = box.width < wide - 0.6 || box.height < least - 0.6;
        const on = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
        fault("control", said(element), small ? `is ${size}, less than ${wide}x${least}` : `of ${size} has no free ${wide}x${least}${on && !element.contains(on) ? `, under ${said(on)}` : ""}`);
      }
    }

    // Text
    // In what scrolls the first lines stand for all.
    const lines = new Map();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) => {
      if (node.nodeType === Node.TEXT_NODE) return node.data.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP;
      if (UNSEEN.has(node.tagName.toLowerCase())) return NodeFilter.FILTER_REJECT;
      const scroller = inScroller(node);
      if (!scroller || scroller === node) return NodeFilter.FILTER_SKIP;
      const count = lines.get(scroller) ?? 0;
      lines.set(scroller, count + 1);
      return count < LINES ? NodeFilter.FILTER_SKIP : NodeFilter.FILTER_REJECT;
    });
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const text = node.data.replace(/\s+/g, " ").trim();
      const element = node.parentElement;
      if (!seen(element)) continue;
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
      if (!boxes.length) continue;
      const scroller = inScroller(element);
      // What leaves the window has been said; so has what lies in it.
      if (gone.has(element.closest(CONTROLS))) continue;
      const where = `"${short(text).slice(0, 40)}" ${said(element).replace(/ ".*?"/, "")}`;
      let letters = parseFloat(style(element).fontSize);
      if (element.ownerSVGElement) {
        const matrix = element.getScreenCTM();
        letters *= Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
      } else {
        const block = element.offsetWidth ? element : element.closest("div, section, p, li, button, article, main");
        if (block?.offsetWidth) letters *= Math.min(1, (block.getBoundingClientRect().width + 0.5) / block.offsetWidth);
      }
      if (letters < LETTER - 0.05 && !element.closest("[data-art]")) fault("letters", where, `${letters.toFixed(1)} px`);
      if (scroller || element.closest("[data-panned]")) continue;
      const named = element.closest("[data-name]");
      if (named) {
        const words = named.textContent.replace(/\s+/g, " ").trim();
        if (!names.some((name) => name.toLowerCase() === words.toLowerCase())) fault("name", `"${words}" is marked as a name and is none`);
        else if (named.scrollWidth > named.clientWidth + SLACK || frame(named).right < boxes[0].right) {
          if (style(named).textOverflow !== "ellipsis") fault("cut", where, "a name without an ellipsis");
        }
        const box = named.getBoundingClientRect();
        if (box.right > innerWidth + SLACK || box.left < -SLACK) fault("cut", where, "leaves the window");
        continue;
      }
      const clip = frame(element);
      const high = letters * 0.25;
      let cut = false;
      for (const box of boxes) {
        const out = [["left", clip.left - box.left - SLACK], ["top", clip.top - box.top - high], ["right", box.right - clip.right - SLACK], ["bottom", box.bottom - clip.bottom - high]]
          .filter(([, much]) => much > 0).map(([side, much]) => `${Math.ceil(much)} px ${side}`);
        if (out.length) {
          if (phone && !clip.by && out.every((one) => / (bottom|top)$/.test(one))) break;
          const dots = clip.by && style(clip.by).textOverflow === "ellipsis" ? "with an ellipsis, and is no data-name, " : "";
          cut = true;
          fault("cut", where, `${dots}${out.join(", ")} ${clip.by ? `by ${said(clip.by).split(" ")[0]}` : "of the window"}`);
          break;
        }
      }
      if (cut || element.closest("[data-fan]") || style(element).pointerEvents === "none") continue;
      for (const box of boxes) {
        const over = [0.1, 0.5, 0.9]
          .map((part) => document.elementFromPoint(box.left + part * (box.right - box.left), (box.top + box.bottom) / 2))
          .find((hit) => hit && hit !== element && !hit.contains(element) && !element.contains(hit) && !element.ownerSVGElement?.contains(hit));
        if (over) {
          fault("covered", where, `by ${said(over)}`);
          break;
        }
      }
    }
    return [...new Set(faults)];
  }
  window.geometry = geometry;
})();
