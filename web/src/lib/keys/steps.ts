// A group of radio buttons is one stop of the tab key: the arrows walk through it and choose.
export function steps(group: HTMLElement): { destroy: () => void } {
  const walk = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key] ?? 0;
    const all = [...group.querySelectorAll<HTMLElement>("[role=radio]")];
    const at = all.findIndex((one) => one === document.activeElement);
    const next = all[(at + step + all.length) % all.length];
    if (!step || at < 0 || !next) return;
    event.preventDefault();
    next.click();
    next.focus();
  };
  group.addEventListener("keydown", walk);
  return { destroy: () => group.removeEventListener("keydown", walk) };
}
