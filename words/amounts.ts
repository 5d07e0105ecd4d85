import { words } from '#words/index.ts';
import { perLanguage } from './styled.ts';

/**
 * A number in the current language's writing, with at most three decimals: "12,500", "48.5". Gives the same text as
 * `Intl.NumberFormat`, without making one while a page opens (see core/lazily.ts).
 */
export function withThousands(value: number): string {
  const [whole = '', decimals] = String(Math.round(value * 1000) / 1000).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, words.thousands);
  return decimals === undefined ? grouped : `${grouped}${words.decimalMark}${decimals}`;
}

const METRES_PER_FOOT = 0.3048;

/** Converts feet to meters, to one decimal: "16.8". */
export function inMetres(feet: number): string {
  return (feet * METRES_PER_FOOT).toFixed(1).replace('.', words.decimalMark);
}

/** "$3,500", in Portuguese "US$ 3.500": prices are shown without cents. */
export function formatDollars(dollars: number): string {
  const amount = `${words.dollarSign}${withThousands(Math.round(Math.abs(dollars)))}`;
  return dollars < 0 ? `-${amount}` : amount;
}

/** "$3,500" or "$3,500.50", in Portuguese "US$ 3.500,50": payments are shown to the cent. */
export function formatCents(cents: number): string {
  const dollars = formatDollars(Math.trunc(cents / 100));
  const rest = Math.abs(cents) % 100;
  const sign = cents < 0 && cents > -100 ? '-' : '';
  return rest === 0 ? dollars : `${sign}${dollars}${words.decimalMark}${String(rest).padStart(2, '0')}`;
}

/** A count with its noun in the current language: "1 yacht", "1,204 yachts". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${withThousands(count)} ${words.isOne(count) ? one : many}`;
}

const list = perLanguage((writtenAs) => new Intl.ListFormat(writtenAs, { type: 'conjunction' }));

/** Joins several things in a sentence: "a location and a check-out date". */
export function listed(things: readonly string[]): string {
  return list().format(things);
}

/** A length of time in words: "4 hours", "3 days", "2 weeks". */
export function lengthText(hours: number): string {
  if (hours % 24 !== 0 || hours === 24) return words.hours(hours);
  return hours % (7 * 24) === 0 ? words.weeks(hours / (7 * 24)) : words.days(hours / 24);
}
