import type { Cents } from '#core/money.ts';
import { type Method, settledParts } from './ledger.ts';
import { type ObligationKind, type Owed, totalOwed } from './obligations.ts';
import { sumOfParts } from './parts.ts';
import { type RefundState, returnsMoney } from './refunds.ts';

/**
 * So long after it was due a piece is not called late: a deposit is due the moment a client accepts, and so is the rest where the
 * departure is near by then; nobody is late while they pay.
 */
const GRACE_HOURS = { deposit: 24, others: 1 } as const;
const HOUR_MS = 3_600_000;

/** How a piece of what is owed stands. */
export const PIECE_STATES = ['paid', 'upcoming', 'due', 'late'] as const;
export type PieceState = (typeof PIECE_STATES)[number];

export type StatementPiece = {
  readonly kind: ObligationKind;
  readonly cents: Cents;
  readonly taxCents: Cents;
  readonly paidCents: Cents;
  readonly dueAt: Date;
  readonly state: PieceState;
};

/** What a client owes, has paid and got back, summed up from what was written down; nothing of it is kept. */
export type Statement = {
  readonly pieces: readonly StatementPiece[];
  readonly owedCents: Cents;
  readonly paidCents: Cents;
  /** Sent back, or back already. */
  readonly returnedCents: Cents;
  /** To go back, and not sent yet. */
  readonly returningCents: Cents;
  /** What is still to be paid. */
  readonly openCents: Cents;
  /** What the client's bank has taken back, or has asked back and holds: neither here nor to be given back. */
  readonly disputedCents: Cents;
  /** What was paid and is not owed, less what is going back already and what the bank has. */
  readonly overCents: Cents;
};

type Paid = { readonly cents: Cents; readonly isReversed: boolean; readonly disputedCents?: Cents };
type GivenBack = { readonly cents: Cents; readonly state: RefundState };

const sumOf = <One extends { readonly cents: Cents }>(all: readonly One[], counts: (one: One) => boolean) =>
  all.reduce((sum, one) => sum + (counts(one) ? one.cents : 0), 0);

/** When a piece that is not paid is late. */
export function lateFrom({ kind, dueAt }: Pick<Owed, 'kind' | 'dueAt'>): Date {
  const hours = kind === 'deposit' ? GRACE_HOURS.deposit : GRACE_HOURS.others;
  return new Date(dueAt.getTime() + hours * HOUR_MS);
}

type WrittenDown = {
  readonly cents: Cents;
  readonly method: Method;
  readonly receivedOn: string;
  readonly reference: string;
};

/** Whether a payment that counts says the same as one that is being written down: it may be the same money once more. */
export const isSamePayment = (
  { isReversed, ...there }: WrittenDown & { readonly isReversed: boolean },
  now: WrittenDown,
): boolean =>
  !isReversed &&
  there.cents === now.cents &&
  there.method === now.method &&
  there.receivedOn === now.receivedOn &&
  there.reference === now.reference;

/** Money that is held of a client: paid, not reversed, and not gone back. */
export function heldCents(paid: readonly Paid[], givenBack: readonly GivenBack[]): Cents {
  return sumOf(paid, ({ isReversed }) => !isReversed) - sumOf(givenBack, ({ state }) => returnsMoney(state));
}

/** How a client's account of one charter stands at that moment. */
export function statementOf(
  owed: readonly Owed[],
  paid: readonly Paid[],
  givenBack: readonly GivenBack[],
  now: Date,
): Statement {
  const owedCents = sumOfParts(totalOwed(owed));
  const held = heldCents(paid, givenBack);
  const returningCents = sumOf(givenBack, ({ state }) => state === 'wanted');
  const disputedCents = paid.reduce((sum, one) => sum + (one.disputedCents ?? 0), 0);
  const { pieces, overCents } = settledParts(held - returningCents, owed);
  return {
    pieces: pieces
      .filter(({ piece }) => sumOfParts(piece.parts) > 0)
      .map(({ piece, paidCents }) => {
        const cents = sumOfParts(piece.parts);
        const isPaid = paidCents === cents;
        const state = isPaid
          ? 'paid'
          : piece.dueAt > now
            ? 'upcoming'
            : lateFrom(piece) > now
              ? 'due'
              : 'late';
        return {
          ...{ kind: piece.kind, cents, taxCents: piece.parts.tax, paidCents },
          ...{ dueAt: piece.dueAt, state },
        };
      }),
    owedCents,
    paidCents: sumOf(paid, ({ isReversed }) => !isReversed),
    returnedCents: sumOf(givenBack, ({ state }) => returnsMoney(state)),
    returningCents,
    openCents: Math.max(0, owedCents - (held - returningCents)),
    disputedCents,
    overCents: Math.max(0, overCents - disputedCents),
  };
}

/** What was paid and is still here: less what went back or is about to, and what the bank has. Of it a cancellation gives back its share. */
export const hereCents = (of: Statement): Cents =>
  of.paidCents - of.returnedCents - of.returningCents - of.disputedCents;
