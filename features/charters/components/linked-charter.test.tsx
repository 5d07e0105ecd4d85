import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { inLanguage } from '#platform/language.ts';
import type { lookWhile } from '#ui/reading.ts';
import { linkedCharterQuery } from '../queries/booking.ts';
import type { ClientCharterAnswer } from '../schema/index.ts';
import { LinkedCharter } from './linked-charter.tsx';
import { Opened } from './request-dialog.tsx';

const TOKEN = 'a-token';
const HOUR_MS = 3_600_000;
const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

/** A confirmed charter that returns so many hours from now. */
const charterOf = (returnsIn: number) =>
  ({
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
    specialRequests: '',
    history: [],
  }) as unknown as ClientCharterAnswer;

function drawn(element: ReactNode, charter: ClientCharterAnswer, client = new QueryClient()): string {
  client.setQueryData(linkedCharterQuery(TOKEN).queryKey, charter);
  const router = createMemoryRouter([
    { path: '/', element: <QueryClientProvider client={client}>{element}</QueryClientProvider> },
  ]);
  return inLanguage('en', () => renderToStaticMarkup(<RouterProvider router={router} />));
}

/** The charter's own page. */
const pageOf = (returnsIn: number) =>
  drawn(
    <LinkedCharter token={TOKEN} failed={false} back={undefined} onThanked={() => undefined} />,
    charterOf(returnsIn),
  );

/** The same charter as the client's profile shows it. */
function inProfile(returnsIn: number): string {
  const charter = charterOf(returnsIn);
  return drawn(<Opened charter={charter} />, charter);
}

test('the price of a confirmed charter is no estimate, on its page as on the profile', () => {
  const price = {
    lines: [],
    total: 3,
    deposit: { percent: 50, amount: 1 },
    balance: { amount: 2, dueAt: null },
  };
  for (const [status, isEstimate] of [
    ['confirmed', false],
    ['completed', false],
    ['reviewed', true],
  ] as const) {
    const charter = { ...charterOf(30), status, estimate: price } as unknown as ClientCharterAnswer;
    const page = <LinkedCharter token={TOKEN} failed={false} back={undefined} onThanked={() => undefined} />;
    for (const html of [drawn(page, charter), drawn(<Opened charter={charter} />, charter)]) {
      expect(/>Estimate(d price)?</.test(html), status).toBe(isEstimate);
      expect(html.includes('>The price<'), status).toBe(!isEstimate);
    }
  }
});

test('the page of a quote in place of an earlier one says that only this one counts', () => {
  const withQuote = (number: number) => {
    const price = {
      lines: [],
      total: 3,
      deposit: { percent: 50, amount: 1 },
      balance: { amount: 2, dueAt: null },
    };
    const quote = { id: 'q', number, price, note: '', terms: [], heldUntil: fromNow(20), acceptedAt: null };
    const charter = { ...charterOf(30), status: 'quoted', quote } as unknown as ClientCharterAnswer;
    return drawn(
      <LinkedCharter token={TOKEN} failed={false} back={undefined} onThanked={() => undefined} />,
      { ...charter, boarding: { ...charter.boarding, isInFleet: true } },
    );
  };
  expect(withQuote(1)).not.toContain('Only this quote counts');
  expect(withQuote(2)).toContain('Only this quote counts');
});

const PREPARING = ['Before you sail', 'Arrive by', 'calendar-file'];

test('a charter to come asks its client to prepare; one that is over does not, though nobody completed it', () => {
  const ahead = pageOf(30);
  for (const words of PREPARING) expect(ahead).toContain(words);
  const over = pageOf(-1);
  expect(over).toContain('Serenata');
  for (const words of PREPARING) expect(over).not.toContain(words);
});

test('the profile too offers to sign, to prepare and to note only a charter to come', () => {
  const offers = ['Sign and prepare your day', 'calendar-file'];
  const ahead = inProfile(30);
  for (const words of offers) expect(ahead).toContain(words);
  const over = inProfile(-1);
  expect(over).toContain('Captain');
  for (const words of offers) expect(over).not.toContain(words);
});

test('nor does one that has left, though it is not over; its history tells a move from a confirmation', () => {
  const left = { ...charterOf(30), hasLeft: true };
  const page = <LinkedCharter token={TOKEN} failed={false} back={undefined} onThanked={() => undefined} />;
  for (const words of PREPARING) expect(drawn(page, left)).not.toContain(words);
  const entry = { status: 'confirmed', at: fromNow(-1), by: 'team' } as const;
  const history = [entry, { ...entry, at: fromNow(0), isChange: true as const }];
  const told = drawn(<Opened charter={{ ...left, history }} />, left);
  expect(told).not.toContain('Sign and prepare your day');
  // The way to the charter's own page stays.
  expect(told).toContain('>Your charter<');
  expect(told.match(/semibold">(Confirmed|Changed)</g)).toEqual([
    'semibold">Confirmed<',
    'semibold">Changed<',
  ]);
});

test('a payment that the card company has not confirmed is looked for until it is there', () => {
  const client = new QueryClient();
  const { queryKey } = linkedCharterQuery(TOKEN);
  const withBalance = (state: string) => {
    const money = { pieces: [{ kind: 'balance', state }], payments: [], onItsWayCents: 0 };
    return { ...charterOf(30), money } as unknown as ClientCharterAnswer;
  };
  const page = (
    <LinkedCharter
      token={TOKEN}
      failed={false}
      back={{ from: 'paid', piece: 'balance' }}
      onThanked={() => undefined}
    />
  );
  drawn(page, charterOf(30), client);
  const query = client.getQueryCache().find({ queryKey });
  const { refetchInterval } = (query?.options ?? {}) as Partial<ReturnType<typeof lookWhile>>;
  const looksAgainIn = (state: string) =>
    refetchInterval?.({ state: { data: withBalance(state), dataUpdateCount: 100 } });
  expect(looksAgainIn('due')).toBeGreaterThan(0);
  expect(looksAgainIn('paid')).toBe(false);
});
