import { sendBy } from './browser-api.ts';
import { ACCOUNT_HEADER } from './session-hint.ts';

/** What goes with a call, and whose page it is sent from. */
export function sayWhose(accountId: string | undefined, init?: RequestInit): RequestInit {
  const headers = new Headers(init?.headers);
  if (accountId) headers.set(ACCOUNT_HEADER, accountId);
  return { ...init, headers };
}

/**
 * Has what is sent from this page say whose it is: where somebody else has signed in in another tab since, nothing of it is done in
 * their name.
 *
 * @returns to be called when that one is gone, or the page is
 */
export const sendAs = (accountId: string): (() => void) =>
  sendBy((overNetwork) => (input, init) => overNetwork(input, sayWhose(accountId, init)));
