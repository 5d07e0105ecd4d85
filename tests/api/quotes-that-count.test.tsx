import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { AgreementSection } from '#features/agreements/components/agreement-section.tsx';
import type { SigningCalls } from '#features/agreements/components/signing-calls.ts';
import { CharterPrices } from '#features/charters/components/admin/charter-prices.tsx';
import { LinkedCharter } from '#features/charters/components/linked-charter.tsx';
import { linkedCharterQuery } from '#features/charters/queries/booking.ts';
import type { ClientCharterAnswer, StaffCharterAnswer } from '#features/charters/schema/index.ts';
import { inLanguage } from '#platform/language.ts';

const at = '2031-06-05T16:00:00.000Z';
const price = {
  pricingType: 'with_amenities',
  lines: [{ kind: 'base', label: 'Yacht', amount: 8_000 }],
  subtotal: 8_000,
  total: 8_000,
  deposit: { percent: 50, amount: 4_000 },
  balance: 4_000,
  apa: 0,
  balanceDueAt: null,
} satisfies StaffCharterAnswer['estimate'];
const quote = {
  id: 'newest',
  number: 1,
  price,
  note: 'Lovely to have you.',
  terms: ['We hold the yacht for 48 hours.'],
  heldUntil: at,
  createdAt: at,
  acceptedAt: at,
  acceptedName: 'Rosa Delgado',
};
const charter: ClientCharterAnswer = {
  id: 'c',
  number: '12345678',
  status: 'confirmed',
  yacht: { id: 'y', name: 'Serenata' },
  startDate: '2031-06-05',
  duration: 'afternoon',
  departsAt: at,
  returnsAt: '2031-06-05T21:00:00.000Z',
  guestCount: 8,
  pricingType: 'with_amenities',
  mode: 'crewed',
  boarding: { isInFleet: true, marina: '', picture: null, arriveBy: at },
  damageHold: null,
  contactName: 'Rosa Delgado',
  language: 'en',
  captain: null,
  hasLeft: false,
  specialRequests: '',
  estimate: null,
  quote,
  cancellation: null,
  money: null,
  history: [],
  createdAt: at,
};

/** The words of a screen, without its markup. */
const said = (screen: ReactElement, queries = new QueryClient()) =>
  inLanguage('en', () =>
    renderToStaticMarkup(
      <QueryClientProvider client={queries}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element: screen }])} />
      </QueryClientProvider>,
    ),
  ).replaceAll(/<[^>]+>/g, ' ');

test.each([
  ['confirmed', true],
  ['quoted', true],
  ['cancelled', true],
  ['pending', false],
  ['contacted', false],
] as const)(
  'to the client of a charter that is %s, conditions and acceptance of its quote hold: %s',
  (status, holds) => {
    const queries = new QueryClient();
    queries.setQueryData([...linkedCharterQuery('x').queryKey], { ...charter, status });
    const page = said(
      <LinkedCharter token="x" failed={false} back={undefined} onThanked={() => undefined} />,
      queries,
    );
    expect(page).toContain('$8,000');
    for (const one of ['We hold the yacht for 48 hours.', 'Lovely to have you.', 'Accepted by Rosa Delgado'])
      expect(page.includes(one), one).toBe(holds);
  },
);

test('staff see of each quote whether it still counts', () => {
  const quotes = [quote, { ...quote, id: 'older', number: 0 }].map((one) => ({ ...one, quotedBy: 'ana' }));
  const prices = (standing: typeof quote | null) =>
    said(
      <CharterPrices
        charter={{ ...charter, quote: standing, quotes, status: 'pending' } as unknown as StaffCharterAnswer}
      />,
    );
  expect(prices(quote)).not.toContain('no longer counts');
  expect(prices(quote)).toContain('(replaced)');
  // The request was moved after it was reopened: its quote was for another time.
  expect(prices(null)).toContain('(no longer counts)');
});

test('an agreement that waits for us offers no step, and says that it waits', () => {
  const screen = said(
    <AgreementSection
      isAwaited={false}
      isOnHold
      isCurrent={false}
      agreements={[]}
      calls={{ fileUrl: () => '' } as unknown as SigningCalls}
    />,
  );
  expect(screen).toContain('Your agreement is on hold');
  expect(screen).not.toContain('Read the document');
});
