import { ApiError } from '#core/api-client.ts';
import { attemptFor, endAttempt } from '#core/attempt.ts';
import { browserApi } from '#core/browser-api.ts';
import { rangeAt } from '#core/charter-hours.ts';
import { type CharterDay, charterDayAt } from '#core/charter-time.ts';
import { askedHours } from '#features/calendar/domain/times.ts';
import type { YachtChoiceAnswer } from '#features/fleet/schema/answers.ts';
import { yachtPricingQuery } from '#features/pricing/queries.ts';
import { readAhead } from '#ui/answers.tsx';
import { knownAnswer } from '#ui/kept-answers.ts';
import { toast } from '#ui/toast-store.ts';
import { type ChosenExtras, problemsOf } from '../domain.ts';
import { availabilityQuery, sendCharterRequest } from '../queries/booking.ts';
import { type CharterRequestBody, type CharterRequestInput, charterRequestBody } from '../schema/index.ts';
import { words } from '../words/index.ts';
import type { ReceivedBooking } from './booking-received.tsx';
import { bookingBody } from './booking-request.ts';
import {
  BOOKING_FIELDS,
  type BookingFaults,
  type BookingRefusal,
  type BookingValues,
} from './booking-values.ts';
import { mostOnDays } from './most-guests.ts';
import { otherHours } from './other-time.ts';
import { readOffers } from './trip-words.ts';

/* What the charter form needs only when it is used: the rules, and the call to the server. */

const NOTHING_CHOSEN: ChosenExtras = { addOns: [], packages: [] };

const fieldOf = (path: string) => BOOKING_FIELDS.find((known) => known.path === path)?.field;

const guestsOn = (yachtId: string, day: CharterDay) =>
  knownAnswer(availabilityQuery(yachtId, day, day).queryKey).answer?.[0]?.guests;

/** What the server's rules have against a charter, with the guests that are lawful on its days as far as this tab knows them. */
function problemsOn(
  body: CharterRequestBody,
  yacht: YachtChoiceAnswer,
): { readonly path: string; readonly message: string }[] {
  const { startDate, guestCount } = body;
  const range = rangeAt(startDate, askedHours(body));
  const days = [startDate, charterDayAt(range.to)].map((day) => guestsOn(yacht.id, day));
  return problemsOf(
    { range, guestCount },
    { ...yacht, capacity: mostOnDays(yacht.capacity, days) },
    new Date(),
  );
}

/** The faults of the form as typed, by the server's own rules, before it is sent. */
export function checkBooking(values: BookingValues, yacht: YachtChoiceAnswer | undefined): BookingFaults {
  const read = charterRequestBody.safeParse(bookingBody(values, NOTHING_CHOSEN));
  const found = read.success
    ? yacht
      ? problemsOn(read.data, yacht)
      : []
    : read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  const faults: BookingFaults = {};
  for (const { path, message } of found) {
    const field = fieldOf(path);
    if (field) faults[field] ??= message;
  }
  // Faults of the schema stop before the rules: still report a day that has passed.
  if (!read.success && values.startDate !== '' && values.startDate < charterDayAt(new Date()))
    faults.startDate ??= words.dateNotPassed;
  // A time that was begun and not finished: report the fault at the field that is missing.
  if (values.startTime !== '' && !otherHours(values.startDate, values)) {
    delete faults.duration;
    if (values.length === 'days') faults.lastDay = words.laterLastDay;
    else faults.length = words.howLong;
  }
  // One name for the server, two fields for the visitor.
  if (values.firstName.trim() === '') faults.firstName = words.enterFirstName;
  if (values.lastName.trim() === '') faults.lastName = words.enterLastName;
  return faults;
}

/**
 * The way in which the yacht is chartered: as wished if she has a price list for that, else the way for which she has one.
 * Undefined if another way was wished for before her prices came.
 */
export async function offeredType(
  yachtId: string,
  wished: { readonly current: string | undefined },
): Promise<string | undefined> {
  const wish = wished.current;
  const query = yachtPricingQuery(yachtId);
  if (query.enabled) await readAhead(query);
  const sheets = knownAnswer(query.queryKey).answer ?? [];
  if (wish !== wished.current) return undefined;
  return (sheets.find(({ pricingType }) => pricingType === wish) ?? sheets[0])?.pricingType ?? wish;
}

const FORM = 'booking';

/**
 * Sends a booking request. Answers its id and its price once it is stored, else the refusal.
 *
 * @param openedAt when the form was first touched, in milliseconds since 1970
 */
export async function sendBooking(
  values: BookingValues,
  chosen: ChosenExtras,
  openedAt: number,
): Promise<Pick<ReceivedBooking, 'id' | 'price' | 'isMailed'> | BookingRefusal> {
  const body: CharterRequestInput = bookingBody(values, chosen);
  const { key, filledInMs } = attemptFor(FORM, JSON.stringify(body), openedAt);
  try {
    const {
      id,
      estimate,
      isMailed = true,
    } = await sendCharterRequest(browserApi(), { ...body, filledInMs }, key);
    endAttempt(FORM);
    return { id, price: estimate ?? null, isMailed };
  } catch (error) {
    return refusalOf(error);
  }
}

/** Tells a visitor who has gone on to another page meanwhile. */
export const tellReceived = () => toast({ title: words.received, description: words.receivedText });

/** The server's refusal, with its issues assigned to the form's fields. */
function refusalOf(error: unknown): BookingRefusal {
  if (!(error instanceof ApiError)) return { sentence: words.unreached, issues: [] };
  const { error: sentence = words.outOfOrder, code, issues = [], alternatives = [] } = error.refusal;
  const isTaken = code === 'dates-taken';
  const named = isTaken ? [{ path: 'startDate', message: words.anotherTime }] : issues;
  return {
    sentence,
    issues: named.map(({ path, message }) => ({ field: fieldOf(path), message })),
    ...(isTaken ? { alternatives: readOffers(alternatives) } : {}),
  };
}
