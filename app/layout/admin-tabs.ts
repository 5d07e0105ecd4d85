import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '#core/api-client.ts';
import type { Catalog } from '#core/catalog.ts';
import { splitPath } from '#core/language.ts';
import { type Area, may, type StaffRole } from '#core/rights.ts';
import { teamQuery } from '#features/accounts/components/admin/calls.ts';
import { ACTIVITY_PARTS, activityListQuery } from '#features/activity/components/admin/calls.ts';
import { BOOKING_PARTS, bookingsQuery } from '#features/charters/components/admin/calls.ts';
import { settingsQuery } from '#features/content/components/admin/calls.ts';
import { CUSTOMER_PARTS, customersQuery } from '#features/customers/components/admin/calls.ts';
import { departuresQuery } from '#features/departures/components/admin/calls.ts';
import { captainCatalog } from '#features/departures/fields.ts';
import { eventCatalog } from '#features/events/fields.ts';
import { addOnCatalog, packageCatalog } from '#features/extras/fields.ts';
import { PIPELINE_PARTS, pipelineQuery } from '#features/financing/components/admin/calls.ts';
import { lenderCatalog } from '#features/financing/fields.ts';
import { adminYachtsQuery, YACHT_PARTS } from '#features/fleet/components/admin/calls.ts';
import { healthQuery } from '#features/health/components/admin/calls.ts';
import { INQUIRY_PARTS, inquiriesQuery } from '#features/inquiries/components/admin/calls.ts';
import { overviewQuery, PAYMENT_PARTS, paymentsQuery } from '#features/reporting/components/admin/calls.ts';
import { SECURITY_PARTS, securityEventsQuery } from '#features/security/components/admin/calls.ts';
import { catalogCalls } from '#ui/admin/catalog-calls.ts';
import { words } from './words/index.ts';

/** The values of the given parts in a page's address. */
type Asked = (parts: readonly string[]) => Record<string, string>;

/** A page of the staff's screens: everything about it except what it draws. */
export type AdminPlace = {
  readonly to: string;
  readonly label: () => string;
  /** The area of core/rights.ts: whoever may read it may see the page. */
  readonly area: Area;
  /** The key that opens the page after "g". */
  readonly key: string;
  /**
   * The catalog that the page edits. Such a page needs no more: its screen, its data and its field names in the log come from
   * the catalog.
   */
  readonly catalog?: Catalog;
  /** The page's file in routes/admin/; absent for a catalog, which shares one. */
  readonly screen?: string;
  /** Loads the data that the page shows first. */
  readonly read?: (queries: QueryClient, api: ApiClient, asked: Asked) => Promise<void>;
};

/** The eight tabs, in their order (product 8.1). */
export const ADMIN_TABS: readonly AdminPlace[] = [
  {
    to: '/admin',
    label: () => words.overview,
    area: 'overview',
    key: 'o',
    screen: 'overview',
    read: (queries, api) => queries.prefetchQuery(overviewQuery(api)),
  },
  {
    to: '/admin/yachts',
    label: () => words.yachts,
    area: 'fleet',
    key: 'y',
    screen: 'yachts',
    read: (queries, api, asked) => queries.prefetchQuery(adminYachtsQuery(asked(YACHT_PARTS), api)),
  },
  {
    to: '/admin/bookings',
    label: () => words.bookings,
    area: 'charters',
    key: 'b',
    screen: 'bookings',
    read: async (queries, api, asked) => {
      if (asked(['view']).view === 'calendar') return;
      await queries.prefetchQuery(bookingsQuery(asked(BOOKING_PARTS), api));
    },
  },
  {
    to: '/admin/customers',
    label: () => words.customers,
    area: 'customers',
    key: 'c',
    screen: 'customers',
    read: (queries, api, asked) => queries.prefetchQuery(customersQuery(asked(CUSTOMER_PARTS), api)),
  },
  {
    to: '/admin/financing',
    label: () => words.financing,
    area: 'financing',
    key: 'f',
    screen: 'financing',
    read: (queries, api, asked) => queries.prefetchQuery(pipelineQuery(asked(PIPELINE_PARTS), api)),
  },
  {
    to: '/admin/packages',
    label: () => words.packages,
    area: 'content',
    key: 'p',
    catalog: packageCatalog,
  },
  {
    to: '/admin/add-ons',
    label: () => words.addOns,
    area: 'content',
    key: 'a',
    catalog: addOnCatalog,
    screen: 'add-ons',
  },
  {
    to: '/admin/events',
    label: () => words.events,
    area: 'content',
    key: 'e',
    catalog: eventCatalog,
    screen: 'events',
  },
];

