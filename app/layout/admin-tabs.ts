/** A page of the staff's screen; `key` after "g" leads there. */
export type AdminPlace = { readonly to: string; readonly label: string; readonly key: string };

/** The eight tabs, in the spec's order (product 8.1). */
export const ADMIN_TABS: readonly AdminPlace[] = [
  { to: '/admin', label: 'Overview', key: 'o' },
  { to: '/admin/yachts', label: 'Yachts', key: 'y' },
  { to: '/admin/bookings', label: 'Bookings', key: 'b' },
  { to: '/admin/customers', label: 'Customers', key: 'c' },
  { to: '/admin/financing', label: 'Financing', key: 'f' },
  { to: '/admin/packages', label: 'Packages', key: 'p' },
  { to: '/admin/add-ons', label: 'Add-Ons', key: 'a' },
  { to: '/admin/events', label: 'Events', key: 'e' },
];

/** What is reached from the second menu (product 8.1). */
export const ADMIN_MENU: readonly AdminPlace[] = [
  { to: '/admin/inquiries', label: 'Inquiries', key: 'i' },
  { to: '/admin/activity', label: 'Activity', key: 'l' },
  { to: '/admin/settings', label: 'Settings', key: 's' },
  { to: '/admin/team', label: 'Team', key: 't' },
  { to: '/admin/account', label: 'Your account', key: 'u' },
];
