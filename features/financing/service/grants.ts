import { deleteGrants, grantCase, keepNewestGrants } from '#features/cases/service.ts';
import { sha256 } from '#platform/auth/tokens.ts';
import type { Deps } from '#platform/deps.ts';
import { findOfAccount, lockApplication } from '../repository/index.ts';
import { SYSTEM } from './deps.ts';

/** How long a grant lasts for a browser, however often it is used; after that, the applicant needs a new link. */
export const GRANT_DAYS = 14;
const DAY_MS = 86_400_000;
/** The most grants of one browser: somebody who applies more often in two weeks has an account or the mailed links. */
const MOST_OF_A_BROWSER = 12;
/** The most browsers with a grant for one application: more than one person's browsers. */
const MOST_OF_AN_APPLICATION = 10;

/**
 * Lets a browser open an application, for 14 days. The browser gets a new token for all its grants, so that a token that somebody
 * copied earlier never opens a later application.
 *
 * @param token the browser's token so far; undefined if it has none
 * @returns the browser's new token; undefined if the application has an owner who opens it by session, or does not exist
 */
export async function grantApplication(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caseId: string,
  grant: {
    readonly token: string | undefined;
    readonly madeBy: 'submission' | 'link';
    /** The account that is signed in there. */
    readonly accountId: string | undefined;
  },
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    // Locked, so that its grants are counted one after another.
    const application = await lockApplication(tx, caseId, SYSTEM);
    if (!application) return undefined;
    const { accountId } = application;
    const { madeBy } = grant;
    // The application has an owner by now: only the owner's session or a link mailed to its address opens it.
    if (accountId && (accountId === grant.accountId || madeBy === 'submission')) return undefined;
    const expiresAt = new Date(now().getTime() + GRANT_DAYS * DAY_MS);
    const within = { db: tx, now };
    const made = await grantCase(within, { caseId, madeBy, expiresAt }, { former: grant.token });
    await keepNewestGrants(tx, { tokenHash: made.tokenHash }, MOST_OF_A_BROWSER);
    await keepNewestGrants(tx, { caseIds: [caseId] }, MOST_OF_AN_APPLICATION);
    return made.token;
  });
}

/** Ends all grants of the browser with this token: after signing out, the browser's next user must find nothing. */
export async function endGrantsOfBrowser({ db }: Pick<Deps, 'db'>, token: string | undefined): Promise<void> {
  if (token !== undefined) await deleteGrants(db, { tokenHash: sha256(token) });
}

/** Ends all browsers' grants for an account's applications; does not end the owner's sessions. */
export async function endGrantsOfAccount({ db }: Pick<Deps, 'db'>, accountId: string): Promise<void> {
  const caseIds = (await findOfAccount(db, accountId)).map(({ id }) => id);
  await deleteGrants(db, { caseIds });
}

/** Ends the grants of all other browsers for an application. */
export async function endOtherGrants(
  { db }: Pick<Deps, 'db'>,
  applicationId: string,
  token: string | undefined,
): Promise<void> {
  await deleteGrants(db, { caseIds: [applicationId], but: token === undefined ? undefined : sha256(token) });
}
