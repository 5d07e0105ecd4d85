import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, ApiError, answerOf } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import { once } from '#core/once.ts';
import type { NewBookingInput } from '#features/charters/schema/index.ts';
import type { InquiryState } from '../../domain.ts';
import type { InquiryAnswer, InquiryReplyInput, OpenInquiryAnswer } from '../../schema.ts';

/** What narrows, orders and pages the list, as its address has it. */
export const INQUIRY_PARTS = ['q', 'kind', 'state', 'assignee', 'spam', 'sort', 'page'] as const;
export const INQUIRIES_A_PAGE = 25;
export const INQUIRIES_KEY = ['/api/admin/inquiries'] as const;

/** Staff look at what is so now: what was read longer ago is read again. */
const FRESH_MS = 10_000;

type Told = { readonly message: string };

/** A page of the list, with how many there are in all. Done ones are left out until they are asked for. */
export function inquiriesQuery(query: Readonly<Record<string, string>>, api: ApiClient = browserApi()) {
  return queryOptions({
    queryKey: [...INQUIRIES_KEY, 'list', query],
    queryFn: async () => {
      const { state = 'open', ...others } = query;
      const response = await api.api.admin.inquiries.$get({
        query: {
          ...others,
          ...(state === 'all' ? {} : { state }),
          pageSize: String(INQUIRIES_A_PAGE),
        } as never,
      });
      return {
        inquiries: await answerOf<InquiryAnswer[]>(response),
        total: Number(response.headers.get('x-total-count')),
      };
    },
    staleTime: FRESH_MS,
  });
}

const one = (api: ApiClient = browserApi()) => api.api.admin.inquiries[':inquiryId'];

/** One inquiry with what was answered; null when there is none. */
export function inquiryQuery(inquiryId: string) {
  return queryOptions({
    queryKey: [...INQUIRIES_KEY, inquiryId],
    queryFn: async (): Promise<OpenInquiryAnswer | null> => {
      try {
        return await answerOf<OpenInquiryAnswer>(await one().$get({ param: { inquiryId } }));
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    staleTime: FRESH_MS,
  });
}

export async function changeInquiry(
  inquiryId: string,
  json: {
    readonly state?: InquiryState;
    readonly assignedTo?: string | null;
    readonly suspectedSpam?: boolean;
    readonly version: number;
  },
): Promise<Told> {
  return answerOf(await one().$patch({ param: { inquiryId }, json }));
}

/** Mails one answer of the same words, however often they are sent. */
export async function sendReply(inquiryId: string, json: InquiryReplyInput): Promise<Told> {
  return once(['inquiry-reply', inquiryId, json], async (options) =>
    answerOf(await one().replies.$post({ param: { inquiryId }, json }, options)),
  );
}

/** Makes one charter request of the same words, however often they are sent. */
export async function makeCharter(
  inquiryId: string,
  json: NewBookingInput,
): Promise<Told & { readonly id: string }> {
  return once(['inquiry-charter', inquiryId, json], async (options) =>
    answerOf(await one().charter.$post({ param: { inquiryId }, json }, options)),
  );
}
