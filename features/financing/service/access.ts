import { ok, refused } from '#core/result.ts';
import type { Deps } from '#server/deps.ts';
import { claimApplication, findApplication } from '../repository/index.ts';
import { asId, SYSTEM } from './deps.ts';

/** A mailed link opens for this long; the browser it was opened in remembers it for longer. */
const LINK_DAYS = 60;
const DAY_MS = 86_400_000;
/** Browsers keep small cookies only; a browser that sent more is asked to use its mailed links. */
const MOST_REMEMBERED = 12;

const LINK = 'financing-link';
const COOKIE = 'financing-browser';

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

/**
 * Opens a mailed link: answers the application's id, which the browser then remembers. Somebody who is signed in
 * becomes its owner, when it has none. Refused with `link-spent`, whatever is wrong with it.
 */
export async function openLink(
  deps: Pick<Deps, 'db' | 'vault' | 'now'>,
  token: string,
  accountId: string | undefined,
) {
  const [given = '', lastDay = '', signature = ''] = token.split('.');
  const id = asId(given);
  const application = await findApplication(deps.db, id, SYSTEM);
  const isSigned = deps.vault.isSigned(LINK, signedText(id, lastDay, application?.email ?? ''), signature);
  const isInTime = Number.parseInt(lastDay, 36) * DAY_MS >= deps.now().getTime() - DAY_MS;
  if (!application || application.isDemo || !isSigned || !isInTime) return refused('link-spent');
  if (accountId) await claimApplication(deps.db, id, accountId);
  return ok({ id });
}

/** What a browser is given to remember the applications it sent, the newest first. */
export function browserMemory(vault: Deps['vault'], ids: readonly string[]): string {
  const list = [...new Set(ids)].slice(0, MOST_REMEMBERED).join('~');
  return `${list}.${vault.sign(COOKIE, list)}`;
}

/** The applications that a browser remembers; none when the memory is not ours. */
export function readBrowserMemory(vault: Deps['vault'], memory: string | undefined): readonly string[] {
  const [list = '', signature = ''] = (memory ?? '').split('.');
  if (list === '' || !vault.isSigned(COOKIE, list, signature)) return [];
  return list.split('~').map(asId);
}
