import { attemptFor, endAttempt } from '#core/attempt.ts';
import { browserApi } from '#core/browser-api.ts';
import { charterDayAt } from '#core/charter-time.ts';
import { faultsIn } from '#core/text-schema.ts';
import type { TypedValues } from '#ui/typed-values.ts';
import { sendContactMessage, sendQuoteRequest } from '../queries/forms.ts';
import {
  type ContactFormInput,
  contactForm,
  type QuoteFormInput,
  quoteForm,
  type ReceivedAnswer,
} from '../schema.ts';
import { words } from '../words/index.ts';

export { carryInto } from './carried-wishes.ts';

/** The two kinds of forms: a contact message, and a request for an event's quote. */
export type InquiryKind = 'contact' | 'quote';

/* The parts of the contact and quote forms that load only when they are used: the rules, and the sending. */

const today = () => charterDayAt(new Date());

/**
 * Checks the form by the server's own rules before it is sent, and that whoever wants to be called or texted leaves a number. The
 * call itself needs none: a program that sends only the documented fields is never refused for it (product 1.2).
 */
export function checkInquiry(kind: InquiryKind, typed: TypedValues): Record<string, string> {
  const faults = faultsIn(kind === 'contact' ? contactForm : quoteForm(today), typed);
  const { contactMethod, phone = '' } = typed;
  const isCalled = contactMethod === 'phone' || contactMethod === 'whatsapp';
  return isCalled && phone.trim() === '' ? { ...faults, phone: words.numberToAnswer } : faults;
}

/**
 * Sends a filled form.
 *
 * @param openedAt when the form was first touched, in milliseconds since 1970
 */
export async function sendInquiry(
  kind: InquiryKind,
  typed: TypedValues,
  openedAt: number,
): Promise<ReceivedAnswer> {
  const { key, filledInMs } = attemptFor(kind, JSON.stringify(typed), openedAt);
  // Both schemas accept the form's values, which are all text, and refuse missing ones.
  const body: unknown = { ...typed, filledInMs };
  const received =
    kind === 'contact'
      ? await sendContactMessage(browserApi(), body as ContactFormInput, key)
      : await sendQuoteRequest(browserApi(), body as QuoteFormInput, key);
  endAttempt(kind);
  return received;
}
