// Rule numbers as they stand in the texts: "SJ 62", "SJ 91-93", "PR 33, 37".

interface Rule {
  book: string;
  number: string;
}

/** A number with its book; nothing if it is no rule number. */
export function ruleOf(text: string): Rule | null {
  const [, book = "", number = ""] = /^\s*([\p{L}]+)\s*([\w.]+)\s*$/u.exec(text) ?? [];
  return /\d/.test(number) ? { book: book.toLowerCase(), number } : null;
}

/** Whether rules as written hold one: itself, or in a range; a book stands until the next one is named. */
export function holds(written: string, wanted: Rule): boolean {
  let book = "";
  return written.split(",").some((part) => {
    const [, named = "", from = "", to = from] =
      /^\s*(?:([\p{L}]+)\s*)?([\w.]+)(?:-([\w.]+))?\s*$/u.exec(part) ?? [];
    book = named.toLowerCase() || book;
    if (book !== wanted.book) return false;
    const [low, high, number] = [Number(from), Number(to), Number(wanted.number)];
    return from === wanted.number || to === wanted.number || (low <= number && number <= high);
  });
}
