import { arrivalMarks, type FormSigns } from '#core/arrival.ts';
import { FIRST_LANGUAGE, type Language, languageOr } from '#core/language.ts';
import { ok, type Result } from '#core/result.ts';
import { isProvedAddress } from '#features/accounts/service/proved.ts';
import { listOwnCharters } from '#features/charters/service/index.ts';
import { readSettings } from '#features/content/service.ts';
import { queueMail } from '#features/notifications/service.ts';
import type { Deps } from '#platform/deps.ts';
import { inLanguage } from '#platform/language.ts';
import { type ContactMessage, type Fact, type QuoteRequest, told } from '../domain.ts';
import { chosenInContact, chosenInQuote, renderNewInquiryMail, renderReceivedMail } from '../emails.tsx';
import {
  type Arrival,
  findQuoteRequestsOf,
  insertContactMessage,
  insertQuoteRequest,
} from '../repository/index.ts';
import { words } from '../words/index.ts';

/** The signs of how a form was filled in, and its language if the call names one. */
type Signs = FormSigns & { readonly language?: Language | undefined };

/** The answer to the sender, the same for suspected spam. */
export type Received = {
  readonly id: string;
  readonly message: string;
  /** Only false: the sender gets no mail, because the address has had several within the hour. */
  readonly isMailed?: false;
};

/**
 * Stores a message from the contact form and queues a mail to the team and one to the sender, all in the caller's transaction.
 * Suspected spam is stored but not mailed.
 *
 * @param accountId the signed-in client's account; null for a guest
 */
export async function receiveContactMessage(
  deps: Deps,
  message: ContactMessage,
  signs: Signs,
  accountId: string | null = null,
): Promise<Result<Received, never>> {
  const id = deps.newId();
  const arrival = { id, ...arrivalMarks(signs), ...inLanguageOf(signs), createdAt: deps.now() };
  await insertContactMessage(deps.db, { ...message, ...arrival });
  const mailed = await mailBoth(deps, accountId, {
    ...arrival,
    cause: `contact:${id}`,
    email: message.email,
    phone: message.phone,
    name: `${message.firstName} ${message.lastName}`,
    called: message.firstName,
    said: () => ({ subject: words.contactSubject, next: words.contactNext, facts: chosenInContact(message) }),
    teamSubject: `New message from ${message.firstName} ${message.lastName}`,
    words: message.message,
  });
  return ok({ id, message: inLanguage(arrival.language, () => words.contactAnswered), ...mailed });
}

/**
 * Stores a request for an event's quote and queues a mail to the team and one to the sender, all in the caller's transaction.
 * Suspected spam is stored but not mailed.
 *
 * @param accountId the account of the client who asks; null for a guest
 */
export async function receiveQuoteRequest(
  deps: Deps,
  request: QuoteRequest,
  signs: Signs,
  accountId: string | null = null,
): Promise<Result<Received, never>> {
  const id = deps.newId();
  const arrival = { id, ...arrivalMarks(signs), ...inLanguageOf(signs), createdAt: deps.now() };
  await insertQuoteRequest(deps.db, { ...request, ...arrival, accountId });
  const mailed = await mailBoth(deps, accountId, {
    ...arrival,
    cause: `quote-request:${id}`,
    email: request.email,
    phone: request.phone,
    name: request.name,
    called: request.name,
    said: () => ({ subject: words.quoteSubject, next: words.quoteNext, facts: chosenInQuote(request) }),
    teamSubject: `Quote request from ${request.name}${request.eventType ? `: ${request.eventType}` : ''}`,
    words: request.message,
  });
  return ok({ id, message: inLanguage(arrival.language, () => words.quoteAnswered), ...mailed });
}

const inLanguageOf = ({ language }: Signs) => ({ language: language ?? languageOr(FIRST_LANGUAGE) });

async function mailBoth(
  deps: Deps,
  accountId: string | null,
  inquiry: Arrival & {
    cause: string;
    email: string;
    phone: string;
    name: string;
    /** The name by which the sender is greeted. */
    called: string;
    /** The mail to the sender, in the sender's language; the team's mail repeats its facts in English. */
    said: () => { readonly subject: string; readonly next: string; readonly facts: readonly Fact[] };
    teamSubject: string;
    words: string;
  },
): Promise<Pick<Received, 'isMailed'>> {
  const { cause, id, email, phone, name, called, said, teamSubject, language } = inquiry;
  if (inquiry.suspectedSpam) return {};
  const { contact } = await readSettings(deps);
  await queueMail(deps, {
    cause: `${cause}:team`,
    kind: 'team',
    about: id,
    to: deps.config.teamEmail,
    replyTo: email,
    subject: teamSubject,
    ...(await inLanguage(FIRST_LANGUAGE, () =>
      renderNewInquiryMail({
        ...inquiry,
        heading: teamSubject,
        facts: [
          ...told([
            { label: 'Name', value: name },
            { label: 'Email', value: email },
            { label: 'Phone', value: phone },
          ]),
          ...said().facts,
        ],
        link: `${deps.config.publicOrigin}/admin/inquiries?open=${id}`,
        contact,
      }),
    )),
  });
  const named = (await isProvedAddress(deps, accountId, email)) ? called : '';
  const mail = await inLanguage(language, async () => {
    const { subject, ...rest } = said();
    return {
      subject,
      ...(await renderReceivedMail({ ...rest, heading: subject, name: named, contact })),
    };
  });
  const fate = await queueMail(deps, {
    cause: `${cause}:sender`,
    kind: 'acknowledgement',
    about: id,
    to: email,
    replyTo: contact.email,
    ...mail,
  });
  return fate === 'queued' ? {} : { isMailed: false };
}

/** A quote request in the client's own list. */
export type OwnQuoteRequest = QuoteRequest & {
  readonly id: string;
  readonly createdAt: Date;
  /** The charter request that was made of it, if the account has it. */
  readonly charterId: string | null;
};

/** An account's quote requests, the newest first. */
export async function listOwnQuoteRequests(
  { db }: Pick<Deps, 'db'>,
  accountId: string,
): Promise<OwnQuoteRequest[]> {
  const found = await findQuoteRequestsOf(db, accountId);
  // One that went to another address may be another person's, and its number leads nowhere here.
  const theirs = new Set((await listOwnCharters({ db }, accountId)).map(({ id }) => id));
  return found.map(
    ({ id, createdAt, name, email, phone, eventType, eventOn, guests, message, charterId }) => ({
      id,
      createdAt,
      name,
      email,
      phone,
      eventType: eventType as QuoteRequest['eventType'],
      eventOn,
      guests,
      message,
      charterId: charterId && theirs.has(charterId) ? charterId : null,
    }),
  );
}
