import type { Cents } from '#core/money.ts';
import { words } from './words/index.ts';

/** More than a busy month of an account; a file of more is a mistake. */
export const MOST_BANK_LINES = 5_000;
export const MOST_BANK_BYTES = 2 * 1024 * 1024;
/** The longest text that is kept of a line. */
const LONGEST_WORDS = 300;
/** More than a yacht costs, which goes through the same account as charters do; a file that says more is a mistake. */
const MOST_CENTS = 100_000_000_000;

/** Money that came in, as a bank's file says it. */
export type BankLine = {
  readonly day: string;
  readonly cents: Cents;
  /** What the bank wrote beside it: who paid, and what they wrote on it. */
  readonly words: string;
  /** By what the bank itself knows it; '' where the file has nothing of the kind. */
  readonly bankId: string;
  /** Which account it came into, where the file says so. */
  readonly account: string;
};

/** What a file holds: money that came in, and how many other lines were left out. */
export type BankFile = {
  readonly lines: readonly BankLine[];
  /** Money that went out. */
  readonly debits: number;
  /** What has not arrived yet, or moves nothing, such as a balance. */
  readonly others: number;
  /** Of which the bank does not say whether it came in or went out. */
  readonly unsaid: number;
};

/** Where a file cannot be read, and why. */
export type BankFault = {
  readonly line: number;
  readonly column: number;
  readonly message: string;
};

/** The first fault of a file: nothing of it is taken. */
export class BankFileFault extends Error {
  readonly fault: BankFault;
  constructor(line: number, column: number, message: string) {
    super(message);
    this.fault = { line, column, message };
  }
}

/** A table without headings that are known: somebody has to say what its columns are. */
export class NoHeadings extends BankFileFault {
  constructor() {
    super(1, 1, words.noHeadings);
  }
}

/** "Line 4, column 3: …": where a person looks for it. */
export const faultText = ({ line, column, message }: BankFault): string => words.fault(line, column, message);

/** What is said where it is not known which column is what. */
export const columnsMissing = () => words.columnsMissing;

/** A bank's text on one line, without what cannot be read or kept. */
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
 * Cents of an amount as American banks write it: "1,070.50", "$12", "-3.00", "(3.00)", "3.00-", "USD 5"; below 0 for money
 * that went out. Undefined for anything else: "1.070,50" is not guessed at.
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

/** The day of a date as it is written here ("3/6/2027") or by programs ("2027-03-06"); whether there is such a day is not said. */
export function bankDay(written: string): string | undefined {
  const text = written.trim();
  const iso = ISO_DAY.exec(text);
  if (iso) return `${iso[1]}-${iso[2]}-${iso[3]}`;
  const [, month = '', day = '', year] = US_DAY.exec(text) ?? [];
  return year === undefined ? undefined : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const idOf = ({ account, bankId }: BankLine) => JSON.stringify([account, bankId]);

/** The ids that several lines have which are not the same: whatever such an id is of, it is no line's. */
function sharedIds(lines: readonly BankLine[]): ReadonlySet<string> {
  const said = new Map<string, string>();
  const shared = new Set<string>();
  for (const line of lines) {
    const [id, saying] = [idOf(line), JSON.stringify([line.day, line.words])];
    if ((said.get(id) ?? saying) !== saying) shared.add(id);
    said.set(id, saying);
  }
  return shared;
}

/**
 * What tells each line from every other, also those of other files: its day, its amount and what the bank calls it, or else all
 * that it says. Lines that say the same are told apart by which of them they are, because a file has all of a day or none.
 */
export function identitiesOf(lines: readonly BankLine[]): string[] {
  const before = new Map<string, number>();
  const shared = sharedIds(lines);
  return lines.map((line) => {
    const { day, cents, words, bankId, account } = line;
    if (bankId !== '' && !shared.has(idOf(line))) return JSON.stringify(['id', account, day, bankId, cents]);
    const said = JSON.stringify(['line', account, day, cents, words]);
    const place = (before.get(said) ?? 0) + 1;
    before.set(said, place);
    return `${said} ${place}`;
  });
}
