import { figureTyped } from '#core/figures.ts';
import { formatCents } from '#words/amounts.ts';
import { MOST_CENTS } from '../../domain/index.ts';
import { words } from './words/index.ts';

/** Converts a typed amount, such as "$1,070.50" or "1070", to cents; undefined if it is no amount. */
export function centsTyped(typed: string): number | undefined {
  const match = /^(\d+)(?:\.(\d{1,2}))?$/.exec(figureTyped(typed) ?? '');
  if (!match) return undefined;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** The error of a typed amount; undefined if it can be sent. */
export function amountFault(cents: number | undefined): string | undefined {
  if (!cents) return words.amountMissing;
  return cents > MOST_CENTS ? words.amountUpTo(formatCents(MOST_CENTS)) : undefined;
}

/** Cents as text for a field: "1070.50". */
export const typedCents = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
