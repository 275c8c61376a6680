// Between a page and its server: messages can be held back, answers refused, and events told that nobody played.
// Everything that moves is noted, with whether it began and ended where the page has the thing or place it names.
(() => {
  const stage = { delay: 0, refuse: false, last: null, heard: [], flights: [], rings: [], said: [], left: [], sounds: 0 };
  window.stage = stage;

  window.WebSocket = new Proxy(window.WebSocket, {
    construct(target, args) {
      const line = new target(...args);
      const send = line.send.bind(line);
      let handler = null;
      const hear = (data) => {
        const message = JSON.parse(data);
        if (message.type === "update") stage.last = message;
        stage.heard.push({ type: message.type, at: performance.now() });
        handler?.({ data });
      };
      const later = (data) => (stage.delay ? setTimeout(() => hear(data), stage.delay) : hear(data));
      line.addEventListener("message", (event) => later(event.data));
      Object.defineProperty(line, "onmessage", { set: (given) => (handler = given), get: () => handler });
      line.send = (data) => {
        const { type, id } = JSON.parse(data);
        const no = { type: "refused", id, reason: "illegal", message: "not like this", row: null };
        if (type === "answer" && stage.refuse) later(JSON.stringify(no));
        else send(data);
      };
      stage.say = (message) => hear(JSON.stringify(message));
      return line;
    },
  });

  /** Tell answers that nobody gave: each the events of one seat. `mine` leaves my question open, `view` changes it. */
  stage.tell = (answers, mine = false, view = {}) => {
    const { last } = stage;
    stage.asked ??= last.question;
    const entries = answers.map(([seat, events, text = ""], i) => ({
      row: last.row + i, kind: "play", seat, text, ask: "", at: 0, events,
      forced: false, undone: false, to: null, by: "", agreed: [],
    }));
    const question = mine ? stage.asked : { ...stage.asked, seat: 1, menu: null };
    const row = last.row + answers.length;
    stage.say({ ...last, row, entries, fresh: false, question, view: { ...last.view, ...view } });
  };

  const boxes = (key) => {
    const [place, kind] = key.split("/");
    const zone = `[data-zone="${place}"]`;
    const inside = [`data-part="${kind}"`, `data-target$=":${kind}"`, `data-target*=":${kind}:"`];
    const wanted = kind === undefined ? `[data-target="${key}"], ${zone}` : inside.map((one) => `${zone} [${one}]`).join();
    return [...document.querySelectorAll(wanted)].map((one) => one.getBoundingClientRect());
  };
  const meets = (key, box) =>
    boxes(key).some((one) => ["left", "top", "width", "height"].every((side) => Math.abs(one[side] - box[side]) < 1));
  document.addEventListener("ludoteca:flight", ({ detail }) => {
    const faces = document.querySelectorAll(".flights svg.card").length;
    stage.flights.push({ ...detail, starts: meets(detail.from, detail.start), ends: meets(detail.to, detail.end), faces });
  });
  addEventListener("DOMContentLoaded", () => {
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node.classList?.contains("ringed"))
            stage.rings.push({ at: node.dataset.at, dashed: node.classList.contains("dashed") });
    }).observe(document.body, { childList: true, subtree: true });
    let before = "";
    new MutationObserver(() => {
      const now = document.querySelector("[data-say=moves]")?.textContent ?? "";
      if (now && now !== before) stage.said.push({ text: now, at: performance.now() });
      before = now;
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });

  /** From the next click on: the first frame in which this thing has left its place, and whether the server spoke before. */
  stage.watch = (target) => {
    const thing = document.querySelector(`[data-target="${target}"]`);
    const began = stage.left.length;
    document.addEventListener("click", () => {
      const at = performance.now();
      const frame = () => {
        if (stage.left.length > began) return;
        const gone = getComputedStyle(thing).opacity === "0" && document.querySelector(".flights .fly");
        if (gone) stage.left.push({ ms: performance.now() - at, before: !stage.heard.some((one) => one.at > at) });
        else requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    }, { capture: true, once: true });
  };

  /** What moves now, other than by fading. */
  stage.moving = () =>
    document.getAnimations().filter((one) =>
      one.effect.getKeyframes().some((step) => (step.transform ?? "none") !== "none" || (step.scale ?? "none") !== "none"),
    ).length;

  const Sound = window.AudioContext;
  window.AudioContext = class extends Sound {
    constructor() {
      super();
      stage.sounds += 1;
    }
  };
})();
