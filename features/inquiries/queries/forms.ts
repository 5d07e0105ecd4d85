import { type ApiClient, answer } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import type { InquiriesApi } from '../api/index.ts';
import type { ContactFormInput, QuoteFormInput } from '../schema.ts';

/** The routes of contact messages and quote requests. */
export const inquiries = (api: ApiClient = browserApi()) => api<InquiriesApi>().api;

const keyed = (key: string) => ({ headers: { 'Idempotency-Key': key } });

/** Sends the contact form. With the same key, it is stored once, however often it is sent. */
export const sendContactMessage = (api: ApiClient, json: ContactFormInput, key: string) =>
  answer(inquiries(api).contact.$post({ json }, keyed(key)));

/** Sends the quote form, with the same rule for the key as the contact form. */
export const sendQuoteRequest = (api: ApiClient, json: QuoteFormInput, key: string) =>
  answer(inquiries(api)['quote-requests'].$post({ json }, keyed(key)));
