import { mutationOptions } from '@tanstack/react-query';
import { type ApiClient, answerOf } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import type { ContactFormInput, QuoteFormInput, ReceivedAnswer } from './schema.ts';

/** A filled form and the key under which it is sent: the same key for every try of the same form. */
export type Sending<Body> = { readonly body: Body; readonly idempotencyKey: string };

/** Sends the contact form. */
export function contactMutation(api: ApiClient = browserApi()) {
  return mutationOptions({
    mutationKey: ['/api/contact'],
    mutationFn: async ({ body, idempotencyKey }: Sending<ContactFormInput>) =>
      answerOf<ReceivedAnswer>(
        await api.api.contact.$post({ json: body }, { headers: { 'Idempotency-Key': idempotencyKey } }),
      ),
  });
}

/** Sends the quote form. */
export function quoteRequestMutation(api: ApiClient = browserApi()) {
  return mutationOptions({
    mutationKey: ['/api/quote-requests'],
    mutationFn: async ({ body, idempotencyKey }: Sending<QuoteFormInput>) =>
      answerOf<ReceivedAnswer>(
        await api.api['quote-requests'].$post(
          { json: body },
          { headers: { 'Idempotency-Key': idempotencyKey } },
        ),
      ),
  });
}
