/** The staff's lists whose filters and order can be kept under a name. */
export const VIEWED_LISTS = [
  'bookings',
  'inquiries',
  'customers',
  'financing',
  'yachts',
  'payments',
  'activity',
  'security',
  // Catalogs, each by the last word of its calls' path.
  'packages',
  'add-ons',
  'events',
  'captains',
  'lenders',
  'faqs',
  'testimonials',
  'crew',
] as const;
export type ViewedList = (typeof VIEWED_LISTS)[number];

/** So many of a list are still found at a glance. */
export const MOST_VIEWS = 30;
