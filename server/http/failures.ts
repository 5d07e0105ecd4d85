import type { ContentfulStatusCode } from 'hono/utils/http-status';

/**
 * Every refusal the product knows, with its status and the sentence a person reads. Services answer with the slug;
 * the API's edge looks the rest up here, and nowhere else.
 */
export const failures = {
  malformed: { status: 400, sentence: 'The request could not be read. Please check that it is valid JSON.' },
  'not-signed-in': { status: 401, sentence: 'Please sign in first.' },
  'not-allowed': { status: 403, sentence: 'You are not allowed to do that.' },
  'foreign-origin': { status: 403, sentence: 'This call came from another site and was refused.' },
  'not-found': { status: 404, sentence: 'There is nothing at this address.' },
  'yacht-not-found': { status: 404, sentence: 'Yacht not found' },
  'image-not-found': { status: 404, sentence: 'There is no picture at this address.' },
  'dates-taken': { status: 409, sentence: 'The yacht is already taken at that time. Please choose another.' },
  'too-large': { status: 413, sentence: 'That is more than we can take in one go. Please shorten it.' },
  'wrong-type': { status: 415, sentence: 'Please send JSON.' },
  invalid: { status: 422, sentence: 'Some fields need your attention.' },
  'unknown-yacht': { status: 422, sentence: 'We do not know that yacht. Please choose one from the list.' },
  'unknown-extra': { status: 422, sentence: 'One of the chosen add-ons is no longer offered.' },
  'date-past': { status: 422, sentence: 'Please choose a date that has not passed.' },
  'slot-begun': { status: 422, sentence: 'That time has already begun. Please choose a later one.' },
  'too-many-guests': { status: 422, sentence: 'That is more guests than the yacht may carry.' },
  'key-reused': {
    status: 422,
    sentence: 'This Idempotency-Key was already used for a different request. Please send a new one.',
  },
  'too-many': { status: 429, sentence: 'Too many requests. Please wait a minute and try again.' },
  broken: { status: 500, sentence: 'Something went wrong on our side. Please try again.' },
  unavailable: { status: 503, sentence: 'We cannot answer right now. Please try again in a moment.' },
} as const satisfies Record<string, { status: ContentfulStatusCode; sentence: string }>;

export type FailureCode = keyof typeof failures;
