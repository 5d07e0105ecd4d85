import type { Deps } from '#platform/deps.ts';
import { createApiRouter, type RoutesOf } from '#platform/http/route.ts';
import { formsApi } from './forms.ts';
import { inquiryDeskApi } from './staff.ts';

/** The HTTP routes of inquiries. */
export function inquiriesApi(deps: Deps) {
  return createApiRouter().route('/', formsApi(deps)).route('/', inquiryDeskApi(deps));
}

export type InquiriesApi = RoutesOf<typeof inquiriesApi>;
