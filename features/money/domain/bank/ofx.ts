import { isCharterDay } from '#core/charter-time.ts';
import {
  type BankFile,
  BankFileFault,
  type BankLine,
  bankCents,
  bankWords,
  MOST_BANK_LINES,
} from './lines.ts';
import { words } from './words/index.ts';

/** An opening or closing tag as banks' programs write it, and the text after it. */
const TAG = /<(\/?)([A-Za-z][\w.]{0,40})>([^<]*)/g;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Replaces character entities; unknown ones stay as they are. */
const unescaped = (text: string) =>
  text.replaceAll(/&(?:#(\d{1,6})|([a-z]{2,4}));/g, (whole, code: string | undefined, name: string) => {
    if (code === undefined) return ENTITIES[name] ?? whole;
    const point = Number(code);
    return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : whole;
  });

/** The line and column of an offset, counted from 1. */
function placeOf(text: string, offset: number): readonly [line: number, column: number] {
  const before = text.slice(0, offset);
  return [before.split('\n').length, offset - before.lastIndexOf('\n')];
}

type Value = { readonly text: string; readonly from: number };
type Transaction = { readonly from: number; readonly values: Map<string, Value> };

const shown = (text: string) => `“${bankWords(text).slice(0, 40)}”`;

/** Reads one transaction of the file; undefined for one that moves no money. */
function lineOf(
  text: string,
  account: string,
  latest: string,
  { from, values }: Transaction,
): BankLine | undefined {
  const wrong = (at: number, why: string) => new BankFileFault(...placeOf(text, at), why);
  const needed = (name: string) => {
    const value = values.get(name);
    if (!value || value.text === '') throw wrong(value?.from ?? from, words.without(name));
    return value;
  };
  const amount = needed('TRNAMT');
  // OFX amounts have no thousands separators, and can have a comma before the cents.
  const isAmount = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/.test(amount.text);
  const cents = isAmount ? bankCents(amount.text.replace(',', '.').replace(/\.$/, '')) : undefined;
  if (cents === undefined) throw wrong(amount.from, `${words.noAmount(shown(amount.text), '1070.50')}.`);
  const posted = needed('DTPOSTED');
  const [, year = '', month = '', date = ''] = /^(\d{4})(\d{2})(\d{2})/.exec(posted.text) ?? [];
  const day = `${year}-${month}-${date}`;
  if (!isCharterDay(day)) throw wrong(posted.from, `${words.noDay(shown(posted.text), '20270306')}.`);
  if (day > latest) throw wrong(posted.from, `${words.stillToCome(shown(posted.text))}.`);
  if (cents === 0) return undefined;
  const said = (name: string) => values.get(name)?.text ?? '';
  return {
    day,
    cents,
    account,
    bankId: needed('FITID').text.slice(0, 120),
    words: bankWords(said('NAME'), said('PAYEE'), said('MEMO'), said('REFNUM')),
  };
}

type Tag = Value & { readonly isEnd: boolean; readonly name: string; readonly begins: number };

const tagsIn = (text: string): readonly Tag[] =>
  Array.from(text.matchAll(TAG), ({ index, 1: slash, 2: name = '', 3: rest = '' }) => ({
    isEnd: slash !== '',
    name: name.toUpperCase(),
    text: unescaped(rest).trim(),
    from: index + name.length + 2,
    begins: index,
  }));

/** Why a tag shows that the file is not of a US dollar bank account; undefined for any other tag. */
function strangeness({ name, text }: Tag): string | undefined {
  if (name === 'CCSTMTRS') return words.ofACard;
  if (name === 'CURDEF' && text.toUpperCase() !== 'USD') return words.notDollars(shown(text));
  return undefined;
}

/** The transactions of a file, each with its account. */
function* transactionsIn(tags: readonly Tag[]): Generator<Transaction & { readonly account: string }> {
  let account = '';
  let open: Transaction | undefined;
  for (const tag of tags) {
    if (tag.name === 'STMTTRN') {
      if (open) yield { ...open, account };
      open = tag.isEnd ? undefined : { from: tag.begins, values: new Map() };
    } else if (tag.isEnd) continue;
    else if (open) open.values.set(tag.name, open.values.get(tag.name) ?? tag);
    else if (tag.name === 'ACCTID') account = tag.text.slice(0, 120);
  }
}

/** Refuses a file that is of another kind of account, too long, or cut off inside a transaction. */
function checkWhole(text: string, tags: readonly Tag[]): void {
  const fault = (tag: Tag | undefined, why: string) =>
    new BankFileFault(...placeOf(text, tag?.begins ?? 0), why);
  for (const tag of tags) {
    const strange = tag.isEnd ? undefined : strangeness(tag);
    if (strange) throw fault(tag, strange);
  }
  const ends = tags.filter(({ name }) => name === 'STMTTRN');
  const begun = ends.filter(({ isEnd }) => !isEnd);
  const past = begun[MOST_BANK_LINES];
  if (past) throw fault(past, words.tooLong);
  const last = ends.at(-1);
  if (last && !last.isEnd) throw fault(last, words.endsInside);
}

/**
 * The payments that came in, from an OFX or QFX file of version 1 (without closing tags) or 2 (with them).
 *
 * @param text with `\
 * ` as its only line break
 * @param latest the last day that a line can have
 */
export function readBankOfx(text: string, latest: string): BankFile {
  const tags = tagsIn(text);
  checkWhole(text, tags);
  const read = [...transactionsIn(tags)].map((one) => lineOf(text, one.account, latest, one));
  const lines = read.filter((line) => line !== undefined);
  const credits = lines.filter(({ cents }) => cents > 0);
  const [debits, others] = [lines.length - credits.length, read.length - lines.length];
  return { lines: credits, debits, others, unsaid: 0 };
}
