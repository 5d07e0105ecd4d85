import type { Cents } from '#core/money.ts';
import { inOrder, type Owed, totalOwed } from './obligations.ts';
import { addParts, mapParts, NOTHING, type Parts, partsOf, sumOfParts } from './parts.ts';

/** The largest amount for one charter, in cents. A larger one is a mistake. */
export const MOST_CENTS = 1_000_000_000;

/**
 * The ledger's accounts: their names, and whether they normally have a debit balance (what we have) or a credit
 * balance (what we owe and earn).
 */
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

/** One line of a transaction: a debit above 0, a credit below. */
export type Entry = { readonly account: Account; readonly cents: Cents };

/**
 * The payment methods, and the account where the money then is: the terminal, the till and the card company
 * pay out to the bank later.
 */
export const METHODS = {
  'bank-transfer': { way: 'by bank transfer', account: 'bank' },
  zelle: { way: 'by Zelle', account: 'bank' },
  cash: { way: 'in cash', account: 'cleared' },
  'card-by-phone': { way: 'to your card', account: 'cleared' },
  card: { way: 'to your card', account: 'cleared' },
} as const satisfies Record<string, { way: string; account: Account }>;
export type Method = keyof typeof METHODS;
export const METHOD_NAMES = Object.keys(METHODS) as [Method, ...Method[]];

/** The methods of payments that staff record. Payments by card page are reported by the card company. */
export type ToldMethod = Exclude<Method, 'card'>;
export const TOLD_METHODS = METHOD_NAMES.filter((name): name is ToldMethod => name !== 'card') as [
  ToldMethod,
  ...ToldMethod[],
];

/** The ways of payment that a bank's file lists one by one. */
export const BANK_METHODS = METHOD_NAMES.filter((name) => METHODS[name].account === 'bank');

/** The entries for a client's payment: it is the client's until it is settled against what they owe. */
export const received = (cents: Cents, method: Method): Entry[] => [
  { account: METHODS[method].account, cents },
  { account: 'deposits', cents: -cents },
];

/** The entries for a refund the same way as the payment came. */
export const returned = (cents: Cents, method: Method): Entry[] => reversed(received(cents, method));

/** The entries for a payout that came in at the bank: of the cleared money it is that amount and the fee kept of it. */
export const paidOut = (cents: Cents, feeCents: Cents): Entry[] => [
  { account: 'bank', cents },
  ...(feeCents > 0 ? [{ account: 'fees' as const, cents: feeCents }] : []),
  { account: 'cleared', cents: -(cents + feeCents) },
];

/** The entries that undo these. */
export const reversed = (entries: readonly Entry[]): Entry[] =>
  entries.map(({ account, cents }) => ({ account, cents: -cents }));

/** The stages of a charter for the ledger: agreed on, earned because it took place (or nobody came aboard), or cancelled. */
export type Stage = 'agreed' | 'earned' | 'cancelled';

/**
 * Settles a client's held money against what is owed: piece by piece in order, the rest is `overCents`. An allowance has given
 * back money that was paid: it is taken off the pieces paid last, so that no paid piece is owed again and the first pieces stay
 * as they are for as long as possible.
 */
export function settledParts(heldCents: Cents, owed: readonly Owed[]) {
  const whole = inOrder(owed);
  const given = totalOwed(owed.filter(({ kind }) => kind === 'allowance'));
  const wasPaid = paidOf(whole, heldCents - sumOfParts(given));
  const paid = addParts(...wasPaid);
  /** The parts that were paid and not given back. */
  const left = mapParts((part) => Math.max(0, paid[part] + given[part]));
  // After a reversal, less of a part may be paid than the allowance gave back. Then reduce the next
  // pieces that contain this part.
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

/** How much of each piece an amount pays, one piece after another. */
function paidOf(pieces: readonly Pick<Owed, 'parts'>[], cents: Cents): Parts[] {
  let left = Math.max(0, cents);
  return pieces.map(({ parts }) => {
    const paid = Math.min(left, sumOfParts(parts));
    left -= paid;
    return partsOf(paid, parts);
  });
}

/** The differences of a running sum, where `upTo(count)` is the sum of the first `count` items. */
function stepsTo(count: number, upTo: (count: number) => Parts): Parts[] {
  return Array.from({ length: count }, (_, index) => {
    const [before, after] = [upTo(index), upTo(index + 1)];
    return mapParts((part) => after[part] - before[part]);
  });
}

/**
 * The (negative) parts of an allowance of this amount: each in proportion to what is paid, together at most all that is paid.
 */
export function allowanceFor(cents: Cents, heldCents: Cents, owed: readonly Owed[]): Parts {
  const { parts } = settledParts(heldCents, owed);
  const less = partsOf(Math.min(cents, sumOfParts(parts)), parts);
  return mapParts((part) => 0 - less[part]);
}

/** A client's money by account, in cents of credit. The sum is all the money that is held. */
export type Standing = Readonly<Partial<Record<Account, Cents>>>;

/** The accounts to which a client's held money belongs at this stage of the charter. */
export function standingOf(heldCents: Cents, owed: readonly Owed[], stage: Stage): Standing {
  const { parts, overCents } = settledParts(heldCents, owed);
  const { base, tax, gratuity, apa }: Parts = parts;
  switch (stage) {
    case 'agreed':
      return { deposits: base + overCents, 'sales-tax': tax, gratuity, apa };
    case 'earned':
      return { deposits: overCents, revenue: base, 'sales-tax': tax, gratuity, apa };
    case 'cancelled':
      // No crew served and nothing was bought, so gratuity and APA are the business's income too. The tax stays tax.
      return { deposits: overCents, 'cancellation-income': base + gratuity + apa, 'sales-tax': tax };
  }
}

/** The entries that move a charter's money from one standing to another; none if they are equal. */
export function shiftBetween(from: Standing, to: Standing): Entry[] {
  return ACCOUNT_NAMES.flatMap((account) => {
    const cents = (from[account] ?? 0) - (to[account] ?? 0);
    return cents === 0 ? [] : [{ account, cents }];
  });
}

/** Each account's debits, credits and balance: debit above 0, credit below. */
export type TrialBalance = readonly {
  readonly account: Account;
  readonly debitCents: Cents;
  readonly creditCents: Cents;
  readonly balanceCents: Cents;
}[];

/** The sums of a trial balance's columns. */
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
 * The parts of the money that the business keeps of a cancelled charter: in proportion to the parts that were settled. What is
 * kept beyond them counts as paid for the yacht.
 */
export function keptParts(keptCents: Cents, heldCents: Cents, agreed: readonly Owed[]): Parts {
  const { parts } = settledParts(heldCents, agreed);
  const more = Math.max(0, keptCents - sumOfParts(parts));
  return addParts(partsOf(keptCents - more, parts), { ...NOTHING, base: more });
}
