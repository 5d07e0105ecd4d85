import type { Cents } from '#core/money.ts';
import { type Method, type Stage, settledParts } from './ledger.ts';
import { type ObligationKind, type Owed, totalOwed } from './obligations.ts';
import { shareOf, sumOfParts } from './parts.ts';
import { type RefundState, returnsMoney } from './refunds.ts';

/**
 * How many hours after its due time a piece is late. A deposit is due at the moment of acceptance, an addition when it is added,
 * and so is the balance if the departure is near: the client needs time to pay.
 */
const GRACE_HOURS = { atOnce: 24, others: 1 } as const;
const HOUR_MS = 3_600_000;

/** The states of a piece of what is owed. */
export const PIECE_STATES = ['paid', 'upcoming', 'due', 'late'] as const;
export type PieceState = (typeof PIECE_STATES)[number];

export type StatementPiece = Pick<Owed, 'id' | 'label'> & {
  readonly kind: ObligationKind;
  readonly cents: Cents;
  readonly taxCents: Cents;
  readonly paidCents: Cents;
  readonly dueAt: Date;
  readonly state: PieceState;
};

/** A client's account of one charter, computed from the records and not stored. */
export type Statement = {
  readonly pieces: readonly StatementPiece[];
  readonly owedCents: Cents;
  /** Payments that count: not reversed, and not lost to the client's bank. */
  readonly paidCents: Cents;
  /** Refunds that were sent or have arrived. */
  readonly returnedCents: Cents;
  /** Refunds that are ordered and not sent yet. */
  readonly returningCents: Cents;
  /** The amount still to be paid. */
  readonly openCents: Cents;
  /** The amount that the client's bank holds during a dispute: the business does not have it and cannot give it back. */
  readonly disputedCents: Cents;
  /** The overpaid amount, without what is going back already and what the client's bank has. */
  readonly overCents: Cents;
  /** What of the APA is paid and has not gone back. Costs added beyond it are no part of it. */
  readonly apaCents: Cents;
};

type Paid = {
  readonly cents: Cents;
  readonly isReversed: boolean;
  readonly disputedCents?: Cents;
  readonly lostCents?: Cents;
};
type GivenBack = { readonly cents: Cents; readonly state: RefundState };

const sumOf = <One extends { readonly cents: Cents }>(all: readonly One[], counts: (one: One) => boolean) =>
  all.reduce((sum, one) => sum + (counts(one) ? one.cents : 0), 0);

/** The moment from which an unpaid piece is late. */
export function lateFrom({ kind, dueAt }: Pick<Owed, 'kind' | 'dueAt'>): Date {
  const hours = kind === 'deposit' || kind === 'addition' ? GRACE_HOURS.atOnce : GRACE_HOURS.others;
  return new Date(dueAt.getTime() + hours * HOUR_MS);
}

type WrittenDown = {
  readonly cents: Cents;
  readonly method: Method;
  readonly receivedOn: string;
  readonly reference: string;
};

/** Whether a payment that counts equals the one being recorded: it may be the same payment recorded twice. */
export const isSamePayment = (
  { isReversed, ...there }: WrittenDown & { readonly isReversed: boolean },
  now: WrittenDown,
): boolean =>
  !isReversed &&
  there.cents === now.cents &&
  there.method === now.method &&
  there.receivedOn === now.receivedOn &&
  there.reference === now.reference;

/** What was paid: without payments that are reversed, and without what a client's bank has taken back for good. */
const paidCentsOf = (paid: readonly Paid[]): Cents =>
  paid.reduce((sum, { cents, isReversed, lostCents = 0 }) => (isReversed ? sum : sum + cents - lostCents), 0);

/** The client's money that the business holds: what was paid, less refunds that were sent. */
export function heldCents(paid: readonly Paid[], givenBack: readonly GivenBack[]): Cents {
  return paidCentsOf(paid) - sumOf(givenBack, ({ state }) => returnsMoney(state));
}

/** A client's account of one charter at a moment. */
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
  const paidOfApa = pieces.reduce((sum, one) => sum + (one.piece.kind === 'apa' ? one.paidCents : 0), 0);
  // What went back of the APA may have been taken off costs beyond it, which were paid last.
  const leftOfApa = totalOwed(owed.filter(({ kind }) => kind === 'apa' || kind === 'allowance')).apa;
  return {
    pieces: pieces
      .filter(({ piece }) => sumOfParts(piece.parts) > 0)
      .map(({ piece, paidCents }) => {
        const { kind, id, label = '' } = piece;
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
          kind,
          ...(kind === 'addition' && id !== undefined ? { id, label } : {}),
          cents,
          taxCents: piece.parts.tax,
          paidCents,
          dueAt: piece.dueAt,
          state,
        };
      }),
    owedCents,
    paidCents: paidCentsOf(paid),
    returnedCents: sumOf(givenBack, ({ state }) => returnsMoney(state)),
    returningCents,
    openCents: Math.max(0, owedCents - (held - returningCents)),
    disputedCents,
    overCents: Math.max(0, overCents - disputedCents),
    apaCents: Math.max(0, Math.min(paidOfApa, leftOfApa)),
  };
}

/**
 * Whether an addition is to be settled before the balance and the APA: if nothing of those is due or paid yet. Else a payment for
 * it would count for what is due later, and what is paid already would be asked for again.
 */
export function comesBeforeBalance(pieces: readonly StatementPiece[], now: Date): boolean {
  const later = pieces.filter(({ kind }) => kind === 'balance' || kind === 'apa');
  return later.length > 0 && later.every(({ dueAt, paidCents }) => dueAt > now && paidCents === 0);
}

/**
 * Whether an addition can be withdrawn: nothing is paid of it, and nothing was given back. An allowance has taken off its amount
 * what was given back, so that withdrawing it would take that off a second time.
 */
export const isWithdrawable = (addition: Owed, pieces: readonly StatementPiece[]): boolean =>
  pieces.some(
    ({ id, cents, paidCents }) =>
      id === addition.id && paidCents === 0 && cents === sumOfParts(addition.parts),
  );

/**
 * The paid money that the business still has, without what goes back or is disputed. A cancellation gives back a share of it.
 */
export const hereCents = (of: Statement): Cents =>
  of.paidCents - of.returnedCents - of.returningCents - of.disputedCents;

/** What can go back as the rest of the APA. None of a cancelled charter: what is kept of it is no advance any more. */
export const apaLeftCents = ({ apaCents }: Statement, stage: Stage): Cents =>
  stage === 'cancelled' ? 0 : apaCents;

/**
 * What was paid and not owed. Where nothing was owed, because no price was named, all that was paid counts as paid for the
 * charter.
 */
export const notOwedCents = (of: Pick<Statement, 'owedCents' | 'overCents'>): Cents =>
  of.owedCents > 0 ? of.overCents : 0;

/**
 * What goes back of a cancelled charter: a percent of what was paid for it, and all that was paid and not owed, which was never
 * paid for the charter. It is one rule for what is shown before cancelling and what is done.
 */
export const backOf = (here: Cents, notOwed: Cents, percent: number): Cents =>
  notOwed + shareOf(here - notOwed, percent);
