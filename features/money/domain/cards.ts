import type { Cents } from '#core/money.ts';
import type { Entry } from './ledger.ts';
import type { StatementPiece } from './statement.ts';

/**
 * How far a page is on which a client pays by card: asked for, open, its money on its way (some ways of paying settle days
 * later), paid, or come to nothing.
 */
export const CHECKOUT_STATES = ['wanted', 'open', 'on-its-way', 'paid', 'failed', 'expired'] as const;
export type CheckoutStep = (typeof CHECKOUT_STATES)[number];

/**
 * How long a page to pay on is good for. Whoever comes back later is given a new one; the provider takes no less than half an
 * hour.
 */
export const CHECKOUT_HOURS = 2;
/** One that ends so soon is not handed out any more. */
export const CHECKOUT_SPARE_MINUTES = 5;

const RANK: Readonly<Record<CheckoutStep, number>> = {
  wanted: 0,
  open: 1,
  'on-its-way': 2,
  failed: 3,
  expired: 3,
  paid: 4,
};

/** Whether word of that state says something new: word comes in any order, and late word changes nothing. */
export const goesForward = (from: CheckoutStep, to: CheckoutStep): boolean => RANK[to] > RANK[from];

/**
 * How a dispute stands, in the order in which word of it says something new. An inquiry moves no money yet, and one that came to
 * nothing is closed.
 */
export const DISPUTE_STATES = ['inquiry', 'closed', 'open', 'won', 'lost'] as const;

/** Whether the bank has taken the money: then nobody else can give it back. */
export const isTakenByBank = (state: (typeof DISPUTE_STATES)[number]): boolean =>
  state === 'open' || state === 'lost';

/** A client's bank takes a payment back, until it is decided whose it is. */
export const disputed = (cents: Cents): Entry[] => [
  { account: 'disputes', cents },
  { account: 'cleared', cents: -cents },
];

/** The least and the most that the provider takes at a time. */
const CARD_LIMITS = { leastCents: 50, mostCents: 99_999_999 } as const;

/** The next piece to pay, if it can be paid by card; null also where the amount is beyond the provider's limits. */
export function nextByCard(pieces: readonly StatementPiece[]): ReturnType<typeof nextToPay> {
  const next = nextToPay(pieces);
  return next && canBeByCard(next.cents) ? next : null;
}

/** What such a piece is called between a page that shows it and the call that pays it. */
export const pieceName = ({ kind, cents }: NonNullable<ReturnType<typeof nextToPay>>): string =>
  `${kind}:${cents}`;

/** Whether the provider takes such an amount. */
export const canBeByCard = (cents: Cents): boolean =>
  cents >= CARD_LIMITS.leastCents && cents <= CARD_LIMITS.mostCents;

const BRANDS: Readonly<Record<string, string>> = {
  ...{ visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express', discover: 'Discover' },
  ...{ diners: 'Diners Club', jcb: 'JCB', unionpay: 'UnionPay' },
};

/** What people call a card's brand, by the provider's word. */
export const brandName = (brand: string): string => BRANDS[brand] ?? brand;

/** What a client is asked to pay next: one piece after the other, of each what is open. Null when nothing is. */
export function nextToPay(
  pieces: readonly StatementPiece[],
): { readonly kind: StatementPiece['kind']; readonly cents: Cents } | null {
  const next = pieces.find(({ state }) => state !== 'paid');
  return next ? { kind: next.kind, cents: next.cents - next.paidCents } : null;
}
