import { sendBy } from './browser-api.ts';
import { ACCOUNT_HEADER } from './session-hint.ts';

/** Adds to a call the account whose page sends it. */
export function sayWhose(accountId: string | undefined, init?: RequestInit): RequestInit {
  const headers = new Headers(init?.headers);
  if (accountId) headers.set(ACCOUNT_HEADER, accountId);
  return { ...init, headers };
}

/**
 * Marks all calls of this page with the account it belongs to. If somebody else has signed in in another tab since, the server
 * refuses the calls and does nothing in that person's name.
 *
 * @returns a function that ends the marking; call it when that account signs out or the page is left
 */
export const sendAs = (accountId: string): (() => void) =>
  sendBy((overNetwork) => (input, init) => overNetwork(input, sayWhose(accountId, init)));
