import type { Cents } from '#core/money.ts';
import { type Entry, METHODS, type Method } from './ledger.ts';

/**
 * The states of money that was kept for damage and goes back to its client (product 4.23): ordered, sent, arrived, or come back.
 * A bank can return money even after it seemed to have arrived.
 */
export const RETURN_STATES = ['wanted', 'sent', 'succeeded', 'failed'] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/** Whether a reported state is news; a late report must change nothing. */
export const returnGoesForward = (from: ReturnState, to: ReturnState): boolean =>
  RETURN_STATES.indexOf(to) > RETURN_STATES.indexOf(from);

/** How much of what was kept can still go back. What came back to us can. */
export const leftOfKept = (
  capturedCents: Cents,
  returns: readonly { readonly cents: Cents; readonly state: ReturnState }[],
): Cents =>
  returns.reduce((left, { cents, state }) => (state === 'failed' ? left : left - cents), capturedCents);

/** The entries for kept money that goes back: it is income no more. */
export const givenBackOfDamage = (cents: Cents, method: Method): Entry[] => [
  { account: 'damage-income', cents },
  { account: METHODS[method].account, cents: -cents },
];
