import { arrivalMarks, type FormSigns } from '#core/arrival.ts';
import { ok, type Result } from '#core/result.ts';
import { isProvedAddress } from '#features/accounts/service/proved.ts';
import { readSettings } from '#features/content/service.ts';
import { queueMail } from '#features/notifications/service.ts';
import type { Deps } from '#platform/deps.ts';
import { type ContactMessage, contactFacts, type Fact, type QuoteRequest, quoteFacts } from '../domain.ts';
import { renderNewInquiryMail, renderReceivedMail } from '../emails.tsx';
import {
  type Arrival,
  findQuoteRequestsOf,
  insertContactMessage,
  insertQuoteRequest,
} from '../repository/index.ts';

/** What the sender is told; the same whether or not it is taken for spam. */
export type Received = { readonly id: string; readonly message: string };

/**
 * Keeps a message from the contact form and queues a mail to the team and one to the sender, all in the caller's
 * transaction. Suspected spam is kept without mail.
 *
 * @param accountId who is signed in; null for a guest
 */
export async function receiveContactMessage(
  deps: Deps,
  message: ContactMessage,
  signs: FormSigns,
  accountId: string | null = null,
): Promise<Result<Received, never>> {
  const id = deps.newId();
  const arrival = { id, ...arrivalMarks(signs), createdAt: deps.now() };
  await insertContactMessage(deps.db, { ...message, ...arrival });
  await mailBoth(deps, accountId, {
    ...arrival,
    cause: `contact:${id}`,
    email: message.email,
    name: message.firstName,
    subject: 'We have your message',
    next: 'Thank you for writing. One of our charter team reads every message and answers within 24 hours.',
    teamSubject: `New message from ${message.firstName} ${message.lastName}`,
    facts: contactFacts(message),
    words: message.message,
  });
  return ok({ id, message: 'Thank you. Your message has reached us, and we will answer within 24 hours.' });
}

/**
 * Keeps a request for an event's quote and queues a mail to the team and one to the sender, all in the caller's
 * transaction. Suspected spam is kept without mail.
 *
 * @param accountId whose it is; null for a guest's
 */
export async function receiveQuoteRequest(
  deps: Deps,
  request: QuoteRequest,
  signs: FormSigns,
  accountId: string | null = null,
): Promise<Result<Received, never>> {
  const id = deps.newId();
  const arrival = { id, ...arrivalMarks(signs), createdAt: deps.now() };
  await insertQuoteRequest(deps.db, { ...request, ...arrival, accountId });
  await mailBoth(deps, accountId, {
    ...arrival,
    cause: `quote-request:${id}`,
    email: request.email,
    name: request.name,
    subject: 'We have your quote request',
    next: 'Thank you for asking us. An event planner of ours puts your quote together and writes to you within 24 hours.',
    teamSubject: `Quote request from ${request.name}${request.eventType ? `: ${request.eventType}` : ''}`,
    facts: quoteFacts(request),
    words: request.message,
  });
  return ok({
    id,
    message: 'Thank you. Your quote request has reached us, and we will answer within 24 hours.',
  });
}

/** Facts that the sender typed freely; they go to the team only. */
const TYPED = new Set(['Name', 'Email', 'Phone']);

async function mailBoth(
  deps: Deps,
  accountId: string | null,
  inquiry: Arrival & {
    cause: string;
    email: string;
    name: string;
    subject: string;
    next: string;
    teamSubject: string;
    facts: readonly Fact[];
    words: string;
  },
): Promise<void> {
  const { cause, id, email, name, subject, next, teamSubject, facts } = inquiry;
  if (inquiry.suspectedSpam) return;
  const { contact } = await readSettings(deps);
  await queueMail(deps, {
    cause: `${cause}:team`,
    kind: 'team',
    about: id,
    to: deps.config.teamEmail,
    replyTo: email,
    subject: teamSubject,
    ...(await renderNewInquiryMail({ ...inquiry, heading: teamSubject, contact })),
  });
  const received = {
    heading: subject,
    name: (await isProvedAddress(deps, accountId, email)) ? name : '',
    next,
    facts: facts.filter(({ label }) => !TYPED.has(label)),
    contact,
  };
  await queueMail(deps, {
    cause: `${cause}:sender`,
    kind: 'acknowledgement',
    about: id,
    to: email,
    replyTo: contact.email,
    subject,
    ...(await renderReceivedMail(received)),
  });
}

/** A request for a quote in its client's list. */
export type OwnQuoteRequest = QuoteRequest & { readonly id: string; readonly createdAt: Date };

/** The quotes that an account has asked for, the newest first. */
export async function listOwnQuoteRequests(
  { db }: Pick<Deps, 'db'>,
  accountId: string,
): Promise<OwnQuoteRequest[]> {
  const found = await findQuoteRequestsOf(db, accountId);
  return found.map(({ id, createdAt, name, email, phone, eventType, eventOn, guests, message }) => ({
    id,
    createdAt,
    name,
    email,
    phone,
    eventType: eventType as QuoteRequest['eventType'],
    eventOn,
    guests,
    message,
  }));
}
