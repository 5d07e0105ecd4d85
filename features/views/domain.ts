/** The staff's lists whose filters and order can be saved as a view. */
export const VIEWED_LISTS = [
  'bookings',
  'inquiries',
  'customers',
  'financing',
  'yachts',
  'payments',
  'activity',
  'security',
  // Catalogs, each by the last segment of its API path.
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

/** How many views of one list a staff member can save. More could not be found at a glance. */
export const MOST_VIEWS = 30;
