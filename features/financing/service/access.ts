import { ok, refused } from '#core/result.ts';
import { addChange } from '#features/cases/service.ts';
import { allOrNothing } from '#platform/db/all-or-nothing.ts';
import type { Deps } from '#platform/deps.ts';
import { claimApplication, findApplication, lockApplication } from '../repository/index.ts';
import { asId, SYSTEM } from './deps.ts';
import { grantApplication } from './grants.ts';

/** A mailed link opens for this long; a new one is mailed for the asking. */
const LINK_DAYS = 14;
const DAY_MS = 86_400_000;

const LINK = 'financing-link';

const signedText = (id: string, lastDay: string, email: string) => `${id} ${lastDay} ${email.toLowerCase()}`;

/**
 * The token of a link that is mailed to an applicant. It is bound to the address it goes to: when the applicant changes
 * the address, links mailed to the old one open nothing any more.
 */
export function linkToken(
  deps: Pick<Deps, 'vault' | 'now'>,
  application: { readonly id: string; readonly email: string },
): string {
  const lastDay = Math.floor(deps.now().getTime() / DAY_MS + LINK_DAYS).toString(36);
  const signature = deps.vault.sign(LINK, signedText(application.id, lastDay, application.email));
  return `${application.id}.${lastDay}.${signature}`;
}

/** The application of a link that we have mailed to the address it has now; undefined when the link is not one. */
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
 * Opens a mailed link: answers the application's id, and what names the browser that it is given to, as `grantApplication` does.
 * Somebody who is signed in becomes its owner, when it has none, which its history keeps. Looking at the link and giving is one
 * step: an address that is corrected between the two would leave the application with whoever the old one was. Refused with `application-link-over` once its time is over, and
 * with `link-spent`, whatever else is wrong with it.
 */
export async function openLink(
  deps: Pick<Deps, 'db' | 'vault' | 'now' | 'newId'>,
  token: string,
  browser: {
    readonly token: string | undefined;
    /** Who is signed in there. */
    readonly accountId: string | undefined;
    /** Whether they are a client, who can own an application. */
    readonly isClient: boolean;
  },
) {
  return allOrNothing(deps, async (within) => {
    // Locked: an address that is being corrected gives nothing to whoever the old one was.
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