/** The pages of the second menu (product 8.1). */
export const ADMIN_MENU: readonly AdminPlace[] = [
  {
    to: '/admin/departures',
    label: () => words.departures,
    area: 'charters',
    key: 'w',
    screen: 'departures',
    read: (queries, api) => queries.prefetchQuery(departuresQuery(api)),
  },
  {
    to: '/admin/inquiries',
    label: () => words.inquiries,
    area: 'inquiries',
    key: 'i',
    screen: 'inquiries',
    read: (queries, api, asked) => queries.prefetchQuery(inquiriesQuery(asked(INQUIRY_PARTS), api)),
  },
  {
    to: '/admin/payments',
    label: () => words.payments,
    area: 'charters',
    key: 'm',
    screen: 'payments',
    read: (queries, api, asked) => queries.prefetchQuery(paymentsQuery(asked(PAYMENT_PARTS), api)),
  },
  {
    to: '/admin/captains',
    label: () => words.captains,
    area: 'charters',
    key: 'k',
    catalog: captainCatalog,
  },
  {
    to: '/admin/lenders',
    label: () => words.lenders,
    area: 'financing',
    key: 'd',
    catalog: lenderCatalog,
  },
  {
    to: '/admin/activity',
    label: () => words.activity,
    area: 'activity',
    key: 'l',
    screen: 'activity',
    read: (queries, api, asked) => queries.prefetchQuery(activityListQuery(asked(ACTIVITY_PARTS), api)),
  },
  {
    to: '/admin/security',
    label: () => words.security,
    area: 'security',
    key: 'x',
    screen: 'security',
    read: (queries, api, asked) => queries.prefetchQuery(securityEventsQuery(asked(SECURITY_PARTS), api)),
  },
  {
    to: '/admin/settings',
    label: () => words.settings,
    area: 'settings',
    key: 's',
    screen: 'settings',
    read: (queries, api) => queries.prefetchQuery(settingsQuery(api)),
  },
  {
    to: '/admin/team',
    label: () => words.team,
    area: 'team',
    key: 't',
    screen: 'team',
    read: (queries, api) => queries.prefetchQuery(teamQuery(api)),
  },
  {
    to: '/admin/health',
    label: () => words.health,
    area: 'health',
    key: 'h',
    screen: 'health',
    read: (queries, api) => queries.prefetchQuery(healthQuery(api)),
  },
  {
    to: '/admin/account',
    label: () => words.yourAccount,
    area: 'desk',
    key: 'u',
    screen: 'account',
  },
];

export const ADMIN_PLACES = [...ADMIN_TABS, ...ADMIN_MENU];

/** The page at an address; undefined if neither a tab nor the menu leads there. */
export const placeAt = (pathname: string) =>
  ADMIN_PLACES.find(({ to }) => to === pathname.replace(/(\.data|\/)$/, ''));

/** Addresses that are in no menu, below a page, with their areas. */
const PARTS_BELOW = [
  ['/admin/financing/', 'financing'],
  ['/admin/check-in/', 'charters'],
] as const satisfies readonly (readonly [string, Area])[];

/** The area of an address: that of its page, or of the page above it. */
export const areaAt = (pathname: string): Area =>
  placeAt(pathname)?.area ?? PARTS_BELOW.find(([below]) => pathname.startsWith(below))?.[1] ?? 'desk';

/** Those of the given pages that somebody with these roles may see. */
export const placesFor = (roles: readonly StaffRole[], places: readonly AdminPlace[] = ADMIN_PLACES) =>
  places.filter(({ area }) => may(roles, area, 'reads'));

/** Loads the data that a page shows first. */
export async function readPlace(
  queries: QueryClient,
  api: ApiClient,
  { pathname, searchParams }: URL,
): Promise<void> {
  const place = placeAt(splitPath(pathname).path);
  const asked: Asked = (parts) =>
    Object.fromEntries(
      parts.flatMap((name) => (searchParams.get(name) ? [[name, searchParams.get(name) ?? '']] : [])),
    );
  if (place?.catalog)
    await queries.prefetchQuery(catalogCalls(place.catalog, api).query(asked(['q', 'status'])));
  await place?.read?.(queries, api, asked);
}
