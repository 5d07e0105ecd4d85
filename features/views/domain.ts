/** The staff's lists whose filters and order can be kept under a name. */
export const VIEWED_LISTS = [
  'bookings',
  'inquiries',
  'customers',
  'financing',
  'yachts',
  'payments',
  'activity',
] as const;
export type ViewedList = (typeof VIEWED_LISTS)[number];

/** So many of a list are still found at a glance. */
export const MOST_VIEWS = 30;
