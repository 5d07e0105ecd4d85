import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language, WRITTEN_AS } from '#core/language.ts';
import { inLanguage } from '#platform/language.ts';
import { counted, formatCents, formatDollars, lengthText, listed, withThousands } from './amounts.ts';
import { clockHours } from './clock.ts';
import { dayText } from './days.ts';
import { clockSpan, clockText } from './hour.ts';
import { words } from './index.ts';
import { ageText, instantText } from './instants.ts';
import { theHour } from './the-hour.ts';

/** Replaces all kinds of spaces with a plain one. */
const said = (language: Language, say: () => string) => inLanguage(language, say).replaceAll(/\s/g, ' ');

describe.each(LANGUAGES)('in %s', (language) => {
  it('writes figures as the browser itself would', () => {
    const own = new Intl.NumberFormat(WRITTEN_AS[language]);
    const dollars = new Intl.NumberFormat(WRITTEN_AS[language], {
      style: 'currency',
      currency: 'USD',
      maximumFractionDigits: 0,
    });
    const cents = new Intl.NumberFormat(WRITTEN_AS[language], { style: 'currency', currency: 'USD' });
    for (const value of [7, 50, 110_025, 350_050, -1, -110_025]) {
      expect(said(language, () => formatCents(value))).toBe(cents.format(value / 100).replaceAll(/\s/g, ' '));
    }
    for (const value of [0, 7, 999, 1_000, 3_500, 48.5, 1_234.5678, -12_500, 1_250_000]) {
      expect(inLanguage(language, () => withThousands(value))).toBe(own.format(value));
      const whole = Math.round(value);
      expect(said(language, () => formatDollars(whole))).toBe(dollars.format(whole).replaceAll(/\s/g, ' '));
    }
  });

  it('knows one from many as Intl does', () => {
    const rules = new Intl.PluralRules(WRITTEN_AS[language]);
    for (let count = 0; count < 1_000; count += 1)
      expect(inLanguage(language, () => words.isOne(count))).toBe(rules.select(count) === 'one');
  });

  it('reads a clock as Intl does', () => {
    for (let hour = 0; hour < 24; hour += 1) {
      const at = `2027-03-06T${String(hour).padStart(2, '0')}:30:00-05:00`;
      const clock = said(language, () => clockText(hour + 0.5));
      expect(said(language, () => instantText(at, 'time'))).toBe(clock);
      for (const style of ['spoken', 'long', 'plain', 'short'] as const)
        expect(said(language, () => instantText(at, style))).toMatch(new RegExp(`\\s${clock}$`));
    }
  });
});

const SAID: readonly (readonly [string, () => string, string, string])[] = [
  ['a price', () => formatDollars(3_500), '$3,500', 'US$ 3.500'],
  ['yachts', () => counted(1_204, 'yate', 'yates'), '1,204 yates', '1.204 yates'],
  ['a list', () => listed(['a', 'b', 'c']), 'a, b y c', 'a, b e c'],
  ['a length', () => lengthText(4), '4 horas', '4 horas'],
  ['days', () => lengthText(72), '3 días', '3 dias'],
  ['a week', () => lengthText(168), '1 semana', '1 semana'],
  ['an hour', () => clockText(18), '6:00 p. m.', '18:00'],
  ['a morning hour', () => clockText(9.5), '9:30 a. m.', '09:30'],
  ['a span', () => clockSpan(17, 20), '5:00–8:00 p. m.', '17:00–20:00'],
  ['a span over noon', () => clockSpan(9, 12), '9:00 a. m.–12:00 p. m.', '09:00–12:00'],
  [
    'days at sea',
    () => clockHours({ from: new Date('2027-03-06T15:00:00Z'), to: new Date('2027-03-08T15:00:00Z') }),
    '10:00 a. m. hasta el lun, 8 de mar, 10:00 a. m.',
    '10:00 até seg., 8 de mar., 10:00',
  ],
  ['a day', () => dayText('2027-03-06', 'full'), 'sábado, 6 de marzo de 2027', 'sábado, 6 de março de 2027'],
  [
    'a moment',
    () => instantText('2027-03-06T17:00:00Z', 'long'),
    '6 de marzo de 2027 a las 12:00 p. m.',
    '6 de março de 2027 às 12:00',
  ],
  [
    'a moment at one',
    () => instantText('2027-03-06T18:05:00Z', 'long'),
    '6 de marzo de 2027 a la 1:05 p. m.',
    '6 de março de 2027 às 13:05',
  ],
  [
    'a moment in short',
    () => instantText('2027-03-06T12:05:00Z', 'short'),
    '6 mar, 7:05 a. m.',
    '6 de mar., 07:05',
  ],
  [
    'an age',
    () => ageText('2027-03-06T16:59:00Z', Date.parse('2027-03-06T17:00:00Z')),
    '1 minuto',
    '1 minuto',
  ],
];

it.each(SAID)('%s in Spanish and Portuguese', (_, say, es, pt) => {
  expect(said('es', say)).toBe(es);
  expect(said('pt', say)).toBe(pt);
});

it('is English where nobody has asked', () => {
  expect(formatDollars(3_500)).toBe('$3,500');
  expect(clockText(18)).toBe('6:00 PM');
});

it.each([
  [1, 'la 1:00 a. m.'],
  [13.5, 'la 1:30 p. m.'],
  [10, 'las 10:00 a. m.'],
  [23, 'las 11:00 p. m.'],
])('in Spanish, hour %d has its own article: %s', (hour, expected) => {
  expect(said('es', () => theHour(clockText(hour)))).toBe(expected);
});
