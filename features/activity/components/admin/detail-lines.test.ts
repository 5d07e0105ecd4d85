import { expect, test } from 'vitest';
import { inLanguage } from '#platform/language.ts';
import { detailLines } from './detail-lines.ts';

const texts = (details: Record<string, unknown>) => detailLines(details).map(({ text }) => text);

test('amounts are told in dollars, days and statuses as people read them', () => {
  expect(texts({ cents: 107_050, method: 'zelle' })).toEqual(['amount: $1,070.50', 'method: zelle']);
  expect(texts({ priceCents: { from: 80_000, to: 95_000 } })).toEqual(['price: $800 → $950']);
  expect(texts({ to: 'conditionally_approved', from: 'under_review' })).toEqual([
    'from: under review',
    'to: conditionally approved',
  ]);
  expect(texts({ day: '2027-03-06', rows: 4 })).toEqual(['day: Mar 6, 2027', 'rows: 4']);
});

test('what was left empty before and after is not told', () => {
  expect(texts({ note: { from: '', to: null }, aboard: { from: 0, to: 2 } })).toEqual(['aboard: 0 → 2']);
});

test('what has parts is told in words, and many of them by how many they are', async () => {
  const slide = (title: string) => ({ title, translations: { es: { title } } });
  const said = await inLanguage('en', () =>
    texts({
      slides: { from: [slide('Weddings')], to: [slide('Weddings'), slide('Birthdays')] },
      home: { from: [slide('8+')], to: [slide('9+')] },
      hours: { opensAt: '9:00', closesAt: '', tips: ['cash', 'card'], isOpen: true },
      roles: ['content', 'underwriting'],
      none: [],
    }),
  );
  expect(said).toEqual([
    'slides: 1 entry → 2 entries',
    'home: 1 entry, changed',
    'hours: opens at 9:00, tips cash, card, is open yes',
    'roles: content, underwriting',
    'none: –',
  ]);
});
