import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import type { OwnQuoteAnswer } from '../schema.ts';

/** The quotes one has asked for, the newest first. */
export function ownQuotesQuery() {
  return queryOptions({
    queryKey: ['/api/profile/quotes'],
    staleTime: 0,
    queryFn: async () => answerOf<OwnQuoteAnswer[]>(await browserApi().api.profile.quotes.$get()),
  });
}
