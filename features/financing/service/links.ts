import { ok, refused } from '#core/result.ts';
import { readSettings } from '#features/content/service.ts';
import type { Deps } from '#platform/deps.ts';
import type { Application } from '../domain/index.ts';
import { applicationLinkMail } from '../emails.tsx';
import { findOfAddress } from '../repository/index.ts';
import { words } from '../words/index.ts';
import { linkedApplication } from './access.ts';
import { mailApplicant } from './moves.ts';

/** Somebody with more has an account. */
const MOST_LINKS = 3;

function mailLink(deps: Deps, application: Application) {
  const mail = { cause: `financing-link:${deps.newId()}`, kind: 'application-link' } as const;
  return mailApplicant(deps, application, mail, applicationLinkMail);
}

/**
 * Mails a new link to the address of an application, for a link of it, also one whose time is over. Refused with
 * `link-spent` when it never was one, or was mailed to an address that is another now, and with `too-many-mails`.
 */
export async function renewLink(deps: Deps, token: string) {
  const linked = await linkedApplication(deps, token);
  if (!linked) return refused('link-spent');
  const fate = await mailLink(deps, linked.application);
  if (fate === 'withheld') return refused('too-many-mails');
  return ok({ message: words.newLinkSent });
}

/**
 * Mails links to the newest applications of an address. Whether there are any is not told, and hardly to be measured:
 * nobody learns who has applied.
 */
export async function mailLinksTo(deps: Deps, email: string) {
  const { contact } = await readSettings(deps);
  const applications = await findOfAddress(deps.db, email, MOST_LINKS);
  // Made for nobody, so that the answer takes its time all the same.
  if (applications.length === 0)
    await applicationLinkMail({ firstName: '', link: deps.config.publicOrigin }, contact);
  for (const application of applications) await mailLink(deps, application);
  return ok({ message: words.linkIfAny });
}
