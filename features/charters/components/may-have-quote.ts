import type { CharterStatus } from '../policy/states.ts';

/**
 * Whether a charter in this status has a quote that is to be accepted, or was. A reopened request keeps the price of its quote, but
 * nothing of that quote holds until staff quote or confirm again.
 */
export const mayHaveQuote = (status: CharterStatus): boolean =>
  status !== 'pending' && status !== 'reviewed' && status !== 'contacted';
