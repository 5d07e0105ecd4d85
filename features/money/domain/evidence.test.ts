import { expect, test } from 'vitest';
import { inLanguage } from '#platform/language.ts';
import { type CharterEvidence, evidencePieces, type PaidEvidence, type ShownQuote } from './evidence.ts';

const QUOTE: ShownQuote = {
  number: 1,
  at: new Date('2027-01-10T12:00:00Z'),
  isSent: true,
  lines: [],
  totalCents: 100_000,
  guests: 8,
  terms: ['If you cancel, half of it comes back.'],
  accepted: null,
};

const piecesOf = (quote: ShownQuote) => {
  const of = { quotes: [quote], agreements: [], history: [], messages: [], mails: [], access: [], left: {} };
  const paid = { payments: [], refunds: [], additions: [], paymentId: null, damage: null };
  const moments = { departsAt: QUOTE.at, returnsAt: QUOTE.at };
  return inLanguage('en', () =>
    evidencePieces({ ...of, ...moments } as unknown as CharterEvidence, paid as PaidEvidence),
  );
};
const titlesOf = (quote: ShownQuote) =>
  piecesOf(quote)
    .filter(({ key }) => key === 'quote' || key === 'cancellation')
    .map(({ title }) => title);

test('no price that was never sent is called a quote as shown', () => {
  expect(titlesOf(QUOTE)).toEqual([
    expect.stringContaining('Quote 1 as shown on'),
    'Cancellation terms as shown before the client agreed',
  ]);
  expect(titlesOf({ ...QUOTE, isSent: false })).toEqual([
    expect.stringContaining('Price and conditions on the charter’s page since'),
    expect.stringContaining('Cancellation terms on the charter’s page since'),
  ]);
});

test('a quote names the number of guests that it was for; nothing where that was not kept', () => {
  const rowsOf = (guests: number | null) =>
    piecesOf({ ...QUOTE, guests }).find(({ key }) => key === 'quote')?.rows;
  expect(rowsOf(60)).toContainEqual(['Guests', '60']);
  expect(rowsOf(null)?.map(([name]) => name)).toEqual(['Total']);
});
