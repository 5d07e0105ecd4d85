import type { ApiClient } from '#core/api-client.ts';
import { JUST_READ_MS, reading } from '#ui/reading.ts';
import { inquiries } from './forms.ts';

/** The signed-in client's quote requests, the newest first. */
export const ownQuotesQuery = (api?: ApiClient) => ({
  ...reading(inquiries(api).profile.quotes, {}),
  staleTime: JUST_READ_MS,
});
