import { ACTIVITY_KEEP_YEARS } from '#features/activity/domain.ts';
import { words } from '../words/index.ts';
import type { KeepSettings } from './retention.ts';

/** Who has neither asked, sailed nor signed up for so long is no longer an active customer. */
const ACTIVE_MONTHS = 12;

export const CUSTOMER_STATUSES = ['active', 'inactive'] as const;
export type CustomerStatus = (typeof CUSTOMER_STATUSES)[number];

/** A status as the list shows it. */
export const CUSTOMER_BADGES = {
  active: { label: 'Active', colour: 'green' },
  inactive: { label: 'Inactive', colour: 'grey' },
} as const satisfies Record<CustomerStatus, { label: string; colour: string }>;

/** The instant before which a customer's last sign of life makes them inactive. */
export function activeSince(now: Date): Date {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - ACTIVE_MONTHS);
  return since;
}

/** Whether a customer counts as active at that moment: also one whose charter is still to come. */
export function statusOf(lastActiveAt: Date, now: Date): CustomerStatus {
  return lastActiveAt > activeSince(now) ? 'active' : 'inactive';
}

export const CUSTOMER_SORTS = ['recent', 'name', 'spent', 'bookings'] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

export * from './retention.ts';

/** What of applications a closed account or an erasure leaves, as it is said on the page, by the API and in the mail. */
export const keptApplicationsText = (months: number) => words.keptApplications(months);

/** What closing an account does, a line each, as its owner reads it before and after. */
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
