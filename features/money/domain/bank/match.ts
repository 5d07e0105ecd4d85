import type { Cents } from '#core/money.ts';

/** A charter that money may be for. */
export type Payer = {
  readonly charterId: string;
  /** What a client writes on a payment, behind the word "Charter". */
  readonly number: string;
  readonly client: string;
  readonly openCents: Cents;
  /** What is to be paid next; 0 where nothing is. */
  readonly nextCents: Cents;
};

/** Why a charter is proposed for a line. */
export const PROPOSED_BY = ['reference', 'amount-and-name'] as const;
export type ProposedBy = (typeof PROPOSED_BY)[number];

const lower = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The numbers of charters that a bank's text may name: "Charter 1a2b3c4d", however much of it the bank has left. */
export function numbersIn(words: string): string[] {
  const text = lower(words);
  const found = [
    ...text.matchAll(/charter[^0-9a-z]*([0-9a-f]{8})/g),
    ...text.matchAll(/(?<![0-9a-z])([0-9a-f]{8})(?![0-9a-z])/g),
  ];
  return [...new Set(found.map(([, number = '']) => number))];
}

const namesIn = (text: string) =>
  lower(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((name) => name !== '');

/** How much of a client's name stands in a bank's text: nothing unless the last name does. */
function nameCount(words: ReadonlySet<string>, client: string): number {
  const names = namesIn(client).filter((name) => name.length >= 3);
  const last = names.at(-1);
  if (last === undefined || !words.has(last)) return 0;
  return names.filter((name) => words.has(name)).length;
}

/**
 * The charter that a line of a bank's file is proposed for: the one whose number is in its text, else the one of which exactly
 * that amount is to be paid and whose client is named in it. Where several fit alike none is proposed: a colleague looks.
 */
export function proposalFor<One extends Payer>(
  { words, cents }: { readonly words: string; readonly cents: Cents },
  payers: readonly One[],
): { readonly payer: One; readonly by: ProposedBy } | null {
  const numbers = numbersIn(words);
  const named = payers.filter(({ number }) => numbers.includes(number));
  const [only, ...others] = named;
  if (only) return others.length === 0 ? { payer: only, by: 'reference' } : null;
  const said = new Set(namesIn(words));
  const fitting = payers
    .filter(({ openCents, nextCents }) => cents === openCents || cents === nextCents)
    .map((payer) => ({ payer, count: nameCount(said, payer.client) }))
    .filter(({ count }) => count > 0);
  const most = Math.max(0, ...fitting.map(({ count }) => count));
  const [first, ...more] = fitting.filter(({ count }) => count === most);
  return first && more.length === 0 ? { payer: first.payer, by: 'amount-and-name' } : null;
}

/** How a line came, as far as its text says so. */
export const methodIn = (words: string): 'zelle' | 'bank-transfer' =>
  /\bzelle\b/i.test(words) ? 'zelle' : 'bank-transfer';
