import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import type { ClientCharterAnswer, OwnRequestAnswer } from '../schema/index.ts';

/** One's own yacht requests, the newest first. */
export function ownRequestsQuery() {
  return queryOptions({
    queryKey: ['/api/profile/requests'],
    staleTime: 0,
    queryFn: async () => answerOf<OwnRequestAnswer[]>(await browserApi().api.profile.requests.$get()),
  });
}

/** One of them, with what happened to it. It ages: the team may be at it. */
export function ownRequestQuery(charterId: string) {
  return queryOptions({
    queryKey: ['/api/profile/requests', charterId],
    staleTime: 0,
    queryFn: async () =>
      answerOf<ClientCharterAnswer>(
        await browserApi().api.profile.requests[':charterId'].$get({ param: { charterId } }),
      ),
  });
}

/** Where a confirmed charter's calendar file is. */
export function calendarFileAddress(charterId: string): string {
  return `/api/profile/requests/${encodeURIComponent(charterId)}/calendar-file`;
}

/** Cancels one of one's own requests. */
export async function cancelOwnRequest(charterId: string, refundPercent: number | undefined): Promise<void> {
  await answerOf(
    await browserApi().api.profile.requests[':charterId'].cancel.$post({
      param: { charterId },
      json: refundPercent === undefined ? {} : { refundPercent },
    }),
  );
}
