import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import type { MessageAnswer } from '#features/accounts/schema.ts';
import type { ClaimedAnswer, SummaryAnswer } from './schema.ts';

/** The account at a glance. It ages, as its lists do: what is booked or asked for on other pages belongs to it. */
export function summaryQuery() {
  return queryOptions({
    queryKey: ['/api/profile'],
    staleTime: 0,
    queryFn: async () => answerOf<SummaryAnswer>(await browserApi().api.profile.$get()),
  });
}

/** Makes one's own what was sent as a guest. */
export async function sendClaims(): Promise<ClaimedAnswer> {
  return answerOf(await browserApi().api.profile.claims.$post());
}

/** Where the file with everything that is kept of the account is. */
export const DATA_FILE = '/api/profile/data';

/** Closes the account for good. */
export async function closeAccount(password: string): Promise<MessageAnswer> {
  return answerOf(await browserApi().api.profile.$delete({ json: { password } }));
}
