import { type CharterDay, charterDayAt } from '#core/charter-time.ts';
import { FIRST_LANGUAGE, pathIn, splitPath } from '#core/language.ts';
import {
  type AgreementNews,
  type CaptainsOfAgreements,
  hashOfCaptain,
} from '#features/agreements/service/index.ts';
import { type Charter, mailClient, openCharter } from '#features/charters/service/index.ts';
import { readSettings } from '#features/content/service.ts';
import { queueMail } from '#features/notifications/service.ts';
import type { Deps } from '#platform/deps.ts';
import { inLanguage } from '#platform/language.ts';
import { dayText } from '#words/days.ts';
import { captainEndedMail, captainMail, contractMail, teamMail } from '../emails.tsx';
import { type Choice, findChoice } from '../repository/index.ts';
import { linkForCaptain } from './captain-links.ts';
import { agreedWith } from './facts.ts';

type Told = {
  readonly charter: Charter;
  readonly choice: Choice;
  readonly news: AgreementNews;
  /** The yacht and day that the contract was signed for; the charter's own may have changed since. */
  readonly signedFor: { readonly yacht: string; readonly startOn: CharterDay };
  /** The yacht and the day, such as "Serenata, Sat, Mar 6". */
  readonly about: string;
  /** The key of these mails. */
  readonly cause: string;
};

/**
 * Queues the mails about a captain's contract, in the transaction of the change. The client hears of a contract to sign, sealed,
 * or sent back by the captain; a captain with an email address once the charterer has signed, when it is sealed and when it ends;
 * the team when a captain sends it back. For a captain without an address, those who brought them in pass on the link and the
 * end: the team for a listed captain, the charterer for one they named.
 */
export const tellOfContract: CaptainsOfAgreements['tell'] = async (deps, charterId, news) => {
  const found = await openCharter(deps, charterId);
  const choice = await findChoice(deps.db, charterId);
  if (!found.ok || !choice) return;
  const charter = found.value;
  const { agreement, kind } = news;
  // Tell nobody of another captain's contract, or of one that is being made anew. An end always concerns the present captain.
  if (kind !== 'ended' && agreement.subject !== hashOfCaptain(agreedWith(charter, choice))) return;
  const signedFor = news.about ?? { yacht: charter.yachtName, startOn: charter.startOn };
  // If the day is over, the end of its contract is no news.
  if (kind === 'ended' && signedFor.startOn < charterDayAt(deps.now())) return;
  const about = inLanguage(agreement.language, () => aboutOf(signedFor));
  const cause = `charter-captain-${kind}:${charterId}:${agreement.id}`;
  const told = { charter, choice, news, signedFor, about, cause };
  // If the client sent it back, the client knows already.
  const isSentBack = kind === 'refused' && news.by === 'captain';
  const isWithout = (by: Choice['kind']) => choice.kind === by && choice.email === '';
  const isToldByClient = kind === 'ended' && isWithout('named');
  if (kind === 'to-sign' || kind === 'sealed' || isSentBack || isToldByClient) await tellClient(deps, told);
  if (kind === 'signed' || kind === 'sealed' || kind === 'ended') await tellCaptain(deps, told);
  const isToldByTeam = (kind === 'signed' || kind === 'ended') && isWithout('listed');
  if (isSentBack || isToldByTeam) await tellTeam(deps, told);
};

const aboutOf = ({ yacht, startOn }: Told['signedFor']) => `${yacht}, ${dayText(startOn, 'short')}`;

const tellClient = (deps: Deps, { charter, choice, news, about, cause }: Told) =>
  mailClient(
    deps,
    charter,
    cause,
    ({ contact, link }) => {
      const page = new URL(link);
      page.pathname = pathIn(news.agreement.language, splitPath(page.pathname).path);
      page.hash = 'captain';
      return contractMail({ contact, about, link: page.href, captain: choice.name }, news);
    },
    news.kind === 'to-sign' ? { goodUntil: charter.returnsAt } : {},
  );

async function tellCaptain(deps: Deps, { charter, choice, news, about, cause }: Told): Promise<void> {
  // Without an address, no mail: a charterer who is the captain gets the client's, any other captain is passed the link.
  if (choice.email === '') return;
  const { contact } = await readSettings(deps);
  const charterer = charter.contactName;
  const mail =
    news.kind === 'ended'
      ? await captainEndedMail({ contact, about, charterer }, news)
      : await captainMail(
          { contact, about, link: await linkForCaptain(deps, choice, news.agreement.language), charterer },
          news,
        );
  await queueMail(deps, {
    cause: `${cause}:captain`,
    about: charter.id,
    to: choice.email,
    replyTo: contact.email,
    goodUntil: news.kind === 'signed' ? charter.returnsAt : undefined,
    ...mail,
  });
}

async function tellTeam(deps: Deps, { charter, choice, news, signedFor, cause }: Told): Promise<void> {
  const { contact } = await readSettings(deps);
  const link = `${deps.config.publicOrigin}/admin/bookings?open=${charter.id}`;
  await queueMail(deps, {
    cause: `${cause}:team`,
    about: charter.id,
    kind: 'team',
    to: deps.config.teamEmail,
    ...(await inLanguage(FIRST_LANGUAGE, () => {
      const about = aboutOf(signedFor);
      return teamMail({ contact, about, link, charterer: charter.contactName, captain: choice.name }, news);
    })),
  });
}
