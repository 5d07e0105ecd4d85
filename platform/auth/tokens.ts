import { createHash, randomBytes } from 'node:crypto';

/** A digest to store in place of a text that must not be readable in the database. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * A secret that opens something for its bearer, such as a mailed link or a cookie, and the hash to store of it. Somebody who
 * reads the database cannot use the hash to open anything.
 */
export function newToken(bytes = 32): { readonly token: string; readonly tokenHash: string } {
  const token = randomBytes(bytes).toString('base64url');
  return { token, tokenHash: sha256(token) };
}

/** A secret to read off a screen or paper: groups of five characters that cannot be mistaken for each other, 24.8 bits each. */
export function spelledSecret(groups: number): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const drawn: string[] = [];
  while (drawn.length < groups * 5) {
    for (const byte of randomBytes(32)) {
      // Skip the highest bytes: 256 is no multiple of the number of letters, so some letters would be more likely.
      const letter = byte < 248 ? letters[byte % letters.length] : undefined;
      if (letter && drawn.length < groups * 5) drawn.push(letter);
    }
  }
  return drawn.join('').replace(/(.{5})(?=.)/g, '$1-');
}
