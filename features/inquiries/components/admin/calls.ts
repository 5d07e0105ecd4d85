import { type ApiClient, answer, type CallOptions } from '#core/api-client.ts';
import type { NewBookingInput } from '#features/charters/schema/index.ts';
import { FRESH_MS, readingIfAny, readingPage } from '#ui/reading.ts';
import { inquiries } from '../../queries/forms.ts';
import type { InquiryChange, InquiryReplyInput } from '../../schema.ts';

/** The parts of the list's address that filter, sort and page it. */
export const INQUIRY_PARTS = ['q', 'kind', 'state', 'assignee', 'spam', 'sort', 'page'] as const;
export const INQUIRIES_A_PAGE = 25;

/** The address of all queries about inquiries, to read again after a change. */
export const INQUIRIES = '/api/admin/inquiries';

const list = (api?: ApiClient) => inquiries(api).admin.inquiries;
const one = () => list()[':inquiryId'];

/** A page of the list. Closed inquiries are left out unless the filter asks for them. */
export function inquiriesQuery(narrowed: Readonly<Record<string, string>>, api?: ApiClient) {
  const query: Record<string, string> = {
    state: 'open',
    ...narrowed,
    pageSize: String(INQUIRIES_A_PAGE),
  };
  if (query.state === 'all') delete query.state;
  return { ...readingPage(list(api), { query }), staleTime: FRESH_MS };
}

/** One inquiry with its answers; null if it does not exist. */
export const inquiryQuery = (inquiryId: string) => ({
  ...readingIfAny(one(), { param: { inquiryId } }),
  staleTime: FRESH_MS,
});

export const changeInquiry = (inquiryId: string, json: InquiryChange) =>
  answer(one().$patch({ param: { inquiryId }, json }));

type Asked<Body> = { readonly inquiryId: string; readonly json: Body };

/** Mails an answer. */
export const sendReply = ({ inquiryId, json }: Asked<InquiryReplyInput>, options: CallOptions) =>
  answer(one().replies.$post({ param: { inquiryId }, json }, options));

/** Makes a charter request from an inquiry. */
export const makeCharter = ({ inquiryId, json }: Asked<NewBookingInput>, options: CallOptions) =>
  answer(one().charter.$post({ param: { inquiryId }, json }, options));
