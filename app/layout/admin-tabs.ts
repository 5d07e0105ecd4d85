import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '#core/api-client.ts';
import type { Catalog } from '#core/catalog.ts';
import { teamQuery } from '#features/accounts/components/admin/calls.ts';
import { ACTIVITY_PARTS, activityListQuery } from '#features/activity/components/admin/calls.ts';
import { BOOKING_PARTS, bookingsQuery } from '#features/charters/components/admin/calls.ts';
import { settingsQuery } from '#features/content/components/admin/calls.ts';
import { CUSTOMER_PARTS, customersQuery } from '#features/customers/components/admin/calls.ts';
import { eventCatalog } from '#features/events/fields.ts';
import { addOnCatalog, packageCatalog } from '#features/extras/fields.ts';
import { PIPELINE_PARTS, pipelineQuery } from '#features/financing/components/admin/calls.ts';
import { lenderCatalog } from '#features/financing/fields.ts';
import { adminYachtsQuery, YACHT_PARTS } from '#features/fleet/components/admin/calls.ts';
import { healthQuery } from '#features/health/components/admin/calls.ts';
import { INQUIRY_PARTS, inquiriesQuery } from '#features/inquiries/components/admin/calls.ts';
import { overviewQuery } from '#features/reporting/components/admin/calls.ts';
import { catalogCalls } from '#ui/admin/catalog-calls.ts';

/** What an address asks for, of the parts that a list knows. */
type Asked = (parts: readonly string[]) => Record<string, string>;

/** A page of the staff's screen: all that is to be said of it but for what it draws. */
export type AdminPlace = {
  readonly to: string;
  readonly label: string;
  /** After "g" it leads there. */
  readonly key: string;
  /** What it keeps up. It needs no more: its page, its reading and its words in the log are the catalog's. */
  readonly catalog?: Catalog;
  /** The file of its page in routes/admin/, where that is not any catalog's. */
  readonly screen?: string;
  /** What its page shows first. */
  readonly read?: (queries: QueryClient, api: ApiClient, asked: Asked) => Promise<void>;
};

/** The eight tabs, in their order (product 8.1). */
export const ADMIN_TABS: readonly AdminPlace[] = [
  {
    to: '/admin',
    label: 'Overview',
    key: 'o',
    screen: 'overview',
    read: (queries, api) => queries.prefetchQuery(overviewQuery(api)),
  },
  {
    to: '/admin/yachts',
    label: 'Yachts',
    key: 'y',
    screen: 'yachts',
    read: (queries, api, asked) => queries.prefetchQuery(adminYachtsQuery(asked(YACHT_PARTS), api)),
  },
  {
    to: '/admin/bookings',
    label: 'Bookings',
    key: 'b',
    screen: 'bookings',
    read: async (queries, api, asked) => {
      if (asked(['view']).view === 'calendar') return;
      await queries.prefetchQuery(bookingsQuery(asked(BOOKING_PARTS), api));
    },
  },
  {
    to: '/admin/customers',
    label: 'Customers',
    key: 'c',
    screen: 'customers',
    read: (queries, api, asked) => queries.prefetchQuery(customersQuery(asked(CUSTOMER_PARTS), api)),
  },
  {
    to: '/admin/financing',
    label: 'Financing',
    key: 'f',
    screen: 'financing',
    read: (queries, api, asked) => queries.prefetchQuery(pipelineQuery(asked(PIPELINE_PARTS), api)),
  },
  { to: '/admin/packages', label: 'Packages', key: 'p', catalog: packageCatalog },
  { to: '/admin/add-ons', label: 'Add-Ons', key: 'a', catalog: addOnCatalog, screen: 'add-ons' },
  { to: '/admin/events', label: 'Events', key: 'e', catalog: eventCatalog, screen: 'events' },
];

/** What is reached from the second menu (product 8.1). */
export const ADMIN_MENU: readonly AdminPlace[] = [
  {
    to: '/admin/inquiries',
    label: 'Inquiries',
    key: 'i',
    screen: 'inquiries',
    read: (queries, api, asked) => queries.prefetchQuery(inquiriesQuery(asked(INQUIRY_PARTS), api)),
  },
  { to: '/admin/lenders', label: 'Lenders', key: 'd', catalog: lenderCatalog },
  {
    to: '/admin/activity',
    label: 'Activity',
    key: 'l',
    screen: 'activity',
    read: (queries, api, asked) => queries.prefetchQuery(activityListQuery(asked(ACTIVITY_PARTS), api)),
  },
  {
    to: '/admin/settings',
    label: 'Settings',
    key: 's',
    screen: 'settings',
    read: (queries, api) => queries.prefetchQuery(settingsQuery(api)),
  },
  {
    to: '/admin/team',
    label: 'Team',
    key: 't',
    screen: 'team',
    read: (queries, api) => queries.prefetchQuery(teamQuery(api)),
  },
  {
    to: '/admin/health',
    label: 'Health',
    key: 'h',
    screen: 'health',
    read: (queries, api) => queries.prefetchQuery(healthQuery(api)),
  },
  { to: '/admin/account', label: 'Your account', key: 'u', screen: 'account' },
];

export const ADMIN_PLACES = [...ADMIN_TABS, ...ADMIN_MENU];

/** The page that an address is of; undefined where it is of none that a tab or the menu leads to. */
export const placeAt = (pathname: string) =>
  ADMIN_PLACES.find(({ to }) => to === pathname.replace(/(\.data|\/)$/, ''));

/** Reads what a page shows first. */
export async function readPlace(
  queries: QueryClient,
  api: ApiClient,
  { pathname, searchParams }: URL,
): Promise<void> {
  const place = placeAt(pathname);
  const asked: Asked = (parts) =>
    Object.fromEntries(
      parts.flatMap((name) => (searchParams.get(name) ? [[name, searchParams.get(name) ?? '']] : [])),
    );
  if (place?.catalog)
    await queries.prefetchQuery(catalogCalls(place.catalog, api).query(asked(['q', 'status'])));
  await place?.read?.(queries, api, asked);
}
