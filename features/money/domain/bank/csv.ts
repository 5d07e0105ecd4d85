import Papa from 'papaparse';
import { isCharterDay } from '#core/charter-time.ts';
import { type ColumnMeaning, DELIMITERS, type SaidColumns } from './columns.ts';
import {
  type BankFile,
  BankFileFault,
  type BankLine,
  bankCents,
  bankDay,
  bankWords,
  MOST_BANK_LINES,
  NoHeadings,
} from './lines.ts';
import { words as texts } from './words/index.ts';

/** The banks' headings for the columns that are read, in order of preference. */
const HEADINGS = {
  day: [
    'posting date',
    'posted date',
    'post date',
    'date posted',
    'booking date',
    'date',
    'transaction date',
    'posted',
  ],
  amount: ['amount', 'transaction amount', 'amount usd', 'net amount'],
  credit: [
    'credit',
    'credits',
    'credit amount',
    'amount credit',
    'deposit',
    'deposits',
    'deposit amount',
    'money in',
    'paid in',
  ],
  debit: [
    'debit',
    'debits',
    'debit amount',
    'amount debit',
    'withdrawal',
    'withdrawals',
    'withdrawal amount',
    'money out',
    'paid out',
  ],
  // Not “bank id” and “id”: these often identify the bank, the account or the client.
  id: ['transaction id', 'fitid', 'unique id'],
  account: ['account number', 'account id', 'account'],
  side: [
    'details',
    'transaction type',
    'type',
    'credit debit',
    'debit credit',
    'cr dr',
    'dr cr',
    'credit or debit',
  ],
  state: ['status', 'state'],
  currency: ['account currency', 'currency', 'currency code', 'ccy'],
} as const;
type Column = keyof typeof HEADINGS;
const WORDS: readonly string[] = [
  'description',
  'transaction description',
  'extended description',
  'original description',
  'memo',
  'name',
  'payee',
  'payer',
  'reference',
  'reference number',
  'narrative',
  'text',
  'message',
  'note',
  'notes',
];
/** Some banks start a file with the month's sums. A matching row further down is no heading. */
const HEADINGS_WITHIN = 30;

const OUT = /^(?:debit|dr|withdrawal|check|ach_debit)$/i;
const SIDE = /^(?:debit|credit|dr|cr|withdrawal|deposit|check|dslip|ach_credit|ach_debit)$/i;
const NOT_YET = /pending|scheduled|processing/i;
const STATE = /^(?:pending|scheduled|processing|posted|booked|completed|cleared|settled)$/i;

/**
 * The currencies that banks here keep accounts in. Not any three letters: some banks have a column of codes such as ACH and POS.
 */
const CURRENCY =
  /^(?:USD|EUR|GBP|CHF|CAD|AUD|NZD|JPY|CNY|HKD|SGD|MXN|BRL|ARS|CLP|COP|PEN|UYU|DOP|BSD|BBD|BMD|KYD|JMD|CRC|SEK|NOK|DKK|PLN|ILS|AED|ZAR)$/;
const DOLLARS = /^(?:USD|US\$|\$)$/i;

const plain = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();

type Row = { readonly cells: readonly string[]; readonly line: number };
type Columns = {
  readonly of: Partial<Readonly<Record<Column, number>>> & { readonly day: number };
  readonly words: readonly number[];
  readonly headings: readonly string[];
  /** Whether no amount has a sign. Then only a word beside it tells the direction of the money. */
  readonly isSideNeeded: boolean;
};

/** The rows, each with the number of its first line: a quoted cell can span several lines. */
function rowsOf(
  text: string,
  delimiter: string,
): { readonly rows: Row[]; readonly open: number | undefined } {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  let line = 1;
  const rows = data.map((cells) => {
    const row = { cells, line };
    line += 1 + cells.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0);
    return row;
  });
  const wrong = errors.find(({ type }) => type === 'Quotes');
  return { rows, open: wrong && rows[wrong.row ?? 0]?.line };
}

