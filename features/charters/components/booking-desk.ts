import { ApiError, answerOf } from '#core/api-client.ts';
import { uuidV7 } from '#core/ids.ts';
import { type BookingBody, type BookingRefusal, readTab, writeTab } from './booking-request.ts';
import { BOOKING_FIELDS } from './booking-values.ts';

export { checkBooking } from './booking-check.ts';

const ATTEMPT = 'miami-flow:booking-attempt';

/**
 * The Idempotency-Key for this body. The same body sent again, by a second press, a retry or after a reload, keeps its
 * key until it has been stored; another body gets another.
 */
function attemptKey(text: string): string {
  const kept = readTab<{ text: string; key: string }>(ATTEMPT);
  if (kept?.text === text) return kept.key;
  // Not crypto.randomUUID: a plain-http address on a LAN does not have it.
  const key = uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(10)));
  writeTab(ATTEMPT, { text, key });
  return key;
}

/** Sends a booking request. Answers undefined once it is stored, else what the server said against it. */
export async function sendBooking(body: BookingBody): Promise<BookingRefusal | undefined> {
  const text = JSON.stringify(body);
  try {
    const response = await fetch('/api/yacht-requests', {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': attemptKey(text) },
      body: text,
    });
    await answerOf<{ id: string; message: string }>(response);
  } catch (error) {
    return refusalOf(error);
  }
  // The next request, even with the same words, is another.
  writeTab(ATTEMPT, null);
  return undefined;
}

/** Refusals that name no field of their own, and the field at which they are put. */
const PATH_OF_CODE: Readonly<Record<string, string>> = {
  'unknown-yacht': 'yachtId',
  'date-past': 'startDate',
  'dates-taken': 'startDate',
  'too-many-guests': 'guestCount',
};

const UNREACHED = 'We could not be reached. Please check your connection and try again.';
const OUT_OF_ORDER = 'Something went wrong on our side. Please try again.';

/** The server's own sentence, with what it says of each field put where it was typed. */
function refusalOf(error: unknown): BookingRefusal {
  if (!(error instanceof ApiError)) return { sentence: UNREACHED, issues: [] };
  const { error: sentence = OUT_OF_ORDER, code = '', issues = [] } = error.refusal;
  const path = PATH_OF_CODE[code];
  const named = issues.length === 0 && path ? [{ path, message: sentence }] : issues;
  return {
    sentence,
    issues: named.map(({ path: at, message }) => ({
      field: BOOKING_FIELDS.find((known) => known.path === at)?.field,
      message,
    })),
  };
}
