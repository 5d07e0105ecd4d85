import type { Cents } from '#core/money.ts';
import type { Entry } from './ledger.ts';
import type { StatementPiece } from './statement.ts';

/**
 * The states of a card page (checkout): asked for, open, its money on its way (some payment methods settle days later),
 * paid, failed, or expired.
 */
export const CHECKOUT_STATES = ['wanted', 'open', 'on-its-way', 'paid', 'failed', 'expired'] as const;
export type CheckoutStep = (typeof CHECKOUT_STATES)[number];

/** How long a card page is valid. A client who comes back later gets a new page. The card company's minimum is half an hour. */
export const CHECKOUT_HOURS = 2;
/** A page that expires this soon is not given to a client any more. */
export const CHECKOUT_SPARE_MINUTES = 5;

const RANK: Readonly<Record<CheckoutStep, number>> = {
  wanted: 0,
  open: 1,
  'on-its-way': 2,
  failed: 3,
  expired: 3,
  paid: 4,
};

/** Whether a reported state is news. Reports come in any order, and a late one must change nothing. */
export const goesForward = (from: CheckoutStep, to: CheckoutStep): boolean => RANK[to] > RANK[from];

/** Whether a page was given up here. The card company may have it all the same. */
export const isGivenUp = (state: CheckoutStep): boolean => state === 'failed' || state === 'expired';

/**
 * The states of a dispute, ordered so that a later state replaces an earlier one. An inquiry moves no money yet; an inquiry
 * that came to nothing is closed.
 */
export const DISPUTE_STATES = ['inquiry', 'closed', 'open', 'won', 'lost'] as const;

/** Whether the client's bank has taken the money. Then it cannot be given back in any other way. */
const isTakenByBank = (state: (typeof DISPUTE_STATES)[number]): boolean =>
  state === 'open' || state === 'lost';

/** How much the client's bank has taken by these disputes. */
export const takenByBank = (
  disputes: readonly { readonly cents: Cents; readonly state: (typeof DISPUTE_STATES)[number] }[],
): Cents => disputes.reduce((sum, { cents, state }) => (isTakenByBank(state) ? sum + cents : sum), 0);

/** How much of that was lost: the client owes it again, because the bank keeps what they had paid. */
export const lostToBank = (disputes: Parameters<typeof takenByBank>[0]): Cents =>
  takenByBank(disputes.filter(({ state }) => state === 'lost'));

/** The entries when a client's bank takes money back while the dispute is open. */
export const disputed = (cents: Cents): Entry[] => [
  { account: 'disputes', cents },
  { account: 'cleared', cents: -cents },
];

/** The card company's smallest and largest amount for one payment. */
const CARD_LIMITS = { leastCents: 50, mostCents: 99_999_999 } as const;

/** A piece of what is owed that a client is asked to pay by card, with the amount. */
export type PieceByCard = Pick<StatementPiece, 'id' | 'kind' | 'cents' | 'label'>;

/**
 * The next piece to pay by card, with its open amount; pieces are paid one after another. What is left of a piece and too small
 * for a card is paid with the piece after it. Null if all are paid, or if the amount is beyond the card company's limits.
 */
export function nextByCard(pieces: readonly StatementPiece[]): PieceByCard | null {
  let cents = 0;
  for (const { kind, id, label, ...piece } of pieces.filter(({ state }) => state !== 'paid')) {
    cents += piece.cents - piece.paidCents;
    if (cents >= CARD_LIMITS.leastCents)
      return canBeByCard(cents) ? { kind, cents, ...(id ? { id } : {}), ...(label ? { label } : {}) } : null;
  }
  return null;
}

/** The pieces that money on its way will pay in full: what arrives pays the first open piece first. */
export function piecesOnTheirWay(
  pieces: readonly StatementPiece[],
  onItsWayCents: Cents,
): ReadonlySet<StatementPiece> {
  const coming = new Set<StatementPiece>();
  let left = onItsWayCents;
  for (const piece of pieces.filter(({ state }) => state !== 'paid')) {
    left -= piece.cents - piece.paidCents;
    if (left < 0) break;
    coming.add(piece);
  }
  return coming;
}

/** Tells a piece from a charter's others: an addition by its id, because there can be several; everything else by its kind. */
export const pieceKey = ({ id, kind }: { readonly id?: string | undefined; readonly kind: string }): string =>
  id ?? kind;

/** A name for a piece to pay, by which the call to pay it can tell that the page showed the same piece and amount. */
export const pieceName = (piece: PieceByCard): string => `${pieceKey(piece)}:${piece.cents}`;

/** Whether the card company takes this amount. */
export const canBeByCard = (cents: Cents): boolean =>
  cents >= CARD_LIMITS.leastCents && cents <= CARD_LIMITS.mostCents;

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** A card's brand as people write it, by the card company's code. */
export const brandName = (brand: string): string => BRANDS[brand] ?? brand;
