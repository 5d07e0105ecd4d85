import { ok, type Result, refused } from '#core/result.ts';
import { newToken, sha256 } from '#platform/auth/tokens.ts';
import type { Deps } from '#platform/deps.ts';
import {
  type Charter,
  deleteLinksExpiredBefore,
  findLinkedCharter,
  insertLink,
} from '../repository/index.ts';

const TOKEN_BYTES = 24;
const TOKEN = /^[A-Za-z0-9_-]{32}$/;
/** A link works until so long after its charter: to look something up, or to book again. */
const KEPT_AFTER_MS = 30 * 86_400_000;

/**
 * Makes a link to a charter for a mail to its client, and answers its token. It cannot be guessed, and it cannot be made
 * again from what is stored: each mail has one of its own.
 */
export async function makeLink(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  charter: Pick<Charter, 'id' | 'returnsAt'>,
): Promise<string> {
  const { token, tokenHash } = newToken(TOKEN_BYTES);
  await insertLink(db, {
    tokenHash,
    charterId: charter.id,
    createdAt: now(),
    expiresAt: new Date(Math.max(charter.returnsAt.getTime(), now().getTime()) + KEPT_AFTER_MS),
  });
  return token;
}

/** The charter that a mailed link leads to; refused with `link-not-found` for any other, and for one that has expired. */
export async function followLink(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  token: string,
): Promise<Result<Charter, 'link-not-found'>> {
  const charter = TOKEN.test(token) ? await findLinkedCharter(db, sha256(token), now()) : undefined;
  return charter ? ok(charter) : refused('link-not-found');
}

/** Forgets links that have expired; answers how many. */
export async function forgetExpiredLinks({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  return deleteLinksExpiredBefore(db, now());
}
