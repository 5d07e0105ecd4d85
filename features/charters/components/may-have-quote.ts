import type { CharterStatus } from '../policy/states.ts';

/**
 * Whether a charter in this status has a quote that is to be accepted, or was. A reopened request keeps the price of its quote, but
 * nothing of that quote holds until staff quote or confirm again.
 */
export const mayHaveQuote = (status: CharterStatus): boolean =>
  status !== 'pending' && status !== 'reviewed' && status !== 'contacted';

/** Whether a charter in this status was confirmed: its price is agreed on and is an estimate no more. */
export const isAgreed = (status: CharterStatus): boolean =>
  status === 'confirmed' || status === 'completed' || status === 'no-show';
