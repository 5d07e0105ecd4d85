import { ok, refused } from '#core/result.ts';
import { readSettings } from '#features/content/service.ts';
import type { Deps } from '#platform/deps.ts';
import type { Application } from '../domain/index.ts';
import { applicationLinkMail } from '../emails.tsx';
import { findOfAddress } from '../repository/index.ts';
import { words } from '../words/index.ts';
import { linkedApplication } from './access.ts';
import { mailApplicant } from './moves.ts';

/** The most links mailed for one address: somebody with more applications has an account. */
const MOST_LINKS = 3;

function mailLink(deps: Deps, application: Application) {
  const mail = { cause: `financing-link:${deps.newId()}`, kind: 'application-link' } as const;
  return mailApplicant(deps, application, mail, applicationLinkMail);
}

/**
 * Mails a new link to the application's address, for an earlier link, even an expired one. Refused with `link-spent` if the
 * token never was such a link or was mailed to a former address, and with `too-many-mails`.
 */
export async function renewLink(deps: Deps, token: string) {
  const linked = await linkedApplication(deps, token);
  if (!linked) return refused('link-spent');
  const fate = await mailLink(deps, linked.application);
  if (fate === 'withheld') return refused('too-many-mails');
  return ok({ message: words.newLinkSent });
}

/**
 * Mails links to the newest applications of an address. Neither the answer nor, as far as possible, its timing tells whether
 * there are any, so that nobody learns who has applied.
 */
export async function mailLinksTo(deps: Deps, email: string) {
  const { contact } = await readSettings(deps);
  const applications = await findOfAddress(deps.db, email, MOST_LINKS);
  // Render a mail to nobody, so that the answer takes as long as with an application.
  if (applications.length === 0)
    await applicationLinkMail({ firstName: '', link: deps.config.publicOrigin }, contact);
  for (const application of applications) await mailLink(deps, application);
  return ok({ message: words.linkIfAny });
}
