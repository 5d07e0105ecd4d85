import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { inLanguage } from '#platform/language.ts';
import type { ListedDeparture } from '../../schema.ts';
import { departuresQuery } from './calls.ts';
import { Departures } from './departures.tsx';

const leaving = (charterId: string, differs: Partial<ListedDeparture>): ListedDeparture => ({
  charterId,
  number: charterId,
  status: 'confirmed',
  client: `Client ${charterId}`,
  yacht: { id: 'serenata', name: 'Serenata' },
  departsAt: '2999-03-06T14:00:00Z',
  returnsAt: '2999-03-06T22:00:00Z',
  guestCount: 4,
  captain: null,
  named: 0,
  aboard: 0,
  departedAt: null,
  returnedAt: null,
  checks: 8,
  done: 0,
  missing: [],
  mayLeave: false,
  ...differs,
});

test('the head counts who is still to leave: nobody who has left, is back, or whose time is over', () => {
  const queries = new QueryClient();
  const departedAt = '2999-03-06T14:05:00Z';
  queries.setQueryData(departuresQuery().queryKey, {
    today: '2999-03-06',
    tomorrow: '2999-03-07',
    underWay: [leaving('out', { departedAt })],
    leavingToday: [
      leaving('late', {}),
      leaving('next', {}),
      leaving('back', { departedAt, returnedAt: '2999-03-06T18:00:00Z' }),
      leaving('done', { status: 'completed' }),
      leaving('over', { returnsAt: '2020-03-06T22:00:00Z' }),
    ],
    leavingTomorrow: [leaving('tomorrow', {})],
    more: { underWay: 0, leavingToday: 0, leavingTomorrow: 0 },
  });
  const html = inLanguage('en', () =>
    renderToStaticMarkup(
      <MemoryRouter>
        <QueryClientProvider client={queries}>
          <Departures />
        </QueryClientProvider>
      </MemoryRouter>,
    ),
  );
  expect(html).toContain('>2 still to leave<');
});
