import { lazily } from '#core/lazily.ts';

/**
 * "12,500" or "48.5": a number as English readers write it, to three decimals at most. The same text as the browser's own
 * `Intl.NumberFormat`, without making one while a page opens (see lazily).
 */
export function withThousands(value: number): string {
  const [whole = '', decimals] = String(Math.round(value * 1000) / 1000).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

/** "$3,500": prices carry no decimals. */
export function formatDollars(dollars: number): string {
  const amount = `$${withThousands(Math.round(Math.abs(dollars)))}`;
  return dollars < 0 ? `-${amount}` : amount;
}

/** "$3,500" or "$3,500.50": money that moves is told to the cent. */
export function formatCents(cents: number): string {
  const dollars = formatDollars(Math.trunc(cents / 100));
  const rest = Math.abs(cents) % 100;
  const sign = cents < 0 && cents > -100 ? '-' : '';
  return rest === 0 ? dollars : `${sign}${dollars}.${String(rest).padStart(2, '0')}`;
}

/** "1 yacht", "1,204 yachts". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${withThousands(count)} ${count === 1 ? one : many}`;
}

const list = lazily(() => new Intl.ListFormat('en-US', { type: 'conjunction' }));

/** "a location and a check-out date": several things in one breath. */
export function listed(things: readonly string[]): string {
  return list().format(things);
}

/** How long, in words: "4 hours", "3 days", "2 weeks". */
export function lengthText(hours: number): string {
  const [count, unit] =
    hours % 24 !== 0 || hours === 24
      ? [hours, 'hour']
      : hours % (7 * 24) === 0
        ? [hours / (7 * 24), 'week']
        : [hours / 24, 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
