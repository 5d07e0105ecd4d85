import { daysBetween } from '#core/charter-time.ts';
import type { Cents } from '#core/money.ts';
import { plain } from '#core/search-terms.ts';

/** How many days apart the bank and staff may date the same money. */
export const SAME_MONEY_DAYS = 10;

/** A payment at the bank that staff have recorded by hand, so that no line of the bank belongs to it yet. */
export type RecordedByHand = {
  readonly id: string;
  readonly charterId: string;
  readonly receiptNumber: number;
  readonly cents: Cents;
  readonly receivedOn: string;
};

type Dated = { readonly cents: Cents; readonly receivedOn: string };

/** The payment that a line seems to be, though it is recorded already: of the same amount, with the nearest day. */
export function recordedAs(line: Dated, payments: readonly RecordedByHand[]): RecordedByHand | undefined {
  const apart = ({ receivedOn }: Dated) => Math.abs(daysBetween(line.receivedOn, receivedOn));
  return payments
    .filter((payment) => payment.cents === line.cents && apart(payment) <= SAME_MONEY_DAYS)
    .toSorted((a, b) => apart(a) - apart(b) || a.receiptNumber - b.receiptNumber)[0];
}

/** A charter that a payment may be for. */
export type Payer = {
  readonly charterId: string;
  /** The number that a client writes on a payment after the word "Charter". */
  readonly number: string;
  readonly client: string;
  readonly openCents: Cents;
  /** The open amount of the next payment; 0 if nothing is open. */
  readonly nextCents: Cents;
  /** Its payments that staff have recorded by hand. */
  readonly recorded?: readonly RecordedByHand[];
};

/** Why a charter is proposed for a line of the bank. */
export const PROPOSED_BY = ['reference', 'amount-and-name'] as const;
export type ProposedBy = (typeof PROPOSED_BY)[number];

/** The charter numbers that a bank's text may contain: "Charter 1a2b3c4d", or the number alone if the bank cut the rest. */
export function numbersIn(words: string): string[] {
  const text = plain(words);
  const found = [
    ...text.matchAll(/charter[^0-9a-z]*([0-9a-f]{8})/g),
    ...text.matchAll(/(?<![0-9a-z])([0-9a-f]{8})(?![0-9a-z])/g),
  ];
  return [...new Set(found.map(([, number = '']) => number))];
}

const namesIn = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((name) => name !== '');

/** What says that a client is a company, and is in the names of thousands of others. */
const OF_COMPANIES = new Set(
  'llc llp pllc plc inc incorporated corp corporation ltd ltda limited company group holding holdings srl gmbh'.split(
    ' ',
  ),
);

/** How many of a client's names are in a bank's text; 0 if a person's last name, or one of a company's names, is not. */
function nameCount(words: ReadonlySet<string>, client: string): number {
  const whole = namesIn(client).filter((name) => name.length >= 3);
  const names = whole.filter((name) => !OF_COMPANIES.has(name));
  const found = names.filter((name) => words.has(name));
  const isCompany = names.length < whole.length;
  const isNamed = isCompany ? found.length === names.length : words.has(names.at(-1) ?? '');
  return isNamed ? found.length : 0;
}

/**
 * The charter to propose for a line of the bank: the one whose number is in the text; else the one with exactly this amount to
 * pay, or recorded by hand already, and the client's name in the text. If several match equally, none: staff must decide.
 */
export function proposalFor<One extends Payer>(
  line: Dated & { readonly words: string },
  payers: readonly One[],
): { readonly payer: One; readonly by: ProposedBy } | null {
  const { words, cents } = line;
  const numbers = numbersIn(words);
  const named = payers.filter(({ number }) => numbers.includes(number));
  const [only, ...others] = named;
  if (only) return others.length === 0 ? { payer: only, by: 'reference' } : null;
  const said = new Set(namesIn(words));
  const fitting = payers
    .filter(
      ({ openCents, nextCents, recorded = [] }) =>
        cents === openCents || cents === nextCents || recordedAs(line, recorded) !== undefined,
    )
    .map((payer) => ({ payer, count: nameCount(said, payer.client) }))
    .filter(({ count }) => count > 0);
  const most = Math.max(0, ...fitting.map(({ count }) => count));
  const [first, ...more] = fitting.filter(({ count }) => count === most);
  return first && more.length === 0 ? { payer: first.payer, by: 'amount-and-name' } : null;
}

/** The payment method, as far as the line's text tells it. */
export const methodIn = (words: string): 'zelle' | 'bank-transfer' =>
  /\bzelle\b/i.test(words) ? 'zelle' : 'bank-transfer';
