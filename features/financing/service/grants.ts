import { deleteGrants, grantCase, keepNewestGrants } from '#features/cases/service.ts';
import { sha256 } from '#platform/auth/tokens.ts';
import type { Deps } from '#platform/deps.ts';
import { findOfAccount, lockApplication } from '../repository/index.ts';
import { SYSTEM } from './deps.ts';

/** A browser opens an application for this long after it was given it, however often it does; then by a new link. */
export const GRANT_DAYS = 14;
const DAY_MS = 86_400_000;
/** Somebody who applies for more than that in two weeks has an account, or the mailed links. */
const MOST_OF_A_BROWSER = 12;
/** One person's browsers, with some to spare. */
const MOST_OF_AN_APPLICATION = 10;

/**
 * Lets a browser open an application, for 14 days. The browser gets a new token for all that it holds, so that one which
 * somebody has read off it before never opens what came after.
 *
 * @param token what names the browser so far; undefined when nothing does
 * @returns what names it from now on; undefined when the application has an owner whose session is enough, or is not there
 */
export async function grantApplication(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caseId: string,
  grant: {
    readonly token: string | undefined;
    readonly madeBy: 'submission' | 'link';
    /** Who is signed in there. */
    readonly accountId: string | undefined;
  },
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    // Locked, so that its grants are counted one after the other.
    const application = await lockApplication(tx, caseId, SYSTEM);
    if (!application) return undefined;
    const { accountId } = application;
    const { madeBy } = grant;
    // What has an owner meanwhile is opened by a session, or by whoever reads the mailbox it was sent from.
    if (accountId && (accountId === grant.accountId || madeBy === 'submission')) return undefined;
    const expiresAt = new Date(now().getTime() + GRANT_DAYS * DAY_MS);
    const within = { db: tx, now };
    const made = await grantCase(within, { caseId, madeBy, expiresAt }, { former: grant.token });
    await keepNewestGrants(tx, { tokenHash: made.tokenHash }, MOST_OF_A_BROWSER);
    await keepNewestGrants(tx, { caseIds: [caseId] }, MOST_OF_AN_APPLICATION);
    return made.token;
  });
}

/** Ends what the browser of this token holds: whoever signs out of it leaves nothing to the next one. */
export async function endGrantsOfBrowser({ db }: Pick<Deps, 'db'>, token: string | undefined): Promise<void> {
  if (token !== undefined) await deleteGrants(db, { tokenHash: sha256(token) });
}

/** Ends what any browser holds of an account's applications; their owner's sessions are another matter. */
export async function endGrantsOfAccount({ db }: Pick<Deps, 'db'>, accountId: string): Promise<void> {
  const caseIds = (await findOfAccount(db, accountId)).map(({ id }) => id);
  await deleteGrants(db, { caseIds });
}

/** Ends what any other browser holds of an application. */
export async function endOtherGrants(
  { db }: Pick<Deps, 'db'>,
  applicationId: string,
  token: string | undefined,
): Promise<void> {
  await deleteGrants(db, { caseIds: [applicationId], but: token === undefined ? undefined : sha256(token) });
}
