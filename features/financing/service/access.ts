import { ok, refused } from '#core/result.ts';
import { addChange } from '#features/cases/service.ts';
import { allOrNothing } from '#platform/db/all-or-nothing.ts';
import type { Deps } from '#platform/deps.ts';
import { claimApplication, findApplication, lockApplication } from '../repository/index.ts';
import { asId, SYSTEM } from './deps.ts';
import { grantApplication } from './grants.ts';

/** How long a mailed link opens its application; anybody with an old link can ask for a new one. */
const LINK_DAYS = 14;
const DAY_MS = 86_400_000;

const LINK = 'financing-link';

const signedText = (id: string, lastDay: string, email: string) => `${id} ${lastDay} ${email.toLowerCase()}`;

/**
 * The token of a link that is mailed to an applicant. It is bound to the email address: if the applicant changes the address,
 * links mailed to the old one open nothing any more.
 */
export function linkToken(
  deps: Pick<Deps, 'vault' | 'now'>,
  application: { readonly id: string; readonly email: string },
): string {
  const lastDay = Math.floor(deps.now().getTime() / DAY_MS + LINK_DAYS).toString(36);
  const signature = deps.vault.sign(LINK, signedText(application.id, lastDay, application.email));
  return `${application.id}.${lastDay}.${signature}`;
}

/** The application of a link mailed to its present address; undefined if the token is no such link. */
export async function linkedApplication(
  deps: Pick<Deps, 'db' | 'vault' | 'now'>,
  token: string,
  find = findApplication,
) {
  const [given = '', lastDay = '', signature = ''] = token.split('.');
  const id = asId(given);
  const application = await find(deps.db, id, SYSTEM);
  const isSigned = deps.vault.isSigned(LINK, signedText(id, lastDay, application?.email ?? ''), signature);
  if (!application || application.isDemo || !isSigned) return undefined;
  const isOver = Number.parseInt(lastDay, 36) * DAY_MS < deps.now().getTime() - DAY_MS;
  return { application, isOver };
}

/**
 * Opens a mailed link: answers the application's id, and a token for the browser, as `grantApplication` does. A signed-in client
 * becomes the owner if the application has none; the history records that. The link is checked and the grant made in one
 * transaction: if the address were corrected in between, its former holder would keep the application. Refused with
 * `application-link-over` if the link has expired, and with `link-spent` for any other fault.
 */
export async function openLink(
  deps: Pick<Deps, 'db' | 'vault' | 'now' | 'newId'>,
  token: string,
  browser: {
    readonly token: string | undefined;
    /** The account that is signed in there. */
    readonly accountId: string | undefined;
    /** Whether it is a client's account, which can own an application. */
    readonly isClient: boolean;
  },
) {
  return allOrNothing(deps, async (within) => {
    // Locked: while the address is being corrected, a link to the old address must open nothing.
    const linked = await linkedApplication(within, token, lockApplication);
    if (!linked) return refused('link-spent');
    if (linked.isOver) return refused('application-link-over');
    const { id } = linked.application;
    const { accountId, isClient } = browser;
    if (accountId && isClient && (await claimApplication(within.db, id, accountId))) {
      await addChange(within, { caseId: id, event: 'claimed', changedBy: 'applicant', accountId });
    }
    const given = { token: browser.token, madeBy: 'link' as const, accountId };
    return ok({ id, browserToken: await grantApplication(within, id, given) });
  });
}