/** The columns that a heading row names; undefined if the row is no heading row. */
function columnsIn({ cells }: Row): Columns | undefined {
  const headings = cells.map(plain);
  const places = (Object.keys(HEADINGS) as Column[]).flatMap((column) => {
    const name = HEADINGS[column].find((one) => headings.includes(one));
    return name === undefined ? [] : [[column, headings.indexOf(name)] as const];
  });
  const of: Partial<Record<Column, number>> = Object.fromEntries(places);
  const words = headings.flatMap((heading, place) => (WORDS.includes(heading) ? [place] : []));
  const { day } = of;
  if (day === undefined || (of.amount === undefined && of.credit === undefined)) return undefined;
  const isSaying = words.length > 0 || of.side !== undefined || of.id !== undefined;
  return isSaying ? { of: { ...of, day }, words, headings: cells, isSideNeeded: false } : undefined;
}

type Table = { readonly columns: Columns; readonly rows: readonly Row[] };

const placed = (column: Column, place: number | undefined) =>
  place === undefined ? {} : { [column]: place };

/** An unused column whose cells mostly match `says`: the direction of the money, whether it has arrived, or its currency. */
function columnOf(rows: readonly Row[], said: readonly ColumnMeaning[], says: RegExp): number | undefined {
  const place = said.findIndex((meaning, at) => {
    const filled = rows.map(({ cells }) => (cells[at] ?? '').trim()).filter((cell) => cell !== '');
    return meaning === 'none' && filled.filter((cell) => says.test(cell)).length * 2 > filled.length;
  });
  return place < 0 ? undefined : place;
}

/** The rows of a table whose columns staff have described. Every row must have as many columns as described. */
function tableAsSaid(text: string, { columns: said, hasHeading }: SaidColumns): Table {
  const placeOf = (meaning: ColumnMeaning) => {
    const place = said.indexOf(meaning);
    return place < 0 ? undefined : place;
  };
  const [day, amount, credit, debit] = (['day', 'amount', 'in', 'out'] as const).map(placeOf);
  const fits = ({ cells }: Row) => cells.length === said.length;
  const tables = DELIMITERS.map((delimiter) => rowsOf(text, delimiter)).filter(({ rows }) => {
    const first = rows.find(isFilled);
    return first !== undefined && fits(first);
  });
  // A comma in an amount can split the first row into the right number by chance; it cannot do so in all rows.
  const table = tables.find(({ rows }) => rows.filter(isFilled).every(fits)) ?? tables[0];
  if (table) {
    const { rows, open } = table;
    const first = rows.find(isFilled) as Row;
    const lines = hasHeading ? rows.slice(rows.indexOf(first) + 1) : rows;
    if (open !== undefined) throw new BankFileFault(open, 1, texts.quoteOpen);
    // Some banks use words for the direction of an amount without a sign, and for whether it has arrived.
    const side = amount === undefined ? undefined : columnOf(lines, said, SIDE);
    const isSigned = lines.some(({ cells }) => (bankCents(cells[amount ?? -1] ?? '') ?? 0) < 0);
    const of = {
      day: day ?? 0,
      ...placed('amount', amount),
      ...placed('credit', credit),
      ...placed('debit', debit),
      ...placed('side', side),
      ...placed('state', columnOf(lines, said, STATE)),
      ...placed('currency', columnOf(lines, said, CURRENCY)),
    };
    const words = said.flatMap((meaning, place) => (meaning === 'text' ? [place] : []));
    const headings = said.map((_, place) => `column ${place + 1}`);
    return {
      columns: { of, words, headings, isSideNeeded: side !== undefined && !isSigned },
      rows: lines,
    };
  }
  throw new BankFileFault(1, 1, texts.otherColumns(said.length));
}

const isFilled = ({ cells }: Row) => cells.some((cell) => cell.trim() !== '');

/**
 * The rows below the headings, for any delimiter. Throws `NoHeadings` if there are none and staff have
 * not described the columns.
 */
function tableIn(text: string, said: SaidColumns | undefined): Table {
  for (const delimiter of DELIMITERS) {
    const { rows, open } = rowsOf(text, delimiter);
    const place = rows.slice(0, HEADINGS_WITHIN).findIndex((row) => columnsIn(row) !== undefined);
    const head = rows[place];
    const columns = head && columnsIn(head);
    if (!columns) continue;
    if (open !== undefined) throw new BankFileFault(open, 1, texts.quoteOpen);
    return { columns, rows: rows.slice(place + 1) };
  }
  if (said) return tableAsSaid(text, said);
  throw new NoHeadings();
}

