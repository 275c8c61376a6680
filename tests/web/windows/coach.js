// What can be wrong with the coach of a guided game in a window: `coached({ least, phone })` gives a list of faults.
(() => {
  const SLACK = 1.5, LETTER = 11;
  const said = (one) => `${one.tagName.toLowerCase()} "${(one.innerText ?? "").trim().slice(0, 30)}"`;
  const shown = (one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility !== "hidden";
  const both = (a, b) => [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
  const over = (a, b) => both(a, b).every((one) => one > SLACK);
  const spot = ({ left, top, width, height }) => [left, top, width, height].map(Math.round).join(" ");

  /** What of the question must stay in sight: on a phone the coach says what is asked, and its buttons are left. */
  const question = (phone) => {
    const bar = document.querySelector(".q");
    if (!phone || !bar.matches(".coached")) return [bar];
    return [...bar.querySelectorAll(".buttons > *")].filter(shown);
  };

  window.coached = ({ least, phone }) => {
    const faults = [];
    const coach = document.querySelector("[data-coach]");
    if (!coach || !shown(coach)) return ["there is no coach"];
    const box = coach.getBoundingClientRect();
    const end = coach.matches("[data-coach-end]");
    if (box.left < -SLACK || box.top < -SLACK || box.right > innerWidth + SLACK || box.bottom > innerHeight + SLACK)
      faults.push(`the coach leaves the window: ${spot(box)}`);
    if (end && coach.scrollHeight > coach.clientHeight + SLACK) faults.push(`its text is ${coach.scrollHeight} high in ${coach.clientHeight}`);

    const walker = document.createTreeWalker(coach, NodeFilter.SHOW_TEXT, (node) => (node.data.trim() ? 1 : 3));
    const range = document.createRange();
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent.closest(".vh") || !shown(parent)) continue;
      range.selectNodeContents(walker.currentNode);
      const words = walker.currentNode.data.trim().slice(0, 30);
      if (parseFloat(getComputedStyle(parent).fontSize) < LETTER - 0.05) faults.push(`small letters: ${words}`);
      for (const line of range.getClientRects()) {
        const inside = line.left >= box.left - SLACK && line.right <= box.right + SLACK && line.top >= box.top - SLACK && line.bottom <= box.bottom + SLACK;
        if (!inside) faults.push(`"${words}" runs out of the coach`);
        const hit = document.elementFromPoint((line.left + line.right) / 2, (line.top + line.bottom) / 2);
        if (inside && !coach.contains(hit)) faults.push(`"${words}" is covered by ${hit ? said(hit) : "nothing"}`);
      }
    }
    for (const button of [...coach.querySelectorAll("button")].filter(shown)) {
      const size = button.getBoundingClientRect();
      if (Math.min(size.width, size.height) < least - 0.6) faults.push(`${said(button)} is ${spot(size)}, less than ${least}`);
    }
    const buttons = [...coach.querySelectorAll("button")].filter(shown);
    for (const [i, one] of buttons.entries())
      for (const other of buttons.slice(i + 1))
        if (over(one.getBoundingClientRect(), other.getBoundingClientRect())) faults.push(`${said(one)} and ${said(other)} overlap`);
    const top = document.querySelector("[data-region=top]");
    if (over(box, top.getBoundingClientRect())) faults.push("it lies over the bar at the top");
    if (end) return [...new Set(faults)];

    for (const one of question(phone))
      if (over(box, one.getBoundingClientRect())) faults.push(`it lies over the question: ${said(one)}`);
    const pointed = document.querySelector("[aria-describedby~=coach-text]:not([role=dialog])");
    if (!pointed || !shown(pointed)) return [...new Set([...faults, "it points at nothing"])];
    const target = pointed.getBoundingClientRect();
    const room = pointed.closest("[data-panned]")?.parentElement.getBoundingClientRect();
    const seen = { left: Math.max(target.left, room?.left ?? 0), top: Math.max(target.top, room?.top ?? 0),
      right: Math.min(target.right, room?.right ?? innerWidth), bottom: Math.min(target.bottom, room?.bottom ?? innerHeight) };
    if (seen.right - seen.left < 8 || seen.bottom - seen.top < 8) faults.push(`what it points at is out of sight: ${spot(target)}`);
    if (over(box, seen)) faults.push(`it lies over what it points at: ${said(pointed)} ${spot(target)}, coach ${spot(box)}`);
    const ring = document.querySelector(".scrim .ring")?.getBoundingClientRect();
    if (!ring || !over(ring, target)) faults.push("what it points at has no ring");
    return [...new Set(faults)];
  };
})();
