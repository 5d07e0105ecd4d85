import { type ApiClient, answerOf } from '#core/api-client.ts';
import type { CharterRequestAnswer, CharterRequestInput } from './schema.ts';

/**
 * Sends a booking request. The same key with the same request stores it once, however often it is sent; an answer that
 * is no success throws an `ApiError`.
 */
export async function sendCharterRequest(
  api: ApiClient,
  body: CharterRequestInput,
  idempotencyKey: string,
): Promise<CharterRequestAnswer> {
  return answerOf(
    await api.api['yacht-requests'].$post({ json: body }, { headers: { 'Idempotency-Key': idempotencyKey } }),
  );
}
