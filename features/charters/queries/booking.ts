import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, ApiError, answerOf } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import type { CharterDay } from '#core/charter-time.ts';
import type {
  AvailableDay,
  CharterRequestAnswer,
  CharterRequestInput,
  ClientCharterAnswer,
} from '../schema/index.ts';

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

/** What is free of a yacht, day by day and slot by slot. It ages quickly: somebody else may be booking. */
export function availabilityQuery(
  yachtId: string,
  from: CharterDay,
  to: CharterDay,
  api: ApiClient = browserApi(),
) {
  return queryOptions({
    queryKey: ['/api/yachts', yachtId, 'availability', from, to],
    staleTime: 30_000,
    queryFn: async () =>
      answerOf<AvailableDay[]>(
        await api.api.yachts[':id'].availability.$get({ param: { id: yachtId }, query: { from, to } }),
      ),
  });
}

/** The charter of a mailed link; null when the link leads nowhere. */
export function linkedCharterQuery(token: string, api: ApiClient = browserApi()) {
  return queryOptions({
    queryKey: ['/api/charter-links', token],
    queryFn: async (): Promise<ClientCharterAnswer | null> => {
      try {
        return await answerOf<ClientCharterAnswer>(
          await api.api['charter-links'][':token'].$get({ param: { token } }),
        );
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
}

/** Accepts the quote of a mailed link; a refusal throws an `ApiError`. */
export async function sendAcceptance(
  token: string,
  accepted: { quoteId: string; name: string },
): Promise<void> {
  await answerOf(
    await browserApi().api['charter-links'][':token'].accept.$post({ param: { token }, json: accepted }),
  );
}

/** Cancels the charter of a mailed link; a refusal throws an `ApiError`. */
export async function sendCancellation(
  token: string,
  cancelled: { refundPercent: number; reason: string },
): Promise<void> {
  await answerOf(
    await browserApi().api['charter-links'][':token'].cancel.$post({ param: { token }, json: cancelled }),
  );
}
