import type { Cents } from '#core/money.ts';
import { inOrder, type Owed, totalOwed } from './obligations.ts';
import { addParts, mapParts, NOTHING, type Parts, partsOf, sumOfParts } from './parts.ts';

/** More is no amount of one charter. */
export const MOST_CENTS = 1_000_000_000;

/** The accounts, with what they are called and whether they usually stand in debit (what we have) or in credit (what we owe and earn). */
export const ACCOUNTS = {
  cleared: { label: 'Cleared, not yet at the bank', side: 'debit' },
  bank: { label: 'Bank', side: 'debit' },
  deposits: { label: 'Clients’ deposits', side: 'credit' },
  'sales-tax': { label: 'Sales tax', side: 'credit' },
  gratuity: { label: 'Gratuity', side: 'credit' },
  apa: { label: 'APA', side: 'credit' },
  revenue: { label: 'Revenue', side: 'credit' },
  'cancellation-income': { label: 'Cancellation income', side: 'credit' },
  fees: { label: 'Fees', side: 'debit' },
  disputes: { label: 'Disputes', side: 'debit' },
  'damage-holds': { label: 'Damage holds', side: 'credit' },
  'damage-income': { label: 'Kept for damage', side: 'credit' },
} as const;
export type Account = keyof typeof ACCOUNTS;
export const ACCOUNT_NAMES = Object.keys(ACCOUNTS) as Account[];

/** One line of a transaction: debit above 0, credit below. */
export type Entry = { readonly account: Account; readonly cents: Cents };

/** How money comes in, and where it then lies: the terminal, the till and the provider of cards pay out to the bank later. */
export const METHODS = {
  'bank-transfer': { way: 'by bank transfer', account: 'bank' },
  zelle: { way: 'by Zelle', account: 'bank' },
  cash: { way: 'in cash', account: 'cleared' },
  'card-by-phone': { way: 'to your card', account: 'cleared' },
  card: { way: 'to your card', account: 'cleared' },
} as const satisfies Record<string, { way: string; account: Account }>;
export type Method = keyof typeof METHODS;
export const METHOD_NAMES = Object.keys(METHODS) as [Method, ...Method[]];

/** How a payment came of which a colleague writes it down: that of a card page the provider tells. */
export type ToldMethod = Exclude<Method, 'card'>;
export const TOLD_METHODS = METHOD_NAMES.filter((name): name is ToldMethod => name !== 'card') as [
  ToldMethod,
  ...ToldMethod[],
];

/** A client's money comes in: it is theirs until it is settled against what they owe. */
export const received = (cents: Cents, method: Method): Entry[] => [
  { account: METHODS[method].account, cents },
  { account: 'deposits', cents: -cents },
];

/** The same money goes back the way it came. */
export const returned = (cents: Cents, method: Method): Entry[] => reversed(received(cents, method));

/** The entries that undo others. */
export const reversed = (entries: readonly Entry[]): Entry[] =>
  entries.map(({ account, cents }) => ({ account, cents: -cents }));

/**
 * How far a charter is for the books: what is agreed on, what is earned because the charter took place (or nobody came aboard),
 * or what is kept because it was called off.
 */
export type Stage = 'agreed' | 'earned' | 'cancelled';

/**
 * How money that is held of a client settles what is owed: piece by piece in order, the rest is too much. What went back with an
 * allowance had been paid: it comes off what was paid last, so that nothing that was paid is owed anew, and what was to be paid first
 * stays as long as it can.
 */
export function settledParts(heldCents: Cents, owed: readonly Owed[]) {
  const whole = inOrder(owed);
  const given = totalOwed(owed.filter(({ kind }) => kind === 'allowance'));
  const wasPaid = paidOf(whole, heldCents - sumOfParts(given));
  const paid = addParts(...wasPaid);
  /** What was paid and is not given back. */
  const left = mapParts((part) => Math.max(0, paid[part] + given[part]));
  // Once a payment was taken back, less may be paid of a part than was given: the next pieces that have it are less then.
  const pieces = stepsTo(whole.length, (count) => {
    const sum = totalOwed(whole.slice(0, count));
    return mapParts((part) => Math.min(sum[part], Math.max(left[part], sum[part] + given[part])));
  });
  const isHeld = sumOfParts(left) <= Math.max(0, heldCents);
  const settled = isHeld
    ? stepsTo(whole.length, (count) => {
        const sum = addParts(...wasPaid.slice(0, count));
        return mapParts((part) => Math.min(sum[part], left[part]));
      })
    : paidOf(
        pieces.map((parts) => ({ parts })),
        heldCents,
      );
  const parts = addParts(...settled);
  return {
    pieces: whole.map((piece, index) => ({
      piece: { ...piece, parts: pieces[index] ?? NOTHING },
      paidCents: sumOfParts(settled[index] ?? NOTHING),
    })),
    parts,
    overCents: Math.max(0, heldCents - sumOfParts(parts)),
  };
}

