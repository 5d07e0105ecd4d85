import { ApiError } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import { uuidV7 } from '#core/ids.ts';
import type { YachtChoiceAnswer } from '#features/fleet/schema.ts';
import { type ChosenExtras, problemsOf } from '../domain.ts';
import { sendCharterRequest } from '../queries.ts';
import { type CharterRequestInput, charterRequestBody } from '../schema.ts';
import { readTab, writeTab } from './booking-draft.ts';
import { bookingBody } from './booking-request.ts';
import {
  BOOKING_FIELDS,
  type BookingFaults,
  type BookingRefusal,
  type BookingValues,
} from './booking-values.ts';

/* What the booking form needs only once it is used: the rules, and the way to the server. */

const NOTHING_CHOSEN: ChosenExtras = { addOns: [], packages: [] };

const fieldOf = (path: string) => BOOKING_FIELDS.find((known) => known.path === path)?.field;

/** What is wrong with the form as typed: the server's own rules, asked before it is. */
export function checkBooking(values: BookingValues, yacht: YachtChoiceAnswer | undefined): BookingFaults {
  const read = charterRequestBody.safeParse(bookingBody(values, NOTHING_CHOSEN));
  const found = read.success
    ? yacht
      ? problemsOf(read.data, yacht, new Date())
      : []
    : read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  const faults: BookingFaults = {};
  for (const { path, message } of found) {
    const field = fieldOf(path);
    if (field) faults[field] ??= message;
  }
  // One name to the server, two fields to the visitor.
  if (values.firstName.trim() === '') faults.firstName = 'Please enter your first name.';
  if (values.lastName.trim() === '') faults.lastName = 'Please enter your last name.';
  return faults;
}

const ATTEMPT = 'miami-flow:booking-attempt';

type Attempt = { readonly body: string; readonly key: string; readonly filledInMs: number };

/**
 * The attempt to send this body. The same body sent again, by a second press, a retry or after a reload, is the same
 * attempt until it has been stored; another body is another.
 */
function attemptFor(body: string, openedAt: number): Attempt {
  const kept = readTab<Attempt>(ATTEMPT);
  if (kept?.body === body) return kept;
  // Not crypto.randomUUID: a plain-http address on a LAN does not have it.
  const key = uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(10)));
  const attempt = { body, key, filledInMs: Math.max(0, Date.now() - openedAt) };
  writeTab(ATTEMPT, attempt);
  return attempt;
}

/**
 * Sends a booking request. Answers undefined once it is stored, else what was said against it.
 *
 * @param openedAt when the form was first touched, in milliseconds since 1970
 */
export async function sendBooking(
  values: BookingValues,
  chosen: ChosenExtras,
  openedAt: number,
): Promise<BookingRefusal | undefined> {
  const body: CharterRequestInput = bookingBody(values, chosen);
  const { key, filledInMs } = attemptFor(JSON.stringify(body), openedAt);
  try {
    await sendCharterRequest(browserApi(), { ...body, filledInMs }, key);
  } catch (error) {
    return refusalOf(error);
  }
  // The next request, even with the same words, is another.
  writeTab(ATTEMPT, null);
  return undefined;
}

const UNREACHED = 'We could not be reached. Please check your connection and try again.';
const OUT_OF_ORDER = 'Something went wrong on our side. Please try again.';

const ANOTHER_TIME = 'Choose another date, or another time of that day.';

/** The server's own sentence, with what it says of each field put where it was typed. */
function refusalOf(error: unknown): BookingRefusal {
  if (!(error instanceof ApiError)) return { sentence: UNREACHED, issues: [] };
  const { error: sentence = OUT_OF_ORDER, code, issues = [] } = error.refusal;
  const named = code === 'dates-taken' ? [{ path: 'startDate', message: ANOTHER_TIME }] : issues;
  return { sentence, issues: named.map(({ path, message }) => ({ field: fieldOf(path), message })) };
}
