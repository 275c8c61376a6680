// What a table is given in place of a match on a server: a question that is open until its one answer comes.
import type { Client } from "../net/table.svelte";
import type { Entry, HintResult, TableInfo, Update } from "../net/wire";

const never = (): Promise<null> => Promise.resolve(null);

export class Asker implements Client {
  readonly id = "";
  readonly info: TableInfo | null = null;
  readonly update: Update | null = null;
  readonly entries: Entry[] = [];
  readonly mine: number[];
  readonly line = "online";
  readonly trouble = false;
  readonly hint: HintResult | null = null;
  readonly hinting = false;
  readonly refusal: string | null = null;
  readonly arrived = null;
  readonly declined: number[] = [];
  readonly points = [];
  private readonly told: (code: number) => void;

  constructor(seat: number, told: (code: number) => void) {
    this.mine = [seat];
    this.told = told;
  }

  answer(codes: number[]): Promise<null> {
    const [code] = codes;
    if (code !== undefined) this.told(code);
    return Promise.resolve(null);
  }

  // All else needs a match.
  early = never;
  undo = never;
  reset = never;
  withdraw = never;
  consent = never;
  point = never;
  skipGuide = never;
  askHint = async (): Promise<void> => {};
  close(): void {}
  again(): void {}
}
