import { newToken, sha256 } from '#platform/auth/tokens.ts';
import type { Deps } from '#platform/deps.ts';
import {
  deleteGrantsOf,
  deleteGrantsOfAccount,
  deleteGrantsOfBrowser,
  deleteGrantsOver,
  findGranted,
  type GrantMaker,
  insertGrant,
  keepNewestGrants,
  lockApplication,
  moveGrants,
} from '../repository/index.ts';
import { SYSTEM } from './deps.ts';

/** A browser opens an application for this long after it was given it, however often it does; then by a new link. */
export const GRANT_DAYS = 14;
const DAY_MS = 86_400_000;
/** Somebody who applies for more than that in two weeks has an account, or the mailed links. */
const MOST_OF_A_BROWSER = 12;
/** One person's browsers, with some to spare. */
const MOST_OF_AN_APPLICATION = 10;

type GrantDeps = Pick<Deps, 'db' | 'now'>;

/**
 * Lets a browser open an application, for 14 days. The browser gets a new token for all that it holds, so that one which
 * somebody has read off it before never opens what came after.
 *
 * @param token what names the browser so far; undefined when nothing does
 * @returns what names it from now on; undefined when the application has an owner whose session is enough, or is not there
 */
export async function grantApplication(
  deps: GrantDeps,
  applicationId: string,
  grant: {
    readonly token: string | undefined;
    readonly madeBy: GrantMaker;
    /** Who is signed in there. */
    readonly accountId: string | undefined;
  },
): Promise<string | undefined> {
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    // Locked, so that its grants are counted one after the other.
    const application = await lockApplication(tx, applicationId, SYSTEM);
    if (!application) return undefined;
    const { accountId } = application;
    // What has an owner meanwhile is opened by a session, or by whoever reads the mailbox it was sent from.
    if (accountId && (accountId === grant.accountId || grant.madeBy === 'submission')) return undefined;
    const { token, tokenHash: browserHash } = newToken();
    if (grant.token !== undefined) await moveGrants(tx, sha256(grant.token), browserHash);
    await insertGrant(tx, {
      browserHash,
      applicationId,
      madeBy: grant.madeBy,
      createdAt: now,
      expiresAt: new Date(now.getTime() + GRANT_DAYS * DAY_MS),
    });
    await keepNewestGrants(tx, { browserHash }, MOST_OF_A_BROWSER);
    await keepNewestGrants(tx, { applicationId }, MOST_OF_AN_APPLICATION);
    return token;
  });
}

/** The applications that the browser of this token may open now. */
export async function listGranted(deps: GrantDeps, token: string | undefined): Promise<readonly string[]> {
  return token === undefined ? [] : findGranted(deps.db, sha256(token), deps.now());
}

/** Ends what the browser of this token holds: whoever signs out of it leaves nothing to the next one. */
export async function endGrantsOfBrowser({ db }: Pick<Deps, 'db'>, token: string | undefined): Promise<void> {
  if (token !== undefined) await deleteGrantsOfBrowser(db, sha256(token));
}

/** Ends what any browser holds of an account's applications; their owner's sessions are another matter. */
export async function endGrantsOfAccount({ db }: Pick<Deps, 'db'>, accountId: string): Promise<void> {
  await deleteGrantsOfAccount(db, accountId);
}

/** Ends what any other browser holds of an application. */
export async function endOtherGrants(
  { db }: Pick<Deps, 'db'>,
  applicationId: string,
  token: string | undefined,
): Promise<void> {
  await deleteGrantsOf(db, applicationId, token === undefined ? undefined : sha256(token));
}

/** Forgets grants that are over; answers how many. */
export async function forgetGrantsOver({ db, now }: GrantDeps): Promise<number> {
  return deleteGrantsOver(db, now());
}
