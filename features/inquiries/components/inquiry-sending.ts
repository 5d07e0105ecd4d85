import { ApiError } from '#core/api-client.ts';
import { attemptFor, endAttempt } from '#core/attempt.ts';
import { browserApi } from '#core/browser-api.ts';
import { charterDayAt } from '#core/charter-time.ts';
import { sendContactMessage, sendQuoteRequest } from '../queries/forms.ts';
import {
  type ContactFormInput,
  contactForm,
  type QuoteFormInput,
  quoteForm,
  type ReceivedAnswer,
} from '../schema.ts';
import type { InquiryFaults, InquiryKind, InquiryRefusal, InquiryValues } from './inquiry-values.ts';

/* What the contact and quote forms need only once they are used: the rules, and the way to the server. */

const today = () => charterDayAt(new Date());

/** What is wrong with the form as typed: the server's own rules, asked before it is. */
export function checkInquiry(kind: InquiryKind, values: InquiryValues): InquiryFaults {
  const read = (kind === 'contact' ? contactForm(today) : quoteForm(today)).safeParse(values);
  const faults: Record<string, string> = {};
  for (const { path, message } of read.error?.issues ?? []) faults[path.join('.')] ??= message;
  return faults;
}

/**
 * Sends a filled form.
 *
 * @param openedAt when the form was first touched, in milliseconds since 1970
 */
export async function sendInquiry(
  kind: InquiryKind,
  values: InquiryValues,
  openedAt: number,
): Promise<{ received: ReceivedAnswer } | { refused: InquiryRefusal }> {
  const { key, filledInMs } = attemptFor(kind, JSON.stringify(values), openedAt);
  try {
    // Both schemas take what a form types, text throughout, and refuse what is missing.
    const body: unknown = { ...values, filledInMs };
    const received =
      kind === 'contact'
        ? await sendContactMessage(browserApi(), body as ContactFormInput, key)
        : await sendQuoteRequest(browserApi(), body as QuoteFormInput, key);
    endAttempt(kind);
    return { received };
  } catch (error) {
    return { refused: refusalOf(error) };
  }
}

function refusalOf(error: unknown): InquiryRefusal {
  if (!(error instanceof ApiError)) return { sentence: undefined, issues: [] };
  const { error: sentence, issues = [] } = error.refusal;
  return { sentence, issues };
}
