import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { inLanguage } from '#platform/language.ts';
import { linkedCharterQuery } from '../queries/booking.ts';
import type { ClientCharterAnswer } from '../schema/index.ts';
import { LinkedCharter } from './linked-charter.tsx';

const TOKEN = 'a-token';
const HOUR_MS = 3_600_000;
const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

/** The page of a confirmed charter that returns so many hours from now. */
function pageOf(returnsIn: number): string {
  const charter = {
    id: 'c',
    number: '12345678',
    status: 'confirmed',
    mode: 'crewed',
    yacht: { id: 'serenata', name: 'Serenata' },
    startDate: '2027-03-06',
    departsAt: fromNow(returnsIn - 5),
    returnsAt: fromNow(returnsIn),
    guestCount: 6,
    pricingType: 'hourly',
    contactName: 'Rosa Delgado',
    captain: null,
    boarding: { picture: null, marina: '', arriveBy: fromNow(returnsIn - 6) },
    money: null,
    quote: null,
    estimate: null,
    cancellation: null,
    damageHold: 0,
  } as unknown as ClientCharterAnswer;
  const client = new QueryClient();
  client.setQueryData(linkedCharterQuery(TOKEN).queryKey, charter);
  const page = <LinkedCharter token={TOKEN} failed={false} back={undefined} onThanked={() => undefined} />;
  const element = <QueryClientProvider client={client}>{page}</QueryClientProvider>;
  const router = createMemoryRouter([{ path: '/', element }]);
  return inLanguage('en', () => renderToStaticMarkup(<RouterProvider router={router} />));
}

const PREPARING = ['Before you sail', 'Arrive by', 'calendar-file'];

test('a charter to come asks its client to prepare; one that is over does not, though nobody completed it', () => {
  const ahead = pageOf(30);
  for (const words of PREPARING) expect(ahead).toContain(words);
  const over = pageOf(-1);
  expect(over).toContain('Serenata');
  for (const words of PREPARING) expect(over).not.toContain(words);
});