const shown = (text: string) => `“${bankWords(text).slice(0, 40)}”`;

/**
 * Makes a function that reads one row. It answers undefined for a row that moves no money, and 'unsaid' if
 * the direction is unknown.
 */
function readerOf({ of, words, headings, isSideNeeded }: Columns, latest: string) {
  const at = (row: Row, column: Column) => {
    const place = of[column];
    return place === undefined ? '' : (row.cells[place] ?? '').trim();
  };
  const wrong = ({ line }: Row, column: Column, why: string) => {
    const place = of[column] ?? 0;
    return new BankFileFault(line, place + 1, `${texts.under(why, bankWords(headings[place] ?? ''))}.`);
  };
  const centsAt = (row: Row, column: Column) => {
    const text = at(row, column);
    if (text === '') return 0;
    const cents = bankCents(text);
    if (cents === undefined) throw wrong(row, column, texts.noAmount(shown(text), '1,070.50'));
    return cents;
  };
  const dayOf = (row: Row) => {
    const text = at(row, 'day');
    const day = bankDay(text);
    if (!day || !isCharterDay(day)) throw wrong(row, 'day', texts.noDay(shown(text), '3/6/2027'));
    if (day > latest) throw wrong(row, 'day', texts.stillToCome(shown(text)));
    return day;
  };
  const centsOf = (row: Row) => {
    if (of.credit !== undefined) {
      const credit = centsAt(row, 'credit');
      // Below 0 it is a reversed credit.
      if (credit !== 0) return credit;
      const out = of.debit === undefined ? 0 : Math.abs(centsAt(row, 'debit'));
      if (out > 0 || of.amount === undefined) return 0 - out;
    }
    const cents = centsAt(row, 'amount');
    return OUT.test(at(row, 'side')) ? 0 - Math.abs(cents) : cents;
  };
  return (row: Row): BankLine | 'unsaid' | undefined => {
    const beyond = row.cells.findIndex((cell, place) => place >= headings.length && cell.trim() !== '');
    if (beyond >= 0) {
      throw new BankFileFault(row.line, beyond + 1, texts.moreValues);
    }
    const currency = at(row, 'currency');
    if (currency !== '' && !DOLLARS.test(currency))
      throw new BankFileFault(row.line, (of.currency ?? 0) + 1, texts.notDollars(shown(currency)));
    const cents = centsOf(row);
    if (cents === 0 || NOT_YET.test(at(row, 'state'))) return undefined;
    const side = at(row, 'side');
    if (isSideNeeded && !SIDE.test(side)) return 'unsaid';
    return {
      day: dayOf(row),
      cents,
      words: bankWords(...words.map((place) => row.cells[place] ?? ''), SIDE.test(side) ? '' : side),
      bankId: at(row, 'id').slice(0, 120),
      account: at(row, 'account').slice(0, 120),
    };
  };
}

/**
 * The payments that came in, from a table (CSV) as banks export it: with known headings or columns that staff described, and
 * any delimiter.
 *
 * @param text with `\
 * ` as its only line break
 * @param latest the last day that a line can have
 * @param said the columns of a table without known headings; known headings take precedence
 */
export function readBankCsv(text: string, latest: string, said?: SaidColumns): BankFile {
  const { columns, rows } = tableIn(text, said);
  const filled = rows.filter(isFilled);
  const past = filled[MOST_BANK_LINES];
  if (past) throw new BankFileFault(past.line, 1, texts.tooLong);
  const read = readerOf(columns, latest);
  const moved = filled.map(read);
  const lines = moved.filter((line) => typeof line === 'object');
  const credits = lines.filter(({ cents }) => cents > 0);
  const unsaid = moved.filter((line) => line === 'unsaid').length;
  const others = moved.length - lines.length - unsaid;
  return { lines: credits, debits: lines.length - credits.length, others, unsaid };
}
