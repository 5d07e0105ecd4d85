import { figureTyped } from '#core/figures.ts';

/** Cents of an amount as a person types it: "$1,070.50", "1070"; undefined for what is none. */
export function centsTyped(typed: string): number | undefined {
  const match = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(figureTyped(typed) ?? '');
  if (!match) return undefined;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** Cents as they stand in a field: "1070.50". */
export const typedCents = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
