import { type ApiClient, answerOf } from '#core/api-client.ts';
import type { ContactFormInput, QuoteFormInput, ReceivedAnswer } from '../schema.ts';

/**
 * Sends the contact form. The same key with the same form stores it once, however often it is sent; an answer that is
 * no success throws an `ApiError`.
 */
export async function sendContactMessage(
  api: ApiClient,
  body: ContactFormInput,
  idempotencyKey: string,
): Promise<ReceivedAnswer> {
  return answerOf(
    await api.api.contact.$post({ json: body }, { headers: { 'Idempotency-Key': idempotencyKey } }),
  );
}

/** Sends the quote form, on the same terms as the contact form. */
export async function sendQuoteRequest(
  api: ApiClient,
  body: QuoteFormInput,
  idempotencyKey: string,
): Promise<ReceivedAnswer> {
  return answerOf(
    await api.api['quote-requests'].$post({ json: body }, { headers: { 'Idempotency-Key': idempotencyKey } }),
  );
}
