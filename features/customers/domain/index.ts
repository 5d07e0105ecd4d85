import { ACTIVITY_KEEP_YEARS } from '#features/activity/domain.ts';
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
export const keptApplicationsText = (months: number) =>
  `Financing applications stay with us, with your name and address, for ${months} months after they are over, as lending law asks us to keep them; the links in our emails still open them.`;

/** What closing an account does, a line each, as its owner reads it before and after. */
export function closingText(settings: KeepSettings) {
  return {
    deleted: [
      'Your profile, password, second factor and sign-ins',
      'Your saved yachts and unfinished applications',
      'Your messages, your requests for quotes and our answers',
      'Our letters to you about charters, and the record of emails we sent you',
      'What our team noted about you',
    ],
    unnamed: `Requests that are open are cancelled. What you chartered, when and for how much stays in our books without your name, contact details or words; a request that came to no charter goes entirely ${settings.inquiryKeepMonths} months after its last word.`,
    kept: keptApplicationsText(settings.financingKeepMonths),
    guests:
      'Charters you booked as a guest and never added to the account stay as they are. To have those erased too, write to us.',
    log: `Our log of sign-ins and staff actions has your account’s number, never your name, and is kept for ${ACTIVITY_KEEP_YEARS} years.`,
  };
}
