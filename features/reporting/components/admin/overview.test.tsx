import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { inLanguage } from '#platform/language.ts';
import { RolesProvider } from '#ui/admin/rights.tsx';
import type { OverviewAnswer, WaitingAnswer } from '../../schema.ts';
import { overviewQuery } from './calls.ts';
import { Overview } from './overview.tsx';

const overview: OverviewAnswer = {
  today: '2027-03-05',
  month: { first: '2027-03-01', last: '2027-03-31' },
  totalYachts: 120,
  pendingFinancing: 0,
  waiting: [],
  activeBookings: 1,
  recent: [],
};

/** The screen of an administrator, as HTML. */
function screenOf(answer: OverviewAnswer): string {
  const queries = new QueryClient();
  queries.setQueryData<unknown>(overviewQuery().queryKey, answer);
  return inLanguage('en', () =>
    renderToStaticMarkup(
      <QueryClientProvider client={queries}>
        <MemoryRouter>
          <RolesProvider value={['administrator']}>
            <Overview morePages={[]} />
          </RolesProvider>
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
}

test('where every recent booking waits above, it does not say that nothing has been booked', () => {
  const waiting: WaitingAnswer = {
    kind: 'charter',
    id: '01890a5d-ac96-774b-bcce-b302099a8057',
    name: 'Rosa Delgado',
    about: 'Serenata',
    on: '2027-03-06',
    since: '2027-03-05T05:00:00.000Z',
    reasons: [{ for: 'departure', count: 1, due: '2027-03-06T14:00:00.000Z', note: null }],
  };
  expect(screenOf(overview)).toContain('Nothing has been booked yet.');
  const shown = screenOf({ ...overview, waiting: [waiting] });
  expect(shown).not.toContain('Nothing has been booked yet.');
  expect(shown).toContain('The latest requests and bookings are in the list above.');
});
