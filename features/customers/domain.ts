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

/** What a closed account leaves, as it is said on the page, by the API and in the mail. */
export const KEPT_APPLICATIONS =
  'Financing applications stay with us, with your name and address, for as long as lending law asks us to keep them; the links in our emails still open them.';
