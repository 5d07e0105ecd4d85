import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { charterDayAt } from '#core/charter-time.ts';
import { EVERY_RIGHT } from '#core/rights.ts';
import { inLanguage } from '#platform/language.ts';
import { RolesProvider } from '#ui/admin/rights.tsx';
import { firstDayOf } from './calendar-places.ts';
import { CALENDAR_DAYS, fleetCalendarQuery } from './calls.ts';
import { FleetCalendar } from './fleet-calendar.tsx';

const from = firstDayOf('', charterDayAt(new Date()));
const empty = { from, days: CALENDAR_DAYS, totalYachts: 0, yachts: [], entries: [] };

const shownAt = (query: string, narrowed: Parameters<typeof fleetCalendarQuery>[1]) => {
  const queries = new QueryClient();
  queries.setQueryData(fleetCalendarQuery(from, narrowed).queryKey, empty);
  const element = (
    <QueryClientProvider client={queries}>
      <RolesProvider value={EVERY_RIGHT}>
        <FleetCalendar onOpen={() => undefined} onAdd={() => undefined} set={() => undefined} />
      </RolesProvider>
    </QueryClientProvider>
  );
  const router = createMemoryRouter([{ path: '/', element }], { initialEntries: [`/${query}`] });
  return inLanguage('en', () => renderToStaticMarkup(<RouterProvider router={router} />));
};

test('the calendar of an empty fleet leads to the yachts, not back to the whole fleet', () => {
  const html = shownAt('', {});
  expect(html).toMatch(/There is no yacht in the fleet.*href="\/admin\/yachts"/s);
  expect(html).not.toContain('No such yacht');
});

test('where a name finds no yacht, it leads back to the whole fleet', () => {
  const html = shownAt('?fleet=nobody', { q: 'nobody' });
  expect(html).toMatch(/No such yacht.*Whole fleet/s);
  expect(html).not.toContain('There is no yacht in the fleet');
});
