// Numbers of rules as they are written: "SJ 12", "SJ 19-21", "PR 16, PR 23".
interface Span {
  book: string;
  from: number;
  to: number;
}

const RULE = /([a-z]+)\s*(\d+)(?:\s*[-–]\s*(\d+))?/gi;

/** What is named in a text that names rules and nothing else; none otherwise. */
function spans(text: string): Span[] {
  if (text.replaceAll(RULE, "").replaceAll(/[\s,]/g, "")) return [];
  return [...text.matchAll(RULE)].map(([, book = "", from = "", to]) => ({
    book: book.toLowerCase(),
    from: Number(from),
    to: Number(to ?? from),
  }));
}

/** Whether a rule that is looked for is among those that are named. */
export function namesRule(named: string, wanted: string): boolean {
  const there = spans(named);
  return spans(wanted).some((one) =>
    there.some((other) => one.book === other.book && one.from <= other.to && other.from <= one.to),
  );
}
