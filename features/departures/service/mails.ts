import { pathIn, splitPath } from '#core/language.ts';
import type { CaptainsOfAgreements } from '#features/agreements/service/index.ts';
import { mailClient, openCharter } from '#features/charters/service/index.ts';
import { readSettings } from '#features/content/service.ts';
import { queueMail } from '#features/notifications/service.ts';
import { inLanguage } from '#platform/language.ts';
import { dayText } from '#words/days.ts';
import { captainMail, contractMail } from '../emails.tsx';
import { findChoice } from '../repository/index.ts';
import { linkForCaptain } from './captain-links.ts';

/**
 * Tells of a captain's contract, in the transaction of the change: its client of what is to be signed, of a captain who has sent it back
 * and of the end; the captain, where there is an address, once the charterer has signed and at the end.
 */
export const tellOfContract: CaptainsOfAgreements['tell'] = async (deps, charterId, news) => {
  const found = await openCharter(deps, charterId);
  const choice = await findChoice(deps.db, charterId);
  if (!found.ok || !choice) return;
  const charter = found.value;
  const { agreement, kind } = news;
  const { language } = agreement;
  const about = inLanguage(language, () => `${charter.yachtName}, ${dayText(charter.startOn, 'short')}`);
  const cause = `captain-contract-${kind}:${agreement.id}`;
  // Whoever has sent it back knows.
  const isForClient = kind !== 'signed' && !(kind === 'refused' && news.by !== 'captain');
  if (isForClient) {
    await mailClient(deps, charter, cause, ({ contact, link }) => {
      const page = new URL(link);
      page.pathname = pathIn(language, splitPath(page.pathname).path);
      page.hash = 'captain';
      return contractMail({ contact, about, link: page.href, captain: choice.name }, news);
    });
  }
  const isForCaptain = kind === 'signed' || kind === 'sealed';
  if (!isForCaptain || choice.email === '') return;
  const { contact } = await readSettings(deps);
  const link = await linkForCaptain(deps, choice, language);
  await queueMail(deps, {
    cause: `${cause}:captain`,
    about: charter.id,
    to: choice.email,
    replyTo: contact.email,
    ...(await captainMail({ contact, about, link, charterer: charter.contactName }, news)),
  });
};
