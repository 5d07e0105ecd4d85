import { monthsBefore } from '#core/charter-time.ts';
import { ACTIVITY_KEEP_YEARS } from '#features/activity/domain.ts';
import { words } from '../words/index.ts';
import type { KeepSettings } from './retention.ts';

/** A customer who has not asked, sailed or signed up for this many months is inactive. */
const ACTIVE_MONTHS = 12;

export const CUSTOMER_STATUSES = ['active', 'inactive'] as const;
export type CustomerStatus = (typeof CUSTOMER_STATUSES)[number];

/** The badge of each status in the list. */
export const CUSTOMER_BADGES = {
  active: { label: 'Active', colour: 'green' },
  inactive: { label: 'Inactive', colour: 'grey' },
} as const satisfies Record<CustomerStatus, { label: string; colour: string }>;

/** The instant `ACTIVE_MONTHS` before `now`: a customer last active before it is inactive. */
export const activeSince = (now: Date): Date => monthsBefore(now, ACTIVE_MONTHS);

/** The status of a customer at that moment. A charter in the future counts as activity. */
export function statusOf(lastActiveAt: Date, now: Date): CustomerStatus {
  return lastActiveAt > activeSince(now) ? 'active' : 'inactive';
}

export const CUSTOMER_SORTS = ['recent', 'name', 'spent', 'bookings'] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

export * from './retention.ts';

/**
 * What closing an account or an erasure keeps of financing applications: the same text on the page, in the API and in the mail.
 */
export const keptApplicationsText = (months: number) => words.keptApplications(months);

/** What closing an account does, in lines that its owner reads before and after it. */
export function closingText(settings: KeepSettings) {
  return {
    deleted: [
      words.goes.profile,
      words.goes.saved,
      words.goes.messages,
      words.goes.letters,
      words.goes.notes,
    ],
    unnamed: words.unnamed(settings.inquiryKeepMonths),
    kept: keptApplicationsText(settings.financingKeepMonths),
    guests: words.guestsStay,
    log: words.logStays(ACTIVITY_KEEP_YEARS),
  };
}
