import type { Cents } from '#core/money.ts';
import { words } from './words/index.ts';

/** More lines than a busy month has. A longer file is a mistake. */
export const MOST_BANK_LINES = 5_000;
export const MOST_BANK_BYTES = 2 * 1024 * 1024;
/** The longest text to keep for a line, in characters. */
const LONGEST_WORDS = 300;
/**
 * In cents: more than a yacht costs, because sales of yachts use the same account as charters. A larger amount is a mistake.
 */
const MOST_CENTS = 100_000_000_000;

/** A payment that came in, as a bank's file describes it. */
export type BankLine = {
  readonly day: string;
  readonly cents: Cents;
  /** The bank's text for the line: who paid, and what they wrote. */
  readonly words: string;
  /** The bank's own id of the line; '' if the file has none. */
  readonly bankId: string;
  /** The account that the money came into, if the file names it. */
  readonly account: string;
};

/** The content of a bank's file: the payments that came in, and the numbers of lines left out. */
export type BankFile = {
  readonly lines: readonly BankLine[];
  /** The number of lines for money that went out. */
  readonly debits: number;
  /** The number of lines that have not arrived yet or move no money, such as a balance. */
  readonly others: number;
  /** The number of lines whose direction the bank does not tell. */
  readonly unsaid: number;
};

/** Where a file cannot be read, and why; counted from 1. */
export type BankFault = {
  readonly line: number;
  readonly column: number;
  readonly message: string;
};

/** The first fault of a file. A file with a fault is refused as a whole. */
export class BankFileFault extends Error {
  readonly fault: BankFault;
  constructor(line: number, column: number, message: string) {
    super(message);
    this.fault = { line, column, message };
  }
}

/** A table without known headings: staff must describe its columns. */
export class NoHeadings extends BankFileFault {
  constructor() {
    super(1, 1, words.noHeadings);
  }
}

/** The message for a fault: "Line 4, column 3: …". */
export const faultText = ({ line, column, message }: BankFault): string => words.fault(line, column, message);

/** The message when the described columns do not suffice. */
export const columnsMissing = () => words.columnsMissing;

/** A bank's text on one line, without control characters and repeated parts, cut to `LONGEST_WORDS`. */
export function bankWords(...parts: readonly string[]): string {
  return parts
    .map((part) =>
      part
        .toWellFormed()
        .replaceAll(/[\p{C}\s]+/gu, ' ')
        .trim(),
    )
    .filter((part, place, all) => part !== '' && all.indexOf(part) === place)
    .join(' · ')
    .slice(0, LONGEST_WORDS)
    .toWellFormed();
}

const US_AMOUNT = /^(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d{1,2})0*)?$/;

/**
 * The cents of an amount as American banks write it: "1,070.50", "$12", "-3.00", "(3.00)", "3.00-", "USD 5". Below 0 for money
 * that went out. Undefined for anything else, such as "1.070,50", because guessing is dangerous.
 */
export function bankCents(written: string): Cents | undefined {
  const text = written.replaceAll(/\s|USD|\$/gi, '').replaceAll('\u2212', '-');
  const inside = /^\((.*)\)$/.exec(text)?.[1];
  const [, before = '', middle = '', after = ''] = /^([+-]?)(.*?)(-?)$/.exec(inside ?? text) ?? [];
  const [signs, isOut] = [before + after, inside !== undefined || (before + after).includes('-')];
  if (signs.length > 1 || (inside !== undefined && signs !== '')) return undefined;
  const [found, whole, cents = ''] = US_AMOUNT.exec(middle) ?? [];
  if (found === undefined || found === '' || (whole ?? cents) === '') return undefined;
  const sum = Number((whole ?? '0').replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
  if (sum > MOST_CENTS) return undefined;
  return isOut && sum !== 0 ? -sum : sum;
}

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]\d{2}:\d{2}.*)?$/;
const US_DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?: \d{1,2}:\d{2}.*)?$/;

/** The ISO day of a date as Americans ("3/6/2027") or programs ("2027-03-06") write it. Does not check that the day exists. */
export function bankDay(written: string): string | undefined {
  const text = written.trim();
  const iso = ISO_DAY.exec(text);
  if (iso) return `${iso[1]}-${iso[2]}-${iso[3]}`;
  const [, month = '', day = '', year] = US_DAY.exec(text) ?? [];
  return year === undefined ? undefined : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const idOf = ({ account, day, bankId, cents }: BankLine) =>
  JSON.stringify(['id', account, day, bankId, cents]);

/**
 * The ids that lines with different texts share. Such an id belongs to something else, so it cannot identify a line. Only lines of
 * one day and amount are compared: the other days of a file differ from one file to the next.
 */
function sharedIds(lines: readonly BankLine[]): ReadonlySet<string> {
  const said = new Map<string, string>();
  const shared = new Set<string>();
  for (const line of lines) {
    const id = idOf(line);
    if ((said.get(id) ?? line.words) !== line.words) shared.add(id);
    said.set(id, line.words);
  }
  return shared;
}

/**
 * A key for each line that is the same in every file with this line. It consists of day, amount and the bank's id, or else of
 * all fields. Equal lines are numbered in order, which works because a file contains a day completely or not at all.
 */
export function identitiesOf(lines: readonly BankLine[]): string[] {
  const before = new Map<string, number>();
  const shared = sharedIds(lines);
  return lines.map((line) => {
    const { day, cents, words, bankId, account } = line;
    if (bankId !== '' && !shared.has(idOf(line))) return idOf(line);
    const said = JSON.stringify(['line', account, day, cents, words]);
    const place = (before.get(said) ?? 0) + 1;
    before.set(said, place);
    return `${said} ${place}`;
  });
}
