import { createHash, randomBytes } from 'node:crypto';

/** A digest to keep in place of a text that nobody may read in the database. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * A secret that opens something to whoever bears it, as a mailed link or a cookie, and what is kept of it: who reads the
 * database opens nothing by it.
 */
export function newToken(bytes = 32): { readonly token: string; readonly tokenHash: string } {
  const token = randomBytes(bytes).toString('base64url');
  return { token, tokenHash: sha256(token) };
}
