import type { Cents } from '#core/money.ts';
import { nextByCard } from './cards.ts';
import type { StatementPiece } from './statement.ts';

/** The states of a charge to a kept card (product 4.24). */
export const CHARGE_STATES = ['wanted', 'on-its-way', 'paid', 'failed'] as const;
export type ChargeState = (typeof CHARGE_STATES)[number];

const RANK: Readonly<Record<ChargeState, number>> = { wanted: 0, 'on-its-way': 1, failed: 2, paid: 3 };

/** Whether a reported state is news; a late report must change nothing. */
export const chargeGoesForward = (from: ChargeState, to: ChargeState): boolean => RANK[to] > RANK[from];

/**
 * How a kept card stands to the balance: it pays it by itself; it waits until what is due before the balance is paid; the client
 * has to pay by hand, because the charge failed; or there is nothing to charge.
 */
export type PaysBalance = 'by-itself' | 'waits' | 'by-hand' | 'nothing';

/**
 * The charge to make to a kept card now: only the balance, once it is due. After a failed charge the client is asked to pay by
 * hand; it is not tried again unless the amount or the due time changes.
 */
export function chargeDue(
  pieces: readonly StatementPiece[],
  failed: readonly { readonly cents: Cents; readonly dueAt: Date }[],
  now: Date,
): { readonly kind: 'balance'; readonly cents: Cents; readonly dueAt: Date } | null {
  const next = nextByCard(pieces);
  const piece = pieces.find(({ kind, state }) => kind === next?.kind && state !== 'paid');
  if (!piece || next?.kind !== 'balance' || piece.dueAt > now) return null;
  const isTried = failed.some(
    ({ cents, dueAt }) => cents === next.cents && dueAt.getTime() === piece.dueAt.getTime(),
  );
  return isTried ? null : { kind: 'balance', cents: next.cents, dueAt: piece.dueAt };
}