/** What an amount pays of pieces, one after the other. */
function paidOf(pieces: readonly Pick<Owed, 'parts'>[], cents: Cents): Parts[] {
  let left = Math.max(0, cents);
  return pieces.map(({ parts }) => {
    const paid = Math.min(left, sumOfParts(parts));
    left -= paid;
    return partsOf(paid, parts);
  });
}

/** The steps of a running sum: `upTo(count)` is what the first `count` come to. */
function stepsTo(count: number, upTo: (count: number) => Parts): Parts[] {
  return Array.from({ length: count }, (_, index) => {
    const [before, after] = [upTo(index), upTo(index + 1)];
    return mapParts((part) => after[part] - before[part]);
  });
}

/** What an allowance of that amount takes off: of each part its share of what is paid. At most all of it. */
export function allowanceFor(cents: Cents, heldCents: Cents, owed: readonly Owed[]): Parts {
  const { parts } = settledParts(heldCents, owed);
  const less = partsOf(Math.min(cents, sumOfParts(parts)), parts);
  return mapParts((part) => 0 - less[part]);
}

/** Where a client's money stands, by account, in cents of credit. Its sum is the money that is held. */
export type Standing = Readonly<Partial<Record<Account, Cents>>>;

/** Where the money that is held of a client belongs, at that stage of the charter. */
export function standingOf(heldCents: Cents, owed: readonly Owed[], stage: Stage): Standing {
  const { parts, overCents } = settledParts(heldCents, owed);
  const { base, tax, gratuity, apa }: Parts = parts;
  switch (stage) {
    case 'agreed':
      return { deposits: base + overCents, 'sales-tax': tax, gratuity, apa };
    case 'earned':
      return { deposits: overCents, revenue: base, 'sales-tax': tax, gratuity, apa };
    case 'cancelled':
      // Nobody served and nothing was bought: what is kept is the business's own, but the tax on it is not.
      return { deposits: overCents, 'cancellation-income': base + gratuity + apa, 'sales-tax': tax };
  }
}

/** The entries that bring a charter's money from where it stands to where it belongs; none when it stands there. */
export function shiftBetween(from: Standing, to: Standing): Entry[] {
  return ACCOUNT_NAMES.flatMap((account) => {
    const cents = (from[account] ?? 0) - (to[account] ?? 0);
    return cents === 0 ? [] : [{ account, cents }];
  });
}

/** What was written into each account, and what stands in it: debit above 0, credit below. */
export type TrialBalance = readonly {
  readonly account: Account;
  readonly debitCents: Cents;
  readonly creditCents: Cents;
  readonly balanceCents: Cents;
}[];

/** What the columns of a trial balance come to. */
export const balanceTotals = (balance: readonly Omit<TrialBalance[number], 'account'>[]) => {
  const sum = (of: 'debitCents' | 'creditCents' | 'balanceCents') =>
    balance.reduce((total, line) => total + line[of], 0);
  return {
    debitCents: sum('debitCents'),
    creditCents: sum('creditCents'),
    balanceCents: sum('balanceCents'),
  };
};

/**
 * What of a charter that was called off the business keeps, in parts: of the money that had settled what was agreed on, each
 * part in its proportion. What had been too much counts as paid for the yacht.
 */
export function keptParts(keptCents: Cents, heldCents: Cents, agreed: readonly Owed[]): Parts {
  const { parts, overCents } = settledParts(heldCents, agreed);
  return partsOf(keptCents, { ...parts, base: parts.base + overCents });
}
