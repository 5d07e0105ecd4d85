import { ok } from '#core/result.ts';
import { badgeOf } from '#features/cases/domain.ts';
import { findHistory, findMessages, findUsedGrants } from '#features/cases/service.ts';
import type { CharterEvidence } from '#features/money/domain/index.ts';
import { canHaveMail, listMailsAbout } from '#features/notifications/service.ts';
import { lineLabel } from '#features/pricing/domain/index.ts';
import type { Deps } from '#platform/deps.ts';
import { inLanguage } from '#platform/language.ts';
import { MAIL_CAUSES, requestNumber } from '../domain.ts';
import { CHARTER_STATES } from '../policy/states.ts';
import { findQuotes, type Quote } from '../repository/index.ts';
import { openCharter } from './change.ts';

/** The part of the evidence for a disputed payment that charters know themselves. */
export type OwnEvidence = Omit<CharterEvidence, 'agreements' | 'left'>;

const shownOf = ({
  number,
  createdAt,
  price,
  terms,
  guestCount: guests,
  ...quote
}: Quote): CharterEvidence['quotes'][number] => ({
  number,
  at: createdAt,
  // What was stored without being sent holds no time.
  isSent: quote.heldUntil > createdAt,
  lines: inLanguage('en', () => price.lines.map((line) => ({ label: lineLabel(line), cents: line.cents }))),
  totalCents: price.totalCents,
  guests,
  terms,
  accepted:
    quote.acceptedAt && quote.acceptedName !== null
      ? {
          at: quote.acceptedAt,
          name: quote.acceptedName,
          address: quote.acceptedAddress ?? '',
          browser: quote.acceptedBrowser ?? '',
        }
      : null,
});

const OPENED = {
  mail: 'A link that only the client was given',
  account: 'A link that the client opened from their account',
  link: 'A browser that opened the client’s link',
  submission: 'The browser that sent the request',
} as const;

/**
 * What charters know for the dispute of a payment: the quotes as shown and accepted, the charter's history, the mails between
 * team and client (never the team's notes), and how the charter's link was used (product 4.25). Refused with `charter-not-found`.
 */
export async function evidenceOfCharter(deps: Pick<Deps, 'db' | 'log' | 'now'>, charterId: string) {
  const found = await openCharter(deps, charterId);
  if (!found.ok) return found;
  const charter = found.value;
  const quotes = await findQuotes(deps.db, charterId);
  const history = await findHistory(deps.db, charterId);
  const mails = await findMessages(deps.db, [charterId], ['mail']);
  const grants = await findUsedGrants(deps.db, charterId);
  const { contactName: name, contactEmail, contactPhone: phone } = charter;
  const { sent, unsent } = await listMailsAbout(deps, charterId, contactEmail);
  const own = [charter.specialRequests, charter.message].filter((text) => text !== '');
  return ok<OwnEvidence>({
    number: requestNumber(charterId),
    client: { name, phone, email: canHaveMail(contactEmail) ? contactEmail : '' },
    yacht: charter.yachtName,
    startOn: charter.startOn,
    departsAt: charter.departsAt,
    returnsAt: charter.returnsAt,
    guests: charter.guestCount,
    status: labelOf(charter.status),
    quotes: quotes.map(shownOf),
    history: history.flatMap(({ changedAt: at, toStatus, fromStatus }) =>
      toStatus === null || toStatus === fromStatus ? [] : [{ at, what: labelOf(toStatus) }],
    ),
    messages: [
      ...own.map((text) => ({ at: charter.createdAt, from: 'The client, with the request', text })),
      ...mails
        .filter(({ id }) => !unsent.has(MAIL_CAUSES.message + id))
        .map(({ createdAt: at, subject, body }) => ({
          at,
          from: `We wrote, “${subject}”`,
          text: body,
        })),
    ],
    mails: sent,
    access: grants.map(({ madeBy, createdAt, lastUsedAt }) => ({
      what: OPENED[madeBy],
      firstAt: createdAt,
      lastAt: lastUsedAt,
    })),
  });
}

/** The name of a status in English, for the bank. */
const labelOf = (status: string) => inLanguage('en', () => badgeOf(CHARTER_STATES, status).label);
